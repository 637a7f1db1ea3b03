"""The seven categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.base.box import Card
from engine.base.effects import Per, Science
from engine.base.table import City
from engine.game import JsonObject, Seat, left_of, right_of
from engine.terms import COLOURS, SYMBOLS, CardId, Colour, Symbol

COINS_FOR_A_POINT = 3
POINTS_FOR_A_SET = 7


class Score(NamedTuple):
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

    def points(self) -> dict[str, int]:
        """Give the points by category, and their total."""
        return {
            "military": self.military,
            "treasury": self.treasury,
            "wonder": self.wonder,
            "civilian": self.civilian,
            "scientific": self.scientific,
            "commercial": self.commercial,
            "guilds": self.guilds,
            "total": self.total,
        }

    def as_json(self) -> JsonObject:
        """Give the score line of the formats."""
        return {"seat": self.seat, **self.points(), "rank": self.rank}


class _CopiedGuild(NamedTuple):
    """A neighbour's guild as it would count in the city that copies it."""

    card: CardId | None
    seat: Seat | None
    points: int
    science_choices: int


class _Settled(NamedTuple):
    """What the choices made at the end come to."""

    points: int
    scientific: int
    symbols: tuple[Symbol, ...]
    guild: _CopiedGuild


NO_GUILD = _CopiedGuild(None, None, 0, 0)


def score_cities(cities: Sequence[City]) -> tuple[Score, ...]:
    """Score every seat as if the game ended now, in seat order (rulebook, Scoring)."""
    return ranked([score_city(cities, Seat(seat)) for seat in range(len(cities))])


def places(scores: Sequence[Score], players: int) -> dict[Seat, int]:
    """Give the place of every player, 1 for the best; the Free City has none (rulebook, Expert variant)."""
    ranked = sorted(score.rank for score in scores[:players])
    return {score.seat: 1 + ranked.index(score.rank) for score in scores[:players]}


def winners(scores: Sequence[Score], players: int) -> tuple[Score, ...]:
    """Give the best scores of players, in the order of their seats; several share a victory."""
    return tuple(score for score in scores[:players] if places(scores, players)[score.seat] == 1)


def building_points(cities: Sequence[City], seat: Seat) -> tuple[tuple[CardId, int], ...]:
    """List the buildings of a seat that are worth points by themselves, and how many; no green cards."""
    worth = (
        (card.id, sum([effect.points_at_end(cities, seat) for effect in card.effects]))
        for card in cities[seat].cards
    )
    return tuple((building, points) for building, points in worth if points)


def science_points(symbols: Mapping[Symbol, int]) -> int:
    """Count squares of equal symbols and 7 points for each set of three different ones."""
    numbers = symbols.values()
    return sum([number * number for number in numbers]) + POINTS_FOR_A_SET * min(numbers)


def score_city(cities: Sequence[City], seat: Seat) -> Score:
    """Score one seat as if the game ended now; its rank, which takes the others, is 0."""
    city = cities[seat]
    points: dict[Colour, int] = dict.fromkeys(COLOURS, 0)
    for card in city.cards:
        for effect in card.effects:
            points[card.colour] += effect.points_at_end(cities, seat)
    stage_points = sum(
        [effect.points_at_end(cities, seat) for stage in city.stages_built for effect in stage.effects]
    )
    military, treasury = sum(city.conflicts), city.coins // COINS_FOR_A_POINT
    # The choices are made now, so what counts is the best total over all of them.
    without, *copies = [_settle(city, guild) for guild in _copied_guilds(cities, seat)]
    best = max(without, *copies, key=lambda settled: settled.points) if copies else without
    rest = military + treasury + stage_points + sum(points.values())
    return Score(
        seat=seat,
        military=military,
        treasury=treasury,
        wonder=stage_points,
        civilian=points["blue"],
        scientific=best.scientific,
        commercial=points["yellow"],
        guilds=points["purple"] + best.guild.points,
        total=rest + best.points,
        rank=0,
        coins=city.coins,
        symbols=best.symbols,
        symbols_points=best.scientific - science_points(city.symbols) if best.symbols else 0,
        guild=best.guild.card,
        guild_from=best.guild.seat,
        guild_points=best.points - without.points,
    )


def _settle(city: City, guild: _CopiedGuild) -> _Settled:
    """Choose the symbols that count best beside this copied guild."""
    choices = city.science_choices + guild.science_choices
    symbols, scientific = _best_symbols(city, choices)
    return _Settled(scientific + guild.points, scientific, symbols, guild)


def _best_symbols(city: City, choices: int) -> tuple[tuple[Symbol, ...], int]:
    if not choices:
        return (), science_points(city.symbols)
    best: tuple[Symbol, ...] = ()
    most = -1
    for taken in combinations_with_replacement(SYMBOLS, choices):
        points = science_points(
            {symbol: number + taken.count(symbol) for symbol, number in city.symbols.items()}
        )
        if points > most:
            best, most = taken, points
    return best, most


def _copied_guilds(cities: Sequence[City], seat: Seat) -> list[_CopiedGuild]:
    """List the guilds that Olympia B could copy, no guild first."""
    found = [NO_GUILD]
    if "copy_neighbour_guild" not in cities[seat].abilities:
        return found
    for owner in (left_of(seat, len(cities)), right_of(seat, len(cities))):
        found += [
            _as_if_built(cities, seat, card, owner) for card in cities[owner].cards if card.colour == "purple"
        ]
    return found


def _as_if_built(cities: Sequence[City], seat: Seat, guild: Card, owner: Seat) -> _CopiedGuild:
    points = science_choices = 0
    for effect in guild.effects:
        points += effect.points_at_end(cities, seat)
        # As if it stood here: a guild that counts purple cards of its own city counts itself.
        if isinstance(effect, Per) and effect.scope != "neighbours" and "purple" in effect.colours:
            points += effect.points
        elif isinstance(effect, Science):
            science_choices += 1
    return _CopiedGuild(guild.id, owner, points, science_choices)


def ranked(scores: Sequence[Score]) -> tuple[Score, ...]:
    """Rank by total, then by coins; who is equal in both shares the rank (rulebook, End of the game)."""
    best_first = sorted([(score.total, score.coins) for score in scores], reverse=True)
    return tuple([score._replace(rank=1 + best_first.index((score.total, score.coins))) for score in scores])


class Worth(NamedTuple):
    """What a card would bring now, its price aside.

    ``points`` are those beside ``science``, ``coins`` those that the bank gives. ``beaten`` are the
    neighbours who would have fewer shields and have not now, ``level`` those who have more and would not.
    """

    points: int
    science: int
    coins: int
    beaten: tuple[Seat, ...]
    level: tuple[Seat, ...]


def worth_of(cities: Sequence[City], seat: Seat, card: Card) -> Worth:
    """Count what a card would bring the city of a seat if it were built there now; changes no city."""
    before = cities[seat]
    after = before.copy()
    after.build(card)
    built = [after if place == seat else city for place, city in enumerate(cities)]
    earlier, later = (score_city(each, seat) for each in (cities, built))
    science = later.scientific - earlier.scientific
    shields = {each: cities[each].shields for each in _neighbours(seat, len(cities))}
    return Worth(
        points=later.total - earlier.total - science,
        science=science,
        coins=sum([effect.coins_when_built(built, seat) for effect in card.effects]),
        beaten=tuple(each for each, theirs in shields.items() if before.shields <= theirs < after.shields),
        level=tuple(each for each, theirs in shields.items() if before.shields < theirs == after.shields),
    )


def _neighbours(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    return left_of(seat, seats), right_of(seat, seats)
