"""Edits keep a message's pictures, or upload them again if Discord refuses that."""

from typing import Any
from unittest.mock import Mock

import pytest
from simcord.backend.errors import BackendError

from bot.local.discord_rules import dispatch, media
from cogs.discord.picture_pool import PicturePool
from engine.duel.choice import Discard
from engine.game import Seat
from tests.cogs.games.architects import moves
from tests.cogs.games.common import mover, turn_message
from tests.cogs.games.duel import playing
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, shown_files, words
from tests.cogs.watch import Watch

REFUSALS = (50035, 0)
"""Error codes: an invalid form, and one without a code of its own."""


def free_cards(room: Room) -> list[int]:
    """Return the slots of the cards that can be taken in Duel."""
    return [each.slot for each in playing.decision(room).choices if isinstance(each, Discard)]


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
    room.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction", times=1
    )
    before = len(room.env.http_requests)
    await room.tap("ann", room.hand("ann"), "1")
    assert [each.method for each in room.env.http_requests[before:]] == ["POST"]


# -- answers that cannot take a picture -----------------------------------------------------------------


async def test_pictures_follow_an_answer_that_accepts_none(room: Room, no_uploads_by_token: None) -> None:
    await room.begin("ann", computers=2)
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


async def test_a_hand_without_a_picture_can_be_played_from_its_text(
    room: Room, no_uploads_by_token: None
) -> None:
    room.close_messages("ann")
    await room.begin("ann", computers=2, pace="none")
    hand = await room.open_hand("ann")
    assert "round 1 of 6" in words(hand)
    for label in ("1", "2"):
        assert room.text("picture-late") in words(hand)
        assert not shown_files(hand)
        await room.tap("ann", hand, label)
    await room.tap("ann", hand, next(label for label in buttons(hand) if "Sell" in label))
    await room.env.settle()
    public = {message.id for message in room.public()}
    following = next(message for message in reversed(room.public("ann")) if message.id not in public)
    assert "round 2 of 6" in words(following)
    assert len(shown_files(following)) == 1


async def test_a_tap_on_a_hand_being_closed_uploads_its_picture(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    network = Network(room, monkeypatch)
    first = await room.open_hand("ann")
    # The first edit shows the second hand, the next one closes the first hand.
    away = network.hold_back_next("/webhooks/*", "PATCH", before=1)
    second = await room.open_hand("ann")
    answer = network.hold_back_next(FIRST_ANSWER)
    await room.tap("ann", first, "1")
    away.let_go()
    await room.env.settle()
    answer.let_go()
    await room.env.settle()
    assert "could not be kept" not in caplog.text
    live = [message.id for message in room.public("ann") if "1" in buttons(message)]
    assert live == [first.id] != [second.id]
    assert all(shown_files(message) for message in room.public("ann") if message.id == first.id)


async def test_a_tap_during_a_picture_upload_sends_the_picture_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing.lay_first_turn(monkeypatch, 7)
    await playing.begin(room, "ann", "ben")
    network = Network(room, monkeypatch)
    (before,) = shown_files(turn_message(room))
    sending = network.hold_back_next("/channels/*/messages/*", "PATCH")
    await room.restart()
    await playing.press(room, mover(room), "card", free_cards(room)[0])
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
