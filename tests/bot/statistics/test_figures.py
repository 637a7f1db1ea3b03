"""What the figures say of their own uncertainty, and when a season begins."""

from __future__ import annotations

import math
from datetime import UTC, datetime

import pytest

from bot.languages.translator import load_languages
from bot.statistics.figures import Standing, WonderFigures, student
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey, key_of_computer, key_of_person, level_of, person_of
from bot.statistics.ratings import FIRST_DEVIATION, Rating, rate
from bot.statistics.seasons import Season, season_at, year_and_quarter
from engine.game import Seat


def board(games: int, wins: int, *totals: int) -> WonderFigures:
    squares = sum(total * total for total in totals)
    return WonderFigures(
        "base", "giza", "A", games, wins, games / 3, len(totals), sum(totals), squares, games
    )


def test_few_wins_say_little() -> None:
    # Wilson's interval of 95 %, as tables give it: 1 of 1, 5 of 10, 50 of 100.
    for games, wins, low, high in ((1, 1, 0.207, 1.0), (10, 5, 0.237, 0.763), (100, 50, 0.404, 0.596)):
        interval = board(games, wins).win_interval
        assert (round(interval.low, 3), round(interval.high, 3)) == (low, high)


def test_luck_is_told_where_chance_alone_would_hardly_make_it() -> None:
    found = {(games, wins): board(games, wins).luck for games, wins in ((4, 4), (9, 3), (9, 8), (30, 1))}
    assert found == {(4, 4): "unknown", (9, 3): "usual", (9, 8): "more", (30, 1): "less"}


def test_the_average_of_few_scores_says_little() -> None:
    assert board(1, 0).average is None
    assert board(1, 0, 40).average_interval is None
    # The deviation of these three is 10: 4.303 × 10 / √3 to both sides of 50; two say almost nothing.
    for totals, low, high in (((40, 50, 60), 25.16, 74.84), ((40, 60), -77.06, 177.06)):
        interval = board(len(totals), 0, *totals).average_interval
        assert interval is not None
        assert (round(interval.low, 2), round(interval.high, 2)) == (low, high)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # As tables of Student's distribution give it.
    [(1, 12.706), (10, 2.228), (11, 2.201), (15, 2.131), (30, 2.042), (60, 2.000), (1000, 1.962)],
)
def test_the_more_scores_the_nearer_to_the_normal_distribution(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        (datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), "2026-4"),
        (datetime(2027, 1, 1, tzinfo=UTC), "2027-1"),
        (datetime(2027, 3, 31, 23, 59, 59, tzinfo=UTC), "2027-1"),
        (datetime(2027, 4, 1, tzinfo=UTC), "2027-2"),
    ],
)
def test_a_season_is_a_quarter_by_utc(moment: datetime, season: str) -> None:
    assert season_at(moment.timestamp()) == season
    assert year_and_quarter(Season(season)) == (moment.year, int(season[-1]))


@pytest.mark.parametrize("text", ["2026-5", "2026-0", "2026", "spring"])
def test_other_texts_are_no_season(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        year_and_quarter(Season(text))


def test_a_new_season_begins_less_certain_but_never_less_than_for_who_is_new() -> None:
    sure = Rating(Season("2026-3"), 30.0, 2.0, games=9, wins=4, rated=40)
    after = sure.in_season(Season("2026-4"))
    assert (after.mean, after.games, after.wins, after.rated) == (30.0, 0, 0, 40)
    assert after.deviation == pytest.approx((2.0**2 + (25 / 6) ** 2) ** 0.5)
    assert sure.in_season(Season("2026-3")) == sure
    assert Rating(Season("2026-3"), 20.0, 8.0).in_season(Season("2026-4")).deviation == FIRST_DEVIATION


def worked_out(before: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float]]:
    """Rate a game by hand as `/rules` says (Weng and Lin 2011, algorithm 4), from μ and σ by player."""
    beta, tau, kappa = 25 / 6, 1 / 12, 0.0001
    variances = [sigma**2 + tau**2 for _, sigma in before]
    c = math.sqrt(sum(variance + beta**2 for variance in variances))
    strengths = [math.exp(mu / c) for mu, _ in before]
    after = []
    for player, ((mu, _), variance, place) in enumerate(zip(before, variances, places, strict=True)):
        omega = delta = 0.0
        for other, at in enumerate(places):
            if at <= place:
                behind = sum(each for each, rank in zip(strengths, places, strict=True) if rank >= at)
                share, equal = strengths[player] / behind, places.count(at)
                omega += ((player == other) - share) / equal
                delta += share * (1 - share) / equal
        gamma = math.sqrt(variance) / c
        shrunk = variance * max(1 - delta * gamma * variance / c**2, kappa)
        after.append((mu + omega * variance / c, math.sqrt(shrunk)))
    return after


@pytest.mark.parametrize("places", [[1, 2, 3], [1, 1, 3], [3, 1, 2], [1, 2, 2]])
def test_a_rating_can_be_worked_out_from_what_the_rules_say(places: list[int]) -> None:
    players = [key_of_person(number) for number in range(3)]
    seats = tuple(
        FinishedSeat(player, "", place, 0, {}, seat=Seat(number))
        for number, (player, place) in enumerate(zip(players, places, strict=True))
    )
    ended = datetime(2026, 11, 22, tzinfo=UTC).timestamp()
    game = FinishedGame(1, 1, "bot", 1, "base", None, ended, None, seats)
    known = {players[0]: Rating(Season("2026-4"), 30.0, 2.0), players[1]: Rating(Season("2026-3"), 20.0, 3.0)}
    # The second one begins a season with this game, the third one is new.
    before = [(30.0, 2.0), (20.0, math.sqrt(3.0**2 + (25 / 6) ** 2)), (25.0, 25 / 3)]
    found = rate(game, known)
    wanted = worked_out(before, places)
    assert [(found[each].mean, found[each].deviation) for each in players] == [
        pytest.approx(each) for each in wanted
    ]
    new = Standing(players[2], "", None, 25.0, 25 / 3, 0, 0, 0)
    assert (new.points, new.margin) == (40 * 25, round(1.96 * 40 * 25 / 3))


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_the_rules_say_what_a_rating_is_worked_out_with(language: str) -> None:
    told = load_languages().of(language)("rules-ratings")
    point = "." if language == "en" else ","
    for figure in (
        "β = 25/6",
        "τ = 1/12",
        f"κ = 0{point}0001",
        "μ = 25",
        "σ = 25/3",
        "√(σ² + (25/6)²)",
        "40 × μ",
    ):
        assert figure in told
    assert f"1{point}96 × 40 × σ" in told


def test_a_key_says_whether_it_is_a_person_or_a_computer_player_of_a_level() -> None:
    assert (person_of(key_of_person(81)), level_of(key_of_person(81))) == (81, None)
    assert (person_of(key_of_computer("strong")), level_of(key_of_computer("strong"))) == (None, "strong")
    assert key_of_computer() == PlayerKey("computer:normal")
