"""The catalogue of each game: cards, progress tokens, wonders, and lessons; how editions differ."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.common.game_options import EDITIONS, GameName
from bot.languages.translator import Translator
from cogs.reference.catalogue import Catalogue, Entry, entries
from engine.architects.city import Box as ArchitectsBox
from engine.base.box import Box as BaseBox
from engine.base.box import Wonder
from engine.base.city import SIDES, Card
from engine.duel.box import Box as DuelBox
from engine.terms import CardId, WonderId
from renders.architects import close_ups as architects
from renders.architects.lesson import LESSONS as ARCHITECTS_LESSONS
from renders.base import close_ups as base
from renders.base.close_ups import deck_sentences, side_sentences
from renders.base.lesson import LESSONS as BASE_LESSONS
from renders.base.names import card_name
from renders.base.sentences import effect_sentences
from renders.duel import close_ups as duel
from renders.duel.lesson import LESSONS as DUEL_LESSONS
from renders.parts.language import all_of, one_of
from renders.parts.lesson import Lessons
from renders.parts.sprites import cost_sentence


def base_catalogue(game: GameName, box: BaseBox, other: BaseBox) -> Catalogue:
    """Return the catalogue of an edition of 7 Wonders, with its box and that of the ``other`` edition."""
    first, second = EDITIONS
    edition = second if game == first else first
    cards = entries(game, "card", box, box.cards, base.draw_card, base.describe_card)
    wonders = entries(game, "wonder", box, box.wonders, base.draw_wonder, base.describe_wonder)
    compared = tuple(
        replace(
            entry,
            notes=(partial(_card_note, box, edition, other, each),),
            differs=card_differs(box.cards[each], other.cards.get(each)),
        )
        for each, entry in zip(box.cards, cards, strict=True)
    )
    noted = tuple(
        replace(
            entry,
            notes=(*_costs_unknown(wonder), partial(_wonder_note, box, edition, other, each)),
            differs=wonder != other.wonders.get(each),
        )
        for (each, wonder), entry in zip(box.wonders.items(), wonders, strict=True)
    )
    return _catalogue(game, box, compared, noted, BASE_LESSONS)


def duel_catalogue(box: DuelBox) -> Catalogue:
    """Return the catalogue of Duel with the contents of a box."""
    cards = entries("duel", "duel-card", box, box.cards, duel.draw_card, duel.describe_card)
    tokens = entries("duel", "duel-token", box, box.tokens, duel.draw_token, duel.describe_token)
    wonders = entries("duel", "duel-wonder", box, box.wonders, duel.draw_wonder, duel.describe_wonder)
    return _catalogue("duel", box, (*cards, *tokens), wonders, DUEL_LESSONS)


def architects_catalogue(box: ArchitectsBox) -> Catalogue:
    """Return the catalogue of Architects with the contents of a box; its cards need no explanation."""
    game: GameName = "architects"
    draw, describe = architects.draw_token, architects.describe_token
    tokens = entries(game, "architects-token", box, box.tokens, draw, describe)
    wonders = entries(game, "wonder", box, box.wonders, architects.draw_wonder, architects.describe_wonder)
    return _catalogue(game, box, tokens, wonders, ARCHITECTS_LESSONS)


def _catalogue(
    game: GameName, box: Any, cards: tuple[Entry, ...], wonders: tuple[Entry, ...], lessons: Lessons[Any]
) -> Catalogue:
    taught = lessons.of(box)
    pages, legends = (
        entries(game, "lesson", box, (page.key for page in of), lessons.draw, lessons.describe)
        for of in (taught.pages, taught.legends)
    )
    return Catalogue(game, cards, wonders, pages, legends)


# -- how 7 Wonders differs in the other edition ----------------------------------------------------------


def card_differs(mine: Card, theirs: Card | None) -> bool:
    """Return whether a card differs in another edition, or is not part of it."""
    facts = ("cost", "effects", "free_from", "gives_free", "copies")
    return theirs is None or any(getattr(mine, fact) != getattr(theirs, fact) for fact in facts)


def _costs_unknown(wonder: Wonder) -> tuple[Callable[[Translator], str], ...]:
    """Return the note on a wonder with unknown printed costs (Manneken Pis sheet), if it is one."""
    stages = [stage for side in wonder.sides.values() for stage in side]
    if all(stage.cost is not None for stage in stages):
        return ()
    return (lambda text: text("note-costs-unknown"),)


def _card_note(box: BaseBox, edition: GameName, other: BaseBox, card: CardId, text: Translator) -> str:
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


def _chains(mine: Card, theirs: Card, other: BaseBox, text: Translator) -> list[str]:
    facts = []
    if mine.free_from != theirs.free_from:
        sources = one_of([card_name(other, each, text) for each in theirs.free_from], text)
        facts.append(text("card-words-free-with", cards=sources) if sources else text("note-free-with-none"))
    if mine.gives_free != theirs.gives_free:
        later = all_of([card_name(other, each, text) for each in theirs.gives_free], text)
        facts.append(text("card-words-makes-free", cards=later) if later else text("note-makes-none-free"))
    return facts


def _wonder_note(box: BaseBox, edition: GameName, other: BaseBox, wonder: WonderId, text: Translator) -> str:
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
