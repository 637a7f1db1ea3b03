"""A game that another process serves, reached here: picks are written, all else is for that process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.cluster.postgres.interaction_forwarder import Arrivals
from bot.cluster.postgres.leases import Leases
from bot.cluster.postgres.process_mailbox import Letter, Letters
from bot.cluster.postgres.remote_game import ElsewhereError, fault_at_hand, visited_at_hand
from bot.cluster.postgres.remote_store import VisitingStore
from bot.cluster.postgres.shard_manager import Sharing
from bot.common.refusal import Refusal
from bot.common.settings import DatabaseServer, Share
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.abandonment import Abandonment
from bot.tables.replay import Replays
from bot.tables.session import TOUCH_SECONDS, Session
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell
from tests.patience import PATIENCE, happens

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
    assert isinstance(club.store, Store)
    store = VisitingStore(club.store, SHARE, session.row.server)
    return await Replays(store, club.clock.now, lambda _: None).load(session.id)


async def test_a_pick_made_elsewhere_is_taken_over_and_played(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await sell(await visit(club, session), 0)
    assert Seat(0) not in session.picks
    assert isinstance(club.store, Store)
    (letter,) = await Letters(club.store.database).read({0})
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
    assert isinstance(store, Store)
    await club.sessions.leave_to_others(
        lambda row: row.server == 1, lambda row: VisitingStore(store, SHARE, row.server)
    )
    assert list(club.sessions) == []
    await sell(session, 0)
    assert Seat(0) in await club.picks(session)
    with pytest.raises(ElsewhereError):
        await club.sessions.end(session, ANN, "Ann")


async def test_what_is_handed_on_is_read_once_or_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(club.store, Store)
    letters, found = Letters(club.store.database), list[Letter]()
    sharing: Any = SimpleNamespace(letters=letters)
    arrivals = Arrivals(sharing, lambda _: None)

    async def read(_: float) -> None:
        found.extend(await letters.read({1}))

    monkeypatch.setattr("bot.cluster.postgres.interaction_forwarder.asyncio", SimpleNamespace(sleep=read))
    assert await arrivals.hand_on({"id": "7"}, 1)
    assert [(each.kind, each.body) for each in found] == [("tap", {"id": "7"})]
    assert not await arrivals.hand_on({"id": "8"}, 2)
    assert await letters.read({1, 2}) == []


class Neighbour:
    """What a process is asked for by letters, with the games of a club."""

    def __init__(self, club: Club) -> None:
        self.store = club.store
        self.sessions = club.sessions
        self.now = club.clock.now
        self.abandonment = Abandonment(club.sessions, club.port, club.clock.now, days=30, slow_days=90)
        self.freed: list[tuple[int, int]] = []
        self.heard = asyncio.Event()
        self.dispatched: list[tuple[object, ...]] = []
        self.is_stuck = False
        self.chores: set[asyncio.Task[None]] = set()

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(chore, name=name)
        self.chores.add(task)
        return task

    async def free_seat(self, table: int, person: int) -> None:
        self.freed.append((table, person))
        session = self.sessions.get(table)
        seat = session.seat_of(person)
        if seat is not None and not self.is_stuck:
            await self.sessions.leave(session, seat, person, lambda names: "Hera")

    def dispatch(self, event: str, /, *heard: object) -> None:
        self.dispatched.append((event, *heard))

    async def hear_languages(self) -> None:
        self.heard.set()


@pytest_asyncio.fixture
async def neighbour(club: Club, address: str) -> AsyncIterator[tuple[Neighbour, Sharing]]:
    """Give the process that serves all games of the club, and what another one knows of it."""
    neighbour = Neighbour(club)
    serving, other = Leases.join(DatabaseServer(address), SHARE), Leases.join(DatabaseServer(address), OTHER)
    owner, elsewhere = Sharing(serving, neighbour, lambda _: None), Sharing(other, neighbour, lambda _: None)
    owner.start()
    owner.be_ready()
    await owner.serving.wait()
    elsewhere.start()
    await happens(lambda: elsewhere.holder(0) == 0)
    yield neighbour, elsewhere
    await owner.close()
    await elsewhere.close()
    for chore in neighbour.chores:
        chore.cancel()
    await asyncio.gather(*neighbour.chores, return_exceptions=True)


async def test_who_is_there_in_a_quiet_game_keeps_it_from_everywhere(
    club: Club, neighbour: tuple[Neighbour, Sharing]
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    club.clock.seconds += TOUCH_SECONDS
    assert session.is_quiet
    await neighbour[1].touch(await visit(club, session))
    await happens(lambda: not session.is_quiet)


async def test_seats_of_who_is_forgotten_are_freed_by_who_serves_them(
    club: Club, neighbour: tuple[Neighbour, Sharing]
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await neighbour[1].free_seats_elsewhere(ANN, [session.id])
    assert session.seat_of(ANN) is None
    assert session.seat_of(BEN) is not None


async def test_nobody_is_forgotten_whose_seat_is_not_freed_in_time(
    club: Club, neighbour: tuple[Neighbour, Sharing], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    neighbour[0].is_stuck = True
    monkeypatch.setattr("bot.cluster.postgres.shard_manager.FREEING_SECONDS", 0.0)
    with pytest.raises(Refusal, match="refusal-moving"):
        await neighbour[1].free_seats_elsewhere(ANN, [session.id])


async def test_a_language_is_heard_of_at_once(neighbour: tuple[Neighbour, Sharing]) -> None:
    await neighbour[1].tell_languages()
    await asyncio.wait_for(neighbour[0].heard.wait(), PATIENCE)


async def test_who_wants_no_tips_is_heard_of_where_their_games_are_served(
    neighbour: tuple[Neighbour, Sharing],
) -> None:
    await neighbour[1].tell_silence(ANN, 7)
    await happens(lambda: ("silenced", ANN, 7) in neighbour[0].dispatched)


@pytest.mark.parametrize(
    ("identity", "becomes"),
    [
        ("button:hand:{}:0:0:card:0", "visited"),
        ("button:table:{}:cities", "visited"),
        ("button:seat:{}:on", "handed on"),
        ("button:practice:{}:back:0", "handed on"),
        ("button:pad:{}:count", "answered here"),
        ("button:reference:0:signs:base", "answered here"),
    ],
)
@pytest.mark.parametrize("where", [None, 1 << 22], ids=["direct message", "another server"])
async def test_what_only_shows_a_game_is_answered_here_and_what_changes_it_by_its_owner(
    club: Club, monkeypatch: pytest.MonkeyPatch, identity: str, becomes: str, where: int | None
) -> None:
    store, session = club.store, await club.begin(ANN, BEN, computers=1)
    found = "answered here"

    def deliver(_: object) -> None:
        nonlocal found
        if fault_at_hand.get() is not None:
            found = "faulty"
        elif visited_at_hand.get():
            found = "visited"

    async def hand_on(_: Arrivals, tap: object, shard: int) -> bool:
        nonlocal found
        assert shard == SHARE.of(session.row.server)
        found = "handed on"
        return True

    held = {0 if where is None else SHARE.of(where)}
    sharing: Any = SimpleNamespace(
        share=SHARE,
        held=held,
        is_here=lambda shard, _: shard in held,
        has=lambda _: False,
        hear=lambda _: True,
        row=club.store.table,
        visit=lambda row: visit(club, session),
    )
    if where is None:
        # The game is of another shard than that of direct messages.
        await session.change_row(lambda row: replace(row, server=1 << 22))
        await store.database.write(("UPDATE tables SET server = ? WHERE id = ?", (1 << 22, session.id)))
    monkeypatch.setattr(Arrivals, "hand_on", hand_on)
    tap = {"id": "7", "type": 3, "data": {"custom_id": identity.format(session.id)}}
    await Arrivals(sharing, deliver).arrive(tap if where is None else {**tap, "guild_id": str(where)})
    assert found == becomes
