"""Games taken over from another process: only missing messages are sent."""

from typing import Any

import pytest

from bot.common.rows import MessageKey, Note
from bot.tables.registry import Sessions
from cogs.discord.picture_pool import PicturePool
from cogs.game.prompts import Prompts
from engine.game import Seat
from tests.cogs.courses import useful
from tests.cogs.room import Room, buttons, words

PLAYERS = ("ann", "ben", "cyd")


@pytest.fixture(autouse=True)
def taken_over_on_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the next process resume games as if it took them over."""
    really = Sessions.resume

    async def resume(sessions: Sessions) -> None:
        await really(sessions, unnoticed=True)

    monkeypatch.setattr(Sessions, "resume", resume)


def sent(room: Room, since: int) -> list[str]:
    """Return the methods of the requests about messages since then."""
    found = room.env.http_requests[since:]
    return [each.method for each in found if "/messages" in each.path and each.method != "GET"]


async def take_over(room: Room) -> list[str]:
    """Let another process take the games over, and return its requests."""
    before = len(room.env.http_requests)
    await room.restart()
    return sent(room, before)


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
    before = len(room.env.http_requests)
    await room.restart()
    await room.env.settle()
    assert sent(room, before) == ["PATCH"]
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
