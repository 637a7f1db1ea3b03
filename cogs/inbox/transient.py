"""Messages that hold only for a while, such as hands, reminders and offers of seats: taken back in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import nullcontext

import discord

from bot.client import Client
from bot.common.rows import NONE, Address, Draft, MessageKey, Note, Posted, SeatRow
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import best_effort
from cogs.discord.message import message
from cogs.inbox.messages import GameMessages
from cogs.inbox.policies import POLICIES
from engine.game import Seat

log = logging.getLogger(__name__)


Remembered = Callable[[GameSnapshot, Seat, Translator], str]
"""Says in a line what a player chose in the last step, for this player alone: what a hand becomes."""


class TransientMessages:
    """Takes back what does not hold any more."""

    def __init__(self, client: Client, messages: GameMessages, remembered: Remembered) -> None:
        """Work for ``client`` on what was sent with ``messages``."""
        self._client = client
        self._messages = messages
        self._remembered = remembered

    async def settle(self, session: Session, *about_to_go: MessageKey) -> None:
        """Find out which messages have arrived though the answer was lost; what no longer holds is deleted.

        What is ``about_to_go`` is found like any other message then.
        """

        async def holds(draft: Draft) -> bool:
            if not (draft.key in about_to_go or _holds(session.snapshot, draft.key)):
                return False
            return draft.channel == session.row.place or await self._is_theirs(session, draft)

        await self._messages.settle(session, holds)

    async def _is_theirs(self, session: Session, draft: Draft) -> bool:
        """Whether a message was written to the person who has the seat that it is about, or to the host."""
        seat = draft.key.seat
        person = session.row.host if seat == NONE else session.seats[seat].person
        return person is not None and await self._messages.delivery.writes_in(person, draft.channel)

    async def take_back_answered(self, session: Session) -> None:
        """Delete what asked those for a pick who have picked since."""
        await self.settle(session)
        for key in list(session.messages):
            if _asks_for_a_pick(key) and not _holds(session.snapshot, key):
                await self.take_back(session, key)

    async def take_back_late(self, session: Session, key: MessageKey, person: int | None = None) -> None:
        """Take back a message that has arrived too late, or was for a ``person`` who has left the seat."""
        if not session.is_running:
            await self.close(session.row.address, why_over(session), session)
        elif not _holds(session.snapshot, key) or (
            key.seat != NONE and person not in (None, session.seats[key.seat].person)
        ):
            if key.kind == "hand":
                await self.put_away(session, key.step, Seat(key.seat))
            else:
                await self.take_back(session, key)

    async def take_back(self, session: Session, key: MessageKey) -> None:
        """Delete a message, where there is one, unless it is there for others as well."""
        if key in session.messages and self._messages.has_other_keys(session, key):
            await self._messages.forget(session, key)
        else:
            await self._messages.delete(session, key)

    async def put_away(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and delete what asked for it.

        What was picked is told to the person who has the seat, not to one who has left it.
        """
        for kind in ("reminder", "call"):
            await self.take_back(session, MessageKey(kind, step, seat))
        key, person = MessageKey("hand", step, seat), session.seats[seat].person
        if key not in session.messages:
            return
        async with session.hand_locks[seat]:
            ref = session.messages.get(key)
            if ref is None:
                return
            delivery = self._messages.delivery
            made = message(self._client.languages.of(session.row.language)("hand-put-away"))
            played = step == session.step - 1
            if played and person is not None and await delivery.writes_in(person, ref.channel):
                text = await self._messages.private_text(person)
                if step == session.step - 1:
                    made = message(self._remembered(session.snapshot, seat, text))
            if session.snapshot.is_practice:
                # A step may be taken back: nothing may stand there then that says otherwise.
                await delivery.delete(ref)
            else:
                await delivery.edit(ref, made.view())
            await self._messages.forget(session, key)

    async def step_back(self, session: Session, step: int, age: int | None) -> None:
        """Take back all that was posted since a step, of an ``age``, that is decided again.

        The message that asked for it stays, to ask again.
        """
        await best_effort(self._messages.close_drafts(session.id, at_once=True))
        for note in [each for each in session.posted.notes if each.step >= step]:
            await self._messages.forget_note(session, note)
        current = session.posted.current
        for key in list(session.messages):
            is_later = key.kind == "age" and age is not None and key.step >= age
            if key != current and (is_later or (POLICIES[key.kind].of_a_step and key.step >= current.step)):
                await self.take_back(session, key)

    async def finish_step_back(self, session: Session) -> None:
        """Take back what belongs to later steps, where a step back was cut short."""
        if not session.snapshot.is_practice:
            return
        step = session.step
        for note in [each for each in session.posted.notes if each.step > step or each == Note("told", step)]:
            await self._messages.forget_note(session, note)
        current = session.posted.current
        for key in list(session.messages):
            if POLICIES[key.kind].of_a_step and key.step > (current.step if key.kind == "step" else step):
                await self.take_back(session, key)

    async def close(self, address: Address, why: str, session: Session | None = None) -> None:
        """Delete what asks for something in a game that has ended, and say ``why`` where buttons were.

        What fails because Discord cannot be reached is kept for later. The message of the step goes with
        what tells the end; without the ``session`` that was long ago, and its process died before.
        """
        store = self._client.store
        posted, seats = await store.posted(address.id), await store.seats(address.id)
        left = [
            key
            for key in posted.messages
            if POLICIES[key.kind].at_end != "stays" or (session is None and key == posted.current)
        ]
        await asyncio.gather(
            *(best_effort(self._close(address, session, seats, posted, key, why)) for key in left),
            *(store.drop_note(address.id, note) for note in posted.notes if note.person != NONE),
        )

    async def _close(
        self,
        address: Address,
        session: Session | None,
        seats: Sequence[SeatRow],
        posted: Posted,
        key: MessageKey,
        why: str,
    ) -> None:
        delivery, ref = self._messages.delivery, posted.messages[key]
        text, is_hand = self._client.languages.of(address.language), key.kind == "hand"
        if is_hand and (person := seats[key.seat].person) is not None:
            text = await self._messages.private_text(person)
        async with session.hand_locks[Seat(key.seat)] if session and is_hand else nullcontext():
            try:
                if POLICIES[key.kind].at_end == "deleted":
                    await delivery.delete(ref)
                else:
                    await delivery.edit(ref, message(text(why)).view())
            except discord.HTTPException as error:
                # Discord has said no: it would next time, too. A tap is told that the game is over.
                log.info("a message of a game that has ended could not be taken back: %s", error)
            await self._client.store.drop_message(address.id, key)

    async def forget(self, table: int) -> None:
        """Forget the messages of a game that has ended once none of them has buttons."""
        posted = await self._client.store.posted(table)
        has_buttons = any(POLICIES[key.kind].at_end != "stays" for key in posted.messages)
        if not (has_buttons or posted.current in posted.messages):
            await self._client.store.drop_posted(table)


def why_over(session: Session) -> str:
    """Return the text that says why a session goes on no more."""
    return "status-over" if session.row.state == "over" else "game-stopped"


def _holds(snapshot: GameSnapshot, key: MessageKey) -> bool:
    """Whether a message still says what is so."""
    holds = POLICIES[key.kind].holds
    return holds is None or holds(snapshot, key)


def _asks_for_a_pick(key: MessageKey) -> bool:
    policy = POLICIES[key.kind]
    return policy.of_a_step and policy.at_end == "deleted"
