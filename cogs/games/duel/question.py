"""What a player of Duel is asked, and how it is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.languages import Translator
from bot.table import Table
from cogs.discord.emojis import Emojis
from cogs.discord.message import custom_id, escape
from cogs.games.duel.sentences import offer_line
from engine.duel.choice import Choice
from engine.duel.terms import Slot, opponent
from engine.duel.view import CardOffer, View
from engine.duel.wonders import wonder
from engine.game import Decision
from renders.drawing.numerals import ROMAN
from renders.duel.names import short_wonder_name
from renders.duel.sentences import effect_sentences

TOPIC = "duel"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now; ``view`` is what everybody sees, so nothing secret can get into it."""

    table: Table
    view: View
    decision: Decision[Choice]
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    def identity(self, *words: str | int) -> str:
        """Write the id of a button that belongs to this step."""
        return custom_id(TOPIC, self.table.id, self.table.step, *words)

    def offer(self, slot: Slot) -> CardOffer | None:
        """Give what is offered at a place of the layout."""
        return next((offer for offer in self.view.card_offers if offer.slot == slot), None)


def asked(question: Question, person: str, slot: Slot | None) -> list[str]:
    """Say what is asked; ``person`` is how the player is called, ``slot`` the card that is tapped."""
    text, view, decision = question.text, question.view, question.decision
    other = escape(question.names[opponent(decision.seat)])
    match decision.kind:
        case "turn":
            return _asked_turn(question, person, slot)
        case "draft":
            return [text("duel-ask-draft", name=person)]
        case "opponent_card":
            colour = text(f"colour-{view.questions[0].colour}")
            return [text("duel-ask-opponent-card", name=person, opponent=other, colour=colour)]
        case "begin":
            return [text("duel-ask-begin", name=person, age=ROMAN[view.age])]
        case _:
            return [text(f"duel-ask-{decision.kind}", name=person)]


def _asked_turn(question: Question, person: str, slot: Slot | None) -> list[str]:
    text, view = question.text, question.view
    offer = None if slot is None else question.offer(slot)
    if offer is None:
        return [text("duel-ask-turn", name=person)]
    lines = [offer_line(view, offer, question.names, text)]
    for each in view.wonder_offers[view.turn]:
        if each.affordable:
            effects = effect_sentences(wonder(each.wonder).effects, text)
            name = short_wonder_name(each.wonder, text)
            lines.append(text("duel-wonder-line", wonder=name, effects=effects))
    return lines
