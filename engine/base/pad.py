"""A score pad: what a game at a real table came to, from what its players count up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.base.box import Box
from engine.base.city import Board, City
from engine.base.scoring import COINS_FOR_A_POINT, Score, science_points
from engine.facts import VictoryPoints
from engine.game import Seat, ranked
from engine.terms import SYMBOLS
from engine.values import FrozenMapping

LIMITS: Mapping[str, tuple[int, int]] = FrozenMapping(
    {
        "coins": (0, 200),
        # Of the four stages of Giza B.
        "wonder": (0, 20),
        # Of one kind: four green cards, a stage of Babylon or Olympia, the Scientists Guild.
        "tablet": (0, 6),
        "compass": (0, 6),
        "gear": (0, 6),
        # Of the four yellow cards of Age III: for 3 grey cards, 13 brown or yellow ones, 4 stages.
        "commercial": (0, 25),
        # Of 7 guilds: 44 for the 38 cards of both neighbours, 6 of them grey, 19 for own ones.
        "guilds": (0, 63),
    }
)
"""The least and the most that a player can count of each figure that is the same in every box."""


def limits_of(box: Box) -> Mapping[str, tuple[int, int]]:
    """Return the least and the most that a player can count of each figure of the base game."""
    # Everybody fights both neighbours in every age (rulebook, End of an age).
    ages = box.ages
    # All blue cards, each of which a city builds once.
    blue = [card.effects for card in box.cards.values() if card.colour == "blue"]
    civilian = sum(
        effect.amount for effects in blue for effect in effects if isinstance(effect, VictoryPoints)
    )
    return {
        **LIMITS,
        "military": (2 * sum(age.defeat for age in ages), 2 * sum(age.victory for age in ages)),
        "civilian": (0, civilian),
    }


def military_adds_up(box: Box, totals: Sequence[int]) -> bool:
    """Whether players can have these military points together: each victory is a neighbour's defeat."""
    if len(totals) < box.least_cities:
        return True  # the tokens of the Free City are not counted
    together = {0}
    for age in box.ages:
        won = range(len(totals) + 1)
        together = {points + (age.victory + age.defeat) * fights for points in together for fights in won}
    return sum(totals) in together


Line = Mapping[str, int]
"""What one player counts: coins, each scientific symbol as they count best, the points of every other row."""


@dataclass(frozen=True, slots=True)
class Pad:
    """A game that has been counted, as far as a score sheet tells of it; every wonder counts as whole."""

    box: Box
    players: int
    scores: tuple[Score, ...]
    cities: tuple[City, ...]
    over: bool = True
    free_city: None = None


def count(box: Box, lines: Sequence[Line], boards: Sequence[Board]) -> Pad:
    """Count what everybody has, in seat order, and rank them; equal totals by coins."""
    scores = ranked([_score(box, Seat(seat), line) for seat, line in enumerate(lines)])
    return Pad(box, len(lines), scores, tuple([_city(box, board) for board in boards]))


def _score(box: Box, seat: Seat, line: Line) -> Score:
    """Score a line; its rank is not known yet."""
    counted = {
        **line,
        "treasury": line["coins"] // COINS_FOR_A_POINT,
        "scientific": science_points({symbol: line[symbol] for symbol in SYMBOLS}),
    }
    rows = FrozenMapping({row.name: counted[row.name] for row in box.score_rows})
    return Score(seat, rows, sum(rows.values()), line["coins"])


def _city(box: Box, board: Board) -> City:
    plan = tuple([(stage,) for stage in box.wonders[board.wonder].sides[board.side]])
    return City(board, plan, coins=0, stages=len(plan))
