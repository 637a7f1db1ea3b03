"""What cards and stages would add to a city, as it lies now and as it may grow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from engine.base.box import StageOption
from engine.base.effects import (
    Ability,
    Coins,
    Effect,
    Per,
    Produce,
    Science,
    Shields,
    VictoryPoints,
)
from engine.base.payment import FULL_PRICE, Cost
from engine.base.player.military import expected_tokens
from engine.base.player.moment import Moment
from engine.base.player.prices import price_on
from engine.base.player.science import expected_science
from engine.base.player.weights import Weights
from engine.base.table import City, market_of
from engine.game import Seat, left_of, right_of
from engine.terms import SYMBOLS, CardId, Symbol

CITIES_IN = {"self": 1, "neighbours": 2, "self_and_neighbours": 3}


class Outlook:
    """What the city of one seat may hope for; all worths are points of the final score."""

    def __init__(self, cities: Sequence[City], seat: Seat, moment: Moment, weights: Weights) -> None:
        """Look at a table from this seat."""
        self.city = cities[seat]
        self.neighbours = (cities[left_of(seat, len(cities))], cities[right_of(seat, len(cities))])
        self.moment = moment
        self.weights = weights
        self._cities = cities
        self._seat = seat
        self._market = market_of(cities, seat)
        self._within_reach = self._market.everything
        self._symbols = tuple(self.city.symbols[symbol] for symbol in SYMBOLS)
        self._shields: dict[tuple[int, int], float] = {}

    @cached_property
    def science(self) -> float:
        """Points of the symbols that the city has."""
        return self._science_with(self._symbols)

    def tokens(self, shields: int, age: int) -> float:
        """Points of the conflicts of an age and those after it, were they fought with these shields."""
        # The others choose at the same time, so that even the last round of an age holds a doubt.
        rounds = self.moment.box.rounds if age > self.moment.age else self.moment.rounds_left + 1
        others = [other.shields for other in self.neighbours]
        return expected_tokens(self.moment.box, shields, others, age, rounds, self.weights)

    def count(self, per: Per) -> float:
        """Count what an effect pays for, with what may be built of it by the end."""
        kinds = len(per.colours) or 1
        growth = self.weights.growth * CITIES_IN[per.scope] * kinds * self.moment.game_left
        return per.count(self._cities, self._seat) + growth

    def worth(self, effects: Iterable[Effect], age: int) -> float:
        """Tell what effects would be worth if the city got them in an age."""
        return sum(self._worth(effect, age) for effect in effects)

    def card(self, card_id: CardId, age: int, *, free: bool = False) -> float:
        """Tell what building a card in an age would add, less its price; 0 where it cannot be built.

        ``free`` is the price with Olympia's free building.
        """
        card = self.moment.box.cards[card_id]
        if self.city.has(card):
            return 0.0
        worth = self.worth(card.effects, age)
        if free or card_id in self.city.chained:
            return worth
        return self._paid(worth, card.cost, age)

    def stage(self, option: StageOption, age: int) -> float:
        """Tell what adding a stage in an age would add, less its price."""
        return self._paid(self.worth(option.stage.effects, age), option.cost, age)

    def _paid(self, worth: float, cost: Cost, age: int) -> float:
        """Take the price off, and doubt what is out of reach: missing resources, too few coins."""
        if cost.is_nothing:
            return worth
        weights = self.weights
        ages_ahead = age - self.moment.age
        price = price_on(self._market, self._within_reach, cost)
        coins = cost.coins + price.coins + FULL_PRICE * price.unsold
        likely: float = 1.0
        for _ in range(price.unsold):
            likely *= weights.found[ages_ahead]
        purse = weights.spendable * self.city.coins + weights.income * (1 + 3 * ages_ahead)
        if coins > purse:
            likely *= purse / coins
        return likely * (worth - weights.coin * coins)

    def _worth(self, effect: Effect, age: int) -> float:
        weights = self.weights
        match effect:
            case VictoryPoints(amount):
                return amount
            case Shields(amount):
                return self._worth_of_shields(amount, age)
            case Science(options):
                return max(self._symbol_gains[option] for option in options)
            case Per():
                coins = effect.coins_when_built(self._cities, self._seat)
                return effect.points * self.count(effect) + weights.coin * coins
            case Coins(amount):
                return weights.coin * amount
            case Produce():
                return weights.production[age - 1]
            case Ability(name):
                return weights.abilities[name][age - 1]
            case _:
                # A discount, a copy, or what only some box has: worth something, nobody knows how much.
                return weights.discount[age - 1]

    def _worth_of_shields(self, amount: int, age: int) -> float:
        worth = self._shields.get((amount, age))
        if worth is None:
            shields = self.city.shields
            worth = self.tokens(shields + amount, age) - self.tokens(shields, age)
            self._shields[amount, age] = worth
        return worth

    @cached_property
    def _symbol_gains(self) -> dict[Symbol, float]:
        gains: dict[Symbol, float] = {}
        for place, symbol in enumerate(SYMBOLS):
            with_one = [number + (place == other) for other, number in enumerate(self._symbols)]
            gains[symbol] = self._science_with(with_one) - self.science
        return gains

    def _science_with(self, symbols: Sequence[int]) -> float:
        choices = self.city.science_choices
        weights = self.weights
        wish = weights.symbols_to_come + weights.symbols_for_a_symbol * (sum(symbols) + choices)
        return expected_science(symbols, choices, wish * self.moment.game_left)
