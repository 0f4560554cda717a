"""What a public name has to have: an entry, a docstring, and an example if a user calls it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import cardrules
from completeness.names import PublicName, modules_of, public_names

MODULES: Final = modules_of(Path(cardrules.__file__).parent)
NAMES: Final = public_names(MODULES)
IN_A_NOTEBOOK: Final = "cardrules.pictures.notebook.enable"
"""What can be called only where a shell of IPython runs, and so has no example of its own."""


def definition_of(name: PublicName) -> ast.FunctionDef | ast.ClassDef | None:
    """Give what defines a name; nothing for a constant or an alias."""
    for node in ast.walk(MODULES[name.home]):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name.made_as:
            return node
    return None


def is_front_door(module: str) -> bool:
    """Say whether users import from it: a module right below the top, or a package as such."""
    return module.count(".") <= 1 or any(each.startswith(f"{module}.") for each in MODULES)


DEFINED: Final = [(name, node) for name in NAMES if (node := definition_of(name)) is not None]
CALLED: Final = sorted(
    {
        (f"{name.home}.{name.made_as}", ast.get_docstring(node) or "")
        for name, node in DEFINED
        if isinstance(node, ast.FunctionDef) and is_front_door(name.module)
    }
)


def test_every_function_and_class_says_what_it_is() -> None:
    assert {name.target for name, node in DEFINED if not ast.get_docstring(node)} == set()
    assert len(DEFINED) > len(CALLED) > 100


def test_every_function_that_users_import_has_an_example() -> None:
    assert [target for target, told in CALLED if ">>>" not in told] == [IN_A_NOTEBOOK]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    package = tmp_path / "rummy"
    (package / "cli").mkdir(parents=True)
    (package / "__init__.py").write_text(
        'from rummy._tables import deal\nfrom rummy import cards\n__all__ = ["cards", "deal"]\n',
        encoding="utf-8",
    )
    (package / "_tables.py").write_text(
        'from rummy.cards import Card as Karte\n__all__ = ["Karte", "deal"]\ndef deal(): ...\n',
        encoding="utf-8",
    )
    (package / "cards.py").write_text('__all__ = ["Card"]\nclass Card: ...\n', encoding="utf-8")
    (package / "passing.py").write_text(
        'from rummy._tables import Karte\n__all__ = ["Karte"]\n', encoding="utf-8"
    )
    (package / "cli" / "run.py").write_text('__all__ = ["main"]\n', encoding="utf-8")
    return package


def test_a_name_is_followed_to_where_it_is_made(made: Path) -> None:
    found = {(each.module, each.name): each for each in public_names(modules_of(made))}
    assert {key: each.home for key, each in found.items()} == {
        ("rummy", "deal"): "rummy._tables",
        ("rummy.cards", "Card"): "rummy.cards",
        ("rummy.passing", "Karte"): "rummy.cards",
    }
    assert found["rummy", "deal"].target == "rummy.deal"
    assert found["rummy.passing", "Karte"].target == "rummy.cards.Card"
