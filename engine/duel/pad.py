"""A score pad: what a duel at a real table came to, from what its players count up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.duel.box import Box
from engine.duel.city import DraftedWonder
from engine.duel.effects import Effect, Per, VictoryPoints
from engine.duel.scoring import CAPITAL, COINS_FOR_A_POINT, ZONES, Score, ranked, winner
from engine.duel.terms import MilitaryTokenId, Symbol, Victory
from engine.game import Seat
from engine.terms import WonderId

MILITARY_POINTS = (0, *(zone.points for zone in ZONES))
"""What the conflict pawn can be worth to a player."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one player counts: points of most categories, and coins."""

    civilian: int
    scientific: int
    commercial: int
    guilds: int
    wonders: int
    progress: int
    coins: int
    military: int


@dataclass(frozen=True, slots=True)
class PadCity:
    """A city of which only the wonders that stand are known; nobody has written its symbols down."""

    wonders: tuple[DraftedWonder, ...]
    symbols: Mapping[Symbol, int] = field(default_factory=dict)

    @property
    def built_wonders(self) -> list[WonderId]:
        """The wonders that stand."""
        return [each.wonder for each in self.wonders]


@dataclass(frozen=True, slots=True)
class Pad:
    """A duel that has been counted, as far as a score sheet tells of it."""

    scores: tuple[Score, ...]
    cities: tuple[PadCity, ...]
    victory: Victory
    winner: Seat | None
    pawn: int = 0
    military_tokens: tuple[MilitaryTokenId, ...] = ()


def most_points(box: Box) -> Mapping[str, int]:
    """Return what one player can have at most of each figure that the box limits.

    Guilds count coins too, so that they have no limit.
    """
    colours = Counter[str]()
    for card in box.cards.values():
        colours[card.colour] += _printed(card.effects)
    of_wonders = sorted(_printed(each.effects) for each in box.wonders.values())
    tokens = [effect for each in box.tokens.values() for effect in each.effects]
    # One of them comes from the Great Library.
    most_tokens = box.tokens_on_the_board + 1
    return {
        "civilian": colours["blue"],
        "scientific": colours["green"],
        "commercial": colours["yellow"],
        "wonders": sum(of_wonders[-box.wonders_per_city :]),
        "progress": _printed(tokens)
        + sum(each.points for each in tokens if isinstance(each, Per)) * most_tokens,
    }


def count(
    lines: Sequence[Line],
    built: Sequence[Sequence[WonderId]],
    victory: Victory = "civilian",
    won: Seat | None = None,
) -> Pad:
    """Count what both have and rank them; after a supremacy ``won`` is first whatever the points are."""
    scores = ranked([_score(Seat(seat), line) for seat, line in enumerate(lines)], won)
    cities = tuple(PadCity(tuple(DraftedWonder(each, built=True) for each in own)) for own in built)
    pawn = {None: 0, 0: CAPITAL, 1: -CAPITAL}[won] if victory == "military" else 0
    return Pad(scores, cities, victory, winner(scores), pawn)


def _printed(effects: Iterable[Effect]) -> int:
    return sum(each.amount for each in effects if isinstance(each, VictoryPoints))


def _score(seat: Seat, line: Line) -> Score:
    """Score a line; its rank is not known yet."""
    treasury = line.coins // COINS_FOR_A_POINT
    cards = (line.civilian, line.scientific, line.commercial, line.guilds)
    points = (*cards, line.wonders, line.progress, treasury, line.military)
    return Score(seat, *points, total=sum(points), rank=0)
