"""Building stages (rulebook, Building a stage)."""

from __future__ import annotations

import pytest

from engine.architects.events import StageBuilt, WonderFinished
from engine.game import Seat
from tests.engine.architects.setting import cards, choices, city, play, table, told

OTHER = city("rhodes")


def after_taking(
    hand: str, *, stages: tuple[int, ...] = (), wonder: str = "giza", tokens: str = ""
) -> list[str]:
    """List what is legal after a card that does nothing was taken; empty if the turn is over."""
    game = table(city(wonder, hand, stages=stages, tokens=tokens), OTHER)
    play(game, "take central")
    return choices(game) if game.view(None).turn == 0 else []


def test_a_stage_that_can_be_paid_must_be_built() -> None:
    assert after_taking("wood clay") == ["build 1 wood clay +0"]


def test_two_different_resources_cannot_be_two_identical_ones() -> None:
    assert after_taking("wood wood") == []
    assert after_taking("wood clay", stages=(1,)) == []
    assert after_taking("clay clay", stages=(1,)) == ["build 2 clay clay +0"]


def test_three_different_three_identical_and_four_different() -> None:
    assert after_taking("wood clay glass", stages=(1, 2)) == ["build 3 wood clay glass +0"]
    assert after_taking("glass glass glass", stages=(1, 2, 3)) == ["build 4 glass glass glass +0"]
    assert after_taking("wood stone glass papyrus", stages=(1, 2, 3, 4)) == [
        "build 5 wood stone glass papyrus +0"
    ]
    assert after_taking("wood stone glass glass", stages=(1, 2, 3, 4)) == []


def test_the_player_chooses_which_resources_are_spent() -> None:
    assert after_taking("wood stone clay") == [
        "build 1 wood stone +0",
        "build 1 wood clay +0",
        "build 1 stone clay +0",
    ]


def test_a_coin_stands_for_a_missing_resource_and_cannot_be_held_back() -> None:
    assert after_taking("wood coin") == ["build 1 wood +1"]
    assert after_taking("coin coin") == ["build 1 +2"]
    assert after_taking("wood coin", stages=(1,)) == ["build 2 wood +1"]


def test_no_coin_is_spent_where_nothing_is_missing() -> None:
    assert after_taking("wood clay coin") == ["build 1 wood clay +0"]
    assert after_taking("wood wood coin", stages=(1,)) == ["build 2 wood wood +0"]


def test_the_most_frequent_resource_leaves_the_fewest_coins_to_pay() -> None:
    assert after_taking("wood wood clay coin", stages=(1, 2, 3)) == ["build 4 wood wood +1"]
    assert after_taking("wood clay coin coin", stages=(1, 2, 3)) == ["build 4 wood +2", "build 4 clay +2"]


def test_spent_cards_go_to_the_discard_pile() -> None:
    game = table(city("giza", "wood clay coin"), OTHER)
    play(game, "take central", "build 1 wood clay +0")
    assert cards(game) == "coin laurel3"
    assert game.view(None).discard == {"wood": 1, "clay": 1}


def test_several_stages_in_one_turn() -> None:
    game = table(city("giza", "wood clay glass glass coin"), OTHER)
    assert choices(game) == ["take giza", "take central", "take rhodes"]
    play(game, "take central", "build 1 wood clay +0", "build 2 glass glass +0")
    assert game.view(None).cities[0].stages == (1, 2)
    assert game.view(None).turn == 1


@pytest.mark.parametrize(
    ("wonder", "built", "hand", "open_now"),
    [
        ("babylon", (1, 2, 3), "glass glass glass coin coin coin", [4, 5]),
        ("ephesus", (1,), "wood wood wood clay clay glass", [2, 3, 4]),
        ("ephesus", (1, 3), "wood wood wood", [2, 4]),
        ("halicarnassus", (1, 2), "wood wood wood clay glass", [3, 4]),
        ("olympia", (1,), "wood wood clay glass", [2, 3]),
        ("rhodes", (), "wood wood clay", [1, 2]),
        ("alexandria", (1,), "wood wood clay glass", [2]),
    ],
)
def test_the_order_is_free_where_stages_rest_side_by_side(
    wonder: str, built: tuple[int, ...], hand: str, open_now: list[int]
) -> None:
    other = city("giza")
    game = table(city(wonder, hand, stages=built), other)
    play(game, "take central")
    assert sorted({int(choice.split()[1]) for choice in choices(game)}) == open_now


def test_the_pediment_of_ephesus_rests_on_all_three_columns() -> None:
    assert after_taking("wood stone clay glass", stages=(1, 2, 3), wonder="ephesus") == []
    assert after_taking("wood stone clay glass", stages=(1, 2, 3, 4), wonder="ephesus") == [
        "build 5 wood stone clay glass +0"
    ]


def test_either_top_of_babylon_can_be_the_last_stage() -> None:
    for built, hand, last in (
        ((1, 2, 3, 4), "wood stone clay glass", 5),
        ((1, 2, 3, 5), "wood wood wood", 4),
    ):
        game = table(city("babylon", hand, stages=built), OTHER)
        events = play(game, "take central", f"build {last} {hand} +0")
        assert told(events, WonderFinished)


def test_what_is_built_is_told() -> None:
    game = table(city("giza", "wood coin"), OTHER)
    events = play(game, "take central", "build 1 wood +1")
    assert told(events, StageBuilt) == [StageBuilt(Seat(0), 1, ("wood",), 1, False, False)]


# -- Economy and Engineering: the player's to use or to keep -----------------------------------------


def test_economy_lets_one_coin_card_stand_for_two() -> None:
    assert after_taking("wood coin", stages=(1, 2), tokens="economy") == ["build 3 wood +1 economy", "end"]


def test_economy_saves_a_coin_where_there_are_enough() -> None:
    assert after_taking("coin coin", tokens="economy") == ["build 1 +2", "build 1 +1 economy"]


def test_economy_changes_nothing_where_one_resource_is_missing() -> None:
    assert after_taking("wood coin", tokens="economy") == ["build 1 wood +1"]


def test_economy_helps_one_stage_a_turn() -> None:
    game = table(city("giza", "coin coin", tokens="economy"), OTHER)
    play(game, "take central", "build 1 +1 economy")
    assert game.view(None).turn == 1
    assert cards(game) == "coin laurel3"


def test_engineering_takes_any_resources() -> None:
    assert after_taking("wood wood", tokens="engineering") == ["build 1 wood wood +0 engineering", "end"]
    assert after_taking("wood clay", stages=(1,), tokens="engineering") == [
        "build 2 wood clay +0 engineering",
        "end",
    ]


def test_engineering_helps_one_stage_a_turn() -> None:
    game = table(city("giza", "wood wood wood clay glass", tokens="engineering"), OTHER)
    play(game, "take central", "build 1 wood wood +0 engineering")
    assert game.view(None).turn == 1, "wood, clay and glass are not two identical ones"


def test_engineering_is_not_used_where_the_rule_is_kept_anyway() -> None:
    assert after_taking("wood clay", tokens="engineering") == ["build 1 wood clay +0"]


def test_engineering_saves_coins_too() -> None:
    assert after_taking("wood wood coin", tokens="engineering") == [
        "build 1 wood +1",
        "build 1 wood wood +0 engineering",
    ]


def test_engineering_and_coins_together() -> None:
    assert after_taking("wood wood wood coin", stages=(1, 2, 3, 4), tokens="engineering") == [
        "build 5 wood wood wood +1 engineering",
        "end",
    ]


def test_economy_and_engineering_together() -> None:
    assert after_taking("wood wood coin", stages=(1, 2, 3, 4), tokens="economy engineering") == [
        "build 5 wood wood +1 economy engineering",
        "end",
    ]


def test_a_stage_that_only_a_token_makes_payable_may_be_left_undone() -> None:
    game = table(city("giza", "wood wood", tokens="engineering"), OTHER)
    play(game, "take central", "end")
    assert game.view(None).turn == 1
    assert game.view(None).cities[0].stages == ()
    # The wish can come later: it is asked again in the next turn.
    play(game, "take central", "take central")
    assert "build 1 wood wood +0 engineering" in choices(game)
