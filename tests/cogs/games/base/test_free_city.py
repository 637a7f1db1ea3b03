"""The Free City in games for two: who plays it, and where it's explained."""

from typing import Any

import pytest

from engine.base.choice import BuildStage, Revive
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.record import new_game
from tests.cogs.courses import ANN, deal, useful
from tests.cogs.room import Room, buttons, lists, shown_files, words

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
    await room.tap(
        first, room.hand(first), next(each for each in buttons(room.hand(first)) if each.isdecimal())
    )
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


def decides_from_the_discard_pile(game: AnyGame) -> bool:
    return any((each.kind, each.seat) == ("revive", FREE_CITY) for each in game.decisions())


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
    await room.skip_to(decides_from_the_discard_pile, builds_its_stages)
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
        option = next(each for each in shown["options"] if each["label"].endswith(taken))
        await room.choose(name, hand, shown["custom_id"], option["value"])
    else:
        await room.tap(name, hand, room.text("button-build-none"))
    await room.env.settle()
    assert room.session.history[step].choices == {FREE_CITY: choice}
    put_away = f"The Free City built {taken} from the discard pile."
    assert any(put_away in words(each) for each in room.direct(name))
