"""Positions of Cuarenta to start a test from, and short ways onward.

Unless a test says otherwise West deals, so North-South is the side of who acts first, and of who
acts in a `scene`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    Action,
    Answer,
    Event,
    HeldRonda,
    Illegality,
    Pass,
    Phase,
    Play,
    Prize,
    RondaStatus,
    Rules,
    Seat,
    Setup,
    Shuffle,
    Side,
    State,
    announcement,
)
from cardrules.engine import Step
from cardrules.notation import format_cards, parse_card, parse_cards

COUNTER_CLOCKWISE = Rules(direction="counter_clockwise")
NORTH, EAST, SOUTH, WEST = Seat
NORTH_SOUTH, EAST_WEST = Side
NOBODY: Mapping[Seat, str] = MappingProxyType({})
ANSWER_TO = {
    RondaStatus.ANNOUNCED: Answer.RONDA,
    RondaStatus.BLOCKED: Answer.PASSED_BLOCKED,
    RondaStatus.SILENT: Answer.PASSED,
}


# --- From phase to phase -------------------------------------------------------------------------


def shuffled(seed: int = 1) -> tuple[Card, ...]:
    """Give the whole pack in an order that is always the same for a seed."""
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def done(state: State, *actions: Action) -> State:
    """Carry out actions, one after the other."""
    for action in actions:
        state = cu.apply(state, action)
    return state


def events_of(state: State, action: Action) -> tuple[Event, ...]:
    """Tell what an action brings about."""
    return cu.step(state, action).events


def clauses_of(state: State, action: Action) -> list[str]:
    """Give the clauses of what an action brings about."""
    return [event.clause for event in events_of(state, action)]


def verdict(state: State, action: object, by: Seat | None = None) -> Illegality:
    """Give the verdict on what may not be done."""
    found = cu.why_illegal(state, action, by=by)
    assert found is not None
    assert not cu.is_legal(state, action, by=by)
    return found


def refused(state: State, action: object, by: Seat | None = None) -> tuple[cu.Refusal, str]:
    """Give code and clause of what the rules of the game refuse."""
    found = verdict(state, action, by)
    assert isinstance(found.code, cu.Refusal)
    return found.code, found.clause


def play(card: str, base: str = "", sequence: str = "") -> Play:
    """Play a card, and take a base and a sequence with it."""
    return Play(parse_card(card), parse_cards(base), parse_cards(sequence))


def to_shuffle(
    rules: Rules = GUIDE,
    dealer: Seat = WEST,
    *,
    scores: tuple[int, int] = (0, 0),
    chicas: tuple[int, int] = (0, 0),
) -> State:
    """Wait for the pack of the next hand."""
    return cu.from_setup(
        Setup(rules=rules, phase=Phase.SHUFFLE, dealer=dealer, scores=scores, chicas=chicas)
    )


def pack_of(
    first: Mapping[Seat, str],
    second: Mapping[Seat, str] = NOBODY,
    *,
    dealer: Seat = WEST,
    rules: Rules = GUIDE,
) -> tuple[Card, ...]:
    """Give a pack that deals these cards, and otherwise nothing that could be announced."""
    order = rules.seats_from(rules.next_seat(dealer))
    given = [parse_cards(lot.get(seat, "")) for lot in (first, second) for seat in order]
    used = {card for part in given for card in part}
    spare = [card for card in PACK if card not in used]
    for seed in range(5000):
        random.Random(seed).shuffle(spare)
        rest = iter(spare)
        packets = [(*part, *_taken(rest, 5 - len(part))) for part in given]
        if all(announcement(a) == announcement(b) for a, b in zip(given, packets, strict=True)):
            return tuple(card for packet in packets for card in packet)
    raise AssertionError("no such deal")


def to_announcing(
    first: Mapping[Seat, str] = NOBODY,
    second: Mapping[Seat, str] = NOBODY,
    *,
    rules: Rules = GUIDE,
    dealer: Seat = WEST,
    scores: tuple[int, int] = (0, 0),
    chicas: tuple[int, int] = (0, 0),
) -> State:
    """Wait for the first answer in the first lot."""
    pack = pack_of(first, second, dealer=dealer, rules=rules)
    return done(to_shuffle(rules, dealer, scores=scores, chicas=chicas), Shuffle(pack))


def to_second_lot(second: Mapping[Seat, str] = NOBODY, *, rules: Rules = GUIDE) -> State:
    """Wait for the first answer in the second lot; the table has two cards."""
    before = scene("2♣", "A♣", lot=1, played=19, dealer=WEST, rules=rules, second=second)
    return done(before, play("A♣"))


def passed(state: State) -> State:
    """Pass as long as that is asked for."""
    while state.phase is Phase.ANNOUNCE:
        state = done(state, Pass())
    return state


def after_count(
    piles: tuple[int, int],
    *,
    dealer: Seat = WEST,
    rules: Rules = GUIDE,
    scores: tuple[int, int] = (0, 0),
) -> Step[State, Event]:
    """Play the last card of a hand that ends with piles of these sizes, and tell what followed.

    Where no card is left over, the last thing done is to take what the dealer forgot.
    """
    left = 40 - sum(piles)
    if left:
        table = format_cards(PACK[: left - 1])
        card, sizes = "K♠", piles
    else:
        table, card = "5♥ 6♦", "5♠"
        gained = [1 + (side is dealer.side) for side in Side]
        sizes = (piles[0] - gained[0], piles[1] - gained[1])
    state = scene(table, card, played=19, dealer=dealer, rules=rules, scores=scores, piles=sizes)
    if left:
        return cu.step(state, play(card))
    return cu.step(done(state, play("5♠", "5♥")), cu.TakeForgotten())


def first_choice(view: cu.View, actions: tuple[Action, ...]) -> Action:
    """Choose the first action that is listed: pass, or lay the lowest card."""
    del view
    return actions[0]


# --- Scenes: a hand under way --------------------------------------------------------------------


def scene(
    table: str = "",
    hand: str = "",
    *,
    hands: Mapping[Seat, str] = NOBODY,
    fallen: Mapping[Seat, str] = NOBODY,
    fresh: str = "",
    scores: tuple[int, int] = (0, 0),
    lot: int = 2,
    played: int = 4,
    dealer: Seat = WEST,
    rules: Rules = GUIDE,
    piles: tuple[int, int] | None = None,
    piled: tuple[str, str] = ("", ""),
    second: Mapping[Seat, str] = NOBODY,
    rondas: Iterable[HeldRonda] = (),
    prizes: Iterable[Prize] = (),
    last_capturer: Seat | None = None,
    chicas: tuple[int, int] = (0, 0),
) -> State:
    """Set up a hand in which `played` cards of a lot have fallen and a card is due.

    `hand` is in the hand of who is to act, `hands` and `fallen` are what others hold and have
    played in this lot, `fresh` is the card just laid. `piles` are sizes, `piled` cards that lie
    there for certain, in the second lot from the first; `second` are the hands of the lot to
    come. All other cards lie somewhere: they make nothing that could be announced, and are no
    twins of those that `hand` names.
    """
    order = rules.seats_from(rules.next_seat(dealer))
    actor, previous = order[played % 4], order[(played - 1) % 4]
    gone = {seat: (played + 3 - place) // 4 for place, seat in enumerate(order)}
    lying, mine = parse_cards(table), [*map(parse_cards, piled)]
    held = {seat: parse_cards(hands.get(seat, "")) for seat in Seat}
    held[actor] = (*held[actor], *parse_cards(hand))
    fell = {seat: parse_cards(fallen.get(seat, "")) for seat in Seat}
    just_laid = parse_card(fresh) if fresh else None
    if just_laid is not None and just_laid not in fell[previous]:
        fell[previous] = (*fell[previous], just_laid)
    stock = [parse_cards(second.get(seat, "")) for seat in order] if lot == 1 else []
    given = {*lying, *mine[0], *mine[1]}.union(*held.values(), *fell.values(), *stock)
    spare = [card for card in PACK if card not in given]
    loose = [card for cards in fell.values() for card in cards if card not in lying]
    loose = [card for card in loose if card not in (*mine[0], *mine[1])]
    answers: list[Answer | None] = [Answer.PASSED] * 4
    known = tuple(rondas)
    for ronda in known:
        if ronda.lot == lot:
            answers[ronda.holder] = ANSWER_TO[ronda.status]
    for seed in range(5000):
        random.Random(seed).shuffle(spare)
        rest = iter(spare)
        in_hands = {seat: (*held[seat], *_taken(rest, 5 - gone[seat] - len(held[seat])))
                    for seat in Seat}  # fmt: skip
        packets = [(*part, *_taken(rest, 5 - len(part))) for part in stock]
        both = _piles(mine, (*loose, *rest), piles)
        kept = (*mine[0], *mine[1]) if lot == 2 else ()
        visible = [card for part in (*both, lying) for card in part if card not in kept]
        random.Random(seed).shuffle(visible)
        free = iter([card for card in visible if all(card not in cards for cards in fell.values())])
        played_by = {seat: (*fell[seat], *_taken(free, gone[seat] - len(fell[seat])))
                     for seat in Seat}  # fmt: skip
        parts = [((*held[seat], *fell[seat]), (*in_hands[seat], *played_by[seat])) for seat in Seat]
        parts += zip(stock, packets, strict=True)
        own = {card.rank for card in held[actor]}
        twins = [card for card in in_hands[actor] if card.rank in own and card not in held[actor]]
        if not twins and all(announcement(a) == announcement(b) for a, b in parts):
            break
    else:
        raise AssertionError("no such scene")
    somebody = NORTH if both[0] else EAST if both[1] else None
    return cu.from_setup(
        Setup(
            rules=rules,
            phase=Phase.PLAY,
            dealer=dealer,
            turn=actor,
            hands=tuple(in_hands[seat] for seat in Seat),
            stock=tuple(card for packet in packets for card in packet),
            table=lying,
            fresh=just_laid,
            piles=both,
            scores=scores,
            lot=lot,
            answers=tuple(answers),
            rondas=known,
            fallen=tuple(played_by[seat] for seat in Seat),
            prizes=tuple(prizes),
            last_capturer=last_capturer or somebody,
            chicas=chicas,
        )
    )


def _taken(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """Take so many cards off an iterator."""
    return tuple(card for _, card in zip(range(count), cards, strict=False))


def _piles(
    mine: list[tuple[Card, ...]], rest: tuple[Card, ...], sizes: tuple[int, int] | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part what is left between the piles."""
    more = len(rest) // 2 if sizes is None else sizes[0] - len(mine[0])
    north_south, east_west = (*mine[0], *rest[:more]), (*mine[1], *rest[more:])
    assert sizes is None or (len(north_south), len(east_west)) == sizes
    return north_south, east_west
