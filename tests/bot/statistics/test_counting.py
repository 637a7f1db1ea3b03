"""Every figure of finished games equals a plain recount of all of them."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.statistics.figures import Standing, WonderFigures
from bot.statistics.finished import Cursor
from bot.statistics.players import PlayerKey, key_of_person
from bot.statistics.ratings import season_at
from bot.storage.store import Store
from tests.bot.statistics.plainly import PlainStatistics
from tests.bot.statistics.played import CATEGORIES, NOON
from tests.bot.statistics.world import PERSONS, SERVERS, play_games

GAMES = 40


def rounded(figures: Sequence[WonderFigures]) -> list[WonderFigures]:
    return [replace(each, expected=round(each.expected, 9)) for each in figures]


async def check_figures(store: Store, number: int) -> None:
    """Check every figure of a number of games, the pages of the history, and the rankings."""
    games = [game for server in SERVERS for game in await store.finished_games(server, limit=number)]
    assert len(games) == number
    plain = PlainStatistics(sorted(games, key=lambda each: (each.ended, each.number)))
    for server in (*SERVERS, 3):
        for player in (*plain.players, key_of_person(999)):
            found, wanted = await store.player_statistics(server, player), plain.statistics(server, player)
            assert (found is None) == (wanted is None)
            if found is not None and wanted is not None:
                assert rounded(found.wonders) == rounded(wanted.wonders)
                assert replace(found, wonders=()) == replace(wanted, wonders=())
        for game in CATEGORIES:
            for players in (None, 2, 3, 4):
                found_wonders = await store.wonders(server, game, players)
                assert rounded(found_wonders) == rounded(plain.wonders(server, game, players))
            assert await store.records(server, game) == plain.records(server, game)
    for player in plain.players:
        anywhere = await store.player_statistics(None, player)
        assert anywhere is not None
        assert anywhere.streaks == plain.streaks_anywhere(player)
    await _check_history(store, plain)
    await _check_rankings(store, plain)


async def _check_history(store: Store, plain: PlainStatistics) -> None:
    places: list[tuple[int | None, PlayerKey | None]] = [(server, None) for server in SERVERS]
    places += [(server, player) for server in (*SERVERS, None) for player in map(key_of_person, PERSONS)]
    for server, player in places:
        numbers: list[int] = []
        last: Cursor | None = None
        while page := await store.finished_games(server, player=player, before=last, limit=7):
            numbers += [game.number for game in page]
            last = page[-1].cursor
        assert numbers == plain.history(server, player)


async def _check_rankings(store: Store, plain: PlainStatistics) -> None:
    rankings = plain.rankings()
    seasons = {season for _, _, season in rankings} | {season_at(NOON)}
    for server in SERVERS:
        for game in CATEGORIES:
            for season in seasons:
                found = await store.ranking(server, game, season, limit=100)
                wanted = rankings.get((server, game, season), [])
                assert almost(found.standings) == almost(wanted)
                assert found.players == len(wanted)
                assert (season in await store.seasons(server, game)) == bool(wanted)


def almost(standings: Sequence[Standing]) -> list[Standing]:
    return [replace(each, mean=round(each.mean, 9), deviation=round(each.deviation, 9)) for each in standings]


@pytest.mark.parametrize("seed", [1, 2], ids=["nobody forgotten", "some forgotten"])
async def test_every_figure_equals_a_plain_recount_even_after_counting_again(store: Store, seed: int) -> None:
    await play_games(store, random.Random(seed), GAMES, forget=seed != 1)
    for _ in range(2):
        await check_figures(store, GAMES)
        assert await store.recount() == GAMES
