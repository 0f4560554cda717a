"""T-3.1 to T-3.6, T-6, T-I6 and T-I14: the tricks."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    CardPlayed,
    Phase,
    Play,
    Refusal,
    Rules,
    Seat,
    Series,
    Side,
    TrickRule,
    TrickTaken,
    VoidShown,
    legal_cards,
    trick_winner,
)
from cardrules.cards import Suit
from cardrules.errors import IllegalActionError, InvalidArgumentError
from cardrules.notation import format_cards, parse_card, parse_cards, parse_suit
from tests.builders.arbaa_turub import (
    CLUBS,
    COUNTER_CLOCKWISE,
    DIAMONDS,
    EAST,
    HEARTS,
    NORTH,
    SOUTH,
    SPADES,
    WEST,
    clauses_of,
    done,
    endgame,
    events_of,
    play,
    plays,
    taken,
    to_lead,
)

LEFT_OF = [
    (GUIDE, NORTH, EAST),
    (GUIDE, SOUTH, WEST),
    (GUIDE, WEST, NORTH),
    (COUNTER_CLOCKWISE, NORTH, WEST),
    (COUNTER_CLOCKWISE, EAST, NORTH),
    (COUNTER_CLOCKWISE, SOUTH, EAST),
]


@pytest.mark.parametrize(("rules", "dealer", "left"), LEFT_OF)
def test_t_3_1_the_dealers_left_hand_neighbour_leads_first(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    state = to_lead(rules, dealer)
    assert (state.leader, at.to_act(state), state.trick) == (left, left, ())
    lead = at.legal_actions(state)[0]
    (played,) = (e for e in events_of(state, lead) if isinstance(e, CardPlayed))
    assert (played.seat, played.clause) == (left, "T-3.1")
    assert at.to_act(done(state, lead)) is rules.next_seat(left)


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("A♥ 6♣ 9♦", "C", "6♣"),
        ("A♥ 6♣ A♣ 9♦", "C", "6♣ A♣"),
        ("6♥ A♦", "H", "6♥"),
        ("A♦ A♥ 6♠", "S", "6♠"),
    ],
)
def test_t_3_2_the_suit_led_is_followed(hand: str, led: str, legal: str) -> None:
    assert legal_cards(parse_cards(hand), parse_suit(led)) == parse_cards(legal)
    others = ["6♣", "6♦", "7♥", "7♠", "8♣", "8♦", "8♥", "8♠"]
    filler = " ".join(others[: len(hand.split()) - 1])
    lead = f"9{led}"
    state = endgame(f"{lead} {filler}".strip(), hand, hand, hand, trump=HEARTS)
    following = done(state, play(lead))
    assert at.legal_actions(following) == plays(legal)
    for card in {*parse_cards(hand)} - {*parse_cards(legal)}:
        assert not at.is_legal(following, Play(card))


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("A♥ 6♥ 9♦", Suit.CLUBS, "9♦ 6♥ A♥"),
        ("9♦ 9♦ 9♦", Suit.SPADES, "9♦"),
        ("A♥ 6♣ 6♣", None, "6♣ A♥"),
        ("", Suit.CLUBS, ""),
        ("", None, ""),
    ],
)
def test_t_3_3_whoever_has_none_of_it_plays_anything(
    hand: str, led: Suit | None, legal: str
) -> None:
    assert format_cards(legal_cards(parse_cards(hand), led)) == legal


def test_t_3_3_there_is_no_duty_to_trump_or_to_overtake() -> None:
    state = endgame("K♣ K♣", "7♣ A♣", "6♥ 9♦", "7♥ 6♥")
    second = done(state, play("K♣"))
    assert at.legal_actions(second) == plays("7♣ A♣")
    third = done(second, play("7♣"))
    assert at.legal_actions(third) == plays("9♦ 6♥")
    fourth = done(third, play("6♥"))
    assert at.legal_actions(fourth) == plays("6♥ 7♥")
    assert clauses_of(third, play("9♦"))[0] == "T-3.3"
    assert done(fourth, play("6♥")).leader is SOUTH


def test_t_3_3_not_following_shows_a_void_once() -> None:
    state = endgame("K♣ 6♣", "7♦ 8♦", "K♣ 6♣", "K♣ 6♣", trump=SPADES)
    second = done(state, play("K♣"))
    assert events_of(second, play("7♦")) == (
        CardPlayed(EAST, parse_card("7♦"), "T-3.3"),
        VoidShown(EAST, CLUBS),
    )
    again = done(second, *plays("7♦ K♣ K♣"), play("6♣"))
    assert again.voids == ((), (CLUBS,), (), ())
    assert events_of(again, play("8♦")) == (CardPlayed(EAST, parse_card("8♦"), "T-3.3"),)


TRICKS = [
    ("6♣ 9♣ K♣ J♣", HEARTS, 2),
    ("A♣ 9♣ K♣ J♣", HEARTS, 0),
    ("6♣ K♣ 9♣ 7♣", HEARTS, 1),
    ("6♣ 8♥ 7♥ 6♥", HEARTS, 1),
    ("6♣ 7♣ 8♣ 9♣", HEARTS, 3),
    ("6♣ A♦ A♠ 7♣", HEARTS, 3),
    ("6♣ A♦ A♠ A♥", CLUBS, 0),
    ("A♣ 6♥ A♣ A♣", HEARTS, 1),
    ("A♣ 6♥ 7♥ A♣", HEARTS, 2),
    ("A♣ 7♥ 6♥ A♣", HEARTS, 1),
    ("A♣ 7♥ 6♥ 8♥", HEARTS, 3),
    ("6♥ A♣ A♣ A♣", HEARTS, 0),
    ("6♥ A♣ 7♥ A♥", HEARTS, 3),
    ("9♦ A♣ A♠ 6♦", HEARTS, 0),
    ("9♦ A♣ A♥ 6♦", SPADES, 0),
]


@pytest.mark.parametrize(("cards", "trump", "place"), TRICKS)
def test_t_3_4_the_highest_trump_else_the_highest_of_the_suit_led(
    cards: str, trump: Suit, place: int
) -> None:
    assert trick_winner(parse_cards(cards), trump) == place
    hands = [f"{card} 6♦" for card in cards.split()]
    if cards.startswith("9♦"):
        hands = [f"{card} 6♠" for card in cards.split()]
    event = taken(endgame(*hands, trump=trump), *plays(cards))
    assert (event.seat, event.side) == (Seat(place), Seat(place).side)
    assert (event.card, event.cards) == (parse_cards(cards)[place], parse_cards(cards))
    trumped = event.card.suit is trump
    rule = TrickRule.HIGHEST_TRUMP if trumped else TrickRule.HIGHEST_OF_SUIT_LED
    assert (event.rule, event.clause) == (rule, "T-3.4")


@pytest.mark.parametrize(
    ("cards", "place"), [("6♣", 0), ("6♣ 7♣", 1), ("7♣ 6♣", 0), ("7♣ 6♣ 6♥", 2)]
)
def test_t_3_4_an_unfinished_trick_has_a_best_card_too(cards: str, place: int) -> None:
    assert trick_winner(parse_cards(cards), HEARTS) == place


@pytest.mark.parametrize("cards", ["", "6♣ 6♣ 6♣ 6♣ 7♣", "5♣", "6♣ 5♣"])
def test_t_3_4_a_trick_is_one_to_four_cards_of_the_pack(cards: str) -> None:
    with pytest.raises(InvalidArgumentError):
        trick_winner(parse_cards(cards), HEARTS)


TWINS = [
    ("A♣ A♣ 6♣ K♣", HEARTS, 0),
    ("6♣ A♣ A♣ K♣", HEARTS, 1),
    ("6♣ A♣ K♣ A♣", HEARTS, 1),
    ("6♣ K♣ A♣ A♣", HEARTS, 2),
    ("A♣ A♣ A♣ A♣", HEARTS, 0),
    ("9♣ A♥ A♥ K♣", HEARTS, 1),
    ("A♥ A♥ 6♥ A♥", HEARTS, 0),
    ("6♣ 6♥ 9♦ 6♥", HEARTS, 1),
    ("7♠ 7♠ 6♠ 7♠", SPADES, 0),
]


@pytest.mark.parametrize(("cards", "trump", "place"), TWINS)
def test_t_3_5_first_of_identical_cards_ranks_higher(cards: str, trump: Suit, place: int) -> None:
    assert trick_winner(parse_cards(cards), trump) == place
    hands = [f"{card} 6♦" for card in cards.split()]
    event = taken(endgame(*hands, trump=trump), *plays(cards))
    assert event.seat is Seat(place)
    assert (event.rule, event.clause) == (TrickRule.FIRST_OF_TWINS, "T-3.5")


@pytest.mark.parametrize("cards", ["A♣ 9♣ 9♣ K♣", "A♣ A♣ 6♥ K♣", "9♦ A♣ A♣ 6♦", "6♣ 6♣ 7♣ 6♣"])
def test_t_3_5_twins_below_the_best_card_do_not_matter(cards: str) -> None:
    hands = [f"{card} 8♠" for card in cards.split()]
    assert taken(endgame(*hands), *plays(cards)).clause == "T-3.4"


@pytest.mark.parametrize(
    ("cards", "trump"), [("6♣ 6♣", HEARTS), ("6♥ 6♥", HEARTS), ("A♥ A♥", CLUBS), ("A♣ A♣", CLUBS)]
)
def test_t_i6_a_twin_never_overtakes_in_any_suit(cards: str, trump: Suit) -> None:
    first, second = parse_cards(cards)
    assert not at.overtakes(second, first, trump)
    assert trick_winner((first, second), trump) == 0
    state = endgame(*[f"{first} 6♦"] * 4, trump=trump)
    assert taken(state, *plays(f"{first} " * 4)).seat is NORTH


@pytest.mark.parametrize("rules", [GUIDE, COUNTER_CLOCKWISE], ids=["clockwise", "counter"])
@pytest.mark.parametrize("leader", Seat)
@pytest.mark.parametrize("place", range(4))
def test_t_3_6_the_winner_of_a_trick_leads_to_the_next(
    rules: Rules, leader: Seat, place: int
) -> None:
    order = rules.seats_from(leader)
    winner = order[place]
    hands = ["A♣ 7♦" if seat is winner else "6♣ 7♦" for seat in Seat]
    state = endgame(*hands, leader=leader, rules=rules)
    cards = ["A♣" if seat is winner else "6♣" for seat in order]
    after = done(state, *plays(" ".join(cards)))
    assert (after.leader, at.to_act(after), after.trick) == (winner, winner, ())
    assert clauses_of(after, play("7♦"))[0] == "T-3.6"
    assert at.to_act(done(after, play("7♦"))) is rules.next_seat(winner)


@pytest.mark.parametrize("rules", [GUIDE, COUNTER_CLOCKWISE], ids=["clockwise", "counter"])
def test_t_3_6_every_card_is_played_and_none_is_drawn(rules: Rules) -> None:
    state = to_lead(rules)
    taken_tricks: list[TrickTaken] = []
    for number in range(144):
        assert state.phase is Phase.PLAY
        assert sum(map(len, state.hands)) == 144 - number
        step = at.step(state, at.legal_actions(state)[0])
        taken_tricks += [e for e in step.events if isinstance(e, TrickTaken)]
        state = step.state
    assert len(taken_tricks) == 36
    assert sum(taken_tricks[-1].tricks) == 36
    assert (state.phase, state.games_played) == (Phase.SHUFFLE, 1)


def test_t_3_6_a_card_played_is_gone_and_its_copies_stay() -> None:
    state = endgame("A♣ A♣ A♣", "6♦ 6♦ 7♦", "6♠ 6♠ 7♠", "6♥ 7♥ 8♥", trump=DIAMONDS)
    after = done(state, play("A♣"), play("6♦"))
    assert after.hands == tuple(map(parse_cards, ("A♣ A♣", "6♦ 7♦", "6♠ 6♠ 7♠", "6♥ 7♥ 8♥")))
    assert after.trick == parse_cards("A♣ 6♦")


def test_t_6_1_of_two_aces_the_first_takes_the_trick() -> None:
    assert trick_winner(parse_cards("A♣ A♣ 6♣ K♣"), HEARTS) == 0
    state = endgame("A♣ 6♦", "A♣ 6♦", "6♣ 6♦", "K♣ 6♦")
    assert taken(state, *plays("A♣ A♣ 6♣ K♣")).seat is NORTH


def test_t_6_2_a_six_of_trumps_from_a_void_takes_the_trick() -> None:
    assert trick_winner(parse_cards("A♣ A♣ 6♥ K♣"), HEARTS) == 2
    state = endgame("A♣ 6♦", "A♣ 6♦", "6♥ 6♦", "K♣ 6♦")
    event = taken(state, *plays("A♣ A♣ 6♥ K♣"))
    assert (event.seat, event.rule) == (SOUTH, TrickRule.HIGHEST_TRUMP)


@pytest.mark.parametrize("card", ["A♥", "9♦"])
def test_t_i14_a_revoke_is_refused(card: str) -> None:
    state = done(endgame("9♣ 9♣ 9♣", "6♣ A♥ 9♦", "6♣ A♥ 9♦", "6♣ A♥ 9♦"), play("9♣"))
    with pytest.raises(IllegalActionError) as caught:
        at.apply(state, play(card))
    verdict = caught.value.illegality
    assert (verdict.code, verdict.clause, verdict.seat) == (Refusal.REVOKE, "T-3.2", EAST)
    assert verdict.cards == (parse_card(card),)
    assert verdict.alternatives == plays("6♣")


def test_t_i12_play_goes_on_after_nineteen_tricks() -> None:
    same = format_cards(PACK[: 4 * 17 : 4])
    state = endgame(same, same, same, same, tricks=(19, 0), trump=SPADES)
    assert (at.to_act(state), at.outcome(state)) == (NORTH, None)
    for _ in range(4 * 17 - 1):
        state = done(state, at.legal_actions(state)[0])
        assert (state.phase, state.games_played) == (Phase.PLAY, 0)
    after = done(state, at.legal_actions(state)[0])
    assert (after.phase, after.games_played) == (Phase.SHUFFLE, 1)
    assert after.series == Series(Side.NORTH_SOUTH, 36)
