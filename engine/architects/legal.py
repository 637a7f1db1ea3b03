"""The legal choices of the seat whose turn it is (rulebook, The turn)."""

from collections.abc import Mapping

from engine.architects.choice import (
    ArchitectsChoice,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import Answers, City
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.payment import builds
from engine.architects.table import Table
from engine.architects.terms import SYMBOL_CARDS
from engine.terms import CardId, DecisionKind
from engine.values import FrozenMapping

TURN_KINDS = ("take", "turn")
"""The kinds of decisions in a turn without an open question."""


def legal_choices(table: Table) -> tuple[DecisionKind, tuple[ArchitectsChoice, ...]]:
    """Return the question of the seat, and every legal answer.

    The answers of a ``turn`` are empty if nothing more can be done: the turn is over. Only a turn that starts
    without a card to take asks to end it anyway.
    """
    decisions = table.box.decisions
    if table.asked is not None:
        return table.asked, decisions[table.asked](table)
    if not table.taken and (decks := decisions["take"](table)):
        return "take", decks
    return "turn", decisions["turn"](table)


def _takes(table: Table) -> tuple[ArchitectsChoice, ...]:
    return tuple([Take(deck) for deck in table.decks_in_reach()])


def _tokens(table: Table) -> tuple[ArchitectsChoice, ...]:
    found = tuple(map(ChooseToken, dict.fromkeys(table.face_up)))
    return (*found, ChooseToken(None)) if table.stack else found


def _effects(table: Table) -> tuple[ArchitectsChoice, ...]:
    effect = deck_effect(table.city.board)
    return tuple(map(UseEffect, effect.decks(table) if effect else ()))


def _keeps(table: Table) -> tuple[ArchitectsChoice, ...]:
    # In a recorded game, only those can be kept that leave its pile.
    return tuple(map(Keep, filter(table.may_keep, dict.fromkeys(searched_cards(table)))))


def searched_cards(table: Table) -> tuple[CardId, ...]:
    """Return the cards shown by Halicarnassus, top first; fewer than usual if the deck is small."""
    effect = deck_effect(table.city.board)
    if table.searched is None or not isinstance(effect, KeepOneCard):
        return ()
    return table.decks[table.searched][: effect.shown]


def _actions(table: Table) -> tuple[ArchitectsChoice, ...]:
    """List the actions after the card of the turn, in any order.

    A stage that only Economy or Engineering makes affordable is optional: using a token is the player's
    choice.
    """
    compulsory: list[ArchitectsChoice] = []
    optional: list[ArchitectsChoice] = []
    city = table.city
    help_of = [token.effect for token in city.tokens_for_stages if token.id not in table.used]
    for stage in city.open_stages:
        for build in builds(city, stage, help_of):
            (optional if build.uses_a_token else compulsory).append(build)
    if city.symbols > 1 and table.tokens_left:
        compulsory += _exchanges(city)
    if table.open_tokens:
        decks = table.decks_in_reach()
        optional += [Extra(token, deck) for token in table.open_tokens for deck in decks]
    if not compulsory and (optional or not table.taken):
        optional.append(End())
    return (*compulsory, *optional)


def _exchanges(city: City) -> list[Exchange]:
    """List the sets of two identical or three different symbols."""
    cards = city.cards
    held = [card for card in SYMBOL_CARDS if cards.get(card)]
    found = [Exchange((card, card)) for card in held if cards[card] > 1]
    if len(held) == len(SYMBOL_CARDS):
        found.append(Exchange(SYMBOL_CARDS))
    return found


DECISIONS: Mapping[DecisionKind, Answers] = FrozenMapping(
    {"take": _takes, "turn": _actions, "token": _tokens, "effect": _effects, "keep": _keeps}
)
"""The kinds of decisions of the game, with the functions that list their options."""
