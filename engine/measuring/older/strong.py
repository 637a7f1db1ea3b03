"""The strong computer player: it plays on what it cannot see, and guesses how others play."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from math import exp, prod, sqrt
from random import Random
from typing import Any

from engine.base.box import Box
from engine.base.choice import BaseChoice, Sell
from engine.base.city import City
from engine.base.course import rest_of_age
from engine.base.legal import HandChoice
from engine.base.payment import BYTE, UNITS, Bundle, ResourceSet, Supply, size
from engine.base.player.playouts import PossibleTables
from engine.base.scoring import places, score_cities
from engine.base.table import Table
from engine.base.view import Offer, View, as_free_city
from engine.facts import read_rows
from engine.game import Choices, Decision, Seat
from engine.measuring.older.normal import best_paid, most_promising
from engine.measuring.older.quick import Quick, Style, style_of
from engine.players.player import Weighed, play_on, tell_nobody, weigh_by_playouts
from engine.terms import CardId
from engine.values import FrozenMapping

UNIT = 100
"""Forecasts are whole hundredths of points, so that they are the same on any machine."""

MOST_COINS = 14
MOST_AHEAD = 5
MOST_OF_A_RESOURCE = 2
MOST_MISSING = 3
"""Beyond these more makes no difference."""

MOST_KNOWN = 1 << 15
"""So many features are remembered; then all are forgotten."""

Feature = tuple[Any, ...]
"""Something that a city has; the first entry says what it is, the others how it is with it."""

Trait = tuple[str, int]
"""A term of the sum by its name, and how often it counts."""


class Forecast:
    """Foretells the points of cities after an age."""

    def __init__(self, weights: Mapping[str, int]) -> None:
        """Reckon with what each trait counts, in hundredths of points; others count nothing."""
        self._weights = weights
        self._known: dict[Hashable, int] = {}

    def points(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the points that a seat may expect at the end of the game, in hundredths."""
        known, found = self._known, 0
        for feature in features(cities, seat):
            worth = known.get(feature)
            if worth is None:
                worth = self._look_at(feature)
            found += worth
        return found

    def _look_at(self, feature: Feature) -> int:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        worth = sum([self._weights.get(name, 0) * number for name, number in traits(feature)])
        self._known[feature] = worth
        return worth


@lru_cache(4)
def forecast_after(age: int) -> Forecast:
    """Return the forecast for tables between an age and the next one."""
    (weights,) = (
        row["weights"] for row in read_rows("measuring.older", "forecast") if row["after_age"] == age
    )
    return Forecast(weights)


def features(cities: Sequence[City], seat: Seat) -> Iterable[Feature]:
    """List what a city has that its points depend on."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    beside = left.for_sale.resources | right.for_sale.resources
    found: list[Feature] = [
        ("cities", len(cities)),
        ("stages", *city.board, city.stages),
        ("coins", city.coins),
        ("tokens", city.conflicts),
        ("ahead", city.shields - left.shields),
        ("ahead", city.shields - right.shields),
        ("symbols", *city.symbols.values(), city.science_choices),
        ("resources", city.supply.fixed, city.supply.choices, beside),
        ("beside", left.stages, min(left.coins, MOST_COINS), *left.colours.items()),
        ("beside", right.stages, min(right.coins, MOST_COINS), *right.colours.items()),
    ]
    found += [("next", city.supply, option.price.need) for option in city.next_stages[:1]]
    found += [(card.id,) for card in city.cards]
    return found


def traits(feature: Feature) -> tuple[Trait, ...]:
    """Return the terms that a feature stands for."""
    match feature:
        case "cities", number:
            return ((f"cities {number}", 1),)
        case "stages", wonder, side, stages:
            return ((f"{wonder} {side} {stages}", 1),)
        case "coins", coins:
            return ((f"coins {min(coins, MOST_COINS)}", 1),)
        case "tokens", tokens:
            return (("tokens", sum(tokens)),)
        case "ahead", shields:
            return ((f"ahead {max(-MOST_AHEAD, min(MOST_AHEAD, shields))}", 1),)
        case "symbols", *counts, choices:
            return _symbols(counts, choices)
        case "resources", fixed, choices, beside:
            return _resources(fixed, choices, beside)
        case "beside", stages, coins, *colours:
            return (
                ("stages beside", stages),
                ("coins beside", coins),
                *((f"{colour} beside", number) for colour, number in colours),
            )
        case "next", supply, need:
            return (_next_stage(supply, need),)
        case (card,):
            return ((f"{card}", 1),)
    raise AssertionError(f"no feature {feature[0]}")


def _symbols(counts: Sequence[int], choices: int) -> tuple[Trait, ...]:
    least, middle, most = sorted(counts)
    total = least + middle + most
    return (
        ("squares", sum([count * count for count in counts])),
        ("sets", least),
        ("second sort", middle),
        ("symbols squared", total * total),
        ("choices", choices),
        ("choices for each", choices * total),
        ("choices for most", choices * most),
    )


def _resources(fixed: Bundle, choices: Sequence[ResourceSet], beside: ResourceSet) -> tuple[Trait, ...]:
    chosen = 0
    for choice in choices:
        chosen |= choice
    found = [(f"sources of choice {len(choices)}", 1)]
    for resource, unit in UNITS.items():
        number = min(MOST_OF_A_RESOURCE, fixed // unit & BYTE)
        by_choice = " or by choice" if chosen // unit & BYTE else ""
        near = ", near" if beside // unit & BYTE else ""
        found.append((f"{number} {resource}{by_choice}{near}", 1))
    return tuple(found)


def _next_stage(supply: Supply, need: Bundle) -> Trait:
    missing = size(supply.shortfalls(need)[0])
    return f"missing for the next stage {min(MOST_MISSING, missing)}", 1


VICTORY = 4
"""What winning counts, in points."""

DOUBLINGS: Mapping[int, int] = FrozenMapping({1: 3, 2: 4})
"""How sure forecasts are, by the age that they follow: who leads wins as powers of 2 to this tell."""


def ended(box: Box, cities: Sequence[City], players: int, player: Seat) -> int:
    """Return how well a game has ended."""
    scores = score_cities(box, cities)
    rival = max([score.total for score in scores[:players] if score.seat != player])
    first = [seat for seat, place in places(scores, players).items() if place == 1]
    victory = VICTORY * UNIT // len(first) if player in first else 0
    return UNIT * scores[player].total - UNIT * rival // 2 + victory


def foretold(cities: Sequence[City], players: int, player: Seat, age: int) -> int:
    """Foretell how well a game ends that stands after an age.

    Each seat may end above or below its forecast, so that every rival counts, the better ones more: a mean
    of powers does this with nothing but exact arithmetic.
    """
    forecast = forecast_after(age)
    points = [max(1, forecast.points(cities, Seat(seat))) / UNIT for seat in range(players)]
    own, doublings = points[player], DOUBLINGS[age]
    strength = _power(own, doublings)
    rivals = sum([_power(each, doublings) for seat, each in enumerate(points) if seat != player])
    rival = rivals
    for _ in range(doublings):
        rival = sqrt(rival)
    return round(UNIT * (own - rival / 2 + VICTORY * strength / (strength + rivals)))


def _power(number: float, doublings: int) -> float:
    for _ in range(doublings):
        number *= number
    return number


SHARES = ((0.05, 0.8), (0.5, 0.1), (0.95, 0.1))
"""The part of the players at a table who take what looks best at once, and how likely each is beforehand.

Who plays together plays alike: a beginner seldom sits among masters.
"""


class Manners:
    """Guesses the styles of the players at the table that one of them sees."""

    def __init__(self, view: View, player: Seat) -> None:
        """Look at the cities, for this player, who knows their own style: that of strong ones."""
        self._player = player
        others = [seat for seat in range(view.players) if seat != player]
        self._chances = dict(
            zip(others, chances_at_sight([view.cities[each] for each in others]), strict=True)
        )

    def draw(self, source: Random) -> list[Style]:
        """Draw a style for each player by seat, each as often as it is likely."""
        normal, at_sight = style_of("normal"), style_of("at_sight")
        styles = [style_of("strong")] * (len(self._chances) + 1)
        for seat, chance in self._chances.items():
            styles[seat] = at_sight if source.random() < chance else normal
        return styles


def chances_at_sight(cities: Sequence[City]) -> list[float]:
    """Return how likely it is, 0 to 1, that who leads each of these cities takes what looks best at once."""
    odds = [exp(sum([signs().get(card.id, 0.0) for card in city.cards])) for city in cities]
    likely = [before * prod([share * each + 1 - share for each in odds]) for share, before in SHARES]
    return [
        sum(
            weight * share * each / (share * each + 1 - share)
            for (share, _), weight in zip(SHARES, likely, strict=True)
        )
        / sum(likely)
        for each in odds
    ]


@cache
def signs() -> Mapping[CardId, float]:
    """Return by how much each card in a city raises the logarithm of the odds that it is led at sight.

    They were fitted to games of both kinds of players.
    """
    (row,) = read_rows("measuring.older", "manner")
    cards: Mapping[CardId, float] = row["cards"]
    return cards


LEAF = 2
"""What dealing a table and judging how it lies at the end costs, in choices of each city."""


@dataclass(frozen=True, slots=True)
class StrongBasePlayer:
    """Takes what ends best for it in games that may be this one.

    ``work`` is how many choices are made in all playouts of a decision, about; ``candidates`` is how many
    choices are tried, the best by what the normal player sees in them, each paid as that player prefers. That
    counts as so many playouts as ``opinion`` says, by age.
    """

    work: int = 4_000
    candidates: int = 8
    opinion: tuple[int, int, int] = (20, 12, 4)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Return one of the decision's choices, always the same for the same view."""
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(self, view: View, decision: Decision[BaseChoice]) -> tuple[Weighed[BaseChoice], ...]:
        """Return the choices that it tries, the one that it takes first, each with its value in points."""
        best = best_paid(view, decision)[: self.candidates]
        tried = [choice for choice, _ in best]
        opinions = [round(UNIT * self.opinion[view.age - 1] * value) for _, value in best]
        rounds = view.box.rounds - view.round + 1
        playouts = self.work // ((rounds + LEAF) * len(view.cities))
        manners = Manners(view, decision.chooser)
        finish = partial(_finish, Quick(view.box), manners, decision, _chosen_before(view, decision))
        weighed = weigh_by_playouts(tried, opinions, playouts, _seed(view), PossibleTables(view).deal, finish)
        return tuple(each._replace(value=each.value / UNIT) for each in weighed)


def _chosen_before(view: View, decision: Decision[BaseChoice]) -> Choices[BaseChoice]:
    """Work out what a player has chosen for their own city who is asked for the Free City.

    That it was the best with one of the cards after which the Free City is offered just this.
    """
    if decision.kind != "free_city":
        return {}
    offered = set(decision.choices)
    after = [own for own in view.hand if offered <= _choices(as_free_city(view, Sell(own)).offers).keys()]
    own = tuple(choice for offer in view.offers if offer.card in after for choice in _choices([offer]))
    seat = decision.chooser
    return {seat: most_promising(view, Decision(seat, seat, "round", own))[0][0]}


def _choices(offers: Iterable[Offer]) -> dict[HandChoice, None]:
    """List all that is offered, each once."""
    found: dict[HandChoice, None] = {}
    for offer in offers:
        sales = () if offer.sell is None else (offer.sell,)
        found |= dict.fromkeys((*offer.builds, *offer.stages, *sales))
    return found


def _finish(
    quick: Quick,
    manners: Manners,
    decision: Decision[BaseChoice],
    before: Choices[BaseChoice],
    table: Table,
    choice: BaseChoice,
    luck: Random,
) -> int:
    """Play on after a choice to the end of the age: tell how well the game ends or may end."""
    player = decision.chooser
    quick.start(luck, manners.draw(luck))
    play_on(rest_of_age(table, tell_nobody), partial(quick.choose, table), {**before, decision.seat: choice})
    if table.age_number == table.box.last_age:
        return ended(table.box, table.cities, table.players, player)
    return foretold(table.cities, table.players, player, table.age_number)


def _seed(view: View) -> str:
    """Return what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
    asked = sorted(view.deciding.items())
    return f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}"
