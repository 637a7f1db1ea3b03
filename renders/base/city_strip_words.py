"""What a city strip shows, said in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import BaseEvent
from engine.base.view import View
from engine.game import Seat
from renders.base.city_words import neighbour_sentences, production_sentences, science_sentence
from renders.base.plays import change_of_coins, plays_of
from renders.base.plays_words import play_sentences
from renders.base.strip_ground import standing_of
from renders.drawing.numerals import signed
from renders.parts.description import shortened
from renders.parts.language import Text, all_of
from renders.parts.names import city_name, colour_name, colours_of


def describe_city_strip(
    view: View, events: Sequence[BaseEvent], seat: Seat, names: Sequence[str], text: Text
) -> str:
    """Say what the strip of a city shows; ``events`` are all of the round so far, ``names`` by seat."""
    city, change = view.cities[seat], change_of_coins(seat, events, len(view.cities))
    plays = [each for play in plays_of(seat, events) for each in play_sentences(view, play, names, text)]
    counts = [
        text("colour-count", count=city.colours[colour], colour=colour_name(colour, text))
        for colour in colours_of(view.box)
        if city.colours.get(colour, 0)
    ]
    return shortened(
        [
            text(
                "words-city",
                name=names[seat],
                city=city_name(city.wonder, text),
                side=city.side,
                points=view.scores[seat].total,
                over="yes" if view.over else "no",
            ),
            text("words-leads", name=names[seat]) if standing_of(view, seat) == "leader" else "",
            *plays,
            text("words-city-stages", built=city.stages, stages=len(city.plan)),
            text(
                "strip-words-means",
                coins=text("coins", count=city.coins),
                changed=change,
                change=signed(change),
                shields=text("words-shields", count=city.shields),
            ),
            *neighbour_sentences(view, seat, names, text),
            science_sentence(view, seat, text),
            *production_sentences(view, seat, text),
            text("strip-words-colours", counts=all_of(counts, text)) if counts else "",
        ],
        separator=" ",
    )
