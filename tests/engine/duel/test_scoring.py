"""Points, ranking and tie-break (rules, Victoire civile)."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.duel.rules import standard_box
from engine.duel.scoring import points_by_item, score_cities, winner
from engine.measuring.uniform import Uniform, play_out
from engine.record import new_game
from tests.engine.duel.setting import city


def test_every_category_counts_for_itself() -> None:
    cities = (
        city(
            "palace altar academy arena merchants_guild walls quarry",
            coins=11,
            built="the_sphinx",
            wonders="the_pyramids",
            tokens="philosophy",
        ),
        city(),
    )
    assert score_cities(standard_box(), cities, 4)[0].as_json() == {
        "seat": 0,
        "civilian": 10,
        "scientific": 3,
        "commercial": 3,
        "guilds": 1,
        "wonders": 6,
        "progress": 7,
        "treasury": 3,
        "military": 5,
        "total": 38,
        "rank": 1,
    }


def test_only_full_threes_of_coins_count() -> None:
    assert [
        score.rows["treasury"] for score in score_cities(standard_box(), (city(coins=8), city(coins=2)), 0)
    ] == [2, 0]


def test_equal_totals_are_ranked_by_blue_cards() -> None:
    scores = score_cities(standard_box(), (city("altar"), city(coins=9)), 0)
    assert [score.total for score in scores] == [3, 3]
    assert [score.rank for score in scores] == [1, 2]
    assert winner(scores) == 0


def test_equal_on_both_share_the_first_rank_and_nobody_wins_alone() -> None:
    scores = score_cities(standard_box(), (city("altar"), city("theater")), 0)
    assert [score.rank for score in scores] == [1, 1]
    assert winner(scores) is None


def test_supremacy_ranks_first_whatever_the_totals() -> None:
    rich = city("palace town_hall", coins=30)
    assert [score.rank for score in score_cities(standard_box(), (city(), rich), 9)] == [1, 2]
    assert [score.rank for score in score_cities(standard_box(), (rich, city()), -9)] == [2, 1]
    six = city("scriptorium pharmacist apothecary workshop university academy")
    assert [score.rank for score in score_cities(standard_box(), (rich, six), 0)] == [2, 1]


def test_no_points_are_counted_at_a_capital() -> None:
    assert [score.rows["military"] for score in score_cities(standard_box(), (city(), city()), 9)] == [0, 0]


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
        game, source = new_game("duel", 2, seed), Random(seed)
        view = play_out(game, [Uniform()] * 2, source).view(None)
        for score in view.scores:
            found = Counter[str]()
            for kind, _, points in points_by_item(view.box, view.cities, score.seat):
                found[sources[kind]] += points
            assert found == Counter({each: score.rows[each] for each in sources.values()})
