"""What a city may expect after a choice: the terms of the first normal player, one after the other."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from engine.base.box import Age, Box
from engine.base.choice import BaseChoice, BuildStage, CardChoice, PaidChoice, Sell
from engine.base.city import City, Effect, Stage, market_of
from engine.base.effects import Ability, AbilityName, Coins, Per, Produce, Science, Shields, VictoryPoints
from engine.base.payment import FULL_PRICE, Cost, Market, Supply, size, ways_to_pay
from engine.base.player.opinion import after
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import POINTS_FOR_A_SET
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.terms import SYMBOLS, CardId, Symbol

ByAge = tuple[float, float, float]
"""Numbers for ages I, II and III."""

ByDistance = tuple[float, ...]
"""Numbers for the age that is played, the next one and the one after that."""


def _trust() -> Mapping[int, ByDistance]:
    return {1: (0.68, 0.4, 2.3), 2: (0.6, 0.62), 3: (0.67,)}


def _abilities() -> Mapping[AbilityName, ByAge]:
    return {
        "free_build_once_per_age": (4.0, 5.5, 4.0),
        "play_seventh_card": (3.8, 3.7, 1.6),
        "build_from_discard": (1.8, 4.2, 3.9),
        "copy_neighbour_guild": (4.7, 5.5, 4.7),
    }


@dataclass(frozen=True, slots=True)
class Weights:
    """Points of the final score where nothing else is said."""

    coin: float = 0.25
    """A coin: a third of a point at the end, less because more are left then than were of use."""

    spendable: float = 0.5
    """The part of the coins that a city may spend on one card: the next ones want to be paid as well."""

    income: float = 1.0
    """Coins that come by themselves before the next card is paid; three times as many in an age."""

    found: ByDistance = (0.38, 0.34, 0.55)
    """The chance to have a resource by then that nobody near produces now."""

    left_by_others: float = 0.45
    """The part of the cards that come round: the others have chosen before, and good cards first."""

    trust: Mapping[int, ByDistance] = field(default_factory=_trust)
    """What is left of the hopes for an age, by the age that is played.

    Below 1 because coins are spent only once. Above 1 for age III in age I: a resource serves the plans
    that it makes possible as well, and those cannot be seen yet.
    """

    production: ByAge = (1.1, 1.6, 0.0)
    """A card that produces and may come: no points, but the cards after it."""

    discount: ByAge = (1.2, 0.7, 0.0)
    """A trading post or marketplace that may come."""

    sales: float = 0.93
    """A resource for sale over a whole game: neighbours pay for it."""

    shields_to_come: ByAge = (0.9, 1.1, 3.9)
    """Shields by which two neighbours typically drift apart in an age: the doubt in a conflict."""

    rival_tokens: float = 0.22
    """What a point that a neighbour wins in a conflict costs."""

    symbols_to_come: float = 0.5
    """Symbols of each kind that a city finds in a whole game without looking for them."""

    symbols_for_a_symbol: float = 0.08
    """How many more of each kind for each symbol it has: who collects them goes on."""

    growth: float = 3.4
    """Cards of one colour that a city builds in a whole game, for what counts them at its end."""

    kept_from_next: float = 0.09
    """The part of a card's worth to the next player that counts when it is not passed on."""

    coin_to_leader: float = 0.12
    """What a coin costs, beyond its own worth, that is paid to a neighbour who is ahead."""

    coin_to_other: float = 0.04
    """The same with a neighbour who is not."""

    variety: float = 0.25
    """Choices that differ by no more than this are taken by mood, so that games differ."""

    abilities: Mapping[AbilityName, ByAge] = field(default_factory=_abilities)
    """The powers of wonders, by the age in which the stage is built."""


class AgeToCome(NamedTuple):
    """What may come in an age.

    ``hands`` are the sizes of the hands of the rounds to come; ``chances`` say how likely one card of
    such a hand is this card.
    """

    age: int
    hands: tuple[int, ...]
    chances: tuple[tuple[CardId, float], ...]


class Moment(NamedTuple):
    """The time after a round: ``rounds_left`` in this age, and what may come in it and after it."""

    box: Box
    age: int
    rounds_left: int
    ages: tuple[AgeToCome, ...]

    @property
    def game_left(self) -> float:
        """The part of all rounds of the game that is still to come, 0 to 1."""
        rounds, last = self.box.rounds, self.box.last_age
        return (self.rounds_left + rounds * (last - self.age)) / (rounds * last)


def moment_of(view: View) -> Moment:
    """Return how far the game is once the round that a viewer sees has been played.

    Cards that stand in a city come no more. Those of the viewer's own hand come back only after they
    have been round the table, and then without what the others took.
    """
    box = view.box
    built = Counter(building for city in view.cities for building in city.buildings)
    held = Counter(view.hand)
    gone_for_good = min(1.0, box.cities(view.players) / max(1, len(view.hand)))
    ages = []
    for age in box.ages[view.age - 1 :]:
        copies = _copies(box, age, view.players)
        left = {name: number - built[name] for name, number in copies.items()}
        if age.number == view.age:
            left = {name: number - held[name] * gone_for_good for name, number in left.items()}
        played = view.round if age.number == view.age else 0
        hands = tuple(box.hand_size - before for before in range(played, box.rounds))
        ages.append(AgeToCome(age.number, hands, _chances(left)))
    return Moment(box, view.age, box.rounds - view.round, tuple(ages))


def _chances(left: Mapping[CardId, float]) -> tuple[tuple[CardId, float], ...]:
    total = sum(copies for copies in left.values() if copies > 0)
    return tuple((name, copies / total) for name, copies in left.items() if copies > 0)


def _copies(box: Box, age: Age, players: int) -> Mapping[CardId, float]:
    """Count the copies of each card in the deck; a drawn one is in it with some probability."""
    copies: dict[CardId, float] = dict(Counter(box.deck(age, players)))
    for drawn in age.drawn:
        cards, number = box.drawn(drawn, age, players)
        copies.update(dict.fromkeys(cards, number / len(cards)))
    return copies


class Price(NamedTuple):
    """Coins for the resources bought, and how many are missing that nobody near has for sale."""

    coins: int
    unsold: int


def price_on(market: Market, within_reach: Supply, cost: Cost) -> Price:
    """Find the cheapest way to get the resources of a cost on a market; coins to the bank are left out.

    ``within_reach`` is what a city has and what is for sale to it, put together.
    """
    ways = ways_to_pay(market, cost)
    if ways:
        return Price(ways[0].total - cost.coins, 0)
    need = cost.need
    unsold = size(within_reach.shortfalls(need)[0])
    return Price(FULL_PRICE * (size(market.own.shortfalls(need)[0]) - unsold), unsold)


def expected_science(symbols: Sequence[int], choices: int, to_come: float) -> float:
    """Expect the points of these symbols if about ``to_come`` more of each kind are built.

    Symbols of choice go one by one where they count most: that is the best total but for rare ties.
    """
    counts = [count + to_come for count in symbols]
    for _ in range(choices):
        counts = max((_with_one(counts, place) for place in range(len(counts))), key=_points)
    return _points(counts)


def _with_one(counts: list[float], place: int) -> list[float]:
    return [count + (place == number) for number, count in enumerate(counts)]


def _points(counts: list[float]) -> float:
    return sum(count * count for count in counts) + POINTS_FOR_A_SET * min(counts)


TIE = 0.5
"""Half a shield: a conflict is won where the difference is above, lost where it is below."""


def expected_tokens(
    box: Box, own: int, others: Sequence[int], age: int, rounds_left: int, weights: Weights
) -> float:
    """Expect the points of the conflicts of an age and those after it.

    ``rounds_left`` are those of the age in which shields may still be built.
    """
    to_come, rival = weights.shields_to_come, weights.rival_tokens
    points = 0.0
    doubt = TIE + to_come[age - 1] * rounds_left / box.rounds
    for conflict in range(age, box.last_age + 1):
        if conflict > age:
            doubt += to_come[conflict - 1]
        tokens = box.age(conflict)
        victory, defeat = tokens.victory, tokens.defeat
        for other in others:
            win = _likely((own - other - TIE) / doubt)
            loss = _likely((other - own - TIE) / doubt)
            points += win * (victory - rival * defeat) + loss * (defeat - rival * victory)
    return points


def _likely(x: float) -> float:
    """Turn a difference in doubts into a probability, with nothing but exact arithmetic."""
    return (1 + x / sqrt(1 + x * x)) / 2


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
        """Return what effects would be worth if the city got them in an age."""
        return sum(self._worth(effect, age) for effect in effects)

    def card(self, card_id: CardId, age: int, *, free: bool = False) -> float:
        """Return what building a card in an age would add, less its price; 0 where it cannot be built.

        ``free`` is the price with Olympia's free building.
        """
        card = self.moment.box.cards[card_id]
        if self.city.has(card):
            return 0.0
        worth = self.worth(card.effects, age)
        if free or card_id in self.city.chained:
            return worth
        return self._paid(worth, card.cost, age)

    def stage(self, stage: Stage, age: int) -> float:
        """Return what adding a stage in an age would add, less its price."""
        return self._paid(self.worth(stage.effects, age), stage.price, age)

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


LAST_CARD = 1
"""The size of the hand from which Babylon B plays its seventh card."""

HARDLY = 0.02
"""Below this chance that nothing better is in a hand the rest of the list does not matter."""


def rounds_to_come(outlook: Outlook) -> float:
    """Expect what the rounds to come add: the best of each hand, or a stage where that is more."""
    trust = outlook.weights.trust[outlook.moment.age]
    rounds: list[float] = []
    free_buildings = 0.0
    for coming in outlook.moment.ages:
        trusted = trust[coming.age - outlook.moment.age]
        hands = coming.hands
        if "play_seventh_card" in outlook.city.abilities:
            hands = (*hands, LAST_CARD)
        best = _best_of_hands(outlook, _prospects(outlook, coming, free=False), hands)
        rounds += [trusted * each for each in best]
        if coming.hands and _builds_free(outlook, coming.age):
            free = _best_of_hands(outlook, _prospects(outlook, coming, free=True), hands[:1])
            free_buildings += trusted * max(0.0, free[0] - best[0])
    return sum(rounds) + free_buildings + _stages_instead(outlook, sorted(rounds))


def _stages_instead(outlook: Outlook, rounds: Sequence[float]) -> float:
    """Expect what the stages left add where they take the place of the poorest rounds."""
    age = outlook.moment.age
    if outlook.moment.rounds_left == 0 and age < outlook.moment.box.last_age:
        age += 1
    trusted = outlook.weights.trust[outlook.moment.age][age - outlook.moment.age]
    city = outlook.city
    stages = [max(outlook.stage(option, age) for option in options) for options in city.plan[city.stages :]]
    return sum(max(0.0, trusted * stage - each) for stage, each in zip(stages, rounds, strict=False))


def _builds_free(outlook: Outlook, age: int) -> bool:
    """Return whether Olympia's free building can be used in this age."""
    city = outlook.city
    used = city.free_build_used and age == outlook.moment.age
    return "free_build_once_per_age" in city.abilities and not used


def _prospects(outlook: Outlook, coming: AgeToCome, *, free: bool) -> list[tuple[float, float]]:
    """List what the cards of an age would add, each with its chance, the best first.

    Left out is what is no better than a sale.
    """
    sale = _sale(outlook)
    found = []
    for name, chance in coming.chances:
        gain = outlook.card(name, coming.age, free=free)
        if gain > sale:
            found.append((gain, chance))
    found.sort(reverse=True)
    return found


def _best_of_hands(
    outlook: Outlook, prospects: Sequence[tuple[float, float]], hands: Sequence[int]
) -> list[float]:
    """Expect the best that each hand of these sizes holds; where it holds nothing, a card is sold."""
    found = []
    for hand in hands:
        none_better = 1.0
        best = 0.0
        for gain, chance in prospects:
            there = min(1.0, chance * hand * outlook.weights.left_by_others)
            best += none_better * there * gain
            none_better *= 1 - there
            if none_better < HARDLY:
                break
        found.append(best + none_better * _sale(outlook))
    return found


def _sale(outlook: Outlook) -> float:
    return outlook.weights.coin * COINS_FOR_A_SALE


GAME_LEFT_IN_LAST_AGE = 1 / 3


def expected_points(outlook: Outlook) -> float:
    """Add up what lies in a city, what becomes of it, and what the rounds to come may bring."""
    city = outlook.city
    weights = outlook.weights
    points = (
        weights.coin * city.coins
        + sum(city.conflicts)
        + outlook.tokens(city.shields, outlook.moment.age)
        + outlook.science
        + sum(
            effect.amount
            for stage in city.stages_built
            for effect in stage.effects
            if isinstance(effect, VictoryPoints)
        )
        + weights.sales * size(city.for_sale.fixed) * outlook.moment.game_left
    )
    for card in city.cards:
        for effect in card.effects:
            if isinstance(effect, VictoryPoints):
                points += effect.amount
            elif isinstance(effect, Per):
                points += effect.points * outlook.count(effect)
    return points + _copied_guild(outlook) + rounds_to_come(outlook)


def _copied_guild(outlook: Outlook) -> float:
    """Expect the guild that Olympia B copies: the best that the neighbours have, or one to come."""
    if "copy_neighbour_guild" not in outlook.city.abilities:
        return 0.0
    last_age = outlook.moment.box.last_age
    there = [
        outlook.worth(card.effects, last_age)
        for neighbour in outlook.neighbours
        for card in neighbour.cards
        if card.colour == "purple"
    ]
    hoped = outlook.weights.abilities["copy_neighbour_guild"][last_age - 1]
    still_to_come = min(1.0, outlook.moment.game_left / GAME_LEFT_IN_LAST_AGE)
    return max([*there, hoped * still_to_come])


class Judge:
    """Values the choices of one decision."""

    def __init__(self, view: View, decision: Decision[BaseChoice], weights: Weights) -> None:
        """Look at the table as the player does who is asked."""
        self._view = view
        self._weights = weights
        self._city = decision.seat
        self._player = decision.chooser
        self._cities = view.cities
        self._moment = moment_of(view)
        self._receiver = self._next_holder(decision.kind)
        self._standings: dict[object, float] = {}

    def value(self, choice: BaseChoice) -> float:
        """Expect the points after a choice, and count what it gives to the others and keeps from them."""
        same = whatever_goes_away(choice)
        standing = self._standings.get(same)
        if standing is None:
            standing = self._standings[same] = self._standing(choice)
        return standing + self._kept_from_others(choice)

    def _standing(self, choice: BaseChoice) -> float:
        cities = after(self._view.box, self._cities, self._city, choice)
        points = self._points(cities, self._player)
        if self._city != self._player:
            # What the Free City does matters as much by what it does to the only opponent.
            return points - self._points(cities, Seat(1 - self._player))
        if isinstance(choice, BuildStage):
            stage = self._cities[self._city].next_stage(choice.copy)
            if Ability("build_from_discard") in stage.effects:
                points += self._weights.abilities["build_from_discard"][self._view.age - 1]
        return points - self._given_to_others(choice)

    def _points(self, cities: Sequence[City], seat: Seat) -> float:
        return expected_points(self._outlook(cities, seat))

    def _outlook(self, cities: Sequence[City], seat: Seat) -> Outlook:
        return Outlook(cities, seat, self._moment, self._weights)

    def _given_to_others(self, choice: BaseChoice) -> float:
        """Count what the coins paid help the neighbours; one who is ahead must not be helped."""
        if not isinstance(choice, PaidChoice):
            return 0.0
        scores = self._view.scores
        given = 0.0
        for neighbour, coins in (
            (left_of(self._city, len(scores)), choice.payment.left),
            (right_of(self._city, len(scores)), choice.payment.right),
        ):
            ahead = scores[neighbour].total > scores[self._city].total
            given += coins * self._weights.coin_to_leader if ahead else coins * self._weights.coin_to_other
        return given

    def _kept_from_others(self, choice: BaseChoice) -> float:
        """Count what a card would have been worth to the player who gets the hand next."""
        if self._receiver is None or not isinstance(choice, CardChoice):
            return 0.0
        return self._weights.kept_from_next * max(0.0, self._receiver.card(choice.card, self._view.age))

    def _next_holder(self, kind: str) -> Outlook | None:
        """Look at the table as the player does who gets this hand; None where it is not passed on."""
        if kind not in {"round", "free_city"} or self._view.round == self._view.box.rounds:
            return None
        beside = left_of if self._view.passing == "left" else right_of
        return self._outlook(self._cities, beside(self._player, self._view.players))


def ranked(
    choices: Sequence[BaseChoice], value: Callable[[BaseChoice], float]
) -> list[tuple[BaseChoice, float]]:
    """List different choices with their values, the best first.

    Of those that do the same to the city, such as sales, only two are left.
    """
    by_value = sorted(
        ((round(value(choice), 6), -number) for number, choice in enumerate(choices)), reverse=True
    )
    alike: Counter[object] = Counter()
    found = []
    for each, number in by_value:
        choice = choices[-number]
        same = whatever_goes_away(choice)
        alike[same] += 1
        if alike[same] <= 2:
            found.append((choice, each))
    return found


def whatever_is_paid(choice: BaseChoice) -> object:
    """Return what a choice does, the same for all ways to pay for it."""
    return (choice.action, choice.card) if isinstance(choice, CardChoice) else choice


def use_of(choice: BaseChoice) -> object:
    """Return what is done with which card, the same whoever is paid for it."""
    copied = choice.copy if isinstance(choice, BuildStage) else None
    return whatever_is_paid(choice), copied, isinstance(choice, PaidChoice) and choice.payment.how == "power"


def whatever_goes_away(choice: BaseChoice) -> object:
    """Return what a choice does to the city: the card under a stage and a card sold make no difference."""
    match choice:
        case BuildStage(_, payment, copy):
            return choice.action, payment, copy
        case Sell():
            return choice.action
        case _:
            return choice
