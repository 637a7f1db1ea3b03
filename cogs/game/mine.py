"""**/mine**: a person's rounds and lobbies on all servers, one tap from each."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.common.times import timestamp
from bot.languages.translator import Translator, seat_name
from bot.tables.lobby import Lobby
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Message, Part, address_of, escape, link, message
from cogs.discord.reply import Interaction, answering, send, translator
from cogs.game.announcer import Announcer
from engine.game import Seat
from renders.parts.language import all_of

MOST_AWAITED = 10
"""Rounds with a button: a message takes 40 components, and each round has three."""

MOST_OTHERS = 10


class MineCog(commands.Cog, name="mine"):
    """Lists the games and lobbies of a person."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer

    @app_commands.command(description="command-mine")
    async def mine(self, interaction: Interaction) -> None:
        """List privately the games where it's the person's turn, then their others."""
        async with answering(interaction):
            person, text = interaction.user.id, translator(interaction)
            here = [each.snapshot for each in self._client.sessions.of_person(person)]
            games = here + await self._client.cluster.games_of(person)
            lobbies = await self._lobbies_of(person)
            await send(interaction, self.listing(person, games, lobbies, text).view(), ephemeral=True)

    async def _lobbies_of(self, person: int) -> list[Lobby]:
        """List the lobbies in which a person has a seat or a reserved one."""
        found = []
        for number in (await self._client.store.person_summary(person)).lobbies:
            try:
                lobby = await self._client.lobbies.get(number)
            except Refusal:
                continue
            if person in (*lobby.persons, *lobby.awaited):
                found.append(lobby)
        return found

    def listing(
        self, person: int, games: Sequence[GameSnapshot], lobbies: Sequence[Lobby], text: Translator
    ) -> Message:
        """List the games and lobbies of a person, those waiting for them first."""
        awaited = sorted(
            (game for game in games if _awaits(game, person)),
            key=lambda game: (game.row.deadline is None, game.row.deadline or game.id),
        )
        called = [lobby for lobby in lobbies if person in lobby.awaited]
        others = [
            *(self._quiet(game, person, text) for game in games if game not in awaited),
            *(
                text("mine-lobby", game=_game(lobby.row, text), place=self._way(lobby.row, text))
                for lobby in lobbies
                if lobby not in called
            ),
        ]
        parts: list[Part | None] = []
        for lobby in called:
            parts += self._reserved_seat(lobby, text)
        for game in awaited:
            parts += self._awaited(game, person, text)
        room = 2 * MOST_AWAITED
        more = len(parts) // 2 - MOST_AWAITED
        if not parts and not others:
            return message(text("mine-nothing"))
        return message(
            text("mine-your-turn" if parts else "mine-all-done"),
            *parts[:room],
            text("mine-more", count=more) if more > 0 else None,
            "\n".join([text("mine-others"), *others[:MOST_OTHERS]]) if others else None,
            text("mine-more", count=len(others) - MOST_OTHERS) if len(others) > MOST_OTHERS else None,
        )

    def _awaited(self, snapshot: GameSnapshot, person: int, text: Translator) -> tuple[Part, Part | None]:
        """Describe a game that waits for a person, with a link to its message if there is one."""
        row, post = snapshot.row, snapshot.messages.get(snapshot.posted.current)
        names = [
            escape(seat_name(snapshot.seats[seat], text))
            for seat in snapshot.waiting_for()
            if snapshot.seats[seat].person != person
        ]
        asked = row.active if post is None else discord.utils.snowflake_time(post.message).timestamp()
        lines = [
            text("mine-game", game=_game(row, text), place=self._place(row, text)),
            self._announcer.presenters.of(snapshot, text).heading(),
            text("mine-since", since=timestamp(asked))
            if row.deadline is None
            else text("mine-since-until", since=timestamp(asked), until=timestamp(row.deadline)),
            text("mine-others-too", names=all_of(names, text)) if names else text("mine-only-you"),
        ]
        if row.is_ephemeral:
            return "\n".join(lines), None
        address = address_of(row) if post is None else f"{address_of(row)}/{post.message}"
        return "\n".join(lines), (link(address, text("button-go-there")),)

    def _reserved_seat(self, lobby: Lobby, text: Translator) -> tuple[Part, Part]:
        """Describe a seat reserved for a person, with a link to it."""
        until = timestamp(lobby.row.deadline or 0.0)
        game = text("mine-game", game=_game(lobby.row, text), place=self._place(lobby.row, text))
        line = text("mine-kept", until=until)
        return f"{game}\n{line}", (link(address_of(lobby.row), text("button-go-there")),)

    def _quiet(self, snapshot: GameSnapshot, person: int, text: Translator) -> str:
        """Describe in a line a game that waits for others, or in which a computer plays for the person."""
        seat = snapshot.seat_of(person)
        away = seat is not None and snapshot.plays_itself(seat)
        names = all_of(
            [escape(seat_name(snapshot.seats[each], text)) for each in snapshot.waiting_for()], text
        )
        key = "mine-away" if away else "mine-quiet" if names else "mine-goes-on"
        placeholders = {"names": names} if key == "mine-quiet" else {}
        text = text.at_table(self._client.languages.of(snapshot.row.language))
        return text(key, game=_game(snapshot.row, text), place=self._way(snapshot.row, text), **placeholders)

    def _way(self, row: TableRow, text: Translator) -> str:
        """Name a place without a button as a link."""
        return _link(row) if row.is_direct and not row.is_ephemeral else self._place(row, text)

    def _place(self, row: TableRow, text: Translator) -> str:
        if row.is_ephemeral:
            return text("mine-ephemeral")
        if row.is_direct:
            return text("mine-direct")
        server = self._client.get_guild(row.server)
        if server is None:
            return _link(row)
        return text("mine-place", place=_link(row), server=escape(server.name))


def _awaits(snapshot: GameSnapshot, person: int) -> bool:
    seat: Seat | None = snapshot.seat_of(person)
    return seat is not None and seat in snapshot.waiting_for() and not snapshot.plays_itself(seat)


def _game(row: TableRow, text: Translator) -> str:
    return text(f"game-{row.options.game}")


def _link(row: TableRow) -> str:
    return address_of(row) if row.is_direct else f"<#{row.place}>"
