"""The study of the intervals, small: the whole of it is `python -m tests.comparison`."""

from __future__ import annotations

from tests.comparison.long_run import LONG_SEED, Study, Tally, studied

SMALL = Study(game="cuarenta", second="ronda_points=2", seeds=2, matches=48, long=48, start=7)


def test_a_small_study_counts_what_each_seed_says() -> None:
    found = {each.name: each for each in studied(SMALL, lambda pieces: map(SMALL.play, pieces))}
    long = SMALL.task(LONG_SEED)
    truth = long.comparison(tuple(map(long.pair, range(SMALL.long))))
    assert [*found] == [each.name for each in truth.shares] + [each.name for each in truth.effects]
    ronda = found["ronda"]
    assert (ronda.value, ronda.given) == (truth.effects[0].difference, 2)
    held = 0
    for seed in SMALL.each:
        task = SMALL.task(seed)
        one = task.comparison(tuple(map(task.pair, range(SMALL.matches)))).effects[0]
        assert one.interval is not None
        held += ronda.value in one.interval
    assert ronda.held == held >= 1
    assert (found["four"].given, found["four"].changed) == (0, 0)
    assert found["dealer_side"].given == 2


def test_what_is_held_too_rarely_or_too_often_is_not_sound() -> None:
    held = {count: Tally("it", 1.0, 0.5, 200, count).sound for count in (181, 182, 198, 199)}
    assert held == {181: False, 182: True, 198: True, 199: False}
    assert Tally("it", 1.0, 0.01, 200, 200).sound
    few = Tally("it", 1.0, 0.5, 99, 0)
    assert (few.judged, few.sound) == (False, True)
