"""/score: filling in a score pad, its checks, and its results."""

from typing import Any

import discord
import pytest

from bot.languages.translator import Languages
from bot.statistics.player_keys import key_of_person
from cogs.games.score_pads import base_pad, duel_pad
from cogs.score_pad.cog import player_form
from cogs.score_pad.score_pad import PadGame, PadPlayer, ScorePad
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words
from tests.engine.base.leaders import BOX as LEADERS
from tests.engine.duel.test_further_box import BOX as FESTIVALS

Entries = dict[str, Any]

ANN: Entries = {"boards": ["giza|B"], "war": "-1 14", "wonder": "10 21", "science": "2 1 3", "trade": "4 9"}
BEN: Entries = {"boards": ["rhodes|A"], "war": "18, 2", "wonder": "7/12", "science": "0 0 0", "trade": "0 0"}
DUEL: Entries = {"boards": ["piraeus"], "cards": "10 1", "more": "0 0", "wonders": "3 0", "war": "3 0"}
TOWER: Entries = {"boards": ["giza"], "wonder": "10 4", "blue": "6", "war": "2", "progress": "2"}


async def opened(room: Room, players: str, **options: str) -> Any:
    answer = await room.type("ann", "score", players=players, **options)
    assert answer.response.ephemeral
    return answer.response


async def fill(room: Room, pad: Any, player: str, entries: Entries) -> Any:
    """Fill in a player's form, and return the pad."""
    form = await room.tap("ann", pad, player)
    await room.people["ann"].submit_modal(form, entries)
    return room.changed("ann", pad)


async def added_up(room: Room, pad: Any) -> Any:
    """Press **Add up**, and return the private answer."""
    await room.tap("ann", pad, "Add up")
    return room.public("ann")[-1]


def drawn(message: Any) -> list[tuple[str, str | None]]:
    """Return the names and descriptions of a message's pictures."""
    return [(each.filename, each.description) for each in shown_files(message)]


async def drawn_in_history(room: Room) -> list[tuple[str, str | None]]:
    """Open the server's newest finished game, which is from a score pad, and return its pictures."""
    listed = (await room.type("ben", "stats games")).response
    assert "(at a real table)" in words(listed)
    game = await room.pick_from("ben", listed, 0)
    assert room.text("stats-score-pad") in words(game)
    assert buttons(game).keys() == {"Show everyone"}
    pictures = drawn(game)
    assert [name for name, _ in pictures] == ["poster.png", "score.png"]
    return pictures


async def test_a_pad_can_be_filled_in_added_up_and_shown(room: Room) -> None:
    old = await opened(room, "ann, cyd")
    pad = await opened(room, "ann, Ben the Great")
    assert said(await room.tap("ann", old, "cyd")) == room.text("refusal-no-pad"), "each person has one pad"
    assert buttons(pad)["Add up"]["disabled"]
    pad = await fill(room, pad, "ann", ANN)
    assert "1. ann · filled in" in words(pad)
    other = await room.press_forged("dora", buttons(pad)["ann"]["custom_id"])
    assert said(other) == room.text("refusal-no-pad"), "only its owner can use a pad"
    await room.restart(down=3600)
    pad = await fill(room, pad, "Ben the Great", BEN | {"boards": ["giza|A"]})
    assert "Two players have Giza" in words(pad)
    assert buttons(pad)["Add up"]["disabled"]
    pad = await fill(room, pad, "Ben the Great", BEN)
    # −1, 14 coins are 4 points, 10, 21, science 4 + 1 + 9 + 7 = 21, 4, 9.
    assert "1. ann · **68 points**" in words(pad)
    assert "2. Ben the Great · **37 points**" in words(pad)
    before = len(room.public())
    result = await added_up(room, pad)
    assert [name for name, _ in drawn(result)] == ["poster.png", "score.png"]
    assert "science 21" in told(result)
    assert "ann" in words(result)
    assert len(room.public()) == before, "nothing is public yet"
    await room.tap("ann", result, "Show everyone")
    shown = room.last()
    assert [name for name, _ in drawn(shown)] == ["poster.png", "score.png"]
    assert room.text("pad-real-table") in words(shown)
    assert room.text("shown-by", name="ann") in words(shown)
    assert not buttons(shown)


@pytest.mark.parametrize(
    ("game", "entries", "field", "limits", "wrong"),
    [
        ("base", ANN, "war", "−6 to 18, 0 to 200", ["-7 14", "19 14", "14", "1 2 3", "2 -1"]),
        ("base", ANN, "wonder", "0 to 20, 0 to 58", ["10.5 3", "ten 3"]),
        ("base", ANN, "science", "0 to 6, 0 to 6, 0 to 6", ["1 2"]),
        ("base", ANN, "trade", "0 to 25, 0 to 63", ["26 0", "0 64"]),
        ("duel", DUEL, "cards", "0 to 67, 0 to 18", ["68 7"]),
        ("duel", DUEL, "more", "0 to 15, 0 to 100", ["16 6"]),
        ("duel", DUEL, "wonders", "0 to 23, 0 to 29", ["23 30"]),
        ("duel", DUEL, "war", "0 to 200, 0/2/5/10", ["3 4"]),
        ("architects", TOWER, "wonder", "0 to 30, 0 to 5", ["31 5"]),
    ],
)
async def test_impossible_entries_are_named_and_stay_in_the_form(
    room: Room, game: str, entries: Entries, field: str, limits: str, wrong: list[str]
) -> None:
    pad = await opened(room, "ann, ben", game=game)
    for typed in wrong:
        pad = await fill(room, pad, "ann", entries | {field: typed})
        label = room.text(f"pad-{game}-{field}")
        assert f"1. ann · needs fixing: {label} ({limits})" in words(pad), typed
        assert buttons(pad)["Add up"]["disabled"]
        form = await room.tap("ann", pad, "ann")
        kept = {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}
        assert kept[field]["value"] == typed


@pytest.mark.parametrize(
    ("game", "entries", "boards", "wrong", "right"),
    [
        ("base", ANN, ["giza|A", "rhodes|A", "ephesus|A"], ["18 3"] * 3, ["18 3", "-4 3", "-4 3"]),
        ("duel", DUEL, ["piraeus", "the_sphinx"], ["3 5"] * 2, ["3 5", "3 0"]),
    ],
)
async def test_impossible_totals_across_players_are_refused(
    room: Room, game: str, entries: Entries, boards: list[str], wrong: list[str], right: list[str]
) -> None:
    """Not everybody can win all battles, and the pawn of Duel scores for one player only."""
    names = ["ann", "ben", "cyd"][: len(boards)]
    pad = await opened(room, ", ".join(names), game=game)
    for wars, adds_up in ((wrong, False), (right, True)):
        for name, board, war in zip(names, boards, wars, strict=True):
            pad = await fill(room, pad, name, entries | {"boards": [board], "war": war})
        assert (room.text(f"pad-{game}-does-not-add-up") not in words(pad)) == adds_up
        assert buttons(pad)["Add up"].get("disabled", False) != adds_up


async def test_a_pad_is_saved_to_the_history_once_and_can_be_removed(room: Room) -> None:
    ben = room.people["ben"].id
    pad = await opened(room, f"ann, <@{ben}>, cyd")
    await fill(room, pad, "ann", ANN | {"war": "0 14"})
    level = {"science": "0 0 0", "trade": "0 0"}
    # Coins break ties, and cyd has fewer than ben.
    await fill(room, pad, "ben", {"boards": ["rhodes|A"], "war": "0 5", "wonder": "9 0", **level})
    pad = await fill(room, pad, "cyd", {"boards": ["babylon|A"], "war": "0 4", "wonder": "4 5", **level})
    result = await added_up(room, pad)
    await room.tap("ann", result, "Save to history")
    answer = await room.tap("ann", result, "Save to history")
    (game,) = await room.client.store.finished_games(room.guild.id)
    assert (game.origin, game.entered_by, game.table) == ("score-pad", room.people["ann"].id, None)
    assert [seat.player for seat in game.seats] == [None, key_of_person(ben), None]
    assert [(seat.place, seat.total) for seat in game.seats] == [(1, 69), (2, 10), (3, 10)]
    assert (game.seats[0].wonder, game.seats[0].side, game.seats[0].points["scientific"]) == ("giza", "B", 21)
    assert await drawn_in_history(room) == drawn(result)
    await room.tap("ann", answer.response, "Remove")
    assert await room.client.store.finished_games(room.guild.id) == []


@pytest.mark.parametrize(
    ("settled", "winner", "how"),
    [("civilian", "ben", "points"), ("military|0", "ann", "military"), ("scientific|1", "ben", "scien")],
)
async def test_a_pad_of_duel_records_the_kind_of_victory(
    room: Room, settled: str, winner: str, how: str
) -> None:
    pad = await opened(room, "ann ben", game="Duel")
    await fill(room, pad, "ann", DUEL)
    sphinx = {"boards": ["the_sphinx"], "cards": "20 5", "more": "0 0", "wonders": "3 4", "war": "8 5"}
    pad = await room.pick_from("ann", await fill(room, pad, "ben", sphinx), settled)
    result = await added_up(room, pad)
    assert words(result).lstrip("# *").startswith(winner)
    assert how in told(result).lower()
    await room.tap("ann", result, "Save to history")
    (game,) = await room.client.store.finished_games(room.guild.id)
    assert game.victory == settled.partition("|")[0]
    assert [seat.name for seat in game.seats if seat.place == 1] == [winner]
    listed = words((await room.type("ann", "stats games")).response)
    assert "(Piraeus)" in listed
    assert "(Sphinx)" in listed
    assert await drawn_in_history(room) == drawn(result)


async def test_a_pad_of_architects_has_one_cat_and_stages_break_ties(room: Room) -> None:
    pad = await opened(room, "ann, ben", game="architects")
    await fill(room, pad, "ann", TOWER)
    pad = await fill(room, pad, "ben", TOWER | {"boards": ["rhodes"], "wonder": "12 5"})
    pad = await room.pick_from("ann", pad, "0")
    assert "1. ann · **26 points**" in words(pad)
    assert "2. ben · **26 points**" in words(pad)
    assert lists(pad)[0]["options"][1]["default"]
    result = await added_up(room, pad)
    assert "ben wins with 26 points, tied with ann but with more stages: 5 to 4" in words(result)
    await room.tap("ann", result, "Save to history")
    assert await drawn_in_history(room) == drawn(result)


async def test_players_of_a_pad_can_be_separated_by_commas_or_spaces(room: Room) -> None:
    for players, refusal in (
        ("ann", "refusal-pad-players"),
        ("a, b, c, d, e, f, g, h", "refusal-pad-players"),
        ("ann, Ann", "refusal-pad-names"),
        ("ann, <@123456>", "refusal-pad-member"),
    ):
        assert said(await room.type("ann", "score", players=players)) == room.text(refusal, least=2, most=7)
    ben, cyd = room.people["ben"].id, room.people["cyd"].id
    for players, names in (
        (f"<@{ben}> <@{cyd}>, Anna  Maria", ["ben", "cyd", "Anna Maria"]),
        ("Nessi Tobias Vreneli", ["Nessi", "Tobias", "Vreneli"]),
    ):
        assert [*buttons(await opened(room, players))] == [*names, "Add up"]


@pytest.mark.parametrize(
    ("game", "row"),
    [(base_pad("base", LEADERS), "leaders"), (duel_pad(FESTIVALS), "festivals")],
    ids=["base", "duel"],
)
async def test_a_pads_form_asks_for_the_rows_of_a_box(game: PadGame, row: str, languages: Languages) -> None:
    pad = ScorePad(game, (PadPlayer("ann"), PadPlayer("ben")))
    form = player_form(1, 0, pad, languages.of(None))
    described = [each.description for each in form.children if isinstance(each, discord.ui.Label)]
    assert f"3 numbers: Points from yellow and purple cards, then {row}." in described
    assert len(described) == 5
