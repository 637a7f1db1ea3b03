"""Finished games as files: taken out of a channel, brought, paged through."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.tables import replay
from bot.tables.snapshot import replay_step
from engine.course import AnyGame
from engine.record import resume
from engine.story import PlayedStep
from tests.cogs.courses import useful
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, buttons, said, suggested, told, words

FORCED = Path(__file__).parent / "data" / "architects_with_a_forced_step.json"
"""A whole game; its step 62 is the one deck that Halicarnassus could search."""


async def show(room: Room, record: object) -> Any:
    """Bring a record to the channel; return what only the person who brought it is answered."""
    answer = await room.type("dora", "replay", record=("game.json", json.dumps(record).encode()))
    return next(each for each in (answer.response, *answer.followups) if each and each.ephemeral)


async def given(room: Room) -> Any:
    """Type /record; return what the file says."""
    (file,) = (await room.type("ann", "record")).response.attachments
    return json.loads(await file.read())


async def turn(room: Room, sign: str) -> Any:
    """Press one of the buttons below the record that is shown."""
    await room.tap("cyd", room.last(), sign)
    return room.last()


async def test_a_finished_game_is_taken_as_a_file_and_shown_again(room: Room) -> None:
    assert said(await room.type("ann", "record")) == room.text("refusal-no-finished-game")
    names = ("\u202ea\nb", "\u3164", "ben")
    room.people |= dict(zip(names, room.people.values(), strict=False))
    await put_finished(room, *names)
    record = await given(room)
    assert resume(record).over
    # It can be shown whatever people are called.
    assert record["names"] == ["a b", "Player 2", "ben"]
    pages = len(record["steps"]) + 1
    for known in (record, {key: each for key, each in record.items() if key != "names"}):
        await show(room, known)
        assert words(room.last()).startswith(room.text("record-page", page=pages, pages=pages))
        assert ("ben" in told(room.last())) == ("names" in known)
        assert (room.text("player", number=3) in told(room.last())) != ("names" in known)
    assert words(await turn(room, "◀")).startswith(room.text("record-page", page=pages - 1, pages=pages))


async def test_a_kept_record_of_an_earlier_version_tells_a_forced_answer_with_what_brought_it(
    room: Room,
) -> None:
    """An earlier version wrote it down as a step: that page tells what the page before it tells."""
    record = json.loads(FORCED.read_text("utf-8"))
    number = await room.client.store.put_record(record, room.client.clock.now())
    await show(room, recorded("architects", 2))
    pages = []
    for page in (62, 63, 64):
        await room.press_forged("ann", f"button:record:{number}:next:{page}")
        pages.append(words(room.last()).removeprefix(room.text("record-page", page=page, pages=70)))
    assert pages[0] == pages[1] != pages[2]
    assert "looks at" in pages[0]


async def test_a_shown_record_goes_after_so_many_days_as_are_set(room: Room) -> None:
    await show(room, recorded("base", 3))
    shown = room.last()
    days = room.client.settings.record_days
    await room.restart(down=(days - 1) * 86_400.0)
    assert await room.client.store.record(1) is not None
    await room.restart(down=2 * 86_400.0)
    assert said(await room.tap("cyd", shown, "◀")) == room.text("refusal-no-record")
    assert await room.client.store.record(1) is None


@pytest.mark.parametrize(
    "names", [None, ["ann"], ["ann", "", "cyd"], ["ann", 5, "cyd"], ["a" * 101, "b", "c"], ["a\nb", "c", "d"]]
)
async def test_a_bad_record_gets_one_line_and_is_not_kept(room: Room, names: list[object] | None) -> None:
    record = recorded("base", 3)
    if names is None:
        record["steps"][4]["1"] = {"action": "build", "card": "palace"}
    else:
        record["names"] = names
    assert words(await show(room, record)) == room.text("refusal-record")
    assert await room.client.store.record(1) is None
    # One that an earlier version has kept.
    number = await room.client.store.put_record(record, room.client.clock.now())
    answer = await room.press_forged("ann", f"button:record:{number}:next:3")
    assert said(answer) == room.text("refusal-no-record" if names else "refusal-game-of-other-rules")


@pytest.mark.usefixtures("threads")
async def test_looking_at_records_and_ended_games_plays_nothing_again_on_the_event_loop(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    played_by: list[threading.Thread] = []

    def lay(game: AnyGame, *step: Any) -> PlayedStep:
        played_by.append(threading.current_thread())
        return replay_step(game, *step)

    monkeypatch.setattr(replay, "replay_step", lay)
    await show(room, await given(room))
    await turn(room, "◀")
    kept = (await room.type("ann", "replay")).response
    await room.tap("ann", kept, "▶")
    await room.pick_from("ann", (await room.type("ann", "stats games")).response, 0)
    assert await suggested(room, "city", "player", "an") == ["ann"]
    await room.tap("ann", next(each for each in room.public() if "My score" in buttons(each)), "My score")
    assert len(played_by) > 50
    assert threading.main_thread() not in played_by
