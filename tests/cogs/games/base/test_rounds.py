"""Public messages of rounds, ages and the score, and the Free City in games for two."""

from typing import Any

import pytest

from engine.base.choice import BuildStage, Revive
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.record import new_game
from tests.cogs.courses import ANN, deal, decides, in_the_last_round, useful
from tests.cogs.room import Room, buttons, lists, shown_files, words

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


async def test_the_score_shows_all_cities(room: Room) -> None:
    await room.begin("ann", computers=6)
    await room.skip_to(lambda game: in_the_last_round(game) and decides("round")(game), useful)
    await room.play_round("ann")
    score = next(each for each in room.public() if "Play again" in buttons(each))
    assert files(score) == ["poster", "score", "story", *(f"city{seat}" for seat in range(1, 8))]
    assert files(newest(room, room.text("age-ended", age="III"))) == ["conflicts", "table"]
    assert any(len(files(message)) == 7 for message in room.public())


# -- the Free City -------------------------------------------------------------------------------------

FREE_CITY = Seat(2)


async def begin(room: Room) -> tuple[str, str]:
    """Start a game for two, and return the player of the Free City and the other one."""
    await room.begin("ann", "ben")
    return ("ann", "ben") if room.session.game.view(None).controller == ANN else ("ben", "ann")


async def test_the_free_citys_player_chooses_for_both_cities_and_the_other_knows(room: Room) -> None:
    first, second = await begin(room)
    how = room.text("button-how-to-play")
    assert room.text("free-city-played-by", name=first) in words(room.hand(second))
    assert "also plays the Free City" not in words(room.hand(first))
    assert room.text("choose-own-first") in words(room.hand(first))
    page = (await room.tap(second, room.hand(second), how)).response
    assert "page 1 of 6" in words(page)
    assert_teaches_it(room, (await room.tap(second, page, "6")).response)
    await room.pick(first)
    # How to play opens on the page about the Free City.
    assert_teaches_it(room, (await room.tap(first, room.hand(first), how)).response)
    # Tapping a card leaves the previous choice visible.
    card = next(each for each in buttons(room.hand(first)) if each.isdecimal())
    await room.tap(first, room.hand(first), card)
    assert "✔ You " in words(room.hand(first))
    await room.pick(first)
    await room.pick(second)
    assert {*room.session.history[0].choices} == {Seat(0), Seat(1), FREE_CITY}
    # The other player has it in the second round.
    for name, other in ((first, second), (second, first)):
        assert f"swap hands with {other}" in words(room.hand(name)).splitlines()[0]
    assert any("swap hands: ann ↔ ben" in words(each) for each in room.public())
    assert not any("pass left" in words(each) for each in room.public())
    assert "Your neighbours last round –" in words(room.hand(second))
    await room.pick(second)
    heading, news, chosen, asked = words(room.hand(second)).splitlines()[:4]
    coins = room.text("coins", count=room.session.game.view(None).cities[FREE_CITY].coins)
    assert room.text("hand-free-city", money=coins) in heading
    assert f"swap hands with {first}" in heading
    assert news.startswith("Its neighbours last round – ")
    assert "you: " in news
    assert f"{first}: " in news
    assert f"{second}: " not in news
    own = next(seat for seat in room.session.picks if seat != FREE_CITY)
    assert chosen.startswith("✔ You ")
    assert room.text(f"card-{room.session.picks[own].card}") in chosen
    assert asked.startswith("**Now choose for the Free City.**")
    assert_teaches_it(room, (await room.tap(second, room.hand(second), how)).response)


def assert_teaches_it(room: Room, page: Any) -> None:
    assert "page 6 of 6" in words(page)
    assert room.text("rules-free-city") in words(page)
    assert not shown_files(page)
    assert "Next" not in buttons(page)


@pytest.mark.parametrize(("computers", "pages"), [(1, 6), (2, 5)])
async def test_only_a_lobby_of_two_explains_the_free_city(room: Room, computers: int, pages: int) -> None:
    await room.type("ann", "join")
    for _ in range(computers):
        await room.tap("ann", room.lobby(), room.text("button-add-computer"))
    opened = (await room.tap("ben", room.lobby(), room.text("button-how-to-play"))).response
    assert f"page 1 of {pages}" in words(opened)


def builds_its_stages(game: AnyGame, asked: Decision[Any]) -> Any:
    """Make the Free City build stages, and all others resources."""
    stages = [each for each in asked.choices if isinstance(each, BuildStage)]
    return stages[0] if stages and asked.seat == FREE_CITY else useful(game, asked)


@pytest.mark.parametrize(("side", "takes"), [("A", True), ("B", False)])
async def test_the_free_city_can_build_from_the_discard_pile(
    room: Room, monkeypatch: pytest.MonkeyPatch, side: str, *, takes: bool
) -> None:
    boards = [{"wonder": wonder, "side": "A"} for wonder in ("giza", "olympia")]
    options: JsonObject = {"sides": "A+B", "manneken_pis": False, "wonders": [*boards]}
    cities = (new_game("base", 2, seed, options).view(None).cities[FREE_CITY] for seed in range(500))
    wanted = ("halicarnassus", side)
    deal(monkeypatch, next(seed for seed, each in enumerate(cities) if (each.wonder, each.side) == wanted))
    await room.begin("ann", "ben", boards={"ann": "giza|A", "ben": "olympia|A"}, hints=True)
    await room.skip_to(decides("revive", FREE_CITY), builds_its_stages)
    [asked] = room.session.snapshot.pending()
    name, step = room.session.seats[asked.chooser].name, room.session.step
    hand = room.hand(name)
    assert "Free City" in words(hand)
    assert room.text("button-start-again") not in buttons(hand)
    choice = asked.choices[0 if takes else -1]
    taken = "nothing"
    if isinstance(choice, Revive):
        taken = room.text(f"card-{choice.card}")
        [shown, *_] = lists(hand)
        assert sum(len(each["options"]) for each in lists(hand)) == len(asked.choices) - 1
        option = next(each for each in shown["options"] if each["label"].endswith(taken))
        await room.choose(name, hand, shown["custom_id"], option["value"])
    else:
        await room.tap(name, hand, room.text("button-build-none"))
    await room.env.settle()
    assert room.session.history[step].choices == {FREE_CITY: choice}
    put_away = f"The Free City built {taken} from the discard pile."
    assert any(put_away in words(each) for each in room.direct(name))
