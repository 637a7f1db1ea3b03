"""Who has left a seat of a game, and what that keeps them from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.rows import Departure
from engine.game import Seat


class Departures:
    """The persons who have left seats of one game."""

    def __init__(self, departures: Iterable[Departure] = ()) -> None:
        """Begin with what is known."""
        self._departures = {(each.person, each.seat): each for each in departures}

    def __iter__(self) -> Iterator[Departure]:
        """Walk through all that is known, one of each person and seat."""
        return iter(self._departures.values())

    def add(self, departure: Departure) -> None:
        """Remember the last time that a person has left a seat."""
        self._departures[departure.person, departure.seat] = departure

    def readmit(self, person: int) -> None:
        """Let a person who was replaced take a seat again."""
        self._departures = {
            key: replace(each, replaced=False) if each.person == person else each
            for key, each in self._departures.items()
        }

    def was_replaced(self, person: int) -> bool:
        """Tell whether a person was replaced, and the host has not let them come back."""
        return any(each.person == person and each.replaced for each in self)

    def has_left_another(self, person: int, seat: Seat, step: int) -> bool:
        """Tell whether a person has left another seat than this one in a step."""
        return any((each.person, each.step) == (person, step) and each.seat != seat for each in self)
