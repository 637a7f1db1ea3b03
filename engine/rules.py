"""What the package of a game offers, so that the rest of the engine need not know which game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from engine.feats import Feats
from engine.game import Choice, Course, Decision, Event, JsonObject, Score, Seat, View
from engine.reading import Node
from engine.story import PlayedStep
from engine.tips import Tip


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
        """Tell of each seat what is true of how it has played a finished game, as `engine.feats` has it."""
        return ()

    def tips(self, view: ViewT, seat: Seat) -> Iterable[Tip]:
        """Give what a newcomer who is asked on this seat can be told of a view, what fits best first."""
        return ()

    @abstractmethod
    def read_position(self, position: Node) -> Position:
        """Read a position; raises `engine.reading.Malformed`."""


AnyRules = Rules[Any, Any, Any, Any, Any]
