"""/score: a pad that one person fills in, what it says of what is wrong, and what it comes to."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.languages.translator import Languages
from bot.statistics.players import key_of_person
from cogs.games.pads import base_pad, duel_pad
from cogs.pad.message import player_form
from cogs.pad.pad import PadGame, PadPlayer, ScorePad
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words
from tests.engine.base.leaders import BOX as LEADERS
from tests.engine.duel.test_further_box import BOX as FESTIVALS

ANN = {"boards": ["giza|B"], "war": "-1 14", "wonder": "10 21", "science": "2 1 3", "trade": "4 9"}
BEN = {"boards": ["rhodes|A"], "war": "18, 2", "wonder": "7/12", "science": "0 0 0", "trade": "0 0"}


async def opened(room: Room, players: str, **options: str) -> Any:
    answer = await room.type("ann", "score", players=players, **options)
    assert answer.response.ephemeral
    return answer.response


async def fill(room: Room, pad: Any, player: str, entries: dict[str, Any]) -> Any:
    """Fill in the form of a player; return the pad afterwards."""
    form = await room.tap("ann", pad, player)
    await room.people["ann"].submit_modal(form, entries)
    return next(each for each in room.public("ann") if each.id == pad.id)


async def counted(room: Room, pad: Any) -> Any:
    """Press Count; return the private answer."""
    await room.tap("ann", pad, "Add up")
    return room.public("ann")[-1]


def drawn(message: Any) -> list[tuple[str, str | None]]:
    """List the pictures of a message with what they say in words."""
    return [(each.filename, each.description) for each in shown_files(message)]


async def drawn_in_history(room: Room) -> list[tuple[str, str | None]]:
    """Open the newest finished game of the server and list its pictures; there are some."""
    shown = (await room.type("ben", "stats games")).response
    (games,) = lists(shown)
    answer = await room.choose("ben", shown, games["custom_id"], games["options"][0]["value"])
    pictures = drawn(next(each for each in (answer.response, *answer.followups) if each is not None))
    assert [name for name, _ in pictures] == ["poster.png", "score.png"]
    return pictures


async def test_a_pad_is_filled_in_counted_and_shown(room: Room) -> None:
    pad = await opened(room, "ann, Ben the Great")
    assert buttons(pad)["Add up"]["disabled"]
    pad = await fill(room, pad, "ann", ANN)
    assert "1. ann · filled in" in words(pad)
    pad = await fill(room, pad, "Ben the Great", BEN)
    # −1, 14 coins are 4 points, 10, 21, science 4 + 1 + 9 + 7 = 21, 4, 9.
    assert "1. ann · **68 points**" in words(pad)
    assert "2. Ben the Great · **37 points**" in words(pad)
    before = len(room.public())
    result = await counted(room, pad)
    assert [each.filename for each in shown_files(result)] == ["poster.png", "score.png"]
    assert "science 21" in told(result)
    assert "ann" in words(result)
    assert len(room.public()) == before, "nothing is shown before it is wanted"
    await room.tap("ann", result, "Show everyone")
    shown = room.last()
    assert [each.filename for each in shown_files(shown)] == ["poster.png", "score.png"]
    assert room.text("pad-real-table") in words(shown)
    assert room.text("shown-by", name="ann") in words(shown)
    assert not buttons(shown)


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("war", "-7 14"),
        ("war", "19 14"),
        ("war", "14"),
        ("war", "1 2 3"),
        ("war", "2 -1"),
        ("wonder", "10.5 3"),
        ("wonder", "ten 3"),
        ("science", "1 2"),
        ("trade", "26 0"),
        ("trade", "0 64"),
    ],
)
async def test_what_cannot_be_is_named_and_kept_for_mending(room: Room, field: str, typed: str) -> None:
    pad = await opened(room, "ann, ben")
    await fill(room, pad, "ben", BEN)
    pad = await fill(room, pad, "ann", ANN | {field: typed})
    label = room.text(f"pad-base-{field}")
    limits = {
        "war": "−6 to 18, 0 to 200",
        "wonder": "0 to 20, 0 to 58",
        "science": "0 to 6, 0 to 6, 0 to 6",
        "trade": "0 to 25, 0 to 63",
    }
    assert f"1. ann · needs fixing: {label} ({limits[field]})" in words(pad)
    assert buttons(pad)["Add up"]["disabled"]
    form = await room.tap("ann", pad, "ann")
    entries = {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}
    assert entries[field]["value"] == typed


async def test_one_board_lies_before_one_player(room: Room) -> None:
    pad = await opened(room, "ann, ben")
    await fill(room, pad, "ann", ANN)
    pad = await fill(room, pad, "ben", BEN | {"boards": ["giza|A"]})
    assert "Two players have Giza" in words(pad)
    assert buttons(pad)["Add up"]["disabled"]


async def test_equal_totals_are_decided_by_coins(room: Room) -> None:
    pad = await opened(room, "ann, ben, cyd")
    level = {"science": "0 0 0", "trade": "0 0"}
    for name, board, war, wonder in (
        ("ann", "giza|A", "0 4", "9 0"),
        ("ben", "rhodes|A", "0 5", "9 0"),
        ("cyd", "babylon|A", "0 5", "4 5"),
    ):
        pad = await fill(room, pad, name, {"boards": [board], "war": war, "wonder": wonder, **level})
    result = await counted(room, pad)
    assert "ben and cyd" in words(result)
    await room.tap("ann", result, "Save to history")
    (game,) = await room.client.store.finished_games(room.guild.id)
    assert [(seat.name, seat.place, seat.total) for seat in game.seats] == [
        ("ann", 3, 10),
        ("ben", 1, 10),
        ("cyd", 1, 10),
    ]


async def test_a_pad_goes_into_the_history_once_marked_and_out_again(room: Room) -> None:
    ben = room.people["ben"].id
    pad = await opened(room, f"ann, <@{ben}>")
    await fill(room, pad, "ann", ANN)
    pad = await fill(room, pad, "ben", BEN)
    result = await counted(room, pad)
    await room.tap("ann", result, "Save to history")
    answer = await room.tap("ann", result, "Save to history")
    (game,) = await room.client.store.finished_games(room.guild.id)
    assert (game.origin, game.entered_by, game.table) == ("score-pad", room.people["ann"].id, None)
    assert [seat.player for seat in game.seats] == [None, key_of_person(ben)]
    assert (game.seats[0].wonder, game.seats[0].side, game.seats[0].points["scientific"]) == ("giza", "B", 21)
    assert await drawn_in_history(room) == drawn(result)
    await room.tap("ann", answer.response, "Remove")
    assert await room.client.store.finished_games(room.guild.id) == []


@pytest.mark.parametrize(
    ("settled", "winner", "how"),
    [("civilian", "ben", "points"), ("military|0", "ann", "military"), ("scientific|1", "ben", "scien")],
)
async def test_a_duel_is_won_in_one_of_three_ways(room: Room, settled: str, winner: str, how: str) -> None:
    pad = await opened(room, "ann ben", game="Duel")
    await fill(
        room,
        pad,
        "ann",
        {"boards": ["piraeus"], "cards": "10 1", "more": "0 0", "wonders": "3 0", "war": "3 0"},
    )
    pad = await fill(
        room,
        pad,
        "ben",
        {"boards": ["the_sphinx"], "cards": "20 5", "more": "0 0", "wonders": "3 4", "war": "8 5"},
    )
    identity = lists(pad)[0]["custom_id"]
    await room.choose("ann", pad, identity, settled)
    pad = next(each for each in room.public("ann") if each.id == pad.id)
    result = await counted(room, pad)
    assert f"**{winner}" in words(result) or words(result).lstrip("# ").startswith(winner)
    assert how in told(result).lower()
    await room.tap("ann", result, "Save to history")
    (game,) = await room.client.store.finished_games(room.guild.id)
    assert game.victory == settled.partition("|")[0]
    assert [seat.name for seat in game.seats if seat.place == 1] == [winner]
    listed = words((await room.type("ann", "stats games")).response)
    assert "(Piraeus)" in listed
    assert "(Sphinx)" in listed
    assert await drawn_in_history(room) == drawn(result)


async def test_the_pawn_of_a_duel_is_worth_what_its_zones_are(room: Room) -> None:
    pad = await opened(room, "ann, ben", game="duel")
    entries = {"boards": ["piraeus"], "cards": "10 1", "more": "0 0", "wonders": "3 0", "war": "3 4"}
    pad = await fill(room, pad, "ann", entries)
    assert f"needs fixing: {room.text('pad-duel-war')} (0 to 200, 0/2/5/10)" in words(pad)


@pytest.mark.parametrize(
    ("field", "typed", "limits"),
    [
        ("cards", "68 7", "0 to 67, 0 to 18"),
        ("more", "16 6", "0 to 15, 0 to 100"),
        ("wonders", "23 30", "0 to 23, 0 to 29"),
    ],
)
async def test_points_of_a_duel_are_those_that_its_box_allows(
    room: Room, field: str, typed: str, limits: str
) -> None:
    pad = await opened(room, "ann, ben", game="duel")
    entries = {"boards": ["piraeus"], "cards": "10 7", "more": "0 0", "wonders": "3 0", "war": "3 5"}
    pad = await fill(room, pad, "ann", entries | {field: typed})
    assert f"needs fixing: {room.text(f'pad-duel-{field}')} ({limits})" in words(pad)


async def test_stages_of_architects_bring_what_a_wonder_allows(room: Room) -> None:
    pad = await opened(room, "ann, ben", game="architects")
    entries = {"boards": ["giza"], "wonder": "31 5", "blue": "3", "war": "1", "progress": "0"}
    pad = await fill(room, pad, "ann", entries)
    assert f"needs fixing: {room.text('pad-architects-wonder')} (0 to 30, 0 to 5)" in words(pad)


async def test_the_pawn_of_a_duel_is_worth_points_to_one_player_alone(room: Room) -> None:
    pad = await opened(room, "ann, ben", game="duel")
    entries = {"boards": ["piraeus"], "cards": "10 1", "more": "0 0", "wonders": "3 0", "war": "3 5"}
    await fill(room, pad, "ann", entries)
    pad = await fill(room, pad, "ben", entries | {"boards": ["the_sphinx"]})
    assert room.text("pad-duel-does-not-add-up") in words(pad)
    assert buttons(pad)["Add up"]["disabled"]
    pad = await fill(room, pad, "ben", entries | {"boards": ["the_sphinx"], "war": "3 0"})
    assert room.text("pad-duel-does-not-add-up") not in words(pad)
    assert not buttons(pad)["Add up"].get("disabled")


async def test_military_points_that_no_game_gives_all_players_together_are_refused(room: Room) -> None:
    pad = await opened(room, "ann, ben, cyd")
    await fill(room, pad, "ann", ANN | {"war": "18 3"})
    await fill(room, pad, "ben", BEN | {"war": "18 3"})
    pad = await fill(room, pad, "cyd", BEN | {"boards": ["ephesus|A"], "war": "18 3"})
    assert room.text("pad-base-does-not-add-up") in words(pad)
    assert buttons(pad)["Add up"]["disabled"]
    for name, entries in (("ben", BEN), ("cyd", BEN | {"boards": ["ephesus|A"]})):
        pad = await fill(room, pad, name, entries | {"war": "-4 3"})
    assert room.text("pad-base-does-not-add-up") not in words(pad)
    assert not buttons(pad)["Add up"].get("disabled")


async def test_the_cat_of_architects_belongs_to_one_and_stages_break_ties(room: Room) -> None:
    pad = await opened(room, "ann, ben", game="architects")
    await fill(
        room, pad, "ann", {"boards": ["giza"], "wonder": "10 4", "blue": "6", "war": "2", "progress": "2"}
    )
    pad = await fill(
        room, pad, "ben", {"boards": ["rhodes"], "wonder": "12 5", "blue": "6", "war": "2", "progress": "2"}
    )
    await room.choose("ann", pad, lists(pad)[0]["custom_id"], "0")
    pad = next(each for each in room.public("ann") if each.id == pad.id)
    assert "1. ann · **26 points**" in words(pad)
    assert "2. ben · **26 points**" in words(pad)
    result = await counted(room, pad)
    assert words(result).lstrip("# *").startswith("ben")
    await room.tap("ann", result, "Save to history")
    assert await drawn_in_history(room) == drawn(result)


async def test_a_half_filled_pad_survives_a_restart(room: Room) -> None:
    pad = await opened(room, "ann, ben")
    await fill(room, pad, "ann", ANN)
    await room.restart(down=3600)
    pad = await fill(room, pad, "ben", BEN)
    assert "1. ann · **68 points**" in words(pad)


async def test_a_new_pad_takes_the_place_of_the_old_one(room: Room) -> None:
    old = await opened(room, "ann, ben")
    await opened(room, "ann, cyd")
    assert said(await room.tap("ann", old, "ben")) == room.text("refusal-no-pad")


async def test_a_pad_is_its_owners_alone(room: Room) -> None:
    pad = await opened(room, "ann, ben")
    identity = buttons(pad)["ann"]["custom_id"]
    assert said(await room.press_forged("dora", identity)) == room.text("refusal-no-pad")


@pytest.mark.parametrize(
    ("players", "refusal"),
    [
        ("ann", "refusal-pad-players"),
        ("a, b, c, d, e, f, g, h", "refusal-pad-players"),
        ("ann, Ann", "refusal-pad-names"),
        ("ann, <@123456>", "refusal-pad-member"),
    ],
)
async def test_who_played_is_checked(room: Room, players: str, refusal: str) -> None:
    answer = await room.type("ann", "score", players=players)
    assert said(answer) == room.text(refusal, least=2, most=7)


async def test_names_are_read_with_commas_or_without(room: Room) -> None:
    ben, cyd = room.people["ben"].id, room.people["cyd"].id
    pad = await opened(room, f"<@{ben}> <@{cyd}>, Anna  Maria")
    assert [label for label in buttons(pad) if label != "Add up"] == ["ben", "cyd", "Anna Maria"]
    pad = await opened(room, "Nessi Tobias Vreneli")
    assert [label for label in buttons(pad) if label != "Add up"] == ["Nessi", "Tobias", "Vreneli"]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (base_pad("base", LEADERS), "3 numbers: Points from yellow and purple cards, then leaders."),
        (duel_pad(FESTIVALS), "3 numbers: Points from yellow and purple cards, then festivals."),
    ],
    ids=["base", "duel"],
)
async def test_a_form_asks_for_the_rows_that_only_a_box_has(
    game: PadGame, told: str, languages: Languages
) -> None:
    pad = ScorePad(game, (PadPlayer("ann"), PadPlayer("ben")))
    form = player_form(1, 0, pad, languages.of(None))
    described = [each.description for each in form.children if isinstance(each, discord.ui.Label)]
    assert told in described
    assert len(described) == 5
