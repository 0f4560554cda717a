"""What `cardrules play` shows, held to what the seat that it is shown to may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules.actions import DrawForDealer, Shuffle
from cardrules.cards import Card
from cardrules.notation import parse_card
from cardrules.record import AnyAction, AnyState, AnyStep, Record
from cardrules.records import steps
from cardrules.seats import SEATS, Seat

CARD: Final = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")
CHOICE: Final = re.compile(r"(?:^|  )(\d+)(?:-(\d+))? \S")
SHUFFLED: Final = re.compile(r"^  [CT]-1\.2 ", re.MULTILINE)
PACKS: Final = {
    arbaa_turub.NAME: Counter(arbaa_turub.PACK),
    cuarenta.NAME: Counter(cuarenta.PACK),
}


@final
@attrs.define
class Player:
    """Somebody in the south who answers by what the screen shows, and by nothing else.

    It asks the `questions` first, then plays the first choice and the last in turn, and leaves
    when it has read the clause `until`. `acted` says of each prompt whether it then acted.
    """

    questions: list[str]
    until: str = "never"
    screen: str = ""
    acted: list[bool] = attrs.field(factory=list[bool])

    def __call__(self, shown: str) -> str:
        if "\n\n" in shown:
            self.screen = shown.rpartition("\n\n")[2]
        self.acted.append(False)
        if f"  {self.until} " in shown:
            return "quit"
        hand = CARD.findall(self.screen.partition("  South ")[2].partition("  West ")[0])
        if self.questions and hand:
            question = self.questions.pop(0)
            return f"{question} {hand[0]}" if question == "why" else question
        self.acted[-1] = True
        return offered(self.screen)[-(sum(self.acted) % 2)]


def offered(screen: str) -> list[str]:
    """Give the numbers of the choices on a screen, of a range the last one."""
    lines = screen.splitlines()[:-1]
    start = next(n for n, line in enumerate(lines) if re.match(r" +1(-\d+)? ", line))
    return [last or first for line in lines[start:] for first, last in CHOICE.findall(line)]


def leaks(shown: Sequence[str], acted: Sequence[bool], record: Record, seat: Seat) -> list[Card]:
    """Give the cards that were shown to South before `seat` could know them, by the record."""
    found: list[Card] = []
    texts = [*_pieces(shown, acted)]
    for text, known in zip(texts, _known(record, seat), strict=True):
        named = {parse_card(card) for card in CARD.findall(text)}
        found += [card for card in named if card not in known]
    return found


def _pieces(shown: Sequence[str], acted: Sequence[bool]) -> Iterator[str]:
    """Cut what was shown where South acted, and where a pack was shuffled."""
    text = ""
    for part, has_acted in zip(shown, (*acted, True), strict=True):
        text += part
        if has_acted:
            yield from SHUFFLED.split(text)
            text = ""


def _known(record: Record, seat: Seat) -> Iterator[set[Card]]:
    """Give what a seat knew in each of these pieces: all that was not hidden at its end."""
    known: set[Card] = set()
    book = BOOKS[record.game]
    state: AnyState = book.start(record)
    for action, step in zip(record.actions, steps(record), strict=True):
        if isinstance(action, Shuffle) or book.to_act(state) is Seat.SOUTH:
            yield known
            known = set()
        known |= _shown_by(record.game, state, action, step, seat)
        state = step.state
    yield known


def _shown_by(
    game: str, before: AnyState, action: AnyAction, step: AnyStep, seat: Seat
) -> set[Card]:
    """Give what a seat can know after an action, by the cards in the others' hands."""
    found: set[Card] = set()
    for event in step.events:
        if isinstance(event, arbaa_turub.CardsExposed | cuarenta.CardsExposed):
            found |= {card for _, card in event.exposed}
        elif isinstance(event, cuarenta.FourShown):
            found |= {*event.cards}
    if isinstance(action, DrawForDealer):
        return found
    after = step.state
    if isinstance(action, arbaa_turub.Play | cuarenta.Play):
        found.add(action.card)
    # Between hands nothing lies anywhere, and what was hidden before is not shown.
    state = after if after.stock or any(after.hands) else before
    hidden = Counter(state.stock)
    for other in SEATS:
        hidden += Counter(state.hands[other] if other is not seat else ())
    return found | {*(PACKS[game] - hidden)}
