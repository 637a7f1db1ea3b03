"""Summarises a game as a finished game: the players, and whose results count.

The rule, as `/rules` explains it: a result counts for the player who had the seat at the end, if others, the
computer included, chose there at most three times. A person who began the game on a seat and has none at the
end has left it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.common.rows import FORGOTTEN, USUAL_LEVEL, Ending, SeatRow, TableRow, Tenure
from bot.statistics.finished import FinishedGame, FinishedSeat, points_by_category
from bot.statistics.players import PlayerKey, key_of_computer, key_of_person
from engine.game import Seat

CHOICES_OF_OTHERS = 3
"""The most choices of others on a seat with which its result still counts for its player."""


def summarise(
    number: int, row: TableRow, seats: Sequence[SeatRow], tenures: Sequence[Tenure], ending: Ending
) -> FinishedGame:
    """Summarise a game played to its end; ``number`` becomes its own."""
    assert row.ended is not None
    results = {result.seat: result for result in ending.results if result.seat < len(seats)}
    ranks = sorted(result.rank for result in results.values())
    at_the_end = {seat.person for seat in seats}
    return FinishedGame(
        number=number,
        table=row.id,
        origin="bot",
        server=row.server,
        game=row.options.game,
        begun=row.begun,
        ended=row.ended,
        victory=ending.victory,
        hints=row.options.has_hints,
        seats=tuple(
            FinishedSeat(
                seat=seat.seat,
                player=_key_of(seat),
                name=seat.name,
                place=1 + ranks.index(result.rank),
                total=result.total,
                points=points_by_category(result.line),
                wonder=result.wonder,
                side=result.side,
                whole=_missed(seat, tenures) <= CHOICES_OF_OTHERS,
                left_by=None if left is None else _key_of(left),
                left_name=None if left is None else left.name,
                wonders=result.wonders,
                feats=result.feats,
            )
            for seat in seats
            if (result := results.get(seat.seat)) is not None
            for left in (_who_left(seat.seat, tenures, at_the_end),)
        ),
    )


def _key_of(seat: SeatRow | Tenure) -> PlayerKey | None:
    """Return the key of a seat's player, or None for a forgotten person."""
    if seat.person is None:
        return key_of_computer(seat.level or USUAL_LEVEL)
    return None if seat.person == FORGOTTEN else key_of_person(seat.person)


def _missed(seat: SeatRow, tenures: Sequence[Tenure]) -> int:
    """Count the steps in which others than its final player chose on a seat."""
    return sum(
        each.played_for if _key_of(each) == _key_of(seat) else each.last_step - each.first_step + 1
        for each in tenures
        if each.seat == seat.seat
    )


def _who_left(seat: Seat, tenures: Sequence[Tenure], at_the_end: set[int | None]) -> Tenure | None:
    """Return the first tenure of a seat if its person has no seat at the end, or None."""
    here = [each for each in tenures if each.seat == seat]
    first = min(here, key=lambda each: each.first_step, default=None)
    return None if first is None or first.person in {None, FORGOTTEN, *at_the_end} else first
