"""The easy computer player of Architects: it takes the card that looks best, as a beginner does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.architects.choice import ArchitectsChoice, Build, Exchange, Extra, Keep, Take, UseEffect
from engine.architects.view import View
from engine.game import Decision
from engine.players.policy import best_at_a_whim
from engine.terms import CardId

UNSEEN_CARD = 1.5
RESOURCE = 1.5
SYMBOL = 1.5
SHIELD = 1.0
AT_ONCE = 10.0
WHIM = 2.5
"""By so much it takes one thing for better than another that is as good."""


@dataclass(frozen=True, slots=True)
class EasyArchitectsPlayer:
    """Takes what looks best on the card, builds and exchanges when it can; never looks at others."""

    def choose(self, view: View, decision: Decision[ArchitectsChoice], source: Random) -> ArchitectsChoice:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        return best_at_a_whim(decision.choices, partial(_choice, view), WHIM, source)


def _choice(view: View, choice: ArchitectsChoice) -> float:
    match choice:
        case Take(deck) | Extra(_, deck) | UseEffect(deck):
            top = view.decks[deck].top
            return UNSEEN_CARD if top is None else _card(view, top)
        case Keep(card):
            return _card(view, card)
        case Build() | Exchange():
            return AT_ONCE
        case _:
            return 0.0


def _card(view: View, card_id: CardId) -> float:
    card = view.box.cards[card_id]
    if card.symbol is not None:
        return SYMBOL
    if card.shields:
        return SHIELD * card.shields
    return card.victory_points or RESOURCE
