"""What the stages do when they are built (rulebook, Wonder effects)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.architects.choice import Keep
from engine.architects.events import CardTaken, DeckSearched, DeckShuffled, EffectFailed
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.game import Event, IllegalChoice, Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, choices, city, play, table, told

COSTS = {2: "wood wood", 3: "wood clay glass", 4: "wood wood wood"}


def built(
    wonder: str, stage: int, *others: str, take: str = "central", tokens: str = "", **laid: Any
) -> tuple[ArchitectsGame, list[Event]]:
    """Build a stage of the first city in the order of their numbers; return the game and what was told."""
    own = city(wonder, COSTS[stage], stages=range(1, stage), tokens=tokens)
    game = table(own, *map(city, others or ("giza",)), **laid)
    return game, play(game, f"take {take}", f"build {stage} {COSTS[stage]} +0")


def taken(events: list[Event]) -> list[tuple[str, str]]:
    """List the cards that a wonder takes, each with its deck."""
    return [
        (each.deck, each.card) for each in events if isinstance(each, CardTaken) and each.cause == "wonder"
    ]


@pytest.mark.parametrize(
    ("wonder", "stage", "others", "decks", "found"),
    [
        # The only deck with a card needs no answer.
        ("alexandria", 2, ["giza"], {"giza": "", "central": "coin"}, [("alexandria", "laurel3")]),
        ("ephesus", 2, ["giza"], {"central": "coin gear tablet"}, [("central", "gear")]),
        ("ephesus", 3, ["giza"], {"central": "coin gear tablet"}, [("central", "gear")]),
        ("ephesus", 4, ["giza"], {"central": "coin gear tablet"}, [("central", "gear")]),
        # Left and then right, or the one card that there is.
        (
            "olympia",
            2,
            ["giza", "rhodes"],
            {"olympia": "coin", "rhodes": "gear"},
            [("olympia", "coin"), ("rhodes", "gear")],
        ),
        ("olympia", 4, ["giza"], {"olympia": "", "giza": "gear"}, [("giza", "gear")]),
        # The last card is kept without asking.
        ("halicarnassus", 4, ["giza"], {"giza": "gear", "halicarnassus": ""}, [("giza", "gear")]),
        ("giza", 2, ["rhodes"], {}, []),
    ],
)
def test_what_is_taken_without_asking(
    wonder: str, stage: int, others: list[str], decks: dict[str, str], found: list[tuple[str, str]]
) -> None:
    game, events = built(wonder, stage, *others, decks=decks)
    assert taken(events) == found
    assert game.view(None).turn == 1
    if wonder == "halicarnassus":
        assert events[-1] == DeckShuffled(DeckId("giza"), None)


@pytest.mark.parametrize(
    ("wonder", "laid"),
    [
        ("alexandria", {"decks": {"giza": "", "central": "coin", "alexandria": ""}}),
        ("babylon", {"face_up": "", "stack": ""}),
        ("ephesus", {"decks": {"central": "coin"}}),
        ("halicarnassus", {"decks": {"halicarnassus": "", "giza": ""}}),
    ],
)
def test_nothing_is_gained_where_nothing_is_left(wonder: str, laid: dict[str, Any]) -> None:
    game, events = built(wonder, 2, **laid)
    assert told(events, EffectFailed)
    assert (taken(events), game.view(None).turn) == ([], 1)


@pytest.mark.parametrize(
    ("deck", "kept"),
    [
        ("gear coin", ["keep gear", "keep coin"]),
        # Equal cards are offered once, and no more than five are looked at.
        ("laurel3 coin laurel3 laurel3 laurel3 gear", ["keep laurel3", "keep coin"]),
    ],
)
def test_halicarnassus_keeps_one_of_up_to_five(deck: str, kept: list[str]) -> None:
    game, _ = built("halicarnassus", 2, decks={"giza": deck})
    play(game, "effect giza")
    assert choices(game) == kept


def test_halicarnassus_shuffles_the_rest_back_as_it_is_recorded() -> None:
    left = tuple(map(CardId, ("shield0", "laurel3", "gear", "glass", "clay", "wood")))
    decks = {"rhodes": "wood clay glass coin gear laurel3 shield0"}
    game, _ = built("halicarnassus", 2, "giza", "rhodes", decks=decks, shuffles=[left])
    assert choices(game) == ["effect halicarnassus", "effect rhodes"]
    assert play(game, "effect rhodes") == [DeckSearched(Seat(0), DeckId("rhodes"), 5)]
    assert game.view(Seat(0)).searched == ("wood", "clay", "glass", "coin", "gear")
    before = game.view(None)
    with pytest.raises(IllegalChoice):
        game.play({Seat(0): Keep(CardId("wood"))})
    assert game.view(None) == before
    assert choices(game) == ["keep coin"], "the other cards would not leave the recorded pile behind"
    events = play(game, "keep coin")
    assert taken(events) == [("rhodes", "coin")]
    assert events[-1] == DeckShuffled(DeckId("rhodes"), CardId("shield0"))
    assert cards(game) == "coin laurel3"
    assert game.table.decks[DeckId("rhodes")] == left


def test_a_card_taken_by_a_wonder_opens_a_token() -> None:
    decks = {"central": "gear laurel3"}
    game, _ = built("ephesus", 2, take="ephesus", tokens="science", decks=decks)
    assert "extra science central" in choices(game)


def test_the_last_effect_is_used_although_the_wonder_is_finished() -> None:
    game = table(city("babylon", COSTS[4], stages=(1, 2, 3, 5)))
    play(game, "take central", f"build 4 {COSTS[4]} +0")
    assert not game.over
    play(game, "token decor")
    assert game.over
    assert game.view(None).scores[0].row("progress") == 6
