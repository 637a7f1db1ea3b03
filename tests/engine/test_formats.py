"""Records and positions of all games: their contents, and errors with their path."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.base.view import View
from engine.game import JsonObject
from engine.reading import Malformed, parse
from engine.record import new_game, read_position, resume
from engine.rules import GAMES
from tests.engine.base.setting import play, stacked
from tests.engine.play import play_randomly, random_step

Json = dict[str, Any]


def finished(game: str, players: int, seed: int) -> Json:
    """Return the record of a random game as it is read from a file."""
    record: Json = json.loads(json.dumps(play_randomly(new_game(game, players, seed), Random(seed)).record()))
    return record


PLAYED = (("base", 3, 5), ("duel", 2, 1), ("architects", 3, 5))
RECORDS = {game: finished(game, players, seed) for game, players, seed in PLAYED}
FOLDER = Path(__file__).parent / "formats"
POSITIONS: dict[str, Json] = {
    game: json.loads((FOLDER / f"{game}.json").read_text("utf-8")) for game in GAMES
}
REFUSED = [line.split(" | ") for line in (FOLDER / "refused.txt").read_text("utf-8").splitlines()]
"""The file, the path of a change, the new value or ``...`` to delete it, and the error."""


def changed(data: Json, path: str, value: object) -> Json:
    """Return a copy with one value changed, or deleted for ``...``."""
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


def test_a_record_follows_the_documented_format() -> None:
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


ROWS = {
    "base": "military treasury wonder civilian scientific commercial guilds total rank",
    "duel": "civilian scientific commercial guilds wonders progress treasury military total rank",
    "architects": "stages cat blue military progress total built rank",
}
DEALS = {
    "duel": "first wonders board_tokens aside_tokens ages",
    "architects": "first decks progress shuffles",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_record_contains_the_deal_and_ends_with_the_result(game: str) -> None:
    record = RECORDS[game]
    assert list(record)[-1] == "result"
    assert " ".join(record["result"][0]) == f"seat {ROWS[game]}"
    assert game == "base" or " ".join(record["deal"]) == DEALS[game]


def test_a_record_replays_without_its_redundant_fields() -> None:
    base, architects = finished("base", 2, 9), copy.deepcopy(RECORDS["architects"])
    results = [record["result"] for record in (base, architects)]
    for choice in [choice for step in base["steps"] for choice in step.values()]:
        if choice.get("how") != "power":
            choice.pop("how", None)
        choice.pop("bank", None)
    del base["result"], base["seed"], base["options"]
    # Cards spent can be in any order.
    for choice in [choice for step in architects["steps"] for choice in step.values()]:
        for spent in choice.keys() & {"resources", "cards"}:
            choice[spent].reverse()
    assert [resume(record).record()["result"] for record in (base, architects)] == results


@pytest.mark.parametrize(("game", "players", "seed"), [("duel", 2, 1), ("duel", 2, 7), ("architects", 7, 33)])
def test_a_record_can_contain_forced_answers(game: str, players: int, seed: int) -> None:
    written, every, forced = played_with_every_answer(game, players, seed)
    assert len(written["steps"]) + len(forced) == len(every)
    assert {*forced} - {"turn"}, "not only ends of turns"
    assert resume({**written, "steps": every}).record() == written
    some = [step for step in every if step in written["steps"] or {"action": "end"} in step.values()]
    assert resume({**written, "steps": some}).record() == written
    # Each forced answer is accepted once, and no other choice in its place.
    place = next(number for number, step in enumerate(every) if step not in written["steps"])
    other = {seat: {"action": "draft", "wonder": "the_pyramids"} for seat in every[place]}
    for wrong in ([*every[:place], other, *every[place + 1 :]], [*every[: place + 1], *every[place:]]):
        with pytest.raises(Malformed, match=rf"steps\[({place}|{place + 1})\]"):
            resume({**written, "steps": wrong})


def played_with_every_answer(game: str, players: int, seed: int) -> tuple[Json, list[Json], list[str]]:
    """Play a random game; return its record, all steps including forced ones, and the latter's kinds."""
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


@pytest.mark.parametrize(("file", "path", "value", "message"), REFUSED)
def test_bad_files_are_refused_with_a_path(file: str, path: str, value: str, message: str) -> None:
    game, kind = file.split()
    sound, read = (RECORDS, resume) if kind == "record" else (POSITIONS, read_position)
    with pytest.raises(Malformed) as error:
        read(changed(sound[game], path, ... if value == "..." else json.loads(value)))
    assert str(error.value) == message


# -- positions -----------------------------------------------------------------------------------------


def written(view: View) -> Json:
    """Return the position that a viewer knows: one hand and, where it is shown, the discard pile."""

    def told(**facts: object) -> Json:
        return {key: value for key, value in facts.items() if value is not None}

    cities = [
        told(
            wonder=city.wonder,
            side=city.side,
            stages=city.stages,
            coins=city.coins,
            buildings=[*city.buildings],
            conflicts=[*city.conflicts],
            hand=[*view.hand] if seat == view.seat else None,
            free_build_used=city.free_build_used or None,
            copied_stages=[*city.copied] or None,
        )
        for seat, city in enumerate(view.cities)
    ]
    position = told(age=view.age, round=view.round, discard=[*view.discard] or None)
    position |= told(free_city=view.free_city, controller=view.controller)
    return {"format": 1, "game": "base", **position, "cities": cities}


@pytest.mark.parametrize("players", range(2, 8))
def test_a_base_position_has_the_choices_and_scores_of_its_game(players: int) -> None:
    for seed in range(2):
        running = new_game("base", players, seed, {"manneken_pis": True, "sides": "A+B"})
        source = Random(seed)
        while not running.over:
            decision = source.choice(running.decisions())
            view = running.view(decision.chooser)
            position = read_position(parse(json.dumps(written(view))))
            assert (position.scores(), position.table.cities) == (view.scores, view.cities)
            if decision.kind != "revive":
                assert [*position.choices(decision.seat)] == [*decision.choices]
            running.play(random_step(running, source))


def asked(position: Json, seat: int) -> list[JsonObject]:
    return [choice.as_json() for choice in read_position(position).choices(seat)]


def test_choices_and_scores_of_a_duel_position() -> None:
    forum = {"slot": 14, "card": "forum"}
    assert asked(POSITIONS["duel"], 1) == [
        {"action": "build", **forum, "cost": 3, "how": "own"},
        {"action": "discard", **forum, "gain": 2},
    ]
    # Choices are listed for the other player, too.
    assert asked(POSITIONS["duel"], 0) == [
        {"action": "build", **forum, "cost": 6, "how": "trade"},
        {"action": "wonder", **forum, "wonder": "the_pyramids", "cost": 6, "how": "trade"},
        {"action": "discard", **forum, "gain": 3},
    ]
    nothing = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress")
    expected = {"seat": 1, **dict.fromkeys(nothing, 0), "treasury": 1, "military": 5, "total": 6, "rank": 2}
    assert [*read_position(POSITIONS["duel"]).scores()[1].as_json().items()] == [*expected.items()]
    # An uncovered card counts as turned up.
    uncovered = changed(POSITIONS["duel"], "face_down", [14, 10, 9])
    assert asked(uncovered, 1) == asked(POSITIONS["duel"], 1)


def test_choices_and_scores_of_an_architects_position() -> None:
    position = POSITIONS["architects"]
    lines = [score.as_json() for score in read_position(position).scores()]
    assert [(line["total"], line["rank"]) for line in lines] == [(9 + 2 + 3 + 9, 1), (4, 2)]
    # Another seat has the choices of a new turn.
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
    # A token can be used once.
    data.update(used=[], open=[])
    data["cities"][0].update(cards=["wood", "wood", "clay"], tokens=["engineering"])
    assert {"action": "end"} in asked(data, 0)
    assert asked({**data, "used": ["engineering"]}, 0) == []


def test_a_finished_position_has_no_choices() -> None:
    won = changed(POSITIONS["duel"], "pawn", -9)
    assert asked(won, 1) == []
    assert [score.rank for score in read_position(won).scores()] == [2, 1]
    finished = changed(POSITIONS["architects"], "cities.0.stages", [1, 2, 3, 4, 5])
    assert asked(finished, 1) == asked(finished, 0) == []
    # Cities alone can be scored.
    cities = [{"coins": 7}, {"coins": 2, "buildings": ["altar"]}]
    scores = read_position({"format": 1, "game": "duel", "cities": cities}).scores()
    assert [score.total for score in scores] == [2, 3]


def test_a_position_needs_the_third_copied_stage_and_a_player_as_controller() -> None:
    data = changed(POSITIONS["base"], "cities.3", ...)
    with pytest.raises(Malformed, match="controller: the Free City does not control itself"):
        read_position({**data, "free_city": 2, "controller": 2})
    data["cities"][1]["stages"] = 3
    data["cities"][2]["side"] = "A"
    with pytest.raises(Malformed, match=r"cities\[1\]: 'copied_stages' must say which neighbour's stage 3"):
        read_position(data)
    data["cities"][1]["copied_stages"] = ["left", "right", "left"]
    assert read_position(data).scores()[1].as_json()["wonder"] == 3 + 5 + 7


def lists_in(data: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Yield each list of a file with its path."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, list):
            yield f"{path}{key}", value
        if isinstance(value, dict | list):
            yield from lists_in(value, f"{path}{key}.")


@pytest.mark.parametrize("game", GAMES)
def test_overlong_lists_are_refused(game: str) -> None:
    for path, value in lists_in(POSITIONS[game]):
        with pytest.raises(Malformed, match=r"(0|[23]) to \d+ needed, not 12000$|: 2 needed|: at most"):
            read_position(changed(POSITIONS[game], path, (value or [{}])[:1] * 12_000))


# -- JSON ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "no JSON: Expecting value at line 1, column 1"),
        (b'{"format": 1, "ga', "no JSON: Unterminated string starting at at line 1, column 15"),
        (b"\xff\xfe{", "no JSON: not written in Unicode"),
        (b"[" * 5_000_000, "no JSON: nested too deeply"),
        (b'{"age": NaN}', "no JSON: NaN is not a number"),
        (b'{"age": 1, "round": 2, "age": 3}', "no JSON: 'age' is there twice"),
        (b'{"age": ' + b"9" * 5_000 + b"}", "no JSON: a number of 5000 digits is too long"),
    ],
)
def test_invalid_json_is_refused_in_one_line(text: bytes, message: str) -> None:
    with pytest.raises(Malformed) as error:
        parse(text)
    assert str(error.value) == message
