"""Notes on how a card or wonder differs between the editions of 7 Wonders, from comparing their boxes."""

from collections.abc import Sequence

from bot.common.options import GameName
from bot.languages.translator import Translator
from engine.base.box import Box, Wonder
from engine.base.city import SIDES, Card
from engine.terms import CardId, WonderId
from renders.base.close_ups import deck_sentences, side_sentences
from renders.base.names import card_name
from renders.base.sentences import effect_sentences
from renders.parts.language import all_of, one_of
from renders.parts.sprites import cost_sentence

_COMPARED = ("cost", "effects", "free_from", "gives_free", "copies")
"""The attributes of a card that differ between editions."""


def card_differs(mine: Card, theirs: Card | None) -> bool:
    """Return whether a card differs in another edition, or is not part of it."""
    return theirs is None or any(getattr(mine, fact) != getattr(theirs, fact) for fact in _COMPARED)


def wonder_differs(mine: Wonder, theirs: Wonder | None) -> bool:
    """Return whether a wonder differs in another edition, or is not part of it."""
    return mine != theirs


def card_note(box: Box, edition: GameName, other: Box, card: CardId, text: Translator) -> str:
    """Return how a card of ``box`` differs in ``edition``, whose box is ``other``."""
    mine, theirs = box.cards[card], other.cards.get(card)
    if theirs is None:
        return text("note-not-in-edition", edition=edition)
    facts = []
    if (name := card_name(other, card, text)) != card_name(box, card, text):
        facts.append(text("note-called", card=name))
    if mine.cost != theirs.cost:
        facts.append(cost_sentence(theirs.cost, text))
    if mine.effects != theirs.effects:
        facts.append(effect_sentences(theirs.effects, text))
    facts += _chains(mine, theirs, other, text)
    if mine.copies != theirs.copies:
        before = deck_sentences(box, mine, text)
        facts += [each for each in deck_sentences(other, theirs, text) if each not in before]
    return text("note-in-edition", edition=edition, facts=" ".join(facts)) if facts else ""


def _chains(mine: Card, theirs: Card, other: Box, text: Translator) -> list[str]:
    def names(cards: Sequence[CardId]) -> list[str]:
        return [card_name(other, each, text) for each in cards]

    facts = []
    if mine.free_from != theirs.free_from:
        sources = one_of(names(theirs.free_from), text)
        facts.append(text("card-words-free-with", cards=sources) if sources else text("note-free-with-none"))
    if mine.gives_free != theirs.gives_free:
        later = all_of(names(theirs.gives_free), text)
        facts.append(text("card-words-makes-free", cards=later) if later else text("note-makes-none-free"))
    return facts


def wonder_note(box: Box, edition: GameName, other: Box, wonder: WonderId, text: Translator) -> str:
    """Return how a wonder of ``box`` differs in ``edition``, whose box is ``other``."""
    mine, theirs = box.wonders[wonder], other.wonders.get(wonder)
    if theirs is None:
        return text("note-not-in-edition", edition=edition)
    lines, resource = [], theirs.starting_resource
    if resource is not None and resource != mine.starting_resource:
        lines.append(text("note-produces", resource=text(f"resource-{resource}")))
    lines += [
        " ".join(side_sentences(other, theirs, side, text))
        for side in SIDES
        if mine.sides[side] != theirs.sides[side]
    ]
    return text("note-in-edition", edition=edition, facts="\n".join(["", *lines])) if lines else ""
