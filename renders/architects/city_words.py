"""A city of Architects in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.view import View
from engine.game import Seat, left_of, right_of
from renders.architects.sentences import stage_sentence, wonder_effect_sentence
from renders.architects.table_words import city_sentence
from renders.parts.description import shortened
from renders.parts.language import Text


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Say what the picture of a city shows: what lies there, every stage, what its effect is."""
    city = view.cities[seat]
    left, right = left_of(seat, view.players), right_of(seat, view.players)
    return shortened(
        [
            city_sentence(view, seat, names, text),
            *(stage_sentence(city, stage, text) for stage in city.board.stages),
            wonder_effect_sentence(city.board.effect, text),
            text(
                "architects-words-neighbours",
                left=names[left],
                left_shields=text("words-shields", count=view.cities[left].shields),
                right=names[right],
                right_shields=text("words-shields", count=view.cities[right].shields),
            ),
        ]
    )
