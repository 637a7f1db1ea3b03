"""The score in words, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.scoring import Score
from engine.base.view import View
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.score_words import leaders_sentence


def by_rank(view: View) -> tuple[Score, ...]:
    """Give the scores best first, those of one rank in the order of their seats."""
    return tuple(sorted(view.scores, key=lambda score: (score.rank, score.seat)))


def winners(view: View) -> tuple[Score, ...]:
    """Give the best scores of players; several share a victory, the Free City never wins."""
    players = [score for score in by_rank(view) if score.seat != view.free_city]
    return tuple(score for score in players if score.rank == players[0].rank)


def describe_score(view: View, names: Sequence[str], text: Text) -> str:
    """Say who has won and what everyone scored: in each category, or where names are long in all."""
    best = winners(view)
    first = leaders_sentence([names[score.seat] for score in best], best[0].total, text, over=view.over)
    scored = [_holes(score, names) for score in by_rank(view)]
    return shortened(
        [first, *(text("score-words", **holes) for holes in scored)],
        [first, *(text("score-words-brief", **holes) for holes in scored)],
        [first, *(text("score-words-total", **holes) for holes in scored)],
    )


def _holes(score: Score, names: Sequence[str]) -> dict[str, str | int]:
    return {
        "rank": score.rank,
        "name": names[score.seat],
        "total": score.total,
        "military": score.military,
        "treasury": score.treasury,
        "wonder": score.wonder,
        "civilian": score.civilian,
        "scientific": score.scientific,
        "commercial": score.commercial,
        "guilds": score.guilds,
        "coins": score.coins,
    }
