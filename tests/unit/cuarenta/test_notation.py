"""Actions as text: what is written is read again, and what is wrong is told with its place."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    Action,
    ClaimPrize,
    DrawForDealer,
    Misdeal,
    Pass,
    Play,
    Rules,
    Seat,
    Shuffle,
    TakeForgotten,
)
from cardrules.cuarenta.notation import format_action, pack_of_draw, pack_of_hands, parse_action
from cardrules.errors import NotationError
from cardrules.notation import format_cards, parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    play,
    shuffled,
    to_shuffle,
)
from tests.unit.cuarenta.situations import ACTIONS


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_an_action_is_read_as_it_is_written(action: Action) -> None:
    text = format_action(action)
    assert parse_action(text) == action
    assert format_action(parse_action(text)) == text
    assert text.splitlines() == [text]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (cu.AnnounceRonda(), "ronda"),
        (cu.ShowFour(), "four"),
        (TakeForgotten(), "take"),
        (Misdeal(), "misdeal"),
        (ClaimPrize(EAST, Rank.SEVEN), "claim east 7"),
        (ClaimPrize(WEST, Rank.ACE), "claim west A"),
        (play("6♠"), "6♠"),
        (play("6♠", "2♣ 4♦"), "6♠ x 2♣ 4♦"),
        (play("6♠", "4♦ 2♣", "J♣ 7♥"), "6♠ x 2♣ 4♦ + 7♥ J♣"),
        (play("6♠", "", "7♥"), "6♠ x + 7♥"),
        (DrawForDealer(PACK[:2]), "draw A♣ A♦"),
    ],
)
def test_each_kind_has_its_words(action: Action, text: str) -> None:
    assert format_action(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("6s", play("6♠")),
        ("6S x 2c 4d", play("6♠", "2♣ 4♦")),
        ("6S  x  2C  4D  +  7H JC", play("6♠", "2♣ 4♦", "7♥ J♣")),
        ("6S x 2C 4D+7H", play("6♠", "2♣ 4♦", "7♥")),
        ("draw   AC  7d", DrawForDealer(parse_cards("A♣ 7♦"))),
        ("shuffle", Shuffle(())),
        ("claim  east   7", ClaimPrize(EAST, Rank.SEVEN)),
    ],
)
def test_other_spellings_are_read_too(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("nothing", 0),
        ("Pass", 0),
        ("pass now", 5),
        ("take 6♦", 5),
        ("misdeal  x", 9),
        ("draw A♣ X", 8),
        ("shuffle 1♣", 8),
        ("claim", 5),
        ("claim east", 10),
        ("claim middle 7", 6),
        ("claim east 8", 11),
        ("claim east 7 now", 11),
        ("6", 1),
        ("6x", 1),
        ("X♣", 0),
        ("6♠ 2♣", 3),
        ("6♠ x 2♣ Z", 8),
        ("6♠ x 2♣ + Z", 10),
        ("6♠ x 2♣ + 7♥ + J♣", 13),
        ("6♠x 2♣", 2),
        ("6♠ x", 3),
        ("6♠ x  ", 6),
        ("6♠ x +", 6),
        ("6♠ x 2♣ +", 9),
    ],
)
def test_what_is_no_action_is_told_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert (caught.value.text, caught.value.position) == (text, position)


@pytest.mark.parametrize("cards", ["7♦", "K♣ 3♠ A♥ 7♦", "K♣ 3♠ A♥ 7♥ 2♦"])
def test_a_draw_is_completed_to_a_pack(cards: str) -> None:
    shown = parse_cards(cards)
    pack = pack_of_draw(cu.new_match(), shown)
    assert pack[: len(shown)] == shown
    assert cu.sort_hand(pack) == PACK
    assert pack[len(shown) :] == cu.sort_hand(pack[len(shown) :])
    assert done(cu.new_match(), DrawForDealer(pack)).dealer is cu.first_dealer(shown)


@pytest.mark.parametrize(
    ("cards", "position"),
    [("", 0), ("K♣ 3♠", 5), ("K♣ 7♦ 3♠", 5), ("7♦ 2♦", 2), ("K♣ K♣ 7♦", 0), ("8♣ 7♦", 0)],
)
def test_cards_that_are_no_draw_are_told(cards: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        pack_of_draw(cu.new_match(), parse_cards(cards))
    assert caught.value.position == position
    assert caught.value.text == format_cards(parse_cards(cards))


@pytest.mark.parametrize("rules", [GUIDE, COUNTER_CLOCKWISE])
@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("lots", [1, 2])
def test_hands_are_made_into_the_pack_that_deals_them(
    rules: Rules, dealer: Seat, lots: int
) -> None:
    pack = shuffled(8)
    hands = [
        (seat, cards)
        for lot in cu.deal(pack, dealer, rules=rules)[:lots]
        for seat, cards in zip((SOUTH, WEST, NORTH, EAST), _turned(lot), strict=True)
    ]
    made = pack_of_hands(to_shuffle(rules, dealer), hands, None)
    assert made[: 20 * lots] == pack[: 20 * lots]
    assert made[20 * lots :] == cu.sort_hand(pack[20 * lots :])
    assert done(to_shuffle(rules, dealer), Shuffle(made)).hands == tuple(
        map(cu.sort_hand, cu.deal(pack, dealer, rules=rules)[0])
    )


def _turned(lot: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Give the hands from South on."""
    return (*lot[2:], *lot[:2])


FIVES = [(seat, PACK[5 * seat.value : 5 * seat.value + 5]) for seat in Seat]
SECOND = [(seat, PACK[20 + 5 * seat.value : 25 + 5 * seat.value]) for seat in Seat]


@pytest.mark.parametrize(
    "hands",
    [
        [],
        FIVES[:3],
        [*FIVES[:3], FIVES[0]],
        [(seat, cards[:4]) for seat, cards in FIVES],
        [*FIVES, *SECOND[:3]],
        [*FIVES, *SECOND, *FIVES],
        [*FIVES, *FIVES],
        [*FIVES[:3], (WEST, (*PACK[15:19], PACK[0]))],
        [*FIVES[:3], (WEST, (*PACK[15:19], *parse_cards("8♣")))],
    ],
    ids=range(9),
)
def test_hands_that_are_no_deal_are_told(hands: list[tuple[Seat, tuple[Card, ...]]]) -> None:
    with pytest.raises(NotationError):
        pack_of_hands(to_shuffle(), hands, None)


def test_without_a_dealer_there_is_no_deal() -> None:
    with pytest.raises(NotationError):
        pack_of_hands(cu.new_match(), FIVES, None)
    assert pack_of_hands(to_shuffle(dealer=WEST), FIVES, Pass())[:20] == PACK[:20]


def test_plays_that_no_table_can_make_are_read_as_they_are() -> None:
    action = parse_action("6♠ x 7♥ + 2♣")
    assert isinstance(action, Play)
    assert (action.base, action.sequence) == (parse_cards("7♥"), parse_cards("2♣"))
    assert action == play("6♠", "7♥", "2♣") != play("6♠", "2♣", "7♥")
