"""The score of Architects in words, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.scoring import SCORE_ROWS, Score
from renders.architects.counted import Counted
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.score_words import Decided, decided, headline_sentence, leaders_sentence, other_rows

_TOLD = frozenset(row.name for row in SCORE_ROWS)
"""The rows that the sentence of a score tells."""


def by_rank(view: Counted) -> list[Score]:
    """Give the scores best first, those of one rank in the order of their seats."""
    return sorted(view.scores, key=lambda score: (score.rank, score.seat))


def winners(view: Counted) -> list[Score]:
    """Give the best scores; several share a victory."""
    return [score for score in by_rank(view) if score.rank == 1]


def how_decided(view: Counted) -> Decided:
    """Tell what has decided the game."""
    return decided(view.scores)


def describe_score(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say what everyone scored in each category."""
    if view.over:
        first = headline_sentence(how_decided(view), names, "stages", text)
    else:
        best = winners(view)
        first = leaders_sentence([names[score.seat] for score in best], best[0].total, text)
    lines = []
    for score in by_rank(view):
        holes = {**dict.fromkeys(_TOLD, 0), **score.points()}
        name = names[score.seat]
        lines.append(
            text("architects-score-words", rank=score.rank, name=name, built=score.tie_break, **holes)
        )
        lines += other_rows(score.rows, _TOLD, text)
    return shortened([first, *lines])
