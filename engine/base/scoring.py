"""The seven categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.base.cards import card
from engine.base.city import City, tableaus
from engine.base.counting import count
from engine.base.effects import Per, Science, VictoryPoints
from engine.base.tableau import Tableau
from engine.base.terms import SYMBOLS, CardId, Colour
from engine.base.terms import Symbol as Symbol
from engine.game import JsonObject, Seat

COINS_FOR_A_POINT = 3
POINTS_FOR_A_SET = 7


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

    def as_json(self) -> JsonObject:
        """Give the score line of the formats."""
        return {
            "seat": self.seat,
            "military": self.military,
            "treasury": self.treasury,
            "wonder": self.wonder,
            "civilian": self.civilian,
            "scientific": self.scientific,
            "commercial": self.commercial,
            "guilds": self.guilds,
            "total": self.total,
            "rank": self.rank,
        }


class _CopiedGuild(NamedTuple):
    """A neighbour's guild as it would count in the city that copies it."""

    card: CardId
    seat: Seat
    points: int
    science_choices: int


def score_cities(cities: Sequence[City]) -> tuple[Score, ...]:
    """Score every seat as if the game ended now, in seat order (rulebook, Scoring)."""
    return score_tableaus(tableaus(cities))


def score_tableaus(cities: Sequence[Tableau]) -> tuple[Score, ...]:
    """Score every laid out city as if the game ended now, in seat order."""
    return _ranked([_score(cities, Seat(seat)) for seat in range(len(cities))])


def science_points(symbols: Mapping[Symbol, int]) -> int:
    """Count squares of equal symbols and 7 points for each set of three different ones."""
    squares = sum(number * number for number in symbols.values())
    return squares + POINTS_FOR_A_SET * min(symbols.values())


def _score(cities: Sequence[Tableau], seat: Seat) -> Score:
    city = cities[seat]
    civilian = 0
    per_points: dict[Colour, int] = {"yellow": 0, "purple": 0}
    for building in city.buildings:
        for effect in card(building).effects:
            if isinstance(effect, VictoryPoints):
                civilian += effect.amount
            elif isinstance(effect, Per) and effect.points:
                per_points[card(building).colour] += effect.points * count(cities, seat, effect)
    score = Score(
        seat=seat,
        military=sum(city.conflicts),
        treasury=city.coins // COINS_FOR_A_POINT,
        wonder=city.stage_points,
        civilian=civilian,
        scientific=0,
        commercial=per_points["yellow"],
        guilds=per_points["purple"],
        total=0,
        rank=0,
        coins=city.coins,
    )
    # The choices are made now, each on its own, so the best total over all of them is what counts.
    return max(_settled(score, city, _copied_guilds(cities, seat)), key=lambda settled: settled.total)


def _settled(score: Score, city: Tableau, copied: Sequence[_CopiedGuild | None]) -> Iterator[Score]:
    plain = science_points(city.symbols)
    without = None
    for guild in copied:
        choices = city.science_choices + (guild.science_choices if guild else 0)
        symbols, scientific = _best_symbols(city, choices)
        guilds = score.guilds + (guild.points if guild else 0)
        settled = replace(
            score,
            scientific=scientific,
            guilds=guilds,
            symbols=symbols,
            symbols_points=scientific - plain,
            total=score.military
            + score.treasury
            + score.wonder
            + score.civilian
            + scientific
            + score.commercial
            + guilds,
        )
        if guild is None:
            without = settled.total
        elif without is not None and settled.total > without:
            settled = replace(
                settled, guild=guild.card, guild_from=guild.seat, guild_points=settled.total - without
            )
        yield settled


def _best_symbols(city: Tableau, choices: int) -> tuple[tuple[Symbol, ...], int]:
    best: tuple[Symbol, ...] = ()
    most = -1
    for taken in combinations_with_replacement(SYMBOLS, choices):
        points = science_points(
            {symbol: number + taken.count(symbol) for symbol, number in city.symbols.items()}
        )
        if points > most:
            best, most = taken, points
    return best, most


def _copied_guilds(cities: Sequence[Tableau], seat: Seat) -> list[_CopiedGuild | None]:
    """List the guilds that Olympia B could copy, no guild first."""
    found: list[_CopiedGuild | None] = [None]
    if "copy_neighbour_guild" not in cities[seat].abilities:
        return found
    for owner in ((seat + 1) % len(cities), (seat - 1) % len(cities)):
        found += [
            _as_if_built(cities, seat, building, Seat(owner))
            for building in cities[owner].buildings
            if card(building).colour == "purple"
        ]
    return found


def _as_if_built(cities: Sequence[Tableau], seat: Seat, guild: CardId, owner: Seat) -> _CopiedGuild:
    points = science_choices = 0
    for effect in card(guild).effects:
        if isinstance(effect, Per):
            # As if it stood here: a guild that counts purple cards of its own city counts itself.
            itself = effect.scope != "neighbours" and "purple" in effect.colours
            points += effect.points * (count(cities, seat, effect) + itself)
        elif isinstance(effect, Science):
            science_choices += 1
    return _CopiedGuild(guild, owner, points, science_choices)


def _ranked(scores: Sequence[Score]) -> tuple[Score, ...]:
    """Rank by total, then by coins; who is equal in both shares the rank (rulebook, End of the game)."""
    return tuple(
        replace(
            score,
            rank=1 + sum((other.total, other.coins) > (score.total, score.coins) for other in scores),
        )
        for score in scores
    )
