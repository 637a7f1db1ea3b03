"""The points of each row, the ranking, and the instant victories (rules, Victoire)."""

from collections.abc import Sequence

from engine.duel.box import Box, Card, ProgressToken, Track, Wonder
from engine.duel.city import City
from engine.duel.terms import SEATS, Source, Victory
from engine.game import Score, Seat, ranked
from engine.rules import ScoreRow
from engine.values import FrozenMapping


def lead(pawn: int, seat: Seat) -> int:
    """Return the spaces by which a seat leads; below 0 if the opponent does.

    ``pawn`` is above 0 if seat 0 leads.
    """
    return pawn if seat == 0 else -pawn


COINS_FOR_A_POINT = 3


def treasury_points(track: Track, city: City, ahead: int) -> int:
    """Return a point for every three coins."""
    return city.coins // COINS_FOR_A_POINT


def military_points(track: Track, city: City, ahead: int) -> int:
    """Return the points of the conflict pawn's position."""
    return track.points(ahead)


SCORE_ROWS = (
    ScoreRow("civilian", ("blue",)),
    ScoreRow("scientific", ("green",)),
    ScoreRow("commercial", ("yellow",)),
    ScoreRow("guilds", ("purple",)),
    ScoreRow("wonders", ("wonders",)),
    ScoreRow("progress", ("progress_tokens",)),
    ScoreRow("treasury", count=treasury_points),
    ScoreRow("military", count=military_points),
)
"""The rows of the score sheet (rules, Victoire civile)."""


def supremacy(track: Track, cities: Sequence[City], pawn: int) -> tuple[Victory, Seat] | None:
    """Return the instant victory: the pawn at a capital or six different symbols in a city; None without."""
    for seat in SEATS:
        if lead(pawn, seat) >= track.capital:
            return "military", seat
    for seat in SEATS:
        if cities[seat].has_supremacy:
            return "scientific", seat
    return None


def score_cities(box: Box, cities: Sequence[City], pawn: int) -> tuple[Score, ...]:
    """Score both seats as if the game ended now, in seat order.

    After an instant victory the winner is first whatever the totals.
    """
    won = supremacy(box.track, cities, pawn)
    return ranked([_score(box, cities, seat, pawn) for seat in SEATS], None if won is None else won[1])


def _score(box: Box, cities: Sequence[City], seat: Seat, pawn: int) -> Score:
    city = cities[seat]
    counted = [(source, effect.points_for(city, cities)) for source, effect in city.counted]
    return scored(seat, box.count_rows([*city.points.items(), *counted], box.track, city, lead(pawn, seat)))


def scored(seat: Seat, rows: FrozenMapping[str, int]) -> Score:
    """Add up the points of a seat; blue cards break a tie (rules, Victoire civile)."""
    return Score(seat, rows, sum(rows.values()), rows.get("civilian", 0))


def winner(scores: Sequence[Score]) -> Seat | None:
    """Return the seat that alone has rank 1, or None."""
    first = [score.seat for score in scores if score.rank == 1]
    return first[0] if len(first) == 1 else None


def points_by_item(box: Box, cities: Sequence[City], seat: Seat) -> list[tuple[Source, str, int]]:
    """List everything in a city with points as if the game ended now: its source, id and points."""
    own = cities[seat]
    items: list[Card | Wonder | ProgressToken] = [
        *(box.cards[each] for each in own.buildings),
        *(box.wonders[each] for each in own.built_wonders),
        *(box.tokens[each] for each in own.tokens),
    ]
    points = [sum([effect.points_for(own, cities) for effect in item.effects]) for item in items]
    return [(item.source, item.id, worth) for item, worth in zip(items, points, strict=True) if worth]
