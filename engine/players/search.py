"""Search by playing on: which of some choices does best in games that are played to their ends.

Playouts are counted, not timed, and added up in whole numbers, so that any machine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import copysign, inf, sqrt
from random import Random
from typing import Generic, NamedTuple, TypeVar

from engine.game import Choice, ChoiceT, Course, Decision, Seat
from engine.rules import Table

TableT = TypeVar("TableT", bound=Table)
TriedT = TypeVar("TriedT", bound=Choice)


class Weighed(NamedTuple, Generic[TriedT]):
    """A choice, how well games ended on average that were played on after it, and how each of them ended.

    Choices that have been weighed together were played on from the same tables in the same order.
    """

    choice: TriedT
    value: float
    ends: tuple[int, ...] = ()

    @property
    def playouts(self) -> int:
        """How many games were played on."""
        return len(self.ends)


def best_first(choices: Sequence[TriedT], value: Callable[[TriedT], float]) -> list[tuple[TriedT, float]]:
    """List choices with their values, the best first; of those equally good the first is first."""
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
    """Weigh choices by games that are played on after each: the best first, those left out early last.

    ``opinions`` are what was thought of each beforehand, as if many playouts had come to this sum: they
    count in the order and not in the values, and of those equally good the first is first. ``deal`` lays a
    table that may be the one that is played at, ``finish`` plays a game on it to its end after a choice and
    gives how well it ended. The playouts are shared out in turns; after each the poorer half of the choices
    is left out (sequential halving). All that are left have been played on the same tables with the same
    luck.
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
            # Dealt by another chance than what follows is played with.
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
    """Return by how many standard errors games ended better on average, on tables that both have come to."""
    leads = [end - other for end, other in zip(ends, others, strict=False)]
    total, squares = sum(leads), sum([lead * lead for lead in leads])
    spread = sqrt(max(0.0, squares - total * total / len(leads))) if leads else 0.0
    return total / spread if spread else copysign(inf, total) if total else 0.0


def play_on(
    course: Course[ChoiceT],
    choose: Callable[[Decision[ChoiceT]], ChoiceT],
    first: Mapping[Seat, ChoiceT],
) -> None:
    """Play a course to its end; ``first`` is what some have chosen already in its first step."""
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


def tell_nobody(event: object) -> None:
    """Leave what happens in a game that is only tried untold."""
