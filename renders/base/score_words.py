"""The score in words, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.scoring import SCORE_ROWS, Score, places
from renders.base.counted import Counted
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.score_words import Decided, decided, headline_sentence, leaders_sentence, other_rows
from renders.parts.seat_names import short_names

_SHORT_NAME = 260
"""So wide a name is where it is cut because all of them are long."""

_TOLD = frozenset(row.name for row in SCORE_ROWS)
"""The rows that the sentence of a score tells."""


def by_place(view: Counted) -> tuple[Score, ...]:
    """Give the scores of players best first, then the Free City's, which has no place."""
    return tuple(
        sorted(view.scores, key=lambda score: (score.seat == view.free_city, score.rank, score.seat))
    )


def winners(view: Counted) -> tuple[Score, ...]:
    """Give the best scores of players; several share a victory, the Free City never wins."""
    players = view.scores[: view.players]
    best = min(score.rank for score in players)
    return tuple(score for score in players if score.rank == best)


def how_decided(view: Counted) -> Decided:
    """Tell what has decided the game."""
    return decided(view.scores[: view.players], lambda score: score.coins)


def describe_score(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won and what everyone scored: in each category, or where names are long in all."""
    first, brief = (_first_sentence(view, each, text) for each in (names, short_names(names, _SHORT_NAME)))
    scored = [(_holes(view, score, names), other_rows(score.rows, _TOLD, text)) for score in by_place(view)]
    return shortened(
        [first, *(" ".join([text("score-words", **holes), *others]) for holes, others in scored)],
        [brief, *(" ".join([text("score-words-brief", **holes), *others]) for holes, others in scored)],
        [first, *(text("score-words-total", **holes) for holes, _ in scored)],
    )


def _first_sentence(view: Counted, names: Sequence[str], text: Text) -> str:
    if view.over:
        return headline_sentence(how_decided(view), names, "coins", text)
    best = winners(view)
    return leaders_sentence([names[score.seat] for score in best], best[0].total, text)


def _holes(view: Counted, score: Score, names: Sequence[str]) -> dict[str, str | int]:
    return {
        "rank": places(view.scores, view.players).get(score.seat, 0),
        "name": names[score.seat],
        **dict.fromkeys(_TOLD, 0),
        **score.points(),
        "coins": score.coins,
    }
