"""The computer player of all games: it looks at its choices, and plays on after the best of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple, Protocol

from engine.game import Decision
from engine.players.search import Weighed, weigh_by_playouts


class Search(NamedTuple):
    """How a game is played on after the choices of one decision.

    ``deal`` lays a table that may be the one that is played at; ``finish`` plays on after a choice and gives
    how well that ended, ``unit`` for each point. ``steps`` is how many choices that takes, about. What a
    choice seems worth counts as ``trust`` playouts. ``seed`` is the same for the same view only.
    """

    deal: Callable[[Random], Any]
    finish: Callable[[Any, Any, Random], int]
    steps: int
    trust: float
    unit: int
    seed: str


class GameModel(Protocol):
    """What a computer player knows of a game; it can be pickled, so that another process can think."""

    def ranked(self, view: Any, decision: Decision[Any]) -> list[tuple[Any, float]]:
        """List the choices that are worth a thought with what they seem worth in points, the best first."""
        ...

    def search(self, view: Any, decision: Decision[Any]) -> Search | None:
        """Tell how to play on; None where cards lie that no view shows and nobody can deal."""
        ...


@dataclass(frozen=True, slots=True)
class ComputerPlayer:
    """Takes what seems best to it, or what ends best for it in games that may be this one.

    ``noise`` is by how many points chance may lift what a choice seems worth. ``work`` is how many choices
    are made in all playouts of a decision, about, 0 for a player that does not play on; ``candidates`` is how
    many choices are tried, those that seem best.
    """

    model: GameModel
    noise: float = 0.0
    work: int = 0
    candidates: int = 8

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        return self._weigh(view, decision, source)[0].choice

    def weigh(self, view: Any, decision: Decision[Any]) -> tuple[Weighed[Any], ...]:
        """Give the choices that it tries without noise, the one that it takes first, each with its value.

        Values are points; without playouts they are what the choices seem worth.
        """
        return self._weigh(view, decision, None)

    def _weigh(self, view: Any, decision: Decision[Any], source: Random | None) -> tuple[Weighed[Any], ...]:
        ranked = self.model.ranked(view, decision)
        if source is not None and self.noise:
            ranked = [(choice, value + self.noise * source.random()) for choice, value in ranked]
            ranked.sort(key=itemgetter(1), reverse=True)
        search = self.model.search(view, decision) if self.work else None
        if search is None:
            return tuple(Weighed(choice, value) for choice, value in ranked)
        best = ranked[: self.candidates]
        weighed = weigh_by_playouts(
            [choice for choice, _ in best],
            [round(search.unit * search.trust * value) for _, value in best],
            self.work // search.steps,
            search.seed,
            search.deal,
            search.finish,
        )
        return tuple(each._replace(value=each.value / search.unit) for each in weighed)
