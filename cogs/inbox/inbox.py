"""The one way to tell a person something privately: what is sent is remembered, and taken back in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.client import Client
from bot.common.rows import NO_SUBJECT, MessageKey, MessageKind, Person
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import Message
from cogs.discord.reply import translator
from cogs.inbox.messages import GameMessages, Remembered
from cogs.inbox.open_messages import OpenMessages, send_behind
from cogs.inbox.policies import POLICIES, Way

log = logging.getLogger(__name__)

Words = Callable[[Translator, Way], Message]
"""Makes a message in the language of who reads it, as it is said on a way."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell a person of a game; in public it calls the ``mentions``, or else the person."""

    session: Session
    key: MessageKey
    person: int
    words: Words
    mentions: Sequence[int] = ()


class Inbox:
    """Tells persons what is for them, as the policy of each kind of message has it."""

    def __init__(self, client: Client, delivery: Delivery, remembered: Remembered) -> None:
        """Send through ``delivery``, or behind what ``client`` has answered; hands become ``remembered``."""
        self._client = client
        self.delivery = delivery
        self.messages = GameMessages(client, delivery, remembered)
        self.opened = OpenMessages(client)

    async def tell(self, notice: Notice) -> Way | None:
        """Tell a person something, and return the way that led to them, or None where none does.

        What is on its way arrives, whatever becomes of the game meanwhile; what comes too late is taken back.
        Raises the last fault where no way is left.
        """
        name = f"{notice.key} of game {notice.session.id}"
        return await asyncio.shield(self._client.start_chore(self._tell(notice), name))

    async def _tell(self, notice: Notice) -> Way | None:
        session, key, fault = notice.session, notice.key, None
        policy = POLICIES[key.kind]
        for way in policy.ways:
            try:
                sent = await self._tell_by(way, notice)
            except FAULTS as error:
                if policy.holds is None and not isinstance(error, discord.HTTPException):
                    # It may have arrived: it is tried again as the same message.
                    raise
                log.warning("a message to a person could not be sent: %s", error)
                fault = error
                if policy.holds is not None:
                    await self.messages.settle(session, key)
                sent = key if key in session.messages else None
            if sent is not None:
                if policy.holds is not None:
                    await self.messages.take_back_late(session, sent, notice.person)
                return way
        if fault is not None:
            raise fault
        return None

    async def _tell_by(self, way: Way, notice: Notice) -> MessageKey | None:
        """Try one way, and return the key of what was sent; None where it does not lead to the person."""
        session, key, person, words = notice.session, notice.key, notice.person, notice.words
        known = await self._client.store.person(person)
        match way:
            case "direct":
                channel = direct_channel(session.snapshot, known, key.kind)
                if channel is None:
                    return None
                made = words(self._client.languages.of(known.reads), way)
                return key if await self.messages.send_direct(session, key, person, channel, made) else None
            case "mention":
                if POLICIES[key.kind].of_a_step and not session.is_running:
                    # Nothing is asked of anybody any more.
                    return key
                key = replace(key, kind=POLICIES[key.kind].mentioned_as or key.kind)
                made = words(self._client.languages.of(session.row.language), way)
                await self.messages.once(session, key, made, mentions=notice.mentions or [person])
                return key
            case "open":
                hand = self.opened.get(session.id, MessageKey("hand", seat=key.seat))
                behind = hand.interaction if hand is not None and hand.is_alive(person) else None
            case "last":
                behind = self.opened.last(session.row.place, person)
        if behind is None:
            return None
        sent = await send_behind(behind, words(translator(behind), way), key.step)
        self.opened.put(session.id, replace(key, step=NO_SUBJECT), sent)
        return key


def direct_channel(snapshot: GameSnapshot, known: Person, kind: MessageKind) -> int | None:
    """Return where a person is written to; None where they are not, or want it in the channel.

    A game in direct messages has no other place for a hand.
    """
    if snapshot.row.is_direct or POLICIES[kind].urgent:
        return known.direct_channel
    return known.hands_go_to
