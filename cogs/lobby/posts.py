"""The one message of each lobby: posted, edited and moved one change at a time, never twice."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey, MessageRef, TableRow
from bot.tables.lobby import Lobby
from cogs.discord.delivery import Delivery, best_effort
from cogs.discord.message import Message, address_of, message
from cogs.discord.reply import Interaction, change, defer, is_answered, say, send, translator
from cogs.lobby.message import lobby_message

LOBBY = MessageKey("lobby")


class LobbyPosts:
    """Keeps each lobby to a single message with buttons, however late Discord's answers are.

    A message is visible before its id is known here, so other interactions wait for it.
    """

    def __init__(self, client: Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._lock = KeyedLock()

    async def open(self, interaction: Interaction, place: int, make: Callable[[], Awaitable[Lobby]]) -> Lobby:
        """Answer with the message of the lobby from ``make``, and delete its previous message.

        The first message mentions the people for whom seats are reserved.
        """
        async with self._lock(place):
            lobby = await make()
            previous = await self._post_of(lobby.row)
            mentioned = lobby.awaited if previous is None else ()
            await send(interaction, self._message(lobby).view(), mentions=mentioned)
            await self._remember(lobby.row, MessageRef(place, (await interaction.original_response()).id))
        if previous is not None:
            await best_effort(self._delivery.delete(previous))
        return lobby

    async def show(self, interaction: Interaction, lobby: Lobby, *, seated: bool = False) -> None:
        """Update the message of a lobby, wherever the change came from, and answer.

        A person ``seated`` from another message gets a link to the lobby.
        """
        place, number = lobby.row.place, lobby.row.id
        # An earlier answer has said everything; the acknowledgement below says nothing.
        needs_words = is_command(interaction) or not is_answered(interaction)
        if self._lock.is_held(place):
            await defer(interaction, ephemeral=True, thinking=is_command(interaction))
        async with self._lock(place):
            made = self._message(await self._client.lobbies.get(number))
            post = await self._post_of(lobby.row)
            tapped = _tapped(interaction, number)
            if tapped is not None and (post is None or post.message <= tapped.message):
                # The bot may have crashed before it saved the message's id.
                if tapped != post:
                    await self._remember(lobby.row, tapped)
                await change(interaction, made)
                stale = post
            else:
                if needs_words:
                    link = f"<#{place}>" if post is None else f"{address_of(lobby.row)}/{post.message}"
                    await self.answer_changed(interaction, link if seated else None)
                await self._change(lobby, post, made)
                stale = tapped
        if stale is not None and stale != (await self._post_of(lobby.row)):
            await best_effort(self._delivery.delete(stale))

    async def turn_into(self, row: TableRow, made: Message | None) -> None:
        """Replace the message of a lobby, if it has one; with None delete it."""
        async with self._lock(row.place):
            post = await self._post_of(row)
            if post is not None and made is None:
                await self._delivery.delete(post)
            elif post is not None and made is not None:
                await self._delivery.edit(post, made)

    async def close(self, row: TableRow, why: str) -> None:
        """Replace the message of a lobby by the reason why it is closed, and forget its id."""
        await self.turn_into(row, message(self._client.languages.of(row.language)(why)))
        await self._client.store.drop_message(row.id, LOBBY)

    async def refresh(self, lobby: Lobby) -> None:
        """Update the message of a lobby without answering."""
        async with self._lock(lobby.row.place):
            made = self._message(await self._client.lobbies.get(lobby.row.id))
            await self._change(lobby, await self._post_of(lobby.row), made)

    async def show_seated(self, interaction: Interaction, lobby: Lobby) -> None:
        """Show a lobby to a new player; if its game has started meanwhile, confirm their seat."""
        try:
            await self.show(interaction, lobby, seated=True)
        except Refusal as refusal:
            seats = await self._client.store.seats(lobby.row.id)
            seated = any(seat.person == interaction.user.id for seat in seats)
            if refusal.key != "refusal-game-has-begun" or not seated:
                raise
            await say(interaction, translator(interaction)("seated-game-has-begun"))

    async def answer_changed(self, interaction: Interaction, seat_at: str | None = None) -> None:
        """Confirm a change, or a seat with its link, to a person who can't see it where they tapped."""
        text = translator(interaction)
        await say(
            interaction, text("lobby-changed") if seat_at is None else text("lobby-seated", place=seat_at)
        )

    async def _change(self, lobby: Lobby, post: MessageRef | None, made: Message) -> None:
        if post is None or not await self._delivery.edit(post, made):
            row, mentioned = lobby.row, lobby.awaited if post is None else ()
            sent = await self._delivery.send(row.place, made, mentions=mentioned)
            await self._remember(row, sent)
            if post is not None:
                await best_effort(self._delivery.delete(post))

    def _message(self, lobby: Lobby) -> Message:
        return lobby_message(lobby, self._client.languages.of(lobby.row.language))

    async def _post_of(self, row: TableRow) -> MessageRef | None:
        return (await self._client.store.posted(row.id)).messages.get(LOBBY)

    async def _remember(self, row: TableRow, post: MessageRef) -> None:
        await self._client.store.put_message(row.id, LOBBY, post)


def is_command(interaction: Interaction) -> bool:
    """Return whether an interaction is a slash command."""
    return interaction.type is discord.InteractionType.application_command


def _tapped(interaction: Interaction, table: int) -> MessageRef | None:
    """Return the tapped message if it is a public one of this lobby, else None."""
    tapped = interaction.message
    data: Mapping[str, Any] = interaction.data or {}
    # The id of the form ends with the number of the table.
    is_lobbys = f":lobby:{table}:" in f"{data.get('custom_id')}:"
    if tapped is None or tapped.flags.ephemeral or not is_lobbys:
        return None
    return MessageRef(tapped.channel.id, tapped.id)
