"""The interface of a game's package, and the games and boxes that there are."""

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
"""The default boxes of a game."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the score sheet: the points of ``sources``, and those returned by ``count``.

    Sources are colours of cards and other things with points; each is in one row. ``count`` gets the
    scoring's facts about a seat.
    """

    name: str
    sources: tuple[str, ...] = ()
    count: Callable[..., int] | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box:
    """The contents of a game, and everything counted, coloured and asked in it.

    ``game`` is its id and ``names`` are the ids of its boxes, as in records. ``effects`` are the kinds of
    effects, ``decisions`` those of decisions. ``score_rows`` are the rows of the score sheet, in order;
    ``row_of`` finds the row of a source of points.
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
        """Find the row of each source of points."""
        row_of = {source: row.name for row in self.score_rows for source in row.sources}
        object.__setattr__(self, "row_of", FrozenMapping(row_of))

    @property
    def weights(self) -> str:
        """The name of the data file with its learned weights."""
        return "weights" if self.names == STANDARD else "_".join([*self.names, "weights"])

    def count_rows(self, points: Iterable[tuple[str, int]], *known: Any) -> FrozenMapping[str, int]:
        """Count each row: the points by source, and the row's own count of the ``known`` facts of a seat."""
        rows = {row.name: row.count(*known) if row.count else 0 for row in self.score_rows}
        for source, worth in points:
            rows[self.row_of[source]] += worth
        return FrozenMapping(rows)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickle a box of the engine by its names: unpickling returns the box of that process."""
        if set(self.names) <= set(BOXES[self.game]) and box_named(self.game, self.names) is self:
            return box_named, (self.game, self.names)
        return object.__reduce_ex__(self, protocol)


class Table(Protocol):
    """Everything on the table in a running game, including hidden information."""

    @property
    def players(self) -> int:
        """The number of players, without cities that nobody plays."""
        ...

    @property
    def cities(self) -> Sequence[Any]:
        """The cities by seat, that of no player last."""
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


@dataclass(frozen=True, slots=True)
class Options:
    """Options agreed on before the deal; none in games without options."""

    def as_json(self) -> JsonObject:
        """Return the options as in a record."""
        return {}


def no_options(options: Node, players: int) -> Options:
    """Read the options of a game without any; raises `engine.reading.Malformed`."""
    options.fields(())
    return Options()


class Deal(Protocol):
    """Everything random in a game, and its options."""

    @property
    def seed(self) -> int:
        """The seed of the deal."""
        ...

    @property
    def options(self) -> Options:
        """The options agreed on before the deal."""
        ...


DealT = TypeVar("DealT", bound=Deal)
TableT = TypeVar("TableT", bound=Table)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)

Tell = Callable[[EventT], None]
"""Receives the events that everyone at the table saw, in the order in which a person would tell them."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[DealT, TableT, ChoiceT, EventT, ViewT]):
    """The functions of a game, played with one box. Those that read JSON raise `engine.reading.Malformed`."""

    box: Box
    """The contents of the boxes in play."""
    version: int = 1
    """Increases with every change by which the same deal and choices lead to another game."""
    alike: frozenset[int] = frozenset()
    """The older versions whose games play the same by these rules."""

    read_options: Callable[[Node, int], Any] = no_options
    """Reads the options for a number of players."""
    deal: Callable[[int, int, Any], DealT]
    """Deals by players, seed and options: the same on any machine."""
    read_deal: Callable[[Node, int, int, Any], DealT]
    """Reads the rest of a record's deal, after players, seed and options."""
    deal_as_json: Callable[[DealT], JsonObject]
    """Returns the deal as `read_deal` reads it."""
    deal_so_far: Callable[[DealT, TableT], DealT] = lambda deal, table: deal
    """Returns the deal with everything drawn since, up to this table; most games draw nothing."""
    lay_table: Callable[[DealT], TableT]
    """Returns the table at the first question."""
    course: Callable[[TableT, Tell[EventT]], Course[ChoiceT]]
    """Plays from a table, even in the middle of a turn, to the end of the game."""
    view: Callable[[TableT, Sequence[Decision[ChoiceT]], Seat | None], ViewT]
    """Returns what the player of a seat may know, or with None a spectator."""
    scores: Callable[[TableT], Sequence[Score]]
    """Scores every seat as if the game ended now, in seat order."""
    read_position: Callable[[Node], Any]
    """Reads a position: the table at one moment, or the part needed to score it or list choices."""
    choices: Callable[[Any, Seat], Sequence[Choice]]
    """Lists the legal choices of a seat in a position."""

    victory: Callable[[TableT], str | None] = lambda table: None
    """Returns how a finished game was won, or None in a game decided by points only."""
    drafted: Callable[[DealT, TableT], Sequence[Sequence[tuple[str, bool]]]] = lambda deal, table: ()
    """Lists the wonders drafted by each seat, and whether they are built; most games deal boards."""
    feats: Callable[[Sequence[PlayedStep], ViewT], Sequence[Feats]] = lambda steps, end: ()
    """Returns the achievements of each player in a finished game, see `engine.achievements`."""

    def plays_alike(self, version: int) -> bool:
        """Return whether a game started by another version of the rules plays the same."""
        return version == self.version or version in self.alike


FORMAT = 1
"""The version of the format of records and positions."""
FRAME = ("format", "game", "boxes")
"""The keys of both; the other keys of a position are the game's."""

AnyRules = Rules[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Position:
    """A table at one moment, which can be scored and asked for choices.

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
"""The ids of the games."""


def rules_of(game: Node, boxes: Node) -> AnyRules:
    """Return the rules of a game with these boxes, by id; raises `Malformed`.

    A game's modules are imported on first use.
    """
    name = game.word(GAMES, "game")
    known = BOXES[name]
    return rules_named(name, boxes.different_words(known, "box", min(1, len(known))))


@lru_cache(maxsize=32)
def rules_named(game: str, boxes: tuple[str, ...] = STANDARD) -> AnyRules:
    """Return the rules of one of the games with these boxes."""
    package = import_module(f"engine.{game}.rules")
    (box,) = (package.BOXES[each]() for each in boxes)
    return cast("AnyRules", package.rules_with(box))


def box_named(game: str, names: tuple[str, ...]) -> Box:
    """Return the contents of these boxes of a game."""
    return rules_named(game, names).box
