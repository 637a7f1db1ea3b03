"""The points of each row, the choices at the end, and the ranking (rulebook, End of the game)."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine import game
from engine.base.box import Box, Ending
from engine.base.city import Card, City, Stage
from engine.base.effects import Per, Science
from engine.game import Seat, left_of, ranked, right_of
from engine.rules import ScoreRow
from engine.terms import SYMBOLS, CardId, Symbol
from engine.values import value

COINS_FOR_A_POINT = 3
POINTS_FOR_A_SET = 7


@value
class Score(game.Score):
    """The points of one seat; the Free City is ranked too but never wins.

    ``symbols`` are the symbols of choice in their best use; ``guild`` the neighbour's guild copied with
    Olympia B, ``guild_from`` its seat and ``guild_points`` the points it added.
    """

    symbols: tuple[Symbol, ...] = ()
    symbols_points: int = 0
    guild: CardId | None = None
    guild_from: Seat | None = None
    guild_points: int = 0


# -- the choices at the end ---------------------------------------------------------------------------


def endings(cities: Sequence[City], seat: Seat) -> list[Ending]:
    """List the options for the choices at the end, with symbols in their best use; first without a guild."""
    city = cities[seat]
    found = [Ending(*_best_symbols(city, city.science_choices))]
    if "copy_neighbour_guild" in city.abilities:
        for owner in _neighbours(cities, seat):
            found += [
                _with_copied(cities, seat, card, owner)
                for card in cities[owner].cards
                if card.colour == "purple"
            ]
    return found


def _with_copied(cities: Sequence[City], seat: Seat, guild: Card, owner: Seat) -> Ending:
    """Score a neighbour's guild (Olympia B) as if it were in this city too."""
    points, choices = 0, cities[seat].science_choices
    for effect in guild.effects:
        points += effect.points_at_end(cities, seat)
        # A guild that counts purple cards of its own city counts itself.
        if isinstance(effect, Per) and effect.scope != "neighbours" and "purple" in effect.colours:
            points += effect.points
        elif isinstance(effect, Science):
            choices += 1
    return Ending(*_best_symbols(cities[seat], choices), points, guild.id, owner)


def _best_symbols(city: City, choices: int) -> tuple[int, tuple[Symbol, ...]]:
    if not choices:
        return science_points(city.symbols), ()
    best: tuple[Symbol, ...] = ()
    most = -1
    for taken in combinations_with_replacement(SYMBOLS, choices):
        points = science_points(
            {symbol: number + taken.count(symbol) for symbol, number in city.symbols.items()}
        )
        if points > most:
            best, most = taken, points
    return most, best


def science_points(symbols: Mapping[Symbol, int]) -> int:
    """Return the squares of equal symbols, and 7 points for each set of three different ones."""
    numbers = symbols.values()
    return sum([number * number for number in numbers]) + POINTS_FOR_A_SET * min(numbers)


# -- the rows -----------------------------------------------------------------------------------------


def military_points(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Add up the conflict tokens."""
    return sum(cities[seat].conflicts)


def treasury_points(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Return a point for every three coins."""
    return cities[seat].coins // COINS_FOR_A_POINT


def wonder_points(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Return the points of the wonder's stages."""
    effects = [effect for stage in cities[seat].stages_built for effect in stage.effects]
    return sum([effect.points_at_end(cities, seat) for effect in effects])


def symbol_points(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Return the points of the scientific symbols, those of choice in their best use."""
    return ending.scientific


def copied_guild_points(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Return the points of the copied guild."""
    return ending.guilds


SCORE_ROWS = (
    ScoreRow("military", count=military_points),
    ScoreRow("treasury", count=treasury_points),
    ScoreRow("wonder", count=wonder_points),
    ScoreRow("civilian", ("blue",)),
    ScoreRow("scientific", ("green",), symbol_points),
    ScoreRow("commercial", ("yellow",)),
    ScoreRow("guilds", ("purple",), copied_guild_points),
)
"""The rows of the first edition, in the order of the score pad (rulebook, End of the game)."""


def score_cities(box: Box, cities: Sequence[City]) -> tuple[Score, ...]:
    """Score every seat as if the game ended now, in seat order (rulebook, Scoring)."""
    return ranked([score_city(box, cities, Seat(seat)) for seat in range(len(cities))])


def score_city(box: Box, cities: Sequence[City], seat: Seat) -> Score:
    """Score one seat as if the game ended now; its rank, which depends on the others, is 0."""
    city = cities[seat]
    # The choices are made now, so the best total over all of them counts.
    without, *copies = endings(cities, seat)
    best = max(without, *copies, key=lambda ending: ending.points) if copies else without
    buildings = [(card.colour, points) for card, points in building_points(cities, seat)]
    rows = box.count_rows(buildings, cities, seat, best)
    return Score(
        seat=seat,
        rows=rows,
        total=sum(rows.values()),
        tie_break=city.coins,
        symbols=best.symbols,
        symbols_points=best.scientific - science_points(city.symbols) if best.symbols else 0,
        guild=best.guild,
        guild_from=best.guild_from,
        guild_points=best.points - without.points,
    )


def building_points(cities: Sequence[City], seat: Seat) -> list[tuple[Card, int]]:
    """List the buildings of a seat with points of their own, and their points; without green cards."""
    found = []
    for card in cities[seat].cards:
        points = 0
        for effect in card.effects:
            points += effect.points_at_end(cities, seat)
        if points:
            found.append((card, points))
    return found


def settled_points(cities: Sequence[City], seat: Seat) -> int:
    """Return the points of a seat's cards and stages that no further building can change."""
    built: list[Card | Stage] = [*cities[seat].cards, *cities[seat].stages_built]
    effects = [effect for each in built for effect in each.effects if not isinstance(effect, Per)]
    return sum([effect.points_at_end(cities, seat) for effect in effects])


# -- the ranking --------------------------------------------------------------------------------------


def places(scores: Sequence[Score], players: int) -> dict[Seat, int]:
    """Return the place of every player, 1 for the best; the Free City has none (rulebook, Expert variant)."""
    ranked = sorted(score.rank for score in scores[:players])
    return {score.seat: 1 + ranked.index(score.rank) for score in scores[:players]}


# -- what a card would bring --------------------------------------------------------------------------


class Worth(NamedTuple):
    """The immediate value of a card, apart from its price.

    ``points`` are those without ``science``, ``coins`` those given by the bank. ``beaten`` are the neighbours
    who would newly have fewer shields, ``level`` those who would no longer have more.
    """

    points: int
    science: int
    coins: int
    beaten: tuple[Seat, ...]
    level: tuple[Seat, ...]


def worth_of(box: Box, cities: Sequence[City], seat: Seat, card: Card) -> Worth:
    """Return the value of building a card in a seat's city now; no city is changed."""
    before = cities[seat]
    after = before.copy()
    after.build(card)
    built = [after if place == seat else city for place, city in enumerate(cities)]
    earlier, later = (score_city(box, each, seat) for each in (cities, built))
    science = later.row("scientific") - earlier.row("scientific")
    shields = {each: cities[each].shields for each in _neighbours(cities, seat)}
    return Worth(
        points=later.total - earlier.total - science,
        science=science,
        coins=sum([effect.coins_when_built(built, seat) for effect in card.effects]),
        beaten=tuple(each for each, theirs in shields.items() if before.shields <= theirs < after.shields),
        level=tuple(each for each, theirs in shields.items() if before.shields < theirs == after.shields),
    )


def _neighbours(cities: Sequence[City], seat: Seat) -> tuple[Seat, Seat]:
    return left_of(seat, len(cities)), right_of(seat, len(cities))
