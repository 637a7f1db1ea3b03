"""Records and positions: what they say and what is refused, with its place."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from engine.base.rules import standard_box
from engine.reading import Malformed, Node, parse
from engine.record import new_game, read_position, resume
from tests.engine.base.setting import play, random_game, stacked
from tests.engine.play import play_randomly


def finished(players: int = 3, seed: int = 5) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(
        json.dumps(play_randomly(random_game(players, seed), Random(seed)).record())
    )
    return record


def position() -> dict[str, Any]:
    return {
        "format": 1,
        "game": "base",
        "age": 2,
        "round": 3,
        "discard": ["tavern"],
        "cities": [
            {
                "wonder": "giza",
                "side": "A",
                "stages": 1,
                "coins": 4,
                "buildings": ["lumber_yard", "baths"],
                "conflicts": [1, -1],
                "hand": ["aqueduct", "temple"],
            },
            {"wonder": "manneken_pis", "side": "A", "stages": 2, "coins": 0, "buildings": []},
            {"wonder": "rhodes", "side": "B", "stages": 2, "coins": 0, "buildings": ["arena"]},
            {"wonder": "olympia", "side": "B", "stages": 0, "coins": 0, "buildings": []},
        ],
    }


def changed(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Copy a file with one value changed, or with ``...`` left out."""
    data = copy.deepcopy(data)
    at: Any = data
    *way, last = path.split(".")
    for key in way:
        at = at[int(key) if isinstance(at, list) else key]
    place = int(last) if isinstance(at, list) else last
    if value is ...:
        del at[place]
    else:
        at[place] = value
    return data


NO_PROMO = "wonders[2].wonder: the options say without Manneken Pis"


def test_a_record_says_what_the_format_says() -> None:
    game = stacked(["rhodes A", "giza A", "olympia A"], ["baths timber_yard", "palace"])
    play(game, "build baths left 2", "sell palace", "build tavern")
    record = game.record()
    assert list(record) == ["format", "game", "players", "seed", "options", "wonders", "deal", "steps"]
    assert record["wonders"] == [{"wonder": name, "side": "A"} for name in ("rhodes", "giza", "olympia")]
    assert record["steps"] == [
        {
            "0": {"card": "baths", "action": "build", "left": 2, "how": "trade"},
            "1": {"card": "palace", "action": "sell"},
            "2": {"card": "tavern", "action": "build", "how": "free"},
        }
    ]


def test_a_finished_record_ends_with_the_result() -> None:
    record = finished()
    assert list(record)[-1] == "result"
    rows = "seat military treasury wonder civilian scientific commercial guilds total rank"
    assert " ".join(record["result"][0]) == rows


def test_a_record_without_what_follows_replays_alike() -> None:
    record = finished(2, 9)
    full = resume(record).record()
    for step in record["steps"]:
        for choice in step.values():
            if choice.get("how") != "power":
                choice.pop("how", None)
            choice.pop("bank", None)
    del record["result"], record["seed"], record["options"]
    assert resume(record).record()["result"] == full["result"]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", 2, "format: 2 is above 1"),
        ("format", ..., "no 'format'"),
        ("game", "chess", "game: no game 'chess'"),
        ("players", 8, "players: 8 is above 7"),
        ("players", "3", "players: not a whole number but '3'"),
        ("players", True, "players: not a whole number but true"),
        ("colour", "red", "no key 'colour' here"),
        ("seed", 1.5, "seed: not a whole number but 1.5"),
        ("wonders.1.wonder", "atlantis", "wonders[1].wonder: no wonder 'atlantis'"),
        ("wonders.1.side", "C", "wonders[1].side: no side 'C'"),
        ("wonders.1", None, "wonders[1]: not an object but null"),
        ("wonders", [], "wonders: 3 needed, not 0"),
        ("deal", [[]], "deal: 3 needed, not 1"),
        ("deal.0.1", ["altar"], "deal[0][1]: 7 needed, not 1"),
        ("deal.0.1.3", "bathz", "deal[0][1][3]: no card 'bathz'"),
        ("deal.1.0.0", "altar", "deal[1]: 'altar' is there 1 times, not 0"),
        ("steps", {}, "steps: not a list but an object"),
        ("steps.4", [], "steps[4]: not an object but a list"),
        ("steps.4.7", {}, "steps[4]: no seat '7'"),
        ("steps.4.x", {}, "steps[4]: no seat 'x'"),
        ("steps.4.1", ..., "steps[4]: somebody has not chosen yet"),
        ("steps.4.1", {"card": "altar", "action": "none"}, "steps[4].1: no such choice now"),
        ("steps.4.1", 7, "steps[4].1: a choice is an object"),
        ("options", {"sides": "C"}, "options.sides: no sides 'C'"),
        ("options", {"wonders": [1, 2, 3]}, "options.wonders[0]: not an object but 1"),
        ("options", {"sides": "B"}, "wonders[0].side: the options say side B"),
        (
            "options",
            {"wonders": [{"wonder": "giza", "side": "A"}, None, None]},
            "wonders[0]: the options say 'giza' side A",
        ),
        ("wonders.2", {"wonder": "manneken_pis", "side": "B"}, NO_PROMO),
    ],
)
def test_a_bad_record_is_refused_with_its_place(path: str, value: object, message: str) -> None:
    with pytest.raises(Malformed) as error:
        resume(changed(finished(), path, value))
    assert str(error.value) == message


def test_a_wonder_twice_and_too_many_guilds_are_refused() -> None:
    record = finished()
    wonders = [*record["wonders"][:2], record["wonders"][0]]
    with pytest.raises(Malformed, match=r"wonders\[2\]: the wonder '.*' is there twice"):
        resume({**record, "wonders": wonders})
    dealt = [card for hand in record["deal"][2] for card in hand]
    cards = standard_box().cards.values()
    guild = next(card.id for card in cards if card.colour == "purple" and card.id not in dealt)
    hand = next(hand for hand in record["deal"][2] if not hand[0].endswith("guild"))
    hand[0] = guild
    with pytest.raises(Malformed, match=r"deal\[2\]: 5 different guilds needed, not 6"):
        resume(record)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sides": 3}, "options.sides: not a string but 3"),
        ({"manneken_pis": 1}, "options.manneken_pis: neither true nor false but 1"),
        ({"wonders": [None]}, "options.wonders: 3 needed, not 1"),
        ({"pace": "slow"}, "options: no key 'pace' here"),
        (
            {"wonders": [{"wonder": "giza", "side": "A"}] * 2 + [None]},
            "options.wonders[1]: the wonder 'giza' is chosen twice",
        ),
        ([], "options: not an object but a list"),
    ],
)
def test_bad_options_are_refused_with_their_place(options: Any, message: str) -> None:
    with pytest.raises(Malformed) as error:
        new_game("base", 3, 1, options)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", "1", "format: not a whole number but '1'"),
        ("game", ..., "no 'game'"),
        ("cities", ..., "no 'cities'"),
        ("cities", [{}] * 8, "cities: 3 to 7 needed, not 8"),
        ("cities", [{}] * 2, "cities: 3 to 7 needed, not 2"),
        ("cities.2.buildings.0", "bathz", "cities[2].buildings[0]: no card 'bathz'"),
        ("cities.0.buildings.1", "lumber_yard", "cities[0].buildings[1]: 'lumber_yard' is there twice"),
        ("cities.0.wonder", "rhodes", "cities[2].wonder: the wonder 'rhodes' is there twice"),
        ("cities.0.side", "a", "cities[0].side: no side 'a'"),
        ("cities.0.stages", 4, "cities[0].stages: 4 is above 3"),
        ("cities.0.stages", -1, "cities[0].stages: -1 is below 0"),
        ("cities.2.stages", 3, "cities[2].stages: 3 is above 2"),
        ("cities.1.stages", 4, "cities[1].stages: 4 is above 3"),
        ("cities.1.stages", 3, None),
        ("cities.0.coins", -1, "cities[0].coins: -1 is below 0"),
        ("cities.0.coins", 2.0, "cities[0].coins: not a whole number but 2.0"),
        ("cities.0.coins", ..., "cities[0]: no 'coins'"),
        ("cities.0.conflicts.0", 2, "cities[0].conflicts[0]: no conflict token 2"),
        ("cities.0.hand.1", 5, "cities[0].hand[1]: not a string but 5"),
        ("cities.0.free_build_used", "no", "cities[0].free_build_used: neither true nor false but 'no'"),
        ("cities.0.copied_stages", ["left"], "cities[0].copied_stages: 0 needed, not 1"),
        ("cities.1.copied_stages", ["left"], "cities[1].copied_stages: 2 needed, not 1"),
        (
            "cities.1.copied_stages",
            ["right", "right"],
            "cities[1].copied_stages[0]: the right neighbour has no stage to copy here",
        ),
        ("cities.0.name", "Ann", "cities[0]: no key 'name' here"),
        ("age", 4, "age: 4 is above 3"),
        ("round", 0, "round: 0 is below 1"),
        ("discard", "tavern", "discard: not a list but 'tavern'"),
        ("free_city", 2, "free_city: only at a table of 3 cities"),
        ("controller", 1, "controller: there is no 'free_city' to control"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(path: str, value: object, message: str | None) -> None:
    data = changed(position(), path, value)
    if message is None:
        assert [score.as_json() for score in read_position(Node(data)).scores()]
        return
    with pytest.raises(Malformed) as error:
        read_position(Node(data))
    assert str(error.value) == message


def test_the_free_city_of_a_position_needs_another_controller() -> None:
    data = position()
    del data["cities"][3]
    data |= {"free_city": 2, "controller": 2}
    with pytest.raises(Malformed, match="controller: the Free City does not control itself"):
        read_position(Node(data))


def test_which_side_the_third_stage_copies_must_be_told() -> None:
    data = position()
    del data["cities"][3]
    data["cities"][1]["stages"] = 3
    data["cities"][2]["side"] = "A"
    with pytest.raises(Malformed, match=r"cities\[1\]: 'copied_stages' must say which neighbour's stage 3"):
        read_position(Node(data))
    data["cities"][1]["copied_stages"] = ["left", "right", "left"]
    assert read_position(Node(data)).scores()[1].as_json()["wonder"] == 3 + 5 + 7


def test_tables_that_no_game_reaches_are_scored() -> None:
    data = position()
    data["cities"][0] |= {"conflicts": [5] * 30, "coins": 1000, "buildings": ["arena", "pantheon", "study"]}
    line = read_position(Node(data)).scores()[0].as_json()
    assert (line["military"], line["treasury"], line["civilian"], line["scientific"]) == (150, 333, 7, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "no JSON: Expecting value at line 1, column 1"),
        (b'{"format": 1, "ga', "no JSON: Unterminated string starting at at line 1, column 15"),
        (b"\xff\xfe{", "no JSON: not written in Unicode"),
        (b"[" * 5_000_000, "no JSON: nested too deeply"),
        (b'{"a":' * 1_000_000, "no JSON: nested too deeply"),
        (b'{"age": NaN}', "no JSON: NaN is not a number"),
        (b'{"age": 1, "round": 2, "age": 3}', "no JSON: 'age' is there twice"),
        (b'{"age": ' + b"9" * 5_000 + b"}", "no JSON: a number of 5000 digits is too long"),
    ],
)
def test_what_is_no_json_is_refused_in_one_line(text: bytes, message: str) -> None:
    with pytest.raises(Malformed) as error:
        parse(text)
    assert str(error.value) == message


def test_a_key_that_stands_twice_is_found_among_many() -> None:
    keys = ", ".join(f'"{number}": 0' for number in [*range(100_000), 99_999])
    with pytest.raises(Malformed, match="no JSON: '99999' is there twice"):
        parse(f"{{{keys}}}")


@pytest.mark.parametrize("value", [None, 1, "a", [], [[]], {}, {"game": {}}, {"game": []}, True])
def test_any_json_is_refused_in_one_line(value: object) -> None:
    for read in (read_position, resume):
        with pytest.raises(Malformed) as error:
            read(Node(value))
        assert "\n" not in str(error.value)
        assert len(str(error.value)) < 150
