"""`/stats`: the games of a server or a person, player figures, rankings, wonders, records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.game_options import GameName
from bot.common.refusal import Refusal
from bot.common.stored_rows import USUAL_LEVEL
from bot.languages.translator import Translator
from bot.statistics.finished_game import FinishedGame
from bot.statistics.player_keys import PlayerKey, key_of_person, person_of
from bot.statistics.ratings import Season, Unrated, season_at, why_unrated
from cogs.discord.game_argument import game_here, game_in_full, game_meant, game_named, suggest_games
from cogs.discord.message import LONGEST_LIST, NO_TABLE, Message, Picture, custom_id, message
from cogs.discord.picture_pool import drawing_for
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
from cogs.discord.show_everyone import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.game.presenter import Presenters
from cogs.game_records.cog import RecordsCog
from cogs.score_pad.score_pad import PadGame
from cogs.stats.history import EVERYBODY, GAMES_ON_A_PAGE, TOPIC, history, opened_game
from cogs.stats.pages import (
    ANY_NUMBER,
    DETAILS,
    PlayerPage,
    games_of,
    key_of_word,
    name_in_sentence,
    no_figures,
    ranking_message,
    records_message,
    season_name,
    season_of,
    selectable_players,
    settings_message,
    wonders_message,
    word_of,
)
from renders.parts.result import Category


@dataclass(frozen=True, slots=True)
class Pages:
    """Makes the pages that an interaction asks for; a ``public`` one addresses nobody."""

    client: Client
    presenters: Presenters
    pads: Mapping[str, PadGame]
    interaction: Interaction
    text: Translator
    public: bool = False

    async def make(self, words: Sequence[str]) -> Message:
        """Make the page of these words, such as ``ranking base 2026_4 0``.

        While older games are still being counted, it says so. Raises `Refusal` if the page is unknown or
        cannot be shown here.
        """
        with drawing_for(self.interaction.user.id, self.interaction.guild_id):
            made = await self._make(words)
        if words[0] != "game" and await self.client.store.still_counting(self.interaction.guild_id):
            return message(*made.parts, self.text("stats-still-counting"))
        return made

    async def _make(self, words: Sequence[str]) -> Message:
        match words:
            case "games", whose:
                return await self._history(as_number(whose))
            case "games", whose, turn, number:
                return await self._history(as_number(whose), turn, as_number(number))
            case "game", number:
                return await self._opened(await self.finished_game(as_number(number)))
            case "player", whose, *game if len(game) < 2:
                return await self._player(key_of_word(whose), *map(self._game, game))
            case "everything", whose, game, *more:
                return await self._everything(key_of_word(whose), self._game(game), details=DETAILS in more)
            case "ranking", game, season, skip, *_:
                return await self._ranking(self._game(game), season_of(season), as_number(skip))
            case "wonders", game, *more:
                named, players = self._game(game), as_number(more[0]) if more else ANY_NUMBER
                found = await self.client.store.wonders(self.server, named, players or None)
                box, details = self.client.boxes[named], DETAILS in more
                return wonders_message(named, box, players, found, self.text, details=details)
            case "records", game:
                named = self._game(game)
                held = await self.client.store.records(self.server, named)
                return records_message(named, held, self._categories(named), self.text)
            case _:
                raise Refusal("refusal-offer-changed")

    # -- arguments ------------------------------------------------------------------------------------

    @property
    def server(self) -> int:
        """The server of the interaction; raises `Refusal` in direct messages."""
        if self.interaction.guild_id is None:
            raise Refusal("refusal-stats-server")
        return self.interaction.guild_id

    def _game(self, name: str) -> GameName:
        return game_named(self.interaction, name)

    async def seasons(self, game: str) -> list[Season]:
        """List the seasons of a game, newest first, beginning with the current one."""
        now = season_at(self.client.clock.now())
        return [now, *(each for each in await self.client.store.seasons(self.server, game) if each != now)]

    async def season_named(self, game: str, name: str | None) -> Season:
        """Return the season with this name, or with None the current one; raises `Refusal`."""
        seasons = await self.seasons(game)
        if name is None:
            return seasons[0]
        for season in seasons:
            if name.strip().casefold() in (season, season_name(season, self.text).casefold()):
                return season
        raise Refusal("refusal-no-such-season")

    def _categories(self, game: str) -> Sequence[Category]:
        return self.presenters.kinds[game].categories

    def _refuse_others_in_direct_messages(self, whose: int | None) -> None:
        """Refuse other persons' games in direct messages, which are on no shared server."""
        if self.interaction.guild_id is None and whose != self.interaction.user.id:
            raise Refusal("refusal-stats-oneself")

    # -- games ----------------------------------------------------------------------------------------

    async def _history(self, whose: int, turn: str = "", number: int = 0) -> Message:
        """List a page of games: the newest, or those older or newer than a given one."""
        store, person = self.client.store, None if whose == EVERYBODY else whose
        self._refuse_others_in_direct_messages(person)
        at = await store.finished_game(number) if turn else None
        cursor, to_newer = None if at is None else at.cursor, turn == "newer" and at is not None
        found = await store.finished_games(
            self.interaction.guild_id,
            player=None if person is None else key_of_person(person),
            before=None if to_newer else cursor,
            after=cursor if to_newer else None,
            limit=GAMES_ON_A_PAGE + 1,
        )
        more = len(found) > GAMES_ON_A_PAGE
        if to_newer:
            return history(found[-GAMES_ON_A_PAGE:], person, self.text, newer=more, older=True)
        return history(found[:GAMES_ON_A_PAGE], person, self.text, newer=cursor is not None, older=more)

    async def finished_game(self, number: int) -> FinishedGame:
        """Return a finished game; raises `Refusal` unless it is from this server or the person played it."""
        game = await self.client.store.finished_game(number)
        own, server = key_of_person(self.interaction.user.id), self.interaction.guild_id
        if game is None or not (
            game.server == server or any(own in (seat.player, seat.left_by) for seat in game.seats)
        ):
            raise Refusal("refusal-no-such-finished-game")
        return game

    async def _opened(self, game: FinishedGame) -> Message:
        text, show = self.text, partial(opened_game, game, self._categories(game.game), self.text)
        if game.table is None:
            return show(await self._counted_pictures(game))
        tenures = await self.client.store.tenures(game.table)
        try:
            snapshot = await self.client.sessions.replays.finished(game.table)
        except Refusal:
            return show(tenures=tenures)
        presenter = self.presenters.of(snapshot, text)

        def step_name(step: int) -> str:
            if snapshot.row.options.in_turns:
                return text("stats-turn", number=step + 1)
            return presenter.step_name(snapshot.history[step])

        return show(await presenter.result_pictures(), tenures, step_name)

    async def _counted_pictures(self, game: FinishedGame) -> list[Picture]:
        """Draw a game from a score pad as the pad did, if the pad was saved."""
        if game.counted_from is None:
            return []
        counted = self.pads[game.game].counted(game.counted_from)
        return await counted.pictures([seat.name for seat in game.seats], self.presenters.pictures, self.text)

    # -- a player -------------------------------------------------------------------------------------

    async def _player(self, key: PlayerKey, game: GameName | None = None) -> Message:
        """Show the figures of a person or a level; a level without games is replaced by one with some."""
        self._refuse_others_in_direct_messages(person_of(key))
        guild, store = self.interaction.guild, self.client.store
        keys = selectable_players(key)
        asked = [await store.player_statistics(self.interaction.guild_id, each) for each in keys]
        found = {each.player: each for each in asked if each is not None and each.games}
        if not found:
            return no_figures(key, None if self.public else self.interaction.user.id, self.text)
        meant = [found[each] for each in (key, *keys) if each in found]
        if game is not None and not any(game in games_of(each) for each in meant):
            raise self._not_played(key, game)
        statistics = next(each for each in meant if game is None or game in games_of(each))
        page = PlayerPage(statistics, game or games_of(statistics)[0], self.text)
        standing = None
        if guild is not None and await store.rankings_on(guild.id):
            season = season_at(self.client.clock.now())
            standing = await store.standing(guild.id, page.game, season, statistics.player)
        where = self.text("stats-all-servers") if guild is None else guild.name
        picture = await page.picture(where, self._categories(page.game), self.presenters.pictures)
        return page.message(picture, standing, beside=tuple(found))

    async def _everything(self, key: PlayerKey, game: GameName, *, details: bool) -> Message:
        """List the figures that do not fit on a player's picture."""
        self._refuse_others_in_direct_messages(person_of(key))
        statistics = await self.client.store.player_statistics(self.interaction.guild_id, key)
        if statistics is None:
            raise self._not_played(key, game)
        return PlayerPage(statistics, game, self.text).everything(details=details)

    def _not_played(self, key: PlayerKey, game: GameName) -> Refusal:
        name = name_in_sentence(key, self.text)
        return Refusal("refusal-stats-not-played", name=name, game=game_in_full(game, self.text))

    # -- the ranking ----------------------------------------------------------------------------------

    async def _ranking(self, game: GameName, season: Season, skip: int) -> Message:
        ranking = await self.client.store.ranking(self.server, game, season, skip=skip)
        unrated = None if self.public else await self._why_unrated(game, season)
        return ranking_message(ranking, skip, await self.seasons(game), unrated, self.text)

    async def _why_unrated(self, game: GameName, season: Season) -> Unrated | None:
        """Return why the person's last game was not rated; None if it was, or is of another season."""
        store, player = self.client.store, key_of_person(self.interaction.user.id)
        played = await store.finished_games(self.server, player=player)
        last = next((each for each in played if each.game == game and each.table is not None), None)
        if last is None or last.table is None or season_at(last.ended) != season:
            return None
        row = await store.table(last.table)
        return why_unrated(replace(last, hints=row is not None and row.options.has_hints), player)


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
        """Draw games from score pads with ``pads``; ``records`` shows replays of the others."""
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
        named = [app_commands.Choice(name=season_name(each, pages.text), value=str(each)) for each in seasons]
        return [each for each in named if typed.casefold() in each.name.casefold()][:LONGEST_LIST]

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
            out=(await store.person_summary(person)).left_out,
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
