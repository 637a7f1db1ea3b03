"""A city, and what is built in it: cards and stages, whose effects change what it is and can do.

What an effect can do at all is said here, because cities, cards and effects know each other; which kinds of
effects there are is in ``engine.base.effects``.
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
    """Does nothing, unless a kind of effect says otherwise."""

    def come_into(self, city: City) -> None:
        """Change what a city is and can do, from when the card or stage is built."""

    def coins_when_built(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the coins that the bank gives once, when all cards of the round lie."""
        return 0

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the points that it is worth at the end of the game."""
        return 0


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """Is asked in every age: what it earns at the beginning, what it makes free, how it fights at the end."""

    def come_into(self, city: City) -> None:
        """Be asked from now on."""
        city.lasting += (self,)

    def income(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the coins that the bank gives at the beginning of each age."""
        return 0

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether a card can be built for nothing, chosen from a hand of so many cards."""
        return False

    def shields_in_conflict(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the shields beside the fixed ones: those that depend on what lies when an age ends."""
        return 0


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One row of the card table. ``building`` is what the ban on identical buildings looks at.

    ``age`` is 0 for a card without an age. ``effects`` are objects of ``engine.base.effects``; ``copies`` are
    the player counts at which each printed copy enters the deck, empty where the cards in play are drawn
    (guilds). Sold, the card enters the discard pile, unless it is not ``discarded``: then it leaves the game.
    ``needs`` is the symbol that makes it free and ``gives`` are those that it has for others, where a box
    prints its chains as symbols. What can be done with the card at no price that has to be worked out is
    among the choices of every hand with it.
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
        """Write a card of the game by its id: wherever it is read, it is the card that is there."""
        if _standard_card(self.id) is self:
            return _standard_card, (self.id,)
        return object.__reduce_ex__(self, protocol)

    def __post_init__(self) -> None:
        """Make the choices that are always the same once for all."""
        object.__setattr__(self, "build_free", Build(self.id, FREE))
        object.__setattr__(self, "build_by_chain", Build(self.id, CHAIN))
        object.__setattr__(self, "build_by_power", Build(self.id, POWER))
        object.__setattr__(self, "build_without_trade", Build(self.id, self.cost.without_trade))
        object.__setattr__(self, "sell", Sell(self.id))


def _standard_card(card_id: CardId) -> Card | None:
    """Find a card of the standard box, which lies above and is loaded when it is asked for."""
    cards: Mapping[CardId, Card] = cast("Any", box_named("base", STANDARD)).cards
    return cards.get(card_id)


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; ``copy`` is the neighbour whose stage it copies.

    Printed on a board, ``cost`` is None where it costs what the copied stage costs.
    """

    cost: Cost | None
    effects: tuple[Effect, ...]
    copy: Neighbour | None = None

    @property
    def price(self) -> Cost:
        """What is to be paid, of a stage that can be built."""
        assert self.cost is not None, "a stage costs what is printed or what the copied stage costs"
        return self.cost


class Board(NamedTuple):
    """A wonder board with the side that lies up."""

    wonder: WonderId
    side: Side


Plan = tuple[tuple[Stage, ...], ...]
"""What each stage of a wonder may be, at least one thing each; what is built is one thing."""


# -- the city -----------------------------------------------------------------------------------------


class Production(NamedTuple):
    """What a city produces in a round.

    ``fixed`` counts the resources that are always there and may be bought by neighbours. ``choices``
    are brown cards of which one resource may be used a round, for sale too; ``own_choices`` the same of
    yellow cards and wonder stages, for the owner alone.
    """

    fixed: Mapping[Resource, int]
    choices: tuple[tuple[Resource, ...], ...]
    own_choices: tuple[tuple[Resource, ...], ...]


@dataclass(slots=True)
class City:
    """A city with its running totals.

    ``plan`` is what each stage of the wonder may be, of a copy that is built the one chosen. ``conflicts``
    are the values of the tokens won and lost.
    ``free_build_used`` says that Olympia's free building is spent for this age. ``supply`` is what the
    city can use itself, ``for_sale`` what neighbours can buy, ``bank`` what the bank sells to the city,
    ``named`` the names of its buildings, ``chained`` the cards that they make free, ``lasting`` what is asked
    in every age.

    Nothing in it is changed in place, only exchanged, so that a copy shares all with the city.
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
        """Return a city of its own that lies as this one."""
        return City(*[getattr(self, each) for each in _FIELDS])

    @property
    def wonder(self) -> WonderId:
        """The wonder of its board."""
        return self.board.wonder

    @property
    def side(self) -> Side:
        """The side of its board that lies up."""
        return self.board.side

    @property
    def buildings(self) -> tuple[CardId, ...]:
        """Its cards in the order in which they were built."""
        return tuple([card.id for card in self.cards])

    # -- what has been built --------------------------------------------------------------------------

    def build(self, card: Card) -> None:
        """Place a card in the city; coins that it gives are the bank's business."""
        self.cards += (card,)
        self.colours = {**self.colours, card.colour: self.colours.get(card.colour, 0) + 1}
        self.named = self.named.union((card.building,))
        if card.gives_free:
            self.chained = self.chained.union(card.gives_free)
        for effect in card.effects:
            effect.come_into(self)

    def build_stage(self, copy: Neighbour | None) -> Stage:
        """Add the next stage to the wonder and give it; coins are the bank's business."""
        stage = self.next_stage(copy)
        if copy is not None:
            self.plan = (*self.plan[: self.stages], (stage,), *self.plan[self.stages + 1 :])
        self.stages += 1
        for effect in stage.effects:
            effect.come_into(self)
        return stage

    # -- what may be built ----------------------------------------------------------------------------

    def has(self, card: Card) -> bool:
        """Return whether it has this building already (rulebook, Build a building)."""
        return card.building in self.named

    def builds_by_chain(self, card: Card) -> bool:
        """Return whether a chain makes a card free that may be built here."""
        return card.id in self.chained and not self.has(card)

    def makes_free(self, card: Card, hand_size: int) -> bool:
        """Return whether a lasting power makes a card free, chosen from a hand of so many cards."""
        return any(effect.makes_free(self, card, hand_size) for effect in self.lasting)

    def can_build_free(self) -> bool:
        """Return whether Olympia's free building is there and unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    @property
    def next_stages(self) -> tuple[Stage, ...]:
        """What may be added to the wonder next: nothing where it is complete.

        Where the stage is a copy, one for each neighbour that can be copied.
        """
        return self.plan[self.stages] if self.stages < len(self.plan) else ()

    def next_stage(self, copy: Neighbour | None) -> Stage:
        """Return the stage that may be added next, with Manneken Pis A the one copied from this side."""
        (stage,) = [stage for stage in self.next_stages if stage.copy == copy]
        return stage

    @property
    def stages_built(self) -> list[Stage]:
        """The stages of its wonder that it has."""
        return [stage for (stage,) in self.plan[: self.stages]]

    @property
    def copied(self) -> tuple[Neighbour, ...]:
        """The side of each stage that copies a neighbour's, in the order of building."""
        return tuple([stage.copy for stage in self.stages_built if stage.copy is not None])

    # -- what it has to offer -------------------------------------------------------------------------

    @property
    def production(self) -> Production:
        """What it produces, copied stages included (rulebook, Production)."""
        own_choices = list(self.supply.choices)
        for choice in self.for_sale.choices:
            own_choices.remove(choice)
        return Production(
            amounts(self.supply.fixed), _in_order(self.for_sale.choices), _in_order(own_choices)
        )


_FIELDS = tuple(each.name for each in fields(City))


def _in_order(choices: Iterable[ResourceSet]) -> tuple[tuple[Resource, ...], ...]:
    """Name the resources of each source of choice, in the order in which people know them."""
    return tuple(
        sorted(
            (tuple(amounts(choice & EACH)) for choice in choices),
            key=lambda names: [*map(RESOURCES.index, names)],
        )
    )


# -- among the other cities ---------------------------------------------------------------------------


def market_of(cities: Sequence[City], seat: Seat) -> Market:
    """Return where the city of this seat finds resources and what they cost it."""
    own, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    return Market(own.supply, left.for_sale, right.for_sale, own.prices, own.bank)


CheapestWay = Callable[[Supply, Supply, Supply, Prices, Supply, Cost], Payment | None]
"""Finds the cheapest way to pay with what a city and its sellers have, whatever coins it takes."""


def cheapest_way(
    own: Supply, left: Supply, right: Supply, prices: Prices, bank: Supply, cost: Cost
) -> Payment | None:
    """Return the cheapest way to pay on a market; None where there is too little on it."""
    return next(iter(ways_to_pay(Market(own, left, right, prices, bank), cost)), None)


def cheapest(
    cities: Sequence[City], seat: Seat, cost: Cost, way: CheapestWay = cheapest_way
) -> Payment | None:
    """Return the cheapest way to pay for something; None where the city cannot."""
    city = cities[seat]
    own, need, coins = city.supply, cost.need, city.coins
    missing = beyond(need, own.fixed)
    if not missing:
        return cost.without_trade if cost.coins <= coins else None
    left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
    # Nothing is sold for less than a coin, and mostly not even all together have what something costs.
    if (
        size(missing) > coins - cost.coins + len(own.choices)
        or ((own.most + left.most + right.most + city.bank.most | GUARDS) - need) & GUARDS != GUARDS
    ):
        return None
    found = way(own, left, right, city.prices, city.bank, cost)
    return found if found is not None and found.total <= coins else None


def cheapest_build(cities: Sequence[City], seat: Seat, card: Card) -> Payment | None:
    """Return the cheapest way to build a card without a power; None where the city cannot."""
    city = cities[seat]
    if city.has(card):
        return None
    return CHAIN if card.id in city.chained else cheapest(cities, seat, card.cost)
