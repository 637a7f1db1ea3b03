"""The texts of a finished game: honours, moments, and a computer player's last words."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.rows import Ending, Result, SeatRow
from bot.languages.translator import Languages, load_languages
from bot.statistics.figures import Honour
from bot.statistics.honours import KINDS
from cogs.game import presenter
from cogs.game.facts import honour_line, moment_lines
from cogs.game.presenter import GamePresenter
from engine.base.rules import standard_box
from engine.game import JsonObject, Seat
from engine.rules import STANDARD, box_named
from engine.story import Moment
from tests.bot.statistics.played import CATEGORIES

FACTS: dict[str, JsonObject] = {
    "record-total": {"points": 61, "before": 60},
    "many-wonders": {"wonders": 3},
    "won-no-wonder": {},
    "won-early-wonder": {},
    "won-no-trade": {},
    "won-no-red": {},
    "won-no-yellow": {},
    "leads": {},
    "round-number-of-games": {"games": 100},
    "round-number-of-wins": {"wins": 10},
    "streak": {"wins": 5},
    "record-category": {"category": "scientific", "points": 54},
    "streak-ended": {"other": 1, "wins": 4},
    "ahead-at-last": {"other": 1, "games": 8},
    "first-win": {},
    "first-win-with-wonder": {"wonder": "giza"},
    "first-win-with-side": {"wonder": "halicarnassus", "side": "B"},
    "own-best": {"points": 50, "more": 3},
    "settled": {},
    "first-game": {},
}


def line_of(kind: str, facts: JsonObject) -> str:
    names, text = ["n*essi", "ben"], load_languages().of(None)
    return honour_line(Honour(kind, Seat(0), facts), standard_box(), names, text)


def test_every_kind_of_honour_and_every_category_has_a_sentence() -> None:
    assert set(FACTS) == set(KINDS)
    line = line_of("first-win-with-side", FACTS["first-win-with-side"])
    assert line == "That’s n\\*essi’s first win with the Mausoleum of Halicarnassus, side B."
    categories = {category for each in CATEGORIES.values() for category in each} - {"cat"}
    lines = [line_of("record-category", {"category": each, "points": 9}) for each in categories]
    assert not any("of one kind" in line for line in lines), "each category has its own sentence"


@pytest.mark.parametrize("kind", FACTS)
def test_honours_mention_all_their_facts(kind: str) -> None:
    line = line_of(kind, FACTS[kind])
    assert line.startswith(("n\\*essi", "That’s n\\*essi", "That was n\\*essi"))
    assert line.endswith(".")
    assert "{" not in line
    for number in (fact for fact in FACTS[kind].values() if isinstance(fact, int)):
        # People mentioned are named; the score of a personal best is on the score sheet.
        told = "ben" if (kind, number) in {("streak-ended", 1), ("ahead-at-last", 1)} else str(number)
        assert told in line or number == FACTS["own-best"]["points"]


PLAYERS = {"name": Seat(0), "winner": Seat(1)}
COUNTED = [
    Moment("led-in-vain", PLAYERS, {"rounds": 9}),
    Moment("led-for-long", PLAYERS, {"rounds": 9}),
    Moment("came-from-behind", PLAYERS, {"rounds": 1}),
    Moment("came-from-behind", PLAYERS, {"rounds": 9}),
]


@pytest.mark.parametrize(
    ("game", "unit", "other"),
    [("base", "round", "turn"), ("duel", "turn", "round"), ("architects", "turn", "round")],
)
def test_moments_count_in_the_games_own_unit(game: str, unit: str, other: str, languages: Languages) -> None:
    lines = moment_lines(COUNTED, box_named(game, STANDARD), ["ann", "ben"], languages.of(None))
    assert [unit in line for line in lines] == [True] * len(COUNTED)
    assert not any(other in line for line in lines)


ANN, HERA = SeatRow(Seat(0), 11, "ann"), SeatRow(Seat(1), None, "Hera", level="strong")


def said(
    monkeypatch: pytest.MonkeyPatch,
    ann: int,
    hera: int,
    victory: str | None = None,
    third: int = 0,
    **how: Any,
) -> Any:
    totals = (ann, hera, third)
    results = tuple(
        Result(Seat(seat), 1 + sum(other > total for other in totals), total, {})
        for seat, total in enumerate(totals)
    )
    monkeypatch.setattr(presenter, "ending_of", lambda game, steps: Ending(results, victory))
    seats = [ANN, replace(HERA, **how), replace(HERA, seat=Seat(2), name="Iris")]
    snapshot = SimpleNamespace(seats=seats, game=None, history=())
    return GamePresenter.farewell(
        cast("Any", SimpleNamespace(snapshot=snapshot, text=load_languages().of(None)))
    )


def test_last_words_depend_on_the_result_and_its_margin_over_people(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = [(30, 50), (50, 51), (40, 40), (51, 50), (50, 30)]
    lines = [said(monkeypatch, *way) for way in ways]
    lines += [said(monkeypatch, *way, "military") for way in ((1, 2), (2, 1))]
    assert len({*lines}) == len(lines)
    assert all(line.startswith("Hera (strong) says: ") for line in lines)
    assert said(monkeypatch, 30, 50, level="easy") not in lines
    far = said(monkeypatch, 26, 53)
    assert said(monkeypatch, 26, 53, third=51) == far
    assert said(monkeypatch, 52, 53, third=26) != far


@pytest.mark.parametrize(
    "seats", [{"HERA": replace(HERA, person=12, level=None)}, {"ANN": replace(ANN, person=None)}]
)
def test_last_words_need_a_computer_and_a_human_player(
    monkeypatch: pytest.MonkeyPatch, seats: dict[str, SeatRow]
) -> None:
    for name, seat in seats.items():
        monkeypatch.setattr(f"{__name__}.{name}", seat)
    assert said(monkeypatch, 1, 2) is None
