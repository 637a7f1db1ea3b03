"""What counts in a finished game, the confidence intervals of figures, seasons and ratings."""

from datetime import UTC, datetime

import pytest
from openskill.models import PlackettLuce

from bot.common.stored_rows import Result
from bot.languages.translator import load_languages
from bot.statistics.figures import Standing, WonderFigures
from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.player_keys import key_of_computer, key_of_person
from bot.statistics.ratings import Rating, Season, rate, season_at
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.statistics.played import NOON, Sat, play


def board(games: int, wins: int, *totals: int) -> WonderFigures:
    squares = sum(total * total for total in totals)
    return WonderFigures(
        "base", "giza", "A", games, wins, games / 3, len(totals), sum(totals), squares, games
    )


def test_few_games_give_wide_intervals_no_average_and_no_luck() -> None:
    # Wilson's 95% intervals from tables: 1 of 1, 5 of 10, 50 of 100.
    for games, wins, low, high in ((1, 1, 0.207, 1.0), (10, 5, 0.237, 0.763), (100, 50, 0.404, 0.596)):
        assert board(games, wins).win_interval == pytest.approx((low, high), abs=0.0005)
    found = {(games, wins): board(games, wins).luck for games, wins in ((4, 4), (9, 3), (9, 8), (30, 1))}
    assert found == {(4, 4): "unknown", (9, 3): "usual", (9, 8): "more", (30, 1): "less"}
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


def test_a_rating_follows_the_places_and_is_less_certain_in_a_new_season() -> None:
    ann, ben, computer = key_of_person(1), key_of_person(2), key_of_computer()
    seats = [
        FinishedSeat(player, "", place, 40, {}, seat=Seat(place - 1), left_by=left, whole=whole)
        for place, (player, left, whole) in enumerate(
            ((computer, None, True), (ann, None, False), (computer, ben, True)), start=1
        )
    ]
    game = FinishedGame(1, 1, "bot", 1, "base", None, NOON, None, tuple(seats))
    known = {ben: Rating(Season("2026-3"), 30.0, 2.0, 8, 5, 12)}
    rated = rate(game, known)
    # Ann's result doesn't count. Ben left, so he is behind both computer players, whose ratings are averaged.
    assert rated.keys() == {computer, ben}
    wider = PlackettLuce().rating(30.0, (2.0**2 + (25 / 6) ** 2) ** 0.5)
    teams = [[PlackettLuce().rating()], [PlackettLuce().rating()], [wider]]
    (first,), (second,), (last,) = PlackettLuce().rate(teams, ranks=[1, 3, 4])
    assert rated[ben] == Rating(Season("2026-4"), last.mu, last.sigma, 1, 0, 13)
    assert rated[computer].mean == pytest.approx((first.mu + second.mu) / 2)
    assert rated[computer].deviation == pytest.approx(((first.sigma**2 + second.sigma**2) / 2) ** 0.5)
    assert (rated[computer].games, rated[computer].wins, rated[computer].rated) == (1, 1, 1)


@pytest.mark.parametrize(
    ("persons", "late", "whole", "left_by"),
    [
        ((1, 1, 1, 1, 1, 1), (0, 1, 2), True, None),
        ((1, 1, 1, 1, 1, 1), (0, 1, 2, 3), False, None),
        ((1, 1, 1, 2, 2, 2), (), True, 1),
        ((1, 1, 1, 2, 2, 2), (5,), False, 1),
        ((1, None, None, None, 1, 1), (), True, None),
        ((None, None, 3, 3, 3, 3), (), True, None),
        ((4, 4, None, None, None, None), (), True, None),
    ],
    ids=["late", "too late", "replaced", "replaced and late", "away", "joined", "on another seat"],
)
async def test_whose_result_counts_and_who_left(
    store: Store, persons: tuple[int, ...], late: tuple[int, ...], whole: bool, left_by: int | None
) -> None:
    """Person 4 ends on another seat; a Free City takes the second place."""
    city = Result(Seat(2), 2, 30, {"total": 30}, "giza", "A")
    one, other = Sat(persons, (20,), frozenset(late)), Sat((4,), (40,))
    game = await play(store, one, other, ranks=[3, 1], beside=[city])
    seat = game.seats[0]
    assert (seat.whole, seat.left_by) == (whole, None if left_by is None else key_of_person(left_by))
    assert [each.place for each in game.seats] == [2, 1]
