"""The conflict track: zones, looting tokens, capitals (rules, Victoire: militaire)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.duel.terms import MilitaryTokenId
from engine.game import Seat

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
