"""The conflict track, the eight categories of points, the ranking, instant victories (rules, Victoire)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.duel.box import Box, Card, ProgressToken, Wonder
from engine.duel.city import City
from engine.duel.terms import SEATS, MilitaryTokenId, Source, Victory
from engine.game import JsonObject, Seat

CAPITAL = 9
"""Spaces from the middle of the track to a capital."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the track from ``nearest`` to ``farthest`` spaces from the middle."""

    nearest: int
    farthest: int
    points: int


@dataclass(frozen=True, slots=True)
class MilitaryToken:
    """A looting token: when ``seat`` brings the pawn ``distance`` spaces from the middle, it takes effect.

    The opponent of ``seat`` loses ``coins``.
    """

    id: MilitaryTokenId
    seat: Seat
    distance: int
    coins: int


ZONES = (Zone(1, 2, 2), Zone(3, 5, 5), Zone(6, 8, 10))
MILITARY_TOKENS = (
    MilitaryToken(MilitaryTokenId("loot_2_a"), Seat(0), 3, 2),
    MilitaryToken(MilitaryTokenId("loot_5_a"), Seat(0), 6, 5),
    MilitaryToken(MilitaryTokenId("loot_2_b"), Seat(1), 3, 2),
    MilitaryToken(MilitaryTokenId("loot_5_b"), Seat(1), 6, 5),
)


def lead(pawn: int, seat: Seat) -> int:
    """Count the spaces by which a seat leads; below 0 where the opponent does.

    ``pawn`` is above 0 when seat 0 leads.
    """
    return pawn if seat == 0 else -pawn


def military_points(pawn: int, seat: Seat) -> int:
    """Count the points of the zone that the pawn stands in; none at a capital, where the game is won."""
    distance = lead(pawn, seat)
    return next((zone.points for zone in ZONES if zone.nearest <= distance <= zone.farthest), 0)


COINS_FOR_A_POINT = 3


class Score(NamedTuple):
    """The points of one seat; ``rank`` is 1 for the winner, and for both where nothing parts them."""

    seat: Seat
    civilian: int
    scientific: int
    commercial: int
    guilds: int
    wonders: int
    progress: int
    treasury: int
    military: int
    total: int
    rank: int

    def points(self) -> dict[str, int]:
        """Give the points by category, and their total."""
        return {name: points for name, points in self._asdict().items() if name not in {"seat", "rank"}}

    def as_json(self) -> JsonObject:
        """Give the score line of the formats."""
        return self._asdict()


def supremacy(cities: Sequence[City], pawn: int) -> tuple[Victory, Seat] | None:
    """Find an instant victory: the pawn at a capital or six different symbols in a city."""
    for seat in SEATS:
        if lead(pawn, seat) >= CAPITAL:
            return "military", seat
    for seat in SEATS:
        if cities[seat].has_supremacy:
            return "scientific", seat
    return None


def score_cities(cities: Sequence[City], pawn: int) -> tuple[Score, ...]:
    """Score both seats as if the game ended now, in seat order.

    After an instant victory the winner comes first whatever the totals.
    """
    won = supremacy(cities, pawn)
    return ranked([_score(cities, seat, pawn) for seat in SEATS], None if won is None else won[1])


def ranked(scores: Sequence[Score], won: Seat | None) -> tuple[Score, ...]:
    """Rank scores by total, then by blue cards; who ``won`` by a supremacy is first whatever they are."""
    if won is not None:
        return tuple(score._replace(rank=1 if score.seat == won else 2) for score in scores)
    best = max((score.total, score.civilian) for score in scores)
    return tuple(score._replace(rank=1 if (score.total, score.civilian) == best else 2) for score in scores)


def winner(scores: Sequence[Score]) -> Seat | None:
    """Give the seat that alone has rank 1, or None."""
    first = [score.seat for score in scores if score.rank == 1]
    return first[0] if len(first) == 1 else None


def points_by_item(box: Box, cities: Sequence[City], seat: Seat) -> list[tuple[Source, str, int]]:
    """List what in a city is worth points as if the game ended now: its source, its id and its points."""
    own = cities[seat]
    items: list[tuple[str, Card | Wonder | ProgressToken]] = [
        *((each, box.cards[each]) for each in own.buildings),
        *((each, box.wonders[each]) for each in own.built_wonders),
        *((each, box.tokens[each]) for each in own.tokens),
    ]
    found: list[tuple[Source, str, int]] = []
    for name, item in items:
        # What it adds to an empty city is its own; what it counts is counted in the cities as they are.
        alone = City()
        if isinstance(item, Wonder):
            alone.draft(item.id)
        item.add_to(alone)
        found += [(source, name, each) for source, each in _points(alone, own, cities).items() if each]
    return found


def _points(city: City, own: City, cities: Sequence[City]) -> dict[Source, int]:
    """Add up by source what is worth points in a city, counting what there is to count in the owner's."""
    points = dict(city.points)
    for source, counted in city.counted:
        points[source] = points.get(source, 0) + counted.points_for(own, cities)
    return points


def _score(cities: Sequence[City], seat: Seat, pawn: int) -> Score:
    city = cities[seat]
    points = _points(city, city, cities)
    treasury = city.coins // COINS_FOR_A_POINT
    military = military_points(pawn, seat)
    return Score(
        seat=seat,
        civilian=points.get("blue", 0),
        scientific=points.get("green", 0),
        commercial=points.get("yellow", 0),
        guilds=points.get("purple", 0),
        wonders=points.get("wonders", 0),
        progress=points.get("progress_tokens", 0),
        treasury=treasury,
        military=military,
        total=sum(points.values()) + treasury + military,
        rank=0,
    )
