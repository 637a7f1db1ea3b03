"""Random games of the second edition, played by our engine and by a plain one that knows nothing of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.base.choice import BaseChoice
from engine.base.rules import BaseGame
from engine.course import Game
from engine.game import Seat
from engine.record import new_game
from tests.engine.base.plain import BOARDS, CARDS, Move, PlainGame
from tests.engine.base.setting import facts_of

GAMES = [(players, seed) for players in range(3, 8) for seed in range(4)]


def second_edition_game(players: int, seed: int) -> BaseGame:
    game = new_game("base", players, seed, {"sides": "A+B"}, ["second_edition"])
    assert isinstance(game, Game)
    return game


def plain_game(game: BaseGame) -> PlainGame:
    """Begin the same game in the plain engine."""
    record: dict[str, Any] = game.record()
    boards = [f"{board['wonder']} {board['side']}" for board in record["wonders"]]
    return PlainGame(boards, record["deal"])


def as_move(choice: BaseChoice) -> Move:
    facts = facts_of(choice)
    return Move(facts.action, facts.card or "", facts.how or "", facts.bank, facts.left, facts.right)


def assert_alike(ours: BaseGame, plain: PlainGame) -> None:
    """Compare what lies on the table, and what each seat would score now."""
    assert ours.over == plain.over
    assert Counter(ours.table.discard) == Counter(plain.discard)
    for seat, (city, other) in enumerate(zip(ours.table.cities, plain.cities, strict=True)):
        assert (city.coins, city.stages) == (other.coins, other.stages), seat
        assert list(city.buildings) == other.buildings, seat
        assert Counter(city.conflicts) == Counter(other.tokens), seat
    found = [{**score.points(), "rank": score.rank} for score in ours.scores()]
    assert found == plain.scores()


def draw(moves: list[Move], source: Random) -> Move:
    """Draw a move; cards are sold less often than they are built, as at a table."""
    return source.choice([move for move in moves if move.action != "sell" or source.random() < 0.2] or moves)


def play_both(players: int, seed: int) -> Counter[str]:
    """Play a game in both engines, comparing every choice and score, and count what happened in it."""
    ours = second_edition_game(players, seed)
    plain, source = plain_game(ours), Random(seed)
    happened: Counter[str] = Counter()
    while not ours.over:
        assert_alike(ours, plain)
        asked = plain.asked()
        decisions = {int(decision.seat): decision for decision in ours.decisions()}
        assert sorted(decisions) == sorted(asked)
        chosen: dict[int, Move] = {}
        step: dict[Seat, BaseChoice] = {}
        for seat, decision in decisions.items():
            listed = {as_move(choice): choice for choice in decision.choices}
            assert len(listed) == len(decision.choices)
            assert set(listed) == set(asked[seat]), (plain.age, plain.turn, plain.cities[seat])
            chosen[seat] = draw(asked[seat], source)
            step[decision.seat] = listed[chosen[seat]]
            happened[plain.asking] += plain.asking != "round"
            happened[chosen[seat].how] += 1
            happened[chosen[seat].action] += 1
            happened["choices"] += len(listed)
        for seat, move in chosen.items():
            if move.how == "power":
                happened[f"power {plain.cities[seat].board} turn {plain.turn}"] += 1
        ours.play(step)
        plain.play(chosen)
    assert_alike(ours, plain)
    for city in plain.cities:
        happened["complete wonder"] += city.stages == len(BOARDS[city.board]["stages"])
        for card in ("ludus", "castrum", "decorators_guild", "well"):
            happened[card] += card in city.buildings
        happened["complete with Decorators Guild"] += (
            "decorators_guild" in city.buildings and city.stages == len(BOARDS[city.board]["stages"])
        )
        happened[city.board] += 1
    return happened


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_both_engines_play_the_same_game(players: int, seed: int) -> None:
    play_both(players, seed)


def test_the_facts_are_those_of_the_whole_box() -> None:
    assert len(CARDS) == 80
    assert len(BOARDS) == 14
