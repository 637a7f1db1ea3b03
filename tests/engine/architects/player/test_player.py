"""The computer player of Architects: legal everywhere, the same for the same luck, better than chance."""

from __future__ import annotations

from random import Random

import pytest

from engine.architects.player.playouts import ranked
from engine.architects.rules import ArchitectsGame
from engine.measuring.match import Match, play_match
from engine.measuring.uniform import Uniform, play_out
from engine.players.levels import by_level
from engine.players.player import Policy
from tests.engine.architects.setting import city, dealt, play, table


def chosen(game: ArchitectsGame) -> dict[str, object]:
    """Return what seems best."""
    (decision,) = game.decisions()
    return dict(ranked(game.view(decision.chooser), decision)[0][0].as_json())


def test_it_beats_chance_at_a_table_of_two() -> None:
    normal, _ = play_match(Match("architects", ("normal", "random"), seed=300), 12)
    assert normal.won >= 10


@pytest.mark.parametrize("players", range(2, 8))
def test_it_finishes_games_of_every_size(players: int) -> None:
    seats: list[Policy] = [*[by_level("normal")] * 2, *[Uniform()] * (players - 2)]
    game = dealt(players, players)
    play_out(game, seats, Random(players))
    assert game.over


def test_it_plays_the_same_from_the_same_source() -> None:
    first, second = (play_out(dealt(2, 3), [by_level("normal")] * 2, Random(3)).record() for _ in range(2))
    assert first == second


def test_it_takes_the_card_that_builds_its_wonder() -> None:
    game = table(
        city("giza", "wood stone clay", stages=(1, 2, 3, 4), tokens="", victories=9),
        city("rhodes"),
        decks={"giza": "laurel3", "rhodes": "glass"},
    )
    assert chosen(game) == {"action": "take", "deck": "rhodes"}


def test_it_looks_at_the_central_card_when_it_has_the_cat() -> None:
    decks = {"giza": "shield0", "rhodes": "shield0", "central": "glass"}
    cities = (city("giza", "wood stone clay", stages=(1, 2, 3, 4), victories=9), city("rhodes"))
    assert chosen(table(*cities, decks=decks, cat=0)) == {"action": "take", "deck": "central"}


def test_it_answers_every_kind_of_question() -> None:
    game = table(city("babylon", "wood wood", stages=(1,)), city("giza"), face_up="culture crafts politics")
    play(game, "take central", "build 2 wood wood +0")
    assert chosen(game)["action"] == "token"
    game = table(
        city("halicarnassus", "wood wood", stages=(1,)),
        city("giza"),
        decks={"giza": "laurel3 shield0 tablet"},
    )
    play(game, "take halicarnassus", "build 2 wood wood +0")
    assert chosen(game)["action"] == "effect"
    play(game, "effect giza")
    assert chosen(game)["action"] == "keep"


def test_it_takes_the_second_culture_token_for_its_points() -> None:
    game = table(
        city("giza", "gear", tokens="culture", stages=(1, 2, 3, 4)),
        city("rhodes"),
        decks={"giza": "gear"},
        face_up="urbanism culture economy",
        stack="decor",
    )
    play(game, "take giza", "exchange gear gear")
    assert chosen(game) == {"action": "token", "token": "culture"}


def test_it_uses_extra_cards() -> None:
    game = table(city("giza", tokens="urbanism"), city("rhodes"), decks={"giza": "wood"})
    play(game, "take giza")
    assert chosen(game)["action"] == "extra"
