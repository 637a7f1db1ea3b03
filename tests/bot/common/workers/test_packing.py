"""Pickled calls to worker processes."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.common.workers.packing import pack
from bot.computers.players import choose
from engine.base.rules import standard_box
from engine.record import new_game

TABLES = [("base", 2), ("base", 7), ("duel", 2), ("architects", 4)]


def asked(name: str, players: int) -> bytes:
    game = new_game(name, players, 7, {})
    [decision, *_] = game.decisions({})
    return pack(choose, "strong", game.view(decision.chooser), decision, Random(3))


def arrived(question: bytes) -> Any:
    """Return the view in a pickled call."""
    _, (_, view, _, _) = pickle.loads(question)
    return view


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_box_is_one_object_across_calls(name: str, players: int) -> None:
    assert arrived(asked(name, players)).box is arrived(asked(name, players)).box


def test_cards_keep_their_identity_with_the_box() -> None:
    game = new_game("base", 3, 7, {})
    while not game.view(None).cities[0].cards:
        game.play({each.seat: each.choices[0] for each in game.decisions({})})
    [decision, *_] = game.decisions({})
    view = arrived(pack(choose, "strong", game.view(decision.chooser), decision, Random(3)))
    [built, *_] = view.cities[0].cards
    assert view.box.cards[built.id] is built


def test_different_boxes_stay_different() -> None:
    usual = standard_box()
    boxes = (usual, replace(usual, rounds=usual.rounds - 1), usual)
    first, second, third = (pickle.loads(pack(len, box))[1][0] for box in boxes)
    assert first is third
    assert (first.rounds, second.rounds) == (usual.rounds, usual.rounds - 1)
