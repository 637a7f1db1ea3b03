"""What the store keeps of a table, its seats, its messages and its people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.options import Options
from engine.game import JsonObject, Seat

TableState = Literal["lobby", "playing", "over", "closed"]

SCORE = "score"
"""The name of the message that ends a game. A game may be over before it is posted, never after."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A lobby or a game. ``deadline`` and ``active`` in seconds since 1970."""

    id: int
    server: int
    channel: int
    place: int
    state: TableState
    host: int
    language: str
    options: Options
    header: JsonObject | None
    deadline: float | None
    active: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat; ``person`` is None where a computer player does."""

    seat: Seat
    person: int | None
    name: str
    late: int = 0
    wonder: str | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A message that has been sent."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Person:
    """What the bot remembers of a person; ``direct_channel`` is None while their messages are closed."""

    person: int
    direct_channel: int | None = None
    language: str | None = None
