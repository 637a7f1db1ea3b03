"""Public messages of rounds, ages and the score, and their pictures."""

from typing import Any

import pytest

from engine.course import AnyGame
from tests.cogs.courses import in_the_last_round, useful
from tests.cogs.room import Room, buttons, parts, shown_files, words

MOST_FILES, MOST_COMPONENTS = 10, 40
"""Discord's limits for one message (Discord, Create Message; Component Reference)."""

FIRST_ROUND = "**Age I, round 1 of 6**"


def files(message: Any) -> list[str]:
    return [file.filename.removesuffix(".png") for file in shown_files(message)]


def newest(room: Room, beginning: str) -> Any:
    return next(message for message in reversed(room.public()) if words(message).startswith(beginning))


@pytest.mark.parametrize(("computers", "cities"), [(1, 3), (2, 3), (6, 7)])
async def test_a_round_is_posted_as_a_line_and_a_strip_for_each_city(
    room: Room, computers: int, cities: int
) -> None:
    await room.begin("ann", computers=computers)
    while room.session.step == 0:
        await room.pick("ann")
    message = newest(room, FIRST_ROUND)
    assert words(message) == FIRST_ROUND
    assert files(message) == [f"strip{seat + 1}" for seat in range(cities)]
    assert not buttons(message)
    names = [*(seat.name for seat in room.session.seats), "Free City"]
    for name, file in zip(names, shown_files(message), strict=False):
        said = file.description or ""
        assert said.startswith(f"{name}: ")
        assert any(f"{name} {does}" in said for does in ("builds", "sells"))


@pytest.mark.parametrize(("wanted", "shown"), [("round", ["city1", "city2", "city3"]), ("age", [])])
async def test_whole_cities_can_be_shown_every_round_or_only_after_an_age(
    room: Room, wanted: str, shown: list[str]
) -> None:
    await room.begin("ann", computers=2, pictures=wanted)
    await room.restart()
    await room.play_round("ann")
    message = newest(room, FIRST_ROUND)
    assert files(message) == shown
    lines = words(message).splitlines()[1:]
    assert len(lines) == 3
    assert all(any(seat.name in line for line in lines) for seat in room.session.seats)
    await room.skip_to(lambda game: game.view(None).round == 6, useful)
    await room.play_round("ann")
    ended = newest(room, room.text("age-ended", age="I"))
    assert files(ended) == ["conflicts", "table", "city1", "city2", "city3"]


async def test_the_score_shows_all_cities_within_discords_limits(room: Room) -> None:
    def last_round(game: AnyGame) -> bool:
        return in_the_last_round(game) and "round" in game.view(None).deciding.values()

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
