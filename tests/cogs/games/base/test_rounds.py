"""What everybody sees of a round: strips or whole cities, each picture in a gallery of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.course import AnyGame
from tests.cogs.courses import decides, useful
from tests.cogs.room import Room, buttons, parts, shown_files, told, words

MOST_FILES, MOST_COMPONENTS = 10, 40
"""What Discord takes in one message (Discord, Create Message; Component Reference)."""


def files(message: Any) -> list[str]:
    return [file.filename.removesuffix(".png") for file in shown_files(message)]


def newest(room: Room, beginning: str) -> Any:
    return next(message for message in reversed(room.public()) if words(message).startswith(beginning))


def told_in_lines(room: Room, message: Any) -> bool:
    lines = words(message).splitlines()[1:]
    return len(lines) == len(room.session.seats) and all(
        any(seat.name in line for line in lines) for seat in room.session.seats
    )


def age_ends(game: AnyGame) -> bool:
    view = game.view(None)
    return view.round == 6 and "round" in view.deciding.values()


def last_round(game: AnyGame) -> bool:
    return age_ends(game) and game.view(None).age == 3


@pytest.mark.parametrize("computers", [2, 6])
async def test_a_round_is_a_line_and_a_strip_for_each_city(room: Room, computers: int) -> None:
    await room.begin("ann", computers=computers)
    await room.play_round("ann")
    message = newest(room, "**Age I, round 1 of 6**")
    assert words(message) == "**Age I, round 1 of 6**"
    assert files(message) == [f"strip{seat + 1}" for seat in range(computers + 1)]
    assert not buttons(message)
    for seat, file in zip(room.session.seats, shown_files(message), strict=True):
        said = file.description or ""
        assert said.startswith(f"{seat.name}: ")
        assert f"{seat.name} builds" in said or f"{seat.name} sells" in said


async def test_two_players_see_the_strip_of_the_free_city(room: Room) -> None:
    await room.begin("ann", computers=1)
    await room.pick("ann")
    await room.pick("ann")
    message = newest(room, "**Age I, round 1 of 6**")
    assert files(message) == ["strip1", "strip2", "strip3"]
    assert "Free City: " in (shown_files(message)[2].description or "")


async def test_a_seventh_card_is_told_with_the_sixth_on_one_strip(room: Room) -> None:
    await room.begin("ann", computers=2, boards={"ann": "babylon|B"})
    await room.skip_to(decides("seventh_card"), useful)
    await room.tap("ann", room.hand("ann"), "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    message = next(each for each in room.public() if "sells the seventh card" in told(each))
    assert files(message) == ["strip1"]
    description = shown_files(message)[0].description or ""
    assert any(f"ann {does}" in description for does in ("builds", "sells a card"))


async def test_all_cities_are_shown_when_an_age_ends(room: Room) -> None:
    await room.begin("ann", computers=6)
    await room.skip_to(age_ends, useful)
    await room.play_round("ann")
    message = newest(room, room.text("age-ended", age="I"))
    assert files(message) == ["conflicts", "table", *(f"city{seat}" for seat in range(1, 8))]
    assert len(files(message)) <= MOST_FILES


async def test_when_the_game_ends_the_score_shows_the_cities_within_what_discord_takes(room: Room) -> None:
    await room.begin("ann", computers=6)
    await room.skip_to(last_round, useful)
    await room.play_round("ann")
    score = next(each for each in room.public() if "Play again" in buttons(each))
    assert files(score) == ["poster", "score", "story", *(f"city{seat}" for seat in range(1, 8))]
    assert files(newest(room, room.text("age-ended", age="III"))) == ["conflicts", "table"]
    assert any(len(files(message)) == 7 for message in room.public())
    for message in room.public():
        assert len(list(parts(message))) <= MOST_COMPONENTS
        assert len(message.attachments) <= MOST_FILES


async def test_the_host_may_want_whole_cities_every_round(room: Room) -> None:
    await room.begin("ann", computers=2, pictures="round")
    await room.play_round("ann")
    message = newest(room, "**Age I, round 1 of 6**")
    assert files(message) == ["city1", "city2", "city3"]
    assert told_in_lines(room, message)


async def test_the_host_may_want_cities_only_after_an_age(room: Room) -> None:
    await room.begin("ann", computers=2, pictures="age")
    await room.play_round("ann")
    message = newest(room, "**Age I, round 1 of 6**")
    assert files(message) == []
    assert told_in_lines(room, message)


async def test_cities_are_shown_after_an_age_whatever_the_host_wants(room: Room) -> None:
    await room.begin("ann", computers=2, pictures="age")
    await room.skip_to(age_ends, useful)
    await room.play_round("ann")
    assert "city3" in files(newest(room, room.text("age-ended", age="I")))


async def test_a_game_goes_on_after_a_restart_with_the_pictures_that_it_had(room: Room) -> None:
    await room.begin("ann", computers=2, pictures="round")
    await room.restart()
    await room.play_round("ann")
    assert files(newest(room, "**Age I, round 1 of 6**")) == ["city1", "city2", "city3"]
