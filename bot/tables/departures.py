"""Who has left a seat of a game, and what that keeps them from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.common.refusal import Name, Refusal
from bot.common.rows import Departure
from bot.tables.snapshot import GameSnapshot
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


def refuse_seat(game: GameSnapshot, departures: Departures, seat: Seat, person: int) -> None:
    """Raise `Refusal` where a person may not have a seat of a running game."""
    if game.seats[seat].person not in (None, person):
        raise Refusal("refusal-seat-taken", name=Name(game.seats[seat].name))
    if game.seat_of(person) not in (None, seat):
        raise Refusal("refusal-already-playing")
    if departures.was_replaced(person):
        raise Refusal("refusal-replaced", host=Name(game.host_name))
    if game.row.options.is_practice and person != game.row.host:
        raise Refusal("refusal-practice-of", host=Name(game.host_name))
    if not game.row.options.in_turns and departures.has_left_another(person, seat, game.step):
        # Where there are hands, a person has seen that of the other seat.
        raise Refusal("refusal-has-seen-a-hand")
