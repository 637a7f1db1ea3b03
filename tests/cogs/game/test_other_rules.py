"""What a finished game still offers when the rules of now would play another one."""

from __future__ import annotations

import pytest

from engine.base.rules import BaseRules
from tests.cogs.room import Room, said, suggested, words


async def finish_and_change_the_rules(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin("ann", computers=2)
    await room.play_to_the_end("ann")
    monkeypatch.setattr(BaseRules, "version", BaseRules.version + 1)
    await room.restart()


async def test_the_next_game_is_opened_from_the_score_of_a_game_of_other_rules(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_and_change_the_rules(room, monkeypatch)
    score = room.newest("Play again")
    assert said(await room.tap("ann", score, "My details")) == room.text("refusal-game-of-other-rules")
    await room.tap("ann", score, "Play again")
    assert "ann is looking for players. **3 of 7 seats.**" in words(room.lobby())


async def test_nothing_is_suggested_for_a_game_that_cannot_be_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await finish_and_change_the_rules(room, monkeypatch)
    assert await suggested(room, "city", "player", "") == []
    assert "Traceback" not in caplog.text
    assert said(await room.type("ann", "city")) == room.text("refusal-game-of-other-rules")
