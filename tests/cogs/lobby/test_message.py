"""The one message of a lobby, and its private lists: wonder boards, and levels of computer players."""

from typing import Any

import pytest

from cogs.discord.delivery import TOO_MANY_EDITS_OF_AN_OLD_MESSAGE
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, lists, said, shown_files, words


async def test_chosen_boards_are_shown_and_played(room: Room) -> None:
    await room.gather("ann", "ben", computers=1)
    assert "Choose wonder" not in buttons(room.lobby())
    await room.set_option("ann", "sides", "A+B")
    await room.set_option("ann", "wonders", "chosen")
    picker = (await room.tap("ben", room.lobby(), "Choose wonder")).response
    for picture, side in zip(shown_files(picker), "AB", strict=True):
        heading, *boards = str(picture.description).splitlines()
        assert heading == room.text("boards-heading", side=f"side {side}")
        assert len(boards) == 7
    for board, wonder in (("rhodes|A", "wonder-rhodes"), ("giza|B", "wonder-giza")):
        await room.choose("ben", picker, lists(picker)[0]["custom_id"], board)
        (picker,) = [each for each in room.public("ben") if each.id == picker.id]
        *offered, chosen = shown_files(picker)
        assert len(offered) == 2
        assert str(chosen.description).startswith(room.text(wonder))
    assert "Giza B" in words(room.lobby())
    others = (await room.tap("ann", room.lobby(), "Choose wonder")).response
    values = [option["value"] for option in lists(others)[0]["options"]]
    assert not {"giza|A", "giza|B"} & set(values)
    assert len(values) == 1 + 6 * 2
    for picture in shown_files(others):
        assert room.text("city-giza") not in str(picture.description)
        assert room.text("city-rhodes") in str(picture.description)
    refused = await room.press_forged("ann", lists(others)[0]["custom_id"], value="giza|A")
    assert said(refused) == room.text("refusal-wonder-taken")
    refused = await room.tap("cyd", room.lobby(), "Choose wonder")
    assert said(refused) == room.text("refusal-not-seated")
    asked = (await room.tap("ann", room.lobby(), "Start")).response
    assert asked.ephemeral
    assert words(asked) == room.text("start-not-chosen", count=1, names="ann")
    assert room.client.sessions.at(room.channel.id) is None
    await room.choose("ann", others, lists(others)[0]["custom_id"], "rhodes|A")
    await room.tap("ann", room.lobby(), "Start")
    cities = room.session.game.view(None).cities
    assert [(city.wonder, city.side) for city in cities[:2]] == [("rhodes", "A"), ("giza", "B")]


async def test_an_outdated_list_of_boards_is_refused_after_an_option_changes(room: Room) -> None:
    await room.gather("ann", computers=2, sides="A+B", wonders="chosen-with-manneken-pis")
    picker = (await room.tap("ann", room.lobby(), "Choose wonder")).response
    identity = lists(picker)[0]["custom_id"]
    await room.set_option("ann", "sides", "A")
    of_side_a = shown_files((await room.tap("ann", room.lobby(), "Choose wonder")).response)
    told = [str(picture.description) for picture in of_side_a]
    assert all(each.startswith(room.text("boards-heading", side="side A")) for each in told)
    assert room.text("city-manneken_pis") in "".join(told)
    await room.set_option("ann", "wonders", "chosen")
    for board in ("giza|B", "manneken_pis|A"):
        answer = await room.choose("ann", picker, identity, board)
        assert said(answer) == room.text("refusal-offer-changed")
    asked = (await room.tap("ann", room.lobby(), "Start")).response
    await room.tap("ann", asked, room.text("button-start-anyway"))
    assert room.session.game.view(None).cities[0].side == "A"


async def test_the_host_chooses_levels(room: Room) -> None:
    await room.gather("ann", "ben", computers=2)
    assert "ann" in said(await room.tap("ben", room.lobby(), "Difficulty"))
    assert words(room.lobby()).count("(computer, normal)") == 2
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    every, hera, *_ = lists(picker)
    await room.choose("ann", picker, every["custom_id"], "easy ")
    await room.choose("ann", picker, hera["custom_id"], "strong Hera")
    for value in ("godlike Hera", "strong Nobody"):
        await room.press_forged("ann", hera["custom_id"], value=value)
    assert "Hera (computer, strong)" in words(room.lobby())
    assert words(room.lobby()).count("(computer, easy)") == 1


async def test_levels_survive_a_restart_and_a_rematch(room: Room) -> None:
    await room.gather("ann", game="Duel", computers=1)
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    await room.choose("ann", picker, lists(picker)[0]["custom_id"], "easy Hera")
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    await room.restart()
    assert [seat.level for seat in room.session.seats] == [None, "easy"]
    assert any("Hera (easy)" in words(each).replace("\\", "") for each in room.public())
    row, seats = room.session.row, room.session.seats
    await room.client.sessions.end(room.session, row.host, "ann")
    again = await room.client.lobbies.open_rematch(row, seats, host=row.host, name="ann")
    assert [seat.level for seat in again.seats] == [None, "easy"]


def lobbies(room: Room) -> list[Any]:
    return [message for message in room.public() if "Join" in buttons(message)]


def the_lobby(room: Room) -> Any:
    (message,) = lobbies(room)
    return message


@pytest.mark.parametrize("late", [FIRST_ANSWER, "/webhooks/*/messages/@original"])
async def test_a_lobby_has_one_message_whenever_it_is_known_posted_again_or_too_old(
    room: Room, network: Network, late: str
) -> None:
    held = network.hold_next(late, "POST" if late == FIRST_ANSWER else "GET")
    await room.type("ann", "join")
    assert held.done.is_set()
    await room.tap("ben", the_lobby(room), "Join")
    await room.type("cyd", "join")
    held.let_go()
    await room.env.settle()
    assert "3 of 7 seats" in words(the_lobby(room))
    await room.tap("dora", the_lobby(room), "Join")
    assert "4 of 7 seats" in words(the_lobby(room))
    first = the_lobby(room)
    held = network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.tap("dora", lobbies(room)[-1], "Leave")
    await room.tap("cyd", first, "Leave")
    held.let_go()
    await room.env.settle()
    second = the_lobby(room)
    assert second.id != first.id
    assert "2 of 7 seats" in words(second)
    path = f"/channels/{room.channel.id}/messages/{second.id}"
    room.env.inject_error("PATCH", path, status=429, code=TOO_MANY_EDITS_OF_AN_OLD_MESSAGE, times=1)
    await room.type("cyd", "join")
    assert the_lobby(room).id != second.id
    assert "3 of 7 seats" in words(the_lobby(room))
    for name in ("ben", "cyd"):
        await room.type(name, "leave")
    held = network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.tap("ann", lobbies(room)[-1], "Leave")
    held.let_go()
    await room.env.settle()
    assert lobbies(room) == [], "leaving closes a message that isn't known yet"


async def test_the_newest_message_is_adopted_after_a_crash(room: Room, network: Network) -> None:
    network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.restart()
    await room.tap("cyd", the_lobby(room), "Join")
    assert "2 of 7 seats" in words(the_lobby(room))
    network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.restart()
    _, second = lobbies(room)
    await room.tap("ben", second, "Join")
    assert the_lobby(room).id == second.id
    assert "3 of 7 seats" in words(the_lobby(room))
