"""The computer player that plays at random, and whole games between policies."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.course import AnyGame
from engine.game import ChoiceT, Decision, Seat, View
from engine.players.player import Policy
from engine.shuffle import below


class Uniform:
    """Chooses uniformly at random, so that it tries every rule of a game."""

    def choose(self, view: View | None, decision: Decision[ChoiceT], source: Random) -> ChoiceT:
        """Draw one of the choices without looking at the view; the same ``source`` draws the same."""
        choices = decision.choices
        return choices[below(source, len(choices))]


def play_out(game: AnyGame, players: Sequence[Policy], source: Random) -> AnyGame:
    """Let policies finish a game, one a seat; each only sees its view."""
    while pending := game.decisions():
        chosen: dict[Seat, Any] = {}
        while pending:
            for decision in pending:
                player = players[decision.chooser]
                # Random choices need no view, and skipping it makes thousands of random games fast.
                view = None if isinstance(player, Uniform) else game.view(decision.chooser)
                chosen[decision.seat] = player.choose(view, decision, source)
            pending = game.decisions(chosen)
        game.play(chosen)
    return game
