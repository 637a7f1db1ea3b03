"""Pickled calls to worker processes."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from bot.common.workers.packing import pack
from bot.computers.players import choose
from engine.base.rules import standard_box
from engine.players.levels import by_level
from engine.record import new_game
from tests.engine.test_all_games import in_mid_course


@pytest.mark.parametrize(("name", "players"), [("base", 2), ("base", 7), ("duel", 2), ("architects", 4)])
def test_a_position_arrives_unchanged_with_the_same_box_in_each_call(name: str, players: int) -> None:
    game, again = (new_game(name, players, 3, {}) for _ in range(2))
    decision = game.decisions()[0]
    view = game.view(decision.chooser)
    call = pack(choose, "strong", view, decision, Random(3))
    assert call == pack(choose, "strong", again.view(decision.chooser), again.decisions()[0], Random(3))
    function, (level, seen, asked, source) = pickle.loads(call)
    assert (function, level, repr(seen), asked) == (choose, "strong", repr(view), decision)
    assert source.random() == Random(3).random()
    assert choose("easy", seen, asked, Random(3)) == by_level("easy").choose(view, decision, Random(3))
    assert pickle.loads(call)[1][1].box is seen.box


def test_cards_keep_their_identity_with_the_box() -> None:
    _, (view,) = pickle.loads(pack(len, in_mid_course("base", 3, 7, 0.5).view(None)))
    [built, *_] = view.cities[0].cards
    assert view.box.cards[built.id] is built


def test_different_boxes_stay_different() -> None:
    usual = standard_box()
    boxes = (usual, replace(usual, rounds=usual.rounds - 1), usual)
    first, second, third = (pickle.loads(pack(len, box))[1][0] for box in boxes)
    assert first is third
    assert (first.rounds, second.rounds) == (usual.rounds, usual.rounds - 1)
