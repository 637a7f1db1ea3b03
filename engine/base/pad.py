"""A score pad: the result of a game at a real table, from the players' counts."""

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
        # The four stages of Giza B.
        "wonder": (0, 20),
        # Of one symbol: four green cards, a stage of Babylon or Olympia, the Scientists Guild.
        "tablet": (0, 6),
        "compass": (0, 6),
        "gear": (0, 6),
        # The four yellow cards of Age III: for 3 grey cards, 13 brown or yellow ones, 4 stages.
        "commercial": (0, 25),
        # Seven guilds: 44 for the 38 cards of both neighbours, 6 of them grey, 19 for own ones.
        "guilds": (0, 63),
    }
)
"""The least and the most that a player can count in each row that is the same in every box."""


def limits_of(box: Box) -> Mapping[str, tuple[int, int]]:
    """Return the least and the most that a player can count in each row."""
    # Everybody has a conflict with both neighbours in every age (rulebook, End of an age).
    ages = box.ages
    # All blue cards, each built at most once by a city.
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
    """Return whether these military points are possible: each victory is a neighbour's defeat."""
    if len(totals) < box.least_cities:
        return True  # the tokens of the Free City are not counted
    together = {0}
    for age in box.ages:
        won = range(len(totals) + 1)
        together = {points + (age.victory + age.defeat) * fights for points in together for fights in won}
    return sum(totals) in together


Line = Mapping[str, int]
"""One player's counts: coins, each scientific symbol in its best use, and the points of every other row."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The result of a counted game; every wonder counts as complete."""

    box: Box
    players: int
    scores: tuple[Score, ...]
    cities: tuple[City, ...]
    over: bool = True
    free_city: None = None


def count(box: Box, lines: Sequence[Line], boards: Sequence[Board]) -> Pad:
    """Score everybody's counts, in seat order, and rank them; ties are decided by coins."""
    scores = ranked([_score(box, Seat(seat), line) for seat, line in enumerate(lines)])
    return Pad(box, len(lines), scores, tuple([_city(box, board) for board in boards]))


def _score(box: Box, seat: Seat, line: Line) -> Score:
    """Score a line, without its rank."""
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
