"""The lobby of a channel: joining, options, the edition and starting the game."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.game_options import EDITIONS, Options
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Name, Refusal
from bot.common.stored_rows import SeatRow, TableRow
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import Lobby, edition_turned, hints_turned
from cogs.discord.delivery import FAULTS, Delivery, best_effort
from cogs.discord.game_argument import (
    edition_here,
    game_meant,
    game_named,
    plain_name,
    suggest_games,
    suggested,
)
from cogs.discord.message import Message, leading_to, message
from cogs.discord.permissions import permissions_at
from cogs.discord.picture_pool import PicturePool, drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    change,
    defer,
    name_of,
    open_form,
    public_translator,
    refuse_missing_permissions,
    say,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap
from cogs.lobby.hand_settings import welcome
from cogs.lobby.message import (
    CityName,
    DrawWonder,
    LobbyPosts,
    board_picker,
    free_seats,
    is_command,
    level_picker,
    newest_message,
    not_chosen,
    options_form,
    read_level,
    read_options_form,
    started_lobby,
)

log = logging.getLogger(__name__)

LONGEST_NAME = 100
"""Characters that Discord allows in the name of a thread."""

OF_HOST = "host"
"""The choice of the edition that each host chose last."""

EXPIRY_SECONDS = 60.0
RESERVATION_CHECK_SECONDS = 10.0
"""How often expired reservations are released; joining a seat doesn't wait for that."""


class LobbyCog(commands.Cog, name="lobby"):
    """Opens lobbies and keeps their messages up to date."""

    def __init__(
        self,
        client: Client,
        delivery: Delivery,
        pictures: PicturePool,
        draw_wonder: DrawWonder,
        city_name: CityName,
    ) -> None:
        """Draw the boards to choose from with ``pictures``, and the chosen one with ``draw_wonder``."""
        self._client = client
        self._delivery = delivery
        self._pictures = pictures
        self._draw_wonder = draw_wonder
        self._city_name = city_name
        self.posts = LobbyPosts(client, delivery)
        self._starting = KeyedLock()

    async def cog_load(self) -> None:
        """Start the periodic checks for expired lobbies and reservations."""
        self._client.repeat(self._expire, EXPIRY_SECONDS, "expiry of lobbies")
        self._client.repeat(self._release_reservations, RESERVATION_CHECK_SECONDS, "expired reservations")

    @app_commands.command(description="command-join")
    @app_commands.describe(game="command-join-game")
    @app_commands.guild_only()
    async def join(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a lobby or take a seat in it."""
        async with answering(interaction):
            place = interaction.channel_id or 0
            refuse_missing_permissions(interaction)
            session = self._client.sessions.at(place)
            if session is not None:
                await self._offer_seats(interaction, session.snapshot, game)
                return
            options = Options().with_choice("game", await game_meant(interaction, game))
            lobby = await self._client.lobbies.at(place)
            if lobby is None:
                make = partial(
                    self._client.lobbies.open,
                    server=interaction.guild_id or 0,
                    channel=place,
                    host=interaction.user.id,
                    name=name_of(interaction.user),
                    language=public_translator(interaction).language,
                    options=options,
                )
                await self._open_or_sit_down(interaction, place, make, options)
                if game is not None:
                    await self._remember_edition(interaction, options)
            elif game is not None and options.game != lobby.row.options.game:
                here = translator(interaction)(f"game-{lobby.row.options.game}")
                raise Refusal("refusal-other-game", game=here)
            elif interaction.user.id in lobby.persons:
                # The old message may be far up, or deleted.
                await self.posts.open(interaction, place, partial(self._client.lobbies.get, lobby.row.id))
            else:
                await self._sit_down(interaction, lobby.row.id)

    @join.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    async def _remember_edition(self, interaction: Interaction, options: Options) -> None:
        if options.game in EDITIONS:
            await self._client.store.update_person(interaction.user.id, edition=options.game)

    @app_commands.command(description="command-start")
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        async with answering(interaction):
            await self._start(interaction, await self._lobby_here(interaction))

    @app_commands.command(description="command-options")
    @app_commands.guild_only()
    async def options(self, interaction: Interaction) -> None:
        """Open the form with the options."""
        async with answering(interaction):
            await self._open_options(interaction, await self._lobby_here(interaction))

    @app_commands.command(description="command-edition")
    @app_commands.describe(server="command-edition-server")
    @app_commands.guild_only()
    async def edition(self, interaction: Interaction, server: str | None = None) -> None:
        """Choose the edition of the server; without one, say which is played here."""
        async with answering(interaction):
            text, where = translator(interaction), interaction.guild_id
            assert where is not None
            if server is None:
                here = await edition_here(interaction)
                await say(interaction, text("edition-here", edition=text(f"edition-{here}")))
                return
            if not interaction.permissions.manage_guild:
                raise Refusal("refusal-edition-server")
            chosen = _edition_meant(server, text)
            await self._client.store.choose_server_edition(where, None if chosen == OF_HOST else chosen)
            await say(interaction, text("edition-server-chosen", edition=chosen))

    @edition.autocomplete("server")
    async def suggest_edition(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the editions in the person's language."""
        return suggested(((name, value) for value, name in _editions(translator(interaction)).items()), typed)

    async def tapped(self, tap: Tap) -> None:
        """Answer a button, list or form of a lobby."""
        interaction, person = tap.interaction, tap.interaction.user.id
        lobbies = self._client.lobbies
        match tap.words[0]:
            case "join":
                refuse_missing_permissions(interaction)
                await self._sit_down(interaction, tap.table)
            case "leave":
                await self.leave(tap.table, person, interaction)
            case "add" | "fill" as number:
                lobby = await lobbies.add_computer(tap.table, person, on_all_seats=number == "fill")
                await self.posts.show(interaction, lobby)
            case "levels":
                picker = level_picker(await lobbies.as_host(tap.table, person), translator(interaction))
                await send(interaction, picker.view(), ephemeral=True)
            case "level":
                # Of one computer player, or of all.
                level, name = read_level(tap.value)
                lobby = await lobbies.set_level(tap.table, person, level, name)
                await change(interaction, level_picker(lobby, translator(interaction)))
                await self.posts.refresh(lobby)
            case "remove":
                await self.posts.show(interaction, await lobbies.remove_computer(tap.table, person))
            case "options":
                await self._open_options(interaction, tap.table)
            case "hints":
                lobby = await lobbies.change_options(tap.table, person, hints_turned)
                await self.posts.show(interaction, lobby)
            case "edition":
                lobby = await lobbies.change_options(tap.table, person, edition_turned)
                await self.posts.show(interaction, lobby)
                await self._remember_edition(interaction, lobby.row.options)
            case "start" | "anyway" as how:
                await self._start(interaction, tap.table, anyway=how == "anyway")
            case "wonder":
                lobby = await lobbies.get(tap.table)
                if person not in lobby.persons:
                    raise Refusal("refusal-not-seated")
                await defer(interaction, ephemeral=True, thinking=True)
                await answer_deferred(interaction, await self._picker(interaction, lobby))
            case "board":
                wonder, _, side = tap.value.partition("|")
                lobby = await lobbies.choose_wonder(tap.table, person, wonder or None, side or None)
                await defer(interaction)
                await turn_into(interaction, await self._picker(interaction, lobby))
                await self.posts.refresh(lobby)
            case "form":
                # Even one that was opened before a restart.
                lobby = await lobbies.change_options(
                    tap.table, person, lambda options: read_options_form(interaction.data or {}, options)
                )
                await self.posts.show(interaction, lobby)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _open_or_sit_down(
        self, interaction: Interaction, place: int, make: Callable[[], Awaitable[Lobby]], options: Options
    ) -> None:
        """Open a lobby, or join one that another person has opened at the same time."""
        try:
            await self.posts.open(interaction, place, make)
        except Refusal as refusal:
            lobby = await self._client.lobbies.at(place)
            if refusal.key != "refusal-channel-taken" or lobby is None:
                raise
            await self._sit_down(interaction, lobby.row.id)
        else:
            await welcome(self._delivery, interaction, options)

    async def open_again(
        self, interaction: Interaction, row: TableRow, seats: Sequence[SeatRow], *, turned: bool
    ) -> None:
        """Open a rematch, with ``turned`` on the other sides of the boards, or take one's seat in it."""
        person, lobbies = interaction.user, self._client.lobbies
        make = partial(lobbies.open_rematch, row, seats, host=person.id, name=name_of(person), turned=turned)
        if interaction.guild_id is None:
            await defer(interaction, ephemeral=True, thinking=True)
            permissions = await permissions_at(self._client, row, person.id)
            if permissions is None or not permissions.view_channel:
                raise Refusal("refusal-not-on-this-server")
        lobby = await lobbies.at(row.place)
        if lobby is not None:
            await self._sit_down(interaction, lobby.row.id)
        elif interaction.guild_id is not None:
            refuse_missing_permissions(interaction)
            await self._open_or_sit_down(interaction, row.place, make, row.options)
        else:
            await self.posts.refresh(await make())
        if interaction.guild_id is None:
            await say(interaction, translator(interaction)("play-again-there", place=f"<#{row.place}>"))

    async def _offer_seats(self, interaction: Interaction, here: GameSnapshot, game: str | None) -> None:
        """Offer the seats of the computer players in a running game to a person who asked for ``game``."""
        played, text = here.row.options.game, translator(interaction)
        other = game is not None and game_named(interaction, game) != played
        if other or here.seat_of(interaction.user.id) is not None:
            key = "refusal-other-game-here" if other else "already-playing"
            said = text(key, game=text(f"game-{played}"))
            await send(interaction, leading_to(newest_message(here), said, text).view(), ephemeral=True)
            return
        if here.is_practice:
            raise Refusal("refusal-practice-of", host=Name(here.host_name))
        offered = free_seats(here, self._city_name, text)
        if offered is None:
            raise Refusal("refusal-game-here")
        await send(interaction, offered.view(), ephemeral=True)

    async def _sit_down(self, interaction: Interaction, table: int) -> None:
        lobby = await self._client.lobbies.join(table, interaction.user.id, name_of(interaction.user))
        if lobby.gathered and lobby.can_start:
            await self._begin(interaction, lobby, lobby.row.host)
        else:
            await self.posts.show_seated(interaction, lobby)
        await welcome(self._delivery, interaction, lobby.row.options)

    async def leave(self, table: int, person: int, interaction: Interaction | None = None) -> None:
        """Free a person's seat and update the message."""
        row = await self._client.store.table(table)
        lobby = await self._client.lobbies.leave(table, person)
        if lobby is not None and interaction is not None:
            await self.posts.show(interaction, lobby)
        elif lobby is not None:
            await self.posts.refresh(lobby)
        elif row is not None:
            if interaction is not None:
                await self.posts.answer_changed(interaction)
            await self.posts.close(row, "lobby-everyone-left")

    async def _start(self, interaction: Interaction, table: int, *, anyway: bool = False) -> None:
        """Start the game, or list who has not chosen a wonder; ``anyway`` deals them one."""
        lobby = await self._client.lobbies.as_host(table, interaction.user.id)
        if not lobby.can_start:
            raise Refusal(f"refusal-too-few-players-{lobby.row.options.game}")
        if lobby.undecided and not anyway:
            await send(interaction, not_chosen(lobby, translator(interaction)).view(), ephemeral=True)
            return
        await self._begin(interaction, lobby, interaction.user.id)

    async def _begin(self, interaction: Interaction, lobby: Lobby, host: int) -> None:
        """Start the game with everyone who has a seat at that moment, and answer."""
        await defer(interaction, ephemeral=True, thinking=is_command(interaction))
        table, place = lobby.row.id, lobby.row.place
        async with self._starting(table):
            lobby = await self._client.lobbies.as_host(table, host)
            text = self._client.languages.of(lobby.row.language)
            if lobby.row.options.place == "thread":
                place = await self._thread_or_channel(interaction, lobby, text)
            async with self._client.lobbies.starting(table, host) as lobby:
                begun = await self._client.sessions.begin(replace(lobby, row=replace(lobby.row, place=place)))
        await best_effort(self.posts.turn_into(lobby.row, started_lobby(begun.row, text)))
        if is_command(interaction):
            await interaction.edit_original_response(content=translator(interaction)("done"))

    async def _thread_or_channel(self, interaction: Interaction, lobby: Lobby, text: Translator) -> int:
        """Open a thread for a game; if that fails, say so in the channel and play there."""
        channel = interaction.channel
        if isinstance(channel, discord.TextChannel) and interaction.app_permissions.send_messages_in_threads:
            try:
                return (await open_thread(channel, lobby, text)).id
            except FAULTS as error:
                log.info("no thread could be opened in channel %d: %s", channel.id, error)
        await self._delivery.send(lobby.row.place, message(text("no-thread")))
        return lobby.row.place

    async def _open_options(self, interaction: Interaction, table: int) -> None:
        lobby = await self._client.lobbies.as_host(table, interaction.user.id)
        await open_form(interaction, options_form(lobby, translator(interaction)))

    async def _picker(self, interaction: Interaction, lobby: Lobby) -> Message:
        person, text = interaction.user.id, translator(interaction)
        with drawing_for(person, interaction.guild_id):
            return await board_picker(lobby, person, self._pictures, self._draw_wonder, text)

    async def close(self, lobby: Lobby, person: int) -> None:
        """Close a lobby for its host or a moderator."""
        await self._client.lobbies.close(lobby.row.id, "ended", person)
        await self.posts.close(lobby.row, "lobby-closed")

    async def _expire(self) -> None:
        await self._client.wait_until_ready()
        for row in await self._client.lobbies.expire(self._client.settings.lobby_minutes * 60):
            await best_effort(self.posts.close(row, "lobby-expired"))

    async def _release_reservations(self) -> None:
        await self._client.wait_until_ready()
        for lobby in await self._client.lobbies.free_reserved():
            await best_effort(self.posts.refresh(lobby))

    async def _lobby_here(self, interaction: Interaction) -> int:
        place = interaction.channel_id or 0
        lobby = await self._client.lobbies.at(place)
        if lobby is not None:
            return lobby.row.id
        raise Refusal("refusal-game-has-begun" if self._client.sessions.at(place) else "refusal-no-lobby")


async def open_thread(channel: discord.TextChannel, lobby: Lobby, text: Translator) -> discord.Thread:
    """Open a thread named after the players; raises the errors of Discord."""
    name = text("thread-name", names=", ".join(seat.name for seat in lobby.seats))[:LONGEST_NAME]
    return await channel.create_thread(name=name, type=discord.ChannelType.public_thread)


def _editions(text: Translator) -> dict[str, str]:
    return {each: text(f"edition-{each}-in-full") for each in (*EDITIONS, OF_HOST)}


def _edition_meant(typed: str, text: Translator) -> str:
    """Return the typed edition, or `OF_HOST`; raises `Refusal` for other names."""
    wanted = plain_name(typed)
    for value, name in _editions(text).items():
        if wanted in (plain_name(value), plain_name(name)):
            return value
    raise Refusal("refusal-no-such-edition")
