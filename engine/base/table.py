"""Everything that lies on the table in a running game: the cities, and the hidden things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from engine.base.box import (
    Age,
    Board,
    Box,
    Card,
    Lying,
    Plan,
    Side,
    Stage,
    StageOption,
    plan_of,
    planned_stages,
)
from engine.base.choice import BaseChoice
from engine.base.deal import Deal
from engine.base.effects import Lasting
from engine.base.payment import EACH, Market, Prices, ResourceSet, Supply, amounts
from engine.game import Choices, Seat, beside, left_of, right_of
from engine.terms import (
    RESOURCES,
    SYMBOLS,
    CardId,
    Colour,
    DecisionKind,
    Neighbour,
    Resource,
    Symbol,
    WonderId,
)
from engine.values import FrozenMapping


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

    ``plan`` is what each stage of the wonder may be, ``copied`` the side of each stage that copies a
    neighbour's, in the order of building. ``conflicts`` are the values of the tokens won and lost.
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
    copied: tuple[Neighbour, ...] = ()
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
        """Give a city of its own that lies as this one."""
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

    def build_stage(self, copy: Neighbour | None) -> StageOption:
        """Add the next stage to the wonder and give it; coins are the bank's business."""
        option = self.next_stage(copy)
        self.stages += 1
        if copy is not None:
            self.copied += (copy,)
        for effect in option.stage.effects:
            effect.come_into(self)
        return option

    # -- what may be built ----------------------------------------------------------------------------

    def has(self, card: Card) -> bool:
        """Tell whether it has this building already (rulebook, Build a building)."""
        return card.building in self.named

    def builds_by_chain(self, card: Card) -> bool:
        """Tell whether a chain makes a card free that may be built here."""
        return card.id in self.chained and not self.has(card)

    def can_build_free(self) -> bool:
        """Tell whether Olympia's free building is there and unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    @property
    def next_stages(self) -> tuple[StageOption, ...]:
        """What may be added to the wonder next: nothing where it is complete.

        Where the stage is a copy, one for each neighbour that can be copied.
        """
        return self.plan[self.stages] if self.stages < len(self.plan) else ()

    def next_stage(self, copy: Neighbour | None) -> StageOption:
        """Give the stage that may be added next, with Manneken Pis A the one copied from this side."""
        (option,) = [option for option in self.next_stages if option.copy == copy]
        return option

    @property
    def stages_built(self) -> tuple[Stage, ...]:
        """The stages of its wonder that it has."""
        return tuple([options[0].stage for options in self.planned_stages[: self.stages]])

    @property
    def planned_stages(self) -> Plan:
        """Every stage that its wonder can have, built or not; of a copy built only the one chosen."""
        return planned_stages(self.plan, self.stages, self.copied)

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


def new_city(box: Box, boards: Sequence[Board], seat: Seat) -> City:
    """Lay out the city of one seat before its first round, on the boards of a table."""
    board, (left, right) = boards[seat], beside(boards, seat)
    start = box.wonders[board.wonder]
    supply = Supply() if start.starting_resource is None else Supply().plus((start.starting_resource,))
    plan = plan_of(box.wonders, board, left, right)
    city = City(board, plan, start.starting_coins + box.starting_coins, supply=supply, for_sale=supply)
    for effect in start.board_effects.get(board.side, ()):
        effect.come_into(city)
    return city


def market_of(cities: Sequence[City], seat: Seat) -> Market:
    """Tell where the city of this seat finds resources and what they cost it."""
    own, (left, right) = cities[seat], beside(cities, seat)
    return Market(own.supply, left.for_sale, right.for_sale, own.prices, own.bank)


def strength(cities: Sequence[City], seat: Seat) -> int:
    """Count the shields of a seat in a conflict, those that depend on what lies now included."""
    city = cities[seat]
    if not city.lasting:
        return city.shields
    return city.shields + sum([effect.shields_in_conflict(cities, seat) for effect in city.lasting])


def _in_order(choices: Iterable[ResourceSet]) -> tuple[tuple[Resource, ...], ...]:
    """Name the resources of each source of choice, in the order in which people know them."""
    return tuple(
        sorted(
            (tuple(amounts(choice & EACH)) for choice in choices),
            key=lambda names: [*map(RESOURCES.index, names)],
        )
    )


class RoundPlayed(NamedTuple):
    """A round of the age: the hands as they were before it, and the choice for each city, by seat.

    ``choosers`` are the players who chose for each city, from their hands.
    """

    hands: tuple[tuple[CardId, ...], ...]
    choices: Choices[BaseChoice]
    choosers: tuple[Seat, ...]

    def chosen_from(self, holder: Seat) -> list[BaseChoice]:
        """List what was chosen from the hand of a player, for the own city first."""
        return [self.choices[Seat(city)] for city, chooser in enumerate(self.choosers) if chooser == holder]


class Table:
    """Cities, hands, the discard pile and, with two players, the Free City with its pile.

    ``phase`` is the part of the age that is played, ``round`` its round. ``choosers`` are the players who
    choose for each city now; ``hands`` are the players', by seat, and ``reserves`` what each keeps beside
    it; ``decks`` are those without an age, ``pile`` the Free City's cards of this age, top first.
    ``rounds_played`` are those of this age. ``reviving`` are the seats that build from the discard pile at
    the end of this round, and ``playing_seventh`` those that play the last card of the age before that.
    """

    def __init__(self, box: Box, deal: Deal) -> None:
        """Lay out the boards, and deal the reserves."""
        count = len(deal.boards)
        self.box = box
        self.players = deal.players
        self.seats = tuple([Seat(seat) for seat in range(deal.players)])
        self.dealt = deal.hands
        self.cities = tuple(new_city(box, deal.boards, Seat(seat)) for seat in range(count))
        self.free_city = Seat(count - 1) if count > deal.players else None
        self.choosers = [Seat(seat) for seat in range(count)]
        self.discard: list[CardId] = []
        self.hands: list[list[CardId]] = [[] for _ in range(deal.players)]
        self.decks = {name: list(cards) for name, cards in deal.decks.items()}
        self.reserves = [
            [self.decks[deck.name].pop(0) for deck in box.decks for _ in range(deck.each)]
            for _ in range(deal.players)
        ]
        self.pile: list[CardId] = []
        self.rounds_played: list[RoundPlayed] = []
        self.reviving: list[Seat] = []
        self.playing_seventh: list[Seat] = []
        self.age_number = 1
        self.phase = 0
        self.round = 1
        self.over = False

    def copy(self) -> Table:
        """Give a table of its own that lies as this one."""
        other = Table.__new__(Table)
        vars(other).update(vars(self))
        other.cities = tuple([city.copy() for city in self.cities])
        other.choosers = self.choosers[:]
        other.hands = [hand[:] for hand in self.hands]
        other.reserves = [reserve[:] for reserve in self.reserves]
        other.decks = {name: cards[:] for name, cards in self.decks.items()}
        other.discard, other.pile = self.discard[:], self.pile[:]
        other.rounds_played = self.rounds_played[:]
        other.reviving, other.playing_seventh = self.reviving[:], self.playing_seventh[:]
        return other

    @property
    def age(self) -> Age:
        """The age that is played."""
        return self.box.age(self.age_number)

    @property
    def last_round(self) -> bool:
        """Whether this is the last round of the age."""
        return self.round == self.box.rounds

    @property
    def in_mid_round(self) -> bool:
        """Whether the cards of this round lie already and somebody still has a power to use."""
        return bool(self.playing_seventh or self.reviving)

    @property
    def controller(self) -> Seat | None:
        """Who plays for the Free City in this round.

        The player on its left begins in ages I and III, the one on its right in age II; then they take
        turns (rulebook, Expert variant).
        """
        if self.free_city is None:
            return None
        beside = left_of if self.age.passing == "left" else right_of
        first = beside(self.free_city, len(self.cities))
        return first if self.round % 2 == 1 else Seat(1 - first)

    def deal_hands(self) -> None:
        """Deal the hands of the age; what Olympia may do once an age it may do again."""
        dealt = self.dealt[self.age_number - 1]
        self.round = 1
        self.rounds_played = []
        self.hands = [list(hand) for hand in dealt[: self.players]]
        self.pile = [card for pile in dealt[self.players :] for card in pile]
        for city in self.cities:
            city.free_build_used = False
        self._draw()

    def note_round(self, choices: Choices[BaseChoice]) -> None:
        """Note what everybody has held and chosen before the cards of a round are played."""
        hands = tuple(map(tuple, self.hands))
        self.rounds_played.append(RoundPlayed(hands, choices, tuple(self.choosers)))

    def pass_hands(self) -> None:
        """Pass the hands on and begin the next round of the age."""
        # The hand of the right neighbour arrives where hands go to the left, and the other way round.
        step = -1 if self.age.passing == "left" else 1
        self.hands = [*self.hands[step:], *self.hands[:step]]
        self.round += 1
        self._draw()

    def next_to_revive(self) -> Seat:
        """Name the next seat that builds from the discard pile.

        The owner of the Mausoleum chooses before Manneken Pis, who copies it (Manneken Pis sheet).
        """
        return min(self.reviving, key=lambda seat: (bool(self.cities[seat].copied), seat))

    def discard_rest(self) -> None:
        """Discard the last cards of the age without coins, the pile's too; Babylon B plays its own."""
        self.playing_seventh = [
            Seat(seat)
            for seat, hand in enumerate(self.hands)
            if hand and "play_seventh_card" in self.cities[seat].abilities
        ]
        for seat, hand in enumerate(self.hands):
            if seat not in self.playing_seventh:
                self.discard += hand
                hand.clear()
        self.discard += self.pile
        self.pile.clear()

    def _draw(self) -> None:
        """Hand the Free City to its player of this round, who draws the pile's top card for it."""
        controller = self.controller
        if controller is not None:
            self.choosers[-1] = controller
            if len(self.pile) > self.box.hand_size - self.box.rounds:
                self.hands[controller].append(self.pile.pop(0))


# -- where the cards lie that a seat is asked about ------------------------------------------------------


def hand_of(table: Table, seat: Seat) -> list[CardId]:
    """Return the hand of who chooses for a city."""
    return table.hands[table.choosers[seat]]


def reserve_of(table: Table, seat: Seat) -> list[CardId]:
    """Return what a player keeps beside the hand."""
    return table.reserves[seat]


def discard_pile(table: Table, seat: Seat) -> list[CardId]:
    """Return the discard pile."""
    return table.discard


DECISIONS: Mapping[DecisionKind, Lying] = FrozenMapping(
    {"round": hand_of, "free_city": hand_of, "seventh_card": hand_of, "revive": discard_pile}
)
"""What is asked in the base game: a card of a round, the Free City's, the seventh card, one of the pile."""
