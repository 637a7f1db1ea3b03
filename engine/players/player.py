"""The computer player of all games: it looks at its choices, and plays on after the best of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple, Protocol

from engine.game import Decision, Seat
from engine.players.reasons import LongShot, Reason
from engine.players.search import Weighed, weigh_by_playouts
from engine.players.tips import Tip


class Policy(Protocol):
    """A way to play; it can be pickled, so that another process can think."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        ...


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


class GameModel(ABC):
    """What computer players know of a game; it can be pickled, so that another process can think."""

    __slots__ = ()

    @abstractmethod
    def ranked(self, view: Any, decision: Decision[Any]) -> list[tuple[Any, float]]:
        """List the choices that are worth a thought with what they seem worth in points, the best first."""

    @abstractmethod
    def search(self, view: Any, decision: Decision[Any]) -> Search | None:
        """Return how to play on; None where cards lie that no view shows and nobody can deal."""

    @abstractmethod
    def reasons(self, view: Any, decision: Decision[Any], choice: Any) -> tuple[Reason, ...]:
        """Tell what one of a decision's choices does, as its player sees the table."""

    @abstractmethod
    def tips(self, view: Any, seat: Seat) -> Iterable[Tip]:
        """Return what a newcomer who is asked on this seat can be told, what fits best first."""

    def judged_as(self, view: Any, decision: Decision[Any], choice: Any) -> Any | None:
        """Return the choice that one counts as when its loss is told; None where it has none by itself."""
        return choice

    def loss(self, value: float) -> float:
        """Return how a difference of values is told: in points, unless the game has something plainer."""
        return value

    def long_shot(self, view: Any, seat: Seat, best: Weighed[Any]) -> LongShot | None:
        """Return how seldom games were won after the best choice; None where that is often, or no matter."""
        return None


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
        """Return one of the decision's choices; the same for the same view and state of ``source``."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        return self.weigh(view, decision, source=source)[0].choice

    def weigh(
        self,
        view: Any,
        decision: Decision[Any],
        among: Sequence[Any] | None = None,
        source: Random | None = None,
    ) -> tuple[Weighed[Any], ...]:
        """Return the choices that it tries, the one that it takes first, each with its value.

        It tries only those ``among`` some if these are named, and adds noise only from a ``source``. Values
        compare the choices of one decision: in points, one's own less half of the best rival's, and more for
        a victory; in Duel the lead. Without playouts they are what the choices seem worth.
        """
        asked = decision
        if among is not None:
            asked = Decision(decision.seat, decision.chooser, decision.kind, tuple(among))
        ranked = self.model.ranked(view, asked)
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
