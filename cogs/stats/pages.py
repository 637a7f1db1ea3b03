"""The pages of `/stats`, for one person or, at a tap, for everybody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.client import Client
from bot.common.options import GameName
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.statistics.finished import FinishedGame
from bot.statistics.players import PlayerKey, key_of_person, person_of
from bot.statistics.ratings import Unrated, why_unrated
from bot.statistics.seasons import Season, season_at
from cogs.discord.message import Message, Picture, message
from cogs.discord.names import game_in_full, game_named
from cogs.discord.picture_pool import drawing_for
from cogs.discord.reply import Interaction
from cogs.discord.router import as_number
from cogs.game.presenter import Presenters
from cogs.pad.pad import PadGame
from cogs.stats.history import EVERYBODY, GAMES_ON_A_PAGE, history, mention, opened_game
from cogs.stats.person import DETAILS, PlayerPage, games_of, key_of_word, name_of, selectable_players
from cogs.stats.server import (
    ANY_NUMBER,
    ranking_message,
    records_message,
    season_name,
    season_of,
    wonders_message,
)
from renders.parts.result import Category


@dataclass(frozen=True, slots=True)
class Pages:
    """Makes the pages that an interaction asks for, in the language of ``text``.

    A ``public`` page is for everybody and addresses nobody. Games from score pads are drawn by ``pads``.
    """

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
        rated = await self.client.store.seasons(self.server, game)
        return [now, *(each for each in rated if each != now)]

    async def season_named(self, game: str, name: str | None) -> Season:
        """Return the season with this name, or with None the current one.

        Raises `Refusal` for a season without rated games.
        """
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
        text, categories = self.text, self._categories(game.game)
        if game.table is None:
            return opened_game(game, await self._counted_pictures(game), (), categories, None, text)
        tenures = await self.client.store.tenures(game.table)
        try:
            snapshot = await self.client.sessions.replays.finished(game.table)
        except Refusal:
            return opened_game(game, (), tenures, categories, None, text)
        presenter = self.presenters.of(snapshot, text)

        def step_name(step: int) -> str:
            if snapshot.row.options.in_turns:
                return text("stats-turn", number=step + 1)
            return presenter.step_name(snapshot.history[step])

        return opened_game(game, await presenter.result_pictures(), tenures, categories, step_name, text)

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
        name = _called(key, self.text)
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


def no_figures(key: PlayerKey, asker: int | None, text: Translator) -> Message:
    """Return the page of a player without games, for the ``asker`` alone, or with None for everybody."""
    own = asker is not None and person_of(key) == asker
    return message(text("stats-no-figures" if own else "stats-no-figures-of", name=_called(key, text)))


def _called(key: PlayerKey, text: Translator) -> str:
    """Return a player's name within a sentence: a mention for a person, whose name may be unknown here."""
    person = person_of(key)
    return name_of(key, "", text) if person is None else mention(person)
