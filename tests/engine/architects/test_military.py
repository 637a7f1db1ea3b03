"""Horns, conflict tokens and battles (rulebook, Red cards; Resolving a battle; Two players)."""

from __future__ import annotations

import pytest

from engine.architects.events import Battle, ConflictTokensTurned, Fight
from engine.game import Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, city, play, table, told


def after_battle(*hands: str, literal: bool = False) -> list[int]:
    """Let the last conflict token turn and give the victory tokens of all seats."""
    wonders = ("giza", "rhodes", "olympia", "babylon")
    cities = [city(wonder, hand) for wonder, hand in zip(wonders, hands, strict=False)]
    game = table(
        *cities,
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
        literal=literal,
    )
    play(game, "take central")
    return [each.victories for each in game.view(None).cities]


@pytest.mark.parametrize(("card_id", "turned"), [("shield0", 0), ("shield1", 1), ("shield2", 2)])
def test_horns_turn_conflict_tokens(card_id: str, turned: int) -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": card_id})
    events = play(game, "take central")
    assert game.view(None).battle == turned
    expected = [ConflictTokensTurned(Seat(0), turned, turned, 3)] if turned else []
    assert told(events, ConflictTokensTurned) == expected


def test_horns_beyond_the_last_token_are_lost() -> None:
    game = table(
        city("giza"), city("rhodes"), decks={"central": "shield2"}, conflict={"total": 3, "battle": 2}
    )
    events = play(game, "take central")
    assert told(events, ConflictTokensTurned) == [ConflictTokensTurned(Seat(0), 1, 3, 3)]
    assert game.view(None).battle == 0, "turned back to peace after the battle"


def test_the_battle_comes_at_the_end_of_the_turn() -> None:
    game = table(
        city("giza", "wood clay"),
        city("rhodes"),
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
    )
    assert not told(play(game, "take central"), Battle)
    assert told(play(game, "build 1 wood clay +0"), Battle)


def test_a_battle_is_told_pair_by_pair() -> None:
    game = table(
        city("giza", "shield0"),
        city("rhodes", "shield0 shield1"),
        city("olympia"),
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
    )
    (battle,) = told(play(game, "take central"), Battle)
    assert battle == Battle(
        fights=(
            Fight(Seat(0), Seat(1), 2, 2, None, 0),
            Fight(Seat(1), Seat(2), 2, 0, Seat(1), 1),
            Fight(Seat(2), Seat(0), 0, 2, Seat(0), 1),
        ),
        discarded=((CardId("shield1"),), (CardId("shield1"),), ()),
    )


def test_one_token_for_each_weaker_neighbour() -> None:
    assert after_battle("shield0", "shield0", "") == [2, 1, 0]
    assert after_battle("", "shield0", "shield0") == [0, 0, 0], "equal shields win nothing"
    assert after_battle("shield0 shield0", "shield0", "", "shield0") == [2, 1, 0, 1]


def test_far_neighbours_do_not_fight() -> None:
    assert after_battle("", "shield0", "shield0 shield0", "shield0") == [0, 0, 2, 0]


def test_two_players_one_token_for_more_shields_two_for_twice_as_many() -> None:
    assert after_battle("shield0", "shield0") == [2, 0]
    assert after_battle("shield0 shield0", "shield0 shield0") == [1, 0]
    assert after_battle("", "shield0 shield0") == [0, 2]
    assert after_battle("", "shield0") == [0, 0]


def test_two_players_two_shields_against_none_are_twice_as_many() -> None:
    assert after_battle("shield0", "") == [2, 0]


def test_two_players_one_shield_against_none_wins_one_token_unless_taken_to_the_letter() -> None:
    assert after_battle("", "") == [1, 0]
    assert after_battle("", "", literal=True) == [2, 0]


def test_three_players_never_win_two_tokens_from_one_neighbour() -> None:
    assert after_battle("shield0 shield0 shield0", "", "") == [2, 0, 0]


def test_red_cards_with_horns_leave_and_the_others_stay() -> None:
    game = table(
        city("giza", "shield0 shield1"),
        city("rhodes", "shield2 shield0 wood"),
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
    )
    play(game, "take central")
    assert cards(game, 0) == "shield0"
    assert cards(game, 1) == "wood shield0"
    assert game.view(None).discard == {"shield1": 2, "shield2": 1}


def test_military_victory_tokens_never_run_out() -> None:
    game = table(
        city("giza", "shield0", victories=20),
        city("rhodes", victories=20),
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
    )
    play(game, "take central")
    assert game.view(None).scores[0].row("military") == 66
