"""A game that another process serves, reached here: picks are written, all else is for that process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.cluster.interface import RawInteraction
from bot.cluster.postgres.cluster import PostgresCluster
from bot.cluster.postgres.interaction_forwarder import InteractionForwarder
from bot.cluster.postgres.leases import Leases
from bot.cluster.postgres.process_mailbox import Letter, ProcessMailbox
from bot.cluster.postgres.remote_game import RemoteStore, bring
from bot.common.clock import Clock
from bot.common.refusal import Refusal
from bot.common.rows import NO_SERVER, place_seen_by
from bot.common.settings import DatabaseServer, Share
from bot.storage.errors import ElsewhereError
from bot.storage.opening import open_store
from bot.tables.abandonment import Abandonment
from bot.tables.session import TOUCH_SECONDS, Session
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell
from tests.patience import happens

SHARE = Share(0, 2, 4)
OTHER = Share(1, 2, 4)


@pytest_asyncio.fixture
async def club(address: str) -> AsyncIterator[Club]:
    leases = Leases.join(DatabaseServer(address), SHARE)
    store = await open_store(DatabaseServer(address), leases.begin)
    store.serve(set(SHARE.own), SHARE.shards)
    club = Club(store)
    yield club
    await club.sessions.stop()
    leases.leave([])
    await store.close()


async def visit(club: Club, session: Session) -> Session:
    """Bring a game to another process, as it is kept now."""
    return await bring(club.store.database, SHARE, session.row, club.clock)


async def test_a_pick_made_elsewhere_is_taken_over_and_played(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await sell(await visit(club, session), 0)
    assert Seat(0) not in session.picks
    (letter,) = await ProcessMailbox(club.store.database).read({0})
    assert letter.body == {"table": session.id, "seats": [0]}
    await session.look_at_picks(letter.body["seats"])
    await sell(session, 1)
    await reach(session, 1)


async def test_a_pick_changed_elsewhere_at_the_last_moment_is_the_one_that_is_played(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await sell(session, 0)
    elsewhere = await visit(club, session)
    decision = next(each for each in elsewhere.game.decisions() if each.seat == 0)
    assert decision.choices[0] != session.picks[Seat(0)]
    await elsewhere.choose(Seat(0), 0, decision.choices[0])
    await sell(session, 1)
    await reach(session, 1)
    assert (await club.steps(session))[0]["0"] == decision.choices[0].as_json()


async def test_a_pick_for_a_round_that_is_over_changes_nothing(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    elsewhere = await visit(club, session)
    await sell(session, 0)
    await sell(session, 1)
    await reach(session, 1)
    with pytest.raises(Refusal, match="refusal-round-over"):
        await sell(elsewhere, 0)
    # The computer player may have picked meanwhile.
    assert set(await club.picks(session)) <= {Seat(2)}


async def test_all_but_picks_is_for_the_process_that_serves_the_game(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    elsewhere = await visit(club, session)
    with pytest.raises(ElsewhereError):
        await elsewhere.hand_to_computer(Seat(0), lambda names: "Hera", ANN)
    assert session.seats[0].person == ANN


async def test_a_game_left_to_others_takes_what_is_still_picked_here_there(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    store = club.store
    await club.sessions.leave_to_others(
        lambda row: row.server == 1, lambda row: RemoteStore(store.database, SHARE, row.server)
    )
    assert list(club.sessions) == []
    await sell(session, 0)
    assert Seat(0) in await club.picks(session)
    with pytest.raises(ElsewhereError):
        await club.sessions.end(session, ANN, "Ann")


async def test_what_is_forwarded_is_read_once_or_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox, found = ProcessMailbox(club.store.database), list[Letter]()
    host, shards = Host(club), SimpleNamespace(share=SHARE)
    forwarder = InteractionForwarder(host, cast("Any", shards), mailbox)

    async def read(_: float) -> None:
        found.extend(await mailbox.read({1}))

    monkeypatch.setattr("bot.cluster.postgres.interaction_forwarder.asyncio", SimpleNamespace(sleep=read))
    assert await forwarder._forward({"id": "7"}, 1)
    assert [(each.kind, each.body) for each in found] == [("tap", {"id": "7"})]
    assert not await forwarder._forward({"id": "8"}, 2)
    assert await mailbox.read({1, 2}) == []


class Host:
    """A client, as far as a cluster needs it, with the games of a club."""

    def __init__(self, club: Club) -> None:
        self.store = club.store
        self.sessions = club.sessions
        self.clock: Clock = club.clock
        self.abandonment = Abandonment(club.sessions, club.clock.now, days=30, slow_days=90)
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

    def dispatch(self, event: str, /, *heard: Any) -> None:
        self.dispatched.append((event, *heard))
        if event == "touched":
            self.start_chore(self.abandonment.write_touch(self.sessions.get(*heard)), event)
        elif event == "seat_to_free" and not self.is_stuck:
            table, person = heard
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
    owner.be_ready()
    await happens(lambda: owner.serves(0))
    await elsewhere.begin(host)
    await happens(lambda: bool(elsewhere._shards.others()))
    yield host, elsewhere
    await owner.close()
    await elsewhere.close()
    for chore in host.chores:
        chore.cancel()
    await asyncio.gather(*host.chores, return_exceptions=True)
    for store in stores:
        await store.close()


async def test_who_is_there_in_a_quiet_game_keeps_it_from_everywhere(
    club: Club, neighbour: tuple[Host, PostgresCluster]
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    club.clock.seconds += TOUCH_SECONDS
    assert session.is_quiet
    await neighbour[1].tell("touched", session.id, server=session.row.server)
    await happens(lambda: not session.is_quiet)


async def test_seats_of_who_is_forgotten_are_freed_by_who_serves_them(
    club: Club, neighbour: tuple[Host, PostgresCluster]
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await neighbour[1].free_seats(ANN, [session.id])
    assert session.seat_of(ANN) is None
    assert session.seat_of(BEN) is not None


async def test_nobody_is_forgotten_whose_seat_is_not_freed_in_time(
    club: Club, neighbour: tuple[Host, PostgresCluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    neighbour[0].is_stuck = True
    monkeypatch.setattr("bot.cluster.postgres.cluster.FREEING_SECONDS", 0.0)
    with pytest.raises(Refusal, match="refusal-moving"):
        await neighbour[1].free_seats(ANN, [session.id])


async def test_others_hear_at_once_of_what_has_happened(neighbour: tuple[Host, PostgresCluster]) -> None:
    await neighbour[1].tell("languages_chosen")
    await neighbour[1].tell("silenced", ANN, 7)
    await happens(lambda: neighbour[0].dispatched == [("languages_chosen",), ("silenced", ANN, 7)])


async def test_games_of_others_are_brought_to_be_looked_at(
    club: Club, neighbour: tuple[Host, PostgresCluster]
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    (brought,) = await neighbour[1].games_of(ANN)
    assert brought.is_elsewhere
    assert brought.snapshot.seats == session.seats


def holding(shard: int) -> Any:
    """Return the shards of a process that serves one."""
    return SimpleNamespace(
        share=SHARE,
        held={shard},
        is_here=lambda asked, _: asked == shard,
        has=lambda _: False,
        hear=lambda _: True,
        serves=lambda server: SHARE.of(server) == shard,
    )


@pytest.mark.parametrize("topic", ["hand", "hint", "table", "practice"])
async def test_a_tap_on_a_page_of_one_person_brings_its_token_to_the_owner(
    club: Club, monkeypatch: pytest.MonkeyPatch, topic: str
) -> None:
    session, forwarded = await club.begin(ANN, computers=2), list[int]()

    async def forward(_: InteractionForwarder, raw: object, shard: int) -> bool:
        forwarded.append(shard)
        return True

    place = place_seen_by(ANN)
    await session.change_row(lambda row: replace(row, server=NO_SERVER, place=place))
    await club.store.database.write(
        ("UPDATE tables SET server = ?, place = ? WHERE id = ?", (NO_SERVER, place, session.id))
    )
    monkeypatch.setattr(InteractionForwarder, "_forward", forward)
    host, where = Host(club), 1 << 22
    forwarder = InteractionForwarder(host, holding(SHARE.of(where)), ProcessMailbox(club.store.database))
    identity = f"button:{topic}:{session.id}:0:0:card:0"
    await forwarder.arrive({"id": "7", "type": 3, "guild_id": str(where), "data": {"custom_id": identity}})
    assert (forwarded, host.answered) == ([SHARE.of(NO_SERVER)], [])


@pytest.mark.parametrize(
    ("identity", "becomes"),
    [
        ("button:hand:{}:0:0:card:0", "brought"),
        ("button:table:{}:cities", "brought"),
        ("button:seat:{}:on", "forwarded"),
        ("button:practice:{}:back:0", "forwarded"),
        ("button:pad:{}:count", "answered here"),
        ("button:reference:0:signs:base", "answered here"),
    ],
)
@pytest.mark.parametrize("where", [None, 1 << 22], ids=["direct message", "another server"])
async def test_what_only_shows_a_game_is_answered_here_and_what_changes_it_by_its_owner(
    club: Club, monkeypatch: pytest.MonkeyPatch, identity: str, becomes: str, where: int | None
) -> None:
    store, session, forwarded = club.store, await club.begin(ANN, BEN, computers=1), list[int]()

    async def forward(_: InteractionForwarder, raw: object, shard: int) -> bool:
        forwarded.append(shard)
        return True

    shards = holding(0 if where is None else SHARE.of(where))
    if where is None:
        # The game is of another shard than that of direct messages.
        await session.change_row(lambda row: replace(row, server=1 << 22))
        await store.database.write(("UPDATE tables SET server = ? WHERE id = ?", (1 << 22, session.id)))
    monkeypatch.setattr(InteractionForwarder, "_forward", forward)
    host = Host(club)
    forwarder = InteractionForwarder(host, shards, ProcessMailbox(store.database))
    tap = {"id": "7", "type": 3, "data": {"custom_id": identity.format(session.id)}}
    await forwarder.arrive(tap if where is None else {**tap, "guild_id": str(where)})
    assert forwarded == ([SHARE.of(session.row.server)] if becomes == "forwarded" else [])
    assert len(host.answered) == (becomes != "forwarded")
    brought = [game.id for each in forwarder.arrivals.values() for game in each.games]
    assert brought == ([session.id] if becomes == "brought" else [])
    assert not any(each.fault for each in forwarder.arrivals.values())
