"""Records and positions of all games: what they say, and what is refused with its place."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from engine.base.rules import standard_box
from engine.duel.rules import standard_box as duel_box
from engine.game import JsonObject
from engine.reading import Malformed, Node, parse
from engine.record import new_game, read_position, resume
from tests.engine.base.setting import play, stacked
from tests.engine.play import play_randomly, random_step
from tests.engine.positions import duel_position, position_of
from tests.engine.test_all_games import TABLES

Json = dict[str, Any]


def finished(game: str, players: int, seed: int) -> Json:
    """Return the record of a random game as it comes back from a file."""
    record: Json = json.loads(json.dumps(play_randomly(new_game(game, players, seed), Random(seed)).record()))
    return record


RECORDS = {
    "base": finished("base", 3, 5),
    "duel": finished("duel", 2, 1),
    "architects": finished("architects", 3, 5),
}
POSITIONS: dict[str, Json] = {
    "base": {
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
    },
    "duel": {
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
    },
    "architects": {
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
    },
}


def changed(data: Json, path: str, value: object) -> Json:
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


# -- records -------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("game", "deal", "rows"),
    [
        ("base", None, "military treasury wonder civilian scientific commercial guilds total rank"),
        (
            "duel",
            "first wonders board_tokens aside_tokens ages",
            "civilian scientific commercial guilds wonders progress treasury military total rank",
        ),
        (
            "architects",
            "first decks progress shuffles",
            "stages cat blue military progress total built rank",
        ),
    ],
)
def test_a_finished_record_has_its_deal_and_ends_with_the_result(
    game: str, deal: str | None, rows: str
) -> None:
    record = RECORDS[game]
    assert list(record)[-1] == "result"
    assert " ".join(record["result"][0]) == f"seat {rows}"
    assert deal is None or " ".join(record["deal"]) == deal


def test_a_record_without_what_follows_replays_alike() -> None:
    base, architects = finished("base", 2, 9), copy.deepcopy(RECORDS["architects"])
    results = [record["result"] for record in (base, architects)]
    for choice in [choice for step in base["steps"] for choice in step.values()]:
        if choice.get("how") != "power":
            choice.pop("how", None)
        choice.pop("bank", None)
    del base["result"], base["seed"], base["options"]
    # Cards that are handed over may be told in any order.
    for choice in [choice for step in architects["steps"] for choice in step.values()]:
        for spent in choice.keys() & {"resources", "cards"}:
            choice[spent].reverse()
    assert [resume(record).record()["result"] for record in (base, architects)] == results


@pytest.mark.parametrize(("game", "players", "seed"), [("duel", 2, 1), ("duel", 2, 7), ("architects", 7, 33)])
def test_answers_that_nobody_was_asked_for_may_stand_in_a_record(game: str, players: int, seed: int) -> None:
    written, every, forced = played_with_every_answer(game, players, seed)
    assert len(written["steps"]) + len(forced) == len(every)
    assert {"turn", "take"} < {"turn", "take", *forced}
    assert resume({**written, "steps": every}).record() == written
    some = [step for step in every if step in written["steps"] or "end" in str(step)]
    assert resume({**written, "steps": some}).record() == written
    # Each is taken once, and none of another choice.
    place = next(number for number, step in enumerate(every) if step not in written["steps"])
    other = {seat: {"action": "draft", "wonder": "the_pyramids"} for seat in every[place]}
    for wrong in ([*every[:place], other, *every[place + 1 :]], [*every[: place + 1], *every[place:]]):
        with pytest.raises(Malformed, match=rf"steps\[({place}|{place + 1})\]"):
            resume({**written, "steps": wrong})


def played_with_every_answer(game: str, players: int, seed: int) -> tuple[JsonObject, list[Json], list[str]]:
    """Play a random game; return its record, all steps, and the kinds of those that nobody was asked for."""
    running = new_game(game, players, seed)
    course = running.rules.course(running.rules.lay_table(running.deal), lambda event: None)
    source, every, forced = Random(seed), list[Json](), list[str]()
    asked = next(course)
    while True:
        (decision,) = asked.decisions
        choice = decision.choices[source.randrange(len(decision.choices))]
        every.append({str(decision.seat): choice.as_step()})
        if asked.forced is None:
            running.play({decision.seat: choice})
        else:
            forced.append(decision.kind)
        try:
            asked = course.send({decision.seat: choice})
        except StopIteration:
            return running.record(), every, forced


def test_the_shuffled_piles_of_architects_stand_in_the_record_and_win_over_the_seed() -> None:
    written = next(
        each for seed in range(30) if (each := finished("architects", 2, seed))["deal"]["shuffles"]
    )
    assert resume({**written, "seed": 12345}).record()["result"] == written["result"]


SIDE_A = {"wonder": "giza", "side": "A"}
AGES_OF_DUEL = RECORDS["duel"]["deal"]["ages"]
LEFT_OUT = next(card for card in duel_box().decks["age_3"] if card not in AGES_OF_DUEL[2])
A_GUILD_LESS = [LEFT_OUT, *(card for card in AGES_OF_DUEL[2])]
A_GUILD_LESS.remove(next(card for card in A_GUILD_LESS if "guild" in card))


@pytest.mark.parametrize(
    ("game", "path", "value", "message"),
    [
        ("base", "format", 2, "format: 2 is above 1"),
        ("base", "format", ..., "no 'format'"),
        ("base", "game", "chess", "game: no game 'chess'"),
        ("base", "players", 8, "players: 8 is above 7"),
        ("base", "players", "3", "players: not a whole number but '3'"),
        ("base", "players", True, "players: not a whole number but true"),
        ("base", "colour", "red", "no key 'colour' here"),
        ("base", "seed", 1.5, "seed: not a whole number but 1.5"),
        ("base", "wonders.1.wonder", "atlantis", "wonders[1].wonder: no wonder 'atlantis'"),
        ("base", "wonders.1.side", "C", "wonders[1].side: no side 'C'"),
        ("base", "wonders.1", None, "wonders[1]: not an object but null"),
        ("base", "wonders", [], "wonders: 3 needed, not 0"),
        ("base", "deal", [[]], "deal: 3 needed, not 1"),
        ("base", "deal.0.1", ["altar"], "deal[0][1]: 7 needed, not 1"),
        ("base", "deal.0.1.3", "bathz", "deal[0][1][3]: no card 'bathz'"),
        ("base", "deal.1.0.0", "altar", "deal[1]: 'altar' is there 1 times, not 0"),
        ("base", "steps", {}, "steps: not a list but an object"),
        ("base", "steps.4", [], "steps[4]: not an object but a list"),
        ("base", "steps.4.7", {}, "steps[4]: no seat '7'"),
        ("base", "steps.4.x", {}, "steps[4]: no seat 'x'"),
        ("base", "steps.4.1", ..., "steps[4]: somebody has not chosen yet"),
        ("base", "steps.4.1", {"card": "altar", "action": "none"}, "steps[4].1: no such choice now"),
        ("base", "steps.4.1", 7, "steps[4].1: a choice is an object"),
        ("base", "options", {"sides": "C"}, "options.sides: no sides 'C'"),
        ("base", "options", {"wonders": [1, 2, 3]}, "options.wonders[0]: not an object but 1"),
        ("base", "options", {"sides": "B"}, "wonders[0].side: the options say side B"),
        ("base", "options", {"wonders": [SIDE_A, None, None]}, "wonders[0]: the options say 'giza' side A"),
        (
            "base",
            "wonders.2",
            {"wonder": "manneken_pis", "side": "B"},
            "wonders[2].wonder: the options say without Manneken Pis",
        ),
        ("duel", "options", {"sides": "A"}, "options: no key 'sides' here"),
        ("duel", "deal.first", 2, "deal.first: 2 is above 1"),
        ("duel", "deal.wonders", ["the_sphinx"] * 8, "deal.wonders[1]: 'the_sphinx' is there twice"),
        ("duel", "deal.wonders", ["the_sphinx"], "deal.wonders: 8 needed, not 1"),
        ("duel", "deal.board_tokens.0", "lawn", "deal.board_tokens[0]: no progress token 'lawn'"),
        ("duel", "deal.ages.0", [], "deal.ages[0]: 20 needed, not 0"),
        ("duel", "deal.ages.2", A_GUILD_LESS, "deal.ages[2]: 3 guilds needed, not 2"),
        ("duel", "deal.extra", 1, "deal: no key 'extra' here"),
        ("architects", "wonders.1", "atlantis", "wonders[1]: no wonder 'atlantis'"),
        ("architects", "wonders.1", "olympia", "wonders[2]: the wonder 'olympia' is there twice"),
        (
            "architects",
            "deal.decks.central.59",
            ...,
            "deal.decks.central: 'wood' is there 3 times, not 4",
        ),
        ("architects", "deal.decks.central.7", "gold", "deal.decks.central[7]: no card 'gold'"),
        ("architects", "deal.progress.0", ..., "deal.progress: 'crafts' is there 0 times, not 1"),
        ("architects", "deal.first", 3, "deal.first: 3 is above 2"),
        ("architects", "deal.decks.atlantis", [], "deal.decks: no key 'atlantis' here"),
        ("architects", "options", {"speed": 3}, "options: no key 'speed' here"),
        (
            "architects",
            "steps.0.2",
            {"action": "build", "stage": 1, "resources": [], "coins": 2},
            "steps[0].2: no such choice now",
        ),
    ],
)
def test_a_bad_record_is_refused_with_its_place(game: str, path: str, value: object, message: str) -> None:
    with pytest.raises(Malformed) as error:
        resume(changed(RECORDS[game], path, value))
    assert str(error.value) == message


def test_a_wonder_twice_and_too_many_guilds_are_refused() -> None:
    record = finished("base", 3, 5)
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
        ({"wonders": [SIDE_A, SIDE_A, None]}, "options.wonders[1]: the wonder 'giza' is chosen twice"),
        ([], "options: not an object but a list"),
    ],
)
def test_bad_options_are_refused_with_their_place(options: Any, message: str) -> None:
    with pytest.raises(Malformed) as error:
        new_game("base", 3, 1, options)
    assert str(error.value) == message


# -- positions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_position_has_the_choices_and_scores_of_the_game(game: str, players: int) -> None:
    options = {"manneken_pis": True, "sides": "A+B"} if game == "base" else {}
    for seed in range(2):
        running, source = new_game(game, players, seed, options), Random(seed)
        while not running.over:
            decision = source.choice(running.decisions())
            if game == "duel" and decision.kind != "turn":
                # No position tells what Duel asks before and in the middle of a turn.
                running.play(random_step(running, source))
                continue
            written = position_of(running, decision.chooser)
            position = read_position(parse(json.dumps(written)))
            view = running.view(decision.chooser)
            assert position.scores() == view.scores
            if game == "base":
                assert position.table.cities == view.cities
            if game == "architects":
                assert position.table == running.table
            if game == "duel":
                assert duel_position(position.table) == written
            if decision.kind != "revive":
                assert [*position.choices(decision.seat)] == [*decision.choices]
            running.play(random_step(running, source))


def asked(position: Json, seat: int) -> list[JsonObject]:
    return [choice.as_json() for choice in read_position(position).choices(seat)]


def test_a_position_of_duel_is_asked_and_scored() -> None:
    forum = {"slot": 14, "card": "forum"}
    assert asked(POSITIONS["duel"], 1) == [
        {"action": "build", **forum, "cost": 3, "how": "own"},
        {"action": "discard", **forum, "gain": 2},
    ]
    # Also who does not play now.
    assert asked(POSITIONS["duel"], 0) == [
        {"action": "build", **forum, "cost": 6, "how": "trade"},
        {"action": "wonder", **forum, "wonder": "the_pyramids", "cost": 6, "how": "trade"},
        {"action": "discard", **forum, "gain": 3},
    ]
    nothing = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress")
    told = {"seat": 1, **dict.fromkeys(nothing, 0), "treasury": 1, "military": 5, "total": 6, "rank": 2}
    assert [*read_position(POSITIONS["duel"]).scores()[1].as_json().items()] == [*told.items()]
    # A free card counts as turned up.
    uncovered = changed(POSITIONS["duel"], "face_down", [14, 10, 9])
    assert asked(uncovered, 1) == asked(POSITIONS["duel"], 1)


def test_no_wonder_of_duel_is_offered_when_seven_are_built() -> None:
    names = ("piraeus", "the_colossus", "the_mausoleum", "the_appian_way", "circus_maximus")
    more = ("the_great_library", "the_statue_of_zeus")
    built = [{"wonder": wonder, "built": True} for wonder in (*names, *more)]
    position = changed(POSITIONS["duel"], "cities.0.wonders", [*built[:3], {"wonder": "the_pyramids"}])
    for number in (6, 7):
        found = asked(changed(position, "cities.1.wonders", built[3:number]), 0)
        assert ("wonder" in {choice["action"] for choice in found}) == (number == 6)


def test_a_position_of_architects_is_asked_and_scored() -> None:
    position = POSITIONS["architects"]
    lines = [score.as_json() for score in read_position(position).scores()]
    assert [(line["total"], line["rank"]) for line in lines] == [(9 + 2 + 3 + 9, 1), (4, 2)]
    # The seat that plays has choices, and another one as if its turn began.
    piles = [{"action": "take", "deck": deck} for deck in ("rhodes", "central", "giza")]
    assert asked(position, 1) == piles
    assert asked({**position, "taken": True, "seat": 1}, 0) == piles[::-1]
    data = copy.deepcopy(position)
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
    won = changed(POSITIONS["duel"], "pawn", -9)
    assert asked(won, 1) == []
    assert [score.rank for score in read_position(won).scores()] == [2, 1]
    finished = changed(POSITIONS["architects"], "cities.0.stages", [1, 2, 3, 4, 5])
    assert asked(finished, 1) == asked(finished, 0) == []


@pytest.mark.parametrize(
    ("game", "cities", "totals"),
    [
        ("duel", [{"coins": 7}, {"coins": 2, "buildings": ["altar"]}], [2, 3]),
        ("architects", [{"wonder": "giza", "stages": [1]}, {"wonder": "ephesus", "stages": []}], [4, 0]),
    ],
)
def test_a_score_needs_no_more_than_the_cities(game: str, cities: list[Json], totals: list[int]) -> None:
    scores = read_position({"format": 1, "game": game, "cities": cities}).scores()
    assert [score.total for score in scores] == totals


def test_tables_that_no_game_reaches_are_scored() -> None:
    data = copy.deepcopy(POSITIONS["base"])
    data["cities"][0] |= {"conflicts": [5] * 30, "coins": 1000, "buildings": ["arena", "pantheon", "study"]}
    line = read_position(data).scores()[0].as_json()
    assert (line["military"], line["treasury"], line["civilian"], line["scientific"]) == (150, 333, 7, 1)


def test_which_side_the_third_stage_copies_must_be_told() -> None:
    data = copy.deepcopy(POSITIONS["base"])
    del data["cities"][3]
    data["cities"][1]["stages"] = 3
    data["cities"][2]["side"] = "A"
    with pytest.raises(Malformed, match=r"cities\[1\]: 'copied_stages' must say which neighbour's stage 3"):
        read_position(data)
    data["cities"][1]["copied_stages"] = ["left", "right", "left"]
    assert read_position(data).scores()[1].as_json()["wonder"] == 3 + 5 + 7


def test_the_free_city_of_a_position_needs_another_controller() -> None:
    data = {**POSITIONS["base"], "cities": POSITIONS["base"]["cities"][:3], "free_city": 2, "controller": 2}
    with pytest.raises(Malformed, match="controller: the Free City does not control itself"):
        read_position(data)


COLOSSUS = {"wonder": "the_colossus"}
FOUR_TOKENS = ["decor", "economy", "crafts", "science"]


@pytest.mark.parametrize(
    ("game", "path", "value", "message"),
    [
        ("base", "format", "1", "format: not a whole number but '1'"),
        ("base", "game", ..., "no 'game'"),
        ("base", "cities", ..., "no 'cities'"),
        ("base", "cities", [{}] * 8, "cities: 3 to 7 needed, not 8"),
        ("base", "cities", [{}] * 2, "cities: 3 to 7 needed, not 2"),
        ("base", "cities.2.buildings.0", "bathz", "cities[2].buildings[0]: no card 'bathz'"),
        (
            "base",
            "cities.0.buildings.1",
            "lumber_yard",
            "cities[0].buildings[1]: 'lumber_yard' is there twice",
        ),
        ("base", "cities.0.wonder", "rhodes", "cities[2].wonder: the wonder 'rhodes' is there twice"),
        ("base", "cities.0.side", "a", "cities[0].side: no side 'a'"),
        ("base", "cities.0.stages", 4, "cities[0].stages: 4 is above 3"),
        ("base", "cities.0.stages", -1, "cities[0].stages: -1 is below 0"),
        ("base", "cities.2.stages", 3, "cities[2].stages: 3 is above 2"),
        ("base", "cities.1.stages", 4, "cities[1].stages: 4 is above 3"),
        ("base", "cities.0.coins", -1, "cities[0].coins: -1 is below 0"),
        ("base", "cities.0.coins", 2.0, "cities[0].coins: not a whole number but 2.0"),
        ("base", "cities.0.coins", ..., "cities[0]: no 'coins'"),
        ("base", "cities.0.conflicts.0", 2, "cities[0].conflicts[0]: no conflict token 2"),
        ("base", "cities.0.hand.1", 5, "cities[0].hand[1]: not a string but 5"),
        (
            "base",
            "cities.0.free_build_used",
            "no",
            "cities[0].free_build_used: neither true nor false but 'no'",
        ),
        ("base", "cities.0.copied_stages", ["left"], "cities[0].copied_stages: 0 needed, not 1"),
        ("base", "cities.1.copied_stages", ["left"], "cities[1].copied_stages: 2 needed, not 1"),
        (
            "base",
            "cities.1.copied_stages",
            ["right", "right"],
            "cities[1].copied_stages[0]: the right neighbour has no stage to copy here",
        ),
        ("base", "cities.0.name", "Ann", "cities[0]: no key 'name' here"),
        ("base", "age", 4, "age: 4 is above 3"),
        ("base", "round", 0, "round: 0 is below 1"),
        ("base", "discard", "tavern", "discard: not a list but 'tavern'"),
        ("base", "free_city", 2, "free_city: only at a table of 3 cities"),
        ("base", "controller", 1, "controller: there is no 'free_city' to control"),
        ("duel", "age", ..., "no 'age'"),
        ("duel", "pawn", 10, "pawn: 10 is above 9"),
        ("duel", "seat", 2, "seat: 2 is above 1"),
        ("duel", "cities", [], "cities: 2 needed, not 0"),
        ("duel", "layout.20", "forum", "layout.20: no slot of a layout, which has 0 to 19"),
        ("duel", "layout.1", "forumm", "layout.1: no card 'forumm'"),
        ("duel", "face_down", [3], "face_down[0]: no card in slot 3"),
        ("duel", "military_tokens.0", "loot_3_a", "military_tokens[0]: no military token 'loot_3_a'"),
        ("duel", "board_tokens.1", "law", "board_tokens[1]: 'law' is there twice"),
        ("duel", "aside_tokens.0", "law", "aside_tokens[0]: 'law' lies at board_tokens[0] already"),
        ("duel", "discard.0", "quarry", "discard[0]: 'quarry' lies at cities[0].buildings[0] already"),
        ("duel", "cities.1.coins", -1, "cities[1].coins: -1 is below 0"),
        (
            "duel",
            "cities.1.wonders",
            [{"wonder": "the_sphinx"}],
            "cities[1].wonders[0].wonder: 'the_sphinx' lies at cities[0].wonders[0].wonder already",
        ),
        ("duel", "cities.1.wonders", [COLOSSUS] * 5, "cities[1].wonders: 0 to 4 needed, not 5"),
        (
            "duel",
            "cities.1.wonders",
            [{**COLOSSUS, "built": 1}],
            "cities[1].wonders[0].built: neither true nor false but 1",
        ),
        (
            "duel",
            "cities.1.tokens",
            ["masonry"],
            "cities[1].tokens[0]: 'masonry' lies at cities[0].tokens[0] already",
        ),
        ("duel", "hand", [], "no key 'hand' here"),
        ("architects", "cities.0.wonder", "atlantis", "cities[0].wonder: no wonder 'atlantis'"),
        ("architects", "cities.1.wonder", "giza", "cities[1].wonder: the wonder 'giza' is there twice"),
        ("architects", "cities.0.stages.1", 6, "cities[0].stages[1]: 6 is above 5"),
        ("architects", "cities.0.stages.1", 1, "cities[0].stages[1]: stage 1 is there twice"),
        ("architects", "cities.0.cards.0", "gold", "cities[0].cards[0]: no card 'gold'"),
        ("architects", "cities.0.tokens.0", "magic", "cities[0].tokens[0]: no progress token 'magic'"),
        ("architects", "cities.0.tokens.0", "decor", "the progress token 'decor' is there 2 times"),
        ("architects", "cities.0.victories", -1, "cities[0].victories: -1 is below 0"),
        ("architects", "cat", "giza", "cat: not a whole number but 'giza'"),
        ("architects", "conflict.battle", 4, "conflict.battle: 4 is above 3"),
        ("architects", "decks.olympia", [], "decks: no key 'olympia' here"),
        ("architects", "progress.face_up", FOUR_TOKENS, "progress.face_up: at most 3, not 4"),
        ("architects", "used", ["crafts"], "used[0]: seat 1 has no 'crafts'"),
        ("architects", "asked", "keep", "no 'searched'"),
        ("architects", "searched", "giza", "searched: no deck is being searched"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(game: str, path: str, value: object, message: str) -> None:
    with pytest.raises(Malformed) as error:
        read_position(changed(POSITIONS[game], path, value))
    assert str(error.value) == message


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_a_seat_that_does_not_sit_there_is_refused(seat: object) -> None:
    with pytest.raises(Malformed, match="--seat"):
        read_position(POSITIONS["duel"]).choices(Node(seat, "--seat"))


# -- JSON ----------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("value", [None, 1, "a", [], [[]], {}, {"game": {}}, {"game": []}, True])
def test_any_json_is_refused_in_one_line(value: object) -> None:
    for read in (read_position, resume):
        with pytest.raises(Malformed) as error:
            read(Node(value))
        assert "\n" not in str(error.value)
        assert len(str(error.value)) < 150
