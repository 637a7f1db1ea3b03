"""Positions: what the formats show, read and written, refused where they are wrong."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from engine.duel.city import City
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.game import JsonObject
from engine.measuring.uniform import Uniform
from engine.reading import Malformed, Node
from engine.record import new_game, read_position
from engine.rules import Position

EXAMPLE: JsonObject = {
    "format": 1,
    "game": "duel",
    "age": 2,
    "seat": 1,
    "pawn": -3,
    "military_tokens": ["loot_2_a", "loot_5_a", "loot_5_b"],
    "board_tokens": ["law", "economy"],
    "aside_tokens": ["strategy", "theology"],
    "layout": {"14": "forum", "10": "walls", "9": "barracks", "4": "library"},
    "face_down": [10, 9],
    "discard": ["altar"],
    "cities": [
        {
            "coins": 7,
            "buildings": ["quarry", "tavern"],
            "wonders": [
                {"wonder": "the_sphinx", "built": True},
                {"wonder": "the_pyramids", "built": False},
            ],
            "tokens": ["masonry"],
        },
        {"coins": 5, "buildings": ["clay_pool"], "wonders": [], "tokens": []},
    ],
}


def written(table: Table) -> JsonObject:
    """Return a table as the formats show it."""
    return {
        "format": 1,
        "game": "duel",
        "age": table.age,
        "seat": table.turn,
        "pawn": table.pawn,
        "military_tokens": list(table.military_tokens),
        "board_tokens": list(table.board_tokens),
        "aside_tokens": list(table.aside_tokens),
        "layout": {str(slot): card_id for slot, card_id in table.layout.cards.items()},
        "face_down": sorted(table.layout.face_down),
        "discard": list(table.discard),
        "cities": [written_city(each) for each in table.cities],
    }


def written_city(city: City) -> JsonObject:
    return {
        "coins": city.coins,
        "buildings": list(city.buildings),
        "wonders": [{"wonder": each.wonder, "built": each.built} for each in city.wonders],
        "tokens": list(city.tokens),
    }


def read(**changes: object) -> Position:
    return read_position({**EXAMPLE, **changes})


def choices(position: Position, seat: int) -> list[JsonObject]:
    return [choice.as_json() for choice in position.choices(Node(seat))]


def test_choices_stand_in_the_form_of_the_formats_also_for_who_does_not_play_now() -> None:
    assert choices(read(), 1) == [
        {"action": "build", "slot": 14, "card": "forum", "cost": 3, "how": "own"},
        {"action": "discard", "slot": 14, "card": "forum", "gain": 2},
    ]
    assert choices(read(), 0) == [
        {"action": "build", "slot": 14, "card": "forum", "cost": 6, "how": "trade"},
        {
            "action": "wonder",
            "slot": 14,
            "card": "forum",
            "wonder": "the_pyramids",
            "cost": 6,
            "how": "trade",
        },
        {"action": "discard", "slot": 14, "card": "forum", "gain": 3},
    ]


def test_score_lines_stand_in_the_form_of_the_formats() -> None:
    nothing = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress")
    told = {"seat": 1, **dict.fromkeys(nothing, 0), "treasury": 1, "military": 5, "total": 6, "rank": 2}
    assert [*read().scores()[1].as_json().items()] == [*told.items()]


def test_everything_in_a_position_is_read_and_a_free_card_counts_as_turned_up() -> None:
    assert written(read().table) == {**EXAMPLE, "face_down": [9, 10]}
    assert choices(read(face_down=[14, 10, 9]), 1) == choices(read(), 1)


def test_positions_of_whole_games_give_the_same_table_and_the_same_choices() -> None:
    for seed in range(4):
        game, source = new_game("duel", 2, seed), Random(seed)
        while not game.over:
            (decision,) = game.decisions()
            if decision.kind == "turn":
                position = read_position(written(game.table))
                assert written(position.table) == written(game.table)
                assert position.choices(Node(decision.seat)) == decision.choices
            game.play({decision.seat: Uniform().choose(None, decision, source)})
        table = game.table
        scores = [score.as_json() for score in score_cities(table.box, table.cities, table.pawn)]
        assert [score.as_json() for score in read_position(written(table)).scores()] == scores


def test_no_choice_is_left_once_a_game_is_won() -> None:
    assert choices(read(pawn=-9), 1) == []
    assert [score.rank for score in read(pawn=-9).scores()] == [2, 1]


def test_score_needs_no_more_than_the_cities() -> None:
    cities = [{"coins": 7}, {"coins": 2, "buildings": ["altar"]}]
    position = read_position({"format": 1, "game": "duel", "cities": cities})
    assert [score.total for score in position.scores()] == [2, 3]


def test_no_wonder_is_offered_when_seven_are_built() -> None:
    names = ("piraeus", "the_colossus", "the_mausoleum", "the_appian_way", "circus_maximus")
    more = ("the_great_library", "the_statue_of_zeus")
    built = [{"wonder": wonder, "built": True} for wonder in (*names, *more)]
    cities: Any = copy.deepcopy(EXAMPLE["cities"])
    cities[0]["wonders"] = [*built[:3], {"wonder": "the_pyramids"}]
    for number in (6, 7):
        cities[1]["wonders"] = built[3:number]
        actions = {choice["action"] for choice in choices(read(cities=cities), 0)}
        assert ("wonder" in actions) == (number == 6)


def city(**changes: object) -> list[JsonObject]:
    cities: Any = copy.deepcopy(EXAMPLE["cities"])
    cities[1].update(changes)
    return list(cities)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"age": 4}, r"^age: 4 is above 3$"),
        ({"pawn": 10}, r"^pawn: 10 is above 9$"),
        ({"pawn": "middle"}, r"^pawn: not a whole number but 'middle'$"),
        ({"seat": 2}, r"^seat: 2 is above 1$"),
        ({"cities": []}, r"^cities: 2 needed, not 0$"),
        ({"layout": {"20": "forum"}}, r"^layout\.20: no slot of a layout"),
        ({"layout": {"1": "forumm"}}, r"^layout\.1: no card 'forumm'$"),
        ({"face_down": [3]}, r"^face_down\[0\]: no card in slot 3$"),
        ({"military_tokens": ["loot_3_a"]}, r"^military_tokens\[0\]: no military token 'loot_3_a'$"),
        ({"board_tokens": ["law", "law"]}, r"^board_tokens\[1\]: 'law' is there twice$"),
        ({"aside_tokens": ["law"]}, r"^aside_tokens\[0\]: 'law' lies at board_tokens\[0\] already$"),
        ({"discard": ["quarry"]}, r"^discard\[0\]: 'quarry' lies at cities\[0\]\.buildings\[0\] already$"),
        ({"cities": city(coins=-1)}, r"^cities\[1\]\.coins: -1 is below 0$"),
        ({"cities": city(buildings=["bathz"])}, r"^cities\[1\]\.buildings\[0\]: no card 'bathz'$"),
        (
            {"cities": city(wonders=[{"wonder": "the_sphinx"}])},
            r"^cities\[1\]\.wonders\[0\]\.wonder: 'the_sphinx' lies at",
        ),
        (
            {"cities": city(wonders=[{"wonder": "the_colossus"}] * 5)},
            r"^cities\[1\]\.wonders: 0 to 4 needed, not 5$",
        ),
        (
            {"cities": city(wonders=[{"wonder": "the_colossus", "built": 1}])},
            r"built: neither true nor false",
        ),
        ({"cities": city(tokens=["masonry"])}, r"^cities\[1\]\.tokens\[0\]: 'masonry' lies at"),
        ({"hand": []}, r"^no key 'hand' here$"),
        ({"format": 2}, r"^format: 2 is above 1$"),
    ],
)
def test_wrong_position_is_refused_in_one_line_that_names_the_place(
    changes: JsonObject, message: str
) -> None:
    with pytest.raises(Malformed, match=message) as caught:
        read(**changes)
    assert "\n" not in str(caught.value)


def test_layout_needs_its_age() -> None:
    without = {key: value for key, value in EXAMPLE.items() if key != "age"}
    with pytest.raises(Malformed, match=r"^no 'age'$"):
        read_position(without)


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_seat_that_does_not_sit_there_is_refused(seat: object) -> None:
    with pytest.raises(Malformed, match="--seat"):
        read().choices(Node(seat, "--seat"))
