"""What is known is worked out once, and what is known is not more than is allowed."""

from __future__ import annotations

from dataclasses import replace

from engine.base.rules import second_edition_box, standard_box
from engine.facts import read_rows
from engine.players.learned import MOST_KNOWN, Cache, learned


def test_works_each_value_out_once() -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    known = Cache(square)
    assert [known[3], known[4], known[3]] == [9, 16, 9]
    assert asked == [3, 4]


def test_forgets_rather_than_grows() -> None:
    known: Cache[int, int] = Cache(abs)
    for number in range(-2 * MOST_KNOWN, 0):
        assert known[number] == -number
        assert len(known) <= MOST_KNOWN


def test_each_box_has_weights_of_its_own_and_a_new_one_those_of_the_standard_box() -> None:
    standard, second = learned(standard_box(), "choice"), learned(second_edition_box(), "choice")
    assert second != standard
    assert (
        second
        == {row["use"]: row["weights"] for row in read_rows("base", "second_edition_weights")}["choice"]
    )
    assert learned(replace(standard_box(), names=("unknown",)), "choice") == standard
