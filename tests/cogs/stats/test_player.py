"""What a person has reached: counted again from the records, and told in a picture and words."""

from __future__ import annotations

import re
from statistics import mean
from typing import Any

from tests.bot.statistics.played import Sat, play, sat
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, buttons, said, shown_files, suggested, words

NOON = 1_795_348_800.0


def shown_words(answer: Any) -> str:
    """Return what a person is answered and what its picture says."""
    shown = next(each for each in (answer.response, *answer.followups) if each is not None)
    assert shown.ephemeral
    (file,) = shown_files(shown)
    return f"{file.description}\n{words(shown)}"


def times(number: int) -> str:
    """Return how often something was, as a sentence has it."""
    return "once" if number == 1 else f"{number} times"


async def test_who_has_played_nothing_reads_what_will_be_here(room: Room) -> None:
    assert said(await room.type("ann", "stats player")) == room.text("stats-no-figures")
    whose = f"<@{room.people['ben'].id}>"
    answer = await room.type("ann", "stats player", player=room.people["ben"])
    assert said(answer) == room.text("stats-no-figures-of", name=whose)


async def test_the_figures_are_those_of_the_records(room: Room) -> None:
    seeds = (7, 8, 9, 10)
    for number, seed in enumerate(seeds):
        await put_finished(room, "ann", "ben", seed=seed, ended=NOON + number)
    lines = [{line["seat"]: line for line in recorded("base", 3, seed)["result"]} for seed in seeds]
    mine = [each[0] for each in lines]
    told = shown_words(await room.type("dora", "stats player", player=room.people["ann"]))
    wins = sum(each["rank"] == 1 for each in mine)
    average = mean(each["total"] for each in mine)
    assert f"ann, 7 Wonders, Olympus: 4 games, {wins} won" in told
    assert f"{average:.1f} points on average, best {max(each['total'] for each in mine)};" in told
    places = [sum(each["rank"] == place for each in mine) for place in (1, 2, 3)]
    assert f"Places: 1. {places[0]}, 2. {places[1]}, 3. {places[2]}." in told
    military = mean(each["military"] for each in mine)
    everybody = mean(each[seat]["military"] for each in lines for seat in (0, 1))
    written = [f"{number:.1f}".replace("-", "−") for number in (military, everybody)]
    assert f"Military {written[0]} ({written[1]})" in told
    before = sum(each[0]["rank"] < each[1]["rank"] for each in lines)
    behind = sum(each[0]["rank"] > each[1]["rank"] for each in lines)
    assert f"Against ben: ahead {times(before)}, behind {times(behind)}." in told
    for seed, own in zip(seeds, mine, strict=True):
        board = recorded("base", 3, seed)["wonders"][0]
        city = room.text(f"city-{board['wonder']}")
        assert f"{city} {board['side']}: won {int(own['rank'] == 1)} of 1." in told


async def test_a_game_of_others_changes_what_one_is_compared_with(room: Room) -> None:
    await put_finished(room, "ann", ended=NOON)
    before = shown_words(await room.type("ann", "stats player"))
    await put_finished(room, "ben", seed=8, ended=NOON + 1)
    after = shown_words(await room.type("ann", "stats player"))
    assert before.split("in brackets")[0] == after.split("in brackets")[0]
    assert before != after


async def test_the_game_played_most_comes_first_and_buttons_lead_to_the_others(room: Room) -> None:
    await put_finished(room, "ann", ended=NOON)
    for number in (1, 2):
        await put_finished(room, "ann", "ben", game="duel", players=2, ended=NOON + number)
    answer = await room.type("ann", "stats player")
    assert "7 Wonders Duel" in shown_words(answer)
    shown = answer.response
    assert buttons(shown)["7 Wonders Duel"]["disabled"]
    other = (await room.tap("ann", shown, "7 Wonders")).response or shown
    (file,) = shown_files(other)
    assert "7 Wonders, Olympus: 1 game" in (file.description or "")
    named = await room.type("ann", "stats player", game="architects")
    assert said(named) == room.text(
        "refusal-stats-not-played", name=f"<@{room.people['ann'].id}>", game="7 Wonders Architects"
    )
    assert await suggested(room, "stats player", "game", "arch", name="ann") == ["architects"]


async def test_in_direct_messages_all_servers_count_and_nobody_else_is_shown(room: Room) -> None:
    await put_finished(room, "ann", "ben", ended=NOON)
    await put_finished(room, "ann", "ben", seed=8, ended=NOON + 1, server=5)
    ann = room.people["ann"].user
    told = shown_words(await ann.slash("stats player"))
    assert "all servers: 2 games" in told
    refused = await ann.slash("stats player", player=room.people["ben"].user)
    assert said(refused) == room.text("refusal-stats-oneself")


async def test_computer_players_have_figures_too(room: Room) -> None:
    await put_finished(room, "ann")
    answer = await room.press_forged("ann", "button:stats:0:player:normal:base")
    (file,) = shown_files(answer.response)
    told = file.description or ""
    assert f"{room.text('stats-computer', level='normal')}, 7 Wonders" in told
    # A level may have several seats in a game: it has no row of wins.
    assert re.search(r", best \d+\.\n", told)
    assert room.text("stats-computer-seats") in words(answer.response)


async def test_each_level_of_the_computer_has_figures_of_its_own(room: Room) -> None:
    await put_finished(room, "ann", level="strong", ended=NOON)
    await put_finished(room, "ann", seed=8, level="easy", ended=NOON + 1)
    await put_finished(room, "ann", seed=9, level="strong", ended=NOON + 2)
    # Nobody has played against the usual one: the first that has figures is shown in its place.
    shown = (await room.press_forged("ann", "button:stats:0:player:normal")).response
    easy, strong = (room.text("stats-computer", level=level) for level in ("easy", "strong"))
    (file,) = shown_files(shown)
    assert f"{easy}, 7 Wonders, Olympus: 2 games" in (file.description or "")
    assert {each: buttons(shown)[each]["disabled"] for each in (easy, strong)} == {easy: True, strong: False}
    assert room.text("stats-computer", level="normal") not in buttons(shown)
    other = (await room.tap("ann", shown, strong)).response or shown
    (file,) = shown_files(other)
    assert f"{strong}, 7 Wonders, Olympus: 4 games" in (file.description or "")
    ranked = words((await room.type("ann", "stats ranking", season="2026-4")).response)
    assert easy in ranked
    assert strong in ranked


async def test_what_the_picture_has_no_room_for_is_behind_a_button(room: Room) -> None:
    await put_finished(room, "ann", "ben", ended=NOON)
    assert "More stats" not in buttons((await room.type("ann", "stats player")).response)
    seeds = range(7, 16)
    for number, seed in enumerate(seeds, start=1):
        await put_finished(room, "ann", "ben", seed=seed, ended=NOON + number)
    answer = await room.type("ann", "stats player")
    every = (await room.tap("ann", answer.response, "More stats")).response
    assert every.ephemeral
    lines = words(every).splitlines()
    boards = {
        (each["wonder"], each["side"]) for each in (recorded("base", 3, s)["wonders"][0] for s in seeds)
    }
    for wonder, side in boards:
        assert any(line.startswith(f"**{room.text(f'city-{wonder}')} {side}**") for line in lines)
    figures = (await room.tap("ann", every, "Numbers")).response or every
    assert "expected" in words(figures)
    assert "expected" not in words((await room.tap("ann", figures, "Plain words")).response or figures)
    (ben,) = [line for line in lines if line.startswith("**ben**")]
    assert "met 10 times" in ben


async def test_a_rating_is_told_where_games_are_rated(room: Room) -> None:
    seats = sat(room.people["ann"].id, 30), sat(None, 20)
    await play(room.client.store, *seats, server=room.guild.id, ended=room.env.now().timestamp())
    assert "Rated **" in shown_words(await room.type("ann", "stats player"))
    await room.client.store.switch_rankings(room.guild.id, on=False)
    assert "Rated **" not in shown_words(await room.type("ann", "stats player"))


async def test_a_seat_that_changed_hands_is_in_no_head_to_head_and_a_line_says_so(room: Room) -> None:
    """A seat that somebody else held for a while is the computer's at the end, but its result nobody's."""
    ann = sat(room.people["ann"].id, 42)
    held = Sat((None, *[room.people["ben"].id] * 4, None), (35,))
    await play(room.client.store, sat(None, 57), sat(None, 50), ann, held, server=room.guild.id)
    told = shown_words(await room.type("ann", "stats player"))
    assert "ahead 0 times, behind 2 times" in told
    assert room.text("stats-opponents-mean") in told
    assert room.text("stats-columns") in told


async def test_without_opponents_nothing_is_said_of_them(room: Room) -> None:
    held = Sat((*[room.people["ben"].id] * 4, None), (35,))
    await play(room.client.store, sat(room.people["ann"].id, 42), held, server=room.guild.id)
    told = shown_words(await room.type("ann", "stats player"))
    assert room.text("stats-opponents-mean") not in told
