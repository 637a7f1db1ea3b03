"""What everybody has just played, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import BaseEvent
from engine.base.view import View
from renders.base.plays import plays, told_moment
from renders.base.plays_words import play_sentences
from renders.drawing.numerals import ROMAN
from renders.parts.description import shortened
from renders.parts.language import Text


def describe_reveal(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> str:
    """Say what the picture of a reveal shows, a sentence for each city."""
    age, number = told_moment(view, events)
    begin = text("reveal-words", age=ROMAN[age], round=number, rounds=view.box.rounds)
    return shortened(
        [begin, *(each for play in plays(events) for each in play_sentences(view, play, names, text))]
    )
