"""Ephemeral messages that people have open in a channel.

Discord sends and edits such a message only by the token of an interaction, for 15 minutes; it shows an older
one until its reader restarts Discord (docs, Edit Original Interaction Response).
"""

from dataclasses import dataclass

import discord

from bot.client import Client
from bot.common.cache import Cache
from bot.common.rows import NO_SUBJECT, MessageKey
from cogs.discord.delivery import best_effort, remember_shown
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, own_message, translator

MOST_OPEN = 2000
"""The maximum number of open messages to track."""

MOST_LAST = 500
"""The maximum number of people whose last interaction is kept."""


@dataclass(slots=True)
class EphemeralMessage:
    """A message that a person has open, editable through the ``interaction``.

    ``message`` is its id, ``step`` the step it is about; ``is_follow_up`` marks a follow-up rather than the
    original response; ``is_warned`` if it says that it expires.
    """

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
        client = self.interaction.client
        client.last_shown.doubt(self.message)
        changed: discord.Message
        if self.is_follow_up:
            changed = await self.interaction.followup.edit_message(self.message, **made.change())
        else:
            changed = await self.interaction.edit_original_response(**made.change())
        remember_shown(client, changed, made.pictures)

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

    # -- hints ----------------------------------------------------------------------------------------

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
