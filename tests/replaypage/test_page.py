"""The page: it has everything, it is sound, it needs nothing, and nothing gets out of its text."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files

import pytest

from cardrules import arbaa_turub, pictures
from cardrules.errors import InvalidArgumentError
from cardrules.record import Record
from cardrules.records import dumps, loads
from cardrules.replaypage import page
from cardrules.replaypage.album import KEY, Album
from cardrules.replaypage.document import _json
from cardrules.replaypage.moments import CLAUSES, closing, moments
from cardrules.replaypage.replay import Replay
from tests.builders.loose import loosely
from tests.replaypage.markup import Element, parsed
from tests.replaypage.opened import opened
from tests.replaypage.records import EMPTY, NAMES, REFUSED, REFUSED_AT_ONCE, record_of

RECORDS = {
    **{name: record_of(name) for name in NAMES},
    "empty": EMPTY,
    "refused": REFUSED,
    "refused-at-once": REFUSED_AT_ONCE,
}
each_record = pytest.mark.parametrize("name", RECORDS)


@cache
def html_of(name: str) -> str:
    return page(RECORDS[name])


@cache
def root_of(name: str) -> Element:
    return parsed(html_of(name))


@cache
def drawn_of(name: str) -> tuple[str, ...]:
    return tuple(Replay.of(RECORDS[name]).pictures())


def policy_of(root: Element) -> dict[str, list[str]]:
    (meta,) = (
        each
        for each in root.named("meta")
        if each.attributes.get("http-equiv") == "Content-Security-Policy"
    )
    parts = (part.split() for part in meta.attributes["content"].split(";"))
    return {name: sources for name, *sources in parts}


def hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@each_record
def test_the_list_tells_every_action_and_what_came_of_it(name: str) -> None:
    replay = Replay.of(RECORDS[name])
    root = root_of(name)
    start, *items = root.within("action")
    assert start.attributes["id"] == "action-0"
    for moment, item in zip(moments(replay), items, strict=True):
        assert item.attributes["id"] == f"action-{moment.number}"
        assert [each.text for each in item.within("text")] == [moment.action]
        assert [f"line {moment.line} of the record"] == [each.text for each in item.within("line")]
        told = [(each.clause, each.sentence) for each in moment.told]
        clauses, sentences = item.within("clause"), item.within("sentence")
        found = zip(clauses, sentences, strict=True)
        assert [(one.text, other.text) for one, other in found] == told
        assert bool(item.within("refused")) is moment.is_refused
    assert closing(replay) in root.named("header")[0].text


@each_record
def test_every_clause_that_is_named_is_listed_with_its_title(name: str) -> None:
    root = root_of(name)
    named = {each.text for each in root.within("clause")}
    listed = dict(zip(root.named("dt"), root.named("dd"), strict=True))
    titles = {term.attributes["id"]: said.text for term, said in listed.items()}
    assert titles == {clause: CLAUSES[RECORDS[name].game][clause] for clause in titles}
    assert set(titles) == named


@each_record
def test_the_album_has_the_picture_of_every_moment(name: str) -> None:
    root = root_of(name)
    kept = json.loads(root.with_id("album").text)
    replay = Replay.of(RECORDS[name])
    drawn = opened(kept["key"], kept["pieces"], kept["rows"])
    assert drawn == [*drawn_of(name)]
    assert len(drawn) == len(root.within("action"))
    assert drawn[0] == pictures.svg(replay.start)
    assert f'<figure id="picture">{drawn[0]}</figure>' in html_of(name)


@each_record
def test_without_scripts_the_end_is_shown_beside_the_start(name: str) -> None:
    steps = Replay.of(RECORDS[name]).steps
    (*_, shown) = "", *root_of(name).named("noscript")
    assert bool(shown) is bool(steps)
    assert not steps or f'<figure class="end">{pictures.svg(steps[-1])}</figure>' in html_of(name)


def test_of_a_refused_action_the_end_is_drawn_as_it_stood() -> None:
    replay = Replay.of(REFUSED)
    *_, taken, refused = replay.pictures()
    assert taken == pictures.svg(replay.steps[-1])
    assert refused == pictures.svg(replay.end)
    assert taken != refused


@each_record
def test_ids_are_unique_and_links_lead_to_them(name: str) -> None:
    elements = [*root_of(name).all()]
    ids = [each.attributes["id"] for each in elements if "id" in each.attributes]
    assert len(set(ids)) == len(ids)
    for each in elements:
        assert each.attributes.get("href", "#now")[1:] in ids
        for attribute in ("aria-labelledby", "aria-describedby", "for"):
            assert set(each.attributes.get(attribute, "").split()) <= set(ids)


@each_record
def test_nothing_is_asked_of_anybody_else(name: str) -> None:
    root = root_of(name)
    for each in root.all():
        assert each.name not in {"link", "img", "iframe", "object", "embed", "base", "form"}
        assert not {"src", "srcset", "action", "data", "style"} & set(each.attributes)
        assert not [each for each in each.attributes if each.startswith("on")]
        assert each.attributes.get("href", "#").startswith("#")
    assert "url(" not in html_of(name)
    assert "@import" not in html_of(name)


@each_record
def test_its_policy_allows_its_own_style_and_script_alone(name: str) -> None:
    root = root_of(name)
    policy = policy_of(root)
    scripts = [each for each in root.named("script") if not each.attributes]
    assert policy.pop("script-src") == [hashed(each.text) for each in scripts]
    styles = {hashed(each.text) for each in root.named("style")}
    drawn = re.findall(r"<style>(.*?)</style>", "".join(drawn_of(name)), re.DOTALL)
    assert set(policy.pop("style-src")) == styles | set(map(hashed, drawn))
    assert set(map(tuple, policy.values())) == {("'none'",)}
    assert {"default-src", "base-uri", "form-action"} == set(policy)


def test_what_means_something_in_html_does_not_stand_in_the_album() -> None:
    pieces = ("</script><script>alert(1)</script>", "<!--", "]]>&amp;", "\u2028\u2029", '"\\')
    written = _json(Album(pieces, ((0, 1), ((0, 2), 3, 4))))
    assert not set(written) & {"<", ">", "&", "\u2028", "\u2029"}
    assert json.loads(written) == {
        "key": KEY,
        "pieces": [*pieces],
        "rows": [[0, 1], [[0, 2], 3, 4]],
    }


def test_names_are_escaped_where_they_stand_in_text() -> None:
    html = page(record_of("guide-tricks"))
    assert "<title>Arba&#x27;a Turub: 8 actions</title>" in html
    assert parsed(html).named("h1")[0].text == "Arba'a Turub: 8 actions"


def test_what_is_no_record_has_no_page() -> None:
    for thing in (None, "cardrules 1\n", record_of("guide-tricks").game):
        with pytest.raises(TypeError):
            loosely(page, thing)


def test_the_same_record_gives_the_same_page() -> None:
    record = record_of("cuarenta-guide-case")
    assert page(record) == page(record_of("cuarenta-guide-case"))
    assert page(loads(dumps(record))) == page(loads(dumps(record)))


def test_the_start_says_who_is_to_act() -> None:
    assert parsed(page(EMPTY)).with_id("events").text == "Chance is to act."
    assert parsed(page(record_of("guide-tricks"))).with_id("events").text == "North is to act."
    end = Replay.of(record_of("cuarenta-whole-game")).end
    over = parsed(page(Record("cuarenta", end.rules, position=end)))
    assert over.with_id("events").text == "The match is over."
    assert over.with_id("at").attributes["max"] == "0"


def test_an_action_of_no_sense_has_no_page() -> None:
    record = loads("cardrules 1\ngame arbaa_turub\n\ncut 3\n")
    assert "(G-2)" in page(record)
    cut = arbaa_turub.Cut("<b>")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType] - a mistake
    with pytest.raises(InvalidArgumentError):
        page(Record("arbaa_turub", arbaa_turub.GUIDE, actions=(cut,)))


@pytest.mark.parametrize("name", ["page.html", "page.css", "page.js"])
def test_what_the_page_is_made_of_lies_beside_the_module(name: str) -> None:
    assert files("cardrules.replaypage").joinpath(name).is_file()


def test_a_match_takes_little_room() -> None:
    record = record_of("cuarenta-whole-game")
    drawn = sum(map(len, Replay.of(record).pictures()))
    assert len(page(record)) < drawn / 5
