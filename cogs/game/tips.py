"""A tip in words: what a newcomer is told in their first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.languages import Translator
from cogs.discord.message import escape
from cogs.game.names import card_name, card_title
from cogs.game.reasons import why
from engine.game import View
from engine.players.reasons import DECISIVE
from engine.players.tips import Tip
from engine.story import Fact
from engine.terms import Resource
from renders.architects.decks import LETTERS
from renders.duel.names import wonder_name
from renders.parts.language import one_of


def tip_line(tip: Tip, view: View, names: Sequence[str], text: Translator) -> str:
    """Tell a tip that fits a ``view``; ``names`` by seat."""
    named = {hole: escape(names[seat]) for hole, seat in tip.seats.items()}
    holes = {hole: _fact(hole, fact, view.game, text) for hole, fact in tip.facts.items()}
    rule = text(f"tip-{view.game}-{tip.kind}", **named, **holes)
    if not tip.reasons:
        return text("tip-line", tip=rule)
    card = card_title(view.game, str(tip.facts["card"]), text)
    advice = why(card, tip.reasons, view, names, text)
    decides = any(reason.kind in DECISIVE for reason in tip.reasons)
    return text("tip-line", tip=f"{advice} {rule}" if decides else f"{rule} {advice}")


def _fact(hole: str, fact: Fact, game: str, text: Translator) -> int | str:
    if isinstance(fact, tuple):
        return one_of([text(f"resource-{each}") for each in cast("tuple[Resource, ...]", fact)], text)
    match hole:
        case "card" | "before" | "later":
            return card_name(game, str(fact), text)
        case "wonder":
            return wonder_name(str(fact), text)
        case "place":
            return LETTERS[str(fact)]
        case _:
            return fact
