"""A city with its cards and stages, whose effects change its state and abilities.

The base classes of effects are here, because cities, cards and effects depend on each other; the kinds of
effects are in ``engine.base.effects``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple, SupportsIndex, cast

from engine import facts
from engine.base.choice import Build, Sell
from engine.base.payment import (
    CHAIN,
    EACH,
    FREE,
    GUARDS,
    POWER,
    Cost,
    Market,
    Payment,
    Prices,
    ResourceSet,
    Supply,
    amounts,
    beyond,
    size,
    ways_to_pay,
)
from engine.game import Seat
from engine.rules import STANDARD, box_named
from engine.terms import RESOURCES, SYMBOLS, CardId, Colour, Neighbour, Resource, Symbol, WonderId

Side = Literal["A", "B"]
"""One of the two sides of a wonder board."""

SIDES: tuple[Side, ...] = ("A", "B")


# -- what can be built --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Effect(facts.Effect):
    """Does nothing by default."""

    def come_into(self, city: City) -> None:
        """Change the state and abilities of a city when the card or stage is built."""

    def coins_when_built(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the coins given once by the bank, when all cards of the round are placed."""
        return 0

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the points at the end of the game."""
        return 0


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """An effect used in every age: for income at its start, free buildings, and the conflicts at its end."""

    def come_into(self, city: City) -> None:
        """Add this to the city's lasting effects."""
        city.lasting += (self,)

    def income(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the coins given by the bank at the start of each age."""
        return 0

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether a card is free, chosen from a hand of this size."""
        return False

    def shields_in_conflict(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the shields beside the fixed ones, which depend on the table when an age ends."""
        return 0


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One row of the card table. ``building`` decides which buildings are identical.

    ``age`` is 0 for a card without an age. ``effects`` are objects of ``engine.base.effects``; ``copies`` are
    the numbers of players at which each printed copy enters the deck, empty if the cards in play are drawn
    (guilds). A sold card goes to the discard pile if it is ``discarded``, and otherwise leaves the game.
    ``needs`` is the symbol that makes it free and ``gives`` are those that it has for others, in boxes that
    print chains as symbols. Choices with the card whose price is fixed are the same objects in every hand.
    """

    id: CardId
    building: str
    age: int
    colour: Colour
    cost: Cost
    free_from: tuple[CardId, ...]
    gives_free: tuple[CardId, ...]
    effects: tuple[Effect, ...]
    copies: tuple[int, ...] = ()
    discarded: bool = True
    needs: str | None = None
    gives: tuple[str, ...] = ()
    build_free: Build = field(init=False, repr=False)
    build_by_chain: Build = field(init=False, repr=False)
    build_by_power: Build = field(init=False, repr=False)
    build_without_trade: Build = field(init=False, repr=False)
    sell: Sell = field(init=False, repr=False)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickle a card of the game by its id: unpickling returns the card of that process."""
        if _standard_card(self.id) is self:
            return _standard_card, (self.id,)
        return object.__reduce_ex__(self, protocol)

    def __post_init__(self) -> None:
        """Create the choices that never change."""
        object.__setattr__(self, "build_free", Build(self.id, FREE))
        object.__setattr__(self, "build_by_chain", Build(self.id, CHAIN))
        object.__setattr__(self, "build_by_power", Build(self.id, POWER))
        object.__setattr__(self, "build_without_trade", Build(self.id, self.cost.without_trade))
        object.__setattr__(self, "sell", Sell(self.id))


def _standard_card(card_id: CardId) -> Card | None:
    """Return a card of the standard box, whose module imports this one and is loaded on first use."""
    cards: Mapping[CardId, Card] = cast("Any", box_named("base", STANDARD)).cards
    return cards.get(card_id)


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; ``copy`` is the neighbour whose stage it copies.

    On a board, ``cost`` is None if it costs what the copied stage does.
    """

    cost: Cost | None
    effects: tuple[Effect, ...]
    copy: Neighbour | None = None

    @property
    def price(self) -> Cost:
        """The cost of a stage that can be built."""
        assert self.cost is not None, "a stage costs what is printed or what the copied stage costs"
        return self.cost


class Board(NamedTuple):
    """A wonder board with the side in play."""

    wonder: WonderId
    side: Side


Plan = tuple[tuple[Stage, ...], ...]
"""The options of each stage of a wonder, at least one each; one is left of a built stage."""


# -- the city -----------------------------------------------------------------------------------------


class Production(NamedTuple):
    """The resources that a city produces in a round.

    ``fixed`` counts those always there, which neighbours can buy. ``choices`` are brown cards with one
    resource of several a round, for sale too; ``own_choices`` the same of yellow cards and wonder stages, for
    the owner only.
    """

    fixed: Mapping[Resource, int]
    choices: tuple[tuple[Resource, ...], ...]
    own_choices: tuple[tuple[Resource, ...], ...]


@dataclass(slots=True)
class City:
    """A city with its running totals.

    ``plan`` has the options of each stage of the wonder, of a built copy only the chosen one. ``conflicts``
    are the values of the tokens won and lost. ``free_build_used`` is whether Olympia's free building has been
    used in this age. ``supply`` is what the city can use itself, ``for_sale`` what neighbours can buy,
    ``bank`` what the bank sells to the city, ``named`` the names of its buildings, ``chained`` the cards that
    they make free, ``lasting`` the effects used in every age.

    No value is changed in place, only replaced, so a copy shares all of them with the city.
    """

    board: Board
    plan: Plan = field(repr=False)
    coins: int
    cards: tuple[Card, ...] = field(default=(), repr=False)
    stages: int = 0
    conflicts: tuple[int, ...] = ()
    free_build_used: bool = False
    supply: Supply = field(default=Supply(), repr=False)
    for_sale: Supply = field(default=Supply(), repr=False)
    bank: Supply = field(default=Supply(), repr=False)
    prices: Prices = field(default=Prices(), repr=False)
    shields: int = 0
    science_choices: int = 0
    symbols: Mapping[Symbol, int] = field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0))
    colours: Mapping[Colour, int] = field(default_factory=dict)
    abilities: frozenset[str] = frozenset()
    lasting: tuple[Lasting, ...] = ()
    named: frozenset[str] = field(default=frozenset(), repr=False)
    chained: frozenset[CardId] = field(default=frozenset(), repr=False)

    def copy(self) -> City:
        """Return an independent copy."""
        return City(*[getattr(self, each) for each in _FIELDS])

    @property
    def wonder(self) -> WonderId:
        """The wonder of its board."""
        return self.board.wonder

    @property
    def side(self) -> Side:
        """The side of its board in play."""
        return self.board.side

    @property
    def buildings(self) -> tuple[CardId, ...]:
        """Its cards in the order in which they were built."""
        return tuple([card.id for card in self.cards])

    # -- what has been built --------------------------------------------------------------------------

    def build(self, card: Card) -> None:
        """Place a card in the city; its coins are paid elsewhere."""
        self.cards += (card,)
        self.colours = {**self.colours, card.colour: self.colours.get(card.colour, 0) + 1}
        self.named = self.named.union((card.building,))
        if card.gives_free:
            self.chained = self.chained.union(card.gives_free)
        for effect in card.effects:
            effect.come_into(self)

    def build_stage(self, copy: Neighbour | None) -> Stage:
        """Build the next stage of the wonder and return it; coins are paid elsewhere."""
        stage = self.next_stage(copy)
        if copy is not None:
            self.plan = (*self.plan[: self.stages], (stage,), *self.plan[self.stages + 1 :])
        self.stages += 1
        for effect in stage.effects:
            effect.come_into(self)
        return stage

    # -- what may be built ----------------------------------------------------------------------------

    def has(self, card: Card) -> bool:
        """Return whether the city has this building already (rulebook, Build a building)."""
        return card.building in self.named

    def builds_by_chain(self, card: Card) -> bool:
        """Return whether a chain makes a card free that can be built here."""
        return card.id in self.chained and not self.has(card)

    def makes_free(self, card: Card, hand_size: int) -> bool:
        """Return whether a lasting effect makes a card free, chosen from a hand of this size."""
        return any(effect.makes_free(self, card, hand_size) for effect in self.lasting)

    def can_build_free(self) -> bool:
        """Return whether Olympia's free building is unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    @property
    def next_stages(self) -> tuple[Stage, ...]:
        """List the options of the wonder's next stage; none if it is complete.

        For a copying stage, that is one for each neighbour that can be copied.
        """
        return self.plan[self.stages] if self.stages < len(self.plan) else ()

    def next_stage(self, copy: Neighbour | None) -> Stage:
        """Return the next stage, with Manneken Pis A the one copied from this side."""
        (stage,) = [stage for stage in self.next_stages if stage.copy == copy]
        return stage

    @property
    def stages_built(self) -> list[Stage]:
        """The built stages of the wonder."""
        return [stage for (stage,) in self.plan[: self.stages]]

    @property
    def copied(self) -> tuple[Neighbour, ...]:
        """The side of each stage that copies a neighbour's, in building order."""
        return tuple([stage.copy for stage in self.stages_built if stage.copy is not None])

    # -- what it has to offer -------------------------------------------------------------------------

    @property
    def production(self) -> Production:
        """The resources it produces, including copied stages (rulebook, Production)."""
        own_choices = list(self.supply.choices)
        for choice in self.for_sale.choices:
            own_choices.remove(choice)
        return Production(
            amounts(self.supply.fixed), _in_order(self.for_sale.choices), _in_order(own_choices)
        )


_FIELDS = tuple(each.name for each in fields(City))


def _in_order(choices: Iterable[ResourceSet]) -> tuple[tuple[Resource, ...], ...]:
    """List the resources of each source of choice in the usual order."""
    return tuple(
        sorted(
            (tuple(amounts(choice & EACH)) for choice in choices),
            key=lambda names: [*map(RESOURCES.index, names)],
        )
    )


# -- among the other cities ---------------------------------------------------------------------------


def market_of(cities: Sequence[City], seat: Seat) -> Market:
    """Return the market of a seat's city: its sources of resources, with prices."""
    own, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    return Market(own.supply, left.for_sale, right.for_sale, own.prices, own.bank)


CheapestWay = Callable[[Supply, Supply, Supply, Prices, Supply, Cost], Payment | None]
"""Finds the cheapest payment from a city's and its sellers' resources, whatever it costs."""


def cheapest_way(
    own: Supply, left: Supply, right: Supply, prices: Prices, bank: Supply, cost: Cost
) -> Payment | None:
    """Return the cheapest payment on a market; None if it hasn't enough."""
    return next(iter(ways_to_pay(Market(own, left, right, prices, bank), cost)), None)


def cheapest(
    cities: Sequence[City], seat: Seat, cost: Cost, way: CheapestWay = cheapest_way
) -> Payment | None:
    """Return the cheapest payment of a cost; None if the city can't pay it."""
    city = cities[seat]
    own, need, coins = city.supply, cost.need, city.coins
    missing = beyond(need, own.fixed)
    if not missing:
        return cost.without_trade if cost.coins <= coins else None
    left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
    # Every purchase costs at least a coin, and most costs can't be met even by all together.
    if (
        size(missing) > coins - cost.coins + len(own.choices)
        or ((own.most + left.most + right.most + city.bank.most | GUARDS) - need) & GUARDS != GUARDS
    ):
        return None
    found = way(own, left, right, city.prices, city.bank, cost)
    return found if found is not None and found.total <= coins else None


def cheapest_build(cities: Sequence[City], seat: Seat, card: Card) -> Payment | None:
    """Return the cheapest payment to build a card without a power; None if the city can't."""
    city = cities[seat]
    if city.has(card):
        return None
    return CHAIN if card.id in city.chained else cheapest(cities, seat, card.cost)
