"""Lobbies and games for tests of a store."""

from collections.abc import Sequence
from dataclasses import asdict, replace

from bot.common.game_options import Options
from bot.common.stored_rows import Ending, Person, Result, SeatRow, StoredGame, TableRow
from bot.storage.store import Store
from engine.game import JsonObject, Seat

SEATS = (
    SeatRow(Seat(0), 11, "ann", late=2, wonder="giza", side="B"),
    SeatRow(Seat(1), None, "Hera"),
    SeatRow(Seat(2), 13, "cyd"),
)
PASS: JsonObject = {"0": {"action": "none"}}
ENDING = Ending(
    (
        Result(Seat(0), 1, 60, {"seat": 0, "total": 60, "rank": 1}, "giza", "B"),
        Result(Seat(1), 2, 41, {"seat": 1, "total": 41, "rank": 2}, "rhodes", "A"),
    ),
    "scientific",
)


async def know(store: Store, person: Person) -> None:
    """Store everything that can be known of a person."""
    await store.set_language(person.person, person.language or "en-US")
    await store.update_person(**asdict(replace(person, language=person.language or "en-US")))


async def open_lobby(
    store: Store, channel: int = 5, *, server: int = 1, now: float = 100.0, seats: Sequence[SeatRow] = SEATS
) -> TableRow:
    row = TableRow(0, server, channel, channel, "lobby", 11, "en", Options(pace="live"), None, now)
    return await store.create_table(row, seats)


async def begin(store: Store, channel: int = 5, seats: Sequence[SeatRow] = SEATS) -> TableRow:
    row = replace(
        await open_lobby(store, channel), state="playing", rules=1, begun=101.0, active=101.0, deadline=190.0
    )
    await store.begin(row, {"game": "base"}, seats)
    return row


async def finish(
    store: Store,
    row: TableRow,
    step: int = 0,
    ending: Ending = ENDING,
    *,
    seats: Sequence[SeatRow] = SEATS,
    ended: float = 300.0,
) -> TableRow:
    over = replace(row, state="over", reason="played", ended=ended, deadline=None)
    await store.put_step(over, step, PASS, seats, ending=ending)
    return over


async def results(store: Store, table: int) -> tuple[Result, ...]:
    """Return the results of a game, none before its end."""
    game = await store.game(table)
    return () if game is None or game.ending is None else game.ending.results


async def stored(store: Store, row: TableRow) -> StoredGame:
    game = await store.game(row.id)
    assert game is not None
    return game
