"""Finished games of an older version of the rules."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.base import rules as base_rules
from engine.rules import rules_named
from tests.cogs.courses import useful
from tests.cogs.room import Room, said, suggested, words


def change_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = rules_named("base")
    changed = replace(sound, version=sound.version + 1)
    monkeypatch.setattr(base_rules, "rules_with", lambda box: changed)
    rules_named.cache_clear()


@pytest.fixture(autouse=True)
def own_rules() -> Iterator[None]:
    """Clear the cache of the changed rules."""
    yield
    rules_named.cache_clear()


async def test_every_view_of_an_outdated_game_shows_its_stored_result(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    before = await record_of(room)
    change_the_rules(monkeypatch)
    await room.restart()
    expected = said(await room.type("dora", "table"))
    assert expected.startswith(f"{room.text('game-of-other-rules')}\n1. ")
    assert all(f"{name}: " in expected for name in before["names"])
    assert expected.count(" points") == 3
    assert "\nIt ended on <t:" in expected
    for command in ("city", "cities", "status", "log", "replay"):
        assert said(await room.type("dora", command)) == expected, command
    assert await suggested(room, "city", "player", "") == []
    assert "Traceback" not in caplog.text
    answer = (await room.type("ann", "record")).response
    assert answer.content == expected
    record = json.loads(await answer.attachments[0].read())
    assert (record["result"], record["names"]) == (before["result"], before["names"])
    score = room.newest("Play again")
    assert said(await room.tap("ann", score, "My score")) == expected
    await room.tap("ann", score, "Play again")
    assert "ann is looking for players. **3 of 7 seats taken.**" in words(room.lobby())


async def record_of(room: Room) -> Any:
    (file,) = (await room.type("ann", "record")).response.attachments
    return json.loads(await file.read())


async def test_an_unfinished_record_of_other_rules_is_refused(room: Room) -> None:
    await room.begin("ann", computers=2)
    record = room.session.game.record() | {"rules": 99}
    told = said(await room.type("ben", "replay", record=("game.json", json.dumps(record).encode())))
    assert told == room.text("refusal-game-of-other-rules")


async def test_a_finished_record_of_other_rules_is_answered_with_its_result(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    record = await record_of(room)
    change_the_rules(monkeypatch)
    told = said(await room.type("ben", "replay", record=("game.json", json.dumps(record).encode())))
    assert told.startswith(room.text("record-of-other-rules") + "\n1. ")
    assert told.count(" points") == 3
