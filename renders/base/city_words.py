"""What the pictures of a hand and of a city show, said in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.city import City, Production
from engine.base.payment import FULL_PRICES
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS, RESOURCES, SYMBOLS, Resource
from renders.base.names import card_name
from renders.base.seats import neighbour_of
from renders.drawing.numerals import signed
from renders.parts.description import shortened
from renders.parts.language import Text as Text
from renders.parts.language import all_of, one_of, resource_count
from renders.parts.names import city_name, colour_name, colours_of


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Say what the picture of a city shows, in at most 1,000 characters; ``names`` by seat."""
    city = view.cities[seat]
    sentences = [
        text(
            "words-city",
            name=names[seat],
            city=city_name(city.wonder, text),
            side=city.side,
            points=view.scores[seat].total,
            over="yes" if view.over else "no",
        ),
        *neighbour_sentences(view, seat, names, text),
        text("words-city-stages", built=city.stages, stages=len(view.cities[seat].plan)),
        text(
            "words-city-means",
            coins=text("coins", count=city.coins),
            shields=text("words-shields", count=view.cities[seat].shields),
        ),
        _token_sentence(city, text),
        science_sentence(view, seat, text),
        *production_sentences(view, seat, text),
        *discount_sentences(city, text),
        *_building_sentences(view, seat, text),
    ]
    return shortened(sentences, separator=" ")


def neighbour_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Say who sits at both sides of a city, and with how many shields."""
    return [
        text(
            "words-city-neighbour",
            side=side,
            name=names[other],
            shields=text("words-shields", count=view.cities[other].shields),
        )
        for side in NEIGHBOURS
        for other in [neighbour_of(view, seat, side)]
    ]


def selling_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Say who sits at both sides of a city, with how many shields, and what they sell."""
    return [
        text(
            "words-neighbour-sells",
            side=side,
            name=names[other],
            shields=text("words-shields", count=view.cities[other].shields),
            resources=_produced(view.cities[other].production, text),
        )
        for side in NEIGHBOURS
        for other in [neighbour_of(view, seat, side)]
    ]


def _token_sentence(city: City, text: Text) -> str:
    if not city.conflicts:
        return ""
    return text("words-city-tokens", tokens=all_of([signed(value) for value in city.conflicts], text))


def science_sentence(view: View, seat: Seat, text: Text) -> str:
    """Say which scientific symbols a city has and what they are worth; empty where it has none."""
    counts = view.cities[seat].symbols
    parts = [
        text("symbol-count", count=counts[symbol], symbol=symbol)
        for symbol in SYMBOLS
        if counts.get(symbol, 0)
    ]
    chosen = view.cities[seat].science_choices
    if chosen:
        parts.append(text("words-symbols-of-choice", count=chosen))
    if not parts:
        return ""
    points = text("points", count=view.scores[seat].row("scientific"))
    return text("words-city-science", symbols=all_of(parts, text), points=points)


def production_sentences(view: View, seat: Seat, text: Text) -> list[str]:
    """Say what a city produces, and what of it for itself alone."""
    produced = view.cities[seat].production
    sentences = [text("words-produces", resources=_produced(produced, text))]
    if produced.own_choices:
        groups = [_alternatives(options, text) for options in produced.own_choices]
        sentences.append(text("words-produces-alone", resources=all_of(groups, text)))
    return sentences


def _produced(produced: Production, text: Text) -> str:
    parts = [
        resource_count(name, produced.fixed[name], text) for name in RESOURCES if produced.fixed.get(name)
    ]
    parts += [_alternatives(options, text) for options in produced.choices]
    return all_of(parts, text) if parts else text("words-nothing")


def _alternatives(options: Sequence[Resource], text: Text) -> str:
    return one_of([text(f"resource-{name}") for name in options], text)


def discount_sentences(city: City, text: Text) -> list[str]:
    """Say from which neighbours a city buys cheaper."""
    left, right = city.prices.left, city.prices.right
    sentences = []
    for goods, sample in (("raw", RESOURCES.index("wood")), ("manufactured", RESOURCES.index("glass"))):
        cheaper = [
            side
            for side, prices in (("left", left), ("right", right))
            if prices[sample] < FULL_PRICES[sample]
        ]
        if cheaper:
            side = cheaper[0] if len(cheaper) == 1 else "both"
            price = min(left[sample], right[sample])
            sentences.append(text(f"words-discount-{goods}", side=side, price=price))
    return sentences


def _building_sentences(view: View, seat: Seat, text: Text) -> list[str]:
    built = [view.box.cards[each] for each in view.cities[seat].buildings]
    sentences = []
    for colour in colours_of(view.box):
        cards = [card_name(each.id, text) for each in built if each.colour == colour]
        if cards:
            name = colour_name(colour, text)
            sentences.append(
                text("words-city-buildings", colour=colour, name=name, cards=all_of(cards, text))
            )
    return sentences or [text("words-city-no-buildings")]
