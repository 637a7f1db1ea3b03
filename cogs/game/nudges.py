"""Nudges: a player calls everyone still to pick, each at most once in a while."""

from __future__ import annotations

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import NO_SUBJECT, MessageKey, Note, SeatRow
from bot.common.times import timestamp
from bot.tables.session import Session
from cogs.discord.message import escape, message
from cogs.inbox.inbox import Inbox

QUIET_SECONDS = 3600.0
"""How long until a person can be nudged again in the same game."""


class Nudges:
    """Calls the players who are still to pick."""

    def __init__(self, client: Client, inbox: Inbox) -> None:
        """Post through ``inbox``."""
        self._client = client
        self._inbox = inbox
        self._lock = KeyedLock()

    async def nudge(self, session: Session, person: int, name: str) -> tuple[list[str], list[str]]:
        """Nudge the others who are still to pick and weren't nudged recently, in the name of a player.

        Return the names of those nudged and of those skipped. Raise `Refusal` if nobody else is still to
        pick, or all of them were nudged recently.
        """
        async with self._lock(session.id):
            snapshot = session.snapshot
            awaited = [
                seat
                for seat in (snapshot.seats[number] for number in snapshot.waiting_for())
                if seat.person not in (None, person) and not snapshot.plays_itself(seat.seat)
            ]
            if not awaited and snapshot.seat_of(person) in snapshot.awaited():
                raise Refusal("refusal-nudge-yourself")
            if not awaited:
                raise Refusal("refusal-nobody-to-nudge")
            now = self._client.clock.now()
            nudged = {seat: session.posted.notes.get(_note(seat), -QUIET_SECONDS) for seat in awaited}
            quiet_until = {seat: last + QUIET_SECONDS for seat, last in nudged.items()}
            called = [seat for seat in awaited if quiet_until[seat] <= now]
            if not called:
                raise Refusal("refusal-nudged-already", until=timestamp(min(quiet_until.values())))
            await self._call(session, called, name)
        others = [seat for seat in awaited if seat not in called]
        return [escape(seat.name) for seat in called], [escape(seat.name) for seat in others]

    async def _call(self, session: Session, called: list[SeatRow], name: str) -> None:
        """Post a message that mentions people, stored for each of their seats until all have picked."""
        keys = [MessageKey("nudge", session.step, seat.seat) for seat in called]
        text = self._client.languages.of(session.row.language)
        persons = [seat.person for seat in called if seat.person is not None]
        mentions = " ".join(f"<@{each}>" for each in persons)
        # A step may last longer than the pause between nudges: a newer nudge replaces the older one.
        for key in keys:
            await self._inbox.messages.take_back(session, key)
        words = message(text("nudge", persons=mentions, name=escape(name)))
        await self._inbox.messages.post_once(session, keys[0], words, mentions=persons)
        ref = session.messages.get(keys[0])
        if session.is_running and ref is not None:
            for key, seat in zip(keys, called, strict=True):
                await self._inbox.messages.remember(session, key, ref)
                await self._inbox.messages.note(session, _note(seat), self._client.clock.now())
        for key in keys:
            await self._inbox.messages.take_back_late(session, key)
        if not session.is_running:
            raise Refusal("refusal-game-over")


def _note(seat: SeatRow) -> Note:
    return Note("nudged", person=NO_SUBJECT if seat.person is None else seat.person)
