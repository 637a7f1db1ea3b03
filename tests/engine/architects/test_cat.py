"""The cat pawn and its private look (rulebook, Blue cards; Using the cat)."""

from __future__ import annotations

from engine.architects.events import CatTaken
from engine.game import Seat
from tests.engine.architects.setting import city, play, table, told


def test_a_blue_card_with_a_cat_takes_the_pawn_from_the_table() -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": "laurel2cat"})
    assert told(play(game, "take central"), CatTaken) == [CatTaken(Seat(0), None)]
    assert game.view(None).cat == 0


def test_the_pawn_is_taken_from_whoever_has_it() -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": "laurel2cat"}, cat=1)
    assert told(play(game, "take central"), CatTaken) == [CatTaken(Seat(0), Seat(1))]


def test_another_cat_changes_nothing_for_its_owner() -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": "laurel2cat"}, cat=0)
    assert told(play(game, "take central"), CatTaken) == []


def test_a_blue_card_without_a_cat_leaves_the_pawn() -> None:
    game = table(city("giza"), city("rhodes"), cat=1)
    play(game, "take central")
    assert game.view(None).cat == 1


def test_its_owner_may_look_at_the_central_card_at_the_beginning_of_the_turn() -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": "coin wood wood"}, cat=0)
    assert game.view(Seat(0)).peeked == "coin"
    assert game.view(Seat(1)).peeked is None
    assert game.view(None).peeked is None


def test_its_owner_may_not_look_in_the_turn_of_another() -> None:
    game = table(city("giza"), city("rhodes"), cat=1)
    assert game.view(Seat(1)).peeked is None


def test_there_is_one_look_a_turn() -> None:
    game = table(
        city("giza", tokens="urbanism"), city("rhodes"), decks={"giza": "wood", "central": "coin"}, cat=0
    )
    play(game, "take giza")
    assert game.view(None).turn == 0
    assert game.view(Seat(0)).peeked is None


def test_there_is_nothing_to_see_in_an_empty_deck() -> None:
    game = table(city("giza"), city("rhodes"), decks={"central": ""}, cat=0)
    assert game.view(Seat(0)).peeked is None


def test_the_pawn_is_worth_two_points() -> None:
    game = table(city("giza"), city("rhodes"), cat=1)
    assert [score.row("cat") for score in game.view(None).scores] == [0, 2]
