"""Building stages (rulebook, Building a stage)."""

from __future__ import annotations

import pytest

from engine.architects.events import StageBuilt, WonderFinished
from engine.game import Seat
from tests.engine.architects.setting import cards, choices, city, legal_after_a_card, play, table, told


@pytest.mark.parametrize(
    ("hand", "built", "tokens", "legal"),
    [
        # What can be paid must be built.
        ("wood clay", 0, "", ["build 1 wood clay +0"]),
        ("wood wood", 0, "", []),
        ("wood clay", 1, "", []),
        ("clay clay", 1, "", ["build 2 clay clay +0"]),
        ("wood clay glass", 2, "", ["build 3 wood clay glass +0"]),
        ("glass glass glass", 3, "", ["build 4 glass glass glass +0"]),
        ("wood stone glass papyrus", 4, "", ["build 5 wood stone glass papyrus +0"]),
        ("wood stone glass glass", 4, "", []),
        # The player chooses which resources are spent.
        (
            "wood stone clay",
            0,
            "",
            [f"build 1 {two} +0" for two in ("wood stone", "wood clay", "stone clay")],
        ),
        # A coin stands for a resource that is missing, and is spent for nothing else.
        ("wood coin", 0, "", ["build 1 wood +1"]),
        ("coin coin", 0, "", ["build 1 +2"]),
        ("wood coin", 1, "", ["build 2 wood +1"]),
        ("wood clay coin", 0, "", ["build 1 wood clay +0"]),
        ("wood wood coin", 1, "", ["build 2 wood wood +0"]),
        # The most frequent resource leaves the fewest coins to pay.
        ("wood wood clay coin", 3, "", ["build 4 wood wood +1"]),
        ("wood clay coin coin", 3, "", ["build 4 wood +2", "build 4 clay +2"]),
        # Economy lets a coin card stand for two, or saves one; not where one resource is missing.
        ("wood coin", 2, "economy", ["build 3 wood +1 economy", "end"]),
        ("coin coin", 0, "economy", ["build 1 +2", "build 1 +1 economy"]),
        ("wood coin", 0, "economy", ["build 1 wood +1"]),
        # Engineering takes any resources, where the rule is not kept anyway; it saves coins, too.
        ("wood wood", 0, "engineering", ["build 1 wood wood +0 engineering", "end"]),
        ("wood clay", 1, "engineering", ["build 2 wood clay +0 engineering", "end"]),
        ("wood clay", 0, "engineering", ["build 1 wood clay +0"]),
        ("wood wood coin", 0, "engineering", ["build 1 wood +1", "build 1 wood wood +0 engineering"]),
        ("wood wood wood coin", 4, "engineering", ["build 5 wood wood wood +1 engineering", "end"]),
        ("wood wood coin", 4, "economy engineering", ["build 5 wood wood +1 economy engineering", "end"]),
    ],
)
def test_how_a_stage_can_be_paid(hand: str, built: int, tokens: str, legal: list[str]) -> None:
    assert legal_after_a_card(city("giza", hand, stages=range(1, built + 1), tokens=tokens)) == legal


@pytest.mark.parametrize(
    ("wonder", "built", "hand", "open_now"),
    [
        ("babylon", (1, 2, 3), "glass glass glass coin coin coin", {4, 5}),
        ("ephesus", (1,), "wood wood wood clay clay glass", {2, 3, 4}),
        ("ephesus", (1, 3), "wood wood wood", {2, 4}),
        # The pediment rests on all three columns.
        ("ephesus", (1, 2, 3), "wood stone clay glass", set()),
        ("ephesus", (1, 2, 3, 4), "wood stone clay glass", {5}),
        ("halicarnassus", (1, 2), "wood wood wood clay glass", {3, 4}),
        ("olympia", (1,), "wood wood clay glass", {2, 3}),
        ("rhodes", (), "wood wood clay", {1, 2}),
        ("alexandria", (1,), "wood wood clay glass", {2}),
    ],
)
def test_the_order_is_free_where_stages_rest_side_by_side(
    wonder: str, built: tuple[int, ...], hand: str, open_now: set[int]
) -> None:
    legal = legal_after_a_card(city(wonder, hand, stages=built), city("giza"))
    assert {int(choice.split()[1]) for choice in legal} == open_now


@pytest.mark.parametrize(
    ("built", "hand", "last"),
    [((1, 2, 3, 4), "wood stone clay glass", 5), ((1, 2, 3, 5), "wood wood wood", 4)],
)
def test_either_top_of_babylon_can_be_the_last_stage(built: tuple[int, ...], hand: str, last: int) -> None:
    game = table(city("babylon", hand, stages=built))
    assert told(play(game, "take central", f"build {last} {hand} +0"), WonderFinished)


def test_spent_cards_go_to_the_discard_pile_and_what_is_built_is_told() -> None:
    game = table(city("giza", "wood clay coin"))
    events = play(game, "take central", "build 1 wood clay +0")
    assert told(events, StageBuilt) == [StageBuilt(Seat(0), 1, ("wood", "clay"), 0, False, False)]
    assert cards(game) == "coin laurel3"
    assert game.view(None).discard == {"wood": 1, "clay": 1}


def test_several_stages_in_one_turn() -> None:
    game = table(city("giza", "wood clay glass glass coin"))
    assert choices(game) == ["take giza", "take central", "take rhodes"]
    play(game, "take central", "build 1 wood clay +0", "build 2 glass glass +0")
    assert (game.view(None).cities[0].stages, game.view(None).turn) == ((1, 2), 1)


@pytest.mark.parametrize(
    ("hand", "token", "stage"),
    [
        ("coin coin", "economy", "build 1 +1 economy"),
        # Wood, clay and glass are not two identical ones.
        ("wood wood wood clay glass", "engineering", "build 1 wood wood +0 engineering"),
    ],
)
def test_a_token_helps_one_stage_a_turn(hand: str, token: str, stage: str) -> None:
    game = table(city("giza", hand, tokens=token))
    play(game, "take central", stage)
    assert game.view(None).turn == 1


def test_a_stage_that_only_a_token_makes_payable_may_be_left_undone() -> None:
    game = table(city("giza", "wood wood", tokens="engineering"))
    play(game, "take central", "end")
    assert (game.view(None).turn, game.view(None).cities[0].stages) == (1, ())
    # The wish can come later: it is asked again in the next turn.
    play(game, "take central", "take central")
    assert "build 1 wood wood +0 engineering" in choices(game)
