"""The figures of a server, their settings, and those of a player, as a picture and text."""

import re
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.common.game_options import Hints
from bot.common.stored_rows import DraftedWonder
from bot.statistics.player_keys import key_of_person
from bot.statistics.ratings import season_at
from bot.storage.history_and_statistics import PAGE
from tests.bot.statistics.played import NOON, play, sat
from tests.cogs.finished import put_finished
from tests.cogs.room import Room, answered, buttons, lists, said, suggested, told, words

QUARTER = 92 * 86_400.0
EMPTY = {"ranking": "stats-no-ranking", "wonders": "stats-no-wonders", "records": "stats-no-records"}


def now(room: Room) -> float:
    return room.env.now().timestamp()


async def games(room: Room, number: int, *names: str, ended: float | None = None) -> None:
    """Store games in which earlier names have more points."""
    seats = [sat(room.people[name].id, 60 - 10 * place) for place, name in enumerate(names)]
    for each in range(number):
        last = now(room) + each if ended is None else ended + each
        await play(room.client.store, *seats, server=room.guild.id, ended=last)


async def shown(room: Room, command: str, by: str = "ann", **options: Any) -> Any:
    """Type a command, and return the private answer."""
    answer = (await room.type(by, f"stats {command}", **options)).response
    assert answer.ephemeral
    return answer


def name(room: Room, person: str) -> str:
    """Return the name of a person in the stored games."""
    return f"person {room.people[person].id}"


def players_in(ranking: Any) -> set[str]:
    """Return the lines of the players in a ranking."""
    return {line for line in words(ranking).splitlines() if "±" in line and "**" in line}


async def test_statistics_default_to_the_channels_game(room: Room) -> None:
    for command, empty in EMPTY.items():
        assert room.text(empty, game="7 Wonders (first edition)") in words(await shown(room, command))
        refused = await room.people["ann"].user.slash(f"stats {command}")
        assert said(refused) == room.text("refusal-stats-server"), "there is none in direct messages"
        refused = await room.type("ann", f"stats {command}", game="chess")
        assert said(refused) == room.text("refusal-no-such-game")
        assert await suggested(room, f"stats {command}", "game", "duel") == ["duel"]
    seats = sat(1, 50), sat(None, 20)
    await play(room.client.store, *seats, game="duel", victory="civilian", server=room.guild.id)
    duel = {command: words(await shown(room, command, game="duel")) for command in EMPTY}
    assert {command: words(await shown(room, command)) for command in EMPTY} == duel
    assert words((await room.type("ann", "rules")).response) == room.text("rules-duel")
    await room.type("ben", "join", game="Architects")
    for command in EMPTY:
        here = words(await shown(room, command))
        assert here == words(await shown(room, command, game="architects")) != duel[command]


async def test_a_ranking_shows_margins_and_provisional_players(room: Room) -> None:
    await games(room, 10, "ann", "ben")
    await games(room, 1, "cyd", "ben")
    told = words(await shown(room, "ranking"))
    ann, waiting, cyd = (told.index(each) for each in (name(room, "ann"), "Provisional", name(room, "cyd")))
    assert ann < waiting < cyd
    store, season = room.client.store, season_at(now(room))
    standing = await store.standing(room.guild.id, "base", season, key_of_person(room.people["ann"].id))
    assert standing is not None
    assert f"1. **{standing.name}** {standing.points:,} ± {standing.margin} · 10 games, 10 won" in told
    assert f"–. **{name(room, 'cyd')}**" not in told


@pytest.mark.parametrize("why", ["hints", "rankings-off", "seat-changed", "nobody-else"])
async def test_only_an_unrated_player_reads_why(room: Room, why: str) -> None:
    ann, ben, store = room.people["ann"].id, room.people["ben"].id, room.client.store
    await store.switch_rankings(room.guild.id, on=why != "rankings-off")
    first, second = sat(ann, 50), sat(ben, 40)
    seats = {
        "seat-changed": (replace(first, persons=(None,) * 4 + (ann,)), second),
        "nobody-else": (first, replace(second, persons=(None,) * 4 + (ben,))),
    }.get(why, (first, second))
    hints: Hints = "on" if why == "hints" else "off"
    await play(store, *seats, server=room.guild.id, ended=now(room), hints=hints)
    await store.switch_rankings(room.guild.id, on=True)
    told, own = await shown(room, "ranking"), room.text("stats-unrated", game="7 Wonders", why=why)
    assert own in words(told)
    assert room.text("stats-rated") in words(told)
    await room.tap("ann", told, room.text("button-show-to-all"))
    assert own not in words(room.last())
    await games(room, 1, "ann", "ben")
    assert room.text("stats-rated") in words(await shown(room, "ranking"))
    assert "last game" not in words(await shown(room, "ranking"))


async def test_a_ranking_has_pages_and_a_list_of_seasons(room: Room) -> None:
    for person in range(PAGE):
        seats = sat(1000 + person, 50), sat(2000 + person, 40)
        await play(room.client.store, *seats, server=room.guild.id, ended=now(room))
    await games(room, 1, "ann", "ben", ended=now(room) - QUARTER)
    first = await shown(room, "ranking")
    assert buttons(first)["◀"]["disabled"]
    best = players_in(first)
    second = await room.turn("ann", first, "▶")
    assert buttons(second)["▶"]["disabled"]
    assert (len(best), len(players_in(second))) == (PAGE, PAGE)
    assert not best & players_in(second)
    (seasons,) = lists(first)
    former = seasons["options"][1]["value"]
    before = await room.pick_from("ann", first, former)
    assert name(room, "ann") in words(before)
    assert former == season_at(now(room) - QUARTER)
    assert len(await suggested(room, "stats ranking", "season", "Q")) == 2
    assert said(await room.type("ann", "stats ranking", season="1970")) == room.text("refusal-no-such-season")
    assert name(room, "ann") in words(await shown(room, "ranking", season=former))


GIZA = sat(1, 50, wonder="giza", side="B"), sat(None, 20, wonder="rhodes", side="A")


async def test_wonders_are_described_in_plain_words_or_numbers(room: Room) -> None:
    server, store = room.guild.id, room.client.store
    await play(store, *GIZA, server=server)
    await play(store, sat(1, 60, wonder="giza", side="B"), GIZA[1], server=server)
    plain = await shown(room, "wonders")
    assert "**Giza B** · won 2 of 2 · 55.0 points on average" in words(plain)
    assert room.text("stats-wonders-few") in words(plain)
    # With two seats, each is expected to win one of two games.
    told = words(await room.turn("ann", plain, "Numbers"))
    assert "**Giza B** · 2 games, 2 won, 1.0 expected, 100% (34 to 100) · 55.0 points" in told
    for _ in range(4):
        await play(store, *GIZA, server=server)
    plain = await shown(room, "wonders")
    lines = words(plain).splitlines()
    assert "**Giza B** · won 6 of 6, more than you’d expect · 51.7 points on average" in lines
    assert "**Rhodes A** · won 0 of 6, less than you’d expect · 20.0 points on average" in lines
    figures = await room.turn("ann", plain, "Numbers")
    assert "6 games, 6 won, 3.0 expected, 100% (61 to 100)" in words(figures)
    assert words(await room.turn("ann", figures, "Plain words")).splitlines() == lines


async def test_wonders_can_be_filtered_by_the_number_of_players_unless_there_is_one(room: Room) -> None:
    for seats in (GIZA, (*GIZA, sat(2, 10, wonder="babylon", side="A"))):
        await play(room.client.store, *seats, server=room.guild.id)
    every = await shown(room, "wonders")
    assert "**Giza B** · won 2 of 2" in words(every)
    (numbers,) = lists(every)
    assert [option["value"] for option in numbers["options"]] == ["0", *"234567"]
    three = await room.pick_from("ann", every, "3")
    assert "3 players" in words(three)
    assert "**Giza B** · won 1 of 1" in words(three)
    assert "Babylon A" in words(three)
    assert words(await shown(room, "wonders", players=3)) == words(three)
    four = await room.pick_from("ann", three, "4")
    assert room.text("stats-no-wonders-players", game="7 Wonders (first edition)", players=4) in words(four)
    assert "**Giza B** · won 2 of 2" in words(await room.pick_from("ann", four, "0"))
    for built in (True, False):
        drafted = DraftedWonder("circus_maximus", True), DraftedWonder("piraeus", built)
        seats = replace(sat(1, 50, wonder=None), drafted=drafted), sat(None, 20, wonder=None)
        await play(room.client.store, *seats, game="duel", victory="civilian", server=room.guild.id)
    duel = await shown(room, "wonders", game="duel")
    assert not lists(duel)
    assert "**Circus Maximus** · drafted twice, built twice, won 2 of 2" in words(duel)
    assert "**Piraeus** · drafted twice, built once, won 2 of 2" in words(duel)


async def test_records_name_their_holders_and_open_their_games(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = room.people["ann"].id, room.people["ben"].id
    await play(room.client.store, sat(ann, 18, 3), sat(ben, -6, 9), sat(None, 61), server=room.guild.id)
    records = await shown(room, "records")
    assert f"Military: **{name(room, 'ann')}** 18" in words(records)
    assert words(records).splitlines()[0].endswith("people only")
    assert f"Treasury: **{name(room, 'ben')}** 9" in words(records)
    assert words(records).index("Total") < words(records).index("Military")
    assert "Guilds" not in words(records), "nobody scored with them"
    assert name(room, "ann") in words(await room.pick_from("ann", records, 0))
    uncounted = room.text("stats-still-counting")
    assert uncounted not in words(records)
    monkeypatch.setattr(room.client.store, "still_counting", AsyncMock(return_value=True))
    assert uncounted in words(await shown(room, "records"))


async def test_people_can_opt_out_and_managers_can_turn_rankings_off(room: Room) -> None:
    role = room.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    room.people["eve"] = room.guild.add_member(room.env.create_user("eve"), roles=[role])
    await games(room, 1, "ann", "ben")
    assert "Rated **" in told(await shown(room, "player"))
    settings = (await room.tap("ann", await shown(room, "ranking"), "Settings")).response
    assert settings.ephemeral
    assert room.text("button-rankings-off") not in buttons(settings)
    out = await room.turn("ann", settings, "Opt out")
    assert room.text("stats-left-out") in words(out)
    assert name(room, "ann") not in words(await shown(room, "ranking"))
    assert name(room, "ben") in words(await shown(room, "ranking"))
    assert room.text("stats-not-left-out") in words(await room.turn("ann", out, "Opt back in"))
    assert name(room, "ann") in words(await shown(room, "ranking"))
    refused = await room.press_forged("ann", "button:stats:0:off")
    assert said(refused) == room.text("refusal-manage-server")
    ranking = (await room.type("eve", "stats ranking")).response
    settings = (await room.tap("eve", ranking, "Settings")).response
    off = await room.turn("eve", settings, "Turn rankings off")
    assert room.text("stats-rankings-off") in words(off)
    assert room.text("stats-ranking-off") in words(await shown(room, "ranking"))
    assert "Rated **" not in told(await shown(room, "player"))
    assert room.text("stats-no-ranking-off") in words(await shown(room, "ranking", game="duel"))
    await room.tap("eve", off, "Turn rankings on")
    assert await room.client.store.rankings_on(room.guild.id)


# -- a player -----------------------------------------------------------------------------------------


async def test_a_players_picture_describes_their_statistics(room: Room) -> None:
    ann, ben, server = room.people["ann"], room.people["ben"], room.guild.id
    none = room.text("stats-no-figures-of", name=f"<@{ben.id}>")
    assert told(await shown(room, "player")) == room.text("stats-no-figures")
    assert told(await shown(room, "player", player=ben)) == none
    for mine, theirs in (((18, 12), (20,)), ((10,), (-4, 44))):
        seats = sat(ann.id, *mine, wonder="giza", side="B"), sat(ben.id, *theirs)
        await play(room.client.store, *seats, server=server)
    before = told(await shown(room, "player", "dora", player=ann))
    for part in (
        f"person {ann.id}, 7 Wonders, Olympus: 2 games, 1 won",
        "20.0 points on average, best 30;",
        "Places: 1. 1, 2. 1.",
        "Military 14.0 (11.0)",
        f"Against person {ben.id}: ahead once, behind once.",
        "Giza B: won 1 of 2.",
    ):
        assert part in before
    # A game of other people changes only the averages in brackets.
    await play(room.client.store, sat(ben.id, 50), sat(None, 3), server=server)
    after = told(await shown(room, "player", "dora", player=ann))
    assert after.split("in brackets")[0] == before.split("in brackets")[0]
    assert after != before
    for note in ("stats-opponents-mean", "stats-columns"):
        assert room.text(note) in after


async def test_the_most_played_game_comes_first_with_buttons_for_others(room: Room) -> None:
    await put_finished(room, "ann", ended=NOON)
    for number in (1, 2):
        await put_finished(room, "ann", "ben", game="duel", players=2, ended=NOON + number)
    page = await shown(room, "player")
    assert "7 Wonders Duel" in told(page)
    assert buttons(page)["7 Wonders Duel"]["disabled"]
    assert "7 Wonders, Olympus: 1 game" in told(await room.turn("ann", page, "7 Wonders"))
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
    page = (await room.press_forged("ann", "button:stats:0:player:normal")).response
    easy, strong = (room.text("stats-computer", level=level) for level in ("easy", "strong"))
    assert f"{easy}, 7 Wonders, Olympus: 2 games" in told(page)
    # A level can have several seats in a game, so it has no wins.
    assert re.search(r", best \d+\.\n", told(page))
    assert room.text("stats-computer-seats") in words(page)
    assert {each: buttons(page)[each]["disabled"] for each in (easy, strong)} == {easy: True, strong: False}
    assert room.text("stats-computer", level="normal") not in buttons(page)
    assert f"{strong}, 7 Wonders, Olympus: 4 games" in told(await room.turn("ann", page, strong))
    ranking = await shown(room, "ranking")
    ranked = words(await room.pick_from("ann", ranking, "2026-4") if lists(ranking) else ranking)
    assert easy in ranked
    assert strong in ranked


async def test_more_statistics_are_behind_a_button(room: Room) -> None:
    ann, ben = room.people["ann"].id, room.people["ben"].id
    for wonder in (wonders := ("giza", "rhodes", "babylon", "ephesus", "olympia")):
        assert "More stats" not in buttons(await shown(room, "player"))
        seats = sat(ann, 30, wonder=wonder), sat(ben, 20)
        await play(room.client.store, *seats, server=room.guild.id)
    every = (await room.tap("ann", await shown(room, "player"), "More stats")).response
    assert every.ephemeral
    for wonder in wonders:
        assert f"**{room.text(f'city-{wonder}')} A**" in words(every)
    (met,) = [line for line in words(every).splitlines() if line.startswith(f"**person {ben}**")]
    assert "met 5 times" in met
    numbers = await room.turn("ann", every, "Numbers")
    assert "expected" in words(numbers)
    assert "expected" not in words(await room.turn("ann", numbers, "Plain words"))
