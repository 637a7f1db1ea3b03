"""Games taken over from another process: only missing messages are sent."""

from typing import Any

import pytest

from bot.common.rows import MessageKey, Note
from bot.tables.registry import Sessions
from cogs.discord.delivery import Delivery
from cogs.discord.picture_pool import PicturePool
from cogs.game.prompts import Prompts
from engine.game import Seat
from tests.cogs.courses import useful
from tests.cogs.games.common import mover, turn_message
from tests.cogs.room import Room, buttons, shown_files, words

PLAYERS = ("ann", "ben", "cyd")


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the bot's requests about messages."""
    calls = list[str]()
    for name in ("send", "edit", "delete"):
        really = getattr(Delivery, name)

        async def call(
            delivery: Delivery, *arguments: Any, _really: Any = really, _name: str = name, **named: Any
        ) -> Any:
            calls.append(_name)
            return await _really(delivery, *arguments, **named)

        monkeypatch.setattr(Delivery, name, call)
    return calls


@pytest.fixture(autouse=True)
def taken_over_on_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the next process resume games as if it took them over."""
    really = Sessions.resume

    async def resume(sessions: Sessions) -> None:
        await really(sessions, unnoticed=True)

    monkeypatch.setattr(Sessions, "resume", resume)


async def take_over(room: Room, requests: list[str]) -> list[str]:
    """Let another process take the games over, and return its requests."""
    requests.clear()
    await room.restart()
    return list(requests)


async def test_a_takeover_with_nothing_missing_makes_no_requests(room: Room, requests: list[str]) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)
    assert await take_over(room, requests) == []
    await room.pick("ann")
    assert "1 of 3" in words(room.status())
    await room.pick("ben")
    await room.pick("cyd")
    assert room.session.step == 2
    assert all("1" in buttons(room.hand(name)) for name in PLAYERS)


@pytest.mark.parametrize(("game", "turns", "computers"), [("duel", 10, 1), ("architects", 4, 0)])
async def test_a_takeover_leaves_turn_messages_unchanged(
    room: Room, requests: list[str], game: str, turns: int, computers: int
) -> None:
    await room.begin(*PLAYERS[: 2 - computers], game=game, computers=computers)
    for _ in range(turns):
        shown = [(each.id, words(each)) for each in room.public()]
        assert await take_over(room, requests) == []
        await room.env.settle()
        assert [(each.id, words(each)) for each in room.public()] == shown
        step, decision = room.session.step, room.session.snapshot.pending()[0]
        await room.session.choose(decision.seat, step, decision.choices[0])
        await room.env.settle()
        assert room.session.step > step


async def test_a_takeover_posts_an_unposted_turn(room: Room, requests: list[str]) -> None:
    await room.begin("ann", "ben", game="duel")
    decision = room.session.game.decisions()[0]
    choices = {str(decision.chooser): decision.choices[0].as_json()}
    await room.client.store.put_step(room.session.row, 0, choices, room.session.seats)
    assert await take_over(room, requests) == ["edit", "send"]
    assert room.session.step == 1
    assert mover(room) in words(turn_message(room))


async def test_a_takeover_after_an_age_draws_no_pictures(
    room: Room, requests: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin(*PLAYERS)
    await room.skip_to(lambda game: game.view(None).round == game.view(None).box.rounds, useful)
    await room.play_round(*PLAYERS)
    assert room.session.game.view(None).age == 2
    ended = next(each for each in room.public() if room.text("age-ended", age="I") in words(each))
    (table,) = [each for each in shown_files(ended) if each.filename == "table.png"]
    assert "has picked" not in (table.description or "")
    assert "still choosing" not in (table.description or "")
    drawn, draw = list[str](), PicturePool.draw

    async def note(pool: PicturePool, name: str, *given: Any, **named: Any) -> Any:
        drawn.append(name)
        return await draw(pool, name, *given, **named)

    monkeypatch.setattr(PicturePool, "draw", note)
    assert await take_over(room, requests) == []
    assert drawn == []


@pytest.mark.parametrize("lacking", [MessageKey("hand", 1, 1), MessageKey("step", 1), Note("told", 0)])
async def test_a_takeover_sends_missing_messages(
    room: Room, requests: list[str], lacking: MessageKey | Note
) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)
    store, number = room.client.store, room.session.id
    if isinstance(lacking, Note):
        assert lacking in room.session.posted.notes
        await store.drop_note(number, lacking)
    else:
        assert lacking in room.session.messages
        await store.drop_message(number, lacking)
    assert await take_over(room, requests)
    posted = room.session.posted
    assert lacking in [*posted.notes, *posted.messages]


async def test_a_takeover_shows_only_picks_not_shown_before(room: Room, requests: list[str]) -> None:
    await room.begin("ann", "ben", computers=1)
    assert room.session.picks
    await take_over(room, requests)
    await room.env.settle()
    assert requests == []
    session, decision = room.session, room.session.game.decisions()[0]
    picks = {seat: choice.as_json() for seat, choice in session.picks.items()}
    fresh = {**picks, Seat(0): decision.choices[-1].as_json()}
    await room.client.store.replace_picks(session.id, 0, tuple(picks), fresh)
    await take_over(room, requests)
    await room.env.settle()
    assert requests == ["edit"]
    assert "2 of 3" in words(room.status())


async def test_a_takeover_continues_if_the_check_for_missing_messages_fails(
    room: Room, requests: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(*PLAYERS)
    await room.play_round(*PLAYERS)

    async def fail(*_: object) -> bool:
        raise ValueError("nobody knows")

    monkeypatch.setattr(Prompts, "are_undelivered", fail)
    assert await take_over(room, requests) == ["edit"]
    assert "nobody knows what game" in caplog.text
    await room.play_round(*PLAYERS)
    assert room.session.step == 2
