"""Records of finished games: downloading, uploading and paging."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.tables import replay
from bot.tables.game_snapshot import replay_step
from engine.course import AnyGame
from engine.record import resume
from engine.story import PlayedStep
from tests.cogs.courses import useful
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, buttons, lists, said, shown_files, suggested, told, words

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


async def open_replay(room: Room) -> Any:
    """Type /replay, and return the private page."""
    shown = (await room.type("ann", "replay")).response
    assert shown.ephemeral
    return shown


def page_of(shown: Any) -> str:
    """Return the line with the page number."""
    return words(shown).splitlines()[0]


async def test_a_finished_game_can_be_downloaded_and_shown_for_some_days(room: Room) -> None:
    for command in ("record", "replay"):
        assert said(await room.type("ann", command)) == room.text("refusal-no-finished-game")
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
        assert page_of(room.last()) == room.text("record-page", page=pages, pages=pages)
        assert ("ben" in told(room.last())) == ("names" in known)
        assert (room.text("player", number=3) in told(room.last())) != ("names" in known)
    days = room.client.settings.record_days
    await room.restart(down=(days - 1) * 86_400.0)
    await room.tap("cyd", room.last(), "◀")
    assert page_of(room.last()) == room.text("record-page", page=pages - 1, pages=pages)
    await room.restart(down=2 * 86_400.0)
    assert said(await room.tap("cyd", room.last(), "◀")) == room.text("refusal-no-record")


async def test_a_forced_step_of_an_earlier_version_repeats_the_page_before(room: Room) -> None:
    number = await room.client.store.put_record(
        json.loads(FORCED.read_text("utf-8")), room.client.clock.now()
    )
    await show(room, recorded("architects", 2))
    pages = []
    for page in (62, 63, 64):
        await room.press_forged("ann", f"button:record:{number}:next:{page}")
        pages.append(words(room.last()).removeprefix(room.text("record-page", page=page, pages=70)))
    assert pages[0] == pages[1] != pages[2]
    assert "looks at" in pages[0]


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
async def test_ended_games_but_no_running_ones_are_replayed_outside_the_event_loop(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2)
    # The record of a running game contains every hand that has yet to be dealt.
    answer = await room.press_forged("ben", f"button:replay:{room.session.id}:next:1")
    assert said(answer) == room.text("refusal-no-finished-game-of-number")
    await room.skip_to(lambda game: game.over, useful)
    played_by: list[threading.Thread] = []

    def lay(game: AnyGame, *step: Any) -> PlayedStep:
        played_by.append(threading.current_thread())
        return replay_step(game, *step)

    monkeypatch.setattr(replay, "replay_step", lay)
    await show(room, await given(room))
    await room.tap("cyd", room.last(), "◀")
    await room.tap("ann", await open_replay(room), "▶")
    await room.pick_from("ann", (await room.type("ann", "stats games")).response, 0)
    assert await suggested(room, "city", "player", "an") == ["ann"]
    await room.tap("ann", next(each for each in room.public() if "My score" in buttons(each)), "My score")
    assert len(played_by) > 50
    assert threading.main_thread() not in played_by


async def test_a_replay_of_the_last_game_has_names_and_conflicts(room: Room) -> None:
    await put_finished(room, "ann", "ben", seed=8)
    await put_finished(room, "cyd", "ben", seed=9)
    shown = await open_replay(room)
    assert "cyd" in told(shown)
    assert "ann" not in told(shown)
    assert not any("conflict" in each.filename for each in shown_files(shown))
    shown = await room.turn("ann", await room.turn("ann", shown, "Age II"), "◀")
    *strips, conflicts = shown_files(shown)
    assert strips
    assert "conflict" in conflicts.filename
    assert room.text("conflicts-words", age="I") in (conflicts.description or "")


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("base", 2), ("duel", 2), ("architects", 2)])
async def test_a_replay_has_buttons_for_its_parts_and_a_list_of_rounds(
    room: Room, game: str, players: int
) -> None:
    await put_finished(room, "ann", "ben", game=game, players=players)
    pages = len(recorded(game, players)["steps"]) + 1
    shown, told_on = await open_replay(room), []
    assert buttons(shown)["◀"]["disabled"]
    for page in range(1, 6):
        assert page_of(shown) == room.text("record-page", page=page, pages=pages)
        assert shown_files(shown)
        told_on.append(words(shown).removeprefix(page_of(shown)))
        shown = await room.turn("ann", shown, "▶")
    assert max(map(len, told_on)) < 1500
    assert len(set(told_on)) > 0.6 * len(told_on)
    ages = ["Age I", "Age II", "Age III"]
    parts = {"base": ages, "duel": ["Draft", *ages], "architects": None}[game]
    labels = list(buttons(shown))
    assert labels[:4] == ["⏮", "◀", "▶", "⏭"]
    assert labels[-2:] == [room.text("button-score"), room.text("button-show-to-all")]
    assert labels[4:-2] == parts or parts is None
    begins = [int(part["custom_id"].split(":")[-1]) for part in list(buttons(shown).values())[4:-2]]
    assert begins == sorted({1, *begins})
    for part, begin in zip(labels[4:-2], begins, strict=True):
        shown = await room.turn("ann", shown, part)
        assert page_of(shown) == room.text("record-page", page=begin, pages=pages)
        (options,) = lists(shown)
        chosen = next(option for option in options["options"] if option.get("default"))
        assert chosen["value"] == f"{begin}"
        assert part in chosen["label"] or parts is None
    farthest = min(pages - 1, int(lists(shown)[0]["options"][-1]["value"]))
    shown = await room.pick_from("ann", shown, f"{farthest}")
    assert page_of(shown) == room.text("record-page", page=farthest, pages=pages)
    assert {f"{farthest - 1}", f"{farthest}"} <= {each["value"] for each in lists(shown)[0]["options"]}
    shown = await room.turn("ann", shown, room.text("button-score"))
    assert buttons(shown)["▶"]["disabled"]
    assert "score.png" in [file.filename for file in shown_files(shown)]


async def test_an_abandoned_game_can_be_replayed_to_its_last_step(room: Room) -> None:
    await put_finished(room, "ann", "ben", steps=4)
    shown = await open_replay(room)
    assert page_of(shown) == room.text("record-page", page=1, pages=4)
    assert room.text("button-score") not in buttons(shown)
    assert page_of(await room.turn("ann", shown, "⏭")) == room.text("record-page", page=4, pages=4)
