"""Posts every message of a table exactly once, whatever crashes in between, and deletes outdated ones."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import nullcontext

import discord

from bot.client import Client
from bot.common.stored_rows import NO_SUBJECT, Address, Draft, MessageKey, MessageRef, Note
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS, UNKNOWN_MESSAGE, Delivery, best_effort, new_nonce
from cogs.discord.message import Message, message
from cogs.inbox.message_policies import POLICIES
from engine.game import Seat

log = logging.getLogger(__name__)

NONCE_SECONDS = 60.0
"""How long Discord surely knows a message by its nonce; it documents "the past few minutes"."""

SERVER_ERROR = 500

LONGEST_PENDING = 900.0
"""Seconds after which a message will not arrive any more."""

Making = Callable[[], Awaitable[Message]]

Remembered = Callable[[GameSnapshot, Seat, Translator], str]
"""Describes a player's choice in the last step in a line, for this player alone: it replaces their hand."""


class GameMessages:
    """Sends the messages of games, stores them by their keys, and deletes them."""

    def __init__(self, client: Client, delivery: Delivery, remembered: Remembered) -> None:
        """Post through ``delivery``; a hand is replaced by the line that ``remembered`` makes."""
        self.delivery = delivery
        self._client = client
        self._remembered = remembered

    async def private_text(self, person: int) -> Translator:
        """Return the texts in the language of a person."""
        return self._client.languages.of((await self._client.store.person(person)).reads)

    async def post_once(
        self, session: Session, key: MessageKey, made: Message | Making, *, mentions: Sequence[int] = ()
    ) -> None:
        """Post a message where the game is played; if it was posted before, do nothing and make none."""
        if key not in session.messages:
            made = made if isinstance(made, Message) else await made()
            await self.repost(session, key, made, mentions=mentions)

    async def edit_or_post(self, session: Session, key: MessageKey, made: Message) -> None:
        """Edit a message, or post a new one if it is gone, can't be edited, or was never sent."""
        post, store = session.messages.get(key), self._client.store
        if (
            post is None
            # A new message under this key may have been posted, unconfirmed.
            or any(draft.key == key for draft in await store.drafts(session.id))
            or not await self.delivery.edit(post, made)
        ):
            await self.repost(session, key, made)

    async def edit_in_view(self, session: Session, key: MessageKey, made: Message) -> None:
        """Edit a message that people should notice, or repost it if newer messages hide it."""
        post = session.messages.get(key)
        if post is not None and not session.row.is_direct and await self.delivery.has_scrolled_away(post):
            await self.repost(session, key, made)
        else:
            await self.edit_or_post(session, key, made)

    async def repost(
        self, session: Session, key: MessageKey, made: Message, *, mentions: Sequence[int] = ()
    ) -> None:
        """Post a message at the bottom, replacing the earlier one; the sending is never cancelled."""
        posting = self._post(session, key, made, mentions)
        await asyncio.shield(self._client.start_chore(posting, f"{key} of game {session.id}"))

    async def _post(self, session: Session, key: MessageKey, made: Message, mentions: Sequence[int]) -> None:
        await self._supersede(session, key)
        await self.send(session, key, session.row.place, made, mentions=mentions)
        await self.delete_superseded(session)
        if session.row.state == "closed":
            await self.take_back(session, key)

    async def _supersede(self, session: Session, key: MessageKey) -> None:
        """Note that another message takes the place of one, so that it is deleted even after a crash."""
        before = session.messages.get(key)
        if before is not None:
            await self.remember(session, MessageKey("superseded", before.message), before)

    async def delete_superseded(self, session: Session) -> None:
        """Delete replaced messages, including those an interrupted replacement has left."""
        for key in [each for each in session.messages if each.kind == "superseded"]:
            await self.take_back(session, key)

    async def close_drafts(self, table: int, *, at_once: bool = False) -> None:
        """Delete messages still pending when their game ended, once they can have arrived or ``at_once``."""
        for draft in await self._client.store.drafts(table):
            if at_once or self._client.clock.now() - draft.since >= NONCE_SECONDS:
                await self._delete_unconfirmed(draft, await self.delivery.find(draft), is_final=at_once)

    async def _delete_unconfirmed(
        self, draft: Draft, post: MessageRef | None, *, is_final: bool = False
    ) -> bool:
        """Delete a message if it has arrived; return False if it hasn't, and may still do so."""
        if post is not None:
            await self.delivery.delete(post)
        elif not is_final and self._client.clock.now() - draft.since <= LONGEST_PENDING:
            return False
        await self._client.store.drop_draft(draft)
        return True

    async def settle(self, session: Session) -> None:
        """Look for temporary messages that a fault has left unconfirmed; store those that still apply."""
        if not session.is_in_doubt or session.is_elsewhere:
            return
        session.is_in_doubt, is_settled = False, False
        try:
            drafts = await self._client.store.drafts(session.id)
            is_settled = all([await self._is_settled(session, draft) for draft in drafts])
        except FAULTS as error:
            log.warning("nobody knows yet what has become of a message: %s", error)
        finally:
            session.is_in_doubt |= not is_settled

    async def _is_settled(self, session: Session, draft: Draft) -> bool:
        """Look for an unconfirmed message; return False if it may still arrive."""
        if POLICIES[draft.key.kind].holds is None:
            # It is posted again with the same nonce.
            return True
        post = await self.delivery.find(draft)
        if post is None or not await self._still_holds(session, draft):
            return await self._delete_unconfirmed(draft, post)
        await self._supersede(session, draft.key)
        if await self._client.store.settle_draft(session.id, draft, post):
            session.remember_posted(session.posted.with_message(draft.key, post))
        await self.delete_superseded(session)
        return True

    async def _still_holds(self, session: Session, draft: Draft) -> bool:
        """Whether a message still applies, and went to the person on its seat or to the host."""
        key = draft.key
        if not _holds(session.snapshot, key):
            return False
        person = session.row.host if key.seat == NO_SUBJECT else session.seats[key.seat].person
        is_public = draft.channel == session.row.place
        return is_public or (person is not None and await self.delivery.writes_in(person, draft.channel))

    async def send(
        self,
        session: Session,
        key: MessageKey,
        channel: int,
        made: Message,
        person: int | None = None,
        mentions: Sequence[int] = (),
    ) -> MessageRef | None:
        """Store a nonce, post a message to ``person`` or everyone, store it; None if DMs are closed.

        What an earlier attempt has posted, perhaps with other content, is edited, or replaced if that fails.
        A message no longer wanted on arrival is deleted.
        """
        store = self._client.store
        while True:
            fresh = Draft(key, channel, new_nonce(), self._client.clock.now())
            draft = await store.put_draft(session.id, fresh)
            is_retry = draft != fresh
            try:
                post = await self._post_draft(draft, made, person, mentions, is_retry=is_retry)
            except FAULTS as error:
                is_refused = isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR
                is_deleted = is_retry and getattr(error, "code", None) == UNKNOWN_MESSAGE
                if is_deleted or (is_refused and not is_retry):
                    await store.drop_draft(draft)
                else:
                    # It may have arrived, now or before.
                    session.is_in_doubt = True
                if is_deleted:
                    continue
                raise
            if post is None:
                if not is_retry:
                    await store.drop_draft(draft)
                return None
            if not is_retry or await self.delivery.edit(post, made, nonce=draft.nonce):
                break
            await best_effort(self.delivery.delete(post))
            await store.drop_draft(draft)
        if session.is_elsewhere:
            # The process that now serves the table finds the draft, and retries it.
            return post
        if await store.settle_draft(session.id, draft, post):
            session.remember_posted(session.posted.with_message(key, post))
        else:
            await best_effort(self.delivery.delete(post))
        return post

    async def _post_draft(
        self, draft: Draft, made: Message, person: int | None, mentions: Sequence[int], *, is_retry: bool
    ) -> MessageRef | None:
        """Post a message with its nonce, or find it if Discord may have forgotten the nonce."""
        channel, nonce, found = draft.channel, draft.nonce, None
        if self._client.clock.now() - draft.since > NONCE_SECONDS:
            found = await self.delivery.find(draft)
        if found is not None or person is None:
            return found or await self.delivery.send(
                channel, made, mentions=mentions, nonce=nonce, is_retry=is_retry
            )
        return await self.delivery.send_direct(person, channel, made, nonce=nonce, is_retry=is_retry)

    async def remember(self, session: Session, key: MessageKey, ref: MessageRef) -> None:
        """Store a message under its key."""
        await self._client.store.put_message(session.id, key, ref)
        session.remember_posted(session.posted.with_message(key, ref))

    async def forget(self, session: Session, key: MessageKey) -> None:
        """Remove a message from the store."""
        await self._client.store.drop_message(session.id, key)
        session.remember_posted(session.posted.without_message(key))

    async def note(self, session: Session, note: Note, at: float = 0.0) -> None:
        """Store a note of what a game has reported."""
        await self._client.store.put_note(session.id, note, at)
        session.remember_posted(session.posted.with_note(note, at))

    async def forget_note(self, session: Session, note: Note) -> None:
        """Remove a note of what a game has reported."""
        await self._client.store.drop_note(session.id, note)
        session.remember_posted(session.posted.without_note(note))

    async def take_back_answered(self, session: Session) -> None:
        """Delete reminders and calls of players who have picked since."""
        await self.settle(session)
        for key in list(session.messages):
            policy = POLICIES[key.kind]
            if policy.of_a_step and policy.at_end == "deleted" and not _holds(session.snapshot, key):
                await self.take_back(session, key)

    async def take_back_late(self, session: Session, key: MessageKey, person: int | None = None) -> None:
        """Remove a message that arrived too late, or whose ``person`` has left the seat."""
        if not session.is_running:
            why = "status-over" if session.row.state == "over" else "game-stopped"
            await self.close(session.row.address, why, session)
        elif not _holds(session.snapshot, key) or (
            key.seat != NO_SUBJECT and person not in (None, session.seats[key.seat].person)
        ):
            if key.kind == "hand":
                await self.put_away(session, key.step, Seat(key.seat))
            else:
                await self.take_back(session, key)

    async def take_back(self, session: Session, key: MessageKey) -> None:
        """Delete a message, if it exists, or only this key of it; a failure keeps the key for later."""
        if key in session.messages:
            await best_effort(self._take_back(session, key, session.messages[key]))

    async def _take_back(self, session: Session, key: MessageKey, ref: MessageRef) -> None:
        if [*session.messages.values()].count(ref) == 1:
            await self.delivery.delete(ref)
        await self.forget(session, key)

    async def put_away(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink a hand to a line, which names the pick only to who made it; delete its reminder and call."""
        for kind in ("reminder", "call"):
            await self.take_back(session, MessageKey(kind, step, seat))
        key, person = MessageKey("hand", step, seat), session.seats[seat].person
        if key not in session.messages:
            return
        async with session.hand_locks[seat]:
            ref = session.messages.get(key)
            if ref is None:
                return
            made = message(self._client.languages.of(session.row.language)("hand-put-away"))
            played = step == session.step - 1
            if played and person is not None and await self.delivery.writes_in(person, ref.channel):
                text = await self.private_text(person)
                if step == session.step - 1:
                    made = message(self._remembered(session.snapshot, seat, text))
            if session.snapshot.is_practice:
                # The step can be undone: a line about the pick would then be wrong.
                await self.delivery.delete(ref)
            else:
                await self.delivery.edit(ref, made)
            await self.forget(session, key)

    async def take_back_since(self, session: Session, step: int, age: int | None) -> None:
        """Delete everything posted since a step, in ``age``, except for its message, which asks again."""
        await best_effort(self.close_drafts(session.id, at_once=True))
        for note in [each for each in session.posted.notes if each.step >= step]:
            await self.forget_note(session, note)
        current = session.posted.current
        for key in list(session.messages):
            is_later = key.kind == "age" and age is not None and key.step >= age
            if key != current and (is_later or (POLICIES[key.kind].of_a_step and key.step >= current.step)):
                await self.take_back(session, key)

    async def finish_taking_back(self, session: Session) -> None:
        """Delete the messages of later steps that an interrupted undo has left."""
        if not session.snapshot.is_practice:
            return
        step = session.step
        for note in [each for each in session.posted.notes if each.step > step or each == Note("told", step)]:
            await self.forget_note(session, note)
        current = session.posted.current
        for key in list(session.messages):
            if POLICIES[key.kind].of_a_step and key.step > (current.step if key.kind == "step" else step):
                await self.take_back(session, key)

    async def close(self, address: Address, why: str, session: Session | None = None) -> None:
        """Delete the open questions of a game that has ended, and replace buttons by the text ``why``.

        Messages stay for later if Discord can't be reached. The step's message goes when the end is posted;
        without ``session``, the process died before that, so it goes here.
        """
        store = self._client.store
        posted, seats = await store.posted(address.id), await store.seats(address.id)

        async def close(key: MessageKey) -> None:
            ref, is_hand = posted.messages[key], key.kind == "hand"
            text = self._client.languages.of(address.language)
            if is_hand and (person := seats[key.seat].person) is not None:
                text = await self.private_text(person)
            async with session.hand_locks[Seat(key.seat)] if session and is_hand else nullcontext():
                try:
                    if POLICIES[key.kind].at_end == "deleted":
                        await self.delivery.delete(ref)
                    else:
                        await self.delivery.edit(ref, message(text(why)))
                except discord.HTTPException as error:
                    # Discord has refused, and would again. A tap is answered that the game is over.
                    log.info("a message of a game that has ended could not be taken back: %s", error)
                await store.drop_message(address.id, key)

        left = [
            key
            for key in posted.messages
            if POLICIES[key.kind].at_end != "stays" or (session is None and key == posted.current)
        ]
        await asyncio.gather(
            *(best_effort(close(key)) for key in left),
            *(store.drop_note(address.id, note) for note in posted.notes if note.person != NO_SUBJECT),
        )

    async def forget_ended(self, table: int) -> None:
        """Forget the messages of a game that has ended once none of them has buttons."""
        posted = await self._client.store.posted(table)
        if not any(key == posted.current or POLICIES[key.kind].at_end != "stays" for key in posted.messages):
            await self._client.store.drop_posted(table)


async def send_all(sendings: Iterable[Awaitable[None]]) -> None:
    """Await all sendings, then raise the first error."""
    for fault in await asyncio.gather(*sendings, return_exceptions=True):
        if fault is not None:
            raise fault


def _holds(snapshot: GameSnapshot, key: MessageKey) -> bool:
    holds = POLICIES[key.kind].holds
    return holds is None or holds(snapshot, key)
