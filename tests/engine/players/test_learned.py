"""What was learned of each box."""

from __future__ import annotations

from dataclasses import replace

from engine.base.rules import second_edition_box, standard_box
from engine.facts import read_rows
from engine.players.learned import learned


def test_each_box_has_weights_of_its_own_and_a_new_one_those_of_the_standard_box() -> None:
    standard, second = learned(standard_box(), "choice"), learned(second_edition_box(), "choice")
    assert second != standard
    assert (
        second
        == {row["use"]: row["weights"] for row in read_rows("base", "second_edition_weights")}["choice"]
    )
    assert learned(replace(standard_box(), names=("unknown",)), "choice") == standard
