"""Games that another process serves: their snapshots are read here, and taps are forwarded."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.cluster.postgresql.cluster import PostgresCluster
from bot.cluster.postgresql.leases import Leases
from bot.cluster.postgresql.process_mailbox import ProcessMailbox
from bot.cluster.single_process import RawInteraction
from bot.common.clock import Clock
from bot.common.refusal import Refusal
from bot.common.settings import DatabaseServer, ShardAssignment
from bot.common.stored_rows import NO_SERVER
from bot.storage.opening_and_moving import open_store
from tests.bot.fakes import ANN, BEN, Club, sell
from tests.patience import happens

SHARE = ShardAssignment(0, 2, 4)
OTHER = ShardAssignment(1, 2, 4)


@pytest_asyncio.fixture
async def club(address: str) -> AsyncIterator[Club]:
    leases = Leases(DatabaseServer(address), SHARE)
    store = await open_store(DatabaseServer(address), leases.begin)
    store.serve(set(SHARE.own), SHARE.shards)
    club = Club(store)
    yield club
    await club.sessions.stop()
    leases.leave([])
    await store.close()


async def test_a_letter_is_read_once_or_taken_back(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    process, mailbox, found = serving(0, Host(club)), ProcessMailbox(club.store.database), list[object]()

    async def read(_: float) -> None:
        found.extend(await mailbox.read({1}))

    monkeypatch.setattr("bot.cluster.postgresql.cluster.asyncio", SimpleNamespace(sleep=read))
    assert await process._forward({"id": "7"}, 1)
    assert found == [("tap", {"id": "7"})]
    assert not await process._forward({"id": "8"}, 2)
    assert await mailbox.read({1, 2}) == []


class Host:
    """The client's part that a cluster needs, with the games of a club."""

    def __init__(self, club: Club) -> None:
        self.store = club.store
        self.sessions = club.sessions
        self.clock: Clock = club.clock
        self.dispatched: list[tuple[object, ...]] = []
        self.answered: list[RawInteraction] = []
        self.is_stuck = False
        self.chores: set[asyncio.Task[None]] = set()

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(chore, name=name)
        self.chores.add(task)
        return task

    def repeat(self, work: object, seconds: float, name: str) -> None:
        """Do nothing."""

    def reroute(self, route: object) -> Callable[[RawInteraction], None]:
        return self.answered.append

    def end(self, error: Exception) -> None:
        raise AssertionError(error)

    def dispatch(self, event: str, /, *arguments: Any) -> None:
        self.dispatched.append((event, *arguments))
        if event == "seat_to_free" and not self.is_stuck:
            table, person = arguments
            session = self.sessions.get(table)
            seat = session.seat_of(person)
            assert seat is not None
            self.start_chore(self.sessions.leave(session, seat, person, lambda names: "Hera"), event)


@pytest_asyncio.fixture
async def neighbour(club: Club, address: str) -> AsyncIterator[tuple[Host, PostgresCluster]]:
    """Return the process that serves all games of the club, and another one."""
    host, database = Host(club), DatabaseServer(address)
    owner, elsewhere = PostgresCluster(SHARE, database), PostgresCluster(OTHER, database)
    stores = [await each.open() for each in (owner, elsewhere)]
    await owner.begin(host)
    owner.mark_ready()
    await happens(lambda: owner.serves(0))
    await elsewhere.begin(host)
    await happens(lambda: elsewhere.holder(0) == SHARE.process)
    yield host, elsewhere
    await owner.close()
    await elsewhere.close()
    for chore in host.chores:
        chore.cancel()
    await asyncio.gather(*host.chores, return_exceptions=True)
    for store in stores:
        await store.close()


async def test_games_elsewhere_are_listed_their_taps_forwarded_and_their_seats_freed_or_not(
    club: Club, neighbour: tuple[Host, PostgresCluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, elsewhere = neighbour
    session = await club.begin(ANN, BEN, computers=1)
    await sell(session, 0)
    (game,) = await elsewhere.games_of(ANN)
    assert (game.seats, game.picks) == (session.seats, session.picks)
    tap = {"id": "7", "type": 3, "data": {"custom_id": f"button:hand:{session.id}:0:0:card:0"}}
    await elsewhere._arrive(tap)
    await happens(lambda: host.answered == [tap])
    await elsewhere.free_seats(ANN, [session.id])
    assert session.seat_of(ANN) is None
    assert session.seat_of(BEN) is not None
    host.dispatched.clear()
    await elsewhere.broadcast("languages_chosen")
    await elsewhere.broadcast("silenced", ANN, 7)
    await happens(lambda: host.dispatched == [("languages_chosen",), ("silenced", ANN, 7)])
    host.is_stuck = True
    monkeypatch.setattr("bot.cluster.postgresql.cluster.FREEING_SECONDS", 0.0)
    with pytest.raises(Refusal, match="refusal-moving"):
        await elsewhere.free_seats(BEN, [session.id])


def serving(shard: int, host: Host) -> PostgresCluster:
    """Return a process that serves one shard and receives interactions."""
    process = PostgresCluster(SHARE, DatabaseServer("unused"))
    process._host, process._deliver, process._loop = host, host.answered.append, asyncio.get_running_loop()
    process._mailbox, process.held = ProcessMailbox(host.store.database), frozenset({shard})
    return process


@pytest.mark.parametrize(
    ("identity", "is_forwarded"),
    [
        ("button:hand:{}:0:0:card:0", True),
        ("button:table:{}:cities", True),
        ("button:practice:{}:back:0", True),
        ("button:pad:{}:count", False),
        ("button:reference:0:signs:base", False),
    ],
)
@pytest.mark.parametrize("where", [None, 1 << 22], ids=["direct message", "another server"])
async def test_only_taps_about_a_table_are_forwarded_to_its_process(
    club: Club, monkeypatch: pytest.MonkeyPatch, identity: str, is_forwarded: bool, where: int | None
) -> None:
    store, session, forwarded = club.store, await club.begin(ANN, BEN, computers=1), list[int]()

    async def forward(_: PostgresCluster, raw: object, shard: int) -> bool:
        forwarded.append(shard)
        return True

    monkeypatch.setattr(PostgresCluster, "_forward", forward)
    host, here = Host(club), 0 if where is None else SHARE.of(where)
    monkeypatch.setattr(club.sessions, "running", {})
    # The game is on another shard than the tap.
    server = 1 << 22 if where is None else NO_SERVER
    await store.database.write(("UPDATE tables SET server = ? WHERE id = ?", (server, session.id)))
    process = serving(here, host)
    tap = {"id": "7", "type": 3, "data": {"custom_id": identity.format(session.id)}}
    await process._arrive(tap if where is None else {**tap, "guild_id": str(where)})
    assert forwarded == ([SHARE.of(server)] if is_forwarded else [])
    assert len(host.answered) == (not is_forwarded)
    assert not any(each.fault for each in process.arrivals.values())
