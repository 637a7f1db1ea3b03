"""What one person was told of finished games is shown to all at a tap, and all may turn and open it."""

from __future__ import annotations

from typing import Any

from cogs.stats.history import GAMES_ON_A_PAGE
from tests.cogs.finished import put_finished
from tests.cogs.room import Room, buttons, lists, told, words

NOON = 1_795_348_800.0


async def test_each_is_posted_once_as_it_was_looked_at(room: Room) -> None:
    await put_finished(room, "ann", "ben")
    for command in ("games", "player", "ranking", "wonders", "records"):
        private = (await room.type("ann", f"stats {command}")).response
        assert private.ephemeral
        before = len(room.public())
        mine = told(private)
        await room.tap("ann", private, "Show everyone")
        assert len(room.public()) == before + 1
        public = room.last()
        assert room.text("shown-by", name="ann") in words(public)
        assert "Show everyone" not in buttons(public)
        assert all(line in told(public) for line in mine.splitlines()), command
        assert room.text("shown-to-all") in words(private)


async def test_who_has_played_nothing_is_not_spoken_to_before_all(room: Room) -> None:
    private = (await room.type("ann", "stats player")).response
    await room.tap("ann", private, "Show everyone")
    named = room.text("stats-no-figures-of", name=f"<@{room.people['ann'].id}>")
    assert named in words(room.last())
    assert room.text("stats-no-figures") not in words(room.last())


async def test_all_turn_the_pages_of_what_is_shown_to_all_and_open_games_for_themselves(room: Room) -> None:
    await put_finished(room, "ann", game="duel", players=2, ended=NOON)
    for number in range(GAMES_ON_A_PAGE):
        await put_finished(room, "ann", ended=NOON + 1 + number)
    await room.tap("ann", (await room.type("ann", "stats games")).response, "Show everyone")
    await room.tap("ben", room.last(), "Older ▶")
    (games,) = lists(room.last())
    assert len(games["options"]) == 1
    assert "Show everyone" not in buttons(room.last())
    answer = await room.choose("ben", room.last(), games["custom_id"], games["options"][0]["value"])
    game: Any = next(each for each in (answer.response, *answer.followups) if each is not None)
    assert game.ephemeral
    await room.tap("ben", game, "Show everyone")
    assert "7 Wonders Duel" in words(room.last())
    assert {"Replay", "Download"} == buttons(room.last()).keys()


async def test_words_that_are_none_of_ours_are_refused(room: Room) -> None:
    for what in ("show:games", "show:nothing:1", "ranking:base:1970:0", "games:x", "player:1:chess"):
        answer = await room.press_forged("ann", f"button:stats:0:{what}")
        shown = [each for each in (answer.response, *answer.followups) if each is not None]
        assert any(each.ephemeral for each in shown), what
