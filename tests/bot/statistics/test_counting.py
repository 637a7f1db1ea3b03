"""Every figure that is told of finished games is what a plain recount of all of them gives."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.statistics.figures import PlayerStatistics, Standing, WonderFigures
from bot.statistics.finished import Cursor
from bot.statistics.players import PlayerKey, is_nameless, key_of_person
from bot.statistics.seasons import season_at
from bot.storage.store import Store
from tests.bot.statistics.plainly import Plainly
from tests.bot.statistics.played import CATEGORIES, NOON
from tests.bot.statistics.world import PERSONS, SERVERS, live

GAMES = 40


def rounded(figures: Sequence[WonderFigures]) -> list[WonderFigures]:
    return [replace(each, expected=round(each.expected, 9)) for each in figures]


def comparable(found: PlayerStatistics | None) -> PlayerStatistics | None:
    """Call all who were forgotten alike, whose numbers are drawn by lot, and round what isn't whole."""
    if found is None:
        return None
    meetings = [
        replace(each, opponent=PlayerKey("nobody")) if is_nameless(each.opponent) else each
        for each in found.meetings
    ]
    meetings.sort(key=lambda each: (-each.met, each.opponent, each.game, each.ahead, each.behind))
    return replace(found, wonders=tuple(rounded(found.wonders)), meetings=tuple(meetings))


async def check_figures(store: Store, plainly: Plainly) -> None:
    for server in (*SERVERS, 3):
        for player in (*plainly.players, key_of_person(999)):
            found = await store.player_statistics(server, player)
            assert comparable(found) == comparable(plainly.statistics(server, player))
        for game in CATEGORIES:
            for players in (None, 2, 3, 4):
                found_wonders = await store.wonders(server, game, players)
                assert rounded(found_wonders) == rounded(plainly.wonders(server, game, players))
            assert await store.records(server, game) == plainly.records(server, game)
    for player in plainly.players:
        anywhere = await store.player_statistics(None, player)
        assert anywhere is not None
        assert anywhere.streaks == plainly.streaks_anywhere(player)


async def check_history(store: Store, plainly: Plainly) -> None:
    places: list[tuple[int | None, PlayerKey | None]] = [(server, None) for server in SERVERS]
    places += [(server, player) for server in (*SERVERS, None) for player in map(key_of_person, PERSONS)]
    for server, player in places:
        numbers: list[int] = []
        last: Cursor | None = None
        while page := await store.finished_games(server, player=player, before=last, limit=7):
            numbers += [game.number for game in page]
            last = page[-1].cursor
        assert numbers == plainly.history(server, player)


async def check_rankings(store: Store, plainly: Plainly) -> None:
    rankings = plainly.rankings()
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


@pytest.mark.parametrize("seed", [1, 2], ids=["all are known", "some are forgotten"])
async def test_every_figure_is_what_a_plain_recount_gives_and_counting_again_changes_none(
    store: Store, seed: int
) -> None:
    plainly = Plainly(await live(store, random.Random(seed), GAMES, forget=seed != 1))
    for _ in range(2):
        await check_figures(store, plainly)
        await check_history(store, plainly)
        await check_rankings(store, plainly)
        assert await store.recount() == GAMES
