"""Search by playing on, with games of the test's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from engine.game import Ask, Choice, Choices, Course, Decision, Seat, ask_if_open
from engine.search import best_by_playouts, play_on


@dataclass(frozen=True, slots=True)
class Draw(Choice):
    """Draw from an urn."""

    action: ClassVar[str] = "draw"
    urn: int


@dataclass(slots=True)
class Urns:
    """A table with urns that hold different amounts."""

    amounts: tuple[int, ...]
    players: int = 1

    def copy(self) -> Urns:
        return Urns(self.amounts)


URNS = [Draw(urn) for urn in range(6)]
NO_OPINION = [0] * 6


def deal(source: Random) -> Urns:
    return Urns(tuple(source.randrange(100) + 8 * (urn == 4) for urn in range(6)))


def test_finds_what_is_better_on_the_whole() -> None:
    assert best_by_playouts(
        URNS, NO_OPINION, 3000, "urns", deal, lambda urns, draw, _: urns.amounts[draw.urn]
    ) == Draw(4)


def test_spends_its_playouts_on_what_does_well() -> None:
    drawn: Counter[int] = Counter()

    def finish(urns: Urns, draw: Draw, luck: Random) -> int:
        drawn[draw.urn] += 1
        return draw.urn

    assert best_by_playouts(URNS, NO_OPINION, 600, "urns", deal, finish) == Draw(5)
    assert drawn.total() <= 600
    assert drawn[0] < drawn[3] < drawn[5]


def test_tries_all_on_the_same_tables_with_the_same_luck() -> None:
    seen: dict[int, list[tuple[tuple[int, ...], float]]] = {0: [], 1: []}

    def finish(urns: Urns, draw: Draw, luck: Random) -> int:
        seen[draw.urn].append((urns.amounts, luck.random()))
        urns.amounts = ()
        return 0

    assert best_by_playouts(URNS[:2], NO_OPINION[:2], 20, "urns", deal, finish) == Draw(0)
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == 10


def test_takes_the_first_of_equally_good_ones() -> None:
    assert best_by_playouts(URNS, NO_OPINION, 60, "urns", deal, lambda urns, draw, luck: 1) == Draw(0)


def test_an_opinion_counts_until_playouts_tell_otherwise() -> None:
    def best(playouts: int, opinion: int) -> Draw:
        opinions = [0, 0, 0, opinion, 0, 0]
        return best_by_playouts(
            URNS, opinions, playouts, "urns", deal, lambda urns, draw, luck: int(draw.urn == 1)
        )

    assert best(12, 50) == Draw(3)
    assert best(1200, 50) == Draw(1)


def test_plays_a_course_to_its_end() -> None:
    told: list[object] = []

    def course() -> Course[Draw]:
        asked = tuple(Decision(Seat(seat), Seat(seat), "draw", tuple(URNS)) for seat in range(2))
        told.append((yield Ask(asked, follow_up)))
        told.append((yield ask_if_open(Decision(Seat(0), Seat(0), "draw", (Draw(5),)))))

    def follow_up(chosen: Choices[Draw]) -> tuple[Decision[Draw], ...]:
        return (Decision(Seat(2), Seat(0), "draw", (chosen[Seat(0)],)),)

    play_on(course(), lambda decision: decision.choices[0], {Seat(0): Draw(3)})
    assert told == [{0: Draw(3), 1: Draw(0), 2: Draw(3)}, {0: Draw(5)}]
