"""The seven categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.terms import CardId
from engine.base.terms import Symbol as Symbol
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat.

    ``coins`` break a tie; equal ones share a ``rank`` (1 is best; the Free City is ranked as well but
    never wins). ``symbols`` are the symbols of choice as they count best; ``guild`` the neighbour's
    guild copied with Olympia B, ``guild_from`` its seat and ``guild_points`` what it added to the total.
    """

    seat: Seat
    military: int
    treasury: int
    wonder: int
    civilian: int
    scientific: int
    commercial: int
    guilds: int
    total: int
    rank: int
    coins: int
    symbols: tuple[Symbol, ...] = ()
    symbols_points: int = 0
    guild: CardId | None = None
    guild_from: Seat | None = None
    guild_points: int = 0
