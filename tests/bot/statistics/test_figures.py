"""The confidence intervals of figures, seasons, and how ratings are shown."""

from datetime import UTC, datetime

import pytest

from bot.languages.translator import load_languages
from bot.statistics.figures import Standing, WonderFigures
from bot.statistics.players import key_of_person
from bot.statistics.ratings import season_at


def board(games: int, wins: int, *totals: int) -> WonderFigures:
    squares = sum(total * total for total in totals)
    return WonderFigures(
        "base", "giza", "A", games, wins, games / 3, len(totals), sum(totals), squares, games
    )


def test_few_games_give_a_wide_interval() -> None:
    # Wilson's 95% intervals from tables: 1 of 1, 5 of 10, 50 of 100.
    for games, wins, low, high in ((1, 1, 0.207, 1.0), (10, 5, 0.237, 0.763), (100, 50, 0.404, 0.596)):
        assert board(games, wins).win_interval == pytest.approx((low, high), abs=0.0005)


def test_luck_is_reported_only_if_chance_is_unlikely() -> None:
    found = {(games, wins): board(games, wins).luck for games, wins in ((4, 4), (9, 3), (9, 8), (30, 1))}
    assert found == {(4, 4): "unknown", (9, 3): "usual", (9, 8): "more", (30, 1): "less"}


def test_few_scores_give_no_average_or_a_wide_interval() -> None:
    assert board(1, 0).average is None
    assert board(1, 0, 40, 50, 50, 60).average_interval is None
    # Half the scores are 40, half 60. Student's quantiles from tables: 2.571 for 6, 2.045 for 30.
    for scores, quantile in ((6, 2.571), (30, 2.045)):
        interval = board(scores, 0, *[40, 60] * (scores // 2)).average_interval
        reach = quantile * 10 / (scores - 1) ** 0.5
        assert interval == pytest.approx((50 - reach, 50 + reach), abs=0.02)


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        (datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), "2026-4"),
        (datetime(2027, 1, 1, tzinfo=UTC), "2027-1"),
        (datetime(2027, 3, 31, 23, 59, 59, tzinfo=UTC), "2027-1"),
        (datetime(2027, 4, 1, tzinfo=UTC), "2027-2"),
    ],
)
def test_a_season_is_a_quarter_in_utc(moment: datetime, season: str) -> None:
    assert season_at(moment.timestamp()) == season


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_ratings_match_their_description_in_the_rules(language: str) -> None:
    new = Standing(key_of_person(1), "", None, 25.0, 25 / 3, 0, 0, 0)
    assert (new.points, new.margin) == (40 * 25, round(1.96 * 40 * 25 / 3))
    told, point = load_languages().of(language)("rules-ratings"), "." if language == "en" else ","
    model = ("β = 25/6", "τ = 1/12", f"κ = 0{point}0001", "μ = 25", "σ = 25/3", "√(σ² + (25/6)²)")
    for figure in (*model, "40 × μ", f"1{point}96 × 40 × σ"):
        assert figure in told
