"""Sentences for the events and choices of Architects; a battle line by line."""

from collections.abc import Sequence

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.games.sentences import choice_in_words as plain_words
from cogs.games.sentences import event_in_words
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
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
    DeckSearched,
    DeckShuffled,
    Fight,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
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
            facts = _facts(view, event, names, text)
            return event_in_words("architects", event, view.box, names, text, **facts)
        case _:
            return None


def _facts(view: View, event: SeatEvent, names: Sequence[str], text: Translator) -> dict[str, int | str]:
    """Return what the text of an event says beyond its own facts."""
    match event:
        case CardTaken(deck=deck) | DeckSearched(deck=deck):
            return {"deck": deck_words(view, event.seat, deck, names, text)}
        case CatTaken(previous=int(previous)):
            return {"moved": "yes", "previous": names[previous]}
        case CatTaken():
            return {"moved": "no"}
        case SymbolsExchanged(cards=cards):
            symbol = text(f"symbol-{cards[0]}") if len(cards) == 2 else ""
            return {"count": len(cards), "symbol": symbol}
        case TokenTaken(token=token, revealed=revealed):
            following = "none" if revealed is None else token_name(revealed, text)
            return {"effect": token_effect(token, text), "revealed": following}
    facts: dict[str, int | str] = {"city": city_name(view.cities[event.seat].wonder, text)}
    if isinstance(event, StageBuilt):
        facts |= {"payment": payment(event, text), "tokens": helping_tokens(event, text) or "none"}
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
    placeholders: dict[str, str | int] = {
        "name": names[fight.seat],
        "shields": fight.shields,
        "left": names[fight.left],
        "left_shields": fight.left_shields,
    }
    if fight.winner is None:
        return text("conflict-peace", **placeholders)
    return text("architects-told-fight", winner=names[fight.winner], count=fight.tokens, **placeholders)


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
        case Exchange(cards):
            return text("choice-exchange", symbols=all_of([text(f"symbol-{each}") for each in cards], text))
        case ChooseToken(token=None):
            return text("choice-hidden-token")
        case ChooseToken(token=str(token)):
            return text("choice-take", thing=token_name(token, text))
        case Keep(card=card):
            return text("choice-take", thing=card_title(card, text))
        case _:
            return plain_words("architects", choice, view.box, text)
