"""Clicks by the wrong person, on old messages, twice or with forged ids change nothing."""

import logging
from typing import Any

import pytest

from bot.storage.errors import StoreError
from engine.game import Seat
from tests.cogs.room import Room, buttons, said, shown_files, words


def state(room: Room) -> Any:
    """Return everything that a click could change."""
    sessions = room.client.sessions.of_person(room.people["ann"].id)
    return [
        (session.step, dict(session.picks), list(session.seats), len(session.history)) for session in sessions
    ]


async def test_hands_refuse_spectators_and_other_players(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    before = state(room)
    for answer in (await room.tap("dora", room.status(), "My hand"), await room.type("dora", "hand")):
        assert said(answer).startswith(room.text("refusal-spectator"))
        assert not shown_files(answer.response)
    for what in ("card:0", "sell:0", "build:0:0", "stage:0:0", "text", "city", "table"):
        answer = await room.press_forged("ben", f"button:hand:{room.session.id}:0:0:{what}")
        assert said(answer) == room.text("refusal-foreign-hand", name="ann")
        answer = await room.press_forged("dora", f"button:hand:{room.session.id}:0:0:{what}")
        assert said(answer) == room.text("refusal-spectator")
    assert state(room) == before


async def test_buttons_of_a_finished_game_say_it_is_over(room: Room) -> None:
    await room.begin("ann", computers=2)
    number, hand = room.session.id, room.hand("ann")
    identities = [part["custom_id"] for part in buttons(hand).values()]
    identities += [part["custom_id"] for part in buttons(room.status()).values()]
    question = await room.type("ann", "end")
    await room.tap("ann", question.response, "End game")
    identities += [f"button:seat:{number}:{what}" for what in ("leave", "back", "take:1", "end")]
    for identity in identities:
        if identity.endswith(":rules") or identity.startswith("button:reference:0:"):
            # The rules stay available after the game.
            continue
        assert said(await room.press_forged("ann", identity)) == room.text("refusal-game-over"), identity


FORGED = (
    ("hand:{table}:", ("0:0", "0", "x:y:z", "0:9:sell:0", "0:2:sell:0", "99999999999:0:sell:0")),
    ("hand:{table}:0:0:card", ("", ":7", ":99999999999999999999999999999999999999")),
    ("hand:{table}:0:0:", ("build:0:99", "build:0", "build:99:0", "stage:0:99", "sell:7", "sell")),
    ("hand:{table}:0:0:", ("revive:0", "nothing", "fly", "pay:build:0:0:0", "pay:build")),
    ("seat:{table}:", ("take:9", "take:x", "take", "fly")),
    ("", ("hand:999999:0:0:sell:0", "table:{table}:fly", "table:999999:hand", "end:{table}:again")),
    ("", ("end:{table}:details", "end:999999:fly", "lobby:999999:join", "lobby:{table}:fly")),
    ("", ("deck:{table}:card", "nobody:{table}:card", "bot:{table}:close")),
)


async def test_forged_ids_are_refused_and_change_nothing(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1)
    before = state(room)
    for forged in [prefix + rest for prefix, rests in FORGED for rest in rests]:
        public = len(room.public())
        answer = await room.press_forged("ann", f"button:{forged.format(table=room.session.id)}")
        assert answer.acknowledged, forged
        for shown in (answer.response, *answer.followups):
            assert shown is None or room.text("something-went-wrong") not in words(shown), forged
        assert state(room) == before, forged
        assert len(room.public()) == public + 1, forged
    for what in ("pay:build:0:0:0", "pay:stage:6:0:0", "discard:0", "pay:fly:0:0:0"):
        for value in ("99", "-1", "x", "²", "99999999999999999999999"):
            identity = f"list:hand:{room.session.id}:0:0:{what}"
            answer = await room.press_forged("ann", identity, value=value)
            assert answer.acknowledged, (what, value)
            assert state(room) == before, (what, value)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_pick_can_be_retried_after_a_store_error(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1)

    async def fail(*arguments: object) -> None:
        raise StoreError("the disk is full")

    await room.tap("ann", room.hand("ann"), "1")
    with monkeypatch.context() as patch:
        patch.setattr(room.client.store, "replace_picks", fail)
        before = state(room)
        assert said(await room.tap("ann", room.hand("ann"), "Sell +3")) == room.text("store-failed")
        assert state(room) == before
    assert [record.levelname for record in caplog.records if record.exc_info] == ["ERROR"]
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert Seat(0) in room.session.picks
