"""Records of the store: tables, seats, games, messages and people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.common.game_options import Options
from engine.game import JsonObject, Seat
from engine.terms import Level

TableState = Literal["lobby", "playing", "over", "closed", "aside"]
"""``over`` was finished, ``closed`` was not, ``aside`` is unreadable and kept for repair."""

EndReason = Literal[
    "played", "ended", "left", "idle", "abandoned", "gone", "unreadable", "other-rules", "unknown"
]
"""Why a table ended: it was ``ended`` by a person, everybody ``left``, an ``idle`` lobby or an ``abandoned``
game, its channel is ``gone``; ``unknown`` if the reason wasn't stored."""

USUAL_LEVEL: Level = "normal"
"""The default level of computer players, and of those that stand in for persons."""

NO_SERVER = 0
"""The server of a table in direct messages; no server has this id."""

FORGOTTEN = 0
"""The id of persons whose data was deleted; Discord gives it to nobody."""


def ephemeral_place(person: int) -> int:
    """Return the pseudo channel of a table in messages that only one person can see, negative as no id is."""
    return -person


NO_SUBJECT = -1
"""The step, seat or person of a key whose kind has none."""

MessageKind = Literal[
    "lobby", "opening", "step", "age", "score",
    "hand", "result", "reminder", "call", "nudge",
    "asleep", "offer", "request", "warning", "replaced", "stuck", "tip", "hint",
    "superseded",
]  # fmt: skip
"""The messages of a table.

There is one for the ``lobby``, the ``opening`` of the game, each ``step`` (or several, from that one on),
the end of an ``age`` and the ``score``. A player gets the ``hand`` of a step, a ``reminder`` or a ``call``
for it, the ``result``, a ``tip`` or a ``hint``; players ``nudge`` others. A game that is ``asleep`` says so,
``offer``s a seat, passes on a ``request`` to come back, gives ``warning`` of its end, notifies people who
were ``replaced``, and its host when it is ``stuck``. A ``superseded`` one was replaced by another and is yet
to be deleted.
"""

NoteKind = Literal["told", "asked", "nudged", "replaced"]
"""All up to a step is ``told``; it is ``asked`` by an earlier one's message; the others are of a person."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where to post something for the people of a table; known even if the rest is unreadable."""

    id: int
    place: int
    language: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A lobby or a game; times in seconds since 1970.

    ``deadline`` is the time limit of a game's step, or of a lobby's reserved seats. ``rules`` is the version
    of the game's rules. ``expires`` is when an idle game ends; None before its players have been warned.
    """

    id: int
    server: int
    channel: int
    place: int
    state: TableState
    host: int
    language: str
    options: Options
    deadline: float | None
    active: float
    rules: int | None = None
    begun: float | None = None
    ended: float | None = None
    reason: EndReason | None = None
    ended_by: int | None = None
    expires: float | None = None

    @property
    def is_direct(self) -> bool:
        """Whether it is played in one person's direct messages."""
        return self.server == NO_SERVER

    @property
    def is_ephemeral(self) -> bool:
        """Whether it is played in messages that only its person can see."""
        return self.place < 0

    @property
    def queue_group(self) -> int:
        """The server, or one person's place, that shares the drawing queue."""
        return self.place if self.is_direct else self.server

    @property
    def address(self) -> Address:
        """Where to post something for the people of the table."""
        return Address(self.id, self.place, self.language)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and its player, a computer player of a ``level`` if ``person`` is None.

    In a lobby it can be ``kept`` (reserved) for a person until the deadline.
    """

    seat: Seat
    person: int | None
    name: str
    late: int = 0
    wonder: str | None = None
    side: str | None = None
    kept: bool = False
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class DraftedWonder:
    """A wonder that a player drafted in a game, and whether it was built."""

    wonder: str
    built: bool


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat in a finished game: its score ``line`` as in records, and its board.

    ``wonders`` are those drafted, in games without boards; ``feats`` are from `engine.achievements`.
    """

    seat: Seat
    rank: int
    total: int
    line: JsonObject
    wonder: str | None = None
    side: str | None = None
    wonders: tuple[DraftedWonder, ...] = ()
    feats: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a game; ``victory`` is the way it was won if there are several."""

    results: tuple[Result, ...]
    victory: str | None = None


@dataclass(frozen=True, slots=True)
class Tenure:
    """The player of a seat from one step to another, both included.

    The computer chose for a late or absent person in ``played_for`` of them.
    """

    seat: Seat
    person: int | None
    name: str
    first_step: int
    last_step: int
    played_for: int = 0
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Departure:
    """A person who left a seat in a step; if ``replaced``, they need the host's permission to return."""

    person: int
    seat: Seat
    step: int
    replaced: bool

    @property
    def key(self) -> tuple[int, Seat]:
        """The key of the record, which keeps the last time a person left a seat."""
        return self.person, self.seat


@dataclass(frozen=True, slots=True)
class MessageKey:
    """The key of a message: the end of an age has the age as its step, a superseded one its own id."""

    kind: MessageKind
    step: int = NO_SUBJECT
    seat: int = NO_SUBJECT
    person: int = NO_SUBJECT


SCORE = MessageKey("score")
"""The message that ends a game, never posted before the game is over."""

WARNING = MessageKey("warning")
"""The warning that an idle game will end."""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message that has been sent."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Note:
    """A mark that something was posted about a step or for a person, so that it isn't posted again."""

    kind: NoteKind
    step: int = NO_SUBJECT
    person: int = NO_SUBJECT


@dataclass(frozen=True, slots=True)
class Posted:
    """The posts of a table, so that nothing is posted twice after a crash.

    ``notes`` have times in seconds since 1970; 0 if they don't matter.
    """

    messages: Mapping[MessageKey, MessageRef] = field(default_factory=dict)
    notes: Mapping[Note, float] = field(default_factory=dict)

    @property
    def first_untold(self) -> int:
        """The first step that isn't fully announced, played or not."""
        return max((note.step for note in self.notes if note.kind == "told"), default=-1) + 1

    @property
    def current(self) -> MessageKey:
        """The key of the message in which the game goes on now, with its first step."""
        return MessageKey("step", self.first_untold)

    def asks(self, step: int) -> bool:
        """Whether the current message prompts for a step."""
        if self.first_untold == step:
            return self.current in self.messages
        return Note("asked", step) in self.notes

    def with_message(self, key: MessageKey, ref: MessageRef) -> Posted:
        """Return this with a message added or replaced."""
        return replace(self, messages={**self.messages, key: ref})

    def without_message(self, key: MessageKey) -> Posted:
        """Return this without a message."""
        return replace(self, messages={each: ref for each, ref in self.messages.items() if each != key})

    def with_note(self, note: Note, at: float = 0.0) -> Posted:
        """Return this with a note added."""
        return replace(self, notes={**self.notes, note: at})

    def without_note(self, note: Note) -> Posted:
        """Return this without a note."""
        return replace(self, notes={each: at for each, at in self.notes.items() if each != note})


@dataclass(frozen=True, slots=True)
class Draft:
    """A message being posted, until Discord has confirmed it; ``since`` is in seconds since 1970.

    If the confirmation is lost, it is retried with the same unique ``nonce``.
    """

    key: MessageKey
    channel: int
    nonce: int
    since: float


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game; ``header`` is its record before the first step, ``tips`` are by person and step."""

    row: TableRow
    header: JsonObject
    seats: list[SeatRow]
    steps: list[JsonObject]
    picks: Mapping[int, Mapping[Seat, JsonObject]]
    posted: Posted
    departures: list[Departure]
    ending: Ending | None
    tips: Mapping[tuple[int, int], str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Person:
    """A person's settings; ``direct_channel`` is None while their DMs are closed or untried.

    ``without_confirmation`` they aren't asked before a choice that ends the round. ``own_language`` is the
    one they chose over their Discord's, ``edition`` the one they last chose for a table.
    """

    person: int
    direct_channel: int | None = None
    language: str | None = None
    hands_in_channel: bool = False
    without_tips: bool = False
    without_confirmation: bool = False
    own_language: str | None = None
    edition: str | None = None

    @property
    def reads(self) -> str | None:
        """The language in which they read, if known."""
        return self.own_language or self.language

    @property
    def hands_go_to(self) -> int | None:
        """The DM channel for their hands, or None if **My hand** shows them."""
        return None if self.hands_in_channel else self.direct_channel


@dataclass(frozen=True, slots=True)
class PersonSummary:
    """What is stored of a person: ``lobbies`` and ``running`` games with their seats, by number.

    ``ended`` counts past lobbies and games with a seat of theirs, ``finished`` the games of the history they
    took part in, including those from score pads. They can be ``left_out`` of public pages.
    """

    person: Person
    lobbies: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    ended: int = 0
    finished: int = 0
    left_out: bool = False
    pad: bool = False
    tips: bool = False
