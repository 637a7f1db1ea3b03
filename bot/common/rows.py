"""What the store keeps of a table, its seats, its game, its messages and its people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.common.options import Options
from engine.game import JsonObject, Seat
from engine.terms import Level

TableState = Literal["lobby", "playing", "over", "closed", "aside"]
"""``over`` was played to its end, ``closed`` was not, ``aside`` cannot be read and is kept for repair."""

EndReason = Literal[
    "played", "ended", "left", "idle", "abandoned", "gone", "unreadable", "other-rules", "unknown"
]
"""Why a table ended: played to its end, ended by a person, everybody left, nobody came back to a lobby or
to a game, its place is gone, it cannot be read, it was begun by rules that are not known here, or nobody
wrote it down."""

USUAL_LEVEL: Level = "normal"
"""The level of every computer player that nobody has given another one, and of those who play for persons."""

NO_SERVER = 0
"""Stands for the server of a table that one person has in direct messages; Discord gives none this number."""

FORGOTTEN = 0
"""Stands for a person of whom nothing is kept any more; Discord gives nobody this number."""


def place_seen_by(person: int) -> int:
    """Return what stands for the channel of a table that one person plays in messages only they can see.

    Such messages have no channel of the bot's: the person may be on a server where it isn't. No channel has a
    number below zero.
    """
    return -person


NONE = -1
"""Stands in a key for the step, seat or person that its kind has none of."""

MessageKind = Literal[
    "lobby", "opening", "step", "age", "score",
    "hand", "result", "reminder", "call", "nudge",
    "asleep", "offer", "request", "warning", "replaced", "stuck", "tip", "hint",
    "superseded",
]  # fmt: skip
"""The messages of a table.

One tells of the ``lobby``, of the ``opening`` of the game, of each ``step`` (or of several, from that one
on), of the end of an ``age`` and of the ``score``. A player gets the ``hand`` of a step, a ``reminder`` or a
``call`` for it, the ``result``, a ``tip`` or a ``hint``; players ``nudge`` others. A game says that it is
``asleep``, ``offer``s a seat, puts somebody's ``request`` to come back, gives ``warning`` of its end, tells
who was ``replaced``, and its host what it is ``stuck`` by. One that is ``superseded`` is still to
be deleted, as another stands in its place. `cogs.inbox.policies` says how long each holds.
"""

NoteKind = Literal["told", "asked", "nudged", "replaced"]
"""What a game has said: all up to a step is ``told``, a step is ``asked`` by the message of an earlier one, a
person was ``nudged``, or called because they were ``replaced``."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the people of a table are told something; known also where the rest cannot be read."""

    id: int
    place: int
    language: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A lobby or a game; times in seconds since 1970.

    ``deadline`` is until when a game waits for who is asked, and a lobby for those whose seats it keeps.
    ``rules`` is the version of the rules that a game is played by. ``ended_by`` is the person who ended it.
    ``expires`` is when a game ends unless somebody touches it; None before its players have been warned.
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
        """Whether it is played in the direct messages of one person."""
        return self.server == NO_SERVER

    @property
    def is_ephemeral(self) -> bool:
        """Whether it is played in messages that only its person can see, wherever they are."""
        return self.place < 0

    @property
    def party(self) -> int:
        """What its pictures are drawn for in turn with those of others: a server, or one person's place."""
        return self.place if self.is_direct else self.server

    @property
    def address(self) -> Address:
        """Where the people of the table are told something."""
        return Address(self.id, self.place, self.language)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat; ``person`` is None where a computer player does.

    In a lobby the wonder is the one that was chosen, in a game the one that is played; and a seat may be
    ``kept`` for a person who is not there yet, until the deadline of the lobby. ``level`` is that of the
    computer player, None on a person's seat.
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
class Drafted:
    """A wonder that a player took in the course of a game, and whether it was built."""

    wonder: str
    built: bool


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat of a finished game came to: its score line as records have it, and its board.

    ``wonders`` are those that were drafted, where nobody begins with a board; ``feats`` is what is true of
    how the seat was played, as `engine.achievements` has it.
    """

    seat: Seat
    rank: int
    total: int
    line: JsonObject
    wonder: str | None = None
    side: str | None = None
    wonders: tuple[Drafted, ...] = ()
    feats: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Ending:
    """What a game came to; ``victory`` says how it was won where there are several ways."""

    results: tuple[Result, ...]
    victory: str | None = None


@dataclass(frozen=True, slots=True)
class Tenure:
    """Who had a seat from one step to another, both included.

    In ``played_for`` of these steps the computer chose for a person who was late or away. ``level`` is that
    of a computer player, None on a person's seat.
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
    """A person who had a seat of a game until a step; who was ``replaced`` returns with the host's word."""

    person: int
    seat: Seat
    step: int
    replaced: bool

    @property
    def key(self) -> tuple[int, Seat]:
        """What it is remembered by: the last time that a person has left a seat."""
        return self.person, self.seat


@dataclass(frozen=True, slots=True)
class MessageKey:
    """Which message of a table it is: its kind, and the step, seat or person that it is about.

    The end of an age has its number in the place of the step, and a superseded message its own.
    """

    kind: MessageKind
    step: int = NONE
    seat: int = NONE
    person: int = NONE


SCORE = MessageKey("score")
"""The message that ends a game. A game may be over before it is posted, never after."""

WARNING = MessageKey("warning")
"""The message that warns of the end of a game that nobody touches."""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message that has been sent."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a game has said, so that it need not be said again: of a step or to a person."""

    kind: NoteKind
    step: int = NONE
    person: int = NONE


@dataclass(frozen=True, slots=True)
class Posted:
    """What has been posted for a table, so that nothing is posted twice after a crash.

    ``notes`` say when something was said, in seconds since 1970; 0 where it does not matter.
    """

    messages: Mapping[MessageKey, MessageRef] = field(default_factory=dict)
    notes: Mapping[Note, float] = field(default_factory=dict)

    @property
    def first_untold(self) -> int:
        """The first step that no message has told to its end yet, played or not."""
        return max((note.step for note in self.notes if note.kind == "told"), default=-1) + 1

    @property
    def current(self) -> MessageKey:
        """The message in which the game goes on now; its key has its first step."""
        return MessageKey("step", self.first_untold)

    def asks(self, step: int) -> bool:
        """Whether the message in which the game goes on asks for a step."""
        if self.first_untold == step:
            return self.current in self.messages
        return Note("asked", step) in self.notes

    def with_message(self, key: MessageKey, ref: MessageRef) -> Posted:
        """Return this with one more message, or another one of its key."""
        return replace(self, messages={**self.messages, key: ref})

    def without_message(self, key: MessageKey) -> Posted:
        """Return this without a message."""
        return replace(self, messages={each: ref for each, ref in self.messages.items() if each != key})

    def with_note(self, note: Note, at: float = 0.0) -> Posted:
        """Return this with one more note."""
        return replace(self, notes={**self.notes, note: at})

    def without_note(self, note: Note) -> Posted:
        """Return this without a note."""
        return replace(self, notes={each: at for each, at in self.notes.items() if each != note})


@dataclass(frozen=True, slots=True)
class Draft:
    """A message that is being posted, until Discord has said which one it has become.

    Where that answer is lost it is tried again with the same ``nonce``, which no other message has.
    ``since`` is when it was first tried, in seconds since 1970.
    """

    key: MessageKey
    channel: int
    nonce: int
    since: float


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is kept of a game: ``header`` is its record before the first step, ``picks`` are by step.

    ``tips`` are the kinds of those that were told in a game that is going on, by person and step.
    """

    row: TableRow
    header: JsonObject
    seats: list[SeatRow]
    steps: list[JsonObject]
    picks: Mapping[int, Mapping[Seat, JsonObject]]
    posted: Posted
    departures: list[Departure]
    ending: Ending | None
    tips: Mapping[tuple[int, int], str] = field(default_factory=dict)

    def picked_in(self, step: int) -> JsonObject:
        """Return the picks of a step as a record has them."""
        return {str(seat): choice for seat, choice in self.picks.get(step, {}).items()}


@dataclass(frozen=True, slots=True)
class Person:
    """What the bot remembers of a person; ``direct_channel`` is None while their messages are closed.

    It is None too as long as nobody has written to them. Some want their hands in the channel all the same,
    some no tips in their first game, some to be asked nothing before a choice that ends the round, some to
    read in another language than that of their Discord. ``edition`` is the one of 7 Wonders that they have
    chosen last for a table.
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
        """The language in which they want to read, as far as it is known."""
        return self.own_language or self.language

    @property
    def hands_go_to(self) -> int | None:
        """The channel of the direct messages with their hands; None where **My hand** shows them."""
        return None if self.hands_in_channel else self.direct_channel


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept of a person: ``lobbies`` and ``running`` games with a seat of theirs, by number.

    ``ended`` counts the lobbies and games behind them in which they had a seat, ``finished`` the games of
    the history in which they took part, those from score pads included. They may be ``left_out`` of what is
    shown, have a score ``pad``, and have been told ``tips`` in games that are going on.
    """

    person: Person
    lobbies: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    ended: int = 0
    finished: int = 0
    left_out: bool = False
    pad: bool = False
    tips: bool = False
