"""A city of Duel in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.terms import RESOURCES, SYMBOLS
from engine.duel.view import View
from engine.game import Seat
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.panel import producers_of_choice, useful_chains
from renders.parts.description import shortened
from renders.parts.language import Text, all_of, one_of, resource_count


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Say what the picture of a city shows, in at most 1,000 characters."""
    return shortened(city_sentences(view, seat, names, text), separator=" ")


def city_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Say what lies before a player."""
    city = view.cities[seat]
    produced = [
        resource_count(name, city.production[name], text) for name in RESOURCES if city.production.get(name)
    ]
    produced += [
        one_of([text(f"resource-{name}") for name in options], text)
        for options in producers_of_choice(city, view.box)
    ]
    symbols = [
        text("duel-symbol-count", count=city.symbols[name], symbol=name)
        for name in SYMBOLS
        if city.symbols.get(name)
    ]
    tokens = [token_name(token, text) for token in city.tokens]
    built = [short_wonder_name(each, text) for each in city.built_wonders]
    prices = {offer.wonder: offer.price.total for offer in view.wonder_offers[seat]}
    to_build = [
        text(
            "duel-words-wonder-price",
            wonder=short_wonder_name(each, text),
            coins=text("coins", count=prices[each]),
        )
        for each in city.unbuilt_wonders
    ]
    cards = [card_name(each, text) for each in city.buildings]
    listed: tuple[tuple[str, str, list[str]], ...] = (
        ("duel-words-produces", "resources", produced),
        ("duel-words-symbols", "symbols", symbols),
        ("duel-words-tokens", "tokens", tokens),
        ("duel-words-wonders-built", "wonders", built),
        ("duel-words-wonders-open", "wonders", to_build),
        ("duel-words-buildings", "cards", cards),
    )
    free = [card_name(gives, text) for each in useful_chains(view, seat) if (gives := each.gives_free)]
    listed += (("duel-words-chains", "cards", free),)
    sentences = [text(key, **{hole: all_of(words, text)}) for key, hole, words in listed if words]
    if city.symbols:
        sentences.append(text("duel-words-different", count=len(city.symbols)))
    return [city_line(view, seat, names, text), *sentences]


def city_line(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Say how many coins and points a player has."""
    return text(
        "duel-words-city",
        name=names[seat],
        coins=text("coins", count=view.cities[seat].coins),
        points=text("points", count=view.scores[seat].total),
    )
