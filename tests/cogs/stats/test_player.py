"""What a person has reached: counted again from the records, and told in a picture and words."""

from __future__ import annotations

import re
from statistics import mean
from typing import Any

from tests.bot.statistics.played import play, sat
from tests.cogs.finished import put_finished, recorded
from tests.cogs.room import Room, answered, buttons, lists, said, suggested, told, words

NOON = 1_795_348_800.0


async def figures(room: Room, name: str, **options: Any) -> str:
    """Return what a person is answered, and what its picture says."""
    shown = answered(await room.type(name, "stats player", **options))
    assert shown.ephemeral
    return told(shown)


def times(number: int) -> str:
    """Return how often something was, as a sentence has it."""
    return "once" if number == 1 else f"{number} times"


async def test_the_figures_are_those_of_the_records(room: Room) -> None:
    ann, ben, seeds = room.people["ann"], room.people["ben"], (7, 8, 9, 10)
    assert await figures(room, "ann") == room.text("stats-no-figures")
    assert await figures(room, "ann", player=ben) == room.text("stats-no-figures-of", name=f"<@{ben.id}>")
    for number, seed in enumerate(seeds):
        await put_finished(room, "ann", "ben", seed=seed, ended=NOON + number)
    lines = [{line["seat"]: line for line in recorded("base", 3, seed)["result"]} for seed in seeds]
    mine = [each[0] for each in lines]
    shown = await figures(room, "dora", player=ann)
    wins = sum(each["rank"] == 1 for each in mine)
    average = mean(each["total"] for each in mine)
    assert f"ann, 7 Wonders, Olympus: 4 games, {wins} won" in shown
    assert f"{average:.1f} points on average, best {max(each['total'] for each in mine)};" in shown
    places = [sum(each["rank"] == place for each in mine) for place in (1, 2, 3)]
    assert f"Places: 1. {places[0]}, 2. {places[1]}, 3. {places[2]}." in shown
    military = mean(each["military"] for each in mine)
    everybody = mean(each[seat]["military"] for each in lines for seat in (0, 1))
    written = [f"{number:.1f}".replace("-", "−") for number in (military, everybody)]
    assert f"Military {written[0]} ({written[1]})" in shown
    before = sum(each[0]["rank"] < each[1]["rank"] for each in lines)
    behind = sum(each[0]["rank"] > each[1]["rank"] for each in lines)
    assert f"Against ben: ahead {times(before)}, behind {times(behind)}." in shown
    for seed, own in zip(seeds, mine, strict=True):
        board = recorded("base", 3, seed)["wonders"][0]
        city = room.text(f"city-{board['wonder']}")
        assert f"{city} {board['side']}: won {int(own['rank'] == 1)} of 1." in shown
    # A game of others changes only what one is compared with.
    await put_finished(room, "ben", seed=11, ended=NOON + 9)
    after = await figures(room, "dora", player=ann)
    assert after.split("in brackets")[0] == shown.split("in brackets")[0]
    assert after != shown


async def test_the_game_played_most_comes_first_and_buttons_lead_to_the_others(room: Room) -> None:
    await put_finished(room, "ann", ended=NOON)
    for number in (1, 2):
        await put_finished(room, "ann", "ben", game="duel", players=2, ended=NOON + number)
    shown = (await room.type("ann", "stats player")).response
    assert "7 Wonders Duel" in told(shown)
    assert buttons(shown)["7 Wonders Duel"]["disabled"]
    assert "7 Wonders, Olympus: 1 game" in told(await room.turn("ann", shown, "7 Wonders"))
    named, name = await room.type("ann", "stats player", game="architects"), f"<@{room.people['ann'].id}>"
    assert said(named) == room.text("refusal-stats-not-played", name=name, game="7 Wonders Architects")
    assert await suggested(room, "stats player", "game", "arch", name="ann") == ["architects"]
    await put_finished(room, "ann", "ben", seed=8, ended=NOON + 3, server=5)
    direct = await room.people["ann"].user.slash("stats player", game="base")
    assert "all servers: 2 games" in told(answered(direct)), "in direct messages all servers count"
    refused = await room.people["ann"].user.slash("stats player", player=room.people["ben"].user)
    assert said(refused) == room.text("refusal-stats-oneself")


async def test_each_level_of_the_computer_has_figures_of_its_own(room: Room) -> None:
    await put_finished(room, "ann", level="strong", ended=NOON)
    await put_finished(room, "ann", seed=8, level="easy", ended=NOON + 1)
    await put_finished(room, "ann", seed=9, level="strong", ended=NOON + 2)
    # Nobody has played against the usual one: the first that has figures is shown in its place.
    shown = (await room.press_forged("ann", "button:stats:0:player:normal")).response
    easy, strong = (room.text("stats-computer", level=level) for level in ("easy", "strong"))
    assert f"{easy}, 7 Wonders, Olympus: 2 games" in told(shown)
    # A level may have several seats in a game: it has no row of wins.
    assert re.search(r", best \d+\.\n", told(shown))
    assert room.text("stats-computer-seats") in words(shown)
    assert {each: buttons(shown)[each]["disabled"] for each in (easy, strong)} == {easy: True, strong: False}
    assert room.text("stats-computer", level="normal") not in buttons(shown)
    assert f"{strong}, 7 Wonders, Olympus: 4 games" in told(await room.turn("ann", shown, strong))
    ranking = (await room.type("ann", "stats ranking")).response
    ranked = words(await room.pick_from("ann", ranking, "2026-4") if lists(ranking) else ranking)
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
    for board in (recorded("base", 3, seed)["wonders"][0] for seed in seeds):
        city = room.text(f"city-{board['wonder']}")
        assert any(line.startswith(f"**{city} {board['side']}**") for line in lines)
    (ben,) = [line for line in lines if line.startswith("**ben**")]
    assert "met 10 times" in ben
    numbers = await room.turn("ann", every, "Numbers")
    assert "expected" in words(numbers)
    assert "expected" not in words(await room.turn("ann", numbers, "Plain words"))


async def test_a_rating_is_told_where_games_are_rated(room: Room) -> None:
    seats = sat(room.people["ann"].id, 30), sat(None, 20)
    await play(room.client.store, *seats, server=room.guild.id, ended=room.env.now().timestamp())
    shown = await figures(room, "ann")
    assert "Rated **" in shown
    for note in ("stats-opponents-mean", "stats-columns"):
        assert room.text(note) in shown
    await room.client.store.switch_rankings(room.guild.id, on=False)
    assert "Rated **" not in await figures(room, "ann")
