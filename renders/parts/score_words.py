"""Who leads or has won, the same in every game with a score of points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.game import Score, Seat
from renders.parts.language import Text, all_of
from renders.parts.names import named

_MOST_NAMED, _MOST_WINNERS = 2, 3

ScoreT = TypeVar("ScoreT", bound=Score)


@dataclass(frozen=True, slots=True)
class Decided:
    """What has decided a game: ``ahead`` points more than the ``others``, who are next.

    With none ahead the tie-break has, ``mine`` to ``theirs``; where nobody is next to compare with, nothing.
    """

    winners: tuple[Seat, ...]
    others: tuple[Seat, ...]
    points: int
    ahead: int
    mine: int
    theirs: int


def decided(scores: Sequence[ScoreT], tie_break: Callable[[ScoreT], int]) -> Decided:
    """Tell what has decided a game that points decide, by the scores of those who can win."""
    ranks = sorted({score.rank for score in scores})
    first, nearest = ([score for score in scores if score.rank == rank] for rank in (ranks[0], ranks[:2][-1]))
    return Decided(
        tuple(score.seat for score in first),
        tuple(score.seat for score in nearest),
        first[0].total,
        first[0].total - nearest[0].total,
        tie_break(first[0]),
        tie_break(nearest[0]),
    )


def leaders_line(names: Sequence[str], points: int, text: Text) -> str:
    """Say in a few words who leads so far, and with how many points."""
    return text("score-leader", names=all_of(names, text), count=len(names), points=points)


def leaders_sentence(names: Sequence[str], points: int, text: Text) -> str:
    """Say the same in a whole sentence."""
    return text("score-leader-sentence", names=all_of(names, text), count=len(names), points=points)


def deciding_words(decided: Decided, names: Sequence[str], tie_break: str, text: Text) -> str:
    """Say in a few words by what a game was won; ``tie_break`` is what breaks a tie: coins or stages."""
    return text(f"decided-{_how(decided)}", **_holes(decided, names, tie_break, text))


def winners_words(names: Sequence[str], text: Text) -> str:
    """Name who has won, or say how many they are where that is shorter."""
    return all_of(names, text) if len(names) <= _MOST_WINNERS else text("poster-winners", count=len(names))


def headline(decided: Decided, names: Sequence[str], tie_break: str, text: Text) -> str:
    """Say who has won, with how many points, and what decided."""
    return text(f"headline-{_how(decided)}", **_holes(decided, names, tie_break, text))


def headline_sentence(decided: Decided, names: Sequence[str], tie_break: str, text: Text) -> str:
    """Say the same in a whole sentence."""
    return text("score-headline-sentence", headline=headline(decided, names, tie_break, text))


def _how(decided: Decided) -> str:
    if len(decided.winners) > 1:
        return "together-tie-break" if decided.mine != decided.theirs and not decided.ahead else "together"
    return "ahead" if decided.ahead else "tie-break"


def _holes(decided: Decided, names: Sequence[str], tie_break: str, text: Text) -> dict[str, str | int]:
    return {
        "names": all_of([names[seat] for seat in decided.winners], text),
        "others": _others(decided, names, text),
        "points": decided.points,
        "ahead": decided.ahead,
        "by": tie_break,
        "mine": decided.mine,
        "theirs": decided.theirs,
    }


def _others(decided: Decided, names: Sequence[str], text: Text) -> str:
    """Name who is next, or say how many they are."""
    if len(decided.others) > _MOST_NAMED:
        return text("decided-others", count=len(decided.others))
    return all_of([names[seat] for seat in decided.others], text)


def other_rows(rows: Mapping[str, int], told: Collection[str], text: Text) -> list[str]:
    """Say what was scored in rows that only a box has: the sentence of a score tells those ``told``."""
    return [
        text("score-words-row", row=named(f"score-{row}", row, text), points=points)
        for row, points in rows.items()
        if row not in told
    ]
