"""What the picture of a hand shows, said in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.choice import PaidChoice
from engine.base.view import View
from engine.game import Seat
from renders.base.city_words import (
    discount_sentences,
    production_sentences,
    science_sentence,
    selling_sentences,
)
from renders.base.hand import Mark, paid_in
from renders.base.hand_header import next_holder
from renders.base.names import card_name
from renders.base.price_words import build_sentence, own, stage_sentence
from renders.base.seats import neighbour_of
from renders.base.sentences import effect_sentences, stage_cost_sentence
from renders.drawing.numerals import ROMAN
from renders.parts.description import shortened
from renders.parts.language import Text, all_of

_VERSIONS = (
    (True, True, True),
    (True, False, True),
    (False, True, True),
    (False, False, True),
    (False, False, False),
)
"""What is told of cards and stages, more and more briefly: effects, chains, the effects of stages."""


def describe_hand(view: View, names: Sequence[str], text: Text, marks: Sequence[Mark] = ()) -> str:
    """Say what the picture of the viewer's hand shows, in at most 1,000 characters.

    Raises `ValueError` for a view without a seat.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    city = view.cities[view.seat]
    begin = [
        *(text(f"words-{mark.kind}", card=card_name(view.hand[mark.place], text)) for mark in marks),
        text("words-round", age=ROMAN[view.age], round=view.round, rounds=view.box.rounds),
        text("words-hand-coins", coins=text("coins", count=city.coins), own=own(view, view.seat)),
        text("words-hand-shields", count=city.shields),
        science_sentence(view, view.seat, text) or text("words-hand-no-science"),
        *production_sentences(view, view.seat, text),
        *discount_sentences(city, text),
        *selling_sentences(view, view.seat, names, text),
    ]
    holder = next_holder(view, view.seat)
    if holder is not None:
        begin.append(text("words-hand-next", name=names[holder]))
    picked = paid_in(marks)
    seats = [view.seat]
    if view.controller == view.seat and view.free_city is not None:
        seats.append(view.free_city)
    versions = [
        [
            *begin,
            *_card_sentences(view, names, text, picked, effects=effects, chains=chains),
            *(
                sentence
                for seat in seats
                for sentence in stage_sentences(view, seat, names, text, picked, effects=stage_effects)
            ),
        ]
        for effects, chains, stage_effects in _VERSIONS
    ]
    return shortened(*versions, separator=" ")


def _card_sentences(
    view: View,
    names: Sequence[str],
    text: Text,
    picked: Sequence[PaidChoice],
    *,
    effects: bool,
    chains: bool,
) -> list[str]:
    sentences = []
    whose = own(view, view.seat)
    for index, held in enumerate(view.hand):
        gain = effect_sentences(view.box.cards[held].effects, text, own=whose) if effects else ""
        price = build_sentence(view, view.offers[index], names, text, picked) if view.offers else ""
        name = text("words-card", number=view.number(index), card=card_name(held, text))
        later = [card_name(each, text) for each in view.box.cards[held].gives_free] if chains else []
        chain = text("offer-free-later", cards=all_of(later, text)) if later else ""
        sentences.append(" ".join(filter(None, (name, gain, price, chain))))
    return sentences


def stage_sentences(
    view: View,
    seat: Seat,
    names: Sequence[str],
    text: Text,
    picked: Sequence[PaidChoice] = (),
    *,
    effects: bool = True,
) -> list[str]:
    """Say what the next stage of a wonder costs, does and takes now; one for each that can be copied."""
    city = view.cities[seat]
    count = len(view.cities[seat].plan)
    options = view.cities[seat].next_stages
    mine = seat == view.seat and seat != view.free_city
    if not options:
        return [text("words-wonder-complete", name=names[seat], own="yes" if mine else "no")]
    sentences = []
    for stage in options:
        side = stage.copy
        begin = text(
            "words-stage",
            stage=city.stages + 1,
            stages=count,
            name=names[seat] if side is None else names[neighbour_of(view, seat, side)],
            whose="own" if mine and side is None else "copy" if side is not None else "other",
        )
        price = stage_sentence(view, seat, side, names, text, picked)
        gain = effect_sentences(stage.effects, text, own=own(view, seat)) if effects else ""
        parts = (begin, stage_cost_sentence(stage.cost, text), gain, price)
        sentences.append(" ".join(filter(None, parts)))
    return sentences
