"""Golden matches come out as they are stored: every action, and the final state."""

from __future__ import annotations

import pytest

from tests.playthroughs.golden import PLAYERS, Match, Player, stored

MATCHES = [(player, match) for player in PLAYERS for match in stored()[player.name]]
golden = pytest.mark.parametrize(
    ("player", "match"), MATCHES, ids=[f"{player.name}-{match.seed}" for player, match in MATCHES]
)


@golden
def test_the_library_plays_it_again(player: Player, match: Match) -> None:
    assert player.fast(match) == match


@golden
def test_the_oracle_ends_in_the_same_state(player: Player, match: Match) -> None:
    assert player.slow(match) == match


def test_there_are_ten_matches_of_each_game_under_different_rules() -> None:
    for matches in stored().values():
        assert len(matches) == 10
        assert len({str(match.rules) for match in matches}) >= 8
        assert len({match.sha256 for match in matches}) == 10
