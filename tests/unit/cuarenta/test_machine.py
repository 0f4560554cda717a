"""The packed machine says what the rules on plain cards say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import attrs
import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.cuarenta import (
    CHOICES,
    GUIDE,
    PACK,
    RANKS,
    Capture,
    Phase,
    Play,
    Rules,
    Seat,
    Shuffle,
    State,
    _packed,
    _play,
    _tables,
    captures,
)
from cardrules.cuarenta.actions import bits_of, cards_of
from cardrules.cuarenta.state import rules_code, rules_of
from cardrules.errors import IllegalActionError
from tests.builders.cuarenta import COUNTER_CLOCKWISE, done, shuffled, to_shuffle

RULES = {
    "guide": GUIDE,
    "counter-clockwise": COUNTER_CLOCKWISE,
    "forced": Rules(trailing="forced"),
    "automatic": Rules(sequence="automatic"),
    "forfeited": Rules(sequence="forfeited"),
    "two": Rules(sum_size=2),
    "all": Rules(match_takes="all"),
    "all and forced and two": Rules(match_takes="all", trailing="forced", sum_size=2),
    "todo dos": cu.PROFILES["TODO_DOS"],
}
with_rules = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)


@pytest.mark.parametrize("count", [0, 1, 20, 40])
def test_a_stock_keeps_its_order(count: int) -> None:
    cards = shuffled(4)[:count]
    packed = _packed.pack_stock(cards)
    assert tuple(PACK[place] for place in _packed.unpack_stock(packed)) == cards
    assert _packed.stock_size(packed) == count


def test_sets_of_cards_are_packed_and_unpacked() -> None:
    for seed in range(5):
        cards = shuffled(seed)[: 8 * seed]
        assert cards_of(bits_of(cards)) == cu.sort_hand(cards)


@pytest.mark.parametrize("places", [(), (0,), (7, 0), (3, 1, 4, 5)])
def test_prizes_keep_their_order(places: tuple[int, ...]) -> None:
    rondas = 0b101010
    packed = _packed.with_prizes(rondas, places)
    assert _packed.prizes_of(packed) == places
    assert packed & _packed.ALL_RONDAS == rondas


def test_every_set_of_rules_has_its_number() -> None:
    assert (rules_code(GUIDE), rules_of(0)) == (0, GUIDE)
    rng = random.Random(5)
    for _ in range(300):
        chosen = {field: rng.choice(offered) for field, (_, offered) in CHOICES.items()}
        if not chosen["prize_points"]:
            chosen["prize_replaces_caida"] = False
        rules = cu.rules_from(chosen)
        assert rules_of(rules_code(rules)) == rules


def test_next_seats_are_in_a_table() -> None:
    for seat in Seat:
        assert _tables.NEXT[seat.value] == GUIDE.next_seat(seat).value
        turned = _tables.NEXT[seat.value | _packed.COUNTER]
        assert turned == COUNTER_CLOCKWISE.next_seat(seat).value


def listed_by_the_rules(state: State) -> Iterator[Play]:
    """List the plays of the seat to act from the rules on plain cards."""
    rules, seat = state.rules, state.turn
    assert seat is not None
    hand = state.hands[seat]
    firsts = dict.fromkeys(min((c for c in hand if c.rank is card.rank), key=PACK.index)
                           for card in hand)  # fmt: skip
    for card in firsts:
        found = captures(card, state.table, fresh=state.fresh, rules=rules)
        if not found or rules.trailing == "free":
            yield Play(card)
        for base, whole in found:
            fewest = len(whole) if rules.sequence == "automatic" else 0
            for length in range(fewest, len(whole) + 1):
                yield Play(card, base, whole[:length])


def hands_of(rules: Rules, seed: int) -> Iterator[State]:
    """Play hands at random and give every state on the way."""
    rng = random.Random(seed)
    state = to_shuffle(rules)
    for pack in (shuffled(seed), shuffled(seed + 100)):
        if state.phase is not Phase.SHUFFLE:
            return
        state = done(state, Shuffle(pack))
        while state.phase not in (Phase.SHUFFLE, Phase.OVER):
            yield state
            state = done(state, rng.choice(cu.legal_actions(state)))


@with_rules
@pytest.mark.parametrize("seed", range(4))
def test_plays_are_listed_by_the_rules(rules: Rules, seed: int) -> None:
    for state in hands_of(rules, seed):
        if state.phase is Phase.PLAY:
            assert cu.legal_actions(state) == tuple(listed_by_the_rules(state))


@with_rules
@pytest.mark.parametrize("seed", range(2))
def test_a_play_is_the_same_whoever_made_it(rules: Rules, seed: int) -> None:
    for state in hands_of(rules, seed):
        for listed in cu.legal_actions(state):
            if isinstance(listed, Play):
                made = Play(listed.card, listed.base, listed.sequence)
                assert (made, hash(made)) == (listed, hash(listed))
                assert cu.apply(state, made) == cu.apply(state, listed)


def after(state: State, play: Play) -> State | None:
    """Carry out a play; `None` if it is refused."""
    try:
        return cu.apply(state, play)
    except IllegalActionError:
        return None


@pytest.mark.parametrize("reading", ["guide", "forced", "automatic", "two", "all"])
def test_a_play_listed_elsewhere_is_judged_where_it_is_made(reading: str) -> None:
    refused = 0
    for seed in range(3):
        earlier: list[Play] = []
        for state in hands_of(GUIDE, seed):
            if state.phase is not Phase.PLAY:
                continue
            here = cu.from_setup(attrs.evolve(cu.to_setup(state), rules=RULES[reading]))
            earlier += [play for play in cu.legal_actions(state) if isinstance(play, Play)]
            earlier = earlier[-16:]
            for listed in earlier:
                made = Play(listed.card, listed.base, listed.sequence)
                assert after(here, listed) == after(here, made)
                refused += after(here, made) is None
    assert refused > 0


def some_plays(state: State, rng: random.Random) -> Iterator[Play]:
    """Make plays that may be right or wrong: cards of the table by chance."""
    seat = state.turn
    assert seat is not None
    for card in (*state.hands[seat], rng.choice(PACK)):
        for _ in range(6):
            size = rng.randint(0, min(4, len(state.table)))
            taken = rng.sample(state.table, size)
            cut = rng.randint(0, size)
            yield Play(card, taken[:cut], taken[cut:])
            rank = RANKS.index(card.rank)
            low = [each for each in taken if RANKS.index(each.rank) <= rank]
            yield Play(card, low, [each for each in taken if each not in low])


def told_apart(play: Play, fresh: Card | None) -> object:
    """Give what a play is, up to cards that cannot be told apart."""
    on_fresh = fresh is not None and fresh in play.base and fresh.rank is play.card.rank
    ranks = tuple(tuple(c.rank for c in part) for part in (play.base, play.sequence))
    return play.card.rank, ranks, on_fresh


@with_rules
@pytest.mark.parametrize("seed", range(3))
def test_every_play_is_judged_as_it_is_listed(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    for state in hands_of(rules, seed):
        if state.phase is not Phase.PLAY:
            continue
        assert state.turn is not None
        listed = {told_apart(play, state.fresh) for play in listed_by_the_rules(state)}
        for play in some_plays(state, rng):
            held = play.card in state.hands[state.turn]
            legal = held and told_apart(play, state.fresh) in listed
            assert cu.is_legal(state, play) is legal
            assert (cu.why_illegal(state, play) is None) is legal
            assert play.code < 0 or _play.permits(state.packed, play.code) is legal
            if legal:
                assert cu.apply(state, play) != state
            else:
                with pytest.raises(IllegalActionError):
                    cu.apply(state, play)


@with_rules
@pytest.mark.parametrize("seed", range(2))
def test_a_play_is_carried_out_by_the_rules(rules: Rules, seed: int) -> None:
    for state in hands_of(rules, seed):
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        side = state.turn.side
        for play in cu.legal_actions(state):
            assert isinstance(play, Play)
            after = done(state, play)
            if after.lot != state.lot or after.phase in (Phase.PRIZES, Phase.OVER):
                continue
            capture = Capture(play.base, play.sequence) if play.base else None
            points = cu.action_points(play.card, capture, state.table, state.fresh,
                                      state.scores[side], rules=rules)  # fmt: skip
            assert after.scores[side] == state.scores[side] + sum(points)
            got = {*after.piles[side]} - {*state.piles[side]}
            assert got == ({play.card, *play.base, *play.sequence} if play.base else set())
            left = cu.forgotten(play.card, capture, state.table) if capture else ()
            assert after.forgotten == (left if rules.sequence == "claimable" else ())


def test_every_state_on_the_way_can_be_spelled_out() -> None:
    for rules in RULES.values():
        for state in hands_of(rules, 7):
            assert cu.faults(cu.to_setup(state)) == frozenset()
            assert cu.from_setup(cu.to_setup(state)) == state
            everywhere = [*state.stock, *state.table, *(c for hand in state.hands for c in hand)]
            everywhere += [card for pile in state.piles for card in pile]
            assert cu.sort_hand(everywhere) == PACK
