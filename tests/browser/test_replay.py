"""The replay page of a match of each game, looked at and driven by keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from selenium.webdriver.common.keys import Keys

from cardrules.record import Record
from cardrules.records import loads
from cardrules.replaypage import page
from cardrules.replaypage.moments import CLAUSES, Moment, closing, moments
from cardrules.replaypage.replay import Replay
from tests.browser.conftest import RECORDS
from tests.browser.screen import ROOT, Scheme, Screen, Width

GAMES: Final = tuple(RECORDS)
each_game = pytest.mark.parametrize("game", GAMES)
Pages = Mapping[str, Path]


def record_of(game: str) -> Record:
    path = ROOT / "examples" / "records" / RECORDS[game]
    return loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("width", Width)
@each_game
def test_the_page_fits_and_everyone_can_read_it(
    shown: Screen, replays: Pages, game: str, width: Width, scheme: Scheme
) -> None:
    shown.show(replays[game].as_uri(), width, scheme)
    for place, number in (("start", 0), ("middle", 77), ("end", len(record_of(game).actions))):
        shown.show(f"{replays[game].as_uri()}#action-{number}", width, scheme)
        shown.keep(f"replay-{game}-{place}-{width.value}-{scheme.value}")
        assert shown.overflow() <= 0
        assert shown.overlaps() == []
        assert shown.violations() == []
    assert shown.complaints() == []


def picture(shown: Screen) -> str:
    """The picture that is shown, by its title, its description and its drawing."""
    return shown.ask("document.querySelector('#picture').innerHTML")


def assert_shows(shown: Screen, moment: Moment, titles: Mapping[str, str], last: int) -> None:
    """The number, the live region, the clauses, the list and the slider are at the moment."""
    assert shown.text("#now") == f"Action {moment.number} of {last}"
    said = shown.text("#told[role=status]")
    for told in moment.told:
        assert f"{told.clause} {titles[told.clause]} {told.sentence}" in said
    assert moment.action in said
    assert shown.ask("document.querySelector('[aria-current=step]').hash") == (
        f"#action-{moment.number}"
    )
    assert shown.ask("document.querySelectorAll('[aria-current]').length") == "1"
    assert shown.ask("document.querySelector('#at').value") == str(moment.number)


@each_game
def test_the_keyboard_goes_from_the_first_action_to_the_last_and_back(
    shown: Screen, replays: Pages, game: str
) -> None:
    shown.show(replays[game].as_uri(), Width.WIDE, Scheme.LIGHT)
    replay, titles = Replay.of(record_of(game)), CLAUSES[game]
    told, drawn = tuple(moments(replay)), replay.pictures()
    last = len(told)
    pictures = [picture(shown)]
    assert shown.draws("#picture", next(drawn))
    for moment in told:
        shown.press(Keys.ARROW_RIGHT)
        assert_shows(shown, moment, titles, last)
        assert shown.draws("#picture", next(drawn))
        pictures.append(picture(shown))
    assert all(before != after for before, after in pairwise(pictures))
    shown.press(Keys.ARROW_RIGHT)
    assert_shows(shown, told[-1], titles, last)
    for moment in reversed(told[:-1]):
        shown.press(Keys.ARROW_LEFT)
        assert_shows(shown, moment, titles, last)
        assert picture(shown) == pictures[moment.number]
    shown.press(Keys.END)
    assert_shows(shown, told[-1], titles, last)
    shown.press(Keys.HOME)
    assert shown.text("#now") == "Start"
    assert picture(shown) == pictures[0]
    assert shown.complaints() == []


@each_game
def test_buttons_slider_list_and_address_go_to_an_action_too(
    shown: Screen, replays: Pages, game: str
) -> None:
    told, titles = tuple(moments(Replay.of(record_of(game)))), CLAUSES[game]
    last = len(told)
    shown.show(f"{replays[game].as_uri()}#action-12", Width.NARROW, Scheme.DARK)
    assert_shows(shown, told[11], titles, last)
    for button, number in (("next", 13), ("previous", 12), ("last", last), ("next", last)):
        shown.click(f"#to-{button}")
        assert_shows(shown, told[number - 1], titles, last)
    shown.click("#to-first")
    assert shown.text("#now") == "Start"
    shown.focus("#at")
    shown.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert_shows(shown, told[1], titles, last)
    shown.press(Keys.END)
    assert_shows(shown, told[-1], titles, last)
    shown.focus("#action-20 .to")
    shown.press(Keys.ENTER)
    assert_shows(shown, told[19], titles, last)
    assert shown.ask("document.activeElement.id") == "now"


@each_game
def test_tab_goes_first_to_a_link_past_the_table_and_shows_where_it_is(
    shown: Screen, replays: Pages, game: str
) -> None:
    shown.show(replays[game].as_uri(), Width.NARROW, Scheme.LIGHT)
    outlined = "getComputedStyle(document.activeElement).outlineStyle"
    shown.press(Keys.TAB)
    assert shown.ask("document.activeElement.className") == "skip"
    assert shown.ask("document.activeElement.getBoundingClientRect().left >= 0") == "true"
    assert shown.ask(outlined) == "solid"
    for name in ("to-first", "to-previous", "to-next", "to-last", "at"):
        shown.press(Keys.TAB)
        assert (shown.ask("document.activeElement.id"), shown.ask(outlined)) == (name, "solid")


@each_game
def test_what_is_told_begins_with_its_title_however_far_down_the_last_was_read(
    shown: Screen, replays: Pages, game: str
) -> None:
    shown.show(replays[game].as_uri(), Width.NARROW, Scheme.LIGHT)
    shown.press(Keys.END)
    told = "document.querySelector('#told')"
    # The box is made low, so that whatever is told has more lines than it shows.
    shown.ask(f"{told}.style.setProperty('min-height', '2rem')")
    shown.ask(f"{told}.style.setProperty('max-height', '2rem')")
    assert shown.ask(f"{told}.scrollTop = 20") == "20"
    assert shown.ask(f"{told}.scrollTop") == "20"
    shown.press(Keys.ARROW_LEFT)
    assert shown.ask(f"{told}.scrollTop") == "0"


@each_game
def test_without_scripts_every_word_is_there(shown: Screen, replays: Pages, game: str) -> None:
    replay = Replay.of(record_of(game))
    shown.without_scripts(replays[game].as_uri(), Width.NARROW, Scheme.LIGHT)
    said = shown.text("body")
    for moment in moments(replay):
        assert moment.action in said
        for told in moment.told:
            assert told.sentence in said
            assert CLAUSES[game][told.clause] in said
    *_, end = replay.pictures()
    assert shown.draws("#picture", next(replay.pictures()))
    assert shown.draws(".end", end)
    assert shown.ask("document.querySelector('#controls').checkVisibility()") == "false"
    assert shown.overflow() <= 0
    shown.keep(f"replay-{game}-without-scripts")


def test_a_record_that_does_not_hold_ends_with_what_is_wrong(shown: Screen, tmp_path: Path) -> None:
    path = ROOT / "examples" / "records" / "guide-tricks.txt"
    record = loads(path.read_text(encoding="utf-8").replace("6♥", "K♥"))
    file = tmp_path / "refused.html"
    file.write_bytes(page(record).encode())
    shown.show(file.as_uri(), Width.NARROW, Scheme.LIGHT)
    shown.press(Keys.END)
    replay = Replay.of(record)
    *_, refused = moments(replay)
    assert_shows(shown, refused, CLAUSES["arbaa_turub"], 7)
    assert "refused" in shown.text("#told")
    assert closing(replay) in shown.text("header")
    assert shown.violations() == []
    shown.keep("replay-refused")
