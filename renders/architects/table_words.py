"""The table of Architects in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.city import City
from engine.architects.terms import STAGES, SYMBOLS, CardKind
from engine.architects.view import View
from engine.game import Seat
from renders.architects.decks import LETTERS
from renders.architects.offered import deck_name
from renders.sentences import all_of, resource_count
from renders.table_words import shortened
from renders.text import Text


def describe_table(view: View, names: Sequence[str], text: Text) -> str:
    """Say what the picture of the table shows: the piles in reach, the tokens, a sentence for each city."""
    if view.over:
        begin = [text("architects-words-over")]
    else:
        begin = [
            text("architects-words-begin", name=names[view.acting]),
            *pile_sentences(view, names, text),
        ]
    tokens = [text(f"architects-token-{each}") for each in view.tokens]
    if view.stack_size:
        tokens.append(text("architects-words-stack", count=view.stack_size))
    middle = [
        text("architects-words-conflict", battle=view.battle, total=view.conflict_tokens),
        text("architects-words-tokens", tokens=all_of(tokens, text))
        if tokens
        else text("architects-words-no-tokens"),
    ]
    cities = [city_sentence(view, Seat(seat), names, text) for seat in range(view.players)]
    return shortened([*begin, *middle, *cities])


def pile_sentences(view: View, names: Sequence[str], text: Text) -> list[str]:
    """Say for each pile in reach what lies on top of it."""
    sentences = []
    for pile in view.offered:
        state = "empty" if not pile.size else "hidden" if pile.card is None else "open"
        sentences.append(
            text(
                "architects-words-pile",
                letter=LETTERS[pile.position],
                deck=deck_name(view, pile, names, text),
                state=state,
                card="" if pile.card is None else text(f"architects-card-{pile.card}"),
                count=pile.size,
            )
        )
    return sentences


def city_sentence(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Say how far a city is and what lies before its player."""
    city = view.cities[seat]
    return text(
        "architects-words-city",
        name=names[seat],
        city=text(f"city-{city.wonder}"),
        built=len(city.stages),
        stages=STAGES,
        cards=held_words(city, text),
        tokens=all_of([text(f"architects-token-{each}") for each in city.tokens], text)
        or text("words-nothing"),
        shields=city.shields,
        victories=city.victories,
        cat="yes" if view.cat == seat else "no",
        points=view.scores[seat].total,
    )


def held_words(city: City, text: Text) -> str:
    """List resource cards, coins and symbols of a city."""
    words = [resource_count(each, count, text) for each, count in city.resources.items() if count]
    if city.coins:
        words.append(text("coins", count=city.coins))
    for symbol in SYMBOLS:
        count = city.cards.get(CardKind(symbol), 0)
        if count:
            name = text(f"symbol-{symbol}")
            words.append(name if count == 1 else text("resource-count", count=count, resource=name))
    return all_of(words, text) or text("words-nothing")
