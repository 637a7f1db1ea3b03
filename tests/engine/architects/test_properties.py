"""Invariants of random games of Architects."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.architects.box import standard_box
from engine.architects.rules import ArchitectsGame
from engine.architects.scoring import score_cities
from engine.record import new_game
from engine.terms import CardId
from tests.engine.play import random_step

SEEDS = st.integers(0, 2**32)


def all_cards(game: ArchitectsGame) -> Counter[CardId]:
    laid = game.table
    piles = sum((Counter(pile) for pile in laid.decks.values()), Counter(laid.discard))
    return sum((Counter(dict(city.cards)) for city in laid.cities), piles)


def check(game: ArchitectsGame, cards: Counter[CardId]) -> None:
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
def test_architects_conserves_cards_and_tokens_and_always_ends(players: int, seed: int, luck: int) -> None:
    game: ArchitectsGame = new_game("architects", players, seed)
    source = Random(luck)
    cards = sum((Counter(standard_box().full_deck(deck)) for deck in game.table.decks), Counter[CardId]())
    while not game.over:
        check(game, cards)
        game.play(random_step(game, source))
    check(game, cards)
    assert game.decisions() == ()
    assert any(city.finished for city in game.table.cities)
    assert min(score.rank for score in game.view(None).scores) == 1
