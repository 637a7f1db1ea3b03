"""The effects of cards and wonder stages, as data and as changes of a city.

A new effect is a class whose ``kind`` is its key in the data files, listed among the effects of a box.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from engine import facts
from engine.base.city import City, Effect
from engine.base.payment import Supply
from engine.game import Seat, beside
from engine.terms import Colour, Neighbour, Resource, Symbol

Counted = Literal["cards", "wonder_stages", "defeat_tokens"]
Scope = Literal["self", "neighbours", "self_and_neighbours"]
AbilityName = Literal[
    "free_build_once_per_age", "play_seventh_card", "build_from_discard", "copy_neighbour_guild"
]


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produces ``amount`` of one of ``options`` in every round; only ``sellable`` ones are for sale."""

    kind: ClassVar[str] = "produce"
    options: tuple[Resource, ...]
    amount: int = 1
    sellable: bool = field(kw_only=True)
    output: Supply = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Combine everything it produces."""
        object.__setattr__(self, "output", Supply().plus(self.options, self.amount))

    def come_into(self, city: City) -> None:
        """Add to the city's supply, and to what its neighbours can buy."""
        city.supply = city.supply.with_supply(self.output)
        if self.sellable:
            city.for_sale = city.for_sale.with_supply(self.output)


@dataclass(frozen=True, slots=True)
class VictoryPoints(facts.VictoryPoints, Effect):
    """Is worth points at the end of the game."""

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the points."""
        return self.amount


@dataclass(frozen=True, slots=True)
class Shields(facts.Shields, Effect):
    """Adds shields in every conflict."""

    def come_into(self, city: City) -> None:
        """Add the shields to the city."""
        city.shields += self.amount


@dataclass(frozen=True, slots=True)
class Coins(facts.Coins, Effect):
    """Gives coins from the bank once, when built."""

    def coins_when_built(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the coins."""
        return self.amount


@dataclass(frozen=True, slots=True)
class Science(Effect):
    """Is one of these scientific symbols; with several options the owner picks at the end of the game."""

    kind: ClassVar[str] = "science"
    options: tuple[Symbol, ...]

    def come_into(self, city: City) -> None:
        """Add the symbol, or the choice of one."""
        if len(self.options) == 1:
            (symbol,) = self.options
            city.symbols = {**city.symbols, symbol: city.symbols[symbol] + 1}
        else:
            city.science_choices += 1


@dataclass(frozen=True, slots=True)
class TradeDiscount(Effect):
    """Lets the owner buy these resources from these neighbours at ``price`` coins each."""

    kind: ClassVar[str] = "trade_discount"
    resources: tuple[Resource, ...]
    neighbours: tuple[Neighbour, ...]
    price: int

    @property
    def side(self) -> Neighbour | Literal["both"]:
        """The neighbour who sells cheaper, or both."""
        return self.neighbours[0] if len(self.neighbours) == 1 else "both"

    def come_into(self, city: City) -> None:
        """Lower the prices."""
        city.prices = city.prices.with_price(self.resources, self.neighbours, self.price)


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """Gives coins when built and points at the end for each thing counted in ``scope``.

    ``colours`` are the cards counted if ``of`` is ``cards``. The card itself counts like any other.
    """

    kind: ClassVar[str] = "per"
    of: Counted
    scope: Scope
    colours: tuple[Colour, ...] = ()
    coins: int = 0
    points: int = 0

    def coins_when_built(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the coins for the current table."""
        return self.coins * self.count(cities, seat) if self.coins else 0

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the points for the current table."""
        return self.points * self.count(cities, seat) if self.points else 0

    def count(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the things that it pays for, from the view of this seat's city."""
        if self.scope == "self":
            counted: tuple[City, ...] = (cities[seat],)
        else:
            counted = beside(cities, seat)
            if self.scope == "self_and_neighbours":
                counted += (cities[seat],)
        match self.of:
            case "cards":
                number = 0
                for city in counted:
                    for colour in self.colours:
                        number += city.colours.get(colour, 0)
                return number
            case "wonder_stages":
                return sum([city.stages for city in counted])
            case "defeat_tokens":
                return sum([token < 0 for city in counted for token in city.conflicts])


@dataclass(frozen=True, slots=True)
class Ability(Effect):
    """A power without an effect of its own kind (rulebook, The wonders)."""

    kind: ClassVar[str] = "ability"
    name: AbilityName

    def come_into(self, city: City) -> None:
        """Give the city the power."""
        city.abilities |= {self.name}


@dataclass(frozen=True, slots=True)
class CopyStage(Effect):
    """Has the effects of stage ``stage`` (1 is the first) of one of these neighbours' wonders."""

    kind: ClassVar[str] = "copy_stage"
    stage: int
    neighbours: tuple[Neighbour, ...]


EFFECTS: tuple[type[Effect], ...] = (
    Produce,
    VictoryPoints,
    Shields,
    Coins,
    Science,
    TradeDiscount,
    Per,
    Ability,
    CopyStage,
)
"""The kinds of effects of the first edition."""
