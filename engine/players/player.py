"""The computer player of all games: it evaluates its choices, and searches the best ones by playouts.

Playouts are counted, not timed, and added up in integers, so that every machine finds the same.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import copysign, inf, sqrt
from operator import itemgetter
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.game import Choice, ChoiceT, Course, Decision, Score, Seat
from engine.players.reasons import Reason
from engine.players.tips import Tip
from engine.rules import Table

UNIT = 100
"""Results are added up in whole hundredths of points, so that they are the same on any machine."""

TableT = TypeVar("TableT", bound=Table)
TriedT = TypeVar("TriedT", bound=Choice)


class Weighed(NamedTuple, Generic[TriedT]):
    """A choice with the average result of its playouts, and each single one.

    Choices weighed together have been played out from the same tables in the same order.
    """

    choice: TriedT
    value: float
    ends: tuple[int, ...] = ()

    @property
    def playouts(self) -> int:
        """The number of playouts."""
        return len(self.ends)


def best_first(choices: Sequence[TriedT], value: Callable[[TriedT], float]) -> list[tuple[TriedT, float]]:
    """List choices with their values, best first; equal ones keep their order."""
    values = sorted([(round(value(each), 6), -number) for number, each in enumerate(choices)], reverse=True)
    return [(choices[-number], worth) for worth, number in values]


def weigh_by_playouts(
    tried: Sequence[TriedT],
    opinions: Sequence[int],
    playouts: int,
    seed: str,
    deal: Callable[[Random], TableT],
    finish: Callable[[TableT, TriedT, Random], int],
) -> tuple[Weighed[TriedT], ...]:
    """Weigh choices by playouts: best first, those eliminated early last.

    ``opinions`` are prior values, as sums over many playouts: they count in the order and not in the values;
    equal ones keep their order. ``deal`` returns a table consistent with the view, ``finish`` plays a game on
    it to its end after a choice and returns the result. The playouts are shared out in rounds; after each the
    worse half of the choices is eliminated (sequential halving). All that remain have been played on the same
    tables with the same luck.
    """
    left = list(range(len(tried)))
    ends: list[list[int]] = [[] for _ in tried]
    totals = list(opinions)
    turns = max(1, (len(tried) - 1).bit_length())
    tables = 0
    dropped: list[int] = []
    for _ in range(turns):
        for _ in range(max(1, playouts // (turns * len(left)))):
            luck = f"{seed} {tables}"
            # The deal has another random source than the playouts.
            table = deal(Random(f"{luck} dealt"))
            for number in left:
                end = finish(table.copy(), tried[number], Random(luck))
                totals[number] += end
                ends[number].append(end)
            tables += 1
        left.sort(key=lambda number: (-totals[number], number))
        kept = (len(left) + 1) // 2
        dropped = left[kept:] + dropped
        del left[kept:]
    order = left + dropped
    return tuple(Weighed(tried[each], sum(ends[each]) / len(ends[each]), tuple(ends[each])) for each in order)


def certainty(ends: Sequence[int], others: Sequence[int]) -> float:
    """Return by how many standard errors results were better on average, on the tables that both have."""
    leads = [end - other for end, other in zip(ends, others, strict=False)]
    total, squares = sum(leads), sum([lead * lead for lead in leads])
    spread = sqrt(max(0.0, squares - total * total / len(leads))) if leads else 0.0
    return total / spread if spread else copysign(inf, total) if total else 0.0


def play_on(
    course: Course[ChoiceT],
    choose: Callable[[Decision[ChoiceT]], ChoiceT],
    first: Mapping[Seat, ChoiceT],
) -> None:
    """Play a course to its end; ``first`` has choices already made in its first step."""
    choices = dict(first)

    def answer(decisions: Iterable[Decision[ChoiceT]]) -> None:
        choices.update({each.seat: choose(each) for each in decisions if each.seat not in choices})

    with suppress(StopIteration):
        asked = next(course)
        while True:
            forced = asked.forced
            if forced is None:
                answer(asked.decisions)
                if asked.follow_up is not None:
                    answer(asked.follow_up(choices))
                forced, choices = choices, {}
            asked = course.send(forced)


def ended(scores: Sequence[Score], seat: Seat, victory: float) -> float:
    """Return a result for a seat: its points, minus half of the best rival's, plus the victory.

    The value of a ``victory`` is shared by all winners.
    """
    rival = max([score.total for score in scores if score.seat != seat])
    best = min([score.rank for score in scores])
    first = [score.seat for score in scores if score.rank == best]
    return scores[seat].total - rival / 2 + (victory / len(first) if seat in first else 0.0)


def tell_nobody(event: object) -> None:
    """Ignore an event of a playout."""


class Policy(Protocol):
    """A way to play; it can be pickled for worker processes."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Return one of the decision's choices; the same for the same view and state of ``source``."""
        ...


class Search(NamedTuple):
    """How to play on after the choices of one decision.

    ``deal`` returns a table consistent with the view; ``finish`` plays on after a choice and returns the
    result, in points. ``steps`` is about the number of choices that takes. The evaluation of a choice counts
    as ``trust`` playouts. ``seed`` is the same for the same view only.
    """

    deal: Callable[[Random], Any]
    finish: Callable[[Any, Any, Random], float]
    steps: int
    trust: float
    seed: str


@dataclass(frozen=True, slots=True)
class GameModel:
    """A game's knowledge for computer players: functions of modules, which can be pickled.

    ``ranked`` lists the choices worth considering with their evaluation in points, best first; ``search``
    returns how to play on, None if hidden cards can't be dealt; ``reasons`` explains a choice, as its player
    sees the table; ``tips`` returns tips for a newcomer on a seat, best first. ``judged_as`` is the choice
    that stands for another one in hindsight, None if it has no loss of its own; a loss of 1 is shown as
    ``loss``.
    """

    ranked: Callable[[Any, Decision[Any]], list[tuple[Any, float]]]
    search: Callable[[Any, Decision[Any]], Search | None]
    reasons: Callable[[Any, Decision[Any], Any], tuple[Reason, ...]]
    tips: Callable[[Any, Seat], Iterable[Tip]]
    judged_as: Callable[[Any, Decision[Any], Any], Any | None] | None = None
    loss: float = 1.0


@dataclass(frozen=True, slots=True)
class ComputerPlayer:
    """Takes the choice with the best evaluation, or with the best playouts.

    ``noise`` is the most points by which chance can raise an evaluation. ``work`` is about the number of
    choices made in all playouts of a decision, 0 for a player without search; ``candidates`` is how many
    choices are searched, those with the best evaluation.
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
        """Return the choices considered with their values, the best first.

        They are limited to ``among`` if given; noise is added only from a ``source``. Values compare the
        choices of one decision: in points, the own ones minus half of the best rival's, and more for a
        victory; in Duel the lead. Without playouts they are the evaluations.
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
            [round(UNIT * search.trust * value) for _, value in best],
            self.work // search.steps,
            search.seed,
            search.deal,
            lambda table, choice, luck: round(UNIT * search.finish(table, choice, luck)),
        )
        return tuple(each._replace(value=each.value / UNIT) for each in weighed)
