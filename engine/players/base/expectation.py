"""How many points a city may expect at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.base.bundle import Bundle, size
from engine.base.cards import card
from engine.base.counting import count
from engine.base.effects import Ability, Coins, Effect, Per, Produce, Science, Shields, VictoryPoints
from engine.base.menu import card_choices
from engine.base.resolving import COINS_FOR_A_SALE
from engine.base.table import LAST_AGE, ROUNDS
from engine.base.tableau import StageOption, Tableau, stage_options
from engine.base.terms import SYMBOLS, CardId, Symbol
from engine.base.trade import market_of
from engine.players.base.coming import Coming
from engine.players.base.military import expected_tokens
from engine.players.base.prices import FULL_PRICE, price_on
from engine.players.base.science import expected_science
from engine.players.base.weights import Weights


class Moment(NamedTuple):
    """How far the game is, and what may still come."""

    age: int
    rounds_left: int
    coming: tuple[Coming, ...]

    @property
    def all_rounds_left(self) -> int:
        """Rounds to come in this age and in those after it."""
        return self.rounds_left + ROUNDS * (LAST_AGE - self.age)


class Expectation:
    """What the city of one seat may expect after a choice."""

    def __init__(self, cities: Sequence[Tableau], seat: int, moment: Moment, weights: Weights) -> None:
        """Look at a table from this seat."""
        self._cities = cities
        self._seat = seat
        self._city = cities[seat]
        self._others = (cities[(seat + 1) % len(cities)], cities[seat - 1])
        self._moment = moment
        self._weights = weights
        self._market = market_of(cities, seat)
        self._symbols = tuple(self._city.symbols[symbol] for symbol in SYMBOLS)
        self._science = self._expected_science(self._symbols, self._city.science_choices)
        self._science_gains = self._gains_of_symbols()
        self._shield_gains: dict[tuple[int, int], float] = {}

    def points(self) -> float:
        """Add up what lies in the city and what may come."""
        city = self._city
        points = (
            self._weights.coin * city.coins
            + sum(city.conflicts)
            + self._tokens(city.shields, self._moment.age)
            + self._science
            + city.stage_points
            + self._weights.sales * size(city.for_sale.fixed) * self._moment.all_rounds_left / 18
        )
        for building in city.buildings:
            for effect in card(building).effects:
                if isinstance(effect, VictoryPoints):
                    points += effect.amount
                elif isinstance(effect, Per) and effect.points:
                    points += effect.points * self._count(effect)
        return points + self._copied_guild() + self._weights.future * self._rounds_to_come()

    def worth(self, effects: Sequence[Effect], age: int) -> float:
        """Tell what effects are worth that the city would get in an age."""
        return sum(self._worth(effect, age) for effect in effects)

    def gain(self, name: CardId) -> float:
        """Tell what a card in hand now would add, its price taken off; 0 where it cannot be built."""
        city = self._city
        if name in city.blocked:
            return 0.0
        gain = self.worth(card(name).effects, self._moment.age)
        entry = card_choices()[name]
        if name not in city.chained:
            gain = self._paid(gain, entry.need, entry.bank, self._moment.age)
        return max(0.0, gain)

    def _worth(self, effect: Effect, age: int) -> float:
        weights = self._weights
        match effect:
            case VictoryPoints(amount):
                return amount
            case Shields(amount):
                return self._worth_of_shields(amount, age)
            case Science(options):
                return max(self._science_gains[option] for option in options)
            case Per():
                per = effect.points * self._count(effect)
                return per + weights.coin * effect.coins * count(self._cities, self._seat, effect)
            case Coins(amount):
                return weights.coin * amount
            case Produce(options, amount):
                return weights.means[age - 1] * (amount + 0.2 * (len(options) - 1))
            case Ability(name):
                return weights.abilities[name][age - 1]
            case _:
                return weights.discount[age - 1]

    def _expected_science(self, symbols: Sequence[int], choices: int) -> float:
        weights = self._weights
        wish = weights.symbols_to_come + weights.devotion * (sum(symbols) + choices)
        to_come = wish * self._moment.all_rounds_left / (ROUNDS * LAST_AGE)
        return expected_science(symbols, choices, to_come)

    def _gains_of_symbols(self) -> dict[Symbol, float]:
        gains: dict[Symbol, float] = {}
        for place, symbol in enumerate(SYMBOLS):
            symbols = [number + (place == other) for other, number in enumerate(self._symbols)]
            gains[symbol] = self._expected_science(symbols, self._city.science_choices) - self._science
        return gains

    def _tokens(self, shields: int, age: int) -> float:
        rounds_left = self._moment.rounds_left if age == self._moment.age else ROUNDS
        return expected_tokens(
            shields,
            [other.shields for other in self._others],
            age,
            rounds_left + 1,
            self._weights.shields_to_come,
            self._weights.rival_tokens,
        )

    def _worth_of_shields(self, amount: int, age: int) -> float:
        gain = self._shield_gains.get((amount, age))
        if gain is None:
            shields = self._city.shields
            gain = self._tokens(shields + amount, age) - self._tokens(shields, age)
            self._shield_gains[amount, age] = gain
        return gain

    def _count(self, per: Per) -> float:
        """Count what is there, and what will be by the end."""
        cities = {"self": 1, "neighbours": 2, "self_and_neighbours": 3}[per.scope]
        kinds = len(per.colours) or 1
        growth = self._weights.growth * cities * kinds * self._moment.all_rounds_left
        return count(self._cities, self._seat, per) + growth

    def _copied_guild(self) -> float:
        if "copy_neighbour_guild" not in self._city.abilities:
            return 0.0
        guilds = [
            self.worth(card(building).effects, LAST_AGE)
            for other in self._others
            for building in other.buildings
            if card(building).colour == "purple"
        ]
        to_come = self._weights.abilities["copy_neighbour_guild"][self._moment.age - 1]
        return max([*guilds, to_come * min(1.0, self._moment.all_rounds_left / ROUNDS)])

    def _rounds_to_come(self) -> float:
        """Expect what the rounds to come add: the best card of each hand, or a stage instead."""
        rounds: list[float] = []
        extra = 0.0
        for coming in self._moment.coming:
            gains = self._gains(coming, free=False)
            rounds += self._best_of_hands(gains, coming.hands)
            if self._free_building(coming):
                free = self._best_of_hands(self._gains(coming, free=True), coming.hands[:1])
                extra += max(0.0, free[0] - rounds[-len(coming.hands)])
            if "play_seventh_card" in self._city.abilities:
                rounds += self._best_of_hands(gains, (1,))
        rounds.sort()
        total = sum(rounds) + extra
        for number, gain in enumerate(self._gains_of_stages()):
            if number < len(rounds):
                total += max(0.0, gain - rounds[number])
        return total

    def _free_building(self, coming: Coming) -> bool:
        city = self._city
        return bool(
            "free_build_once_per_age" in city.abilities
            and coming.hands
            and not (city.free_build_used and coming.age == self._moment.age)
        )

    def _best_of_hands(self, gains: Sequence[tuple[float, float]], hands: Sequence[int]) -> list[float]:
        sale = self._weights.coin * COINS_FOR_A_SALE
        found = []
        for hand in hands:
            none_better = 1.0
            best = 0.0
            for gain, chance in gains:
                here = min(1.0, chance * hand * self._weights.contested)
                best += none_better * here * gain
                none_better *= 1 - here
                if none_better < 0.02:
                    break
            found.append(best + none_better * sale)
        return found

    def _gains(self, coming: Coming, *, free: bool) -> list[tuple[float, float]]:
        """List what each card that may come would add, the best first; no less than a sale."""
        city = self._city
        entries = card_choices()
        sale = self._weights.coin * COINS_FOR_A_SALE
        gains = []
        for name, chance in coming.chances:
            if name in city.blocked:
                continue
            gain = self.worth(card(name).effects, coming.age)
            if gain <= sale:
                continue
            entry = entries[name]
            if entry.free is None and name not in city.chained and not free:
                gain = self._paid(gain, entry.need, entry.bank, coming.age)
            if gain > sale:
                gains.append((gain, chance))
        gains.sort(reverse=True)
        return gains

    def _purse(self, age: int) -> float:
        return self._weights.purse * self._city.coins + self._weights.income * (
            1 + 3 * (age - self._moment.age)
        )

    def _paid(self, gain: float, need: Bundle, bank: int, age: int) -> float:
        purse = self._purse(age)
        price = price_on(self._market, need)
        coins = bank + price.coins + FULL_PRICE * price.unsold
        likely: float = 1.0
        for _ in range(price.unsold):
            likely *= self._weights.unsold[age - self._moment.age]
        if coins > purse:
            likely *= purse / coins
        return likely * (gain - self._weights.coin * coins)

    def _gains_of_stages(self) -> list[float]:
        """List what the stages that are not built yet would add, in the order of building."""
        age = min(self._moment.age + (self._moment.rounds_left < 2), LAST_AGE)
        gains = []
        for options in self._stages_left():
            worth = [
                self._paid(self.worth(option.stage.effects, age), option.need, option.bank, age)
                for option in options
            ]
            gains.append(max(worth))
        return gains

    def _stages_left(self) -> list[tuple[StageOption, ...]]:
        city = self._city
        return [
            options
            for stage in city.plan[city.stages :]
            if (options := stage_options(stage, city.neighbour_plans))
        ]
