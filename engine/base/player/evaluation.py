"""What choices are worth: the features of what they change, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice, Revive, Sell
from engine.base.city import City
from engine.base.payment import Payment
from engine.base.player.features import (
    Fact,
    Thing,
    Traits,
    arms_of,
    changed,
    counting,
    facts_of,
    goods_of,
    known_features,
    pers_of,
    stage_place,
    symbols_of,
    traits_of,
)
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import places, score_cities
from engine.game import Seat
from engine.players.cache import Cache
from engine.players.learned import Feature, Shares, Weights, dot, learned, weights_at

NOTHING, MUCH = 4, 5
"""What the worth of a thing depends on beside the round: one part of a city, nothing, or several things."""

PARTS = ("arms", "symbols", "goods", "purse")


def shares_at(box: Box, age: int, round_: int) -> Shares:
    """Give the point of a game in a round of an age, both counted from 1: knots are its first and last."""
    late = (round_ - 1) / (box.rounds - 1)
    return {2 * age - 2: 1 - late, 2 * age - 1: late}


class Scales:
    """What features count in one round, and what things come to by that."""

    def __init__(self, box: Box, weights: Weights, age: int, round_: int) -> None:
        """Weigh in a round of an age, both counted from 1."""
        self._box = box
        self.weights: Mapping[str, float] = weights_at(weights, shares_at(box, age, round_))
        count = self.weights.get
        self.sale = count("sale: any", 0.0)
        self.beside = count("beside: coins", 0.0)
        self.power = count("power: spent", 0.0)
        self.traits: Mapping[Thing, Traits] = Cache(lambda thing: traits_of(box, thing))
        self.fact: Mapping[Fact, float] = Cache(lambda fact: dot(self.weights, known_features(box)[fact]))
        self.purse: Mapping[int, float] = Cache(lambda coins: self.fact["purse", coins])
        self.fixed: Mapping[Thing, float] = Cache(lambda thing: dot(self.weights, self.traits[thing].fixed))
        self.aspects: Mapping[Thing, int] = Cache(self._aspect)
        self.gains: Mapping[Fact, Mapping[Thing, float]] = Cache(self._gains)

    def _aspect(self, thing: Thing) -> int:
        traits = self.traits[thing]
        if traits.pers or len(traits.changes) > 1:
            return MUCH
        return PARTS.index(next(iter(traits.changes))) if traits.changes else NOTHING

    def _gains(self, fact: Fact) -> Mapping[Thing, float]:
        part, before = fact[0], self.fact[fact]

        def gain(thing: Thing) -> float:
            effects = self.traits[thing].changes.get(part, ())
            return self.fixed[thing] + (self.fact[changed(fact, effects)] - before if effects else 0.0)

        return Cache(gain)


@lru_cache(4)
def scales_of(box: Box) -> Mapping[tuple[int, int], Scales]:
    """Give what has been learned to choose by, by age and round."""
    return scales_with(box, learned("base", "choice"))


@lru_cache(4)
def forecast_of(box: Box) -> Forecast:
    """Give the forecast that has been learned."""
    return Forecast(box, learned("base", "forecast"))


def scales_with(box: Box, weights: Weights) -> Mapping[tuple[int, int], Scales]:
    """Give scales by age and round."""
    return Cache(lambda when: Scales(box, weights, *when))


VICTORY = 4
"""What winning counts, in points."""

DOUBLINGS = (3, 4)
"""How sure forecasts are, by the age that they follow: who leads wins as powers of 2 to this tell."""


def ended(box: Box, cities: Sequence[City], players: int, player: Seat) -> float:
    """Tell how well a game has ended: points, less half of the best rival's, and what a victory counts."""
    scores = score_cities(box, cities)
    rival = max([score.total for score in scores[:players] if score.seat != player])
    first = [seat for seat, place in places(scores, players).items() if place == 1]
    victory = VICTORY / len(first) if player in first else 0.0
    return scores[player].total - rival / 2 + victory


class Forecast:
    """Foretells between two ages how a game ends."""

    def __init__(self, box: Box, weights: Weights) -> None:
        """Reckon with what features of a city count after each age."""
        self._worths: Sequence[Mapping[Fact, float]] = [
            Cache(partial(self._worth, box, weights, place)) for place in range(len(box.ages) - 1)
        ]

    @staticmethod
    def _worth(box: Box, weights: Weights, place: int, fact: Fact) -> float:
        worth = 0.0
        for name, amount in known_features(box)[fact]:
            if name in weights:
                worth += weights[name][place] * amount
        return worth

    def points(self, cities: Sequence[City], seat: Seat, age: int) -> float:
        """Give the points that a seat may expect at the end of the game, as the cities lie after an age."""
        worths = self._worths[age - 1]
        return sum([worths[fact] for fact in facts_of(cities, seat)])

    def ended(self, cities: Sequence[City], players: int, player: Seat, age: int) -> float:
        """Foretell how well a game ends that stands after an age.

        Each seat may end above or below its forecast, so that every rival counts, the better ones more: a
        mean of powers does this with nothing but exact arithmetic.
        """
        doublings = DOUBLINGS[age - 1]
        points = [max(1.0, self.points(cities, Seat(seat), age)) for seat in range(players)]
        own = points[player]
        strength = _power(own, doublings)
        rival = rivals = sum([_power(each, doublings) for seat, each in enumerate(points) if seat != player])
        for _ in range(doublings):
            rival = sqrt(rival)
        return own - rival / 2 + VICTORY * strength / (strength + rivals)


def _power(number: float, doublings: int) -> float:
    for _ in range(doublings):
        number *= number
    return number


class Evaluator:
    """Looks at a table from one seat after the other."""

    def __init__(self, box: Box, scales: Mapping[tuple[int, int], Scales] | None = None) -> None:
        """Weigh as has been learned, or with other scales."""
        self.box = box
        self._all = scales_of(box) if scales is None else scales

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        self.cities, self.seat = cities, seat
        self.scales = scales = self._all[age, round_]
        self.city = city = cities[seat]
        self.aspects = scales.aspects
        coins = self.coins = city.coins
        arms, symbols, goods = arms_of(cities, seat), symbols_of(cities, seat), goods_of(cities, seat)
        purse = ("purse", coins)
        self.facts = arms, symbols, goods, purse
        gains = scales.gains
        self.known = gains[arms], gains[symbols], gains[goods], gains[purse], scales.fixed
        self.purse = scales.purse
        self.full = scales.purse[coins]

    def worth(self, thing: Thing) -> float:
        """Estimate what a card or stage brings, its price left out."""
        aspect = self.aspects[thing]
        return self.known[aspect][thing] if aspect < MUCH else self.much(thing)

    def much(self, thing: Thing) -> float:
        """Estimate what depends on several things."""
        fact = self.scales.fact
        return self.scales.fixed[thing] + sum(
            [fact[after] - fact[before] for before, after in self._changes(thing)]
        )

    def _changes(self, thing: Thing) -> Iterator[tuple[Fact, Fact]]:
        """Give the facts that a thing changes, as they were and as they are then."""
        traits = self.scales.traits[thing]
        for part, effects in traits.changes.items():
            fact = self.facts[PARTS.index(part)]
            yield fact, changed(fact, effects)
        points = coins = 0
        card = self.box.cards[thing] if isinstance(thing, str) else None
        for per in traits.pers:
            number = counting(self.cities, self.seat, per, card)
            coins += per.coins * number
            points += per.points * number
        if points:
            yield ("counted", 0), ("counted", points)
        if coins:
            yield self._coins(coins)

    def _coins(self, more: int) -> tuple[Fact, Fact]:
        return ("purse", self.coins), ("purse", self.coins + more)

    def price(self, payment: Payment) -> float:
        """Estimate what a payment takes away."""
        worth = self.full - self.purse[self.coins - payment.total]
        if payment.how == "trade":
            worth -= self.scales.beside * (payment.left + payment.right)
        elif payment.how == "power":
            worth -= self.scales.power
        return worth

    @property
    def sale(self) -> float:
        """What a sale is worth."""
        return self.scales.sale + self.purse[self.coins + COINS_FOR_A_SALE] - self.full

    def value(self, choice: BaseChoice) -> float:
        """Estimate a choice."""
        match choice:
            case Build(card, payment):
                return self.worth(card) - self.price(payment)
            case BuildStage(_, payment, copy):
                return self.worth(stage_place(self.cities, self.seat, copy)) - self.price(payment)
            case Revive(card):
                return self.worth(card)
            case Sell():
                return self.sale
            case _:
                return 0.0

    def standing(self, cities: Sequence[City], seat: Seat) -> Iterable[Feature]:
        """Give the features of what others may change in a city: arms, goods, coins, and what counts."""
        counted = sum([per.points * per.count(cities, seat) for per in pers_of(cities[seat])])
        facts = (
            arms_of(cities, seat),
            goods_of(cities, seat),
            ("purse", cities[seat].coins),
            ("counted", counted),
        )
        return [feature for fact in facts for feature in known_features(self.box)[fact]]

    def features(self, choice: BaseChoice) -> dict[str, float]:
        """Give the features of what a choice changes: what they count adds up to its value."""
        found = Counter[str]()
        changes: list[tuple[Fact, Fact]] = []
        match choice:
            case Build(card) | Revive(card):
                thing: Thing | None = card
            case BuildStage(copy=copy):
                thing = stage_place(self.cities, self.seat, copy)
            case Sell():
                thing = None
                found["sale: any"] = 1
                changes.append(self._coins(COINS_FOR_A_SALE))
            case _:
                thing = None
        if thing is not None:
            found.update(dict(self.scales.traits[thing].fixed))
            changes += self._changes(thing)
        if isinstance(choice, PaidChoice):
            changes.append(self._coins(-choice.payment.total))
            found["beside: coins"] = choice.payment.left + choice.payment.right
            found["power: spent"] = choice.payment.how == "power"
        features = known_features(self.box)
        for before, after in changes:
            found.update(dict(features[after]))
            found.subtract(dict(features[before]))
        return {name: amount for name, amount in found.items() if amount}
