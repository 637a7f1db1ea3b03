"""Positions: any table, strict about what is wrong (the formats, Architects)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engine.reading import Malformed, Node
from engine.record import read_position
from tests.engine.architects.positions import position_of
from tests.engine.architects.setting import city, play, table

POSITION: dict[str, Any] = {
    "format": 1,
    "game": "architects",
    "seat": 1,
    "cat": 0,
    "conflict": {"total": 3, "battle": 1},
    "decks": {"central": ["coin"], "giza": ["wood", "clay"], "rhodes": ["gear"]},
    "discard": ["glass"],
    "progress": {"face_up": ["decor"], "stack": ["culture"]},
    "cities": [
        {"wonder": "giza", "stages": [1, 2], "cards": ["laurel3"], "tokens": ["tactics"], "victories": 3},
        {"wonder": "rhodes", "stages": [2], "cards": ["wood"], "tokens": [], "victories": 0},
    ],
}


def asked(data: dict[str, Any], seat: int) -> list[dict[str, object]]:
    return [choice.as_json() for choice in read_position(Node(data)).choices(Node(seat))]


def test_the_published_position_is_scored() -> None:
    lines = [score.as_json() for score in read_position(Node(POSITION)).scores()]
    assert [line["total"] for line in lines] == [9 + 2 + 3 + 9, 4]
    assert [line["rank"] for line in lines] == [1, 2]


def test_the_seat_that_plays_has_choices_and_another_one_as_if_its_turn_began() -> None:
    piles = [{"action": "take", "deck": deck} for deck in ("rhodes", "central", "giza")]
    assert asked(POSITION, 1) == piles
    assert asked({**POSITION, "taken": True, "seat": 1}, 0) == piles[::-1]


def test_within_a_turn() -> None:
    data = deepcopy(POSITION)
    data.update(seat=0, taken=True, used=["urbanism"], open=["science"])
    data["cities"][0].update(cards=["wood", "coin", "coin"], tokens=["urbanism", "science"])
    assert asked(data, 0) == [
        {"action": "build", "stage": 3, "resources": ["wood"], "coins": 2},
        *({"action": "extra", "token": "science", "deck": deck} for deck in ("giza", "central", "rhodes")),
    ]
    # A used token is used.
    data.update(used=[], open=[])
    data["cities"][0].update(cards=["wood", "wood", "clay"], tokens=["engineering"])
    assert {"action": "end"} in asked(data, 0)
    assert asked({**data, "used": ["engineering"]}, 0) == []


def test_nothing_is_asked_after_the_end() -> None:
    data = deepcopy(POSITION)
    data["cities"][0]["stages"] = [1, 2, 3, 4, 5]
    assert asked(data, 1) == asked(data, 0) == []


def test_what_a_score_does_not_need_may_be_left_out() -> None:
    bare = {"format": 1, "game": "architects", "cities": [city("giza", stages=(1,)), city("ephesus")]}
    assert [score.total for score in read_position(Node(bare)).scores()] == [4, 0]


def test_a_question_in_the_middle_of_a_turn_is_kept() -> None:
    game = table(city("halicarnassus", "wood wood", stages=(1,)), city("giza"), decks={"giza": "coin gear"})
    play(game, "take central", "build 2 wood wood +0", "effect giza")
    data = position_of(game.table)
    assert (data["asked"], data["searched"]) == ("keep", "giza")
    assert asked(data, 0) == [{"action": "keep", "card": "coin"}, {"action": "keep", "card": "gear"}]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("cities", 0, "wonder"), "atlantis", "cities[0].wonder: no wonder 'atlantis'"),
        (("cities", 1, "wonder"), "giza", "cities[1].wonder: the wonder 'giza' is there twice"),
        (("cities", 0, "stages"), [1, 6], "cities[0].stages[1]: 6 is above 5"),
        (("cities", 0, "stages"), [1, 1], "cities[0].stages[1]: stage 1 is there twice"),
        (("cities", 0, "cards"), ["gold"], "cities[0].cards[0]: no card 'gold'"),
        (("cities", 0, "cards"), "wood", "cities[0].cards: not a list but 'wood'"),
        (("cities", 0, "tokens"), ["magic"], "cities[0].tokens[0]: no progress token 'magic'"),
        (("cities", 0, "tokens"), ["decor"], "the progress token 'decor' is there 2 times"),
        (("cities", 0, "victories"), -1, "cities[0].victories: -1 is below 0"),
        (("cities", 0, "coins"), 3, "cities[0]: no key 'coins' here"),
        (("cities",), [], "cities: 2 to 7 needed, not 0"),
        (("seat",), 2, "seat: 2 is above 1"),
        (("cat",), "giza", "cat: not a whole number but 'giza'"),
        (("conflict", "battle"), 4, "conflict.battle: 4 is above 3"),
        (("decks", "olympia"), [], "decks: no key 'olympia' here"),
        (
            ("progress", "face_up"),
            ["decor", "economy", "crafts", "science"],
            "progress.face_up: at most 3, not 4",
        ),
        (("used",), ["crafts"], "used[0]: seat 1 has no 'crafts'"),
        (("asked",), "keep", "no 'searched'"),
        (("searched",), "giza", "searched: no deck is being searched"),
        (("format",), 2, "format: 2 is above 1"),
    ],
)
def test_wrong_positions_are_refused_with_the_place(
    path: tuple[str | int, ...], value: object, message: str
) -> None:
    data = deepcopy(POSITION)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(Malformed) as caught:
        read_position(Node(data))
    assert str(caught.value) == message
