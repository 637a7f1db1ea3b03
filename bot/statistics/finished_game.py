"""A finished game in summary: the player, board and result of each seat, and whose results count.

The rule, as `/rules` explains it: a result counts for the player who had the seat at the end, if others, the
computer included, chose there at most three times. A person who began the game on a seat and has none at the
end has left it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from typing import Literal

from bot.common.stored_rows import FORGOTTEN, USUAL_LEVEL, DraftedWonder, Ending, SeatRow, TableRow, Tenure
from bot.statistics.player_keys import PlayerKey, key_of_computer, key_of_person
from engine.game import JsonObject, Seat

Origin = Literal["bot", "score-pad"]
"""Whether the bot ran the game, or a person entered it from a score pad."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A player's seat of a finished game, or a line of a score pad; a Free City has none.

    ``player`` had the seat at the end; None for a forgotten person or one without a Discord account.
    ``points`` are by category. Places begin with 1, and ties share one. ``wonders`` are the drafted ones; a
    score pad lists those built. ``whole`` says whether the result counts as the player's. ``left_by`` began
    the game here and left it for good.
    """

    player: PlayerKey | None
    name: str
    place: int
    total: int
    points: Mapping[str, int]
    wonder: str | None = None
    side: str | None = None
    _: KW_ONLY
    wonders: tuple[DraftedWonder, ...] = ()
    seat: Seat
    whole: bool = True
    left_by: PlayerKey | None = None
    left_name: str | None = None
    feats: frozenset[str] = frozenset()

    @property
    def boards(self) -> Iterator[tuple[str, str, bool]]:
        """The wonders played: each with its side, or an empty string, and whether it was built."""
        if self.wonder is not None:
            yield self.wonder, self.side or "", True
        for each in self.wonders:
            yield each.wonder, "", each.built


@dataclass(frozen=True, slots=True)
class Cursor:
    """The position of a game in the history, after which the next page begins."""

    ended: float
    number: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game; ``number`` identifies it in the history, ``table`` is None on a score pad.

    Times are seconds since 1970; ``begun`` is unknown for some games. ``victory`` says how the game was won
    if there are several ways. ``entered_by`` is the person who entered it from a score pad, and
    ``counted_from`` the pad without names, or None if it was not saved. A game with ``hints``, which the
    history doesn't store, is not rated, nor is one that ended without ``rankings_on``.
    """

    number: int
    table: int | None
    origin: Origin
    server: int
    game: str
    begun: float | None
    ended: float
    victory: str | None
    seats: tuple[FinishedSeat, ...]
    entered_by: int | None = None
    counted_from: JsonObject | None = None
    hints: bool = False
    rankings_on: bool = True

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)

    @property
    def cursor(self) -> Cursor:
        """The position of this game in the history."""
        return Cursor(self.ended, self.number)

    @property
    def scored(self) -> bool:
        """Whether points decided: a duel that ended in an instant victory has no final score."""
        return self.victory in (None, "civilian")


def entered_game(
    server: int,
    game: str,
    played: float,
    entered_by: int,
    seats: tuple[FinishedSeat, ...],
    victory: str | None = None,
    counted_from: JsonObject | None = None,
) -> FinishedGame:
    """Return a game entered from a score pad, before the history gives it a number."""
    entered = FinishedGame(
        0, None, "score-pad", server, game, None, played, victory, seats, entered_by, counted_from
    )
    return replace(entered, rankings_on=False)


def summarise(
    row: TableRow, seats: Sequence[SeatRow], tenures: Sequence[Tenure], ending: Ending
) -> FinishedGame:
    """Summarise a game played to its end, before the history gives it a number."""
    assert row.ended is not None
    results = {result.seat: result for result in ending.results if result.seat < len(seats)}
    ranks = sorted(result.rank for result in results.values())
    at_the_end = {seat.person for seat in seats}
    return FinishedGame(
        number=0,
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
                points={
                    name: points
                    for name, points in result.line.items()
                    if isinstance(points, int) and name not in ("seat", "rank", "total", "built")
                },
                wonder=result.wonder,
                side=result.side,
                whole=_missed(seat, tenures) <= 3,
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
