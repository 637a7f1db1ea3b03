"""Sentences for the events and choices of Architects; a battle line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.asking import choice_in_words as plain_words
from cogs.game.asking import event_in_words
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.events import (
    Battle,
    CardTaken,
    CatTaken,
    ConflictTokensTurned,
    DeckSearched,
    DeckShuffled,
    EffectFailed,
    Fight,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
    WonderFinished,
)
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Event, Seat, SeatEvent
from renders.architects.decks import FEW_DECKS, owner_of, place_of
from renders.architects.names import card_name, card_title, token_effect, token_name
from renders.parts.language import all_of, resource_count
from renders.parts.names import city_name


def event_sentence(view: View, event: Event, names: Sequence[str], text: Translator) -> str | None:
    """Return a sentence for an event; None if it is described elsewhere (battles, the score).

    The ``names`` are used unescaped.
    """
    match event:
        case DeckShuffled(top=top):
            card = "" if top is None else card_name(top, text)
            return text("architects-told-shuffle", left="no" if top is None else "yes", card=card)
        case SeatEvent():
            key = _key(event)
            if key is None:
                return event_in_words(event, view.box, names, text)
            return text(f"architects-told-{key}", **_facts(view, event, names, text))
        case _:
            return None


def _key(event: SeatEvent) -> str | None:
    """Return the key of an event's text; None if the game has none for it."""
    match event:
        case CardTaken(cause=cause, token=token):
            return "extra" if token is not None else "gift" if cause == "wonder" else "take"
        case CatTaken(previous=previous):
            return "cat" if previous is None else "cat-from"
        case StageBuilt():
            return "stage-helped" if event.economy or event.engineering else "stage"
        case TokenTaken(hidden=hidden, revealed=revealed):
            return "hidden-token" if hidden else "token" if revealed is None else "token-next"
        case _:
            return SIMPLE_KEYS.get(type(event))


SIMPLE_KEYS: Mapping[type[SeatEvent], str] = {
    ConflictTokensTurned: "horns",
    EffectFailed: "effect-failed",
    WonderFinished: "finished",
    SymbolsExchanged: "exchange",
    DeckSearched: "search",
    Passed: "pass",
}
"""The keys of events with a single text."""


def _facts(view: View, event: Any, names: Sequence[str], text: Translator) -> dict[str, int | str]:
    """Return the arguments of an event's text."""
    facts: dict[str, int | str] = {
        "name": names[event.seat],
        "city": city_name(view.cities[event.seat].wonder, text),
    }
    match event:
        case CardTaken(deck=deck, card=card, token=token):
            facts |= {"deck": deck_words(view, event.seat, deck, names, text), "card": card_name(card, text)}
            facts |= {} if token is None else {"token": token_name(token, text)}
        case CatTaken(previous=int(previous)):
            facts["previous"] = names[previous]
        case ConflictTokensTurned(turned=turned, battle=battle, total=total):
            facts |= {"count": turned, "battle": battle, "total": total}
        case StageBuilt(stage=stage):
            facts |= {"stage": stage, "payment": payment(event, text), "tokens": helping_tokens(event, text)}
        case SymbolsExchanged(cards=cards):
            facts |= {"count": len(cards), "symbol": text(f"symbol-{cards[0]}") if len(cards) == 2 else ""}
        case TokenTaken(token=token, revealed=revealed):
            facts |= {"token": token_name(token, text), "effect": token_effect(token, text)}
            facts |= {} if revealed is None else {"next": token_name(revealed, text)}
        case DeckSearched(deck=deck, count=count):
            facts |= {"deck": deck_words(view, event.seat, deck, names, text), "count": count}
    return facts


def deck_words(view: View, seat: Seat, deck: DeckId, names: Sequence[str], text: Translator) -> str:
    """Name a deck by its position relative to a seat, or by its owner if that is clearer.

    The ``names`` are used unescaped.
    """
    place, owner = place_of(view, seat, deck), owner_of(view, deck)
    if deck != CENTRAL and owner is not None and (place is None or view.players > FEW_DECKS):
        return text("architects-the-deck-of", name=names[owner])
    return text(f"architects-the-deck-{place}")


def payment(paid: StageBuilt | Build, text: Translator) -> str:
    """List the payment for a stage: "2 wood and 1 coin"."""
    spent = [resource_count(each, paid.resources.count(each), text) for each in dict.fromkeys(paid.resources)]
    if paid.coins:
        spent.append(text("coins", count=paid.coins))
    return all_of(spent, text)


def helping_tokens(paid: StageBuilt | Build, text: Translator) -> str:
    """List the tokens used for a payment; empty without any."""
    used = [("economy", paid.economy), ("engineering", paid.engineering)]
    return all_of([token_name(token, text) for token, is_used in used if is_used], text)


# -- battles ------------------------------------------------------------------------------------------


def battle_in_words(event: Battle, names: Sequence[str], text: Translator) -> list[str]:
    """Describe a battle, a line for each of its fights, with ``names`` unescaped."""
    lines = [text("architects-told-battle"), *(_fight_in_words(fight, names, text) for fight in event.fights)]
    left = [
        text("architects-told-horned", name=names[seat], count=len(cards))
        for seat, cards in enumerate(event.discarded)
        if cards
    ]
    return [*lines, text("architects-told-discarded", cards=all_of(left, text))] if left else lines


def _fight_in_words(fight: Fight, names: Sequence[str], text: Translator) -> str:
    holes: dict[str, str | int] = {
        "name": names[fight.seat],
        "shields": fight.shields,
        "left": names[fight.left],
        "left_shields": fight.left_shields,
    }
    if fight.winner is None:
        return text("conflict-peace", **holes)
    return text("architects-told-fight", winner=names[fight.winner], count=fight.tokens, **holes)


# -- choices ------------------------------------------------------------------------------------------


def choice_in_words(view: View, choice: ArchitectsChoice, names: Sequence[str], text: Translator) -> str:
    """Describe a choice by its gain or action; a card only if its player knows it.

    The text's form ``inside`` is used within a sentence, ``done`` for a choice already made.
    """
    shown = [escape(name) for name in names]
    match choice:
        case UseEffect(deck) if isinstance(deck_effect(view.cities[view.turn].board), KeepOneCard):
            return text("choice-search", deck=deck_words(view, view.turn, deck, shown, text))
        case Take(deck) | Extra(_, deck) | UseEffect(deck):
            top = view.peeked if deck == CENTRAL else view.decks[deck].top
            words = deck_words(view, view.turn, deck, shown, text)
            if top is None:
                return text("choice-hidden-card", deck=words)
            return text("choice-card", card=card_name(top, text), deck=words)
        case Build(stage=stage):
            return text("choice-build-stage", stage=stage)
        case Exchange(cards):
            return text("choice-exchange", symbols=all_of([text(f"symbol-{each}") for each in cards], text))
        case ChooseToken(token=None):
            return text("choice-hidden-token")
        case ChooseToken(token=str(token)):
            return text("choice-take", thing=token_name(token, text))
        case Keep(card=card):
            return text("choice-take", thing=card_title(card, text))
        case End():
            return text("choice-end")
        case _:
            return plain_words(choice, view.box, text)
