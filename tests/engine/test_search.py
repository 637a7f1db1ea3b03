"""Search by playouts, in simple games of urns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import ClassVar

import pytest

from engine.game import Choice
from engine.players.player import certainty, weigh_by_playouts


@dataclass(frozen=True, slots=True)
class Draw(Choice):
    action: ClassVar[str] = "draw"
    urn: int


@dataclass(slots=True)
class Urns:
    amounts: tuple[int, ...]
    players: int = 1
    cities: tuple[()] = ()

    def copy(self) -> Urns:
        return Urns(self.amounts)


URNS = [Draw(urn) for urn in range(6)]
NO_OPINION = [0] * 6
Finish = Callable[[Urns, Draw, Random], int]


def deal(source: Random) -> Urns:
    return Urns(tuple(source.randrange(100) + 8 * (urn == 4) for urn in range(6)))


def best(tried: Sequence[Draw], playouts: int, finish: Finish, opinions: Sequence[int] = NO_OPINION) -> Draw:
    return weigh_by_playouts(tried, opinions[: len(tried)], playouts, "urns", deal, finish)[0].choice


def test_search_finds_the_best_choice_or_the_first_of_equal_ones() -> None:
    assert best(URNS, 3000, lambda urns, draw, luck: urns.amounts[draw.urn]) == Draw(4)
    assert best(URNS, 60, lambda urns, draw, luck: 1) == Draw(0)
    # Playouts gradually outweigh the initial opinion.
    opinions = [0, 0, 0, 50, 0, 0]
    for playouts, found in ((12, 3), (1200, 1)):
        assert best(URNS, playouts, lambda urns, draw, luck: int(draw.urn == 1), opinions) == Draw(found)


def test_search_favours_good_choices_and_compares_them_on_equal_tables() -> None:
    seen: dict[int, list[tuple[tuple[int, ...], float]]] = {urn: [] for urn in range(6)}

    def finish(urns: Urns, draw: Draw, luck: Random) -> int:
        seen[draw.urn].append((urns.amounts, luck.random()))
        urns.amounts = ()
        return draw.urn

    assert best(URNS, 600, finish) == Draw(5)
    drawn = [len(seen[urn]) for urn in range(6)]
    assert sum(drawn) <= 600
    assert drawn[0] < drawn[3] < drawn[5]
    assert seen[5][: drawn[0]] == seen[0]
    assert len(set(seen[5])) == drawn[5]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [((3, 3, 3), (1, 1, 1), inf), ((1, 1), (1, 1), 0.0), ((4, 0), (1, 1), 2 / sqrt(8)), ((), (1,), 0.0)],
)
def test_certainty_is_measured_in_standard_errors(
    first: tuple[int, ...], second: tuple[int, ...], expected: float
) -> None:
    assert certainty(first, second) == pytest.approx(expected)
