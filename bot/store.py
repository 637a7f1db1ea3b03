"""What must survive a crash, and what whoever keeps it promises."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from bot.options import Options
from bot.rows import (
    Address,
    Departure,
    Draft,
    Ending,
    EndReason,
    Kept,
    Person,
    Post,
    SeatRow,
    StoredGame,
    TableRow,
)
from bot.statistics.store import StatisticsStore
from engine.game import JsonObject, Seat


class StoreError(Exception):
    """The store cannot do what it was asked; nothing has changed, and the next call may succeed.

    The message is one sentence for the person at the shell.
    """


class OutageError(StoreError):
    """The server, the disk or the way to it is away: nothing is wrong with what was asked."""


class ServedError(StoreError):
    """Another process serves what is to be opened."""


class FencedError(StoreError):
    """Others have taken what this process served: it was silent for too long, and has to begin anew."""


class PlaceTakenError(StoreError):
    """The channel or thread has a lobby or a game already."""


class StepTakenError(StoreError):
    """The step has been written before: whoever asks knows an older state of the game."""


class PicksChangedError(StoreError):
    """Somebody has changed a pick through another process: the step is not as who plays it knows it."""


class UnreadableError(StoreError):
    """What is kept of a table cannot be read: it was written by another version, or it is damaged."""

    def __init__(self, table: int, fault: object) -> None:
        """Name the table, and what is wrong with it."""
        super().__init__(f"table {table} cannot be read: {fault}")
        self.table = table


class Store(StatisticsStore, Protocol):
    """What is kept.

    Every method that changes something does so all at once or not at all, and has it on disk when it
    returns. Every method that reads shows one moment: never half of what somebody writes meanwhile. All
    raise `StoreError`, and those that give a table `UnreadableError`. Times are seconds since 1970.
    """

    async def close(self) -> None:
        """Let go of the store after what is being written."""
        ...

    # -- lobbies and games ----------------------------------------------------------------------------

    async def create_table(
        self,
        *,
        server: int,
        channel: int,
        host: int,
        language: str,
        options: Options,
        seats: Sequence[SeatRow],
        now: float,
        deadline: float | None = None,
    ) -> TableRow:
        """Open a lobby that keeps some seats until ``deadline``, if any; raises `PlaceTakenError`."""
        ...

    async def save_table(self, row: TableRow) -> None:
        """Write a table's row."""
        ...

    async def save(self, row: TableRow, seats: Sequence[SeatRow], departure: Departure | None = None) -> None:
        """Write a table's row and its seats, where a person has left one of them with the departure."""
        ...

    async def readmit(self, table: int, person: int) -> None:
        """Let a person who was replaced take a seat of the game again."""
        ...

    async def begin(self, row: TableRow, header: JsonObject, seats: Sequence[SeatRow]) -> None:
        """Turn a lobby into a game; ``header`` is its record before the first step.

        Raises `PlaceTakenError` where it is to be played in a place that has a lobby or game of its own.
        """
        ...

    async def set_aside(self, table: int, reason: EndReason, now: float) -> None:
        """Free the place and the seats of a table that cannot be read; all that is kept of it stays."""
        ...

    async def table(self, table: int) -> TableRow | None:
        """Give the row of a table, or None."""
        ...

    async def with_seats(self, table: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Give the row and the seats of a table, or None."""
        ...

    async def lobby_at(self, place: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Give the lobby of a channel with its seats, or None."""
        ...

    async def count_live(self, server: int) -> int:
        """Count the lobbies and the running games of a server."""
        ...

    async def idle_lobbies(self, before: float) -> list[TableRow]:
        """List the lobbies in which nobody has done anything since ``before``."""
        ...

    async def lobbies_kept_until(self, now: float) -> list[TableRow]:
        """List the lobbies that have kept seats for as long as they do, until ``now`` or before."""
        ...

    async def live_tables(self, server: int | None = None) -> list[TableRow]:
        """List the lobbies and running games, of one server or of all; those that cannot be read are not."""
        ...

    async def unreadable_tables(self) -> list[Address]:
        """List the lobbies and the running games whose rows cannot be read."""
        ...

    async def unfinished_games(self) -> list[TableRow]:
        """List the games that run, and those that are over but whose score nobody has been told.

        Those whose rows cannot be read are not listed.
        """
        ...

    async def untidied_tables(self) -> list[Address]:
        """List the games that have ended and whose messages are still remembered: some may have buttons.

        Those that are over but whose score nobody has been told still need theirs, and are not listed.
        """
        ...

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline and the age of all lobbies and games: clocks stand still meanwhile."""
        ...

    # -- games ----------------------------------------------------------------------------------------

    async def game(self, table: int) -> StoredGame | None:
        """Give all that is kept of a game that has begun, or None."""
        ...

    async def put_step(
        self,
        row: TableRow,
        step: int,
        choices: JsonObject,
        seats: Sequence[SeatRow],
        *,
        played_for: Collection[Seat] = (),
        ending: Ending | None = None,
    ) -> None:
        """Write a step that everyone has chosen, with the table and the seats as they are after it.

        The computer chose for the seats in ``played_for``. The last step comes with the ``ending``: it and
        the results are written with the step, and never again. Raises `StepTakenError`, and where several
        processes write picks `PicksChangedError`.
        """
        ...

    async def step_back(self, row: TableRow, step: int, tips: Mapping[tuple[int, int], str]) -> None:
        """Forget a step of a running game and all after it, with what was picked there.

        The table is as ``row`` says; ``tips`` are those that have been told, by person and step.
        """
        ...

    async def put_ending(self, row: TableRow, ending: Ending) -> None:
        """Write what a game came to whose last step was written without it."""
        ...

    async def unsettled_games(self) -> list[int]:
        """List the games played to their end of which an older version kept no result, the oldest first."""
        ...

    async def settle(self, table: int, ending: Ending | None) -> None:
        """Write what such a game came to, to be counted; without an ``ending`` it is not listed again."""
        ...

    async def mark_told(self, table: int) -> None:
        """Remember that the score of a game has been told."""
        ...

    async def last_ended(self, place: int) -> int | None:
        """Give the number of the last game that was played to its end in a channel or thread, or None.

        One that nobody played any more counts as well, where a step of it was played.
        """
        ...

    async def seats(self, table: int) -> list[SeatRow]:
        """List a table's seats in order."""
        ...

    async def picks(self, table: int, step: int) -> dict[Seat, JsonObject]:
        """Give what has been picked in a step of a game."""
        ...

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Take back the picks of ``seats`` and write ``picks`` in their place."""
        ...

    # -- messages, records, people, facts -------------------------------------------------------------

    async def posts(self, table: int) -> dict[str, Post]:
        """Give every message posted for a table, by its name."""
        ...

    async def put_post(self, table: int, name: str, post: Post) -> None:
        """Remember a message."""
        ...

    async def drop_post(self, table: int, name: str) -> None:
        """Forget a message."""
        ...

    async def drop_posts(self, table: int) -> None:
        """Forget every message of a table."""
        ...

    async def put_draft(self, table: int, draft: Draft) -> Draft:
        """Write down a message that is to be posted; return the one that is written down for its name.

        That is an earlier one where nobody knows what has become of it in this channel.
        """
        ...

    async def settle_draft(self, table: int, draft: Draft, post: Post) -> bool:
        """Remember what a draft has become; False where it was dropped meanwhile."""
        ...

    async def drafts(self, table: int) -> list[Draft]:
        """List the messages of a table of which nobody knows whether they have arrived."""
        ...

    async def drop_draft(self, draft: Draft) -> None:
        """Forget a message that is not to be posted any more, or has not become one."""
        ...

    async def put_record(self, record: JsonObject, now: float) -> int:
        """Keep a record that somebody shows now; gives its number."""
        ...

    async def drop_old(self, now: float, record_seconds: float) -> None:
        """Delete records that were shown ``record_seconds`` ago, and score pads untouched for a month."""
        ...

    async def record(self, number: int) -> JsonObject | None:
        """Give a record by its number, or None."""
        ...

    async def open_pad(self, person: int, pad: JsonObject, now: float) -> int:
        """Keep a person's score pad in the place of the one that they had; gives its number.

        Pads that nobody has touched for a month go.
        """
        ...

    async def pad(self, number: int, person: int) -> JsonObject | None:
        """Give a person's score pad by its number, or None."""
        ...

    async def save_pad(self, number: int, pad: JsonObject, now: float) -> None:
        """Write a score pad."""
        ...

    async def person(self, person: int) -> Person:
        """Give what is known of a person."""
        ...

    async def set_direct_channel(self, person: int, channel: int | None) -> None:
        """Remember where a person can be written to, None for nowhere; somebody forgotten stays forgotten."""
        ...

    async def set_hands_in_channel(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants their hands in the channel; somebody forgotten stays forgotten."""
        ...

    async def set_without_confirmation(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants choices that end the round to count unasked.

        Somebody forgotten stays forgotten.
        """
        ...

    async def put_tip(self, table: int, person: int, step: int, kind: str) -> None:
        """Remember which tip a person with a seat was told in a step, until the game is over."""
        ...

    async def silence_tips(self, person: int) -> None:
        """Remember that a person wants no tips, and forget those that were told.

        Somebody forgotten stays forgotten.
        """
        ...

    async def has_finished(self, person: int, game: str) -> bool:
        """Tell whether a person has played a game of this kind to its end, practice aside."""
        ...

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        ...

    async def choose_language(self, person: int, language: str | None) -> None:
        """Let a person read in a language of their own; with None in that of their Discord."""
        ...

    async def choose_server_language(self, server: int, language: str | None) -> None:
        """Let a server read in public in a language; with None in that of its Discord."""
        ...

    async def chosen_languages(self) -> tuple[dict[int, str], dict[int, str]]:
        """Give the languages that persons and servers have chosen, by their numbers."""
        ...

    async def kept_of(self, person: int) -> Kept:
        """Tell how much is kept of a person."""
        ...

    async def forget(self, person: int, name: str) -> None:
        """Delete what is kept of a person, but for seats of lobbies and running games that they still have.

        Seats that they had keep what was played and what it came to, under ``name``, as those of
        `bot.rows.FORGOTTEN`. Who has left a running game remains known as long as it runs. In records that
        somebody has shown, all names that the person had become ``name``.

        It is done in several transactions: once the first one is written, `finish_forgetting` does the rest
        where the process dies, or where the database is away, which raises nothing then.
        """
        ...

    async def finish_forgetting(self) -> None:
        """Forget those whom a process that died has not forgotten to the end."""
        ...

    async def fact(self, name: str) -> str | None:
        """Give a remembered fact, or None."""
        ...

    async def put_fact(self, name: str, value: str) -> None:
        """Remember a fact."""
        ...
