"""What finished games add up to, as it is shown to one person or, at a tap, to everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.client import Client
from bot.common.options import GameName
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.statistics.figures import PlayerStatistics
from bot.statistics.finished import FinishedGame
from bot.statistics.players import PlayerKey, key_of_person, person_of
from bot.statistics.ratings import Unrated, why_unrated
from bot.statistics.seasons import Season, season_at
from cogs.discord.message import Message, Picture, message
from cogs.discord.names import game_here, game_in_full, game_meant, game_named
from cogs.discord.picture_pool import PicturePool
from cogs.discord.picture_queue import looking
from cogs.discord.reply import Interaction
from cogs.discord.router import as_number
from cogs.game.announcer import Announcer
from cogs.pad.counted_sheet import CountedSheet
from cogs.pad.game import PadGame
from cogs.stats.boards import DETAILS
from cogs.stats.history import (
    EVERYBODY,
    GAMES_ON_A_PAGE,
    Page,
    history,
    kept_points,
    mention,
    opened_game,
    seat_changes,
)
from cogs.stats.person import (
    everything_message,
    figures_of,
    games_of,
    key_of_word,
    name_of,
    person_message,
    shown_beside,
)
from cogs.stats.server import ranking_message, records_message, season_name, season_of, wonders_message
from renders.statistics.person import describe_person, draw_person


class StatsLooks:
    """Makes what some words name: ``games 81``, ``ranking base 2026_4 0``."""

    def __init__(
        self, client: Client, announcer: Announcer, pictures: PicturePool, pads: Sequence[PadGame]
    ) -> None:
        """Read from the store of ``client``, draw with ``pictures`` and the presenters of ``announcer``.

        Games at a real table are drawn as their ``pads`` do.
        """
        self._client = client
        self._announcer = announcer
        self._pictures = pictures
        self._pads: Mapping[str, PadGame] = {pad.game: pad for pad in pads}

    async def made(
        self, interaction: Interaction, words: tuple[str, ...], text: Translator, *, alone: bool
    ) -> Message:
        """Make what some words name; raises `Refusal` where that may not be seen here, or is none of ours.

        Only a message that is for the person ``alone`` may speak to them. Where older games are still being
        counted, it says so.
        """
        made = await self._made(interaction, words, text, alone=alone)
        if words[0] != "game" and await self._client.store.still_counting(interaction.guild_id):
            return message(*made.parts, text("stats-still-counting"))
        return made

    async def _made(
        self, interaction: Interaction, words: tuple[str, ...], text: Translator, *, alone: bool
    ) -> Message:
        rest = words[1:]
        with looking(interaction.user.id, interaction.guild_id):
            match words[0], len(rest):
                case "games", 1:
                    return await self._history(interaction, as_number(rest[0]), text)
                case "games", 3:
                    whose, turn, number = as_number(rest[0]), rest[1], as_number(rest[2])
                    return await self._history(interaction, whose, text, turn, number)
                case "game", 1:
                    return await self.opened(await self.found(interaction, as_number(rest[0])), text)
                case "player", 1 | 2:
                    game = self.game(interaction, rest[1]) if len(rest) > 1 else None
                    return await self._person(interaction, key_of_word(rest[0]), game, text, alone=alone)
                case "everything", 2 | 3:
                    game, key = self.game(interaction, rest[1]), key_of_word(rest[0])
                    return await self._everything(interaction, key, game, text, details=DETAILS in rest)
                case "ranking", 3 | 4:
                    game, season = self.game(interaction, rest[0]), season_of(rest[1])
                    return await self._ranking(
                        interaction, game, season, as_number(rest[2]), text, alone=alone
                    )
                case "wonders", 1 | 2 | 3:
                    game, players = self.game(interaction, rest[0]), as_number(rest[1] if rest[1:] else "0")
                    found = await self._client.store.wonders(server_of(interaction), game, players or None)
                    return wonders_message(
                        game, self._client.boxes[game], players, found, text, details=DETAILS in rest
                    )
                case "records", 1:
                    game = self.game(interaction, rest[0])
                    held = await self._client.store.records(server_of(interaction), game)
                    return records_message(
                        game, held, self._announcer.presenters.kinds[game].categories, text
                    )
                case _:
                    raise Refusal("refusal-offer-changed")

    # -- games ----------------------------------------------------------------------------------------

    async def _history(
        self, interaction: Interaction, whose: int, text: Translator, turn: str = "", number: int = 0
    ) -> Message:
        """List a page of games: the newest, or those older or newer than the one of a number."""
        store, server = self._client.store, interaction.guild_id
        _refuse_others_in_direct_messages(interaction, whose)
        player = None if whose == EVERYBODY else key_of_person(whose)
        at = await store.finished_game(number) if turn else None
        cursor = None if at is None else at.cursor
        before, after = (None, cursor) if turn == "newer" else (cursor, None)
        found = await store.finished_games(
            server, player=player, before=before, after=after, limit=GAMES_ON_A_PAGE + 1
        )
        more = len(found) > GAMES_ON_A_PAGE
        if after is not None:
            page = Page(found[-GAMES_ON_A_PAGE:], newer=more, older=True)
        else:
            page = Page(found[:GAMES_ON_A_PAGE], newer=before is not None, older=more)
        return history(page, None if whose == EVERYBODY else whose, text)

    async def opened(self, game: FinishedGame, text: Translator) -> Message:
        """Make the message of a finished game."""
        if game.table is None:
            drawn = await self._counted_pictures(game, text)
            categories = self._announcer.presenters.kinds[game.game].categories
            return opened_game(game, drawn, None if drawn else kept_points(game, categories, text), text)
        tenures = await self._client.store.tenures(game.table)
        try:
            snapshot = await self._client.sessions.replays.finished(game.table)
        except Refusal:
            changes = seat_changes(game, tenures, None, text)
            return opened_game(game, (), text("stats-other-rules"), text, changes)
        presenter = self._announcer.presenters.of(snapshot, text)

        def named(step: int) -> str:
            if snapshot.row.options.in_turns:
                return text("stats-turn", number=step + 1)
            return presenter.step_name(snapshot.history[step])

        pictures = await presenter.result_pictures()
        return opened_game(game, pictures, None, text, seat_changes(game, tenures, named, text))

    async def _counted_pictures(self, game: FinishedGame, text: Translator) -> list[Picture]:
        """Draw a game from a score pad as the pad did, where it is known what it was counted from."""
        if game.counted_from is None:
            return []
        sheet = CountedSheet.from_json(game.counted_from)
        names = [seat.name for seat in game.seats]
        return await sheet.pictures(self._pads[game.game], names, self._pictures, text)

    async def found(self, interaction: Interaction, number: int) -> FinishedGame:
        """Return a finished game to whom it may be shown: on its server, and to who has played it."""
        game = await self._client.store.finished_game(number)
        if game is None:
            raise Refusal("refusal-no-such-finished-game")
        own = key_of_person(interaction.user.id)
        played = any(own in (seat.player, seat.left_by) for seat in game.seats)
        if game.server != interaction.guild_id and not played:
            raise Refusal("refusal-no-such-finished-game")
        return game

    # -- a person -------------------------------------------------------------------------------------

    async def _person(
        self,
        interaction: Interaction,
        key: PlayerKey,
        game: GameName | None,
        text: Translator,
        *,
        alone: bool,
    ) -> Message:
        """Show the figures of a person or a level; a level without any gives way to one that has some."""
        _refuse_others_in_direct_messages(interaction, person_of(key) or EVERYBODY)
        server = interaction.guild_id
        keys = shown_beside(key)
        asked = [await self._client.store.player_statistics(server, each) for each in keys]
        found = {each.player: each for each in asked if each is not None and each.games}
        if not found:
            return no_figures(key, interaction.user.id if alone else None, text)
        meant = [each for each in (key, *keys) if each in found]
        fitting = [each for each in meant if game is None or game in games_of(found[each])]
        if not fitting:
            assert game is not None, "every game fits where none is named"
            raise Refusal("refusal-stats-not-played", name=_called(key, text), game=game_in_full(game, text))
        statistics = found[fitting[0]]
        where = text("stats-all-servers") if interaction.guild is None else interaction.guild.name
        shown = game or games_of(statistics)[0]
        return await self.person(statistics, shown, server, where, text, beside=tuple(found))

    async def _everything(
        self, interaction: Interaction, key: PlayerKey, game: GameName, text: Translator, *, details: bool
    ) -> Message:
        """List what the picture of a player has no room for."""
        _refuse_others_in_direct_messages(interaction, person_of(key) or EVERYBODY)
        statistics = await self._client.store.player_statistics(interaction.guild_id, key)
        if statistics is None:
            raise Refusal("refusal-stats-not-played", name=_called(key, text), game=game_in_full(game, text))
        return everything_message(statistics, game, text, details=details)

    async def person(
        self,
        statistics: PlayerStatistics,
        game: str,
        server: int | None,
        where: str,
        text: Translator,
        beside: Sequence[PlayerKey] = (),
    ) -> Message:
        """Make the message of a player's figures in a game, which leads to those of players ``beside``."""
        standing = None
        if server is not None and await self._client.store.rankings_on(server):
            season = season_at(self._client.clock.now())
            standing = await self._client.store.standing(server, game, season, statistics.player)
        picture = await self.picture(statistics, game, where, text)
        return person_message(statistics, game, picture, standing, text, beside)

    async def picture(self, statistics: PlayerStatistics, game: str, where: str, text: Translator) -> Picture:
        """Draw a player's figures in a game."""
        figures = figures_of(statistics, game, where, self._announcer.presenters.kinds[game].categories, text)
        return await self._pictures.draw(
            "player.png", partial(draw_person, figures, text), partial(describe_person, figures, text)
        )

    # -- the server -----------------------------------------------------------------------------------

    async def seasons(self, server: int, game: str) -> list[Season]:
        """List the seasons of a game, the current one first, newest to oldest."""
        now = season_at(self._client.clock.now())
        rated = await self._client.store.seasons(server, game)
        return [now, *(each for each in rated if each != now)]

    async def _ranking(
        self,
        interaction: Interaction,
        game: GameName,
        season: Season,
        skip: int,
        text: Translator,
        *,
        alone: bool,
    ) -> Message:
        server = server_of(interaction)
        ranking = await self._client.store.ranking(server, game, season, skip=skip)
        asker = key_of_person(interaction.user.id)
        unrated = await self._why_unrated(server, game, season, asker) if alone else None
        return ranking_message(ranking, skip, await self.seasons(server, game), unrated, text)

    async def _why_unrated(
        self, server: int, game: GameName, season: Season, player: PlayerKey
    ) -> Unrated | None:
        """Return why a player's last game of a season was not rated; None where it was, or is long ago."""
        played = await self._client.store.finished_games(server, player=player)
        last = next((each for each in played if each.game == game and each.table is not None), None)
        if last is None or last.table is None or season_at(last.ended) != season:
            return None
        row = await self._client.store.table(last.table)
        return why_unrated(replace(last, hints=row is not None and row.options.has_hints), player)

    def game(self, interaction: Interaction, name: str) -> GameName:
        """Return the game of a name; raises `Refusal`."""
        return game_named(interaction, [*self._announcer.presenters.kinds], name)

    async def game_meant(self, interaction: Interaction, name: str | None) -> GameName:
        """Return the game of a name, or that of the channel where none is named; raises `Refusal`."""
        here = await game_here(self._client, interaction) if name is None else None
        return here or await game_meant(self._client, interaction, [*self._announcer.presenters.kinds], name)


def no_figures(key: PlayerKey, asker: int | None, text: Translator) -> Message:
    """Return what will stand here once a game has been played.

    To the ``asker`` alone, or with None to all.
    """
    own = asker is not None and person_of(key) == asker
    return message(text("stats-no-figures" if own else "stats-no-figures-of", name=_called(key, text)))


def _called(key: PlayerKey, text: Translator) -> str:
    """Call a player in a sentence: a person by a mention, as their name here need not be known."""
    person = person_of(key)
    return name_of(key, "", text) if person is None else mention(person)


def server_of(interaction: Interaction) -> int:
    """Return the server where somebody types; raises `Refusal` in direct messages."""
    if interaction.guild_id is None:
        raise Refusal("refusal-stats-server")
    return interaction.guild_id


def _refuse_others_in_direct_messages(interaction: Interaction, whose: int) -> None:
    """Show somebody only their own games where there is no server that they share with others."""
    if interaction.guild_id is None and whose != interaction.user.id:
        raise Refusal("refusal-stats-oneself")


def season_named(name: str, seasons: Sequence[Season], text: Translator) -> Season:
    """Return the season that somebody means; raises `Refusal` where no game was rated in it."""
    wanted = name.strip().casefold()
    for season in seasons:
        if wanted in (season, season_name(season, text).casefold()):
            return season
    raise Refusal("refusal-no-such-season")
