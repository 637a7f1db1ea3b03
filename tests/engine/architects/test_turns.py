"""Whose turn it is, the three piles, empty piles and the end (rulebook, The turn; End of the game)."""

from __future__ import annotations

import pytest

from engine.architects.events import CardTaken, GameEnded, Passed
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.game import Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, choices, city, dealt, play, table, told


def three(**decks: str) -> ArchitectsGame:
    """Lay a table of three with these decks."""
    return table(city("giza"), city("rhodes", "laurel3"), city("olympia"), decks=decks)


def test_one_takes_left_centre_or_right_and_play_goes_to_the_left() -> None:
    game = three(giza="coin wood")
    assert choices(game) == ["take giza", "take central", "take olympia"]
    taken = CardTaken(Seat(0), DeckId("giza"), CardId("coin"), "turn")
    assert told(play(game, "take giza"), CardTaken) == [taken]
    assert (cards(game), game.view(None).decks[DeckId("giza")].top) == ("coin", "wood")
    assert choices(game) == ["take rhodes", "take central", "take giza"]
    play(game, "take rhodes")
    assert choices(game) == ["take olympia", "take central", "take rhodes"]
    play(game, "take olympia")
    assert game.view(None).turn == 0


def test_with_two_players_the_left_pile_is_ones_own_and_the_right_pile_the_others() -> None:
    offered = table(city("giza"), seat=1).view(None).offered
    piles = [("left", "rhodes"), ("central", "central"), ("right", "giza")]
    assert [(each.place, each.deck) for each in offered] == piles


@pytest.mark.parametrize(
    ("hand", "tokens", "decks", "legal"),
    [
        ("", "", {"giza": "", "central": "coin"}, ["take central", "take rhodes"]),
        ("", "", {"giza": "", "central": "", "rhodes": ""}, ["end"]),
        (
            "wood wood",
            "engineering",
            {"giza": "", "central": "", "rhodes": ""},
            ["build 1 wood wood +0 engineering", "end"],
        ),
    ],
)
def test_who_finds_three_empty_piles_passes_or_builds_with_a_token(
    hand: str, tokens: str, decks: dict[str, str], legal: list[str]
) -> None:
    game = table(city("giza", hand, tokens=tokens), decks=decks)
    assert choices(game) == legal
    assert bool(told(play(game, legal[0]), Passed)) == (legal == ["end"])
    assert game.view(None).turn == 1


def test_when_nobody_can_do_anything_the_game_ends() -> None:
    game = three(giza="", central="", rhodes="", olympia="")
    play(game, "end", "end")
    assert not game.over
    assert told(play(game, "end"), GameEnded)
    assert game.over
    assert game.decisions() == ()
    assert [score.rank for score in game.view(None).scores] == [2, 1, 2]


def test_a_card_taken_between_passes_lets_the_game_go_on() -> None:
    game = three(giza="", central="", rhodes="coin", olympia="")
    play(game, "end", "take rhodes", "end", "end")
    assert not game.over
    play(game, "end")
    assert game.over


def test_the_game_ends_with_the_turn_in_which_a_wonder_is_finished() -> None:
    own = city("giza", "wood stone clay glass compass compass shield0", stages=(1, 2, 3, 4))
    game = table(own, decks={"central": "shield1"}, conflict={"total": 3, "battle": 2})
    play(game, "take central", "build 5 wood stone clay glass +0")
    assert not game.over, "the symbols are still to be exchanged"
    assert told(play(game, "exchange compass compass", "token decor"), GameEnded)
    assert game.over
    scores = game.view(None).scores
    assert scores[0].row("progress") == 6
    assert [score.row("military") for score in scores] == [6, 0], "the last battle is fought"


def test_every_number_of_players_is_dealt_and_anybody_can_begin() -> None:
    for players in range(2, 8):
        view = dealt(players, 1).view(None)
        assert len({each.wonder for each in view.cities}) == len(view.cities) == players
        assert [deck.size for deck in view.decks.values()] == [60] + [25] * players
        assert (len(view.tokens), view.stack_size) == (3, 12)
        assert (view.battle, view.cat) == (0, None)
    assert {dealt(4, seed).view(None).turn for seed in range(40)} == {0, 1, 2, 3}


def test_wonders_can_be_chosen() -> None:
    view = dealt(3, 5, {"wonders": [None, "giza", None]}).view(None)
    assert view.cities[1].wonder == "giza"
    assert len({each.wonder for each in view.cities}) == 3
