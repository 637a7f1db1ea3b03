"""The one way to tell a person something privately: every message is recorded, and deleted in time."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.client import Client
from bot.common.rows import NO_SUBJECT, MessageKey, MessageKind, Person
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import Message
from cogs.discord.reply import translator
from cogs.inbox.ephemeral_messages import EphemeralMessages, send_follow_up
from cogs.inbox.messages import GameMessages, Remembered
from cogs.inbox.policies import POLICIES, Way

log = logging.getLogger(__name__)

Words = Callable[[Translator, Way], Message]
"""Makes a message in its reader's language, worded for the way it is sent."""


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
        """Tell a person something; return the way that reached them, or None.

        The sending is never cancelled; if it turns out late, the message is deleted again. Raise the last
        error if every way has failed.
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
        known = await self._client.store.person(person)
        match way:
            case "direct":
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
    """Return the channel for a person's direct messages; None if closed, or if they want it in public.

    A game in direct messages has no other place for a hand.
    """
    if snapshot.row.is_direct or POLICIES[kind].urgent:
        return known.direct_channel
    return known.hands_go_to
