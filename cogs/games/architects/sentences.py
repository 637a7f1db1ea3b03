"""What happened in Architects, in sentences: those of a turn in a row, a battle line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.asking import event_in_words
from engine.architects.choice import Build
from engine.architects.events import (
    Battle,
    CardTaken,
    CatTaken,
    ConflictTokensTurned,
    DeckSearched,
    DeckShuffled,
    EffectFailed,
    Fight,
    GameEnded,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
    WonderFinished,
)
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Event, Seat
from engine.story import PlayedStep
from renders.architects.decks import FEW_DECKS, owner_of, place_of
from renders.architects.names import card_name, token_effect, token_name
from renders.parts.language import all_of, resource_count
from renders.parts.names import city_name


def turns(steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
    """Part steps into turns: the turn passes to somebody else, so a turn is a run of one seat."""
    return [list(turn) for _, turn in groupby(steps, key=lambda step: _before(step).turn)]


def told_turns(steps: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
    """Tell steps, a line for each turn and one for each fight of a battle."""
    return [line for turn in turns(steps) for line in _told_turn(turn, names, text)]


def _told_turn(turn: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
    view = _before(turn[0])
    events: list[Event] = [event for step in turn for event in step.events]
    said = [told(view, event, names, text) for event in events]
    lines = [" ".join(sentence for sentence in said if sentence)]
    for event in events:
        if isinstance(event, Battle):
            lines += _told_battle(event, names, text)
    return [line for line in lines if line]


def _before(step: PlayedStep) -> View:
    view: View = step.before
    return view


# -- single events ------------------------------------------------------------------------------------


def told(view: View, event: Event, names: Sequence[str], text: Translator) -> str | None:
    """Return what happened; None for what is told elsewhere (battles, the score)."""
    match event:
        case CardTaken():
            return _told_card(view, event, names, text)
        case CatTaken(seat=seat, previous=previous):
            if previous is None:
                return text("architects-told-cat", name=escape(names[seat]))
            holes = {"name": escape(names[seat]), "previous": escape(names[previous])}
            return text("architects-told-cat-from", **holes)
        case ConflictTokensTurned(turned=turned, battle=battle, total=total):
            return text("architects-told-horns", count=turned, battle=battle, total=total)
        case StageBuilt():
            return _told_stage(view, event, text)
        case EffectFailed():
            return text("architects-told-effect-failed")
        case WonderFinished(seat=seat):
            return text("architects-told-finished", city=city_name(view.cities[seat].wonder, text))
        case SymbolsExchanged(seat=seat, cards=cards):
            symbol = text(f"symbol-{cards[0]}") if len(cards) == 2 else ""
            return text("architects-told-exchange", name=escape(names[seat]), count=len(cards), symbol=symbol)
        case TokenTaken():
            return _told_token(event, names, text)
        case DeckSearched(seat=seat, deck=deck, count=count):
            place = deck_words(view, seat, deck, names, text)
            return text("architects-told-search", name=escape(names[seat]), deck=place, count=count)
        case DeckShuffled(top=top):
            card = "" if top is None else card_name(top, text)
            return text("architects-told-shuffle", left="no" if top is None else "yes", card=card)
        case Passed(seat=seat):
            return text("architects-told-pass", name=escape(names[seat]))
        case Battle() | GameEnded():
            return None
        case _:
            return event_in_words(event, view.box, names, text)


def deck_words(view: View, seat: Seat, deck: DeckId, names: Sequence[str], text: Translator) -> str:
    """Call a deck by where it lies for a seat, or by its owner where that says more."""
    place, owner = place_of(view, seat, deck), owner_of(view, deck)
    if deck != CENTRAL and owner is not None and (place is None or view.players > FEW_DECKS):
        return text("architects-the-deck-of", name=escape(names[owner]))
    return text(f"architects-the-deck-{place}")


def _told_card(view: View, event: CardTaken, names: Sequence[str], text: Translator) -> str:
    holes = {
        "name": escape(names[event.seat]),
        "card": card_name(event.card, text),
        "deck": deck_words(view, event.seat, event.deck, names, text),
    }
    if event.token is not None:
        return text("architects-told-extra", token=token_name(event.token, text), **holes)
    return text("architects-told-gift" if event.cause == "wonder" else "architects-told-take", **holes)


def payment(paid: StageBuilt | Build, text: Translator) -> str:
    """List what a stage is paid with: "2 wood and 1 coin"."""
    spent = [resource_count(each, paid.resources.count(each), text) for each in dict.fromkeys(paid.resources)]
    if paid.coins:
        spent.append(text("coins", count=paid.coins))
    return all_of(spent, text)


def helping_tokens(paid: StageBuilt | Build, text: Translator) -> str:
    """List the tokens that make a payment do; empty where none is used."""
    used = [("economy", paid.economy), ("engineering", paid.engineering)]
    return all_of([token_name(token, text) for token, is_used in used if is_used], text)


def _told_stage(view: View, event: StageBuilt, text: Translator) -> str:
    holes: dict[str, str | int] = {
        "stage": event.stage,
        "city": city_name(view.cities[event.seat].wonder, text),
        "payment": payment(event, text),
    }
    tokens = helping_tokens(event, text)
    if tokens:
        return text("architects-told-stage-helped", tokens=tokens, **holes)
    return text("architects-told-stage", **holes)


def _told_token(event: TokenTaken, names: Sequence[str], text: Translator) -> str:
    holes = {
        "name": escape(names[event.seat]),
        "token": token_name(event.token, text),
        "effect": token_effect(event.token, text),
    }
    if event.hidden:
        return text("architects-told-hidden-token", **holes)
    if event.revealed is None:
        return text("architects-told-token", **holes)
    return text("architects-told-token-next", next=token_name(event.revealed, text), **holes)


# -- battles ------------------------------------------------------------------------------------------


def _told_battle(event: Battle, names: Sequence[str], text: Translator) -> list[str]:
    lines = [text("architects-told-battle"), *(_told_fight(fight, names, text) for fight in event.fights)]
    left = [
        text("architects-told-horned", name=escape(names[seat]), count=len(cards))
        for seat, cards in enumerate(event.discarded)
        if cards
    ]
    return [*lines, text("architects-told-discarded", cards=all_of(left, text))] if left else lines


def _told_fight(fight: Fight, names: Sequence[str], text: Translator) -> str:
    holes: dict[str, str | int] = {
        "name": escape(names[fight.seat]),
        "shields": fight.shields,
        "left": escape(names[fight.left]),
        "left_shields": fight.left_shields,
    }
    if fight.winner is None:
        return text("conflict-peace", **holes)
    return text("architects-told-fight", winner=escape(names[fight.winner]), count=fight.tokens, **holes)
