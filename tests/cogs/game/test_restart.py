"""Games survive a crash at any moment."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cogs.discord.delivery import Delivery
from engine.game import Seat
from tests.cogs.courses import ANN, in_the_last_round, useful
from tests.cogs.game.scenes import scores, table_state
from tests.cogs.room import Room, buttons, words

PLAYERS = ("ann", "ben", "cyd")


class Plug:
    """Stops the bot before or after its n-th request to Discord, until a restart."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._calls_left: int | None = None
        self._after = False
        self.pulled: str | None = None
        for name in ("send", "edit", "delete"):
            monkeypatch.setattr(Delivery, name, self._breakable(name, getattr(Delivery, name)))

    def pull(self, calls: int, *, after: bool) -> None:
        self._calls_left, self._after, self.pulled = calls, after, None

    def put_in(self) -> None:
        self._calls_left = None

    def _breakable(self, name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        async def call(delivery: Delivery, *arguments: Any, **named: Any) -> Any:
            if self._calls_left is None:
                return await really(delivery, *arguments, **named)
            self._calls_left -= 1
            if self._calls_left > 0:
                return await really(delivery, *arguments, **named)
            if self._calls_left == 0 and self._after:
                await really(delivery, *arguments, **named)
            self.pulled = self.pulled or name
            return await self._room.client.clock.wait_for(asyncio.Event().wait())

        return call


@pytest.fixture
def plug(room: Room, monkeypatch: pytest.MonkeyPatch) -> Plug:
    return Plug(room, monkeypatch)


def headings(room: Room) -> Counter[str]:
    return Counter(words(message).split("\n")[0] for message in room.public())


def round_headings(room: Room) -> list[str]:
    """Return the first lines of the messages about finished rounds."""
    messages = [message for message in room.public() if "My hand" not in buttons(message)]
    return [words(message).split("\n")[0] for message in messages]


def live_hands(room: Room, name: str) -> list[Any]:
    return [message for message in room.direct(name) if "1" in buttons(message)]


def check(room: Room, *, spare: int) -> int:
    """Check that everybody has what they need, with at most ``spare`` duplicates; return their number."""
    twice = 0
    waiting = {room.session.seats[seat].name for seat in room.session.snapshot.waiting_for()}
    for name in PLAYERS:
        hands = len(live_hands(room, name))
        assert hands >= (name in waiting), f"{name} was not asked"
        twice += max(0, hands - 1)
    live = [message for message in room.public() if "My hand" in buttons(message)]
    assert live, "nobody sees whom the game waits for"
    twice += len(live) - 1
    twice += len(round_headings(room)) - len(set(round_headings(room)))
    assert twice <= spare, round_headings(room)
    return twice


@pytest.mark.parametrize("after", [False, True])
async def test_a_game_survives_a_crash_at_every_message(room: Room, plug: Plug, after: bool) -> None:
    await room.begin(*PLAYERS, pace="none")
    spare, calls = 0, 0
    for _ in range(16):
        if room.session.game.view(None).age == 3:
            break
        calls += 1
        step = room.session.step
        decisions = room.session.game.decisions()
        await room.session.choose(Seat(0), step, decisions[0].choices[0])
        await room.session.choose(Seat(1), step, decisions[1].choices[-1])
        await room.env.settle()
        plug.pull(calls, after=after)
        await room.session.choose(Seat(2), step, decisions[2].choices[-1])
        await room.env.settle()
        plug.put_in()
        await room.restart()
        assert room.session.step == step + 1, "the stored step is played"
        spare += plug.pulled == "send" and after
        assert check(room, spare=spare) <= spare
    assert calls >= 12
    rounds = {heading for heading in round_headings(room) if heading.startswith("**Age")}
    assert len(rounds) == room.session.step
    await room.play_round(*PLAYERS)


async def test_picks_and_buttons_survive_a_restart(room: Room) -> None:
    await room.begin(*PLAYERS)
    await room.pick("ann")
    picked = dict(room.session.picks)
    old_hand, old_status = room.hand("ben"), room.status()
    sent = len(room.env.http_requests)
    await room.restart()
    assert room.session.picks == picked
    posts = [
        each for each in room.env.http_requests[sent:] if each.method == "POST" and "/messages" in each.path
    ]
    assert posts == []
    assert room.text("status-resumed") in words(room.status())
    assert room.status().id == old_status.id
    await room.tap("ben", old_hand, "1")
    await room.tap("ben", room.hand("ben"), "Sell +3")
    assert Seat(1) in room.session.picks
    await room.tap("ann", room.hand("ann"), "2")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    await room.pick("cyd")
    assert room.session.step == 1
    assert room.text("status-resumed") not in words(room.status())


@pytest.mark.parametrize("calls", range(1, 7))
async def test_the_end_of_a_game_survives_a_crash(room: Room, plug: Plug, calls: int) -> None:
    await room.begin("ann", computers=2)
    number = room.session.id
    await room.skip_to(in_the_last_round, useful)
    decision = room.session.snapshot.decision(ANN)
    assert decision is not None
    sell = next(choice for choice in decision.choices if choice.as_json()["action"] == "sell")
    plug.pull(calls, after=False)
    await room.session.choose(ANN, room.session.step, sell)
    await room.env.settle()
    plug.put_in()
    await room.restart()
    if room.client.sessions.at(room.channel.id) is not None:
        await room.play_to_the_end("ann")
    assert (await table_state(room, number))[0] == "over"
    assert len(scores(room)) == 1
    assert max(headings(room).values()) == 1


async def test_the_start_of_a_game_survives_a_crash(room: Room, plug: Plug) -> None:
    for name in PLAYERS:
        await room.type(name, "join")
    plug.pull(1, after=False)
    await room.tap("ann", room.lobby(), "Start")
    plug.put_in()
    await room.restart()
    assert headings(room)["## The game begins! (first edition)"] == 1
    assert all(len(live_hands(room, name)) == 1 for name in PLAYERS)
