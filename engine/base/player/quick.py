"""A quick way to play on from any table: plain worths, and no look at what need not be looked at.

It plays thousands of games to their ends for a search that wants to know how a game may end. For a city it
looks at what lies in the open and at the hand that it chooses from, as a seat does.
"""

from __future__ import annotations

from random import Random

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.payment.payment import CHAIN, FREE, POWER
from engine.base.player.glance import MUCH, Glance
from engine.base.player.glance_weights import GlanceWeights, quick_weights
from engine.base.player.likings import Likings, quick_likings
from engine.base.player.quick_prices import known_prices
from engine.base.table import Table
from engine.base.wonders import StageOption
from engine.game import Decision, Seat
from engine.terms import CardId

NEXT_STAGE = CardId("")
"""What stands for the next stage of the wonder among the cards of a hand."""


class Quick:
    """Plays on at a table of a box."""

    def __init__(
        self, box: Box, weights: GlanceWeights | None = None, likings: Likings | None = None
    ) -> None:
        """Play by these weights, without any by those found best."""
        self._box = box
        self._glance = Glance(box, weights or quick_weights(), likings or quick_likings())
        self._prices = known_prices()
        self._free = {name: Build(name, FREE) for name in box.cards}
        self._chain = {name: Build(name, CHAIN) for name in box.cards}
        self._sales = {name: Sell(name) for name in box.cards}
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on; first of all how much each card is liked in this game.

        So it stays the same in games that go on after different choices: they are compared with less noise.
        """
        self._random = random = source.random
        variety = self._glance.weights.variety
        self._moods = {name: variety * random() for name in self._box.cards}
        self._mood_to_build = variety * random()

    def choose(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        """Give one of the legal choices of a decision."""
        if decision.kind in {"round", "seventh_card"}:
            return self._of_hand(table, decision.seat)
        if decision.kind == "revive":
            return self._of_discard(table, decision)
        choices = decision.choices
        return choices[int(self._random() * len(choices))]

    def _of_hand(self, table: Table, seat: Seat) -> BaseChoice:
        """Choose the best that can be paid, taken in the order of what it is worth without its price."""
        cities, glance, cheapest, moods = table.cities, self._glance, self._prices.cheapest, self._moods
        city = cities[seat]
        glance.look(table.age_number, table.round, cities, seat)
        aspects, known = glance.aspects, glance.known
        ranked = []
        for name in table.hands[seat]:
            aspect = aspects[name]
            worth = glance.reckon(name) if aspect == MUCH else known[aspect][name]
            ranked.append((worth + moods[name], name))
        options = city.next_stages
        if options:
            is_last = city.stages + 1 == len(city.plan)
            stages = [glance.stage(option.stage, is_last=is_last) + self._mood_to_build for option in options]
            ranked.append((max(stages), NEXT_STAGE))
        ranked.sort(reverse=True)
        best: CardId | None = None
        best_stage: StageOption | None = None
        paid = FREE
        most = glance.sale
        named, chained, cards = city.named, city.chained, self._box.cards
        for worth, name in ranked:
            if worth <= most:
                break
            if name == NEXT_STAGE:
                for option, of_stage in zip(options, stages, strict=True):
                    payment = cheapest(cities, seat, option.cost)
                    if payment is not None and (net := of_stage - glance.price(payment)) > most:
                        most, best, best_stage, paid = net, None, option, payment
                continue
            card = cards[name]
            if card.building in named:
                continue
            if card.cost.is_nothing:
                return self._free[name]
            if name in chained:
                return self._chain[name]
            payment = cheapest(cities, seat, card.cost)
            if payment is None:
                if city.can_build_free():
                    return Build(name, POWER)
            elif (net := worth - glance.price(payment)) > most:
                most, best, paid = net, name, payment
        if best is not None:
            return Build(best, paid)
        least = ranked[-1][1] or ranked[-2][1]
        return self._sales[least] if best_stage is None else BuildStage(least, paid, best_stage.copy)

    def _of_discard(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        glance = self._glance
        glance.look(table.age_number, table.round, table.cities, decision.seat)
        revived = [each for each in decision.choices if isinstance(each, Revive)]
        return max(revived, key=lambda each: glance.card(each.card))
