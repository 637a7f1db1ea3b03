"""Why a choice is a good one or a poor one, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.languages import Translator
from bot.options import GameName
from cogs.discord.message import escape
from engine.reasons import PRICES, Fact, Reason, told
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of, one_of

CARDS: dict[GameName, str] = {"base": "card", "duel": "duel-card", "architects": "architects-title"}
"""What the texts with the names of cards begin with."""


def why(what: str, reasons: Iterable[Reason], game: GameName, names: Sequence[str], text: Translator) -> str:
    """Say in a sentence why a choice, called ``what``, is good or not; ``names`` by seat."""
    chosen = told(reasons)
    against = [
        _said(each, game, names, text) for each in chosen if each.worth < 0 and each.kind not in PRICES
    ]
    said = [_said(each, game, names, text) for each in chosen if each.worth >= 0 or each.kind in PRICES]
    if not chosen:
        return text("why-little", what=what)
    if said and against:
        return text("why-but", what=what, why=all_of(said, text), but=all_of(against, text))
    return text("why", what=what, why=all_of(said or against, text))


def _said(reason: Reason, game: GameName, names: Sequence[str], text: Translator) -> str:
    named = {hole: escape(names[seat]) for hole, seat in reason.seats.items()}
    if reason.kind == "power":
        return text(f"reason-power-{reason.facts['ability']}")
    return text(
        f"reason-{reason.kind}",
        game=game,
        **named,
        **{_hole(name): _fact(name, fact, game, text) for name, fact in reason.facts.items()},
    )


def _hole(name: str) -> str:
    """Return the hole of a fact: resources of which there is only one at a time stand where others do."""
    return "resources" if name == "either" else name


def _fact(name: str, fact: Fact, game: GameName, text: Translator) -> int | str:
    match name, fact:
        case "age", int():
            return ROMAN[fact]
        case "card", str():
            return text(f"{CARDS[game]}-{fact}")
        case "cards", tuple():
            return all_of([text(f"{CARDS[game]}-{each}") for each in fact], text)
        case "resources", tuple():
            return all_of([text(f"resource-{each}") for each in fact], text)
        case "either", tuple():
            return one_of([text(f"resource-{each}") for each in fact], text)
        case _, int() | str():
            return fact
        case _:
            raise ValueError(f"no words for {name}")
