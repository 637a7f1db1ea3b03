"""The best published heuristic player, reimplemented for comparison.

It looks one choice ahead and adds up simple values of the own city: the ``Score`` player of
<https://github.com/kacper776/7Wonders-game>, with its numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.base.choice import BaseChoice, PaidChoice, Sell
from engine.base.city import City, market_of
from engine.base.effects import Per
from engine.base.payment import BYTE, UNITS, resource_set, ways_to_pay
from engine.base.player.opinion import after
from engine.base.scoring import science_points, score_cities
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.measuring.older.judge import ByAge
from engine.shuffle import below
from engine.terms import NEIGHBOURS, RESOURCES, CardId

RAW_MATERIALS = 4
RAW = resource_set(RESOURCES[:RAW_MATERIALS])
CAN_PLAY = 0.7
CAN_BUILD_STAGE = 3.5
PRODUCED = (0.25, 0.85)
CHEAPLY_BOUGHT = (0.5, 2.0)
"""The values of a raw material and a manufactured good; production counts less in later ages."""
CONFLICT: ByAge = (1.7, 3.4, 4.75)
SYMBOL: ByAge = (2.0, 1.3, 0.0)
COIN = 0.3
COIN_PAID = 0.4
LEAST = 1.2
"""The value below which a card is sold."""
POWERS: dict[str, ByAge] = {
    "free_build_once_per_age": (6.0, 4.5, 3.0),
    "play_seventh_card": (7.0, 5.5, 2.0),
    "build_from_discard": (0.0, 4.0, 6.0),
    "copy_neighbour_guild": (0.0, 0.0, 0.0),
}


@dataclass(frozen=True, slots=True)
class OnePlyPlayer:
    """Takes the choice that adds most to its city by simple values; if that is little it sells any card."""

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Return one of the decision's choices; the sold card is drawn from ``source``."""
        seat = decision.seat
        before = _worth(view, view.cities, seat)
        sales = [choice for choice in decision.choices if isinstance(choice, Sell)]
        best, most = None, LEAST if sales else -100.0
        for choice in decision.choices:
            if isinstance(choice, Sell):
                continue
            paid = COIN_PAID * choice.payment.total if isinstance(choice, PaidChoice) else 0.0
            worth = _worth(view, after(view.box, _unpaid(view, seat, choice), seat, choice), seat)
            if worth - before - paid >= most:
                best, most = choice, worth - before - paid
        return best or sales[below(source, len(sales))]


def _unpaid(view: View, seat: Seat, choice: BaseChoice) -> Sequence[City]:
    """Return the cities with the coins of a choice given back: its price counts separately."""
    cities = [*view.cities]
    if isinstance(choice, PaidChoice):
        cities[seat] = cities[seat].copy()
        cities[seat].coins += choice.payment.total
    return cities


def _worth(view: View, cities: Sequence[City], seat: Seat) -> float:
    city, age = cities[seat], view.age
    score = score_cities(view.box, cities)[seat]
    points = score.total - sum([score.row(name) for name in ("military", "treasury", "scientific")])
    beside = (cities[left_of(seat, len(cities))], cities[right_of(seat, len(cities))])
    won = sum([city.shields > other.shields for other in beside])
    level = sum([city.shields == other.shields for other in beside])
    symbols = sum(city.symbols.values())
    return (
        _resources(view, cities, seat)
        + points
        + CONFLICT[age - 1] * won
        + level
        + city.shields / age
        + COIN * city.coins
        + SYMBOL[age - 1] * symbols
        + science_points(city.symbols)
        + sum([POWERS[name][age - 1] for name in sorted(city.abilities)])
        + sum(
            [any(isinstance(effect, Per) and effect.points for effect in card.effects) for card in city.cards]
        )
    )


def _resources(view: View, cities: Sequence[City], seat: Seat) -> float:
    """Value affordable things, and production and cheap goods.

    A stage built by the choice still counts as affordable, as in the original.
    """
    box, age, players = view.box, view.age, view.players
    city, market = cities[seat], market_of(cities, seat)
    copies: dict[CardId, int] = {}
    for each in box.ages:
        for name in box.deck(each, players):
            copies[name] = copies.get(name, 0) + 1
        for drawn in each.drawn:
            copies.update(dict.fromkeys(box.drawn(drawn, each, players)[0], 1))
    for other in cities:
        for card in other.cards:
            copies[card.id] -= 1
    playable = 0
    for name, number in copies.items():
        if number > 0 and ways_to_pay(market, box.cards[name].cost, city.coins):
            playable += number
    stages = sum(
        [
            any(ways_to_pay(market, option.price, city.coins) for option in options)
            for options in city.plan[view.cities[seat].stages :]
        ]
    )
    raw, made = _produced(city)
    worth = CAN_PLAY * playable + CAN_BUILD_STAGE * stages
    worth += (PRODUCED[0] * raw + PRODUCED[1] * made) / age
    for side, neighbour in zip(NEIGHBOURS, (left_of, right_of), strict=True):
        prices = getattr(city.prices, side)
        raw, made = _produced(cities[neighbour(seat, len(cities))])
        worth += CHEAPLY_BOUGHT[0] * raw * (prices[0] == 1) + CHEAPLY_BOUGHT[1] * made * (prices[-1] == 1)
    return worth


def _produced(city: City) -> tuple[int, int]:
    """Count the raw materials and the manufactured goods of a city; a source of choice counts once."""
    amounts = [city.supply.fixed // UNITS[name] & BYTE for name in RESOURCES]
    raw_sources = sum([bool(choice & RAW) for choice in city.supply.choices])
    return (
        sum(amounts[:RAW_MATERIALS]) + raw_sources,
        sum(amounts[RAW_MATERIALS:]) + len(city.supply.choices) - raw_sources,
    )
