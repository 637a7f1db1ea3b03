"""Every figure that is told of finished games is what a plain recount of all of them gives."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import fields, replace

import pytest

from bot.statistics.figures import Meeting, PlayerStatistics, Standing, WonderFigures
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


def nameless(meetings: Sequence[Meeting]) -> list[Meeting]:
    """Call all who were forgotten alike: their numbers are drawn by lot."""
    called = [
        replace(each, opponent=PlayerKey("nobody")) if is_nameless(each.opponent) else each
        for each in meetings
    ]
    return sorted(called, key=lambda each: (-each.met, each.opponent, each.game, each.ahead, each.behind))


def check_same(found: PlayerStatistics | None, wanted: PlayerStatistics | None) -> None:
    """Compare figures one by one: what is told of a difference between all of them has no end."""
    assert (found is None) == (wanted is None)
    if found is None or wanted is None:
        return
    for each in fields(PlayerStatistics):
        one, other = getattr(found, each.name), getattr(wanted, each.name)
        if each.name == "meetings":
            one, other = nameless(one), nameless(other)
        if one != other:
            pytest.fail(f"{each.name} of {found.player}: {one} instead of {other}")


async def check_figures(store: Store, plainly: Plainly) -> None:
    for server in (*SERVERS, 3):
        for player in (*plainly.players, key_of_person(999)):
            found, wanted = await store.player_statistics(server, player), plainly.statistics(server, player)
            if found is not None and wanted is not None:
                found = replace(found, wonders=tuple(rounded(found.wonders)))
                wanted = replace(wanted, wonders=tuple(rounded(wanted.wonders)))
            check_same(found, wanted)
        for game in CATEGORIES:
            for players in (None, 2, 3, 4):
                found_wonders = await store.wonders(server, game, players)
                assert rounded(found_wonders) == rounded(plainly.wonders(server, game, players))
            assert await store.records(server, game) == plainly.records(server, game)


async def check_streaks_anywhere(store: Store, plainly: Plainly) -> None:
    for player in plainly.players:
        found = await store.player_statistics(None, player)
        assert found is not None
        assert found.streaks == plainly.streaks_anywhere(player)


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


async def check_all(store: Store, plainly: Plainly) -> None:
    await check_figures(store, plainly)
    await check_streaks_anywhere(store, plainly)
    await check_history(store, plainly)
    await check_rankings(store, plainly)


@pytest.mark.parametrize("seed", [1, 2], ids=["all are known", "some are forgotten"])
async def test_every_figure_is_what_a_plain_recount_gives_and_counting_again_changes_none(
    store: Store, seed: int
) -> None:
    plainly = Plainly(await live(store, random.Random(seed), GAMES, forget=seed != 1))
    await check_all(store, plainly)
    assert await store.recount() == GAMES
    await check_all(store, plainly)
