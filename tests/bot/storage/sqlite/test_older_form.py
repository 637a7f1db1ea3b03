"""A database of an earlier version: lobbies, running and finished games of all three games."""

import asyncio
import gzip
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.common.game_options import GameName
from bot.common.refusal import Refusal
from bot.statistics.player_keys import key_of_person
from bot.storage.sqlite.backup import automatic_backups
from bot.storage.store import Store
from bot.tables.session import Session
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, Club
from tests.bot.kept import results
from tests.patience import happens

DUMP = Path(__file__).parent / "form_2.sql.gz"
LOBBIES = {"base": 1, "duel": 2, "architects": 3}
FINISHED = {"base": (4, [26, 29, 29]), "duel": (5, [52, 30]), "architects": (6, [35, 40, 35])}
RUNNING = {"base": (7, 7), "duel": (8, 15), "architects": (9, 20)}
UNPOSTED, CLOSED = 10, 11

pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
    return path


async def play_on(club: Club, session: Session, steps: int) -> None:
    """Choose for all pending seats; forced steps resolve by themselves meanwhile."""
    chance, end = random.Random(5), session.step + steps
    while session.step < end and session.is_running:
        step = session.step
        for decision in session.snapshot.pending():
            with suppress(Refusal):
                await session.choose(decision.seat, step, chance.choice(decision.choices))
        await asyncio.sleep(0)


async def test_ended_games_of_an_earlier_version_join_the_history_and_post_missing_scores(
    path: Path, store: Store, club: Club
) -> None:
    (backup,) = automatic_backups(path)
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (11,)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET header = '{}' WHERE id = ?", (FINISHED["duel"][0],))
    assert await store.finished_games(1) == []
    await club.sessions.backfill_results()
    settled = dict([FINISHED["base"], FINISHED["architects"]])
    history = await store.finished_games(1)
    assert {game.table: [seat.total for seat in game.seats] for game in history} == settled
    for number in settled:
        session = await club.sessions.replays.finished(number)
        assert (session.row.reason, session.row.rules) == ("played", 1)
    statistics = await store.player_statistics(1, key_of_person(ANN))
    assert statistics is not None
    assert [each.games for each in statistics.games] == [1, 1]
    assert await store.games_without_results() == []
    await club.sessions.backfill_results()
    assert await store.finished_games(1) == history
    await club.sessions.resume()
    await happens(lambda: UNPOSTED not in club.sessions.running)
    assert "finish" in club.events.told
    closed = await store.table(CLOSED)
    assert closed is not None
    assert (closed.state, closed.reason) == ("closed", "unknown"), "a closed game stays closed"
    row = await store.table(UNPOSTED)
    assert row is not None
    assert (row.state, row.reason) == ("over", "played")
    assert [result.seat for result in await results(store, UNPOSTED)] == [Seat(0), Seat(1), Seat(2)]
    assert UNPOSTED not in [each.id for each in await store.unfinished_games()]


@pytest.mark.parametrize("game", RUNNING)
async def test_lobbies_and_running_games_of_an_earlier_version_go_on(
    store: Store, club: Club, game: GameName
) -> None:
    number, steps = RUNNING[game]
    await club.sessions.resume()
    session = club.sessions.get(number)
    assert session.step == steps
    assert len(session.picks) == (1 if game == "base" else 0)
    await happens(lambda: f"open {steps}" in club.events.told)
    await play_on(club, session, 3)
    assert session.step >= steps + 3
    await club.sessions.stop()
    await club.sessions.resume()
    again = club.sessions.get(number)
    assert again.game.record() == session.game.record()
    await play_on(club, again, 500)
    await happens(lambda: number not in club.sessions.running)
    assert await store.last_ended(session.row.place) == number
    assert {each.seat for each in await results(store, number)} >= {seat.seat for seat in session.seats}
    assert [tenure.first_step for tenure in await store.tenures(number)] == [steps] * len(session.seats)
    lobbies = club.lobbies()
    lobby = await lobbies.get(LOBBIES[game])
    assert (lobby.row.options.game, lobby.persons) == (game, (ANN, BEN))
    if game != "duel":
        lobby = await lobbies.join(lobby.row.id, CYD, "cyd")
        assert lobby.persons == (ANN, BEN, CYD)
    session = await club.sessions.begin(lobby)
    await play_on(club, session, 3)
    assert (session.row.options.game, session.step >= 3) == (game, True)
