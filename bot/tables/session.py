"""A session: one running game, its picks, and who plays which seat."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Generic, TypeVar

from bot.common.clock import Now
from bot.common.refusal import Name, Refusal
from bot.common.stored_rows import USUAL_LEVEL, Departure, Posted, SeatRow, TableRow
from bot.storage.errors import ElsewhereError
from bot.storage.store import Store
from bot.tables.game_snapshot import LATE_ROUNDS_BEFORE_AWAY, GameSnapshot
from bot.tables.replay import ending_of, without_last_step
from engine.game import Choice, JsonObject, Seat

ValueT = TypeVar("ValueT")

TOUCH_SECONDS = 3600.0
"""Activity is stored again after this long."""

NOTICED_SECONDS = 20.0
"""After a pause of this length, players are shown their new deadline."""


class OfSnapshot(Generic[ValueT]):
    """An attribute of a session that its snapshot has; only a new snapshot changes it."""

    def __init__(self, read: Callable[[GameSnapshot], ValueT]) -> None:
        self._read = read

    def __get__(self, session: Session, _: type[Session]) -> ValueT:
        """Return the value of the game as it is now."""
        return self._read(session.snapshot)


class Lateness:
    """The seats whose players were late: ``in_step`` in the current step, ``in_turn`` earlier in the turn."""

    def __init__(self) -> None:
        self.in_step = set[Seat]()
        self.in_turn = set[Seat]()

    def played_for(self, game: GameSnapshot) -> set[Seat]:
        """Return the persons' seats for which the computer has chosen in this step."""
        away = {row.seat for row in game.seats if row.person is not None and game.plays_itself(row.seat)}
        return self.in_step | (self.in_turn | away) & set(game.deciding())

    def counted(self, row: SeatRow) -> SeatRow:
        """Count this round if it was late; a row at the limit goes beyond it: away is announced only once."""
        if row.seat in self.in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Sequence[Seat]) -> None:
        """Start the next step; the turns of some seats go on."""
        self.in_turn = (self.in_turn | self.in_step) & set(still_in_turn)
        self.in_step = set()


class Session:
    """The live session of a game: the only place where it changes. All that must survive a crash is stored.

    Messages and pictures are made from its `snapshot`, never from the session itself. A holder of
    ``choosing`` can take ``row_lock``, never the other way round.
    """

    def __init__(self, snapshot: GameSnapshot, store: Store, now: Now) -> None:
        """Go on from ``snapshot``, whose last step may not have been announced before a crash."""
        self._announced = without_last_step(snapshot)
        self.snapshot = replace(snapshot, announced_steps=self._announced.step)
        """The game as it is now; only the session puts another one here."""
        self.task: asyncio.Task[None] | None = None
        self.is_taken_over = False
        self.lateness = Lateness()
        self.choosing = asyncio.Lock()
        self.row_lock = asyncio.Lock()
        self.hand_locks = defaultdict[Seat, asyncio.Lock](asyncio.Lock)
        self.changed = asyncio.Event()
        self.woken = asyncio.Event()
        # Set once another process takes over; this one then does nothing more.
        self.is_elsewhere = False
        # It isn't known yet whether a restored game waits for Discord's answer to a message.
        self.is_in_doubt = True
        self._store = store
        self._now = now
        self._tapped: dict[Seat, tuple[Seat, int, Choice]] = {}
        self._played = asyncio.Event()

    # -- state ----------------------------------------------------------------------------------------

    @property
    def announced(self) -> GameSnapshot:
        """The game as announced: without a step that was played but isn't posted yet."""
        now = self.snapshot
        if now.announced_steps >= now.step:
            return now
        return replace(self._announced, row=now.row, seats=now.seats, posted=now.posted, tips=now.tips)

    id = OfSnapshot(lambda game: game.id)
    row = OfSnapshot(lambda game: game.row)
    seats = OfSnapshot(lambda game: game.seats)
    game = OfSnapshot(lambda game: game.game)
    history = OfSnapshot(lambda game: game.history)
    picks = OfSnapshot(lambda game: game.picks)
    posted = OfSnapshot(lambda game: game.posted)
    messages = OfSnapshot(lambda game: game.messages)
    step = OfSnapshot(lambda game: game.step)
    is_running = OfSnapshot(lambda game: game.is_running)
    asks = OfSnapshot(lambda game: game.asks)
    seat_of = OfSnapshot(lambda game: game.seat_of)

    @property
    def needs_touch(self) -> bool:
        """Whether its players have been idle long enough that their next action must be stored."""
        warned = self.row.expires is not None
        return self.is_running and (warned or self._now() - self.row.active >= TOUCH_SECONDS)

    # -- posts and tips -------------------------------------------------------------------------------

    def mark_announced(self) -> None:
        """Note that all steps played so far have been announced."""
        self.snapshot = replace(self.snapshot, announced_steps=self.step)

    def select(self, step: int, tapped: int) -> None:
        """Remember what the deciding player has selected, until the step is decided."""
        if self.asks(step):
            self.snapshot = replace(self.snapshot, selected=tapped)

    def remember_posted(self, posted: Posted) -> None:
        """Take over what has been posted and stored."""
        self.snapshot = replace(self.snapshot, posted=posted)

    def remember_tip(self, person: int, step: int, kind: str) -> None:
        """Remember the tip of a person in a step, which is stored already."""
        self.snapshot = replace(self.snapshot, tips={**self.snapshot.tips, (person, step): kind})

    def forget_tips(self, person: int) -> None:
        """Forget a person's tips."""
        tips = {key: kind for key, kind in self.snapshot.tips.items() if key[0] != person}
        self.snapshot = replace(self.snapshot, tips=tips)

    # -- players' actions -----------------------------------------------------------------------------

    async def choose(self, seat: Seat, step: int, choice: Choice) -> None:
        """Store a player's choice, replacing an earlier one; it is on disk on return. Raises `Refusal`."""
        async with self.choosing:
            self._refuse_other_step(step)
            # A player chooses for a city without one, too.
            asked = (each.chooser for each in self.snapshot.decisions_so_far() if each.seat == seat)
            chooser = seat if seat < len(self.seats) else next(asked, None)
            if chooser is None:
                raise Refusal("refusal-offer-changed")
            kept = self.snapshot.picks_but_for(chooser)
            if seat != chooser:
                kept = {each: choice for each, choice in self.picks.items() if each != seat}
            decision = next((each for each in self.game.decisions(kept) if each.seat == seat), None)
            if decision is None or choice not in decision.choices:
                raise Refusal("refusal-offer-changed")
            await self.replace_picks({**kept, seat: choice})
            # The choice counts, whatever fails after this.
            self.changed.set()
            self.lateness.in_step.discard(chooser)
            if self.seats[chooser].late:
                await self._change_seat(replace(self.seats[chooser], late=0))

    def set_unconfirmed(self, chooser: Seat, seat: Seat, step: int, choice: Choice | None) -> None:
        """Remember a choice that a player has tapped but not yet confirmed, or forget it if None."""
        self._tapped.pop(chooser, None)
        if choice is not None:
            self._tapped[chooser] = seat, step, choice

    async def choose_tapped(self) -> None:
        """Make the choices that players have tapped in this step without confirming them."""
        tapped = [each for chooser, each in self._tapped.items() if chooser in self.snapshot.awaited()]
        self._tapped.clear()
        for seat, step, choice in tapped:
            with suppress(Refusal):
                await self.choose(seat, step, choice)

    async def take_back(self, seat: Seat, step: int) -> None:
        """Take back all of a player's picks in this step; raises `Refusal`."""
        async with self.choosing:
            self._refuse_other_step(step)
            self._tapped.pop(seat, None)
            await self.replace_picks(self.snapshot.picks_but_for(seat))
            self.changed.set()

    async def hand_to_person(self, seat: Seat, person: int, name: str) -> None:
        """Give a seat to a person, who can still decide this step; raises `Refusal`."""
        async with self.choosing:
            self.refuse_ended()
            self._refuse_seat(seat, person)
            try:
                # If storing the seat fails, the computer player chooses again.
                if not self.game.over:
                    await self.replace_picks(self.snapshot.picks_but_for(seat))
                await self._change_seat(
                    replace(self.seats[seat], person=person, name=name, late=0, level=None)
                )
                self.lateness.in_turn.discard(seat)
                await self.change_row(self._with_half_the_time)
            finally:
                self.changed.set()

    async def hand_to_computer(
        self, seat: Seat, choose_name: Callable[[Sequence[str]], str], person: int, *, replaced: bool = False
    ) -> None:
        """Hand a person's seat to a computer player; raises `Refusal`.

        ``choose_name`` returns a name, given those at the table.
        """
        async with self.choosing:
            self.refuse_ended()
            if self.seats[seat].person != person:
                raise Refusal("refusal-seat-changed")
            others = [row.person for row in self.seats if row.person is not None and row.seat != seat]
            departure = Departure(person, seat, self.step, replaced)
            name = choose_name([row.name for row in self.seats])
            await self._change_seat(
                replace(self.seats[seat], person=None, name=name, late=0, level=USUAL_LEVEL),
                host=others[0] if person == self.row.host and others else None,
                departure=departure,
            )
            departures = [each for each in self.snapshot.departures if each.key != departure.key]
            self.snapshot = replace(self.snapshot, departures=[*departures, departure])
            self.changed.set()

    async def readmit(self, person: int) -> None:
        """Let a person who was replaced take a seat again."""
        async with self.choosing:
            self.refuse_ended()
            await self._store.readmit(self.id, person)
            now = self.snapshot
            departures = [
                replace(each, replaced=each.replaced and each.person != person) for each in now.departures
            ]
            self.snapshot = replace(now, departures=departures)

    # -- steps -----------------------------------------------------------------------------------------

    async def leave_to_others(self) -> None:
        """Hand the session to another process: later changes here raise `ElsewhereError`."""
        async with self.choosing, self.row_lock:
            self.is_elsewhere = True

    async def resolve(self) -> bool:
        """Play the step; return False, with nothing changed, if a pick is missing."""
        async with self.choosing:
            before, choices = self.snapshot, dict(self.picks)
            if before.pending():
                return False
            record: JsonObject = {str(seat): choice.as_json() for seat, choice in sorted(choices.items())}
            seats = [self.lateness.counted(seat) for seat in self.seats]
            played_for = self.lateness.played_for(before)
            # The last step is stored together with the ending.
            after = before.after(choices)
            ending = ending_of(after.game, after.history)
            await self.change_row(
                _stopped if ending is None else self._over,
                lambda row: self._store.put_step(
                    row, before.step, record, seats, played_for=played_for, ending=ending
                ),
                **_played(after),
                seats=seats,
            )
            self._announced = before
            self._played.set()
            self._played = asyncio.Event()
            self.lateness.go_on(self.snapshot.deciding() if self.row.options.in_turns else ())
            return True

    async def rewind(self, then: GameSnapshot) -> None:
        """Go back to the state ``then``, with its tips; the caller holds ``choosing``."""
        announced = without_last_step(then)
        await self.change_row(
            _stopped,
            lambda row: self._store.rewind_game(row, then.step, then.tips),
            **_played(then),
            tips=then.tips,
            announced_steps=announced.step,
        )
        self._announced = announced
        self.lateness = Lateness()

    async def until_played(self, step: int) -> None:
        """Wait until a step has been played."""
        while self.step <= step:
            await self._played.wait()

    async def load_ending(self) -> None:
        """Load the stored ending; write it first if an older version stored only the last step."""
        ending = ending_of(self.game, self.history)
        if ending is not None and self.is_running:
            await self.change_row(self._over, lambda row: self._store.put_ending(row, ending))
        honour = await self._store.honour_of(self.id)
        self.snapshot = replace(self.snapshot, honour=honour)

    async def mark_score_posted(self) -> None:
        """Store that everything about a finished game has been posted."""
        await self._store.mark_score_posted(self.id)

    def _with_half_the_time(self, row: TableRow) -> TableRow:
        """Return the row with at least half of a step's time left, for a player who just joined."""
        seconds, deadline = row.options.seconds, row.deadline
        if seconds is None or deadline is None:
            return row
        return replace(row, deadline=max(deadline, self._now() + seconds / 2))

    def _over(self, row: TableRow) -> TableRow:
        if row.state != "playing":
            return row
        return replace(row, state="over", reason="played", ended=self._now(), deadline=None)

    # -- the row --------------------------------------------------------------------------------------

    async def change_row(
        self,
        change: Callable[[TableRow], TableRow],
        write: Callable[[TableRow], Awaitable[object]] | None = None,
        **changes: Any,
    ) -> TableRow:
        """Store the row as ``change`` makes it from the newest one; return the row before.

        This is the only way to change it, under ``row_lock``, so that no change undoes another. ``write``
        stores more with it, ``changes`` go into the snapshot. Without ``write`` an equal row isn't stored.
        """
        async with self.row_lock:
            self.refuse_elsewhere()
            before = self.row
            after = change(before)
            if write is not None:
                await write(after)
            elif after != before:
                await self._store.save_table(after)
            self.snapshot = replace(self.snapshot, row=after, **changes)
            return before

    def shift_clock(self, seconds: float) -> None:
        """Shift the clock, which the store has done; the caller holds the ``row_lock`` of all sessions."""
        if self.is_running:
            row = self.row
            shifted = replace(
                row,
                active=row.active + seconds,
                deadline=None if row.deadline is None else row.deadline + seconds,
                expires=None if row.expires is None else row.expires + seconds,
            )
            self.snapshot = replace(self.snapshot, row=shifted)
            if row.deadline is not None and seconds >= NOTICED_SECONDS:
                self.changed.set()

    async def start_clock(self, left: float | None = None) -> None:
        """Start the clock of a step unless it runs, with the seconds ``left`` when it was stopped."""

        def started(row: TableRow) -> TableRow:
            seconds = row.options.seconds
            if seconds is None or row.deadline is not None or row.state != "playing":
                return row
            # If no time was left, half the limit is given again.
            rest = seconds if left is None else left if left > 0 else seconds / 2
            return replace(row, deadline=self._now() + rest)

        await self.change_row(started)

    async def stop_clock(self) -> float | None:
        """Stop the clock; return the seconds left, or None if it wasn't running."""
        before = await self.change_row(_stopped)
        return None if before.deadline is None else before.deadline - self._now()

    def seconds_to_alarm(self, *, reminded: bool) -> float | None:
        """Return the seconds until half the time is gone, or all if ``reminded``; None without a clock."""
        seconds, deadline = self.row.options.seconds, self.row.deadline
        if seconds is None or deadline is None:
            return None
        return max(0.0, (deadline if reminded else deadline - seconds / 2) - self._now())

    async def set_language(self, language: str) -> None:
        """Change the public language of the game; raises `Refusal` if it is over."""

        def spoken(row: TableRow) -> TableRow:
            self.refuse_ended()
            return replace(row, language=language)

        await self.change_row(spoken)

    def refuse_elsewhere(self) -> None:
        """Raise `ElsewhereError` if another process serves it by now."""
        if self.is_elsewhere:
            raise ElsewhereError(self.row.server)

    def refuse_ended(self) -> None:
        """Raise `Refusal` if the game is over, or `ElsewhereError`."""
        self.refuse_elsewhere()
        if not self.is_running:
            raise Refusal("refusal-game-over")

    def _refuse_other_step(self, step: int) -> None:
        self.refuse_ended()
        if self.game.over or step != self.step:
            raise Refusal("refusal-round-over")
        if not self.snapshot.pending():
            raise Refusal("refusal-everyone-has-picked")

    def _refuse_seat(self, seat: Seat, person: int) -> None:
        """Raise `Refusal` if a person can't take a seat."""
        game = self.snapshot
        if game.seats[seat].person not in (None, person):
            raise Refusal("refusal-seat-taken", name=Name(game.seats[seat].name))
        if game.seat_of(person) not in (None, seat):
            raise Refusal("refusal-already-playing")
        if game.was_replaced(person):
            raise Refusal("refusal-replaced", host=Name(game.host_name))
        if game.is_practice and person != game.row.host:
            raise Refusal("refusal-practice-of", host=Name(game.host_name))
        left = {each.seat for each in game.departures if (each.person, each.step) == (person, game.step)}
        if not game.row.options.in_turns and left - {seat}:
            # With hidden hands, the person has seen that of the other seat.
            raise Refusal("refusal-has-seen-a-hand")

    async def replace_picks(self, picks: dict[Seat, Any]) -> None:
        """Replace the picks of this step; the caller holds ``choosing``."""
        self.refuse_elsewhere()
        gone = [seat for seat in self.picks if seat not in picks]
        fresh = {seat: choice.as_json() for seat, choice in picks.items() if self.picks.get(seat) != choice}
        await self._store.replace_picks(self.id, self.step, gone, fresh)
        self.snapshot = replace(self.snapshot, picks=picks)

    async def _change_seat(
        self, seat: SeatRow, *, host: int | None = None, departure: Departure | None = None
    ) -> None:
        """Store a seat, and a new ``host`` if given; the caller holds ``choosing``."""
        self.lateness.in_step.discard(seat.seat)
        self._tapped.pop(seat.seat, None)
        seats = [seat if each.seat == seat.seat else each for each in self.seats]
        await self.change_row(
            lambda row: row if host is None else replace(row, host=host),
            lambda row: self._store.save(row, seats, departure),
            seats=seats,
        )


def _stopped(row: TableRow) -> TableRow:
    return replace(row, deadline=None)


def _played(game: GameSnapshot) -> dict[str, Any]:
    """Return what changes in a snapshot when its steps become those of ``game``."""
    return {"game": game.game, "history": game.history, "selected": None, "picks": {}, "resumed": False}
