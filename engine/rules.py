"""What the package of a game offers, and the games and boxes that there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, Self, SupportsIndex, TypeVar, cast

from engine.achievements import Feats
from engine.facts import Effect
from engine.game import Choice, ChoiceT, Course, Decision, Event, JsonObject, Score, Seat, View
from engine.reading import Node
from engine.story import PlayedStep
from engine.terms import DecisionKind
from engine.values import FrozenMapping

STANDARD = ("standard",)
"""The boxes of a game where nothing else is said."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the score sheet: what ``sources`` are worth, and what ``count`` counts.

    Sources are colours of cards, and what else has points of its own; each is in one row. ``count`` is
    given what the scoring of its game knows of a seat.
    """

    name: str
    sources: tuple[str, ...] = ()
    count: Callable[..., int] | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box:
    """What a game is played with, and all that is counted, coloured and asked in it.

    ``game`` is the id of the game and ``names`` are those of the boxes that it is made of, as records name
    them. ``effects`` are the kinds of effects in it, ``decisions`` those of what a seat can be asked.
    ``score_rows`` are what is counted at the end, in the order of the sheet; ``row_of`` finds the row of a
    source of points.
    """

    game: ClassVar[str]

    least_players: int
    most_players: int
    effects: tuple[type[Effect], ...]
    decisions: Collection[DecisionKind]
    score_rows: tuple[ScoreRow, ...]
    names: tuple[str, ...] = STANDARD
    row_of: Mapping[str, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Find the row of each source of points once for all."""
        row_of = {source: row.name for row in self.score_rows for source in row.sources}
        object.__setattr__(self, "row_of", FrozenMapping(row_of))

    @property
    def weights(self) -> str:
        """The name of the data file of what computer players have learned of it."""
        return "weights" if self.names == STANDARD else "_".join([*self.names, "weights"])

    def count_rows(self, points: Iterable[tuple[str, int]], *known: Any) -> FrozenMapping[str, int]:
        """Count each row: the points by source, and what the row counts of what is ``known`` of a seat."""
        rows = {row.name: row.count(*known) if row.count else 0 for row in self.score_rows}
        for source, worth in points:
            rows[self.row_of[source]] += worth
        return FrozenMapping(rows)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Write a box of the engine by its names: wherever it is read, it is the box that is there."""
        if set(self.names) <= set(BOXES[self.game]) and box_named(self.game, self.names) is self:
            return box_named, (self.game, self.names)
        return object.__reduce_ex__(self, protocol)


class Table(Protocol):
    """Everything that lies on the table in a running game, hidden things included."""

    @property
    def players(self) -> int:
        """How many players sit at the table; seats without a player are not counted."""
        ...

    @property
    def cities(self) -> Sequence[Any]:
        """What lies at every seat, that of a city without a player last."""
        ...

    def copy(self) -> Self:
        """Return a table of its own that lies as this one."""
        ...


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on before the deal: nothing, where a game has nothing to agree on."""

    def as_json(self) -> JsonObject:
        """Return the options as they stand in a record."""
        return {}


def no_options(options: Node, players: int) -> Options:
    """Read the options of a game that has none; raises `engine.reading.Malformed`."""
    options.fields(())
    return Options()


class Deal(Protocol):
    """Everything random in a game, and what its players agreed on."""

    @property
    def seed(self) -> int:
        """What it was dealt from."""
        ...

    @property
    def options(self) -> Options:
        """What the players agreed on before."""
        ...


DealT = TypeVar("DealT", bound=Deal)
TableT = TypeVar("TableT", bound=Table)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)

Tell = Callable[[EventT], None]
"""Where a course tells what everyone at the table saw happen, in the order in which a person would."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[DealT, TableT, ChoiceT, EventT, ViewT]):
    """What a game offers, played with one box. All that reads JSON raises `engine.reading.Malformed`."""

    box: Box
    """What is in play."""
    version: int = 1
    """Goes up with every change by which the same deal and choices come to another game."""
    alike: frozenset[int] = frozenset()
    """The older versions whose games these rules play as they were played."""

    read_options: Callable[[Node, int], Any] = no_options
    """Read what so many players have agreed on."""
    deal: Callable[[int, int, Any], DealT]
    """Deal to so many players by a seed and their options: the same gives the same on any machine."""
    read_deal: Callable[[Node, int, int, Any], DealT]
    """Read the deal of a record whose players, seed and options are read already."""
    deal_as_json: Callable[[DealT], JsonObject]
    """Give what `read_deal` reads."""
    deal_so_far: Callable[[DealT, TableT], DealT] = lambda deal, table: deal
    """Return the deal with what has been drawn since, up to this table; most games draw nothing."""
    lay_table: Callable[[DealT], TableT]
    """Lay the table for the first question."""
    course: Callable[[TableT, Tell[EventT]], Course[ChoiceT]]
    """Play from where the table stands, also in the middle of a turn, to the end of the game."""
    view: Callable[[TableT, Sequence[Decision[ChoiceT]], Seat | None], ViewT]
    """Give what the player of this seat, or with None a spectator, may know."""
    scores: Callable[[TableT], Sequence[Score]]
    """Score every seat as if the game ended now, in seat order."""
    read_position: Callable[[Node], Any]
    """Read a position: the table at one moment, or as much of it as can be scored and asked for choices."""
    choices: Callable[[Any, Seat], Sequence[Choice]]
    """List the legal choices of a seat in a position."""

    victory: Callable[[TableT], str | None] = lambda table: None
    """Tell how the finished game was won, or None in a game that only points decide."""
    drafted: Callable[[DealT, TableT], Sequence[Sequence[tuple[str, bool]]]] = lambda deal, table: ()
    """List the wonders that each seat has drafted, and whether they are built; most games deal boards."""
    feats: Callable[[Sequence[PlayedStep], ViewT], Sequence[Feats]] = lambda steps, end: ()
    """Return what each player achieved in a finished game, as `engine.achievements` has it."""

    def plays_alike(self, version: int) -> bool:
        """Return whether a game that another version of the rules began is the same by these."""
        return version == self.version or version in self.alike


FORMAT = 1
"""The version of the format of records and positions."""
FRAME = ("format", "game", "boxes")
"""The keys of both; all others of a position are the game's."""

AnyRules = Rules[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Position:
    """A table at one moment, that can be scored and asked for choices.

    >>> import engine
    >>> city = {"side": "A", "stages": 0, "coins": 6, "buildings": ["altar"], "hand": ["baths"]}
    >>> cities = [{**city, "wonder": each} for each in ("giza", "rhodes", "babylon")]
    >>> position = engine.read_position({"format": 1, "game": "base", "cities": cities})
    >>> position.scores()[0].total, [choice.action for choice in position.choices(0)]
    (4, ['build', 'sell'])
    """

    rules: AnyRules
    table: Any

    def scores(self) -> Sequence[Score]:
        """Score every seat as if the game ended now, in seat order."""
        return self.rules.scores(self.table)

    def choices(self, seat: int | Node) -> Sequence[Choice]:
        """List the legal choices of a seat; raises `engine.reading.Malformed`."""
        number = Node.of(seat, "seat").integer(0, len(self.table.cities) - 1)
        return self.rules.choices(self.table, Seat(number))


BOXES: Mapping[str, tuple[str, ...]] = FrozenMapping(
    {"base": (*STANDARD, "second_edition"), "duel": STANDARD, "architects": STANDARD}
)
"""The ids of the boxes of every game; its rules are in the package of the game's name."""

GAMES = tuple(BOXES)
"""The id of every game."""


def rules_of(game: Node, boxes: Node) -> AnyRules:
    """Make the rules of a game played with these boxes, both by id; raises `Malformed`.

    What they need is loaded when a game's rules are first made.
    """
    name = game.word(GAMES, "game")
    known = BOXES[name]
    return rules_named(name, boxes.different_words(known, "box", min(1, len(known))))


@lru_cache(maxsize=32)
def rules_named(game: str, boxes: tuple[str, ...] = STANDARD) -> AnyRules:
    """Make the rules of one of the games, played with these of its boxes."""
    package = import_module(f"engine.{game}.rules")
    (box,) = (package.BOXES[each]() for each in boxes)
    return cast("AnyRules", package.rules_with(box))


def box_named(game: str, names: tuple[str, ...]) -> Box:
    """Return the box that is made of these boxes of a game."""
    return rules_named(game, names).box
