"""Faults in chance, in constants and in whole matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardrules.actions import DrawForDealer, Shuffle
from cardrules.cards import Card
from cardrules.seats import Seat
from cardrules.verdicts import Conduct, Illegality
from examples import third_game as game
from examples.third_game import Action, Rules, State
from examples.third_game.rules import Phase
from tests.testing.planted_in_states import another
from tests.testing.sound import GUIDE_ALONE, Position, Sound, pretended


class TakesASortedPackOnly(Sound):
    """A pack that was shuffled is refused, and so is one that was turned over."""

    caught_by = "any_order_of_the_pack_is_taken"

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        sorted_ = not isinstance(action, Shuffle) or action.pack == game.PACK
        return sorted_ and game.is_legal(position, action, by=by)


class LetsSeatsShuffle(Sound):
    """A seat may bring the pack."""

    caught_by = "any_order_of_the_pack_is_taken"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        chance = isinstance(action, DrawForDealer | Shuffle)
        return game.why_illegal(position, action, by=None if chance else by)


class TakesAnyPack(Sound):
    """A pack need not be whole."""

    caught_by = "wrong_packs_are_refused"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return None if verdict and verdict.code is Conduct.PACK_INCOMPLETE else verdict


class ShufflesAtAnyTime(Sound):
    """A pack can be brought while a seat is to act."""

    caught_by = "chance_waits_until_it_is_due"

    def chance(self, state: State, pack: Iterable[Card]) -> Action:
        return DrawForDealer(pack) if state.table.phase is Phase.DRAW else Shuffle(pack)


class NameOfTwoWords(Sound):
    """The name cannot be one word of a record."""

    caught_by = "constants_are_sound"
    NAME = "High Card"


class PackOfOneKind(Sound):
    """All cards of the pack are equal."""

    caught_by = "constants_are_sound"
    PACK = game.PACK[:1] * 16


class NoGuide(Sound):
    """The default is no profile."""

    caught_by = "constants_are_sound"
    PROFILES: Mapping[str, Rules] = {"FREE": game.PROFILES["FREE"]}


class ProfileWithoutName(Sound):
    """A profile has a number for its name."""

    caught_by = "constants_are_sound"
    PROFILES = pretended(GUIDE_ALONE, {"GUIDE": game.GUIDE, 7: game.GUIDE})


class StartsAnywhere(Sound):
    """Who deals first is another one every other time."""

    caught_by = "matches_start_alike"

    def new_match(self, rules: Rules = game.GUIDE, *, dealer: Seat | None = None) -> State:
        other = Seat.NORTH if dealer is not Seat.NORTH else Seat.EAST
        return game.new_match(rules, dealer=other if self.every_other_time() else dealer)


class StartsUnderOtherRules(Sound):
    """Without rules a match is not under the guide's."""

    caught_by = "matches_start_alike"

    def new_match(
        self, rules: Rules = game.PROFILES["FREE"], *, dealer: Seat | None = None
    ) -> State:
        return game.new_match(rules, dealer=dealer)


class GetsStuck(Sound):
    """Two tricks are all that can be played."""

    caught_by = "matches_go_on"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        if sum(state.table.tricks) == 2:
            raise RuntimeError
        return game.apply(state, action, by=by)


class UnspeakableError(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError


class BreaksWithoutAWord(Sound):
    """A match ends in an error that cannot be told."""

    caught_by = "matches_go_on"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        raise UnspeakableError


class CannotStart(Sound):
    """No match can be started."""

    caught_by = "matches_go_on"

    def new_match(self, rules: Rules = game.GUIDE, *, dealer: Seat | None = None) -> State:
        raise NotImplementedError


class ReplaysOtherwise(Sound):
    """An action leads to another state the second time that it is done on an equal one."""

    caught_by = "matches_replay"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        self.calls += 1
        following = game.apply(state, action, by=by)
        return following if self.calls <= 14 else another(following)
