"""The one way to tell a person something privately: every message is recorded, and deleted in time.

Discord sends and edits an ephemeral message only by the token of an interaction, for 15 minutes; it shows an
older one until its reader restarts Discord (docs, Edit Original Interaction Response).
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.client import Client
from bot.common.cache import Cache
from bot.common.stored_rows import NO_SUBJECT, MessageKey, MessageKind, Person
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS, Delivery, best_effort, remember_shown
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, own_message, translator
from cogs.inbox.game_messages import GameMessages, Remembered
from cogs.inbox.message_policies import POLICIES, Way

log = logging.getLogger(__name__)

MOST_OPEN = 2000
MOST_LAST = 500
"""The maximum number of people whose last interaction is kept."""

Words = Callable[[Translator, Way], Message]
"""Makes a message in its reader's language, worded for the way it is sent."""


@dataclass(slots=True)
class EphemeralMessage:
    """A ``message`` that a person has open, editable through the ``interaction`` until that expires."""

    interaction: Interaction
    message: int
    step: int = NO_SUBJECT
    is_follow_up: bool = False
    is_warned: bool = False
    is_deleted: bool = False

    def is_alive(self, person: int | None) -> bool:
        """Whether it can still be edited, and belongs to a person."""
        return not self._is_final and self.interaction.user.id == person

    @property
    def _is_final(self) -> bool:
        return self.is_deleted or self.interaction.is_expired()

    async def turn_into(self, made: Message) -> None:
        """Replace the content of the message."""
        # Until Discord answers, the content of the message is uncertain.
        self.interaction.client.shown_files.doubt(self.message)
        changed: discord.Message
        if self.is_follow_up:
            changed = await self.interaction.followup.edit_message(self.message, **made.change())
        else:
            changed = await self.interaction.edit_original_response(**made.change())
        remember_shown(self.interaction.client, changed, made.pictures)

    async def put_away(self, key: str) -> None:
        """Replace the message with a sentence, if it can still be edited."""
        if not self._is_final:
            await best_effort(self.turn_into(message(translator(self.interaction)(key))))

    async def delete(self) -> None:
        """Delete the message, if it can still be edited."""
        if self._is_final:
            return
        self.is_deleted = True
        if self.is_follow_up:
            await best_effort(self.interaction.followup.delete_message(self.message))
        else:
            await best_effort(self.interaction.delete_original_response())


async def send_follow_up(interaction: Interaction, made: Message, step: int = NO_SUBJECT) -> EphemeralMessage:
    """Send a follow-up to an answered interaction."""
    sent = await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=True, wait=True)
    remember_shown(interaction.client, sent, made.pictures)
    return EphemeralMessage(interaction, sent.id, step, is_follow_up=True)


class EphemeralMessages:
    """Keeps track of the messages people have open, and of their last interaction in a channel."""

    def __init__(self, client: Client) -> None:
        """Listen for the interactions that ``client`` answers."""
        self._open: Cache[tuple[int, MessageKey], EphemeralMessage] = Cache(MOST_OPEN)
        self._last: Cache[tuple[int, int], Interaction] = Cache(MOST_LAST)
        client.add_listener(self.on_answered)

    async def on_answered(self, interaction: Interaction) -> None:
        """Keep a person's last interaction in a channel."""
        self._last.put((interaction.channel_id or 0, interaction.user.id), interaction)

    def last(self, channel: int, person: int) -> Interaction | None:
        """Return a person's last interaction in a channel, if a follow-up can still be sent."""
        last = self._last.get((channel, person))
        return None if last is None or last.is_expired() else last

    def get(self, table: int, key: MessageKey) -> EphemeralMessage | None:
        """Return the message of a table that a person has open, or had last."""
        return self._open.get((table, key))

    def put(self, table: int, key: MessageKey, opened: EphemeralMessage) -> None:
        """Track a message, in place of the previous one of that key."""
        self._open.put((table, key), opened)

    def drop(self, table: int, key: MessageKey) -> None:
        """Stop tracking a message."""
        self._open.drop((table, key))

    def at(self, table: int) -> dict[MessageKey, EphemeralMessage]:
        """Return all open messages of a table."""
        return {key: opened for (number, key), opened in self._open.items() if number == table}

    async def replace_hint(self, table: int, interaction: Interaction) -> None:
        """Track the hint that answers a tap, and delete the previous one."""
        key = MessageKey("hint", person=interaction.user.id)
        before = self.get(table, key)
        self.put(table, key, EphemeralMessage(interaction, own_message(interaction)))
        if before is not None:
            await before.delete()

    async def delete_hint(self, table: int, person: int | None) -> None:
        """Delete the hint of a person whose decision is made; do nothing for None."""
        hint = None if person is None else self.get(table, MessageKey("hint", person=person))
        if hint is not None:
            await hint.delete()


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice for a person about a game; in public it mentions ``mentions``, or else the person."""

    session: Session
    key: MessageKey
    person: int
    words: Words
    mentions: Sequence[int] = ()


class Inbox:
    """Sends people their notices, by the policy of each kind of message."""

    def __init__(self, client: Client, delivery: Delivery, remembered: Remembered) -> None:
        """Send through ``delivery``, or as a follow-up to what ``client`` has answered."""
        self._client = client
        self.delivery = delivery
        self.messages = GameMessages(client, delivery, remembered)
        self.opened = EphemeralMessages(client)

    async def tell(self, notice: Notice) -> Way | None:
        """Tell a person something, never cancelled; return the way that reached them, or None.

        A message that turns out late is deleted again. Raise the last error if every way has failed.
        """
        name = f"{notice.key} of game {notice.session.id}"
        return await asyncio.shield(self._client.start_chore(self._tell(notice), name))

    async def _tell(self, notice: Notice) -> Way | None:
        policy, fault = POLICIES[notice.key.kind], None
        for way in policy.ways:
            try:
                sent = await self._tell_by(way, notice)
            except FAULTS as error:
                log.warning("a message to a person could not be sent: %s", error)
                fault, sent = error, None
            if sent is not None:
                if policy.holds is not None:
                    await self.messages.take_back_late(notice.session, sent, notice.person)
                return way
        if fault is not None:
            raise fault
        return None

    async def _tell_by(self, way: Way, notice: Notice) -> MessageKey | None:
        """Try one way; return the key of the message sent, or None if this way doesn't reach the person."""
        session, key, person, words = notice.session, notice.key, notice.person, notice.words
        match way:
            case "direct":
                known = await self._client.store.person(person)
                channel = direct_channel(session.snapshot, known, key.kind)
                if channel is None:
                    return None
                made = words(self._client.languages.of(known.reads), way)
                return key if await self.messages.send(session, key, channel, made, person) else None
            case "mention":
                if POLICIES[key.kind].of_a_step and not session.is_running:
                    # No decision is open any more.
                    return key
                key = replace(key, kind=POLICIES[key.kind].mentioned_as or key.kind)
                made = words(self._client.languages.of(session.row.language), way)
                await self.messages.post_once(session, key, made, mentions=notice.mentions or [person])
                return key
            case "open":
                hand = self.opened.get(session.id, MessageKey("hand", seat=key.seat))
                behind = hand.interaction if hand is not None and hand.is_alive(person) else None
            case "last":
                behind = self.opened.last(session.row.place, person)
        if behind is None:
            return None
        sent = await send_follow_up(behind, words(translator(behind), way), key.step)
        self.opened.put(session.id, replace(key, step=NO_SUBJECT), sent)
        return key


def direct_channel(snapshot: GameSnapshot, known: Person, kind: MessageKind) -> int | None:
    """Return the channel for a person's direct messages; None if closed, or if they want it in public."""
    # A game in direct messages has no other place for a hand.
    if snapshot.row.is_direct or POLICIES[kind].urgent:
        return known.direct_channel
    return known.hands_go_to
