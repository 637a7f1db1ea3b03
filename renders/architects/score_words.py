"""The score of Architects in words, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.scoring import Score
from renders.architects.counted import Counted
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.score_words import Decided, decided, headline_sentence, leaders_sentence


def by_rank(view: Counted) -> list[Score]:
    """Give the scores best first, those of one rank in the order of their seats."""
    return sorted(view.scores, key=lambda score: (score.rank, score.seat))


def winners(view: Counted) -> list[Score]:
    """Give the best scores; several share a victory."""
    return [score for score in by_rank(view) if score.rank == 1]


def how_decided(view: Counted) -> Decided:
    """Tell what has decided the game."""
    return decided(view.scores, lambda score: score.built)


def describe_score(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say what everyone scored in each category."""
    if view.over:
        first = headline_sentence(how_decided(view), names, "stages", text)
    else:
        best = winners(view)
        first = leaders_sentence([names[score.seat] for score in best], best[0].total, text)
    return shortened([first, *(_score_sentence(score, names, text) for score in by_rank(view))])


def _score_sentence(score: Score, names: Sequence[str], text: Text) -> str:
    name = names[score.seat]
    return text("architects-score-words", rank=score.rank, name=name, built=score.built, **score.points())
