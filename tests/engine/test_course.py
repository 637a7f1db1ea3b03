"""The course that all games share, with a tiny game: two players take one or two from a heap in turns."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import ClassVar

import pytest

from engine.course import Game
from engine.game import Choice, Course, Decision, IllegalChoice, Score, Seat, ask_if_open
from engine.rules import Box, Options, Rules, Tell
from engine.values import FrozenMapping

ANN, BEN = Seat(0), Seat(1)


@dataclass(frozen=True, slots=True)
class Take(Choice):
    """Take some from the heap; what is left follows from it."""

    action: ClassVar[str] = "take"
    derived: ClassVar[frozenset[str]] = frozenset({"left"})
    number: int
    left: int


@dataclass(frozen=True, slots=True)
class Taken:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class View:
    game: ClassVar[str] = "heap"
    box: ClassVar[None] = None
    seat: Seat | None
    heap: int
    scores: tuple[Score, ...] = ()


class Table:
    players = 2
    cities = (ANN, BEN)

    def __init__(self, heap: int) -> None:
        self.heap = heap
        self.taken = [0, 0]
        self.turn = ANN

    def copy(self) -> Table:
        other = copy.copy(self)
        other.taken = list(self.taken)
        return other


def choices(heap: int) -> tuple[Take, ...]:
    return tuple(Take(number, heap - number) for number in (1, 2) if number <= heap)


class HeapBox(Box):
    game = "heap"


@dataclass(frozen=True, slots=True)
class Deal:
    heap: int
    seed: int = 0
    options: Options = field(default_factory=Options)


def course(table: Table, tell: Tell[Taken]) -> Course[Take]:
    """Ask whoever has a choice; where one is left in the heap, it is taken without asking."""
    while table.heap:
        seat = table.turn
        chosen = yield ask_if_open(Decision(seat, seat, "take", choices(table.heap)))
        number = chosen[seat].number
        table.heap -= number
        table.taken[seat] += number
        table.turn = Seat(1 - seat)
        tell(Taken(seat, number))


RULES: Rules[Deal, Table, Take, Taken, View] = Rules(
    box=HeapBox(least_players=2, most_players=2, effects=(), decisions=("take",), score_rows=()),
    deal=lambda players, seed, options: Deal(seed),
    read_deal=lambda record, players, seed, options: Deal(record["deal"].integer()),
    deal_as_json=lambda deal: {"deal": deal.heap},
    lay_table=lambda deal: Table(deal.heap),
    course=course,
    view=lambda table, decisions, seat: View(seat, table.heap),
    scores=lambda table: [
        Score(seat, FrozenMapping(), taken, 0, rank=1)
        for seat, taken in zip((ANN, BEN), table.taken, strict=True)
    ],
    read_position=lambda position: Table(position["heap"].integer()),
    choices=lambda table, seat: choices(table.heap),
)


def game(heap: int) -> Game[Deal, Table, Take, Taken, View]:
    return Game(RULES, Deal(heap))


def test_it_asks_resolves_tells_and_ends() -> None:
    running = game(4)
    (decision,) = running.decisions()
    assert (decision.seat, decision.choices) == (ANN, (Take(1, 3), Take(2, 2)))
    assert running.play({ANN: Take(2, 2)}) == (Taken(ANN, 2),)
    assert running.outcome() == {}
    assert running.play({BEN: Take(2, 0)}) == (Taken(BEN, 2),)
    assert running.over
    assert running.outcome() == {"result": [{"seat": seat, "total": 2, "rank": 1} for seat in (0, 1)]}
    assert [score.total for score in running.scores()] == [2, 2]


def test_what_has_no_alternative_is_done_and_told_without_asking() -> None:
    running = game(3)
    assert running.play({ANN: Take(2, 1)}) == (Taken(ANN, 2), Taken(BEN, 1))
    assert running.over
    assert running.steps == 1
    assert running.record()["steps"] == [{"0": {"action": "take", "number": 2}}]


def test_a_game_may_be_over_before_anything_is_asked() -> None:
    running = game(1)
    assert running.over
    told = {"format": 1, "game": "heap", "players": 2, "seed": 0, "options": {}, "deal": 1, "steps": []}
    result = [{"seat": 0, "total": 1, "rank": 1}, {"seat": 1, "total": 0, "rank": 1}]
    assert running.record() == {**told, "result": result}
    with pytest.raises(IllegalChoice, match="the game is over"):
        running.play({ANN: Take(1, 0)})


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({}, "somebody has not chosen yet"),
        ({BEN: Take(1, 3)}, "a seat has chosen that has nothing to choose now"),
        ({ANN: Take(3, 1)}, "seat 0 cannot choose this now"),
        ({ANN: Take(1, 3), BEN: Take(1, 3)}, "a seat has chosen that has nothing to choose now"),
    ],
)
def test_what_is_not_legal_changes_nothing(chosen: dict[Seat, Take], why: str) -> None:
    running = game(4)
    before = running.record()
    with pytest.raises(IllegalChoice, match=why):
        running.play(chosen)
    assert running.record() == before
    running.play({ANN: Take(1, 3)})
    assert running.steps == 1


def test_a_choice_is_read_with_or_without_what_follows_from_it() -> None:
    running = game(4)
    short = running.read_choice(ANN, {"action": "take", "number": 2})
    assert short == running.read_choice(ANN, {"action": "take", "number": 2, "left": 2}) == Take(2, 2)
    with pytest.raises(IllegalChoice, match="this seat has nothing to choose now"):
        running.read_choice(BEN, {"action": "take", "number": 1})


@pytest.mark.parametrize(
    "data",
    [
        {"action": "take"},
        {"action": "take", "number": 2, "left": 1},
        {"action": "take", "number": 2, "colour": "red"},
        {"action": "take", "number": "2"},
        {"action": "take", "number": True},
        [],
        None,
    ],
)
def test_what_means_no_choice_is_refused(data: object) -> None:
    with pytest.raises(IllegalChoice):
        game(4).read_choice(ANN, data)


def test_a_recorded_step_that_was_made_without_asking_is_passed_over_once() -> None:
    running = game(3)
    running.play({ANN: Take(2, 1)})
    forced = {"1": {"action": "take", "number": 1}}
    assert not running.pass_over({"1": {"action": "take", "number": 2}})
    assert not running.pass_over({"0": {"action": "take", "number": 1}})
    copied = running.copy()
    assert [running.pass_over(forced), running.pass_over(forced)] == [True, False]
    assert [running.copy().pass_over(forced), copied.pass_over(forced)] == [False, True]


def test_a_copy_asks_the_same_and_leaves_the_game_alone() -> None:
    running = game(5)
    running.play({ANN: Take(1, 4)})
    copied = running.copy()
    assert copied.decisions() == running.decisions()
    copied.play({BEN: Take(2, 2)})
    assert running.view(None) == View(None, 4)
    assert running.steps == 1
    running.play({BEN: Take(2, 2)})
    assert copied.record() == running.record()
