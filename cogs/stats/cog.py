"""`/stats`: the games of a server or a person, player figures, rankings, wonders, records."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.options import GameName
from bot.common.refusal import Refusal
from bot.common.rows import USUAL_LEVEL
from bot.statistics.ratings import Season
from cogs.discord.message import LONGEST_LIST, NO_TABLE, Message, custom_id, message
from cogs.discord.names import game_here, game_meant, game_named, suggest_games
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    change,
    defer,
    public_translator,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap, as_number
from cogs.discord.showing import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.pad.pad import PadGame
from cogs.records.cog import RecordsCog
from cogs.stats.history import EVERYBODY, TOPIC
from cogs.stats.pages import Pages
from cogs.stats.server import ANY_NUMBER, season_name, settings_message, word_of


class StatsCog(commands.GroupCog, name="stats", description="command-stats"):
    """Shows statistics of finished games."""

    def __init__(
        self,
        client: Client,
        announcer: Announcer,
        records: RecordsCog,
        showing: Showing,
        pads: Sequence[PadGame],
    ) -> None:
        """Use the store of ``client`` and the presenters of ``announcer``.

        ``records`` shows replays, ``showing`` posts private pages publicly, ``pads`` draw the games from
        score pads.
        """
        self._client = client
        self._presenters = announcer.presenters
        self._records = records
        self._showing = showing
        self._pads: Mapping[str, PadGame] = {pad.game: pad for pad in pads}

    def _pages(self, interaction: Interaction, *, public: bool = False) -> Pages:
        """Return the pages for an interaction, in the person's own language unless ``public``."""
        text = public_translator(interaction) if public else translator(interaction)
        return Pages(self._client, self._presenters, self._pads, interaction, text, public)

    # -- commands -------------------------------------------------------------------------------------

    @app_commands.command(description="command-stats-games")
    @app_commands.describe(player="command-stats-games-player")
    async def games(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """List the finished games of the server or of a person; in direct messages the person's own."""
        async with answering(interaction):
            everybody = EVERYBODY if interaction.guild_id is not None else interaction.user.id
            await self._answer(interaction, "games", everybody if player is None else player.id)

    @app_commands.command(description="command-stats-player")
    @app_commands.describe(player="command-stats-player-player", game="command-stats-game-most")
    async def player(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show the figures of a person; in direct messages the person's own, on all servers."""
        async with answering(interaction):
            shown = interaction.user if player is None else player
            whose = USUAL_LEVEL if shown == self._client.user else shown.id
            named = () if game is None else (game_named(interaction, game),)
            await self._answer(interaction, "player", whose, *named)

    @app_commands.command(description="command-stats-ranking")
    @app_commands.describe(game="command-stats-game", season="command-stats-season")
    async def ranking(
        self, interaction: Interaction, game: str | None = None, season: str | None = None
    ) -> None:
        """Show the ranking of a game on the server, of this season or an earlier one."""
        async with answering(interaction):
            meant = await self._game_meant(interaction, game)
            wanted = await self._pages(interaction).season_named(meant, season)
            await self._answer(interaction, "ranking", meant, word_of(wanted), 0)

    @app_commands.command(description="command-stats-wonders")
    @app_commands.describe(game="command-stats-game", players="command-stats-players")
    async def wonders(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, 7] | None = None,
    ) -> None:
        """Show the results of a game's boards on the server, for one or any number of players."""
        async with answering(interaction):
            meant = await self._game_meant(interaction, game)
            await self._answer(interaction, "wonders", meant, players or ANY_NUMBER)

    @app_commands.command(description="command-stats-records")
    @app_commands.describe(game="command-stats-game")
    async def records(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the records of a game on the server."""
        async with answering(interaction):
            await self._answer(interaction, "records", await self._game_meant(interaction, game))

    async def _game_meant(self, interaction: Interaction, name: str | None) -> GameName:
        """Return the game with this name, or with None that of the channel; raises `Refusal`."""
        here = None if name is not None else await game_here(interaction)
        return here or await game_meant(interaction, name)

    @player.autocomplete("game")
    @ranking.autocomplete("game")
    @wonders.autocomplete("game")
    @records.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    @ranking.autocomplete("season")
    async def suggest_season(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the seasons of the game already entered."""
        pages, typed_game = self._pages(interaction), getattr(interaction.namespace, "game", None) or None
        try:
            seasons = await pages.seasons(await self._game_meant(interaction, typed_game))
        except Refusal:
            # The command itself reports an unknown game, or a channel without rankings.
            return []
        named = [(season_name(each, pages.text), each) for each in seasons]
        return [
            app_commands.Choice(name=name, value=season)
            for name, season in named
            if typed.casefold() in name.casefold()
        ][:LONGEST_LIST]

    # -- taps -----------------------------------------------------------------------------------------

    async def tapped(self, tap: Tap) -> None:
        """Answer a button or list below a page."""
        interaction = tap.interaction
        match tap.words[0]:
            case "games" | "player" | "ranking":
                await self._turn(interaction, tap.words)
            case "season":
                await self._turn(interaction, ("ranking", tap.word(1), word_of(Season(tap.value)), "0"))
            case "players":
                await self._turn(interaction, ("wonders", tap.word(1), tap.value))
            case "turn":
                await self._turn(interaction, tap.words[1:])
            case "everything":
                await self._answer(interaction, *tap.words)
            case "open":
                await self._answer(interaction, "game", as_number(tap.value.rpartition(":")[2]))
            case "show":
                pages = self._pages(interaction, public=True)
                await self._showing.show(interaction, pages.text, lambda: pages.make(tap.words[1:]))
            case "replay":
                await self._records.show_stored(interaction, await self._table(interaction, tap.number(1)))
            case "record":
                table, note = await self._table(interaction, tap.number(1)), "stats-record-file"
                await defer(interaction, ephemeral=True, thinking=True)
                await self._records.give_file(interaction, table, translator(interaction)(note))
            case "settings":
                await send(interaction, (await self._settings(interaction)).view(), ephemeral=True)
            case "on" | "off" | "out" | "shown":
                await self._set(tap)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _answer(self, interaction: Interaction, *words: str | int) -> None:
        """Answer privately with the page of these words, and a button that shows it to everybody."""
        await defer(interaction, ephemeral=True, thinking=True)
        await answer_deferred(interaction, await self._private(interaction, tuple(map(str, words))))

    async def _turn(self, interaction: Interaction, words: tuple[str, ...]) -> None:
        """Replace the tapped message by the page of these words."""
        await defer(interaction)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            made = await self._private(interaction, words)
        else:
            made = await self._pages(interaction, public=True).make(words)
        await turn_into(interaction, made)

    async def _private(self, interaction: Interaction, words: tuple[str, ...]) -> Message:
        made = await self._pages(interaction).make(words)
        return message(*made.parts, show_button(interaction, custom_id(TOPIC, NO_TABLE, "show", *words)))

    async def _table(self, interaction: Interaction, number: int) -> int:
        """Return the table of a finished game; raises `Refusal` if it came from a score pad."""
        game = await self._pages(interaction).finished_game(number)
        if game.table is None:
            raise Refusal("refusal-no-such-finished-game")
        return game.table

    # -- settings -------------------------------------------------------------------------------------

    async def _settings(self, interaction: Interaction) -> Message:
        pages, store, person = self._pages(interaction), self._client.store, interaction.user.id
        return settings_message(
            on=await store.rankings_on(pages.server),
            out=person in await store.left_out([person]),
            manages=interaction.permissions.manage_guild,
            text=pages.text,
        )

    async def _set(self, tap: Tap) -> None:
        """Switch the rankings of a server, if the person manages it, or opt the person in or out."""
        interaction, store, what = tap.interaction, self._client.store, tap.words[0]
        server = self._pages(interaction).server
        if what in ("on", "off"):
            if not interaction.permissions.manage_guild:
                raise Refusal("refusal-manage-server")
            await store.switch_rankings(server, on=what == "on")
        else:
            await store.leave_out(interaction.user.id, out=what == "out")
        await change(interaction, await self._settings(interaction))
