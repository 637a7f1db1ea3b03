"""The finished games of a server or a person: lists, pages and details."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.common.stored_rows import DraftedWonder
from bot.statistics.finished_game import FinishedSeat, entered_game
from bot.statistics.player_keys import key_of_person
from cogs.stats.history import GAMES_ON_A_PAGE
from engine.game import Seat
from tests.bot.statistics.played import NOON, play, sat
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, answered, buttons, lists, said, shown_files, told, words


async def typed(room: Room, name: str, **options: Any) -> Any:
    """Type the command, and return the private answer."""
    shown = (await room.type(name, "stats games", **options)).response
    assert shown.ephemeral
    return shown


async def opened(room: Room, name: str) -> Any:
    """Open the newest game of the server, and return the private answer."""
    return await room.pick_from(name, await typed(room, name), 0)


async def test_games_of_a_server_or_person_are_listed_newest_first(room: Room) -> None:
    ann = room.people["ann"]
    assert words(await typed(room, "ann")) == room.text("stats-no-games")
    none = words(await typed(room, "ben", player=ann))
    assert none == room.text("stats-no-games-of", name=f"<@{ann.id}>")
    await put_finished(room, "ann", "ben", ended=NOON)
    await put_finished(room, "cyd", game="duel", players=2, ended=NOON + 60)
    await put_finished(room, "ann", game="architects", ended=NOON + 120, server=5)
    shown = words(await typed(room, "dora"))
    assert shown.index("7 Wonders Duel") < shown.index("ann")
    line, board = recorded("base", 3)["result"][0], recorded("base", 3)["wonders"][0]
    city = room.text(f"city-{board['wonder']}")
    assert f"{line['rank']}. ann {line['total']} ({city} {board['side']})" in shown
    assert f"<t:{NOON:.0f}:d>" in shown
    assert "Leto (computer, normal)" in shown
    assert "Architects" not in shown
    of_ann = words(await typed(room, "dora", player=ann))
    assert "ben" in of_ann
    assert "cyd" not in of_ann
    assert "Architects" not in of_ann
    direct = words((await ann.user.slash("stats games")).response)
    assert "Architects" in direct, "direct messages list all servers"
    assert "cyd" not in direct
    refused = await ann.user.slash("stats games", player=room.people["ben"].user)
    assert said(refused) == room.text("refusal-stats-oneself")
    built = {"circus_maximus": True, "piraeus": False, "the_sphinx": True}
    drafted = tuple(DraftedWonder(*each) for each in built.items())
    seats = replace(sat(1, 50, wonder=None), drafted=drafted), sat(None, -6, wonder=None)
    await play(room.client.store, *seats, game="duel", victory="civilian", server=room.guild.id)
    listed = words(await typed(room, "ann"))
    assert "50 (Circus Maximus and Sphinx)" in listed
    assert "Hera (computer, normal) −6" in listed


async def test_pages_of_games_can_be_turned_and_shared_and_games_opened(room: Room) -> None:
    await put_finished(room, "ann", game="duel", players=2, ended=NOON)
    for number in range(2 * GAMES_ON_A_PAGE):
        await put_finished(room, "ann", ended=NOON + 1 + number)
    shown = await typed(room, "ann")
    pages: list[list[int]] = []
    for turn in ("Older ▶", "Older ▶", "◀ Newer", "◀ Newer", None):
        pages.append([int(option["value"]) for option in lists(shown)[0]["options"]])
        assert buttons(shown)["◀ Newer"].get("disabled", False) == (len(pages) in (1, 5))
        assert buttons(shown)["Older ▶"].get("disabled", False) == (len(pages) == 3)
        shown = shown if turn is None else await room.turn("ann", shown, turn)
    first, second, third, *back = pages
    assert [len(first), len(second), len(third)] == [GAMES_ON_A_PAGE, GAMES_ON_A_PAGE, 1]
    assert [*first, *second, *third] == sorted({*first, *second, *third}, reverse=True)
    assert back == [second, first]
    await room.tap("ann", await room.turn("ann", shown, "Older ▶"), "Show everyone")
    await room.tap("ben", room.last(), "Older ▶")
    assert len(lists(room.last())[0]["options"]) == 1
    assert "Show everyone" not in buttons(room.last())
    game = await room.pick_from("ben", room.last(), 0)
    assert game.ephemeral
    await room.tap("ben", game, "Show everyone")
    assert "7 Wonders Duel" in words(room.last())
    assert {"Replay", "Download"} == buttons(room.last()).keys()


async def test_an_opened_game_has_pictures_a_replay_and_a_record(room: Room) -> None:
    await put_finished(room, "ann", "ben")
    game = await opened(room, "dora")
    assert game.ephemeral
    assert {file.filename for file in shown_files(game)} == {"poster.png", "story.png", "score.png"}
    assert "ann" in words(game)
    page = answered(await room.tap("dora", game, "Replay"))
    assert page.ephemeral
    pages = len(recorded("base", 3)["steps"]) + 1
    assert words(page).startswith(room.text("record-page", page=1, pages=pages))
    assert "ann" in told(page)
    (file,) = answered(await room.tap("dora", game, "Download")).attachments
    assert json.loads(await file.read())["names"] == ["ann", "ben", "Leto"]


async def test_a_game_of_another_server_is_only_shown_to_its_players(room: Room) -> None:
    await put_finished(room, "ann", server=5)
    (found,) = await room.client.store.finished_games(5)
    identity, value = "list:stats:0:open", f"{found.number}"
    for refused in (
        await room.press_forged("ben", identity, value=value),
        await room.press_forged("ben", f"button:stats:0:replay:{value}"),
        await room.press_forged("ben", f"button:stats:0:record:{value}"),
    ):
        assert said(refused) == room.text("refusal-no-such-finished-game")
    assert "ann" in said(await room.press_forged("ann", identity, value=value))


async def test_a_game_of_other_rules_shows_its_result_and_players(room: Room) -> None:
    changes = {3: (0, "cyd"), 5: (0, None), 8: (0, "dora")}
    await put_finished(room, "ann", "ben", rules=999, changes=changes)
    game = await opened(room, "ben")
    assert room.text("stats-other-rules") in words(game)
    assert "dora’s seat: ann → cyd → Hera (computer, normal) → dora" in words(game).splitlines()
    assert words(game).count("’s seat: ") == 1
    assert not shown_files(game)
    assert buttons(game).keys() == {"Download", "Show everyone"}
    (file,) = answered(await room.tap("ben", game, "Download")).attachments
    assert json.loads(await file.read())["names"][1] == "ben"


async def test_a_game_from_a_score_pad_is_marked_and_has_no_replay(room: Room) -> None:
    ann = room.people["ann"].id
    points = {"military": -1, "scientific": 61}
    seats = (
        FinishedSeat(key_of_person(ann), "ann", 1, 60, points, "giza", "B", seat=Seat(0)),
        FinishedSeat(None, "Grandmother", 2, 41, {}, seat=Seat(1)),
    )
    await room.client.store.enter_game(entered_game(room.guild.id, "base", NOON, ann, seats))
    assert "(at a real table)" in words(await typed(room, "ben"))
    game = await opened(room, "ben")
    assert room.text("stats-score-pad") in words(game)
    assert "Grandmother 41" in words(game)
    # The columns of a score pad aren't stored, so points are listed as text.
    assert room.text("stats-no-pictures") in words(game)
    assert "**ann**: Military −1 and Science 61" in words(game)
    assert buttons(game).keys() == {"Show everyone"}


@pytest.mark.parametrize(
    ("game", "until"),
    [
        ("base", ["Age I, round 3", "Age I, round 5", "Age II, round 2"]),
        ("duel", ["turn 3", "turn 5", "turn 8"]),
    ],
)
async def test_an_opened_game_lists_changes_of_seats(room: Room, game: str, until: Sequence[str]) -> None:
    """A player who joined and left again is listed, and only changed seats are."""
    players = {"base": 3, "duel": 2}[game]
    changes = {3: (0, "cyd"), 5: (0, None), 8: (0, "dora")}
    await put_finished(room, "ann", "ben", game=game, players=players, changes=changes)
    shown = await opened(room, "ben")
    first, second, third = until
    earlier = f"ann (until {first}) → cyd (until {second}) → Hera (computer, normal) (until {third})"
    assert f"dora’s seat: {earlier} → dora" in words(shown).splitlines()
    assert words(shown).count("’s seat: ") == 1


async def test_statistics_can_be_shown_to_everyone_once(room: Room) -> None:
    private = (await room.type("ann", "stats player")).response
    await room.tap("ann", private, "Show everyone")
    # The public answer doesn't address the reader.
    assert room.text("stats-no-figures-of", name=f"<@{room.people['ann'].id}>") in words(room.last())
    await put_finished(room, "ann", "ben")
    for command in ("games", "player", "ranking", "wonders", "records"):
        private = (await room.type("ann", f"stats {command}")).response
        assert private.ephemeral
        before, mine = len(room.public()), told(private)
        await room.tap("ann", private, "Show everyone")
        assert len(room.public()) == before + 1
        assert room.text("shown-by", name="ann") in words(room.last())
        assert "Show everyone" not in buttons(room.last())
        assert all(line in told(room.last()) for line in mine.splitlines()), command
        assert room.text("shown-to-all") in words(private)
    # Unknown ids are refused.
    for what in ("show:games", "show:nothing:1", "games:x", "player:1:chess"):
        assert said(await room.press_forged("ann", f"button:stats:0:{what}")), what
