"""Games survive a crash at any moment, and a takeover by another process sends only what is missing."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partialmethod
from typing import Any

import pytest

from bot.common.stored_rows import MessageKey, Note
from bot.tables.sessions import Sessions
from cogs.discord.delivery import Delivery
from cogs.discord.picture_pool import PicturePool
from cogs.game.hand_prompts import Prompts
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


async def take_over(room: Room) -> list[str]:
    """Let another process take the games over, and return its requests."""
    before = len(room.env.http_requests)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sessions, "resume", partialmethod(Sessions.resume, unnoticed=True))
        await room.restart()
    await room.env.settle()
    sent = [each for each in room.env.http_requests[before:] if "/messages" in each.path]
    return [each.method for each in sent if each.method != "GET"]


async def test_a_takeover_with_nothing_missing_makes_no_requests(room: Room) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)
    assert await take_over(room) == []
    await room.pick("ann")
    assert "1 of 3" in words(room.status())
    await room.pick("ben")
    await room.pick("cyd")
    assert room.session.step == 2
    assert all("1" in buttons(room.hand(name)) for name in PLAYERS)


@pytest.mark.parametrize(("game", "turns", "computers"), [("duel", 10, 1), ("architects", 4, 0)])
async def test_a_takeover_leaves_turn_messages_unchanged(
    room: Room, game: str, turns: int, computers: int
) -> None:
    await room.begin(*PLAYERS[: 2 - computers], game=game, computers=computers)
    for _ in range(turns):
        shown = [(each.id, words(each)) for each in room.public()]
        assert await take_over(room) == []
        await room.env.settle()
        assert [(each.id, words(each)) for each in room.public()] == shown
        step, decision = room.session.step, room.session.snapshot.pending()[0]
        await room.session.choose(decision.seat, step, decision.choices[0])
        await room.env.settle()
        assert room.session.step > step


async def test_a_takeover_after_an_age_draws_no_pictures(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin(*PLAYERS)
    await room.skip_to(lambda game: game.view(None).round == game.view(None).box.rounds, useful)
    await room.play_round(*PLAYERS)
    assert room.session.game.view(None).age == 2
    drawn, draw = list[str](), PicturePool.draw

    async def note(pool: PicturePool, name: str, *given: Any, **named: Any) -> Any:
        drawn.append(name)
        return await draw(pool, name, *given, **named)

    monkeypatch.setattr(PicturePool, "draw", note)
    assert await take_over(room) == []
    assert drawn == []


@pytest.mark.parametrize("lacking", [MessageKey("hand", 1, 1), MessageKey("step", 1), Note("told", 0)])
async def test_a_takeover_sends_missing_messages(room: Room, lacking: MessageKey | Note) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)
    store, number = room.client.store, room.session.id
    if isinstance(lacking, Note):
        assert lacking in room.session.posted.notes
        await store.drop_note(number, lacking)
    else:
        assert lacking in room.session.messages
        await store.drop_message(number, lacking)
    assert await take_over(room)
    posted = room.session.posted
    assert lacking in [*posted.notes, *posted.messages]


async def test_a_takeover_shows_only_picks_not_shown_before(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    assert room.session.picks
    assert await take_over(room) == []
    session, decision = room.session, room.session.game.decisions()[0]
    picks = {seat: choice.as_json() for seat, choice in session.picks.items()}
    fresh = {**picks, Seat(0): decision.choices[-1].as_json()}
    await room.client.store.replace_picks(session.id, 0, tuple(picks), fresh)
    assert await take_over(room) == ["PATCH"]
    assert "2 of 3" in words(room.status())


async def test_a_takeover_continues_if_the_check_for_missing_messages_fails(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)

    async def fail(*_: object) -> bool:
        raise ValueError("nobody knows")

    monkeypatch.setattr(Prompts, "are_undelivered", fail)
    assert await take_over(room) == ["PATCH"]
    assert "nobody knows what game" in caplog.text
    await room.play_round(*PLAYERS)
    assert room.session.step == 2
