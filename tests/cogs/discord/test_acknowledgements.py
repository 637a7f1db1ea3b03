"""First answers: once despite lost receipts, and acknowledgements while the store is slow."""

import asyncio
from types import SimpleNamespace
from typing import Any, get_args

import pytest
import pytest_asyncio

from bot.cluster.single_process import Arrival
from bot.storage.errors import ElsewhereError
from engine.game import Seat
from tests.cogs.network import FIRST_ANSWER, Fault, Network
from tests.cogs.room import Room, buttons, said, shown_files, words

ACKNOWLEDGED = 6
CHANGED = 7
STORED = "Changed your mind?"


class SlowStore:
    """Stores picks only when it is let go, while the bot's patience ends at once."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._keep = room.client.store.replace_picks
        self._goes_on = asyncio.Event()
        self.fault: Exception | None = None
        self.waited: list[float] = []
        monkeypatch.setattr(room.client.store, "replace_picks", self._replace_picks)
        monkeypatch.setattr(room.client.clock, "be_patient", self._be_patient)

    async def _replace_picks(self, *picks: Any) -> None:
        await self._room.client.clock.wait_for(self._goes_on.wait())
        if self.fault is not None:
            raise self.fault
        await self._keep(*picks)

    async def _be_patient(self, seconds: float) -> None:
        self.waited.append(seconds)

    def hold(self) -> None:
        self._goes_on.clear()

    async def let_go(self) -> None:
        self._goes_on.set()
        await self._room.env.settle()


def first_answers(room: Room) -> list[int]:
    requests = room.env.http_requests
    return [each.json["type"] for each in requests if each.path.endswith("/callback") and each.json]


@pytest_asyncio.fixture
async def hand(room: Room) -> Any:
    """Start a game, and return ann's hand one tap before her pick."""
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.tap("ann", room.hand("ann"), "1")
    return room.hand("ann")


async def test_only_a_slowly_stored_pick_or_undo_is_acknowledged_first(
    room: Room, hand: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, session = len(first_answers(room)), room.session
    await room.tap("ann", hand, "Sell +3")
    assert first_answers(room)[before:] == [CHANGED]
    assert STORED in words(room.hand("ann"))
    assert not {task.get_name() for task in asyncio.all_tasks()} & {"saving a tap", "patience"}
    await room.tap("ann", hand, "2")
    store, before, shown = SlowStore(room, monkeypatch), len(first_answers(room)), words(room.hand("ann"))
    answer = await room.tap("ann", room.hand("ann"), "Sell +3")
    assert answer.acknowledged
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    assert words(room.hand("ann")) == shown
    assert all(0 <= each < 0.1 for each in store.waited)
    await store.let_go()
    assert session.picks[Seat(0)].card == session.game.view(Seat(0)).offers[1].card
    assert STORED in words(room.hand("ann"))
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    store.hold()
    await room.press_forged("ann", f"button:hand:{session.id}:{session.step}:0:again")
    assert first_answers(room)[before:] == [ACKNOWLEDGED] * 2
    assert Seat(0) in session.picks
    await store.let_go()
    assert Seat(0) not in session.picks


async def test_a_refusal_or_an_answer_waits_for_its_acknowledgement(
    room: Room, network: Network, hand: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        store, before, public = SlowStore(room, slow), len(first_answers(room)), len(room.public())
        store.fault = OSError("no room")
        answer = await room.tap("ann", hand, "Sell +3")
        await store.let_go()
    assert said(answer) == room.text("something-went-wrong")
    assert words(room.hand("ann")) == words(hand)
    assert first_answers(room)[before:] == [ACKNOWLEDGED]
    assert len(room.public()) == public
    assert room.session.picks.get(Seat(0)) is None
    store, before = SlowStore(room, monkeypatch), len(first_answers(room))
    held = network.hold_next(FIRST_ANSWER)
    await room.tap("ann", hand, "Sell +3")
    await store.let_go()
    assert room.session.picks[Seat(0)].action == "sell"
    assert STORED not in words(room.hand("ann"))
    held.let_go()
    await room.env.settle()
    assert STORED in words(room.hand("ann"))
    assert first_answers(room)[before:] == [ACKNOWLEDGED]


async def test_an_answer_follows_an_acknowledgement_whose_receipt_is_lost(
    room: Room, network: Network, hand: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    offers = room.session.game.view(Seat(0)).offers
    for number, fault in enumerate(get_args(Fault)):
        await room.tap("ann", room.hand("ann"), f"{number + 1}")
        with monkeypatch.context() as slow:
            store, before = SlowStore(room, slow), words(room.hand("ann"))
            network.break_next(fault)
            await room.tap("ann", room.hand("ann"), "Sell +3")
            assert words(room.hand("ann")) == before, fault
            await store.let_go()
        assert STORED in words(room.hand("ann")), fault
        assert room.session.picks[Seat(0)].card == offers[number].card, fault


@pytest.mark.parametrize("is_acknowledged", [False, True])
async def test_taps_acknowledged_by_another_process_or_forwarded_to_it(
    room: Room, hand: Any, monkeypatch: pytest.MonkeyPatch, is_acknowledged: bool
) -> None:
    forwarded: list[tuple[int, bool]] = []

    async def forward(server: int, is_acknowledged: bool) -> bool:
        forwarded.append((server, is_acknowledged))
        return True

    arrival = Arrival(None, is_acknowledged, forward)
    arrivals = SimpleNamespace(get=lambda _: arrival, pop=lambda *_: None)
    monkeypatch.setattr(room.client.cluster, "arrivals", arrivals)
    before = len(first_answers(room))
    if is_acknowledged:
        await room.tap("ann", hand, "Sell +3")
        assert len(first_answers(room)) == before, "the answer follows the acknowledgement"
        assert room.session.picks[Seat(0)].action == "sell"
        assert "@original" in [each.path.rpartition("/")[2] for each in room.env.http_requests]
        return
    store = SlowStore(room, monkeypatch)
    store.fault = ElsewhereError(7)
    await room.tap("ann", hand, "Sell +3")
    await store.let_go()
    assert forwarded == [(7, True)]


FAULTS: tuple[Fault, ...] = get_args(Fault)


async def test_answers_arrive_and_picks_count_despite_lost_receipts(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    for fault in FAULTS:
        network.break_next(fault)
        shown = await room.type("ann", "table")
        assert [each.filename for each in shown_files(shown.response)] == ["table.png"], fault
        network.break_next(fault)
        assert "1" in buttons(await room.open_hand("ann")), fault
        network.break_next(fault)
        answer = await room.tap("dora", room.status(), "My hand")
        assert said(answer) == room.text("refusal-spectator"), fault

    offers = room.session.game.view(Seat(0)).offers
    for number, fault in enumerate(FAULTS):
        card = offers[number].card
        network.break_next(fault)
        await room.tap("ann", room.hand("ann"), str(number + 1))
        assert room.text(f"card-{card}") in words(room.hand("ann")), fault
        assert "Sell +3" in buttons(room.hand("ann")), fault
        network.break_next(fault)
        await room.tap("ann", room.hand("ann"), "Sell +3")
        pick = room.session.picks[Seat(0)]
        assert (pick.action, pick.card) == ("sell", card), fault
        assert "Changed your mind?" in words(room.hand("ann")), fault


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_lobby_and_its_game_survive_lost_receipts(room: Room, network: Network, fault: Fault) -> None:
    network.break_next(fault)
    await room.type("ann", "join")
    network.break_next(fault)
    await room.tap("ben", room.lobby(), "Join")
    network.break_next(fault)
    await room.type("cyd", "join")
    assert len(room.public()) == 1
    assert "3 of 7 seats" in words(room.lobby())
    network.break_next(fault)
    shown = await room.tap("ann", room.lobby(), "Options")
    network.break_next(fault)
    await room.people["ann"].submit_modal(shown, room.form_values(shown, "pace", "none"))
    network.break_next(fault)
    assert words((await room.type("ann", "start")).response) == room.text("done")
    assert (room.session.step, room.session.row.options.pace) == (0, "none")
    network.break_next(fault)
    question = (await room.type("ann", "end")).response
    network.break_next(fault)
    assert said(await room.tap("ann", question, "End game")) == room.text("question-ended")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
