"""Points, ranking and tie-break (rules, Victoire civile)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.duel.city import City
from engine.duel.rules import standard_box
from engine.duel.scoring import points_by_item, score_cities, winner
from engine.record import new_game
from tests.engine.duel.setting import city
from tests.engine.play import play_randomly


def test_every_category_counts_for_itself() -> None:
    own = city(
        "palace altar academy arena merchants_guild walls quarry",
        coins=11,
        built="the_sphinx",
        wonders="the_pyramids",
        tokens="philosophy",
    )
    categories = {"civilian": 10, "scientific": 3, "commercial": 3, "guilds": 1, "wonders": 6, "progress": 7}
    line = score_cities(standard_box(), (own, city()), 4)[0].as_json()
    assert line == {"seat": 0, **categories, "treasury": 3, "military": 5, "total": 38, "rank": 1}


RICH = city("palace town_hall", coins=30)
SIX_SYMBOLS = city("scriptorium pharmacist apothecary workshop university academy")


@pytest.mark.parametrize(
    ("cities", "pawn", "ranks"),
    [
        # Equal totals are ranked by blue cards, and else share the first rank.
        ((city("altar"), city(coins=9)), 0, [1, 2]),
        ((city("altar"), city("theater")), 0, [1, 1]),
        # Only full threes of coins count.
        ((city("altar", coins=2), city("theater", coins=0)), 0, [1, 1]),
        # A supremacy ranks first whatever the totals, and no points are counted at a capital.
        ((city(), RICH), 9, [1, 2]),
        ((RICH, city()), -9, [2, 1]),
        ((RICH, SIX_SYMBOLS), 0, [2, 1]),
    ],
)
def test_ranks(cities: tuple[City, City], pawn: int, ranks: list[int]) -> None:
    scores = score_cities(standard_box(), cities, pawn)
    assert [score.rank for score in scores] == ranks
    assert winner(scores) == (None if ranks == [1, 1] else ranks.index(1))
    assert [score.rows["military"] for score in scores] == [0, 0]


def test_the_points_of_each_thing_add_up_to_its_category() -> None:
    sources = {
        "blue": "civilian",
        "green": "scientific",
        "yellow": "commercial",
        "purple": "guilds",
        "wonders": "wonders",
        "progress_tokens": "progress",
    }
    for seed in range(25):
        view = play_randomly(new_game("duel", 2, seed), Random(seed)).view(None)
        for score in view.scores:
            found = Counter[str]()
            for kind, _, points in points_by_item(view.box, view.cities, score.seat):
                found[sources[kind]] += points
            assert found == Counter({each: score.rows[each] for each in sources.values()})
