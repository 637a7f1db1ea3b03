"""What each city did in a step, put together from what everyone saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.base.events import (
    AgeBegan,
    BaseEvent,
    Built,
    CoinsTaken,
    DiscardEmpty,
    GameEnded,
    Revived,
    Sold,
    StageBuilt,
)
from engine.base.view import View
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """What one city did: the event, the coins that it brought, whether the discard pile was empty for it.

    ``event`` is a `DiscardEmpty` only where the city did nothing else in this step.
    """

    event: Built | StageBuilt | Sold | Revived | DiscardEmpty
    gained: int = 0
    discard_empty: bool = False

    @property
    def seat(self) -> Seat:
        """Whose play it was."""
        return self.event.seat

    @property
    def seventh(self) -> bool:
        """Whether it is the card that Babylon B plays beside the sixth."""
        return isinstance(self.event, Built | StageBuilt | Sold) and self.event.seventh


def plays(events: Sequence[BaseEvent]) -> tuple[Play, ...]:
    """Give what each city did in a step, in the order of the seats."""
    found: dict[Seat, Play] = {}
    for event in events:
        match event:
            case Built() | StageBuilt() | Sold() | Revived():
                found[event.seat] = Play(event)
            case CoinsTaken(seat=seat, coins=coins) if seat in found:
                found[seat] = replace(found[seat], gained=found[seat].gained + coins)
            case DiscardEmpty(seat=seat):
                found[seat] = replace(found.get(seat, Play(event)), discard_empty=True)
    return tuple(found[seat] for seat in sorted(found))


def told_moment(view: View, events: Sequence[BaseEvent]) -> tuple[int, int]:
    """Give the age and the round in which a step was played; ``view`` is the table after it."""
    if any(isinstance(event, GameEnded) for event in events):
        return view.age, view.box.rounds
    if any(isinstance(event, AgeBegan) for event in events):
        return view.age - 1, view.box.rounds
    if "round" in view.deciding.values():
        return view.age, view.round - 1
    return view.age, view.round
