"""An album gives back every picture, and has room for long matches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardrules.replaypage.album import KEY, Album, album
from tests.replaypage.opened import opened, picture_at

PIECES = st.sampled_from(["<b>", "</b>", "a ", "b", "\n", "<", ">", "\u2028 ", "9"])
PICTURES = st.lists(st.lists(PIECES, max_size=20).map("".join), max_size=8)


@given(PICTURES)
def test_every_picture_comes_back(pictures: list[str]) -> None:
    kept = album(pictures)
    assert opened(KEY, kept.pieces, kept.rows) == pictures


@given(st.lists(st.text(max_size=30), max_size=5))
def test_so_does_any_text(pictures: list[str]) -> None:
    kept = album(pictures)
    assert opened(KEY, kept.pieces, kept.rows) == pictures


@given(PICTURES)
def test_no_piece_is_kept_twice(pictures: list[str]) -> None:
    pieces = album(pictures).pieces
    assert len(set(pieces)) == len(pieces)
    assert "" not in pieces


def test_a_picture_like_the_one_before_is_one_reference() -> None:
    assert album(["a b c d e"] * 2).rows == ((0, 1, 2, 3, 4), ((0, 5),))


def test_what_is_left_out_and_what_moves_is_found_again() -> None:
    kept = album(["a b c d e f g h ", "e f g h x a b c d "])
    assert kept.rows[1] == ((4, 4), 8, (0, 4))


def test_after_a_change_it_goes_on_in_the_same_place() -> None:
    kept = album(["a b c a b c d ", "a b x a b c d "])
    assert kept.rows[1] == (0, 1, 4, (3, 4))


def test_less_than_three_pieces_are_written_out() -> None:
    assert album(["a b", "a b"]).rows == ((0, 1), (0, 1))


def test_every_so_many_pictures_one_refers_to_none() -> None:
    kept = album(["a b c d e"] * (2 * KEY + 1))
    full = [number for number, row in enumerate(kept.rows) if row == (0, 1, 2, 3, 4)]
    assert full == [0, KEY, 2 * KEY]
    assert picture_at(KEY + 1, KEY, kept.pieces, kept.rows) == "a b c d e"


def test_no_pictures_are_an_empty_album() -> None:
    assert album([]) == Album((), ())
