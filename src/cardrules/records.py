"""Matches as text that a person can write at the table and a program can check.

A short one, with the hands left out::

    # Anything behind a number sign is a comment.
    cardrules 1
    game arbaa_turub
    dealer north

    deal
      east  6♣ 6♣ 7♣ …
      south …
      west  …
      north …
    cut 40
    trump H
    A♣ knock
    A♣

A record is a header of `key value` lines (`cardrules`, the version of this format, and `game`
come first; `rules`, `dealer` and `position` may follow), then one action a line. How actions are
written is each game's own `notation`. Two things may be written shorter than they are: a deal as
the hands that it gave, and a draw for dealer as the cards that were exposed; reading fills in the
rest of the pack.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardrules._books import BOOKS, book_of_state
from cardrules._lines import FORMAT, header_of, lines_of
from cardrules.errors import InvalidArgumentError, NotationError, RecordError
from cardrules.record import AnyState, AnyStep, Record
from cardrules.typechecks import require, require_text

__all__ = ["Record", "dumps", "format_state", "loads", "parse_state", "referee", "steps"]


def loads(text: str) -> Record:
    r"""Read a record.

    The text may have at most 1,000,000 bytes, which is checked first, and 50,000 lines with
    something on them. What is read is the notation: whether the actions hold is for `referee` to
    say, except where a deal written as hands or a draw written as exposed cards cannot be
    understood for what went wrong before. Raises `RecordError` with the line and the column of the
    first thing that is wrong, and `TypeError` for what is no text, such as bytes.

    >>> record = loads("cardrules 1\ngame arbaa_turub\ndealer north\n")
    >>> record.game, record.dealer, record.actions
    ('arbaa_turub', <Seat.NORTH: 0>, ())
    """
    lines = lines_of(text)
    header, actions = header_of(lines)
    game = header.need("game", BOOKS)
    return BOOKS[game].load(header, actions)


def dumps(record: Record) -> str:
    r"""Write a record; `loads` gives back an equal one.

    Raises `InvalidArgumentError` for a record that the notation has no text for: longer than what
    is read, or with an action that no text stands for, such as a cut of minus one. Raises
    `TypeError` for what is no record.

    >>> print(dumps(loads("cardrules 1\ngame arbaa_turub\ndealer north  # a comment\n")))
    cardrules 1
    game arbaa_turub
    dealer north
    <BLANKLINE>
    <BLANKLINE>
    """
    require(Record, record)
    book = BOOKS[record.game]
    head = [f"{FORMAT.key} {FORMAT.version}", f"game {record.game}", *book.header(record)]
    text = "\n".join((*head, "", *book.written(record), ""))
    try:
        again = loads(text)
    except RecordError as error:
        expected = "what the notation has text for"
        raise InvalidArgumentError("record", str(error), expected) from error
    if again != record:
        raise InvalidArgumentError("record", "a draw of a part of the pack", "whole packs")
    return text


def referee(record: Record) -> tuple[AnyStep, ...]:
    r"""Carry out the actions of a record, one step each.

    Raises `RecordError` at the first action that may not be done, with its verdict in
    `illegality`, and `TypeError` for what is no record.

    >>> referee(loads("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3"))
    Traceback (most recent call last):
    cardrules.errors.RecordError: line 5, column 1: Nobody may cut at 3: ...
    """
    return tuple(steps(record))


def steps(record: Record) -> Iterator[AnyStep]:
    r"""Carry out the actions of a record one by one, as they are asked for.

    Raises `RecordError` as `referee` does, when it comes to the action; what is no record is a
    `TypeError` at once.

    >>> list(steps(loads("cardrules 1\ngame arbaa_turub\n")))
    []
    """
    require(Record, record)
    return BOOKS[record.game].steps(record)


def format_state(state: AnyState) -> str:
    """Write a state of any game as one line; the inverse of `parse_state`.

    >>> from cardrules import arbaa_turub
    >>> parse_state(format_state(arbaa_turub.new_match())) == arbaa_turub.new_match()
    True
    """
    return book_of_state(state).format_position(state)


def parse_state(text: str) -> AnyState:
    """Read a state of any game from its line; the game's name comes first in it.

    Raises `NotationError` for text that is not in the notation, exactly as `format_state` writes
    it, `InvalidStateError` for a state that cannot be, and `TypeError` for what is no text.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match()
    >>> parse_state(format_state(state)) == state
    True
    """
    require_text("a position", text)
    name = text[: max(map(len, BOOKS)) + 1].partition(" ")[0]
    if name not in BOOKS:
        raise NotationError(text, 0, " or ".join(BOOKS))
    return BOOKS[name].parse_position(text)
