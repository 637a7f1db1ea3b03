"""Records of finished games: downloading, uploading and paging."""

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
"""A whole game whose step 62 takes from the only deck that Halicarnassus could search."""


async def show(room: Room, record: object) -> Any:
    """Upload a record to the channel, and return the private answer."""
    answer = await room.type("dora", "replay", record=("game.json", json.dumps(record).encode()))
    return next(each for each in (answer.response, *answer.followups) if each and each.ephemeral)


async def given(room: Room) -> Any:
    """Type /record, and return the content of the file."""
    (file,) = (await room.type("ann", "record")).response.attachments
    return json.loads(await file.read())


async def turn(room: Room, sign: str) -> Any:
    """Press a button below the shown record, and return the newest message."""
    await room.tap("cyd", room.last(), sign)
    return room.last()


async def test_a_finished_game_can_be_downloaded_and_shown_again(room: Room) -> None:
    assert said(await room.type("ann", "record")) == room.text("refusal-no-finished-game")
    names = ("\u202ea\nb", "\u3164", "ben")
    room.people |= dict(zip(names, room.people.values(), strict=False))
    await put_finished(room, *names)
    record = await given(room)
    assert resume(record).over
    # Any names can be shown.
    assert record["names"] == ["a b", "Player 2", "ben"]
    pages = len(record["steps"]) + 1
    for known in (record, {key: each for key, each in record.items() if key != "names"}):
        await show(room, known)
        assert words(room.last()).startswith(room.text("record-page", page=pages, pages=pages))
        assert ("ben" in told(room.last())) == ("names" in known)
        assert (room.text("player", number=3) in told(room.last())) != ("names" in known)
    assert words(await turn(room, "◀")).startswith(room.text("record-page", page=pages - 1, pages=pages))


async def test_a_forced_step_of_an_earlier_version_repeats_the_page_before(room: Room) -> None:
    """An earlier version stored it as a step: its page repeats the page before."""
    record = json.loads(FORCED.read_text("utf-8"))
    number = await room.client.store.put_record(record, room.client.clock.now())
    await show(room, recorded("architects", 2))
    pages = []
    for page in (62, 63, 64):
        await room.press_forged("ann", f"button:record:{number}:next:{page}")
        pages.append(words(room.last()).removeprefix(room.text("record-page", page=page, pages=70)))
    assert pages[0] == pages[1] != pages[2]
    assert "looks at" in pages[0]


async def test_a_shown_record_is_deleted_after_the_configured_days(room: Room) -> None:
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
async def test_a_bad_record_is_refused_and_not_stored(room: Room, names: list[object] | None) -> None:
    record = recorded("base", 3)
    if names is None:
        record["steps"][4]["1"] = {"action": "build", "card": "palace"}
    else:
        record["names"] = names
    assert words(await show(room, record)) == room.text("refusal-record")
    assert await room.client.store.record(1) is None
    # An earlier version may have stored such a record.
    number = await room.client.store.put_record(record, room.client.clock.now())
    answer = await room.press_forged("ann", f"button:record:{number}:next:3")
    assert said(answer) == room.text("refusal-no-record" if names else "refusal-game-of-other-rules")


@pytest.mark.usefixtures("threads")
async def test_records_and_ended_games_are_replayed_outside_the_event_loop(
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
