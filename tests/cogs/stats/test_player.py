"""A player's statistics, as a picture and text."""

import re
from typing import Any

from tests.bot.statistics.played import play, sat
from tests.cogs.finished import put_finished
from tests.cogs.room import Room, answered, buttons, lists, said, suggested, told, words

NOON = 1_795_348_800.0


async def figures(room: Room, name: str, **options: Any) -> str:
    """Return the text of an answer and its picture."""
    shown = answered(await room.type(name, "stats player", **options))
    assert shown.ephemeral
    return told(shown)


async def test_a_players_picture_describes_their_statistics(room: Room) -> None:
    ann, ben, server = room.people["ann"], room.people["ben"], room.guild.id
    assert await figures(room, "ann") == room.text("stats-no-figures")
    assert await figures(room, "ann", player=ben) == room.text("stats-no-figures-of", name=f"<@{ben.id}>")
    for mine, theirs in (((18, 12), (20,)), ((10,), (-4, 44))):
        seats = sat(ann.id, *mine, wonder="giza", side="B"), sat(ben.id, *theirs)
        await play(room.client.store, *seats, server=server)
    shown = await figures(room, "dora", player=ann)
    for part in (
        f"person {ann.id}, 7 Wonders, Olympus: 2 games, 1 won",
        "20.0 points on average, best 30;",
        "Places: 1. 1, 2. 1.",
        "Military 14.0 (11.0)",
        f"Against person {ben.id}: ahead once, behind once.",
        "Giza B: won 1 of 2.",
    ):
        assert part in shown
    # A game of other people changes only the averages in brackets.
    await play(room.client.store, sat(ben.id, 50), sat(None, 3), server=server)
    after = await figures(room, "dora", player=ann)
    assert after.split("in brackets")[0] == shown.split("in brackets")[0]
    assert after != shown


async def test_the_most_played_game_comes_first_with_buttons_for_others(room: Room) -> None:
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
    assert "all servers: 2 games" in told(answered(direct)), "direct messages count all servers"
    refused = await room.people["ann"].user.slash("stats player", player=room.people["ben"].user)
    assert said(refused) == room.text("refusal-stats-oneself")


async def test_each_computer_level_has_its_own_page_of_statistics(room: Room) -> None:
    await put_finished(room, "ann", level="strong", ended=NOON)
    await put_finished(room, "ann", seed=8, level="easy", ended=NOON + 1)
    await put_finished(room, "ann", seed=9, level="strong", ended=NOON + 2)
    # Nobody has played against the normal level, so the first one with statistics is shown.
    shown = (await room.press_forged("ann", "button:stats:0:player:normal")).response
    easy, strong = (room.text("stats-computer", level=level) for level in ("easy", "strong"))
    assert f"{easy}, 7 Wonders, Olympus: 2 games" in told(shown)
    # A level can have several seats in a game, so it has no wins.
    assert re.search(r", best \d+\.\n", told(shown))
    assert room.text("stats-computer-seats") in words(shown)
    assert {each: buttons(shown)[each]["disabled"] for each in (easy, strong)} == {easy: True, strong: False}
    assert room.text("stats-computer", level="normal") not in buttons(shown)
    assert f"{strong}, 7 Wonders, Olympus: 4 games" in told(await room.turn("ann", shown, strong))
    ranking = (await room.type("ann", "stats ranking")).response
    ranked = words(await room.pick_from("ann", ranking, "2026-4") if lists(ranking) else ranking)
    assert easy in ranked
    assert strong in ranked


async def test_more_statistics_are_behind_a_button(room: Room) -> None:
    ann, ben = room.people["ann"].id, room.people["ben"].id
    for wonder in (wonders := ("giza", "rhodes", "babylon", "ephesus", "olympia")):
        assert "More stats" not in buttons((await room.type("ann", "stats player")).response)
        seats = sat(ann, 30, wonder=wonder), sat(ben, 20)
        await play(room.client.store, *seats, server=room.guild.id)
    answer = await room.type("ann", "stats player")
    every = (await room.tap("ann", answer.response, "More stats")).response
    assert every.ephemeral
    for wonder in wonders:
        assert f"**{room.text(f'city-{wonder}')} A**" in words(every)
    (met,) = [line for line in words(every).splitlines() if line.startswith(f"**person {ben}**")]
    assert "met 5 times" in met
    numbers = await room.turn("ann", every, "Numbers")
    assert "expected" in words(numbers)
    assert "expected" not in words(await room.turn("ann", numbers, "Plain words"))


async def test_a_rating_is_shown_while_rankings_are_on(room: Room) -> None:
    seats = sat(room.people["ann"].id, 30), sat(None, 20)
    await play(room.client.store, *seats, server=room.guild.id, ended=room.env.now().timestamp())
    shown = await figures(room, "ann")
    assert "Rated **" in shown
    for note in ("stats-opponents-mean", "stats-columns"):
        assert room.text(note) in shown
    await room.client.store.switch_rankings(room.guild.id, on=False)
    assert "Rated **" not in await figures(room, "ann")
