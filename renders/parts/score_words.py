"""Who leads or has won, the same in every game with a score of points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.story import Decided
from renders.parts.language import Text, all_of

_MOST_NAMED, _MOST_WINNERS = 2, 3


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
