"""A quick way to play on from any table: plain worths, and no look at what need not be looked at.

It plays thousands of games to their ends for a search that wants to know how a game may end. For a city it
looks at what lies in the open and at the hand that it chooses from, as a seat does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from random import Random

from engine.base.box import Box, StageOption
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.payment import CHAIN, FREE, POWER
from engine.base.player.glance import MUCH, Glance
from engine.base.player.known import Known
from engine.base.player.quick_prices import known_prices
from engine.base.player.styles import Style, style_of
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.terms import CardId

_worth = itemgetter(0)


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, style: Style | None = None) -> None:
        """Play in this style, without any in that of normal players."""
        self._box = box
        self._usual = style or style_of("normal")
        self._glances: Mapping[Style, Glance] = Known(lambda each: Glance(box, each.weights, each.likings))
        self._prices = known_prices()
        self._sales = {name: Sell(name) for name in box.cards}
        self.start(Random(0))

    def start(self, source: Random, styles: Sequence[Style] = ()) -> None:
        """Draw chance from this source from now on; first of all how much each card is liked in this game.

        So it stays the same in games that go on after different choices: they are compared with less noise.
        ``styles`` are those of all players by seat; without any they play in the usual one.
        """
        self._glance = self._glances[self._usual]
        self._by_player = [self._glances[style] for style in styles]
        self._random = random = source.random
        variety = self._usual.weights.variety
        self._moods = {name: variety * random() for name in self._box.cards}
        self._mood_to_build = variety * random()

    def choose(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        """Give one of the legal choices of a decision."""
        if self._by_player:
            self._glance = self._by_player[decision.chooser]
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
        aspects, known, reckoners = glance.aspects, glance.known, glance.reckoners
        ranked: list[tuple[float, CardId | StageOption]] = []
        for name in table.hands[seat]:
            aspect = aspects[name]
            worth = reckoners[name](cities, seat) if aspect == MUCH else known[aspect][name]
            ranked.append((worth + moods[name], name))
        for option in city.next_stages:
            worth = glance.stage(option.stage, is_last=city.stages + 1 == len(city.plan))
            ranked.append((worth + self._mood_to_build, option))
        ranked.sort(key=_worth, reverse=True)
        best: CardId | StageOption | None = None
        paid = FREE
        most = glance.sale
        named, chained, cards = city.named, city.chained, self._box.cards
        for worth, thing in ranked:
            if worth <= most:
                break
            if isinstance(thing, StageOption):
                cost = thing.cost
            else:
                card = cards[thing]
                cost = card.cost
                if card.building in named:
                    continue
                if cost.is_nothing:
                    return Build(thing, FREE)
                if thing in chained:
                    return Build(thing, CHAIN)
            payment = cheapest(cities, seat, cost)
            if payment is not None:
                net = worth - glance.price(payment)
                if net > most:
                    most, best, paid = net, thing, payment
            elif not isinstance(thing, StageOption) and city.can_build_free():
                return Build(thing, POWER)
        if best is not None and not isinstance(best, StageOption):
            return Build(best, paid)
        least = [thing for _, thing in ranked if not isinstance(thing, StageOption)][-1]
        return self._sales[least] if best is None else BuildStage(least, paid, best.copy)

    def _of_discard(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        glance = self._glance
        glance.look(table.age_number, table.round, table.cities, decision.seat)
        revived = [each for each in decision.choices if isinstance(each, Revive)]
        return max(revived, key=lambda each: glance.card(each.card))
