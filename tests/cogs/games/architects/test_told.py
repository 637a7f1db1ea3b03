"""What is told of battles, of the end, of who is late, and to who asks."""

from __future__ import annotations

import pytest

from engine.game import Seat
from tests.cogs.games.architects.moves import Lay, begin, tap, told
from tests.cogs.games.turns.turn import turn_message
from tests.cogs.room import Room, buttons, said, words
from tests.engine.architects.setting import city, table


async def test_a_battle_is_told_fight_by_fight(room: Room, lay: Lay) -> None:
    seats = [city("giza", "shield0"), city("rhodes", "shield1"), city("olympia")]
    lay(lambda: table(*seats, decks={"giza": "shield1 wood"}, conflict={"total": 3, "battle": 2}))
    await begin(room, "ann", "ben", "cyd")
    await tap(room, "ann", "A")
    assert told(room).splitlines() == [
        "**ann** takes **a shield with one horn** from the left deck."
        " A horn sounds: 3 of 3 conflict tokens show battle.",
        "⚔ **Battle!** All conflict tokens are turned over.",
        "**ann 2 ⚔ 1 ben** · ann takes a military victory token",
        "**ben 1 ⚔ 0 cyd** · ben takes a military victory token",
        "**cyd 0 ⚔ 2 ann** · ann takes a military victory token",
        "Red cards with horns are discarded: ann 1 and ben 1.",
    ]


async def test_two_players_may_win_two_tokens_at_once(room: Room, lay: Lay) -> None:
    seats = [city("giza", "shield0 shield0"), city("rhodes")]
    lay(lambda: table(*seats, decks={"giza": "shield1 wood"}, conflict={"total": 3, "battle": 2}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert "**ann 3 ⚔ 0 ben** · ann takes 2 military victory tokens" in told(room)


async def test_a_finished_wonder_ends_the_game(room: Room, lay: Lay) -> None:
    seats = [city("giza", "wood stone clay", stages=[1, 2, 3, 4]), city("rhodes", "laurel3")]
    lay(lambda: table(*seats, decks={"giza": "glass wood"}, cat=1))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    messages = room.public()
    assert "**Giza is complete: the game ends with this turn.**" in words(messages[-2])
    assert words(messages[-1]).splitlines() == [
        "## ann wins with 30 points, 25 more than ben",
        "Other score: ben 5",
        "Not a single battle was fought.",
        "That was ann’s first finished game on this server.",
    ]
    details = said(await room.tap("ben", messages[-1], "My score"))
    assert details.splitlines()[0] == "**ben: 5 points**"
    assert "Cat: **2**" in details
    assert "(0 of 5 stages)" in details


async def test_a_tie_goes_to_more_stages(room: Room, lay: Lay) -> None:
    blue = "laurel3 laurel3 laurel3 laurel3 laurel3 laurel2cat"
    seats = [
        city("giza", "wood stone clay", stages=[1, 2, 3, 4]),
        city("rhodes", blue, stages=[1, 2, 3]),
    ]
    lay(lambda: table(*seats, decks={"giza": "glass wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert words(room.last()).splitlines()[:2] == [
        "## ann wins with 30 points, tied with ben but with more stages: 5 to 3",
        "Other score: ben 30",
    ]


async def test_equal_points_and_stages_are_a_shared_win(room: Room, lay: Lay) -> None:
    seats = [city("giza", "laurel3"), city("rhodes", "laurel3 laurel3")]
    nothing = {"central": "laurel3", "giza": "", "rhodes": ""}
    lay(lambda: table(*seats, decks=nothing))
    await begin(room, "ann", "ben")
    last = room.last()
    headline = "## ann and ben win together with 6 points and the same number of stages"
    assert words(last).splitlines()[0] == headline
    assert words(room.public()[-2]) == "**ann** has no card to take."


@pytest.mark.usefixtures("slow_heart")
async def test_a_late_player_is_played_for_and_told(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes")))
    await begin(room, "ann", "ben")
    await room.env.advance_time(10 * 60 + 1)
    await room.env.settle()
    assert room.session.snapshot.waiting_for() == [1]
    assert "ann ran out of time, so the computer decided." in told(room)
    await tap(room, "ben", "A")
    assert "ran out of time" not in told(room)


@pytest.mark.usefixtures("slow_heart")
async def test_the_whole_turn_of_a_late_player_is_played(room: Room, lay: Lay) -> None:
    gears = "gear gear gear gear"
    lay(
        lambda: table(
            *[city("giza", "gear"), city("rhodes")], decks={"giza": gears, "central": gears, "rhodes": gears}
        )
    )
    await begin(room, "ann", "ben")
    await room.env.advance_time(10 * 60 + 1)
    await room.env.settle()
    assert room.session.snapshot.waiting_for() == [1]
    assert "are discarded for a progress token" in told(room)
    assert room.session.seats[0].late == 1


@pytest.mark.usefixtures("slow_heart")
async def test_who_is_away_comes_back_with_a_button(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes")))
    await begin(room, "ann", "ben")
    for _ in range(3):
        await room.env.advance_time(10 * 60 + 1)
        await room.env.settle()
        await tap(room, "ben", "A")
    assert "I’m back" in buttons(turn_message(room))
    await tap(room, "ann", "I’m back")
    assert not room.session.snapshot.plays_itself(Seat(0))


async def test_text_and_rules_are_for_everybody(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza", "wood"), city("rhodes"), decks={"central": "papyrus"}))
    await begin(room, "ann", "ben")
    text = said(await tap(room, "cyd", "Text"))
    assert "ann, Giza: 0 of 5 stages; wood;" in text
    assert "B: Centre deck, face down, 1 card." in text
    assert "apyrus" not in text
    assert "## 7 Wonders Architects" in said(await tap(room, "cyd", "Rules"))


async def test_the_log_tells_the_last_turns(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes"), decks={"giza": "wood wood", "rhodes": "gear coin"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    await tap(room, "ben", "A")
    answer = await room.type("cyd", "log")
    assert said(answer).splitlines() == [
        "**ann** takes **wood** from the left deck.",
        "**ben** takes **a gear** from the left deck.",
    ]
    assert said(await room.type("cyd", "status")) == "**ann to play**. Waiting for ann."
