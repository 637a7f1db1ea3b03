"""Pictures that are kept by edits, slow, failed, or really drawn."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from simcord.backend.errors import BackendError

from bot.common.settings import Settings
from bot.local.discord_rules import dispatch, media
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool, PictureQueue
from engine.duel.choice import Discard
from engine.game import Seat
from renders.drawing.encode import RenderedPicture
from tests.cogs.games.architects import moves
from tests.cogs.games.common import mover, turn_message
from tests.cogs.games.duel import playing
from tests.cogs.network import Network
from tests.cogs.pixels import pixel_of
from tests.cogs.room import Room, buttons, said, shown_files, words
from tests.cogs.watch import Watch

REFUSALS = (50035, 0)
"""Error codes: an invalid form, and one without a code of its own."""


@pytest.fixture
def watch(room: Room, monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(room, monkeypatch)


def refuse(room: Room, method: str, path: str, code: int = REFUSALS[0]) -> None:
    """Make Discord refuse once, as if it didn't find a file that an edit keeps."""
    room.env.inject_error(method, path, status=400, code=code, message="Invalid Form Body", times=1)


def told_without_identities(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Discord leave out the ids of files."""
    emit = room.env.backend.emit

    def without(event: str, payload: Any) -> None:
        for item in media(payload.get("message", {}).get("components", [])):
            item.pop("attachment_id", None)
        emit(event, payload)

    monkeypatch.setattr(room.env.backend, "emit", without)


@pytest.fixture
def no_uploads_by_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Discord refuse edits by token that upload files to a gallery (see discord-api-docs #7529)."""

    def refusing(backend: Any, method: str, path: str, *, json: Any, files: Any, **rest: Any) -> Any:
        if method == "PATCH" and path.startswith("/webhooks/") and files and json.get("components"):
            raise BackendError(400, 50035, "Invalid Form Body")
        return dispatch(backend, method, path, json=json, files=files, **rest)

    monkeypatch.setattr("simcord.http.client.router.dispatch", refusing)


async def test_taps_on_a_hand_keep_its_picture_unless_discord_refuses(
    room: Room, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    (before,) = shown_files(room.hand("ann"))
    await room.restart()
    watch.uploads = 0
    with monkeypatch.context() as undrawn:
        undrawn.setattr(PicturePool, "draw", Mock(side_effect=AssertionError("nothing has changed")))
        for label in ("1", "2", "3", "1"):
            await room.tap("ann", room.hand("ann"), label)
            (after,) = shown_files(room.hand("ann"))
            assert (after.id, after.description) == (before.id, before.description)
    assert watch.uploads == 0
    for number, code in enumerate((*REFUSALS, None), start=1):
        (before,) = shown_files(room.hand("ann"))
        if code is not None:
            refuse(room, "POST", "/interactions/*/callback", code)
        else:
            told_without_identities(room, monkeypatch)
        answer = await room.tap("ann", room.hand("ann"), f"{number}")
        assert answer.acknowledged
        (after,) = shown_files(room.hand("ann"))
        assert after.id != before.id, code
        assert after.description == before.description
        card = room.session.game.view(Seat(0)).offers[number - 1].card
        assert room.text(f"card-{card}") in words(room.hand("ann"))
        assert "Sell +3" in buttons(room.hand("ann"))
        assert watch.bare == [], code


async def test_edits_of_public_messages_keep_files_unless_discord_refuses(room: Room, watch: Watch) -> None:
    await moves.begin(room, "ann", "ben")
    (before,) = shown_files(turn_message(room))
    changes = watch.changes
    await room.type("ann", "status")
    await room.env.settle()
    assert watch.changes > changes
    assert [each.id for each in shown_files(turn_message(room))] == [before.id]
    refuse(room, "PATCH", "/channels/*/messages/*")
    await room.type("ann", "status")
    await room.env.settle()
    (after,) = shown_files(turn_message(room))
    assert after.id != before.id
    assert watch.bare == []


async def test_a_game_continues_if_edits_with_pictures_are_refused(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    asked = room.status()
    path = f"/channels/{room.channel.id}/messages/{asked.id}"
    room.env.inject_error("PATCH", path, status=400, code=50035, message="Invalid Form Body", times=None)
    await room.play_round("ann", "ben")
    shown = [message for message in room.public() if "round 1 of 6" in words(message)]
    assert [bool(shown_files(message)) for message in shown] == [True]
    assert asked.id not in [message.id for message in room.public()]
    assert "round 2 of 6" in words(room.hand("ann"))


async def test_other_errors_are_not_taken_for_a_missing_file(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    room.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    before = len(room.env.http_requests)
    await room.tap("ann", room.hand("ann"), "1")
    assert [each.method for each in room.env.http_requests[before:]] == ["POST"]


async def test_pictures_follow_an_answer_that_accepts_none(room: Room, no_uploads_by_token: None) -> None:
    await room.begin("ann", computers=2, pace="none")
    asked: list[tuple[str, dict[str, Any], bool, int]] = [
        ("table", {}, True, 1),
        ("cities", {}, True, 3),
        ("cities", {"public": True}, False, 3),
        ("card", {"name": "Altar"}, True, 1),
    ]
    for command, options, private, pictures in asked:
        answer = await room.type("ann", command, **options)
        assert room.text("picture-late") in words(answer.response)
        assert answer.response.ephemeral is private
        (behind,) = answer.followups
        assert len(shown_files(behind)) == pictures
        assert behind.ephemeral is private

    room.close_messages("ann")
    hand = await room.open_hand("ann")
    for label in ("1", "2", "Sell +3"):
        assert room.text("picture-late") in words(hand), "it can be played from its text"
        assert not shown_files(hand)
        await room.tap("ann", hand, label)
    await room.env.settle()
    public = {message.id for message in room.public()}
    following = next(message for message in reversed(room.public("ann")) if message.id not in public)
    assert "round 2 of 6" in words(following)
    assert len(shown_files(following)) == 1


async def test_a_tap_during_a_picture_upload_sends_the_picture_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing.lay_first_turn(monkeypatch, 7)
    await playing.begin(room, "ann", "ben")
    network = Network(room, monkeypatch)
    (before,) = shown_files(turn_message(room))
    sending = network.hold_back_next("/channels/*/messages/*", "PATCH")
    await room.restart()
    card = next(each for each in playing.decision(room).choices if isinstance(each, Discard))
    await playing.press(room, mover(room), "card", card.slot)
    sending.let_go()
    await room.env.settle()
    (after,) = shown_files(turn_message(room))
    assert after.id != before.id
    assert any(label.startswith("Sell") for label in buttons(turn_message(room)))
    # The next edit keeps the picture that the tap uploaded.
    await room.type("ann", "status")
    await room.env.settle()
    assert [each.id for each in shown_files(turn_message(room))] == [after.id]
    assert "could not be kept" not in caplog.text


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
