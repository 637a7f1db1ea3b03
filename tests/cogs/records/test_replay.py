"""Replays of stored games, by part and by round."""

from typing import Any

import pytest

from tests.cogs.courses import useful
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words


async def open_replay(room: Room, name: str = "ann") -> Any:
    """Type /replay, and return the private page."""
    shown = (await room.type(name, "replay")).response
    assert shown.ephemeral
    return shown


def page_of(shown: Any) -> str:
    """Return the line with the page number."""
    return words(shown).splitlines()[0]


async def test_a_replay_of_the_last_game_has_names_and_conflicts(room: Room) -> None:
    assert said(await room.type("ann", "replay")) == room.text("refusal-no-finished-game")
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
    assert begins == sorted(set(begins))
    assert begins[0] == 1
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


async def test_a_running_game_cannot_be_replayed(room: Room) -> None:
    """The record contains every hand that has yet to be dealt."""
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.steps > 1, useful)
    number = room.session.id
    answer = await room.press_forged("ben", f"button:replay:{number}:next:1")
    assert said(answer) == room.text("refusal-no-finished-game-of-number")


async def test_an_abandoned_game_can_be_replayed_to_its_last_step(room: Room) -> None:
    await put_finished(room, "ann", "ben", steps=4)
    shown = await open_replay(room)
    assert page_of(shown) == room.text("record-page", page=1, pages=4)
    assert room.text("button-score") not in buttons(shown)
    last = await room.turn("ann", shown, "⏭")
    assert page_of(last) == room.text("record-page", page=4, pages=4)
