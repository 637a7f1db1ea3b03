"""Every kind of decision of every game is made by taps, those of the Free City included."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from engine.base.choice import BuildStage, CardChoice, Revive
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.record import new_game
from engine.rules import rules_named
from tests.cogs.courses import useful
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, buttons, lists, words

FREE_CITY = Seat(2)

BOARDS = {"ann": "babylon|B", "ben": "halicarnassus|B"}
"""Those that ask for more than a card of the hand."""

HALICARNASSUS = [("halicarnassus", "A"), ("halicarnassus", "B")]


def deal(monkeypatch: pytest.MonkeyPatch, fits: Callable[[AnyGame], bool], options: JsonObject) -> None:
    """Let the next base game of two players be the first one that fits."""
    seed = next(seed for seed in range(500) if fits(new_game("base", 2, seed, options)))
    monkeypatch.setattr(secrets, "randbits", lambda bits: seed)


def builds_stages(seat: Seat) -> Callable[[AnyGame, Decision[Any]], Any]:
    """Let the city of a seat add stages, and all others what brings them goods."""

    def choose(game: AnyGame, asked: Decision[Any]) -> Any:
        stages = [each for each in asked.choices if isinstance(each, BuildStage)]
        return stages[0] if stages and asked.seat == seat else useful(game, asked)

    return choose


def asks(kind: str, seat: Seat) -> Callable[[AnyGame], bool]:
    return lambda game: any((each.kind, each.seat) == (kind, seat) for each in game.decisions())


def name_of(room: Room, asked: Decision[Any]) -> str:
    return room.session.seats[asked.chooser].name


async def tap_card(room: Room, asked: Decision[Any]) -> CardChoice:
    """Tap a card of the hand and what is done with it; return the choice."""
    name, choice = name_of(room, asked), asked.choices[-1]
    assert isinstance(choice, CardChoice)
    place = room.session.game.view(asked.chooser).hand.index(choice.card)
    await room.tap(name, room.hand(name), str(place + 1))
    identities = [part["custom_id"] for part in buttons(room.hand(name)).values()]
    await room.press(name, room.hand(name), next(each for each in identities if f":{choice.action}:" in each))
    return choice


async def tap_discarded(room: Room, asked: Decision[Any]) -> Revive:
    """Tap a card of the discard pile; return the choice."""
    name = name_of(room, asked)
    hand, choice = room.hand(name), next(each for each in asked.choices if isinstance(each, Revive))
    place = str(room.session.game.view(asked.chooser).discard.index(choice.card))
    for each in lists(hand):
        if place in [option["value"] for option in each["options"]]:
            await room.choose(name, hand, each["custom_id"], place)
            return choice
    identities = [part["custom_id"] for part in buttons(hand).values()]
    await room.press(name, hand, next(each for each in identities if each.endswith(f":revive:{place}")))
    return choice


async def test_both_cities_of_a_round_are_chosen_for(room: Room) -> None:
    await room.begin("ann", "ben")
    session, made = room.session, dict[Seat, Any]()
    for kind in ("round", "free_city", "round"):
        asked = next(each for each in session.snapshot.pending() if each.kind == kind)
        made[asked.seat] = await tap_card(room, asked)
    await room.env.settle()
    assert session.history[0].choices == made
    assert len(made) == FREE_CITY + 1


async def test_a_seventh_card_is_chosen(room: Room) -> None:
    await room.begin("ann", "ben", boards=BOARDS)
    await room.skip_to(asks("seventh_card", Seat(0)), builds_stages(Seat(0)))
    [asked] = room.session.snapshot.pending()
    choice = await tap_card(room, asked)
    await room.env.settle()
    assert room.session.history[-1].choices == {Seat(0): choice}


async def test_a_card_of_the_discard_pile_is_chosen(room: Room) -> None:
    await room.begin("ann", "ben", boards=BOARDS)
    await room.skip_to(asks("revive", Seat(1)), builds_stages(Seat(1)))
    [asked] = room.session.snapshot.pending()
    step, choice = room.session.step, await tap_discarded(room, asked)
    await room.env.settle()
    assert room.session.history[step].choices == {Seat(1): choice}


@pytest.mark.parametrize("board", HALICARNASSUS)
@pytest.mark.parametrize("takes", [True, False])
async def test_a_card_of_the_discard_pile_is_chosen_for_the_free_city(
    room: Room, monkeypatch: pytest.MonkeyPatch, board: tuple[str, str], *, takes: bool
) -> None:
    chosen = [{"wonder": "giza", "side": "A"}, {"wonder": "olympia", "side": "A"}]
    options: JsonObject = {"sides": "A+B", "manneken_pis": False, "wonders": [*chosen]}

    def fits(game: AnyGame) -> bool:
        city = game.view(None).cities[FREE_CITY]
        return (city.wonder, city.side) == board

    deal(monkeypatch, fits, options)
    await room.begin("ann", "ben", boards={"ann": "giza|A", "ben": "olympia|A"}, hints=True)
    await room.skip_to(asks("revive", FREE_CITY), builds_stages(FREE_CITY))
    [asked] = room.session.snapshot.pending()
    name, step = name_of(room, asked), room.session.step
    assert "Free City" in words(room.hand(name))
    assert room.text("button-start-again") not in buttons(room.hand(name))
    if takes:
        choice = await tap_discarded(room, asked)
    else:
        choice = asked.choices[-1]
        await room.tap(name, room.hand(name), room.text("button-build-none"))
    await room.env.settle()
    assert room.session.history[step].choices == {FREE_CITY: choice}
    taken = room.text(f"card-{choice.card}") if takes else "nothing"
    put_away = f"The Free City built {taken} from the discard pile."
    assert any(put_away in words(each) for each in room.direct(name))


def chosen_by_chance(seed: int) -> Callable[[AnyGame, Decision[Any]], Any]:
    source = random.Random(seed)
    return lambda _, asked: source.choice(asked.choices)


def leads_to(game: AnyGame, kind: str, seed: int) -> bool:
    """Return whether players who choose by chance come to a decision of a kind."""
    choose = chosen_by_chance(seed)
    while not game.over:
        [asked] = game.decisions()
        if asked.kind == kind and len(asked.choices) > 1:
            return True
        game.play({asked.seat: choose(game, asked)})
    return False


async def skip_to_kind(room: Room, monkeypatch: pytest.MonkeyPatch, game: str, kind: str) -> Decision[Any]:
    seed = next(seed for seed in range(200) if leads_to(new_game(game, 2, seed, {}), kind, seed))
    monkeypatch.setattr(secrets, "randbits", lambda bits: seed)
    await room.begin("ann", "ben", game=game)
    await room.skip_to(
        lambda game: any(each.kind == kind and len(each.choices) > 1 for each in game.decisions()),
        chosen_by_chance(seed),
    )
    [asked] = room.session.snapshot.pending()
    assert asked.kind == kind
    return asked


@pytest.mark.parametrize("kind", rules_named("duel").box.decisions)
async def test_every_decision_of_duel(room: Room, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    asked = await skip_to_kind(room, monkeypatch, "duel", kind)
    session, step = room.session, room.session.step
    await playing.answer(room, 0)
    assert session.history[step].choices == {asked.seat: asked.choices[0]}


@pytest.mark.parametrize("kind", rules_named("architects").box.decisions)
async def test_every_decision_of_architects(room: Room, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    asked = await skip_to_kind(room, monkeypatch, "architects", kind)
    session, step = room.session, room.session.step
    await moves.answer(room)
    [(seat, choice)] = session.history[step].choices.items()
    assert seat == asked.seat
    assert choice in asked.choices


def test_no_kind_of_the_base_game_is_missing() -> None:
    assert {*rules_named("base").box.decisions} == {"round", "free_city", "seventh_card", "revive"}
