"""What choices are worth: the features of what they change, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice, Revive, Sell
from engine.base.city import City
from engine.base.payment import Payment
from engine.base.player.features import (
    NO_FACT,
    Buildable,
    Change,
    Fact,
    Part,
    Traits,
    arms_of,
    changed,
    counting,
    facts_of,
    goods_of,
    known_features,
    next_stage_key,
    symbols_of,
    traits_of,
)
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import places, score_cities
from engine.game import Seat
from engine.players.cache import Cache
from engine.players.learned import Shares, Weights, dot, learned, weights_at

FIXED, SEVERAL = 4, 5
"""What the worth of a thing depends on beside the round: one part of a city, none, or several."""

PARTS = ("arms", "symbols", "goods", "purse")


def shares_at(box: Box, age: int, round_: int) -> Shares:
    """Return the point of a game in a round of an age, both counted from 1: knots are its first and last."""
    late = (round_ - 1) / (box.rounds - 1)
    return {2 * age - 2: 1 - late, 2 * age - 1: late}


def worths_of_facts(box: Box, weights: Mapping[str, float]) -> Mapping[Fact, float]:
    """Return what facts come to by what their features count."""
    features = known_features(box)
    return Cache(lambda fact: dot(weights, features[fact]))


class RoundWeights:
    """What features count in one round, and what facts and things come to by that."""

    def __init__(self, box: Box, weights: Weights, age: int, round_: int) -> None:
        """Weigh in a round of an age, both counted from 1."""
        self.weights: Mapping[str, float] = weights_at(weights, shares_at(box, age, round_))
        self.fact = worths_of_facts(box, self.weights)
        self.sale, self.coin_paid, self.power = (
            self.fact[each] for each in (("sold",), ("paid", 1), ("power spent",))
        )
        self.traits: Mapping[Buildable, Traits] = Cache(partial(traits_of, box))
        self.purse: Mapping[int, float] = Cache(lambda coins: self.fact["purse", coins])
        self.aspects: Mapping[Buildable, int] = Cache(self._aspect)
        self.gains: Mapping[Part, Mapping[Buildable, float]] = Cache(self._gains)

    def _aspect(self, thing: Buildable) -> int:
        traits = self.traits[thing]
        if traits.pers or len(traits.changes) > 1:
            return SEVERAL
        return PARTS.index(next(iter(traits.changes))) if traits.changes else FIXED

    def _gains(self, fact: Part) -> Mapping[Buildable, float]:
        part, before = fact[0], self.fact[fact]

        def gain(thing: Buildable) -> float:
            effects = self.traits[thing].changes.get(part, ())
            return self.fact[thing] + (self.fact[changed(fact, effects)] - before if effects else 0.0)

        return Cache(gain)


Rounds = Mapping[tuple[int, int], RoundWeights]
"""What features count, by age and round."""


def weights_by_round(box: Box, weights: Weights) -> Rounds:
    """Return what features count in each round by these weights."""
    return Cache(lambda when: RoundWeights(box, weights, *when))


@lru_cache(4)
def learned_rounds(box: Box) -> Rounds:
    """Return what has been learned to choose by."""
    return weights_by_round(box, learned("base", "choice"))


@lru_cache(4)
def learned_forecast(box: Box) -> Forecast:
    """Return the forecast that has been learned."""
    return Forecast(box, learned("base", "forecast"))


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
        self._after_age: Mapping[int, Mapping[Fact, float]] = Cache(
            lambda age: worths_of_facts(box, weights_at(weights, {age - 1: 1.0}))
        )

    def points(self, cities: Sequence[City], seat: Seat, age: int) -> float:
        """Return the points that a seat may expect at the end of the game, as the cities lie after an age."""
        worths = self._after_age[age]
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

    def __init__(self, box: Box, rounds: Rounds | None = None) -> None:
        """Weigh as has been learned, or by other weights."""
        self.box = box
        self._rounds = learned_rounds(box) if rounds is None else rounds

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        self.cities, self.seat = cities, seat
        self.now = now = self._rounds[age, round_]
        self.city = city = cities[seat]
        self.aspects = now.aspects
        coins = self.coins = city.coins
        arms, symbols, goods = arms_of(cities, seat), symbols_of(cities, seat), goods_of(cities, seat)
        purse = ("purse", coins)
        self.facts = arms, symbols, goods, purse
        gains = now.gains
        self.known = gains[arms], gains[symbols], gains[goods], gains[purse], now.fact
        self.purse = now.purse
        self.full = now.purse[coins]

    def worth(self, thing: Buildable) -> float:
        """Estimate what a card or stage brings, its price left out."""
        aspect = self.aspects[thing]
        return self.known[aspect][thing] if aspect < SEVERAL else self.worth_of_several(thing)

    def worth_of_several(self, thing: Buildable) -> float:
        """Estimate what depends on several parts of a city."""
        fact = self.now.fact
        return sum([fact[after] - fact[before] for before, after in self._changes_by(thing)])

    def price(self, payment: Payment) -> float:
        """Estimate what a payment takes away."""
        worth = self.full - self.purse[self.coins - payment.total]
        if payment.how == "trade":
            worth -= self.now.coin_paid * (payment.left + payment.right)
        elif payment.how == "power":
            worth -= self.now.power
        return worth

    @property
    def sale(self) -> float:
        """What a sale is worth."""
        return self.now.sale + self.purse[self.coins + COINS_FOR_A_SALE] - self.full

    def changes(self, choice: BaseChoice) -> Iterator[Change]:
        """Tell what a choice changes; what only a further box knows changes nothing."""
        match choice:
            case Build(card) | Revive(card):
                yield from self._changes_by(card)
            case BuildStage(copy=copy):
                yield from self._changes_by(next_stage_key(self.cities, self.seat, copy))
            case Sell():
                yield NO_FACT, ("sold",)
                yield self._coins(COINS_FOR_A_SALE)
        if isinstance(choice, PaidChoice):
            payment = choice.payment
            yield self._coins(-payment.total)
            yield NO_FACT, ("paid", payment.left + payment.right)
            if payment.how == "power":
                yield NO_FACT, ("power spent",)

    def _changes_by(self, thing: Buildable) -> Iterator[Change]:
        traits = self.now.traits[thing]
        yield NO_FACT, thing
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

    def _coins(self, more: int) -> Change:
        return ("purse", self.coins), ("purse", self.coins + more)
