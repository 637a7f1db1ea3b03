"""The table in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.base.view import View
from engine.game import Seat
from renders.base.strip_ground import standing_of
from renders.drawing.numerals import ROMAN
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.names import city_name


def describe_table(view: View, names: Sequence[str], text: Text, picked: Collection[Seat] = ()) -> str:
    """Say what the picture of the table shows, a sentence for each city."""
    if view.over:
        begin = text("table-words-over", count=view.discard_size)
    else:
        begin = text(
            "table-words",
            age=ROMAN[view.age],
            round=view.round,
            rounds=view.box.rounds,
            passing=view.hands_go,
            count=view.discard_size,
        )
    return shortened(
        [begin, *(_city_sentence(view, Seat(seat), names, text, picked) for seat in range(len(view.cities)))]
    )


def _city_sentence(view: View, seat: Seat, names: Sequence[str], text: Text, picked: Collection[Seat]) -> str:
    city = view.cities[seat]
    pick = "none"
    if seat in picked:
        pick = "picked"
    elif seat in view.deciding:
        pick = "waiting"
    said = text(
        "table-words-city",
        name=names[seat],
        wonder=city_name(city.wonder, text),
        built=city.stages,
        stages=len(view.cities[seat].plan),
        coins=text("coins", count=city.coins),
        shields=view.cities[seat].shields,
        buildings=len(city.buildings),
        points=text("points", count=view.scores[seat].total),
        pick=pick,
    )
    leads = standing_of(view, seat) == "leader"
    return f"{said} {text('words-leads', name=names[seat])}" if leads else said
