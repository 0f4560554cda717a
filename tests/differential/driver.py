"""Two engines play the same match, and must agree on everything after every ply."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Generic, final

from cardrules.engine import CHANCE
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat
from tests.differential.beside import Beside
from tests.differential.bridge import (
    ActionT,
    Bridge,
    Chosen,
    EventT,
    Plain,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.strangers import STRANGERS
from tests.differential.tally import Tally

LONGEST: Final = 4_000
"""After so many plies a match is left for another one: some take very long."""


@final
class DisagreementError(AssertionError):
    """The engines do not agree: on what, after how many plies, and what each says."""


@final
class Table(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]):
    """One match under way on both engines."""

    def __init__(
        self,
        bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
        chosen: Chosen,
        rng: Random,
        tally: Tally,
        *,
        beside: bool,
    ) -> None:
        self.bridge = bridge
        self.game = bridge.game
        self.chosen = chosen
        self.rng = rng
        self.tally = tally
        dealer = rng.choice((None, None, None, *SEATS))
        self.state = self.game.new_match(bridge.rules(chosen), dealer=dealer)
        self.oracle = bridge.oracle(chosen, dealer)
        self.beside = Beside(bridge, tally) if beside else None
        self.legal: tuple[ActionT, ...] = ()
        self.snapshot: Mapping[str, Plain] = {}
        self.agree()

    # --- Agreeing --------------------------------------------------------------------------------

    def demand(self, what: str, fast: object, slow: object) -> None:
        """Both are to say the same."""
        if fast != slow:
            where = f"{what}, rules {dict(self.chosen)}, after {self.tally.plies} plies"
            message = f"{where}\n  fast: {fast}\n  slow: {slow}"
            raise DisagreementError(message)

    def agree(self) -> None:
        """Compare the whole position: every attribute, the actor, the legal list, the rulings."""
        self.snapshot = self.oracle.snapshot()
        actor = self.game.to_act(self.state)
        fast = self.bridge.plain(self.state)
        fast["actor"] = "chance" if actor is CHANCE else actor and actor.value
        for field in {**fast, **self.snapshot}:
            self.demand(field, fast.get(field, "absent"), self.snapshot.get(field, "absent"))
        self.legal = self.game.legal_actions(self.state)
        spoken = [*map(self.bridge.spoken, self.legal)]
        self.demand("legal actions", spoken, [*self.oracle.legal()])
        rulings = [*map(self.bridge.spoken, self.game.rulings(self.state))]
        self.demand("rulings", rulings, [*self.oracle.rulings()])
        self.demand("whether it is over", self.game.outcome(self.state) is not None, actor is None)

    # --- Refusals --------------------------------------------------------------------------------

    def refuse(self) -> None:
        """Try an action that may be wrong: both take it or neither does, and nothing changes."""
        action = self.bridge.stray(self.rng, self.state)
        spoken = self.bridge.spoken(action)
        takes = self.game.is_legal(self.state, action)
        self.demand(f"whether it takes {spoken}", takes, self.oracle.allows(spoken))
        if takes:
            return
        self._count_refusal(action, None)
        try:
            self.oracle.apply(spoken)
        except ValueError:
            self.demand("the position kept", self.snapshot, self.oracle.snapshot())
        else:
            self.demand("a refusal", "refused", spoken)

    def refuse_stranger(self) -> None:
        """What is no action of the game, or comes from a seat that is not asked, is refused."""
        stranger = self.rng.choice(STRANGERS)
        self.demand("a stranger", self.game.is_legal(self.state, stranger), False)
        verdict = self.game.why_illegal(self.state, stranger)
        assert verdict is not None
        self.tally.refusals[verdict.code.value] += 1
        actor = self.game.to_act(self.state)
        if isinstance(actor, Seat):
            other = self.rng.choice([seat for seat in SEATS if seat is not actor])
            self._count_refusal(self.rng.choice(self.legal), other)

    def _count_refusal(self, action: ActionT, by: Seat | None) -> None:
        """The library refuses, and says the same whichever way it is asked."""
        verdict = self.game.why_illegal(self.state, action, by=by)
        self.demand("a verdict", verdict is None, False)
        assert verdict is not None
        self.tally.refusals[verdict.code.value] += 1
        try:
            self.game.apply(self.state, action, by=by)
        except IllegalActionError as error:
            self.demand("the error's verdict", error.illegality, verdict)
        else:
            self.demand("a refusal", action, verdict.code)
        if self.rng.random() < 0.2:  # it takes long
            kept = self.bridge.plain(self.state)
            self.demand("the state kept", kept, {field: self.snapshot[field] for field in kept})

    # --- Playing ---------------------------------------------------------------------------------

    def move(self) -> None:
        """Carry on from somewhere rich, if the game has such a place to go to from here."""
        state = self.bridge.elsewhere(self.rng, self.state)
        if state is not None:
            self.state = state
            self.oracle = self.bridge.oracle_at(self.chosen, state)
            self.agree()
            if self.beside:
                self.beside.lose()

    def next_action(self) -> ActionT:
        """A pack where one is due, now and then a ruling, else a decision."""
        rulings = self.game.rulings(self.state)
        if rulings and self.rng.random() < 0.15:
            return self.rng.choice(rulings)
        if self.game.to_act(self.state) is CHANCE:
            return self.game.chance(self.state, self.bridge.pack(self.rng, self.state))
        return self.bridge.choose(self.rng, self.state, self.legal)

    def ply(self) -> None:
        """Do one action on both engines and compare the events and the positions."""
        action = self.next_action()
        spoken = self.bridge.spoken(action)
        before, state, legal = self.snapshot, self.state, self.legal
        step = self.game.step(state, action)
        self.oracle.apply(spoken)
        self.state = step.state
        self.tally.plies += 1
        told = [*map(self.bridge.told, step.events)]
        self.demand(f"events of {spoken}", told, self.bridge.due(before, spoken, self.oracle))
        self.tally.happenings.update(type(event).__name__ for event in step.events)
        self.tally.clauses.update(event.clause for event in step.events)
        self.demand(f"points of {spoken}", *self.bridge.ledger(state, step.events, step.state))
        self.tally.paid.update(filter(None, map(self.bridge.paid, step.events)))
        self.tally.rarities.update(filter(None, map(self.bridge.rarity, told)))
        self.agree()
        if self.beside:
            self.beside.ply(state, legal, action, self.state, self.snapshot)


def compare(
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
    chosen: Chosen,
    plies: int,
    seed: str,
    *,
    beside: bool = False,
) -> Tally:
    """Play matches until so many plies are done, `beside` the default rules too if asked for.

    Raises `DisagreementError` at the first thing that the engines do not say alike.
    """
    tally = Tally()
    rng = Random(seed)
    while tally.plies < plies:
        table = Table(bridge, chosen, rng, tally, beside=beside)
        last = min(plies, tally.plies + LONGEST)
        while tally.plies < last and bridge.game.to_act(table.state) is not None:
            table.move()
            often = bool(chosen) or table.snapshot["phase"] != "play"
            if rng.random() < (0.4 if often else 0.12):
                table.refuse()
            if rng.random() < 0.02:
                table.refuse_stranger()
            table.ply()
        table.refuse()
    return tally
