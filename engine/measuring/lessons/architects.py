"""Examples from Architects: decisions with playouts to the end of the game after several choices."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from random import Random

from engine.architects.choice import ArchitectsChoice, Extra, Keep, Take, UseEffect
from engine.architects.city import Box
from engine.architects.course import course
from engine.architects.player.evaluation import (
    Evaluator,
    Point,
    Valuation,
    Valuations,
    point_of,
    shares_of,
)
from engine.architects.player.features import Fact
from engine.architects.player.playouts import VICTORY, Quick
from engine.architects.scoring import progress_points, score_cities
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, STAGE, STAGES
from engine.game import Decision, Seat
from engine.measuring.lessons import Example, Features, Seen
from engine.players.learned import Cache, Weights
from engine.players.player import ended, play_on, tell_nobody
from engine.record import new_game

PLAYERS = (2, 4, 2, 3, 2, 4, 2, 3, 2, 5)
"""The numbers of players, one game after the other."""

VARIETIES = (0.3, 1.0, 3.0)
"""The noise in the examined games, for a variety of cities."""

LOOKS, LATE_LOOKS, DECISIONS = 3, 12, 30
"""About how many decisions of a game are examined, if there are that many for each player.

There are more if a wonder may be finished soon, as nothing else teaches that.
"""

COMPARED = 10
"""About how often all cities of a game are compared."""

TRIED = 5
"""The most choices tried of a decision: the best evaluated ones, and a random one."""


def play(box: Box, learned: Mapping[str, Weights], seeds: Sequence[int]) -> Seen:
    """Play games by the weights learned so far, and examine some of their decisions."""
    valuations = _valuations(box, json.dumps(learned))
    teacher, seen = Quick(box, valuations=valuations), Seen([], [])
    for seed in seeds:
        players = PLAYERS[seed % len(PLAYERS)]
        game = new_game("architects", players, seed, {}, box.names)
        table, luck = game.rules.lay_table(game.deal), Random(f"lessons {seed}")
        quick, likely = _Tasteful(valuations, table, luck), 1 / (DECISIONS * players)
        standings: list[tuple[Point, tuple[Features, ...]]] = []

        def choose(
            decision: Decision[ArchitectsChoice],
            table: Table = table,
            luck: Random = luck,
            quick: _Tasteful = quick,
            likely: float = likely,
            standings: list[tuple[Point, tuple[Features, ...]]] = standings,
        ) -> ArchitectsChoice:
            looks = LATE_LOOKS if point_of(table)[1] == STAGES - 1 else LOOKS
            if len(decision.choices) > 1 and luck.random() < looks * likely:
                seen.examples.append(_look(valuations, teacher, table, decision, luck))
            if decision.kind == "take" and luck.random() < COMPARED * likely:
                standings.append((point_of(table), standings_of(valuations, table)))
            return quick.choose(table, decision)

        play_on(course(table, tell_nobody), choose, {})
        ends = _ends(table)
        seen.examples.extend(
            Example(point[0], shares_of(point), features, ends) for point, features in standings
        )
    return seen


@lru_cache(1)
def _valuations(box: Box, learned: str) -> Valuations:
    """Return the valuations by the learned weights, for all games of a round."""
    return Cache(partial(Valuation, box, json.loads(learned)))


class _Tasteful:
    """Plays by valuations, but each seat prefers some kinds of cards."""

    def __init__(self, valuations: Valuations, table: Table, luck: Random) -> None:
        self._valuations, self._luck = valuations, luck
        self._variety = luck.choice(VARIETIES)
        colours = sorted({card.colour for card in table.box.cards.values()})
        self._tastes = [{colour: self._variety * luck.random() for colour in colours} for _ in table.cities]

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        evaluator = Evaluator(self._valuations, table, denies=False)
        taste, cards = self._tastes[table.turn], table.box.cards
        worths = []
        for choice in decision.choices:
            worth = evaluator.value(choice) + self._variety * self._luck.random()
            if isinstance(choice, Take | Extra | UseEffect) and choice.deck != CENTRAL:
                worth += taste[cards[table.decks[choice.deck][0]].colour]
            elif isinstance(choice, Keep):
                worth += taste[cards[choice.card].colour]
            worths.append(worth)
        return decision.choices[worths.index(max(worths))]


def standings_of(valuations: Valuations, table: Table) -> tuple[Features, ...]:
    """Return the features of each whole city."""
    found = []
    for number, city in enumerate(table.cities):
        evaluator = Evaluator(valuations, table, Seat(number), denies=False)
        valuation, box = evaluator.valuation, table.box
        facts: list[Fact] = [evaluator.means, evaluator.symbols, *evaluator.arms.values()]
        parts = [(1.0, valuation.lying[fact]) for fact in facts]
        parts += [(1.0, valuation.tokens[each, len(city.stages)]) for each in city.tokens]
        stages = city.points[STAGE]
        parts.append((stages, valuation.one["points: of stages"]))
        parts.append((sum(city.points.values()) - stages, valuation.one["points: of cards"]))
        parts.append((progress_points(box, city), valuation.one["points: of tokens"]))
        parts.append((city.victories * box.points_of_victory, valuation.one["battle: won"]))
        parts.append((box.points_of_cat * (table.cat == number), valuation.one["cat: pawn"]))
        found.append(valuation.mixed(parts).features)
    return tuple(found)


def _ends(table: Table) -> tuple[float, ...]:
    """Return the result of a game for each seat.

    The value of a choice is learned from the difference to the other seats, whose result is worse, so a
    victory counts less here than for a single seat.
    """
    scores = score_cities(table.box, table.cities, table.cat)
    first = [score.seat for score in scores if score.rank == 1]
    victory = VICTORY * (table.players - 1) / table.players / len(first)
    return tuple([score.total + victory * (score.seat in first) for score in scores])


def _look(
    valuations: Valuations, quick: Quick, table: Table, decision: Decision[ArchitectsChoice], luck: Random
) -> Example:
    """Compare choices of a decision."""
    evaluator = Evaluator(valuations, table)
    ranked = sorted(decision.choices, key=evaluator.value, reverse=True)
    tried = ranked if len(ranked) <= TRIED else [*ranked[: TRIED - 1], luck.choice(ranked[TRIED - 1 :])]
    features = [evaluator.features(choice) for choice in tried]
    seed = luck.random()
    ends = []
    for choice in tried:
        laid = table.copy()
        quick.start(Random(seed))
        play_on(course(laid, tell_nobody), partial(quick.choose, laid), {decision.seat: choice})
        scores = score_cities(laid.box, laid.cities, laid.cat)
        ends.append(ended(scores, decision.seat, VICTORY))
    point = point_of(table)
    return Example(point[0], shares_of(point), tuple(features), tuple(ends))
