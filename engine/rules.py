"""What the package of a game offers, and the games and boxes that there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, Self, SupportsIndex, TypeVar, cast

from engine.game import Choice, Course, Decision, Event, JsonObject, Score, Seat, View
from engine.reading import Node
from engine.reasons import Tip
from engine.story import Feats, PlayedStep
from engine.values import FrozenMapping


class Table(Protocol):
    """Everything that lies on the table in a running game, hidden things included."""

    @property
    def players(self) -> int:
        """How many players sit at the table; seats without a player are not counted."""
        ...

    def copy(self) -> Self:
        """Give a table of its own that lies as this one."""
        ...


class Position(Protocol):
    """A table at one moment, that can be scored and asked for choices."""

    def scores(self) -> Sequence[Score]:
        """Score every seat as if the game ended now, in seat order."""
        ...

    def choices(self, seat: int | Node) -> Sequence[Choice]:
        """List the legal choices of a seat; raises `engine.reading.Malformed`."""
        ...


DealT = TypeVar("DealT")
TableT = TypeVar("TableT", bound=Table)
ChoiceT = TypeVar("ChoiceT", bound=Choice)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)

Tell = Callable[[EventT], None]
"""Where a course tells what everyone at the table saw happen, in the order in which a person would."""


class Rules(ABC, Generic[DealT, TableT, ChoiceT, EventT, ViewT]):
    """The rules of one game."""

    name: ClassVar[str]
    """The game's id in records."""
    box: Any
    """What is in play."""
    boxes: tuple[str, ...]
    """The ids of the boxes that are in play, in records."""
    version: ClassVar[int] = 1
    """Goes up with every change by which the same deal and choices come to another game."""
    plays_alike: ClassVar[frozenset[int]] = frozenset()
    """The older versions whose games these rules play as they were played."""

    @property
    @abstractmethod
    def least_players(self) -> int:
        """The fewest players that it is for."""

    @property
    @abstractmethod
    def most_players(self) -> int:
        """The most players that it is for."""

    @abstractmethod
    def deal(self, players: Node, seed: int, options: Node) -> DealT:
        """Deal a new game, the same for the same arguments; raises `engine.reading.Malformed`."""

    @abstractmethod
    def read_deal(self, record: Node) -> DealT:
        """Read the deal of a record; raises `engine.reading.Malformed`."""

    @abstractmethod
    def deal_as_json(self, deal: DealT) -> JsonObject:
        """Give the deal as it begins the record of a game."""

    def deal_so_far(self, deal: DealT, table: TableT) -> DealT:
        """Return the deal with what has been drawn since, up to this table; most games draw nothing."""
        return deal

    @abstractmethod
    def lay_table(self, deal: DealT) -> TableT:
        """Lay the table for the first question."""

    @abstractmethod
    def course(self, table: TableT, tell: Tell[EventT]) -> Course[ChoiceT]:
        """Play from where the table stands to the end of the game."""

    @abstractmethod
    def view(self, table: TableT, decisions: Sequence[Decision[ChoiceT]], seat: Seat | None) -> ViewT:
        """Give what the player of this seat, or with None a spectator, may know."""

    @abstractmethod
    def scores(self, table: TableT) -> Sequence[Score]:
        """Score every seat as if the game ended now, in seat order."""

    def victory(self, table: TableT) -> str | None:
        """Tell how the finished game was won, or None in a game that only points decide."""
        return None

    def drafted(self, deal: DealT, table: TableT) -> Sequence[Sequence[tuple[str, bool]]]:
        """List the wonders that each seat has drafted, and whether they are built; most games deal boards."""
        return ()

    def feats(self, steps: Sequence[PlayedStep], end: ViewT) -> Sequence[Feats]:
        """Tell of each seat what is true of how it has played a finished game, as `engine.story` has it."""
        return ()

    def tips(self, view: ViewT, seat: Seat) -> Iterable[Tip]:
        """Give what a newcomer who is asked on this seat can be told of a view, what fits best first."""
        return ()

    @abstractmethod
    def read_position(self, position: Node) -> Position:
        """Read a position; raises `engine.reading.Malformed`."""


AnyRules = Rules[Any, Any, Any, Any, Any]


STANDARD = ("standard",)
"""The boxes of a game where nothing else is said."""

BOXES: Mapping[str, tuple[str, ...]] = FrozenMapping(
    {"base": STANDARD, "duel": STANDARD, "architects": STANDARD}
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


def rules_named(game: str, boxes: Sequence[str] = STANDARD) -> AnyRules:
    """Make the rules of one of the games, played with these of its boxes."""
    return cast("AnyRules", import_module(f"engine.{game}.rules").rules(tuple(boxes)))


class AnyBox(Protocol):
    """What a game is played with."""

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the boxes that it is made of."""
        ...


def box_named(game: str, names: tuple[str, ...]) -> AnyBox:
    """Return the box that is made of these boxes of a game."""
    return cast("AnyBox", rules_named(game, names).box)


def reduce_box(game: str, box: AnyBox, protocol: SupportsIndex) -> str | tuple[Any, ...]:
    """Tell `pickle` how to write a box: by its names where the engine has it, by its contents otherwise."""
    if set(box.names) <= set(BOXES[game]) and box_named(game, box.names) is box:
        return box_named, (game, box.names)
    return object.__reduce_ex__(box, protocol)
