"""Horns, conflict tokens and battles (rulebook, Red cards; Resolving a battle; Two players)."""

from __future__ import annotations

import pytest

from engine.architects.events import Battle, ConflictTokensTurned, Fight
from engine.architects.rules import ArchitectsGame
from engine.game import JsonObject, Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, city, play, table, told


def before_battle(*cities: JsonObject, card: str = "shield1", literal: bool = False) -> ArchitectsGame:
    """Lay a table at which the first card of the middle turns the last conflict token."""
    return table(*cities, decks={"central": card}, conflict={"total": 3, "battle": 2}, literal=literal)


@pytest.mark.parametrize(("card_id", "turned"), [("shield0", 0), ("shield1", 1), ("shield2", 2)])
def test_horns_turn_conflict_tokens(card_id: str, turned: int) -> None:
    game = table(city("giza"), decks={"central": card_id})
    events = play(game, "take central")
    assert game.view(None).battle == turned
    expected = [ConflictTokensTurned(Seat(0), turned, turned, 3)] if turned else []
    assert told(events, ConflictTokensTurned) == expected


def test_horns_beyond_the_last_token_are_lost() -> None:
    game = before_battle(city("giza"), card="shield2")
    events = play(game, "take central")
    assert told(events, ConflictTokensTurned) == [ConflictTokensTurned(Seat(0), 1, 3, 3)]
    assert game.view(None).battle == 0, "turned back to peace after the battle"


def test_the_battle_comes_at_the_end_of_the_turn() -> None:
    game = before_battle(city("giza", "wood clay"))
    assert not told(play(game, "take central"), Battle)
    assert told(play(game, "build 1 wood clay +0"), Battle)


def test_a_battle_is_told_pair_by_pair_and_red_cards_with_horns_leave() -> None:
    game = before_battle(
        city("giza", "shield0"), city("rhodes", "shield0 wood shield1"), city("olympia", victories=20)
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
    assert [cards(game, seat) for seat in range(2)] == ["shield0", "wood shield0"]
    assert game.view(None).discard == {"shield1": 2}


@pytest.mark.parametrize(
    ("hands", "literal", "victories"),
    [
        # One token for each weaker neighbour; who sits farther away does not fight.
        (("shield0", "shield0", ""), False, [2, 1, 0]),
        (("", "shield0", "shield0"), False, [0, 0, 0]),
        (("shield0 shield0", "shield0", "", "shield0"), False, [2, 1, 0, 1]),
        (("", "shield0", "shield0 shield0", "shield0"), False, [0, 0, 2, 0]),
        (("shield0 shield0 shield0", "", ""), False, [2, 0, 0]),
        # Of two players, one token for more shields and two for twice as many.
        (("shield0", "shield0"), False, [2, 0]),
        (("shield0 shield0", "shield0 shield0"), False, [1, 0]),
        (("", "shield0 shield0"), False, [0, 2]),
        (("", "shield0"), False, [0, 0]),
        (("shield0", ""), False, [2, 0]),
        # One shield against none is twice as many only to the letter.
        (("", ""), False, [1, 0]),
        (("", ""), True, [2, 0]),
    ],
)
def test_victories_of_a_battle(hands: tuple[str, ...], literal: bool, victories: list[int]) -> None:
    wonders = ("giza", "rhodes", "olympia", "babylon")
    cities = [city(wonder, hand, victories=20) for wonder, hand in zip(wonders, hands, strict=False)]
    game = before_battle(*cities, literal=literal)
    play(game, "take central")
    assert [each.victories - 20 for each in game.view(None).cities] == victories
    # The tokens never run out.
    assert [score.row("military") for score in game.view(None).scores] == [
        60 + 3 * each for each in victories
    ]
