"""Playing a game on to its end quickly, as the strong player does thousands of times."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import itemgetter, or_
from random import Random
from typing import Any, Literal, NamedTuple

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.city import City, Stage, market_of
from engine.base.payment import (
    BYTE,
    CHAIN,
    FREE,
    FULL_PRICE,
    NOTHING,
    POWER,
    UNITS,
    Bundle,
    Cost,
    Payment,
    Prices,
    ResourceSet,
    Supply,
    beyond,
    size,
    ways_to_pay,
)
from engine.base.table import Table
from engine.facts import read_rows
from engine.game import Decision, Seat
from engine.measuring.older.glance import MUCH, Glance, GlanceWeights, Likings, likings_of
from engine.players.learned import Cache
from engine.terms import CardId

StyleName = Literal["normal", "at_sight", "strong"]


@dataclass(frozen=True, eq=False, slots=True)
class Style:
    """How somebody chooses who plays on quickly."""

    weights: GlanceWeights
    likings: Likings


@lru_cache(8)
def style_of(name: StyleName) -> Style:
    """Return the style of normal players, of those who take what looks best at once, or of strong ones.

    Their numbers were fitted to the choices of such players.
    """
    row = next(row for row in read_rows("measuring.older", "styles") if row["style"] == name)
    return Style(weights_of(row["weights"]), likings_of(row["likings"]))


def weights_of(row: Mapping[str, Any]) -> GlanceWeights:
    """Read weights from their data."""
    return GlanceWeights(**{name: _in_tuples(value) for name, value in row.items()})


def _in_tuples(value: Any) -> Any:
    return tuple(map(_in_tuples, value)) if isinstance(value, list) else value


MOST_KNOWN = 1 << 14
"""So many prices are remembered; then all are forgotten."""

_Purchase = tuple[
    tuple[Bundle, ...],
    int,
    Bundle,
    tuple[ResourceSet, ...],
    Bundle,
    tuple[ResourceSet, ...],
    Prices | None,
]
"""What is missing, the coins for the bank, and what of it each neighbour has, for sure and by choice."""

_FULL = Prices()


class _Lack(NamedTuple):
    """What is to be bought: ``number`` resources, of those ``wanted``, all of one of the ``shortfalls``."""

    number: int
    wanted: ResourceSet
    shortfalls: tuple[Bundle, ...]


class KnownPrices:
    """Finds the cheapest ways to pay and remembers them: they are the same for whoever asks."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._lacks: Mapping[tuple[Bundle, tuple[ResourceSet, ...]], _Lack] = Cache(_lack)
        self._helpful: Mapping[tuple[tuple[ResourceSet, ...], ResourceSet], tuple[ResourceSet, ...]] = Cache(
            _helpful
        )
        self._known: dict[_Purchase, Payment | None] = {}

    def cheapest(self, cities: Sequence[City], seat: Seat, cost: Cost) -> Payment | None:
        """Return the cheapest way to pay for something; None where the city cannot."""
        city = cities[seat]
        fixed, choices, resources, _ = city.supply
        bank = cost.coins
        coins = city.coins - bank
        missing = beyond(cost.need, fixed)
        if not missing:
            return cost.without_trade if coins >= 0 else None
        number, wanted, shortfalls = self._lacks[missing, choices]
        prices = None if city.prices == _FULL else city.prices
        if coins < (number if prices else FULL_PRICE * number):
            return None
        if not number:
            return cost.without_trade
        left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
        if wanted & ~(resources | left.resources | right.resources):
            return None
        key = (
            shortfalls,
            bank,
            left.fixed & wanted,
            left.choices and self._helpful[left.choices, wanted],
            right.fixed & wanted,
            right.choices and self._helpful[right.choices, wanted],
            prices,
        )
        try:
            found = self._known[key]
        except KeyError:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            ways = ways_to_pay(market_of(cities, seat), cost)
            found = self._known[key] = ways[0] if ways else None
        return found if found is not None and found.total <= city.coins else None


def _lack(of: tuple[Bundle, tuple[ResourceSet, ...]]) -> _Lack:
    """Return what is to be bought where sources of choice help with something missing."""
    missing, choices = of
    shortfalls = Supply(NOTHING, choices, reduce(or_, choices, NOTHING)).shortfalls(missing)
    wanted = reduce(or_, map(_resources_in, shortfalls))
    return _Lack(size(shortfalls[0]), wanted, shortfalls)


def _resources_in(packed: Bundle) -> ResourceSet:
    """Return which resources are in a bundle."""
    return BYTE * sum([unit for unit in UNITS.values() if packed & BYTE * unit])


def _helpful(of: tuple[tuple[ResourceSet, ...], ResourceSet]) -> tuple[ResourceSet, ...]:
    """Leave out what is not wanted of sources of choice, and those of which nothing is."""
    choices, wanted = of
    return tuple([choice & wanted for choice in choices if choice & wanted])


@cache
def known_prices() -> KnownPrices:
    """Return the prices that all who play on quickly share."""
    return KnownPrices()


_worth = itemgetter(0)


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, style: Style | None = None) -> None:
        """Play in this style, without any in that of normal players."""
        self._box = box
        self._usual = style or style_of("normal")
        self._glances: Mapping[Style, Glance] = Cache(lambda each: Glance(box, each.weights, each.likings))
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
        """Return one of the legal choices of a decision."""
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
        ranked: list[tuple[float, CardId | Stage]] = []
        for name in table.hands[seat]:
            aspect = aspects[name]
            worth = reckoners[name](cities, seat) if aspect == MUCH else known[aspect][name]
            ranked.append((worth + moods[name], name))
        for option in city.next_stages:
            worth = glance.stage(option, is_last=city.stages + 1 == len(city.plan))
            ranked.append((worth + self._mood_to_build, option))
        ranked.sort(key=_worth, reverse=True)
        best: CardId | Stage | None = None
        paid = FREE
        most = glance.sale
        named, chained, cards = city.named, city.chained, self._box.cards
        for worth, thing in ranked:
            if worth <= most:
                break
            if isinstance(thing, Stage):
                cost = thing.price
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
            elif not isinstance(thing, Stage) and city.can_build_free():
                return Build(thing, POWER)
        if best is not None and not isinstance(best, Stage):
            return Build(best, paid)
        least = [thing for _, thing in ranked if not isinstance(thing, Stage)][-1]
        return self._sales[least] if best is None else BuildStage(least, paid, best.copy)

    def _of_discard(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        glance = self._glance
        glance.look(table.age_number, table.round, table.cities, decision.seat)
        revived = [each for each in decision.choices if isinstance(each, Revive)]
        return max(revived, key=lambda each: glance.card(each.card))
