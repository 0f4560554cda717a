"""The records of `examples/records`: each as it is made, and each holds."""

from __future__ import annotations

from cardrules.records import loads, referee
from tests.records.made import FOLDER, made


def test_every_record_is_as_made_and_holds() -> None:
    texts = dict(made())
    assert {path.name for path in FOLDER.glob("*.txt")} == set(texts)
    for name, text in texts.items():
        assert FOLDER.joinpath(name).read_text(encoding="utf-8") == text
        assert referee(loads(text))
