"""What the rules of the game refuse: announcements, captures, forgotten cards, prizes."""

from __future__ import annotations

from collections.abc import Iterable

from cardrules.actions import GameAction
from cardrules.cards import Rank
from cardrules.cuarenta import (
    AnnounceRonda,
    ClaimPrize,
    HeldRonda,
    Pass,
    Play,
    Prize,
    Refusal,
    RondaStatus,
    Rules,
    Seat,
    ShowFour,
    State,
    TakeForgotten,
)
from cardrules.notation import parse_cards
from cardrules.verdicts import Code, Conduct
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    passed,
    play,
    scene,
    to_announcing,
    to_second_lot,
)
from tests.hostile.cuarenta.wrong_actions import CARD, CONDUCT, LEAD, PRIZES, SEVENS, WrongAction

__all__ = ["WRONG_ACTIONS"]

TWOS = "2♠ 2♥ 2♦ 2♣ Q♦"


def _captures() -> Iterable[WrongAction]:
    """Try captures on many tables: the play, and the cards that are at fault."""
    tries: tuple[tuple[str, str, Play, Code, str, str], ...] = (
        ("a card of another hand", "5♥", play("Q♥"), Conduct.CARD_NOT_HELD, "G-3", "Q♥"),
        ("a card of the table", "5♥", play("5♥"), Conduct.CARD_NOT_HELD, "G-3", "5♥"),
        ("a foreign card", "5♥", play("8♣"), Conduct.CARD_NOT_HELD, "G-3", "8♣"),
        ("a foreign card that takes", "5♥", play("8♣", "5♥"), Conduct.CARD_NOT_HELD, "G-3", "8♣"),
        ("a foreign base", "5♥", play("5♠", "8♣"), Refusal.CARD_NOT_ON_TABLE, "C-4.1", "8♣"),
        ("a card not there", "6♥", play("5♠", "5♥"), Refusal.CARD_NOT_ON_TABLE, "C-4.1", "5♥"),
        ("a sequence not there", "5♥ K♣", play("5♠", "5♥", "6♣ 7♣"), Refusal.CARD_NOT_ON_TABLE,
         "C-4.1", "6♣ 7♣"),
        ("on an empty table", "", play("5♠", "5♥"), Refusal.CARD_NOT_ON_TABLE, "C-4.1", "5♥"),
        ("a base twice", "5♥ K♣", play("5♠", "5♥ 5♥"), Refusal.CARD_NAMED_TWICE, "G-3", "5♥"),
        ("a sequence twice", "5♥ 6♦", play("5♠", "5♥", "6♦ 6♦"), Refusal.CARD_NAMED_TWICE, "G-3",
         "6♦"),
        ("base and sequence", "5♥ 6♦", play("5♠", "5♥", "5♥"), Refusal.CARD_NAMED_TWICE, "G-3",
         "5♥"),
        ("itself", "5♥ 6♦", play("5♠", "5♠"), Refusal.CARD_NAMED_TWICE, "G-3", "5♠"),
        ("itself in the sequence", "5♥ 6♦", play("5♠", "5♥", "5♠"), Refusal.CARD_NAMED_TWICE, "G-3",
         "5♠"),
        ("a sequence, no base", "6♥ 7♦", play("5♠", "", "6♥"), Refusal.SEQUENCE_WITHOUT_BASE,
         "C-4.7", "6♥"),
        ("two of it, no base", "6♥ 7♦", play("5♠", "", "6♥ 7♦"), Refusal.SEQUENCE_WITHOUT_BASE,
         "C-4.7", "6♥ 7♦"),
        ("a base as a sequence", "5♥ 6♥", play("5♠", "", "5♥"), Refusal.SEQUENCE_WITHOUT_BASE,
         "C-4.7", "5♥"),
        ("too little", "2♥ K♦", play("5♠", "2♥"), Refusal.DOES_NOT_ADD_UP, "C-4.1", "2♥"),
        ("too much", "2♥ 4♦", play("5♠", "2♥ 4♦"), Refusal.DOES_NOT_ADD_UP, "C-4.1", "2♥ 4♦"),
        ("a higher card", "6♥ K♦", play("5♠", "6♥"), Refusal.DOES_NOT_ADD_UP, "C-4.1", "6♥"),
        ("twice the sum", "7♥ 3♦", play("5♠", "3♦ 7♥"), Refusal.DOES_NOT_ADD_UP, "C-4.1", "3♦ 7♥"),
        ("two sums", "A♥ 4♦ 2♣ 3♦", play("5♠", "A♥ 4♦ 2♣ 3♦"), Refusal.TWO_GROUPS, "C-4.2",
         "A♥ 4♦ 2♣ 3♦"),
        ("a match and a sum", "5♥ 2♣ 3♦", play("5♠", "5♥ 2♣ 3♦"), Refusal.TWO_GROUPS, "C-4.2",
         "5♥ 2♣ 3♦"),
        ("two equal cards", "5♥ 5♦", play("5♠", "5♥ 5♦"), Refusal.SEVERAL_EQUAL_CARDS, "C-4.2",
         "5♥ 5♦"),
        ("three equal figures", "J♥ J♦ J♣", play("J♠", "J♥ J♦ J♣"), Refusal.SEVERAL_EQUAL_CARDS,
         "C-4.2", "J♥ J♦ J♣"),
        ("a figure in a sum", "J♥ A♦", play("5♠", "J♥ A♦"), Refusal.FIGURE_IN_SUM, "C-4.3", "J♥"),
        ("a figure by a sum", "4♥ 7♦", play("J♠", "4♥ 7♦"), Refusal.FIGURE_IN_SUM, "C-4.3", "J♠"),
        ("a figure by another", "J♥ A♦", play("Q♠", "J♥"), Refusal.FIGURE_IN_SUM, "C-4.3", "Q♠ J♥"),
        ("a rank too high", "5♥ 7♦", play("5♠", "5♥", "7♦"), Refusal.SEQUENCE_STARTS_WRONG,
         "C-4.6", "7♦"),
        ("a rank too low", "2♣ 3♥ 4♦", play("5♠", "2♣ 3♥", "4♦"), Refusal.SEQUENCE_STARTS_WRONG,
         "C-4.6", "4♦"),
        ("another equal card", "5♥ 5♦", play("5♠", "5♥", "5♦"), Refusal.SEQUENCE_STARTS_WRONG,
         "C-4.6", "5♦"),
        ("past the king", "K♥ A♦", play("K♠", "K♥", "A♦"), Refusal.SEQUENCE_STARTS_WRONG,
         "C-4.6", "A♦"),
        ("a gap", "5♥ 6♦ J♦", play("5♠", "5♥", "6♦ J♦"), Refusal.GAP_IN_SEQUENCE, "C-4.6", "J♦"),
        ("a gap further on", "5♥ 6♦ 7♦ J♦ K♦", play("5♠", "5♥", "6♦ 7♦ J♦ K♦"),
         Refusal.GAP_IN_SEQUENCE, "C-4.6", "K♦"),
        ("two of a rank", "5♥ 6♦ 6♣", play("5♠", "5♥", "6♦ 6♣"), Refusal.TWO_OF_A_RANK_IN_SEQUENCE,
         "C-4.6", "6♦ 6♣"),
        ("two further on", "5♥ 6♦ 7♣ 7♦", play("5♠", "5♥", "6♦ 7♣ 7♦"),
         Refusal.TWO_OF_A_RANK_IN_SEQUENCE, "C-4.6", "7♣ 7♦"),
    )  # fmt: skip
    for name, table, action, code, clause, cards in tries:
        card = str(action.card)
        held = "5♠" if code is Conduct.CARD_NOT_HELD else card
        state = scene(table, held, hands={EAST: "Q♥"} if code is Conduct.CARD_NOT_HELD else {})
        at_fault = parse_cards(cards)
        yield WrongAction(f"capture: {name}", state, action, code, clause, cards=at_fault)
        yield WrongAction(f"capture by North: {name}", state, action, code, clause, NORTH, at_fault)


def _other_readings() -> Iterable[WrongAction]:
    forced, two = Rules(trailing="forced"), Rules(sum_size=2)
    every, whole = Rules(match_takes="all"), Rules(sequence="automatic")
    tries: tuple[tuple[str, Rules, str, Play, Code, str, str], ...] = (
        ("a match laid", forced, "5♥ K♦", play("5♠"), Refusal.MUST_TAKE, "C-I3", "5♠"),
        ("a sum laid", forced, "2♥ 3♦", play("5♠"), Refusal.MUST_TAKE, "C-I3", "5♠"),
        ("three in a sum", two, "A♥ 2♦ 2♣", play("5♠", "A♥ 2♦ 2♣"), Refusal.SUM_TOO_LARGE,
         "C-I24", "A♥ 2♦ 2♣"),
        ("one of two", every, "5♥ 5♦", play("5♠", "5♥"), Refusal.ALL_EQUAL_MUST_BE_TAKEN,
         "C-I25", "5♦"),
        ("two of three", every, "5♥ 5♦ 5♣", play("5♠", "5♥ 5♦"), Refusal.ALL_EQUAL_MUST_BE_TAKEN,
         "C-I25", "5♣"),
        ("nothing of a sequence", whole, "5♥ 6♦ 7♣", play("5♠", "5♥"),
         Refusal.WHOLE_SEQUENCE_MUST_BE_TAKEN, "C-I4", "6♦"),
        ("a part of a sequence", whole, "5♥ 6♦ 7♣", play("5♠", "5♥", "6♦"),
         Refusal.WHOLE_SEQUENCE_MUST_BE_TAKEN, "C-I4", "7♣"),
    )  # fmt: skip
    for name, rules, table, action, code, clause, cards in tries:
        state = scene(table, "5♠", rules=rules)
        yield WrongAction(name, state, action, code, clause, cards=parse_cards(cards))
    nothing = (Refusal.NOTHING_FORGOTTEN, "C-4.8")
    forfeited = scene("5♥ 6♦ K♣", "5♠", rules=Rules(sequence="forfeited"))
    yield WrongAction("forfeited", done(forfeited, play("5♠", "5♥")), TakeForgotten(), *nothing)
    yield WrongAction("taken twice", done(scene("5♥ 6♦ K♣", "5♠"), play("5♠", "5♥"),
                                          TakeForgotten()), TakeForgotten(), *nothing)  # fmt: skip
    yield WrongAction("a capture forgotten altogether", done(CARD, play("5♠")), TakeForgotten(),
                      *nothing)  # fmt: skip


def _announcements() -> Iterable[WrongAction]:
    ronda, four = AnnounceRonda(), ShowFour()
    none, no_four = Refusal.NO_THREE_OF_A_KIND, Refusal.NO_FOUR_OF_A_KIND
    blocked, late = Refusal.RONDA_BLOCKED, Refusal.PLAY_HAS_BEGUN
    only = Rules(only_caida_at_38=True, ronda_limit=None)
    points = Rules(four_of_a_kind=4)
    compulsory = Rules(announcing="compulsory")
    tries: tuple[tuple[str, State, GameAction, Code, str], ...] = (
        ("no three", to_announcing(), ronda, none, "C-3.1"),
        ("a pair only", to_announcing({NORTH: "7♠ 7♥"}), ronda, none, "C-3.1"),
        ("a ronda of four", to_announcing({NORTH: TWOS}), ronda, none, "C-3.1"),
        ("no four", to_announcing(), four, no_four, "C-3.2"),
        ("a four of three", to_announcing({NORTH: SEVENS}), four, no_four, "C-3.2"),
        ("no three in the second lot", to_second_lot(), ronda, none, "C-3.1"),
        ("at 30", to_announcing({NORTH: SEVENS}, scores=(30, 0)), ronda, blocked, "C-3.4"),
        ("at 38", to_announcing({NORTH: SEVENS}, scores=(38, 0)), ronda, blocked, "C-3.4"),
        ("only caída", to_announcing({NORTH: SEVENS}, scores=(38, 0), rules=only), ronda, blocked,
         "C-I18"),
        ("a four for points at 30", to_announcing({NORTH: TWOS}, scores=(30, 0), rules=points),
         four, blocked, "C-3.4"),
        ("a ronda kept secret", to_announcing({NORTH: SEVENS}, rules=compulsory), Pass(),
         Refusal.MUST_ANNOUNCE, "C-I2"),
        ("a four kept secret", to_announcing({NORTH: TWOS}, rules=compulsory), Pass(),
         Refusal.MUST_ANNOUNCE, "C-I2"),
        ("before the first card", LEAD, ronda, late, "C-3.5"),
        ("after the first card", done(LEAD, play("7♠")), ronda, late, "C-3.5"),
        ("a four after the first card", done(passed(to_announcing({EAST: TWOS})), _any_card()),
         four, late, "C-3.5"),
    )  # fmt: skip
    for name, state, action, code, clause in tries:
        yield WrongAction(f"announcing: {name}", state, action, code, clause)


def _any_card() -> Play:
    """Give the lowest card that North holds there."""
    hand = passed(to_announcing({EAST: TWOS})).hands[NORTH]
    return Play(hand[0])


def _prizes() -> Iterable[WrongAction]:
    code = Refusal.PRIZE_NOT_DUE
    for name, claim in (
        ("another rank", ClaimPrize(EAST, Rank.QUEEN)),
        ("a rank that is not played with", ClaimPrize(EAST, Rank.EIGHT)),
        ("another holder", ClaimPrize(WEST, Rank.SEVEN)),
        ("one's partner's", ClaimPrize(SOUTH, Rank.SEVEN)),
        ("one's own", ClaimPrize(NORTH, Rank.SEVEN)),
    ):
        yield WrongAction(f"a prize: {name}", PRIZES, claim, code, "C-5.5")
    state = _two_prizes()
    of_north = ClaimPrize(NORTH, Rank.TWO)
    yield WrongAction("a prize due to the others", state, of_north, code, "C-5.5")
    yield WrongAction("a prize already claimed", done(state, ClaimPrize(EAST, Rank.SEVEN)),
                      ClaimPrize(EAST, Rank.SEVEN), code, "C-5.5")  # fmt: skip
    early = (Refusal.PRIZE_NOT_OPEN, "C-5.5")
    yield WrongAction("a prize before the hand is over", CARD, ClaimPrize(EAST, Rank.SEVEN), *early)


def _two_prizes() -> State:
    """Wait for the claims of both sides."""
    held: tuple[tuple[Seat, Rank], ...] = ((EAST, Rank.SEVEN), (NORTH, Rank.TWO))
    before = scene(
        "3♣",
        "K♠",
        played=19,
        piled=("7♣ 7♦ 7♥ 2♣ 2♦ 2♥", ""),
        rondas=[HeldRonda(seat, rank, 1, RondaStatus.ANNOUNCED) for seat, rank in held],
        prizes=[Prize(seat, rank) for seat, rank in held],
    )
    return done(before, play("K♠"))


WRONG_ACTIONS: tuple[WrongAction, ...] = (
    *CONDUCT,
    *_captures(),
    *_other_readings(),
    *_announcements(),
    *_prizes(),
)
