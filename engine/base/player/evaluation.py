"""What choices are worth: the features of what they change, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt

from engine.base.box import Box
from engine.base.city import City
from engine.base.player.features import (
    NO_FACT,
    Fact,
    Part,
    Traits,
    changed,
    facts_of,
    known_features,
    parts_of,
    traits_of,
)
from engine.base.scoring import places, score_cities
from engine.game import Seat
from engine.players.cache import Cache
from engine.players.learned import Shares, Weights, dot, learned, weights_at

ASPECTS = ("arms", "symbols", "goods", "purse", "fixed", "several")
"""What the worth of a thing depends on beside the round: one part of a city, nothing, or several."""


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
        self.traits: Mapping[Fact, Traits] = Cache(partial(traits_of, box))
        self.aspects: Mapping[Fact, int] = Cache(self._aspect)
        self.gains: Mapping[Part, Mapping[Fact, float]] = Cache(self._gains)

    def _aspect(self, thing: Fact) -> int:
        traits = self.traits[thing]
        several = traits.pers or len(traits.changes) > 1
        return ASPECTS.index("several" if several else next(iter(traits.changes), "fixed"))

    def _gains(self, fact: Part) -> Mapping[Fact, float]:
        """Return what things are worth that change nothing but this part of a city."""
        before = self.fact[fact]

        def gain(thing: Fact) -> float:
            effects = self.traits[thing].changes[fact[0]]
            return self.fact[thing] + self.fact[changed(fact, effects)] - before

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
        points = [max(1.0, self.points(cities, Seat(seat), age)) for seat in range(players)]
        powers = points
        for _ in range(DOUBLINGS[age - 1]):
            powers = [each * each for each in powers]
        rival = rivals = sum([each for seat, each in enumerate(powers) if seat != player])
        for _ in range(DOUBLINGS[age - 1]):
            rival = sqrt(rival)
        strength = powers[player]
        return points[player] - rival / 2 + VICTORY * strength / (strength + rivals)


class Evaluator:
    """Looks at a table from one seat after the other."""

    def __init__(self, box: Box, rounds: Rounds | None = None) -> None:
        """Weigh as has been learned, or by other weights."""
        self.box = box
        self._rounds = learned_rounds(box) if rounds is None else rounds
        self._several: Cache[Fact, float] = Cache(self._worth_of_several)

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        self.cities, self.seat = cities, seat
        now = self.now = self._rounds[age, round_]
        self.aspects, gains = now.aspects, now.gains
        arms, symbols, goods, purse = self.parts = parts_of(cities, seat)
        self.paying = gains[purse]
        self.known = gains[arms], gains[symbols], gains[goods], self.paying, now.fact, self._several
        self._several.clear()

    def worth(self, thing: Fact) -> float:
        """Estimate what a thing brings; of a payment that is what it takes away, below 0."""
        return self.known[self.aspects[thing]][thing]

    def _worth_of_several(self, thing: Fact) -> float:
        fact = self.now.fact
        return sum([fact[after] - fact[before] for before, after in self.changes_by(thing)])

    def changes_by(self, thing: Fact) -> Iterator[tuple[Fact, Fact]]:
        """List the facts that a thing changes, each as it was and as it is then."""
        traits = self.now.traits[thing]
        yield NO_FACT, thing
        for part, effects in traits.changes.items():
            fact = self.parts[ASPECTS.index(part)]
            yield fact, changed(fact, effects)
        coins = 0
        for per, counts_itself in traits.pers:
            number = per.count(self.cities, self.seat) + counts_itself
            if per.points:
                yield NO_FACT, ("points: counted", per.points * number)
            coins += per.coins * number
        if coins:
            yield self.parts[-1], ("purse", self.cities[self.seat].coins + coins)
