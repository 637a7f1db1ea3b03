"""Pictures that are slow, fail, or are really drawn."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.common.settings import Settings
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool, PictureQueue
from renders.drawing.encode import RenderedPicture
from tests.cogs.pixels import pixel_of
from tests.cogs.room import Room, buttons, said, shown_files, words


class Studio:
    """Holds back pictures while ``working`` is cleared."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.working = asyncio.Event()
        self.working.set()
        self.begun: list[str] = []
        wait_for, draw, turn = room.client.clock.wait_for, PicturePool.draw, PictureQueue.turn

        async def draw_in_time(_: PicturePool, name: str, question: bytes) -> RenderedPicture:
            self.begun.append(name)
            if not self.working.is_set():
                await wait_for(self.working.wait())
            return pixel_of(question)

        async def draw_patiently(pool: PicturePool, *picture: Any, **how: Any) -> Picture:
            wanted = draw(pool, *picture, **how)
            return await (wanted if self.working.is_set() else wait_for(wanted))

        @asynccontextmanager
        async def turn_patiently(queue: PictureQueue, request: Any) -> AsyncIterator[None]:
            come, request.turn.wait = request.turn.wait, lambda: wait_for(come())
            async with turn(queue, request):
                yield

        monkeypatch.setattr(PicturePool, "_draw", draw_in_time)
        monkeypatch.setattr(PicturePool, "draw", draw_patiently)
        monkeypatch.setattr(PictureQueue, "turn", turn_patiently)


@pytest.fixture
def settings(settings: Settings, request: pytest.FixtureRequest) -> Settings:
    """Draw with a single process in tests with a studio."""
    return replace(settings, picture_workers=1) if "studio" in request.fixturenames else settings


@pytest.fixture
def studio(room: Room, monkeypatch: pytest.MonkeyPatch) -> Studio:
    return Studio(room, monkeypatch)


async def test_taps_and_picks_do_not_wait_for_pictures(room: Room, studio: Studio) -> None:
    await room.begin("ann", "ben", computers=1)
    studio.working.clear()
    for press in ("Table", "Cities", "My hand"):
        answer = await room.tap("ann", room.status(), press)
        assert answer.acknowledged, press
    for command in ("table", "cities"):
        answer = await room.type("ben", command)
        assert answer.acknowledged, command
    assert answer.deferred
    for name in ("ann", "ben"):
        await room.tap(name, room.hand(name), "1")
        assert "Sell +3" in buttons(room.hand(name))
        answer = await room.tap(name, room.hand(name), "Sell +3")
        assert answer.acknowledged
    assert room.session.step == 1
    for words_of_tap in ("card:0", "sell:0"):
        answer = await room.press_forged("ann", f"button:hand:{room.session.id}:1:0:{words_of_tap}")
        assert answer.acknowledged
    assert room.session.picks
    studio.working.set()
    await room.env.settle()
    assert "round 2 of 6" in words(room.hand("ben"))
    shown = [message for message in room.public("ben") if message.flags.ephemeral]
    assert any(len(shown_files(message)) == 3 for message in shown)
    await room.pick("ben")
    assert room.session.step == 2


async def test_a_hand_is_drawn_before_what_others_look_at(room: Room, studio: Studio) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    studio.begun.clear()
    studio.working.clear()
    await room.type("cyd", "cities")
    await room.type("dora", "table")
    await room.tap("ben", room.status(), "My hand")
    assert studio.begun == ["city1.png"]
    studio.working.set()
    await room.env.settle()
    assert studio.begun[:2] == ["city1.png", "hand.png"]
    hand = next(each for each in room.public("ben") if "hand.png" in [f.filename for f in shown_files(each)])
    assert hand.flags.ephemeral


async def test_the_game_can_be_played_without_pictures(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    encode = Mock(side_effect=OSError("no colours left"))
    monkeypatch.setattr("renders.drawing.encode.encode", encode)
    await room.begin("ann", computers=2)
    hand = next(message for message in reversed(room.direct("ann")) if "1" in buttons(message))
    assert not hand.attachments
    seat = room.session.seat_of(room.people["ann"].id)
    for offer in room.session.game.view(seat).offers:
        assert room.text(f"card-{offer.card}") in words(hand)
    await room.tap("ann", hand, "1")
    await room.press("ann", hand, f"button:hand:{room.session.id}:0:0:sell:0")
    assert room.session.step == 1
    (told,) = [message for message in room.public() if "ann sells a card for 3 coins" in words(message)]
    assert not told.attachments
    assert said(await room.type("ann", "table"))
    assert ("cogs.discord.picture_pool", logging.ERROR) in [each[:2] for each in caplog.record_tuples]
    encode.side_effect, encode.return_value = None, b"a picture"
    assert shown_files((await room.type("ann", "table")).response), "the picture is drawn on the next request"
    hand = next(message for message in reversed(room.direct("ann")) if "1" in buttons(message))
    assert not shown_files(hand)
    await room.tap("ann", hand, "1")
    assert shown_files(room.hand("ann"))


@pytest.mark.usefixtures("real_pictures")
async def test_pictures_are_really_drawn_with_descriptions(room: Room) -> None:
    pools = [getattr(each, "__self__", None) for each in room.client.extra_events["on_forgotten"]]
    assert any(isinstance(each, PicturePool) for each in pools), "forgotten names leave the cache"
    await room.begin("ann", computers=2)
    hand = room.hand("ann")
    await room.pick("ann")
    told = next(each for each in room.public() if "round 1 of 6" in words(each) and shown_files(each))
    assert [each.filename for each in shown_files(told)] == ["strip1.png", "strip2.png", "strip3.png"]
    drawn = [*shown_files(hand), *shown_files(told)]
    assert all(each.description and each.size > 10_000 for each in drawn)
