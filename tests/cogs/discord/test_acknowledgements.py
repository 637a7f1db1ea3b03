"""Taps that the store takes its time for: acknowledged first, answered when they are kept, nothing twice."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.cluster.interface import Arrival
from bot.storage.errors import ElsewhereError
from engine.game import Seat
from tests.cogs.network import FIRST_ANSWER, Fault, Network
from tests.cogs.room import Room, said, words

ACKNOWLEDGED = 6
CHANGED = 7
KEPT = "Changed your mind?"


class SlowStore:
    """Keeps picks only when it is let go; people wait as long as a test says."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._goes_on = asyncio.Event()
        self._monkeypatch = monkeypatch
        self._keep = room.client.store.replace_picks
        self.fault: Exception | None = None
        self.waited: list[float] = []
        monkeypatch.setattr(room.client.store, "replace_picks", self._replace_picks)

    async def _replace_picks(self, *picks: Any) -> None:
        await self._room.client.clock.wait_for(self._goes_on.wait())
        if self.fault is not None:
            raise self.fault
        await self._keep(*picks)

    def lose_patience(self) -> None:
        """Let people wait no moment from now on."""

        async def end_at_once(seconds: float) -> None:
            self.waited.append(seconds)

        self._monkeypatch.setattr(self._room.client.clock, "be_patient", end_at_once)

    def hold(self) -> None:
        """Keep nothing from now on until it is let go once more."""
        self._goes_on.clear()

    async def let_go(self) -> None:
        """Let it keep what it was asked to."""
        self._goes_on.set()
        await self._room.env.settle()


def first_answers(room: Room) -> list[int]:
    """List the kinds of the first answers to what was tapped last, and behind it."""
    return [
        each.json["type"] for each in room.env.http_requests if each.path.endswith("/callback") and each.json
    ]


async def come_to_a_pick(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.tap("ann", room.hand("ann"), "1")


async def test_a_pick_that_is_kept_and_taken_back_late(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await come_to_a_pick(room)
    store, before = SlowStore(room, monkeypatch), len(first_answers(room))
    store.lose_patience()
    hand = words(room.hand("ann"))
    answer = await room.tap("ann", room.hand("ann"), "Sell +3")
    assert answer.acknowledged
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    assert words(room.hand("ann")) == hand
    assert all(0 <= each < 0.1 for each in store.waited)
    await store.let_go()
    assert room.session.picks[Seat(0)].action == "sell"
    assert KEPT in words(room.hand("ann"))
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    store.hold()
    session = room.session
    await room.press_forged("ann", f"button:hand:{session.id}:{session.step}:0:again")
    assert first_answers(room)[before:] == [ACKNOWLEDGED] * 2
    assert Seat(0) in session.picks
    await store.let_go()
    assert Seat(0) not in session.picks


async def test_a_pick_that_is_kept_at_once(room: Room) -> None:
    await come_to_a_pick(room)
    before = len(room.env.http_requests)
    answer = await room.tap("ann", room.hand("ann"), "Sell +3")
    assert answer.acknowledged
    # Behind the answer comes the picture in which the card is marked.
    answers = [each for each in room.env.http_requests[before:] if each.path.startswith("/interactions/")]
    assert [each.json["type"] for each in answers if each.json] == [CHANGED]
    assert KEPT in words(room.hand("ann"))
    assert not {task.get_name() for task in asyncio.all_tasks()} & {"keeping a tap", "patience"}


async def test_a_refusal_behind_an_acknowledgement(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await come_to_a_pick(room)
    store, before, public = SlowStore(room, monkeypatch), len(first_answers(room)), len(room.public())
    store.lose_patience()
    store.fault = OSError("no room")
    hand = words(room.hand("ann"))
    answer = await room.tap("ann", room.hand("ann"), "Sell +3")
    await store.let_go()
    assert said(answer) == room.text("something-went-wrong")
    assert words(room.hand("ann")) == hand
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    assert len(room.public()) == public
    assert room.session.picks.get(Seat(0)) is None


async def test_an_answer_waits_for_the_acknowledgement_before_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Network(room, monkeypatch)
    await come_to_a_pick(room)
    store, before = SlowStore(room, monkeypatch), len(first_answers(room))
    store.lose_patience()
    held = network.hold_next(FIRST_ANSWER)
    await room.tap("ann", room.hand("ann"), "Sell +3")
    await store.let_go()
    assert room.session.picks[Seat(0)].action == "sell"
    assert KEPT not in words(room.hand("ann"))
    held.let_go()
    await room.env.settle()
    assert KEPT in words(room.hand("ann"))
    assert first_answers(room)[before:] == [ACKNOWLEDGED]


async def test_an_acknowledgement_whose_receipt_is_lost(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(room, monkeypatch)
    await come_to_a_pick(room)
    offers = room.session.game.view(Seat(0)).offers
    for number, fault in enumerate(get_args(Fault)):
        await room.tap("ann", room.hand("ann"), f"{number + 1}")
        with monkeypatch.context() as slow:
            store, before = SlowStore(room, slow), words(room.hand("ann"))
            store.lose_patience()
            network.break_next(fault)
            await room.tap("ann", room.hand("ann"), "Sell +3")
            assert words(room.hand("ann")) == before, fault
            await store.let_go()
        assert KEPT in words(room.hand("ann")), fault
        assert room.session.picks[Seat(0)].card == offers[number].card, fault


# -- what another process answers ------------------------------------------------------------------------


def forwarded(
    room: Room, monkeypatch: pytest.MonkeyPatch, *, is_acknowledged: bool = False
) -> list[tuple[int, bool]]:
    """Let every tap have come from another process; list how they are forwarded to one."""
    found = list[tuple[int, bool]]()

    async def forward(server: int, is_acknowledged: bool) -> bool:
        found.append((server, is_acknowledged))
        return True

    arrival = Arrival(None, is_acknowledged, forward)
    arrivals = SimpleNamespace(get=lambda _: arrival, pop=lambda *_: None)
    monkeypatch.setattr(room.client.cluster, "arrivals", arrivals)
    return found


async def test_who_answers_for_others_hears_of_an_acknowledgement(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await come_to_a_pick(room)
    found, store = forwarded(room, monkeypatch), SlowStore(room, monkeypatch)
    store.fault = ElsewhereError(7)
    store.lose_patience()
    await room.tap("ann", room.hand("ann"), "Sell +3")
    await store.let_go()
    assert found == [(7, True)]


async def test_a_tap_that_another_process_has_acknowledged_is_answered_behind_that(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await come_to_a_pick(room)
    forwarded(room, monkeypatch, is_acknowledged=True)
    before = len(room.env.http_requests)
    await room.tap("ann", room.hand("ann"), "Sell +3")
    asked = [(each.method, each.path.rpartition("/")[2]) for each in room.env.http_requests[before:]]
    assert ("POST", "callback") not in asked
    assert ("PATCH", "@original") in asked
    assert room.session.picks[Seat(0)].action == "sell"
