"""The finished games of a server or a person: listed, paged through, opened."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.common.rows import Drafted
from bot.statistics.finished import EnteredGame, PlayedSeat
from bot.statistics.players import key_of_person
from bot.tables import replay
from bot.tables.snapshot import lay_step
from cogs.stats.history import GAMES_ON_A_PAGE, game_words
from engine.course import AnyGame
from engine.story import PlayedStep
from tests.bot.statistics.played import play, sat
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words

NOON = 1_795_348_800.0


async def typed(room: Room, name: str, command: str = "stats games", **options: Any) -> Any:
    """Type a command; return what only this person is answered."""
    shown = (await room.type(name, command, **options)).response
    assert shown.ephemeral
    return shown


async def opened(room: Room, name: str, shown: Any, number: int = 0) -> Any:
    """Open a game of a list; return what only this person is answered."""
    (games,) = lists(shown)
    value = games["options"][number]["value"]
    answer = await room.choose(name, shown, games["custom_id"], value)
    return next(each for each in (answer.response, *answer.followups) if each is not None)


async def test_before_the_first_game_a_sentence_says_what_will_be_here(room: Room) -> None:
    assert words(await typed(room, "ann")) == room.text("stats-no-games")
    whose = f"<@{room.people['ben'].id}>"
    shown = await typed(room, "ann", player=room.people["ben"])
    assert words(shown) == room.text("stats-no-games-of", name=whose)


async def test_the_games_of_a_server_are_listed_newest_first(room: Room) -> None:
    await put_finished(room, "ann", "ben", ended=NOON)
    await put_finished(room, "cyd", game="duel", players=2, ended=NOON + 60)
    await put_finished(room, "ann", ended=NOON + 120, server=5)
    shown = words(await typed(room, "dora"))
    assert shown.index("7 Wonders Duel") < shown.index("ann")
    result = {line["seat"]: line for line in recorded("base", 3)["result"]}
    board = recorded("base", 3)["wonders"][0]
    city = room.text(f"city-{board['wonder']}")
    assert f"{result[0]['rank']}. ann {result[0]['total']} ({city} {board['side']})" in shown
    assert f"<t:{NOON:.0f}:d>" in shown
    assert "Leto (computer, normal)" in shown
    assert shown.count("**7 Wonders**") == 1


async def test_those_of_a_person_are_theirs_alone_and_in_direct_messages_of_all_servers(room: Room) -> None:
    await put_finished(room, "ann", "ben", ended=NOON)
    await put_finished(room, "cyd", ended=NOON + 60)
    await put_finished(room, "ann", game="architects", ended=NOON + 120, server=5)
    shown = words(await typed(room, "dora", player=room.people["ann"]))
    assert "cyd" not in shown
    assert "ben" in shown
    assert "Architects" not in shown
    ann = room.people["ann"].user
    direct = (await ann.slash("stats games")).response
    assert "Architects" in words(direct)
    assert "cyd" not in words(direct)
    refused = await ann.slash("stats games", player=room.people["ben"].user)
    assert said(refused) == room.text("refusal-stats-oneself")


async def test_a_duel_tells_which_wonders_were_built(room: Room) -> None:
    drafted = Drafted("circus_maximus", True), Drafted("piraeus", False), Drafted("the_sphinx", True)
    seats = replace(sat(1, 50, wonder=None), drafted=drafted), sat(None, 20, wonder=None)
    await play(room.client.store, *seats, game="duel", victory="civilian", server=room.guild.id)
    listed = await typed(room, "ann")
    assert "50 (Circus Maximus and Sphinx)" in words(listed)


async def test_pages_lead_to_older_games_and_back(room: Room) -> None:
    games = 2 * GAMES_ON_A_PAGE + 1
    for number in range(games):
        await put_finished(room, "ann", ended=NOON + number)

    def shows(message: Any) -> list[int]:
        found = [int(option["value"]) for option in lists(message)[0]["options"]]
        assert found == sorted(found, reverse=True)
        return found

    newest = await typed(room, "ann")
    first = shows(newest)
    assert buttons(newest)["◀ Newer"]["disabled"]
    middle = (await room.tap("ann", newest, "Older ▶")).response or newest
    second = shows(middle)
    oldest = (await room.tap("ann", middle, "Older ▶")).response or middle
    third = shows(oldest)
    assert buttons(oldest)["Older ▶"]["disabled"]
    assert [len(first), len(second), len(third)] == [GAMES_ON_A_PAGE, GAMES_ON_A_PAGE, 1]
    assert len({*first, *second, *third}) == games
    back = (await room.tap("ann", oldest, "◀ Newer")).response or oldest
    assert shows(back) == second
    assert not buttons(back)["◀ Newer"].get("disabled")
    again = (await room.tap("ann", back, "◀ Newer")).response or back
    assert shows(again) == first
    assert buttons(again)["◀ Newer"]["disabled"]


async def test_an_opened_game_has_its_pictures_its_replay_and_its_record(room: Room) -> None:
    await put_finished(room, "ann", "ben")
    game = await opened(room, "dora", await typed(room, "dora"))
    assert game.ephemeral
    assert {file.filename for file in shown_files(game)} == {"poster.png", "story.png", "score.png"}
    assert "ann" in words(game)
    replayed = await room.tap("dora", game, "Replay")
    page = next(each for each in (replayed.response, *replayed.followups) if each is not None)
    assert page.ephemeral
    pages = len(recorded("base", 3)["steps"]) + 1
    assert words(page).startswith(room.text("record-page", page=1, pages=pages))
    assert "ann" in told(page)
    answer = await room.tap("dora", game, "Download")
    (file,) = next(each for each in (answer.response, *answer.followups) if each is not None).attachments
    assert json.loads(await file.read())["names"] == ["ann", "ben", "Leto"]


@pytest.mark.usefixtures("threads")
async def test_nothing_is_played_again_on_the_event_loop(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await put_finished(room, "ann", "ben")
    played_by: set[threading.Thread] = set()

    def lay(game: AnyGame, *step: Any) -> PlayedStep:
        played_by.add(threading.current_thread())
        return lay_step(game, *step)

    monkeypatch.setattr(replay, "lay_step", lay)
    game = await opened(room, "ann", await typed(room, "ann"))
    replayed = await room.tap("ann", game, "Replay")
    page = next(each for each in (replayed.response, *replayed.followups) if each is not None)
    await room.tap("ann", page, "▶")
    assert played_by
    assert threading.main_thread() not in played_by


async def test_a_game_of_another_server_is_shown_to_who_has_played_it_alone(room: Room) -> None:
    await put_finished(room, "ann", server=5)
    found = await room.client.store.finished_games(5)
    identity = "list:stats:0:open"
    refused = await room.press_forged("ben", identity, value=f"{found[0].number}")
    assert said(refused) == room.text("refusal-no-such-finished-game")
    for what in ("replay", "record"):
        refused = await room.press_forged("ben", f"button:stats:0:{what}:{found[0].number}")
        assert said(refused) == room.text("refusal-no-such-finished-game")
    allowed = await room.press_forged("ann", identity, value=f"{found[0].number}")
    assert "ann" in said(allowed)


async def test_of_a_game_of_other_rules_the_order_of_players_is_told(room: Room) -> None:
    await put_finished(room, "ann", "ben", rules=999, changes={3: (0, "cyd")})
    shown = await opened(room, "ben", await typed(room, "ben"))
    assert "cyd’s seat: ann → cyd" in words(shown).splitlines()


async def test_of_a_game_of_other_rules_the_result_is_told(room: Room) -> None:
    await put_finished(room, "ann", rules=99)
    game = await opened(room, "ann", await typed(room, "ann"))
    assert room.text("stats-other-rules") in words(game)
    assert "ann" in words(game)
    assert not shown_files(game)
    assert buttons(game).keys() == {"Download", "Show everyone"}
    answer = await room.tap("ann", game, "Download")
    (file,) = next(each for each in (answer.response, *answer.followups) if each is not None).attachments
    assert json.loads(await file.read())["names"][0] == "ann"


async def test_a_game_from_a_score_pad_is_marked_and_has_no_rounds(room: Room) -> None:
    ann = room.people["ann"].id
    seats = (
        PlayedSeat(key_of_person(ann), "ann", 1, 60, {"military": -1, "scientific": 61}, "giza", "B"),
        PlayedSeat(None, "Grandmother", 2, 41, {}),
    )
    await room.client.store.enter_game(EnteredGame(room.guild.id, "base", NOON, ann, seats))
    shown = await typed(room, "ben")
    assert "(at a real table)" in words(shown)
    game = await opened(room, "ben", shown)
    assert room.text("stats-score-pad") in words(game)
    assert "Grandmother 41" in words(game)
    # What it was counted from is not kept: the points are told in words.
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
async def test_an_opened_game_tells_who_played_which_seat_until_when(
    room: Room, game: str, until: Sequence[str]
) -> None:
    """Cyd, who sat down and left again, is told as well, and nobody in the place of another."""
    players = {"base": 3, "duel": 2}[game]
    changes = {3: (0, "cyd"), 5: (0, None), 8: (0, "dora")}
    await put_finished(room, "ann", "ben", game=game, players=players, changes=changes)
    shown = await opened(room, "ben", await typed(room, "ben"))
    first, second, third = until
    earlier = f"ann (until {first}) → cyd (until {second}) → Hera (computer, normal) (until {third})"
    assert f"dora’s seat: {earlier} → dora" in words(shown).splitlines()
    assert words(shown).count("’s seat: ") == 1


async def test_a_score_below_zero_has_the_minus_sign_of_the_pictures(room: Room) -> None:
    number = await put_finished(room, "ann")
    game = await room.client.store.finished_game_of(number)
    assert game is not None
    below = replace(game, seats=(replace(game.seats[0], total=-6), *game.seats[1:]))
    assert "ann −6" in game_words(below, (), room.client.languages.of("en"))
