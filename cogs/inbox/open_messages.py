"""Messages that one person has open in a channel, where nobody else sees them.

Discord sends and changes such a message only by the token of an interaction, for 15 minutes; it shows an
older one until its reader starts Discord again (docs, Edit Original Interaction Response).
"""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.client import Client
from bot.common.cache import Cache
from bot.common.rows import NO_SUBJECT, MessageKey
from cogs.discord.delivery import best_effort, remember_shown
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, own_message, translator

MOST_OPEN = 2000
"""So many open messages are known."""

MOST_LAST = 500
"""Of so many people it is remembered what they did last."""


@dataclass(slots=True)
class OpenMessage:
    """A message that a person has open, which can be changed through the ``interaction``.

    It is the message with this number, about a ``step``. ``is_behind`` says that it was sent behind the
    interaction's own message.
    """

    interaction: Interaction
    message: int
    step: int = NO_SUBJECT
    is_behind: bool = False
    is_deleted: bool = False

    def is_alive(self, person: int | None) -> bool:
        """Whether it can still be changed, and is that of a person."""
        return not self._is_fixed and self.interaction.user.id == person

    @property
    def _is_fixed(self) -> bool:
        return self.is_deleted or self.interaction.is_expired()

    async def turn_into(self, made: Message) -> None:
        """Turn the message into another one."""
        # Until it is answered, nobody knows what the message shows.
        client = self.interaction.client
        client.last_shown.doubt(self.message)
        changed: discord.Message
        if self.is_behind:
            changed = await self.interaction.followup.edit_message(self.message, **made.change())
        else:
            changed = await self.interaction.edit_original_response(**made.change())
        remember_shown(client, changed, made.pictures)

    async def put_away(self, key: str) -> None:
        """Put a sentence in the place of the message, as long as it can be changed."""
        if not self._is_fixed:
            await best_effort(self.turn_into(message(translator(self.interaction)(key))))

    async def delete(self) -> None:
        """Take the message away, as long as it can be changed."""
        if self._is_fixed:
            return
        self.is_deleted = True
        if self.is_behind:
            await best_effort(self.interaction.followup.delete_message(self.message))
        else:
            await best_effort(self.interaction.delete_original_response())


async def send_behind(interaction: Interaction, made: Message, step: int = NO_SUBJECT) -> OpenMessage:
    """Send a message behind the answer to something."""
    sent = await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=True, wait=True)
    remember_shown(interaction.client, sent, made.pictures)
    return OpenMessage(interaction, sent.id, step, is_behind=True)


class OpenMessages:
    """Remembers what people have open at tables, and what they did last in a channel."""

    def __init__(self, client: Client) -> None:
        """Listen to what ``client`` answers."""
        self._open: Cache[tuple[int, MessageKey], OpenMessage] = Cache(MOST_OPEN)
        self._last: Cache[tuple[int, int], Interaction] = Cache(MOST_LAST)
        client.add_listener(self.on_answered)

    async def on_answered(self, interaction: Interaction) -> None:
        """Remember what somebody did last in a channel."""
        self._last.put((interaction.channel_id or 0, interaction.user.id), interaction)

    def last(self, place: int, person: int) -> Interaction | None:
        """Return what a person did last in a channel, as long as something can be sent behind it."""
        last = self._last.get((place, person))
        return None if last is None or last.is_expired() else last

    def get(self, table: int, key: MessageKey) -> OpenMessage | None:
        """Return the message of a table that a person has open, or had last."""
        return self._open.get((table, key))

    def put(self, table: int, key: MessageKey, opened: OpenMessage) -> None:
        """Remember a message in the place of the one of that key."""
        self._open.put((table, key), opened)

    def drop(self, table: int, key: MessageKey) -> None:
        """Forget a message."""
        self._open.drop((table, key))

    def at(self, table: int) -> dict[MessageKey, OpenMessage]:
        """Return all messages of a table that people have open."""
        return {key: opened for (number, key), opened in self._open.items() if number == table}

    # -- hints ----------------------------------------------------------------------------------------

    async def replace_hint(self, table: int, interaction: Interaction) -> None:
        """Remember the hint that answers a tap, and take away the one before."""
        key = MessageKey("hint", person=interaction.user.id)
        before = self.get(table, key)
        self.put(table, key, OpenMessage(interaction, own_message(interaction)))
        if before is not None:
            await before.delete()

    async def take_hint_away(self, table: int, person: int | None) -> None:
        """Take away the hint of a person, whose decision is made; of None there is none."""
        hint = None if person is None else self.get(table, MessageKey("hint", person=person))
        if hint is not None:
            await hint.delete()
