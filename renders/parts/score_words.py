"""Who leads or has won, the same in every game with a score of points."""

from __future__ import annotations

from collections.abc import Sequence

from renders.parts.language import Text, all_of


def leaders_line(names: Sequence[str], points: int, text: Text, *, over: bool) -> str:
    """Say in a few words who has won, or leads so far, and with how many points."""
    key = "score-winner" if over else "score-leader"
    return text(key, names=all_of(names, text), count=len(names), points=points)


def leaders_sentence(names: Sequence[str], points: int, text: Text, *, over: bool) -> str:
    """Say the same in a whole sentence."""
    key = "score-winner-sentence" if over else "score-leader-sentence"
    return text(key, names=all_of(names, text), count=len(names), points=points)
