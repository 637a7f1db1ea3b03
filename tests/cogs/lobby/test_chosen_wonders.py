"""Choosing wonder boards in the lobby."""

from __future__ import annotations

from tests.cogs.room import Room, buttons, lists, said, shown_files, words


async def test_chosen_boards_are_played(room: Room) -> None:
    await room.gather("ann", "ben", computers=1)
    assert "Choose wonder" not in buttons(room.lobby())
    await room.set_option("ann", "sides", "A+B")
    await room.set_option("ann", "wonders", "chosen")
    picker = (await room.tap("ben", room.lobby(), "Choose wonder")).response
    await room.choose("ben", picker, lists(picker)[0]["custom_id"], "giza|B")
    assert "Giza B" in words(room.lobby())
    others = (await room.tap("ann", room.lobby(), "Choose wonder")).response
    values = [option["value"] for option in lists(others)[0]["options"]]
    assert "giza|B" not in values
    assert "giza|A" not in values
    assert len(values) == 1 + 6 * 2
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
    await room.set_option("ann", "wonders", "chosen")
    for board in ("giza|B", "manneken_pis|A"):
        answer = await room.choose("ann", picker, identity, board)
        assert said(answer) == room.text("refusal-offer-changed")
    asked = (await room.tap("ann", room.lobby(), "Start")).response
    await room.tap("ann", asked, room.text("button-start-anyway"))
    assert room.session.game.view(None).cities[0].side == "A"


async def test_the_free_boards_are_shown_and_then_the_chosen_one(room: Room) -> None:
    await room.gather("ann", "ben", sides="A+B", wonders="chosen")
    picker = (await room.tap("ann", room.lobby(), "Choose wonder")).response
    for picture, side in zip(shown_files(picker), "AB", strict=True):
        heading, *boards = str(picture.description).splitlines()
        assert heading == room.text("boards-heading", side=f"side {side}")
        assert len(boards) == 7
    for board, wonder in (("giza|A", "wonder-giza"), ("rhodes|A", "wonder-rhodes")):
        await room.choose("ann", picker, lists(picker)[0]["custom_id"], board)
        (picker,) = [each for each in room.public("ann") if each.id == picker.id]
        *offered, chosen = shown_files(picker)
        assert len(offered) == 2
        assert str(chosen.description).startswith(room.text(wonder))
    others = (await room.tap("ben", room.lobby(), "Choose wonder")).response
    for picture in shown_files(others):
        assert room.text("city-rhodes") not in str(picture.description)
        assert room.text("city-giza") in str(picture.description)


async def test_only_boards_of_the_played_side_are_shown(room: Room) -> None:
    await room.gather("ann", sides="B", wonders="chosen-with-manneken-pis")
    picker = (await room.tap("ann", room.lobby(), "Choose wonder")).response
    told = [str(picture.description) for picture in shown_files(picker)]
    assert all(each.startswith(room.text("boards-heading", side="side B")) for each in told)
    assert room.text("city-manneken_pis") in "".join(told)
