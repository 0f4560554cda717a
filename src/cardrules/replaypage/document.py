"""The page itself: the words, the album, style and script, put into one HTML document."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from types import MappingProxyType
from typing import Final

from cardrules import arbaa_turub, cuarenta, pictures
from cardrules._books import BOOKS
from cardrules.record import Record
from cardrules.replaypage.album import KEY, Album, album
from cardrules.replaypage.moments import CLAUSES, Moment, closing, moments, opening
from cardrules.replaypage.replay import Replay

__all__ = ["page"]

_TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {arbaa_turub.NAME: "Arba'a Turub", cuarenta.NAME: "Cuarenta"}
)
"""By a game's name in records, its name in print."""

_FOLDER: Final = files("cardrules.replaypage")
_UNSAFE: Final = str.maketrans({sign: f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"})
"""What means something in HTML, or ends a line of a script, as JSON can write it too."""


def page(record: Record) -> str:
    r"""Make one HTML page that steps through a match; it needs nothing beside itself.

    Every action has its line in the record, its events with their clauses, and a picture. A record
    that does not hold is shown as far as it does, and the page ends with what is wrong. The same
    record gives the same page. Raises `InvalidArgumentError` for an action that is none, such as a
    cut at a word, and `TypeError` for what is no record.

    >>> from cardrules.records import loads
    >>> html = page(loads("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n"))
    >>> html[:15], "(G-2)" in html
    ('<!DOCTYPE html>', True)
    """
    replay = Replay.of(record)
    told = tuple(moments(replay))
    style, script = _data("page.css"), _data("page.js")
    return Template(_data("page.html")).substitute(
        policy=_policy((style, pictures.STYLE), (script,)),
        title=escape(_title(replay, told)),
        style=style,
        rules=escape(BOOKS[record.game].rules_text(replay.start)),
        closing=escape(closing(replay)),
        opening=escape(opening(replay)),
        last=len(told),
        picture=pictures.svg(replay.start),
        ending=_ending(replay),
        actions="\n".join(_listed(replay, told)),
        clauses="\n".join(_clauses(record.game, told)),
        album=_json(album(replay.pictures())),
        script=script,
    )


def _data(name: str) -> str:
    """Give a file that lies beside this one."""
    return (_FOLDER / name).read_text(encoding="utf-8")


def _policy(styles: Iterable[str], scripts: Iterable[str]) -> str:
    """Allow these styles and scripts, and nothing else whatever."""
    allowed = {"style-src": styles, "script-src": scripts}
    sources = (f"{name} {' '.join(map(_hash, texts))}" for name, texts in allowed.items())
    return "; ".join(("default-src 'none'", *sources, "base-uri 'none'", "form-action 'none'"))


def _hash(text: str) -> str:
    """Name a text by its hash, as a policy does."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _json(kept: Album) -> str:
    """Write an album as JSON that can stand in HTML."""
    document = {"key": KEY, "pieces": kept.pieces, "rows": kept.rows}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).translate(_UNSAFE)


def _title(replay: Replay, told: Sequence[Moment]) -> str:
    number = len(told)
    return f"{_TITLES[replay.record.game]}: {number} action{'s' * (number != 1)}"


def _ending(replay: Replay) -> str:
    """Show how it ends where there is no script to step there."""
    if not replay.steps:
        return ""
    drawn = pictures.svg(replay.steps[-1])
    return f'<noscript><h2>End</h2><figure class="end">{drawn}</figure></noscript>'


def _listed(replay: Replay, told: Iterable[Moment]) -> Iterator[str]:
    """List the actions, under a heading for each deal."""
    yield "<section><h3>Start</h3><ol>"
    before = '<a class="to" href="#action-0"><span class="text">Before the first action</span></a>'
    yield f'<li class="action" id="action-0">{before}<p>{escape(opening(replay))}</p></li>'
    for moment in told:
        if moment.heading:
            yield f"</ol></section>\n<section><h3>{escape(moment.heading)}</h3><ol>"
        yield _item(moment)
    yield "</ol></section>"


def _item(moment: Moment) -> str:
    """Write an action of the list: its number, its text, its line, what it brought about."""
    number = moment.number
    refused = ' <strong class="refused">refused</strong>' if moment.is_refused else ""
    sentences = "".join(
        f'<li><a class="clause" href="#{escape(each.clause)}">{escape(each.clause)}</a>'
        f' <span class="sentence">{escape(each.sentence)}</span></li>'
        for each in moment.told
    )
    return (
        f'<li class="action" id="action-{number}"><a class="to" href="#action-{number}">'
        f'<span class="number">{number}</span> <code class="text">{escape(moment.action)}</code>'
        f'</a> <span class="line">line {moment.line} of the record</span>{refused}'
        f'<ul class="told">{sentences}</ul></li>'
    )


def _clauses(game: str, told: Iterable[Moment]) -> Iterator[str]:
    """List the clauses that the page names, in the order of the rules."""
    named = {each.clause for moment in told for each in moment.told}
    for clause, title in CLAUSES[game].items():
        if clause in named:
            number = escape(clause)
            yield f'<div><dt id="{number}">{number}</dt><dd>{escape(title)}</dd></div>'
