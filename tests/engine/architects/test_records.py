"""Records: complete in themselves, strict about what is wrong (the formats, A record; Architects)."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.architects.rules import ArchitectsGame
from engine.game import JsonObject
from engine.reading import Malformed
from engine.record import new_game, resume
from tests.engine.architects.setting import dealt
from tests.engine.play import play_randomly

Record = dict[str, Any]


def record(players: int = 3, seed: int = 5) -> Record:
    return play_randomly(dealt(players, seed), Random(seed)).record()


def test_a_record_has_the_published_form() -> None:
    written = json.loads(json.dumps(record()))
    told = {"format": 1, "game": "architects", "players": 3, "seed": 5, "options": {}}
    assert {key: written[key] for key in told} == told
    assert len(written["wonders"]) == 3
    assert list(written["deal"]) == ["first", "decks", "progress", "shuffles"]
    assert [len(deck) for deck in written["deal"]["decks"].values()] == [60, 25, 25, 25]
    assert len(written["deal"]["progress"]) == 15
    assert all(len(step) == 1 for step in written["steps"])
    (first,) = written["steps"][0].items()
    assert (first[0], list(first[1]), first[1]["action"]) == (first_seat(written), ["action", "deck"], "take")
    assert " ".join(written["result"][0]) == "seat stages cat blue military progress total built rank"


def test_the_piles_of_halicarnassus_stand_in_the_record_and_win_over_the_seed() -> None:
    written = next(each for each in map(record, [2] * 30, range(30)) if each["deal"]["shuffles"])
    assert resume({**written, "seed": 12345}).record()["result"] == written["result"]


def test_the_literal_two_player_battle_is_an_option() -> None:
    written = play_randomly(dealt(2, 3, {"literal_two_player_battle": True}), Random(3)).record()
    assert written["options"] == {"literal_two_player_battle": True}
    again = resume(written)
    assert again.view(None).literal_two_player_battle
    assert again.record() == written


def test_answers_that_nobody_was_asked_for_may_stand_in_a_record() -> None:
    written, every, more_than_ends = played_with_every_answer(SEED_OF_A_FORCED_ANSWER)
    assert more_than_ends
    ends = [step for step in every if step in written["steps"] or {"action": "end"} in step.values()]
    others = [step for step in every if step in written["steps"] or {"action": "end"} not in step.values()]
    assert len(written["steps"]) < min(len(ends), len(others))
    for steps in (every, ends, others):
        assert resume({**written, "steps": steps}).record() == written


SEED_OF_A_FORCED_ANSWER = 33


def played_with_every_answer(seed: int) -> tuple[Record, list[JsonObject], bool]:
    """Play a game of seven; return its record, the steps with those that nobody was asked for, and
    whether more than ends of turns are among these."""
    game: ArchitectsGame = new_game("architects", 7, seed)
    course = game.rules.course(game.rules.lay_table(game.deal), lambda event: None)
    source, every, forced = Random(seed), list[JsonObject](), False
    asked = next(course)
    while True:
        (decision,) = asked.decisions
        choice = decision.choices[source.randrange(len(decision.choices))]
        every.append({str(decision.seat): choice.as_step()})
        if asked.forced is None:
            game.play({decision.seat: choice})
        else:
            forced = forced or decision.kind != "turn"
        try:
            asked = course.send({decision.seat: choice})
        except StopIteration:
            return game.record(), every, forced


def broken(change: Callable[[Record], object]) -> str:
    data = deepcopy(record())
    change(data)
    with pytest.raises(Malformed) as caught:
        resume(data)
    message = str(caught.value)
    assert "\n" not in message
    return message


def first_seat(data: Record) -> str:
    return str(data["deal"]["first"])


def put(*path: str | int, value: object) -> Callable[[Record], object]:
    """Make the change that puts a value at a place of a record."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("players", value=8), "players"),
        (lambda data: data["wonders"].pop(), "wonders"),
        (put("wonders", 1, value="atlantis"), "wonders[1]: no wonder 'atlantis'"),
        (lambda data: put("wonders", 1, value=data["wonders"][0])(data), "there twice"),
        (lambda data: data["deal"]["decks"]["central"].pop(), "deal.decks.central"),
        (put("deal", "decks", "central", 7, value="gold"), "deal.decks.central[7]: no card 'gold'"),
        (lambda data: data["deal"]["progress"].pop(), "deal.progress"),
        (put("deal", "first", value=3), "deal.first"),
        (put("deal", "decks", "atlantis", value=[]), "deal.decks"),
        (put("options", value={"speed": 3}), "options"),
        (put("steps", 3, value={"9": {"action": "end"}}), "steps[3]"),
    ],
)
def test_wrong_records_are_refused_with_the_place(change: Callable[[Record], object], told: str) -> None:
    assert told in broken(change)


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ({"action": "build", "stage": 1, "resources": [], "coins": 2}, "no such choice now"),
        ({"action": "fly"}, "steps[0]"),
        (["take"], "steps[0]"),
    ],
)
def test_an_illegal_step_is_refused_with_its_number_and_seat(choice: object, told: str) -> None:
    message = broken(lambda data: put("steps", 0, value={first_seat(data): choice})(data))
    assert message.startswith("steps[0]")
    assert told in message


def test_resources_may_come_in_any_order() -> None:
    written = record()
    for step in written["steps"]:
        for choice in step.values():
            if choice["action"] == "build":
                choice["resources"].reverse()
            if choice["action"] == "exchange":
                choice["cards"].reverse()
    assert resume(written).record()["result"] == written["result"]
