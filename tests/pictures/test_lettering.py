"""How wide words are: never less than in a wide font."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import pytest
from matplotlib.ft2font import FT2Font, LoadFlags

from cardrules.pictures._lettering import width_of, wrapped

FONTS = Path(mpl.get_data_path()) / "fonts" / "ttf"
LETTERS = "".join(map(chr, range(32, 127))) + "♣♦♥♠áéíóúñ×·–−…"
SIZE = 100


@pytest.mark.parametrize("name", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
def test_no_letter_is_wider_in_a_wide_font(name: str) -> None:
    font = FT2Font(str(FONTS / name))
    font.set_size(SIZE, 72)
    for letter in LETTERS:
        drawn = font.load_char(ord(letter), flags=LoadFlags.NO_HINTING).linearHoriAdvance / 65536
        assert drawn <= width_of(letter, SIZE), letter


def test_letters_that_are_not_known_are_taken_for_the_widest() -> None:
    assert width_of("漢", SIZE) == max(width_of(letter, SIZE) for letter in LETTERS)


def test_words_are_put_into_as_few_lines_as_have_room() -> None:
    words = "one two three".split()
    assert wrapped(words, 12, width_of("one two three", 12)) == ("one two three",)
    assert wrapped(words, 12, width_of("one two three", 12) - 0.1) == ("one two", "three")
    assert wrapped(words, 12, 1) == ("one", "two", "three")
    assert wrapped([], 12, 1) == ()
