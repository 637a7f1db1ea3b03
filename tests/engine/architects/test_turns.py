"""Whose turn it is, the three piles, empty piles and the end (rulebook, The turn; End of the game)."""

from __future__ import annotations

from engine.architects.events import CardTaken, GameEnded, Passed
from engine.architects.terms import DeckId
from engine.game import Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, choices, city, dealt, play, table, told


def test_one_takes_left_centre_or_right_and_play_goes_to_the_left() -> None:
    game = table(city("giza"), city("rhodes"), city("olympia"))
    assert choices(game) == ["take giza", "take central", "take olympia"]
    play(game, "take giza")
    assert choices(game) == ["take rhodes", "take central", "take giza"]
    play(game, "take rhodes")
    assert choices(game) == ["take olympia", "take central", "take rhodes"]
    play(game, "take olympia")
    assert game.view(None).turn == 0


def test_with_two_players_the_left_pile_is_ones_own_and_the_right_pile_the_others() -> None:
    game = table(city("giza"), city("rhodes"), seat=1)
    offered = game.view(None).offered
    assert [(each.place, each.deck) for each in offered] == [
        ("left", "rhodes"),
        ("central", "central"),
        ("right", "giza"),
    ]


def test_the_card_taken_lies_before_the_player() -> None:
    game = table(city("giza"), city("rhodes"), decks={"rhodes": "coin wood"})
    assert told(play(game, "take rhodes"), CardTaken) == [
        CardTaken(Seat(0), DeckId("rhodes"), CardId("coin"), "turn")
    ]
    assert cards(game) == "coin"
    assert game.view(None).decks[DeckId("rhodes")].top == "wood"


def test_an_empty_pile_cannot_be_chosen() -> None:
    game = table(city("giza"), city("rhodes"), decks={"giza": "", "central": "coin"})
    assert choices(game) == ["take central", "take rhodes"]


def test_who_finds_three_empty_piles_passes() -> None:
    game = table(
        city("giza"), city("rhodes"), city("olympia"), decks={"giza": "", "central": "", "olympia": ""}
    )
    assert choices(game) == ["end"]
    assert told(play(game, "end"), Passed)
    assert choices(game) == ["take rhodes"]


def test_who_passes_may_still_build_with_a_token() -> None:
    game = table(
        city("giza", "wood wood", tokens="engineering"),
        city("rhodes"),
        decks={"giza": "", "central": "", "rhodes": ""},
    )
    assert choices(game) == ["build 1 wood wood +0 engineering", "end"]
    events = play(game, "build 1 wood wood +0 engineering")
    assert not told(events, Passed)
    assert game.view(None).turn == 1


def test_when_nobody_can_do_anything_the_game_ends() -> None:
    game = table(
        city("giza"),
        city("rhodes", "laurel3"),
        city("olympia"),
        decks={"giza": "", "central": "", "rhodes": "", "olympia": ""},
    )
    play(game, "end", "end")
    assert not game.over
    assert told(play(game, "end"), GameEnded)
    assert game.over
    assert game.decisions() == ()
    assert [score.rank for score in game.view(None).scores] == [2, 1, 2]


def test_a_card_taken_between_passes_lets_the_game_go_on() -> None:
    game = table(
        city("giza"),
        city("rhodes"),
        city("olympia"),
        decks={"giza": "", "central": "", "rhodes": "coin", "olympia": ""},
    )
    play(game, "end", "take rhodes", "end", "end")
    assert not game.over
    play(game, "end")
    assert game.over


def test_the_game_ends_with_the_turn_in_which_a_wonder_is_finished() -> None:
    game = table(
        city("giza", "wood stone clay glass compass compass", stages=(1, 2, 3, 4)),
        city("rhodes"),
        city("olympia"),
    )
    play(game, "take central", "build 5 wood stone clay glass +0")
    assert not game.over, "the symbols are still to be exchanged"
    events = play(game, "exchange compass compass", "token decor")
    assert told(events, GameEnded)
    assert game.over
    assert game.view(None).scores[0].row("progress") == 6


def test_the_battle_of_the_last_turn_is_fought() -> None:
    game = table(
        city("giza", "wood stone clay glass shield0", stages=(1, 2, 3, 4)),
        city("rhodes"),
        decks={"central": "shield1"},
        conflict={"total": 3, "battle": 2},
    )
    play(game, "take central", "build 5 wood stone clay glass +0")
    assert game.over
    assert [score.row("military") for score in game.view(None).scores] == [6, 0]


def test_every_number_of_players_is_dealt() -> None:
    for players in range(2, 8):
        view = dealt(players, 1).view(None)
        assert len(view.cities) == players
        assert len({each.wonder for each in view.cities}) == players
        assert [deck.size for deck in view.decks.values()] == [60] + [25] * players
        assert (len(view.tokens), view.stack_size) == (3, 12)
        assert (view.battle, view.cat) == (0, None)


def test_anybody_can_begin() -> None:
    assert {dealt(4, seed).view(None).turn for seed in range(40)} == {0, 1, 2, 3}


def test_wonders_can_be_chosen() -> None:
    view = dealt(3, 5, {"wonders": [None, "giza", None]}).view(None)
    assert view.cities[1].wonder == "giza"
    assert len({each.wonder for each in view.cities}) == 3
