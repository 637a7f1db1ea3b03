"""What holds in every game, whoever plays and however they choose."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.architects.box import standard_box
from engine.architects.choice import Build, End, Exchange
from engine.architects.rules import ArchitectsGame
from engine.architects.scoring import score_cities
from engine.reading import Node
from engine.record import read_position
from engine.terms import CardId
from tests.engine.architects.positions import position_of
from tests.engine.architects.setting import dealt, random_choice
from tests.engine.play import play_randomly

PLAYERS = st.integers(2, 7)
SEEDS = st.integers(0, 2**32)


def all_cards(game: ArchitectsGame) -> Counter[CardId]:
    laid = game.table
    piles = sum((Counter(pile) for pile in laid.decks.values()), Counter(laid.discard))
    return sum((Counter(dict(city.cards)) for city in laid.cities), piles)


def check(game: ArchitectsGame, cards: Counter[CardId]) -> None:
    """Check everything that must hold at any moment, with the cards of the decks in play."""
    laid = game.table
    assert all_cards(game) == cards
    held = [token for city in laid.cities for token in city.tokens]
    assert Counter([*held, *laid.face_up, *laid.stack]) == Counter(standard_box().all_tokens())
    assert len(laid.face_up) == 3 or not laid.stack
    assert 0 <= laid.battle <= laid.conflict_tokens
    assert all(score.total >= 0 for score in score_cities(laid.box, laid.cities, laid.cat))
    for city in laid.cities:
        assert len(set(city.stages)) == len(city.stages)
        assert all(set(city.board.stage(number).rests_on) <= set(city.stages) for number in city.stages)


@pytest.mark.parametrize("players", range(2, 8))
@given(seed=SEEDS, luck=SEEDS)
@settings(max_examples=3, deadline=None)
def test_cards_and_tokens_are_conserved_and_every_game_ends(players: int, seed: int, luck: int) -> None:
    game, source = dealt(players, seed), Random(luck)
    cards = sum((Counter(standard_box().full_deck(deck)) for deck in game.table.decks), Counter[CardId]())
    while not game.over:
        check(game, cards)
        game.play(random_choice(game, source))
    check(game, cards)
    assert game.decisions() == ()
    assert any(city.finished for city in game.table.cities)
    assert min(score.rank for score in game.view(None).scores) == 1


@given(PLAYERS, SEEDS, SEEDS, st.integers(0, 150))
@settings(max_examples=40, deadline=None)
def test_a_position_says_everything(players: int, seed: int, luck: int, steps: int) -> None:
    game, source = dealt(players, seed), Random(luck)
    for _ in range(steps):
        if not game.over:
            game.play(random_choice(game, source))
    position = read_position(position_of(game.table))
    assert position.table == game.table
    asked = [choice for decision in game.decisions() for choice in decision.choices]
    assert list(position.choices(Node(int(game.table.turn)))) == asked
    assert position.scores() == game.view(None).scores


@given(PLAYERS, SEEDS, SEEDS)
@settings(max_examples=20, deadline=None)
def test_the_end_of_a_turn_is_legal_only_when_nothing_compulsory_is_left(
    players: int, seed: int, luck: int
) -> None:
    game, source = dealt(players, seed), Random(luck)
    while not game.over:
        (decision,) = game.decisions()
        compulsory = [
            choice
            for choice in decision.choices
            if isinstance(choice, Exchange)
            or (isinstance(choice, Build) and not choice.economy and not choice.engineering)
        ]
        assert not (compulsory and End() in decision.choices)
        assert decision.choices != (End(),) or game.table.decks_in_reach() == []
        game.play(random_choice(game, source))


def test_a_random_game_of_seven_passes_the_28_military_victory_tokens_of_the_box() -> None:
    game = play_randomly(dealt(7, SEED_OF_MANY_BATTLES), Random(SEED_OF_MANY_BATTLES))
    assert sum(city.victories for city in game.table.cities) == 30


SEED_OF_MANY_BATTLES = 1013
