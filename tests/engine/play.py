"""Games played at random, or by computer players of one level."""

from random import Random
from typing import Any, TypeVar

from engine.course import AnyGame
from engine.game import Seat
from engine.measuring.uniform import Uniform, play_out
from engine.players.levels import by_level
from engine.terms import Level

GameT = TypeVar("GameT", bound=AnyGame)


def random_step(game: AnyGame, source: Random) -> dict[Seat, Any]:
    chosen: dict[Seat, Any] = {}
    while pending := game.decisions(chosen):
        chosen |= {each.seat: Uniform().choose(None, each, source) for each in pending}
    return chosen


def play_randomly(game: GameT, source: Random) -> GameT:
    play_out(game, [Uniform()] * game.players, source)
    return game


def let_play(game: GameT, level: Level, steps: int) -> GameT:
    """Let computer players of a level play up to this many steps of a game."""
    player, source = by_level(level), Random(3)
    while not game.over and game.steps < steps:
        (decision,) = game.decisions()
        game.play({decision.seat: player.choose(game.view(decision.seat), decision, source)})
    return game
