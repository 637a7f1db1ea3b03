"""The score of a duel in words, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.scoring import SCORE_ROWS
from engine.duel.terms import opponent
from engine.game import Seat
from renders.duel.counted import Counted
from renders.parts.description import shortened
from renders.parts.language import Text, all_of
from renders.parts.score_words import other_rows

_TOLD = frozenset(row.name for row in SCORE_ROWS)
"""The rows that the sentence of a score tells."""


def winners(view: Counted) -> list[Seat]:
    """List the seats that are first."""
    return [score.seat for score in view.scores if score.rank == 1]


def won_by_points(view: Counted) -> bool:
    """Tell whether points decide a duel: neither force nor science has ended it."""
    return view.victory in {None, "civilian"}


def deciding_words(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say in a few words by what a duel was won."""
    return text(f"duel-decided-{_how(view)}", **_holes(view, names, text))


def headline(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won, and what decided."""
    return text(f"duel-headline-{_how(view)}", **_holes(view, names, text))


def describe_score(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won and what both scored in each category."""
    first = text("score-headline-sentence", headline=headline(view, names, text))
    lines = []
    for score in sorted(view.scores, key=lambda score: (score.rank, score.seat)):
        holes = {**dict.fromkeys(_TOLD, 0), **score.points()}
        lines.append(text("duel-words-score", name=names[score.seat], **holes))
        lines += other_rows(score.rows, _TOLD, text)
    return shortened([first, *lines], separator=" ")


def _how(view: Counted) -> str:
    if view.victory != "civilian":
        return str(view.victory)
    if view.winner is None:
        return "together"
    return "ahead" if view.scores[0].total != view.scores[1].total else "tie-break"


def _holes(view: Counted, names: Sequence[str], text: Text) -> dict[str, str | int]:
    best = winners(view) if view.winner is None else [view.winner]
    seat = best[0]
    mine, theirs = view.scores[seat], view.scores[opponent(seat)]
    return {
        "names": all_of([names[each] for each in best], text),
        "other": names[opponent(seat)],
        "points": mine.total,
        "ahead": mine.total - theirs.total,
        "mine": mine.rows.get("civilian", 0),
        "theirs": theirs.rows.get("civilian", 0),
    }
