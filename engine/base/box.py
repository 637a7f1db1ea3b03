"""The cards, wonder boards and boxes of 7 Wonders, as data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from engine.base.choice import BaseChoice
from engine.base.city import SIDES, Board, Card, Effect, Plan, Side, Stage
from engine.base.effects import EFFECTS, CopyStage, Produce
from engine.base.events import BaseEvent
from engine.base.payment import Cost
from engine.facts import Row, read_effect
from engine.game import Course, Seat
from engine.rules import Box as AnyBox
from engine.rules import Tell
from engine.terms import CardId, Colour, DecisionKind, Neighbour, Resource, Symbol, WonderId
from engine.values import FrozenMapping


def read_cards(rows: Sequence[Row], effects: Sequence[type[Effect]] = EFFECTS) -> FrozenMapping[CardId, Card]:
    """Read the cards of a data file's entries, with these kinds of effects."""
    cards = (
        Card(
            id=CardId(row["id"]),
            building=row.get("building", row["id"]),
            age=row.get("age", 0),
            colour=row["colour"],
            cost=Cost.read(row["cost"]),
            free_from=tuple(row.get("free_from", ())),
            gives_free=tuple(
                CardId(other["id"]) for other in rows if row["id"] in other.get("free_from", ())
            ),
            effects=_read_effects(row["effects"], effects),
            copies=tuple(row.get("copies", ())),
            discarded=row.get("discarded", True),
        )
        for row in rows
    )
    return FrozenMapping({card.id: card for card in cards})


def _read_effects(rows: Sequence[Row], effects: Sequence[type[Effect]]) -> tuple[Effect, ...]:
    return tuple(read_effect(effects, row) for row in rows)


@dataclass(frozen=True, slots=True)
class Wonder:
    """A board with both its sides, the stages in building order.

    ``board_effects`` are the effects of a side from the start: it produces the starting resource.
    """

    id: WonderId
    promo: bool
    starting_resource: Resource | None
    starting_coins: int
    sides: Mapping[Side, tuple[Stage, ...]]
    board_effects: Mapping[Side, tuple[Effect, ...]] = field(default_factory=FrozenMapping)


COST_OF_THE_COPIED_STAGE = "of_the_copied_stage"
"""The cost, in the data, of a stage that costs what the copied stage does."""


def read_wonders(
    rows: Sequence[Row], effects: Sequence[type[Effect]] = EFFECTS
) -> FrozenMapping[WonderId, Wonder]:
    """Read the wonders of a data file's entries, with these kinds of effects."""
    wonders = (
        Wonder(
            id=WonderId(row["id"]),
            promo=row["promo"],
            starting_resource=row["starting_resource"],
            starting_coins=row["starting_coins"],
            sides=FrozenMapping(
                {side: tuple(_read_stage(stage, effects) for stage in row["sides"][side]) for side in SIDES}
            ),
            board_effects=FrozenMapping({side: _read_board(row, side, effects) for side in SIDES}),
        )
        for row in rows
    )
    return FrozenMapping({wonder.id: wonder for wonder in wonders})


def _read_board(row: Row, side: Side, effects: Sequence[type[Effect]]) -> tuple[Effect, ...]:
    resource = row["starting_resource"]
    start = () if resource is None else (Produce((resource,), sellable=True),)
    return (*start, *_read_effects(row.get("board_effects", {}).get(side, ()), effects))


def _read_stage(row: Row, effects: Sequence[type[Effect]]) -> Stage:
    cost = None if row["cost"] == COST_OF_THE_COPIED_STAGE else Cost.read(row["cost"])
    return Stage(cost, _read_effects(row["effects"], effects))


Phase = Callable[[Any, Tell[BaseEvent]], Course[BaseChoice]]
"""A part of an age, run from any table at one of its questions or before the first.

Its argument is an `engine.base.table.Table`, which depends on a box.
"""

Lying = Callable[[Any, Seat], list[CardId]]
"""Finds the cards that a decision of a seat is about: the hand, the reserve, or the discard pile."""


class Ending(NamedTuple):
    """The result of a city's choices at the end: for science, and for a copied guild."""

    scientific: int
    symbols: tuple[Symbol, ...] = ()
    guilds: int = 0
    guild: CardId | None = None
    guild_from: Seat | None = None

    @property
    def points(self) -> int:
        """All points that depend on the choices."""
        return self.scientific + self.guilds


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards of a colour that are partly drawn for an age: ``beyond`` more than there are cities.

    ``called`` is their name in an error.
    """

    colour: Colour
    beyond: int
    called: str


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a colour without an age, shuffled once before the first age.

    Every player has the first ``each`` of them as a reserve: a second hand that isn't passed. The others are
    a face-down deck for the phases that draw them.
    """

    name: str
    colour: Colour
    each: int = 0


@dataclass(frozen=True, slots=True)
class Age:
    """An age: where the hands are passed, its conflict tokens, and the cards drawn into its deck."""

    number: int
    passing: Neighbour
    victory: int
    defeat: int = -1
    drawn: tuple[Drawn, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """The cards and boards in play, and the length of the game.

    A hand has ``hand_size`` cards, of which ``rounds`` are played in an age. ``phases`` make up an age.
    ``decisions`` are the kinds of decisions, with the cards they are about. Every city starts with
    ``starting_coins`` in addition to those of its board; ``decks`` exist beside those of the ages. Two
    players use the cards of ``least_cities`` cities (rulebook, Expert variant).
    """

    game: ClassVar[str] = "base"

    cards: Mapping[CardId, Card]
    wonders: Mapping[WonderId, Wonder]
    ages: tuple[Age, ...]
    hand_size: int
    rounds: int
    phases: tuple[Phase, ...]
    decisions: Mapping[DecisionKind, Lying]
    least_cities: int = 3
    starting_coins: int = 0
    decks: tuple[Deck, ...] = ()
    effects: tuple[type[Effect], ...] = EFFECTS
    _decks: Mapping[tuple[int, int], list[CardId]] = field(init=False, repr=False)
    _drawn: Mapping[tuple[int, Drawn], list[CardId]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Sort the cards into the decks of every age and number of cities."""
        AnyBox.__post_init__(self)
        cities = range(self.least_cities, self.cities(self.most_players) + 1)
        decks = {(age.number, count): self._deck(age, count) for age in self.ages for count in cities}
        drawn = {
            (age.number, each): self.cards_of(each.colour, age.number)
            for age in self.ages
            for each in age.drawn
        }
        object.__setattr__(self, "_decks", decks)
        object.__setattr__(self, "_drawn", drawn)

    @property
    def last_age(self) -> int:
        """The number of the last age."""
        return self.ages[-1].number

    def age(self, number: int) -> Age:
        """Return an age by its number, from 1."""
        return self.ages[number - 1]

    def after_round(self, age: int, round_: int) -> list[tuple[Card, int]]:
        """List the cards that can still be chosen after a round, each with its copies per hand."""
        return [
            (card, self.hand_size + 1 - later)
            for card in self.cards.values()
            for later in range(1, self.rounds + 1)
            if (card.age, later) > (age, round_)
        ]

    def plan(self, board: Board, left: Board, right: Board) -> Plan:
        """List what each stage of a board can be, between the boards of its neighbours.

        That is the stage itself, or for a copying stage each neighbour's stage that it can copy; without any
        it can't be built.
        """
        boards: dict[Neighbour, Board] = {"left": left, "right": right}
        stages = self._stages(board)
        return tuple([options for stage in stages if (options := self._options(stage, boards))])

    def _stages(self, board: Board) -> tuple[Stage, ...]:
        return self.wonders[board.wonder].sides[board.side]

    def _options(self, stage: Stage, boards: Mapping[Neighbour, Board]) -> tuple[Stage, ...]:
        for effect in stage.effects:
            if type(effect) is CopyStage:
                return tuple(
                    Stage(stage.cost or copied.cost, copied.effects, side)
                    for side in effect.neighbours
                    for copied in self._stages(boards[side])[effect.stage - 1 : effect.stage]
                )
        return (stage,)

    def cities(self, players: int) -> int:
        """Count the cities at a table: with two players the Free City is the third."""
        return max(players, self.least_cities)

    def deck(self, age: Age, players: int) -> list[CardId]:
        """List the cards in an age's deck for a number of players, without drawn ones."""
        return [*self._decks[age.number, self.cities(players)]]

    def drawn(self, drawn: Drawn, age: Age, players: int) -> tuple[list[CardId], int]:
        """Return the cards that are partly drawn for an age, and how many are drawn."""
        return self._drawn[age.number, drawn], self.cities(players) + drawn.beyond

    def cards_of(self, colour: Colour, age: int = 0) -> list[CardId]:
        """List the cards of a colour that are in play with any number of cities, of an age or without one."""
        cards = self.cards.values()
        return [card.id for card in cards if card.colour == colour and card.age == age and not card.copies]

    def _deck(self, age: Age, cities: int) -> list[CardId]:
        cards = [card for card in self.cards.values() if card.age == age.number]
        return [card.id for card in cards for copy in card.copies if copy <= cities]
