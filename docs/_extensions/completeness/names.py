"""The public names of a package, each with the module that defines it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["PublicName", "modules_of", "public_names"]

_COMMAND: Final = "cli"
"""The package of the command, which has pages of its own."""


@dataclass(frozen=True, slots=True)
class PublicName:
    """A name that a public module has in its `__all__`.

    `home` is the module where it is made, and `made_as` its name there.
    """

    module: str
    name: str
    home: str
    made_as: str

    @property
    def target(self) -> str:
        """Where the reference has it: where it is made, or who passes it on if that is private."""
        if is_private(self.home):
            return f"{self.module}.{self.name}"
        return f"{self.home}.{self.made_as}"


def is_private(module: str) -> bool:
    """Say whether a part of a module's name begins with an underscore.

    >>> is_private("rummy._tables"), is_private("rummy.tables")
    (True, False)
    """
    return any(part.startswith("_") for part in module.split("."))


def modules_of(package: Path) -> Mapping[str, ast.Module]:
    """Read all modules of a package, private ones too, by their names."""
    found: dict[str, ast.Module] = {}
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package.parent).with_suffix("")
        parts = inside.parts[:-1] if inside.name == "__init__" else inside.parts
        found[".".join(parts)] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def public_names(modules: Mapping[str, ast.Module]) -> tuple[PublicName, ...]:
    """List what the public modules offer in their `__all__`, those of the command left out."""
    return tuple(
        PublicName(module, name, *_origin(modules, module, name))
        for module, tree in modules.items()
        if not is_private(module) and _COMMAND not in module.split(".")
        for name in _offered(tree)
        if f"{module}.{name}" not in modules
    )


def _offered(tree: ast.Module) -> Iterator[str]:
    """Give the names in a module's `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets
        ):
            yield from (
                each.value
                for each in ast.walk(node.value)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )


def _origin(modules: Mapping[str, ast.Module], module: str, name: str) -> tuple[str, str]:
    """Follow a name through the imports to the module that makes it, and to its name there."""
    for node in ast.walk(modules[module]):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module in modules:
            for each in node.names:
                if (each.asname or each.name) == name:
                    return _origin(modules, node.module, each.name)
    return module, name
