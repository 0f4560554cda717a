"""The questions on Arba'a Turub: each situation is played, and the answers are what came of it.

What an answer has in bold is compared with what the library does, part by part.
"""

from __future__ import annotations

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import Play, Seat, Series, Side, advance_series
from cardrules.notation import format_cards, parse_cards
from tests.builders.arbaa_turub import (
    DIAMONDS,
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    SPADES,
    WEST,
    after_games,
    done,
    endgame,
    pack_from,
    play,
    plays,
    taken,
    to_shuffle,
)
from tests.rules.questions import cards_in, names, said, yes


def least(series: Series, side: Side) -> str:
    """Give the fewest tricks with which a side wins the match in the next game."""
    results = ((n, 36 - n) if side is NORTH_SOUTH else (36 - n, n) for n in range(37))
    won = [each[side] for each in results if advance_series(series, each).winner is side]
    return str(min(won))


def cards_of(state: at.State) -> str:
    """List the cards that may be played."""
    found = (action for action in at.legal_actions(state) if isinstance(action, Play))
    return format_cards(tuple(dict.fromkeys(each.card for each in found)))


def test_question_a1_those_who_tie_and_only_they_draw_again() -> None:
    state = at.new_match()
    drawn = at.DrawForDealer(pack_from(cards_in("A1")))
    tied = [each for each in at.step(state, drawn).events if isinstance(each, at.DrawTied)]
    after = at.apply(state, drawn)
    assert after.dealer is not None
    cutter = at.to_act(at.apply(after, at.Shuffle(at.PACK)))
    assert [", ".join(map(str, each.seats)) for each in tied] == said("A1")[:1]
    assert said("A1")[1:] == [str(after.dealer), str(cutter)]


def test_question_a2_the_namer_has_three_cards_and_a_free_choice_of_suit() -> None:
    *rest, last = pack_from(cards_in("A2"))
    state = done(to_shuffle(dealer=EAST), at.Shuffle((last, *rest)), at.Cut(1))
    (owner,) = (seat for seat in Seat if state.hands[seat])
    assert state.hands[owner] == parse_cards(cards_in("A2"))
    spades = at.NameTrump(SPADES)
    choices = at.legal_actions(state)
    assert choices == tuple(map(at.NameTrump, at.SUITS))
    others = [seat for seat in Seat if at.is_legal(state, spades, by=seat) and seat is not owner]
    lead = at.apply(state, spades)
    view = at.view(lead, NORTH)
    seen = 144 - len(view.hand) - len(view.unseen)
    may = yes(at.is_legal(state, spades))
    assert said("A2") == [str(owner), may, yes(bool(others)), str(at.to_act(lead)), str(seen)]


def test_question_a3_a_misdeal_is_no_game_and_ends_with_the_first_lead() -> None:
    between = after_games(to_shuffle(dealer=SOUTH), (20, 16))
    dealt = done(between, at.Shuffle(at.PACK), at.Cut(9), at.NameTrump(DIAMONDS))
    assert (between.dealer, at.to_act(dealt)) == (WEST, NORTH)
    again = at.apply(dealt, at.Misdeal())
    led = at.apply(dealt, at.legal_actions(dealt)[0])
    kept = yes(again.trump is DIAMONDS)
    redeal, late = yes(at.is_legal(dealt, at.Misdeal())), yes(at.is_legal(led, at.Misdeal()))
    tricks = least(again.series, NORTH_SOUTH)
    assert said("A3") == [redeal, str(again.dealer), kept, tricks, late]


def test_question_a4_follow_if_you_can_and_otherwise_do_as_you_like() -> None:
    hands = ("9♣ 9♦ 9♦", "6♣ K♣ A♥", "7♦ 7♥ 8♠", "A♣ K♥ K♠")
    assert names("A4", " ".join(("9♣", *hands[1:])))
    east = done(endgame(*hands), play("9♣"))
    south = done(east, play("K♣"))
    west = done(south, play("7♦"))
    revoke = at.why_illegal(east, play("A♥"))
    assert revoke is not None
    assert (revoke.code, revoke.clause) == (at.Refusal.REVOKE, "T-3.2")
    assert said("A4") == [*map(cards_of, (east, south, west)), yes(at.is_legal(east, play("A♥")))]


def test_question_a5_the_earliest_of_twins_takes_the_trick() -> None:
    state = endgame("A♠ A♦ 7♥", "A♠ 6♥ 9♣", "A♦ 6♥ A♣", "J♠ A♦ 7♥", leader=WEST)
    cards, takers = plays(cards_in("A5")), list[str]()
    for start in range(0, 12, 4):
        trick = cards[start : start + 4]
        takers.append(str(taken(state, *trick).seat))
        state = done(state, *trick)
    assert said("A5") == takers


def test_question_a6_a_draw_and_a_win_by_the_other_pair() -> None:
    state, dealers = to_shuffle(dealer=SOUTH), list[str]()
    for tricks in ((24, 12), (18, 18), (17, 19), (25, 11)):
        state = after_games(state, tricks)
        dealers.append(str(state.dealer))
    assert dealers[0] == "West"
    won = yes(at.outcome(state) is not None)
    assert state.series.holder is NORTH_SOUTH
    assert said("A6") == [*dealers[1:], won, str(state.series.benchmark)]


def test_question_a7_a_win_that_is_too_small_is_a_win_for_the_deal() -> None:
    state = after_games(to_shuffle(dealer=EAST), (13, 23))
    assert state.dealer is SOUTH
    second = after_games(state, (14, 22))
    third = after_games(second, (13, 23))
    won = yes(at.outcome(third) is not None)
    tricks = least(third.series, EAST_WEST)
    assert said("A7") == [str(second.dealer), won, str(third.dealer), tricks]


def test_question_a8_a_benchmark_of_36_cannot_be_exceeded() -> None:
    first = advance_series(Series(), (36, 0))
    results = [(n, 36 - n) for n in range(37)]
    reached, needed = {first}, dict[Side, int]()
    for games in range(1, 4):
        reached = {advance_series(s, each) for s in reached if s.winner is None for each in results}
        for side in {s.winner for s in reached if s.winner is not None} - {*needed}:
            needed[side] = games
    once = {advance_series(first, each).winner for each in results}
    dealers = {at.next_dealer(seat, NORTH_SOUTH, sufficient=False) for seat in Seat}
    drawn = {at.next_dealer(seat, None) for seat in dealers}
    (pair,) = {seat.side for seat in dealers | drawn}
    counts = [str(needed[side]) for side in Side]
    assert said("A8") == [yes(NORTH_SOUTH in once), *counts, str(pair)]


def can_win(state: at.State) -> bool:
    """Say whether North-South can win the match in this game, whatever the others do."""
    if state.phase is not at.Phase.PLAY:
        result = at.outcome(state)
        return result is not None and result.winner is NORTH_SOUTH
    seat = at.to_act(state)
    assert isinstance(seat, Seat)
    found = [can_win(at.apply(state, action)) for action in at.legal_actions(state)]
    return any(found) if seat.side is NORTH_SOUTH else all(found)


def test_question_a9_the_play_is_not_over_when_the_game_is_won() -> None:
    hands = ("A♥ 7♠", "7♠ 9♣", "K♦ K♦", "6♥ 8♣")
    assert names("A9", " ".join(hands))
    held = Series(NORTH_SOUTH, 21)
    state = endgame(*hands, trump=SPADES, tricks=(20, 14), series=held, dealer=EAST)
    winning = [card for card in state.hands[NORTH] if can_win(at.apply(state, Play(card)))]
    ace = done(state, *plays("A♥ 7♠ K♦ 6♥ 9♣ K♦ 8♣ 7♠"))
    assert (at.outcome(ace), ace.series) == (None, held)
    over = yes(at.to_act(state) is None)
    assert said("A9") == [over, format_cards(tuple(winning)), str(ace.dealer)]


def test_question_a10_one_sign_by_the_leader_with_the_lead() -> None:
    knock, click = at.Signal
    nine, king = parse_cards("9♦ K♦")
    state = endgame("K♦ A♦", "6♦ 6♣", "A♦ 7♣", "9♦ 8♣", leader=WEST)
    assert names("A10", "9♦ A♦ K♦ 6♦")
    led = at.apply(state, Play(nine, knock))
    true = at.is_legal(state, Play(nine, knock))
    again, too = (at.is_legal(led, Play(nine, click), by=WEST), at.is_legal(led, Play(king, knock)))
    after = done(led, *plays("K♦ 6♦ A♦"))
    signers = {seat for seat in Seat for card in after.hands[seat]
               if at.is_legal(after, Play(card, click), by=seat)}  # fmt: skip
    assert said("A10") == [yes(again), yes(true), yes(too), *map(str, signers)]
