"""The Manneken Pis board."""

from __future__ import annotations

import pytest

from engine.game import Seat
from engine.terms import Neighbour
from tests.engine.base.setting import city, facts_of, laid, play, score, stacked
from tests.gallery.base_cities import Sketch

OWN = Seat(0)
MANNEKEN = "manneken_pis A"


def manneken(stages: int, copied: tuple[Neighbour, ...], *buildings: str, coins: int = 7) -> Sketch:
    return city(MANNEKEN, *buildings, coins=coins, stages=stages, copied=copied)


def test_copies_left_then_right_then_either_and_pays_what_they_cost() -> None:
    around = (city("ephesus B"), city("rhodes A"))
    plan = laid([manneken(0, ()), *around])[OWN].plan
    told = [[(stage.copy, dict(stage.price.resources)) for stage in options] for options in plan]
    assert told == [
        [("left", {"stone": 2})],
        [("right", {"clay": 3})],
        [("left", {"glass": 1, "cloth": 1, "papyrus": 1}), ("right", {"ore": 4})],
    ]


def test_the_owner_need_not_have_built_the_stage_and_loses_nothing() -> None:
    table = [manneken(2, ("left", "right")), city("ephesus B"), city("rhodes A")]
    assert [score(*table, seat=seat).row("wonder") for seat in (0, 2)] == [2, 0]
    assert [laid(table)[Seat(seat)].shields for seat in (0, 2)] == [2, 0]


@pytest.mark.parametrize(
    ("left", "right", "sides"),
    [
        ("rhodes B", "giza A", ["right"]),
        ("giza A", "rhodes B", ["left"]),
        ("giza B", "giza A", ["left", "right"]),
        # No table has two Colossi; the rule holds all the same.
        ("rhodes B", "rhodes B", []),
    ],
)
def test_a_neighbour_without_a_third_stage_cannot_be_copied(left: str, right: str, sides: list[str]) -> None:
    table = [manneken(2, ("left", "right")), city(left), city(right)]
    own = laid(table)[OWN]
    assert [stage.copy for stage in own.next_stages] == sides
    assert len(own.plan) == (3 if sides else 2)


def test_a_copied_guild_copy_scores() -> None:
    table = [
        manneken(3, ("left", "right", "left")),
        city("olympia B", "workers_guild", "lumber_yard"),
        city("rhodes A", "ore_vein"),
    ]
    result = score(*table)
    assert (result.guild, result.guild_from, result.guild_points) == ("workers_guild", 1, 2)


def test_the_owner_of_the_mausoleum_takes_from_the_discard_pile_first() -> None:
    # Seat 1 has the Mausoleum, seat 0 copies its first stage; both build it in the same round.
    game = stacked([MANNEKEN, "halicarnassus B", "giza A"], ["foundry", "foundry", "palace altar"])
    play(game, "build foundry", "build foundry", "sell palace")
    play(game, "stage tavern copy left", "stage tavern", "sell tavern")
    (first,) = game.decisions()
    assert (first.seat, first.kind) == (1, "revive")
    play(game, "revive palace")
    (second,) = game.decisions()
    assert second.seat == 0
    assert "palace" not in {facts_of(choice).card for choice in second.choices}
    play(game, "none")
    assert game.view(None).round == 3
