"""What a computer player says at the end."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.rows import Ending, Result, SeatRow
from bot.languages.translator import load_languages
from cogs.game import ending
from engine.game import Seat

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
    monkeypatch.setattr(ending, "ending_of", lambda game, steps: Ending(results, victory))
    seats = [ANN, replace(HERA, **how), replace(HERA, seat=Seat(2), name="Iris")]
    return ending.farewell(
        cast("Any", SimpleNamespace(seats=seats, game=None, history=())), load_languages().of(None)
    )


def test_the_line_tells_how_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = [(30, 50), (50, 51), (40, 40), (51, 50), (50, 30)]
    lines = [said(monkeypatch, *way) for way in ways]
    lines += [said(monkeypatch, *way, "military") for way in ((1, 2), (2, 1))]
    assert len({*lines}) == len(lines)
    assert all(line.startswith("Hera (strong) says: ") for line in lines)
    assert said(monkeypatch, 30, 50, level="easy") not in lines


def test_a_close_win_is_one_over_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    far = said(monkeypatch, 26, 53)
    assert said(monkeypatch, 26, 53, third=51) == far
    assert said(monkeypatch, 52, 53, third=26) != far


def test_persons_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.HERA", replace(HERA, person=12, level=None))
    assert said(monkeypatch, 1, 2) is None


def test_nothing_is_said_where_nobody_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ANN", replace(ANN, person=None))
    assert said(monkeypatch, 1, 2) is None
