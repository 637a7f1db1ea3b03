"""A tip in words: what a newcomer is told in their first game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.names import card_name, card_title
from cogs.game.reasons import besides, explained, why
from engine.game import View
from engine.players.reasons import DECISIVE, KEPT, PRICES, UNTOLD, Kind
from engine.players.tips import Tip
from engine.rules import Box
from engine.story import Fact
from engine.terms import Resource
from renders.architects.decks import LETTERS
from renders.duel.names import wonder_name
from renders.parts.language import one_of

_SAID_BY_THE_RULE: Mapping[str, frozenset[Kind]] = {
    "base-science-set": frozenset({"science", "science-set"}),
    "architects-cat": frozenset({"cat", "points"}),
    "architects-stage": frozenset({"stage-ready"}),
    "architects-token-near": frozenset({"token-ready"}),
}
"""The reasons that the sentence of a tip has told already, by game and kind."""

_SPEAKS_OF_ITS_CARD = frozenset({"base-chain", "base-neighbour-sells", "base-science-set", "duel-chain"})
"""The tips whose sentence speaks of the card alone or ends with it: what follows need not name it again."""

_SECONDARY = PRICES | KEPT | UNTOLD | {"later"}
"""What is not said to be what a card does."""


def tip_line(tip: Tip, view: View, names: Sequence[str], text: Translator) -> str:
    """Tell a tip that fits a ``view``; ``names`` by seat."""
    named = {hole: escape(names[seat]) for hole, seat in tip.seats.items()}
    holes = {hole: _fact(hole, fact, view.box, text) for hole, fact in tip.facts.items()}
    rule = text(f"tip-{view.game}-{tip.kind}", **named, **holes)
    if not tip.reasons:
        return text("tip-line", tip=rule)
    decides = any(reason.kind in DECISIVE for reason in tip.reasons)
    advice = _advice(tip, view, names, text, is_first=decides)
    if not advice:
        return text("tip-line", tip=rule)
    return text("tip-line", tip=f"{advice} {rule}" if decides else f"{rule} {advice}")


def _advice(tip: Tip, view: View, names: Sequence[str], text: Translator, *, is_first: bool) -> str:
    """Return what a tip's card does, as far as its rule has not; empty where nothing is left.

    ``is_first`` if it is told before the rule.
    """
    said = _SAID_BY_THE_RULE.get(f"{view.game}-{tip.kind}", frozenset())
    left = [each for each in tip.reasons if each.kind not in said]
    if said and all(each.kind in _SECONDARY for each in left):
        return besides(left, view, names, text)
    if f"{view.game}-{tip.kind}" in _SPEAKS_OF_ITS_CARD and not is_first:
        return explained(left, view, names, text)
    return why(_called(tip, view, text), left, view, names, text)


def _called(tip: Tip, view: View, text: Translator) -> str:
    match tip.facts:
        case {"wonder": str(wonder)}:
            return wonder_name(wonder, text)
        case {"sold": _, "card": str(card)}:
            return text("choice-sell", card=card_name(view.box, card, text))
        case facts:
            return card_title(view.box, str(facts["card"]), text)


def _fact(hole: str, fact: Fact, box: Box, text: Translator) -> int | str:
    if isinstance(fact, tuple):
        return one_of([text(f"resource-{each}") for each in cast("tuple[Resource, ...]", fact)], text)
    match hole:
        case "card" | "before" | "later":
            return card_name(box, str(fact), text)
        case "wonder":
            return wonder_name(str(fact), text)
        case "place":
            return LETTERS[str(fact)]
        case _:
            return fact
