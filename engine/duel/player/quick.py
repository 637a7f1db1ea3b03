"""Playing a duel on quickly, as the strong player does hundreds of times."""

from __future__ import annotations

from functools import partial
from math import inf
from random import Random

from engine.duel.box import Box
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice, TurnChoice
from engine.duel.course import rest_of_age
from engine.duel.player.evaluation import AllScales, Evaluator, foretold
from engine.duel.table import Table
from engine.duel.terms import SEATS
from engine.game import Decision, Seat
from engine.players.learned import dot
from engine.players.search import play_on, tell_nobody


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, variety: float = 3.0, scales: AllScales | None = None) -> None:
        """Choose as has been learned, or by other scales; ``variety`` is by how much a mood lifts colours."""
        self._sources = dict.fromkeys([*[each.colour for each in box.cards.values()], "wonders"])
        self._variety = variety
        self.evaluator = Evaluator(box, scales)
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw from this source which colours, and wonders, each seat likes from now on."""
        self._moods = [{each: self._variety * source.random() for each in self._sources} for _ in SEATS]

    def choose(self, table: Table, decision: Decision[DuelChoice]) -> DuelChoice:
        """Give one of the legal choices of a decision."""
        self.evaluator.look(table, decision.seat)
        if decision.kind == "turn":
            return self._turn(table, decision.seat)
        return max(decision.choices, key=self.evaluator.value)

    def _turn(self, table: Table, seat: Seat) -> TurnChoice:
        """Give the best choice of a turn, without a list of them all."""
        evaluator, own, moods = self.evaluator, self.evaluator.own, self._moods[seat]
        weights, cards, gain = evaluator.now.weights, table.layout.cards, own.city.discard_gain
        wonders = [(*own.offer(each), each, evaluator.left_by(each)) for each in own.city.unbuilt_wonders]
        most = -inf
        for slot in table.layout.free:
            card, after = cards[slot], dot(weights, evaluator.replies[slot].items())
            worth, price = own.offer(card)
            worth += moods[table.box.cards[card].colour] + after
            if max(worth, own.sale + after) > most:
                most = max(worth, own.sale + after)
                best: TurnChoice = Build(slot, card, price) if worth == most else Discard(slot, card, gain)
            for worth, price, wonder, left in wonders:
                worth += moods["wonders"] + dot(weights, left[slot].items())
                if worth > most:
                    most, best = worth, BuildWonder(slot, card, price, wonder)
        return best

    def play_ahead(self, table: Table, seat: Seat, choice: DuelChoice) -> float:
        """Play on after a choice until the next age lies, and foretell how the duel ends."""
        first = {seat: choice}
        for _ in range(1 if table.age else 2):
            play_on(rest_of_age(table, tell_nobody), partial(self.choose, table), first)
            first = {}
        return foretold(self.evaluator.scales, table, seat)
