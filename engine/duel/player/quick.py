"""Playing a duel on quickly, as the strong player does hundreds of times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from operator import itemgetter
from random import Random
from typing import Any

from engine.duel.box import Box
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice, TurnChoice
from engine.duel.course import rest_of_age
from engine.duel.player.evaluation import Evaluator, Moment, Scales, foretold, scales_of
from engine.duel.table import Table
from engine.duel.terms import SEATS
from engine.game import Decision, Seat
from engine.players.learned import dot
from engine.players.search import play_on, tell_nobody


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, noise: float = 3.0, scales: Mapping[Moment, Scales] | None = None) -> None:
        """Choose as has been learned, or by other scales; ``noise`` is by how much it may lift a colour."""
        self._sources = dict.fromkeys([*[each.colour for each in box.cards.values()], "wonders"])
        self._noise = noise
        self.scales = scales_of(box) if scales is None else scales
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw from this source which colours, and wonders, each seat likes from now on."""
        self._noises = [{each: self._noise * source.random() for each in self._sources} for _ in SEATS]

    def choose(self, table: Table, decision: Decision[DuelChoice]) -> DuelChoice:
        """Return one of the legal choices of a decision."""
        evaluator = Evaluator(self.scales, table, decision.seat)
        in_turn = decision.kind == "turn"
        return self._turn(evaluator) if in_turn else max(decision.choices, key=evaluator.value)

    def _turn(self, evaluator: Evaluator) -> TurnChoice:
        """Return the best choice of a turn, without looking at each from the beginning."""
        table, offers, weights = evaluator.table, evaluator.offers, evaluator.now.weights
        city, noise = evaluator.city, self._noises[evaluator.seat]
        payable = [each for each in city.unbuilt_wonders if offers[each][0] > -inf]
        wonders = [(*offers[each], each, evaluator.plays_again(each)) for each in payable]
        tried: list[tuple[float, Callable[..., TurnChoice], tuple[Any, ...]]] = []
        for slot in table.layout.free:
            card, after = table.layout.cards[slot], dot(weights, evaluator.left[slot, False].items())
            worth, price = offers[card]
            worth += noise[table.box.cards[card].colour] + after
            tried.append((worth, Build, (slot, card, price)))
            tried.append((evaluator.sale + after, Discard, (slot, card, city.discard_gain)))
            for worth, price, wonder, again in wonders:
                worth += noise["wonders"] + dot(weights, evaluator.left[slot, again].items())
                tried.append((worth, BuildWonder, (slot, card, price, wonder)))
        _, make, values = max(tried, key=itemgetter(0))
        return make(*values)

    def play_ahead(self, seat: Seat, table: Table, choice: DuelChoice, source: Random) -> float:
        """Play on after a choice until the next age lies, and foretell how the duel ends for a seat."""
        self.start(source)
        first = {seat: choice}
        for _ in range(1 if table.age else 2):
            play_on(rest_of_age(table, tell_nobody), partial(self.choose, table), first)
            first = {}
        return foretold(self.scales, table, seat)
