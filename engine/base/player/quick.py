"""A quick way to play on from any table: plain worths, and no look at what need not be looked at.

It plays thousands of games to their ends for a search that wants to know how a game may end. For a city it
looks at what lies in the open and at the hand that it chooses from, as a seat does.
"""

from __future__ import annotations

from random import Random

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.payment.payment import CHAIN, FREE, POWER
from engine.base.player.quick_prices import KnownPrices
from engine.base.player.quick_worth import Gains, QuickWeights, Traits, traits_of
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.table import Table
from engine.base.wonders import Stage, StageOption
from engine.game import Decision, Seat
from engine.terms import CardId

MOST_STAGES = 1 << 10
"""So many stages are remembered; then all are forgotten."""


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, weights: QuickWeights | None = None) -> None:
        """Play by these weights, without any by those found best."""
        self._weights = weights = weights or QuickWeights()
        self._box = box
        self._random = Random(0).random
        self._traits = {
            name: traits_of(
                weights, card.effects, card.age, weights.chain[card.age - 1] * len(card.gives_free)
            )
            for name, card in box.cards.items()
        }
        self._plain = {name: each.fixed for name, each in self._traits.items() if each.is_plain}
        self._stages: dict[int, tuple[Stage, tuple[Traits, ...]]] = {}
        self._gains = Gains(box, weights)
        self._prices = KnownPrices()
        self._free = {name: Build(name, FREE) for name in box.cards}
        self._chain = {name: Build(name, CHAIN) for name in box.cards}
        self._sales = {name: Sell(name) for name in box.cards}

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

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
        cities, age, weights, random = table.cities, table.age_number, self._weights, self._random
        city, gains, plain, traits = cities[seat], self._gains, self._plain, self._traits
        variety, price, cheapest = weights.variety, weights.price, self._prices.cheapest
        gains.look(age, table.round, cities, seat)
        of = gains.of
        ranked = []
        for name in table.hands[seat]:
            fixed = plain.get(name)
            ranked.append(((of(traits[name]) if fixed is None else fixed) + variety * random(), name))
        ranked.sort(reverse=True)
        best: CardId | None = None
        best_stage: StageOption | None = None
        paid = FREE
        most = weights.coin * COINS_FOR_A_SALE
        for option in city.next_stages:
            worth = of(self._stage(option.stage, age)) + variety * random()
            if worth > most:
                payment = cheapest(cities, seat, option.cost)
                if payment is not None and worth - price * payment.total > most:
                    most, best_stage, paid = worth - price * payment.total, option, payment
        named, chained, cards = city.named, city.chained, self._box.cards
        for worth, name in ranked:
            if worth <= most:
                break
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
            elif worth - price * payment.total > most:
                most, best, paid = worth - price * payment.total, name, payment
        if best is not None:
            return Build(best, paid)
        least = ranked[-1][1]
        return self._sales[least] if best_stage is None else BuildStage(least, paid, best_stage.copy)

    def _of_discard(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        self._gains.look(table.age_number, table.round, table.cities, decision.seat)
        revived = [each for each in decision.choices if isinstance(each, Revive)]
        return max(revived, key=lambda each: self._gains.of(self._traits[each.card]))

    def _stage(self, stage: Stage, age: int) -> Traits:
        """Look up what a stage is worth; it is known by its identity, and kept so that it has it alone."""
        found = self._stages.get(id(stage))
        if found is None:
            if len(self._stages) >= MOST_STAGES:
                self._stages.clear()
            by_age = tuple(
                traits_of(self._weights, stage.effects, each.number, self._weights.stage[each.number - 1])
                for each in self._box.ages
            )
            found = self._stages[id(stage)] = stage, by_age
        return found[1][age - 1]
