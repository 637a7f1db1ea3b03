"""Facts of a game in sentences: moments, honours, tips, and why a choice is good or poor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.languages.translator import Translator
from bot.statistics.figures import Honour
from cogs.discord.message import escape
from engine.base.box import Box as BaseBox
from engine.duel.box import Box as DuelBox
from engine.game import Seat, View
from engine.players.reasons import AGAINST, DECISIVE, KEPT, PRICES, UNTOLD, Kind, Reason, reasons_to_tell
from engine.players.tips import Tip
from engine.rules import Box
from engine.story import Fact, Moment
from engine.terms import Resource, TokenId, WonderId
from renders.architects import names as architects
from renders.architects.decks import LETTERS
from renders.base import names as base
from renders.drawing.numerals import ROMAN
from renders.duel import names as duel
from renders.duel.sentences import effect_sentences
from renders.parts.language import all_of, one_of, resource_count
from renders.parts.names import side_in_full, wonder_name

TOLD_TOGETHER: Mapping[Kind, str] = {
    **dict.fromkeys(("points", "science", "coins", "sale"), "gains"),
    **dict.fromkeys(("beats", "levels"), "conflicts"),
    "battle-won": "beaten",
}
"""Facts that share a clause, as in "it gives you 5 points and 2 coins"."""

_SAID_BY_THE_RULE: Mapping[str, frozenset[Kind]] = {
    "base-science-set": frozenset({"science", "science-set"}),
    "architects-cat": frozenset({"cat", "points"}),
    "architects-stage": frozenset({"stage-ready"}),
    "architects-token-near": frozenset({"token-ready"}),
}
"""Reasons already given by a tip's own sentence, by game and kind."""

_SPEAKS_OF_ITS_CARD = frozenset({"base-chain", "base-neighbour-sells", "base-science-set", "duel-chain"})
"""Tips whose sentence is about a single card or ends with it: what follows need not name it again."""

_SECONDARY = PRICES | KEPT | UNTOLD | {"later"}
"""Reasons that don't count as effects of a card."""


def card_name(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card as used within a sentence."""
    match box:
        case BaseBox():
            return base.card_name(box, card, text)
        case DuelBox():
            return duel.card_name(card, text)
    return architects.card_name(card, text)


def card_title(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card on its own; in Architects with a brief description."""
    match box:
        case BaseBox() | DuelBox():
            return card_name(box, card, text)
    return architects.card_title(card, text)


def fact_in_words(placeholder: str, fact: Any, box: Box, text: Translator) -> int | str:
    """Return the value of a placeholder in a sentence about a moment, an honour, a tip or a reason."""
    match placeholder, fact:
        case "card" | "before" | "later", str():
            return card_name(box, fact, text)
        case "side", "A" | "B":
            # The side of a board; other facts called so are neighbours.
            return side_in_full(box.names, fact, text)
        case "wonder", str():
            return duel.wonder_name(fact, text) if isinstance(box, DuelBox) else wonder_name(fact, text)
        case "age", int():
            return ROMAN[fact]
        case "place", str():
            return LETTERS[fact]
        case _, tuple():
            return one_of([text(f"resource-{each}") for each in fact], text)
        case _, int() | str():
            return fact
        case _:
            raise TypeError(f"no words for {placeholder} = {fact!r}")


def placeholders(
    seats: Mapping[str, Seat], facts: Mapping[str, Any], box: Box, names: Sequence[str], text: Translator
) -> dict[str, Any]:
    """Return the players and facts of a moment, an honour or a tip as the placeholders of its sentence."""
    players = {placeholder: escape(names[seat]) for placeholder, seat in seats.items()}
    return players | {
        placeholder: fact_in_words(placeholder, fact, box, text) for placeholder, fact in facts.items()
    }


def moment_lines(moments: Sequence[Moment], box: Box, names: Sequence[str], text: Translator) -> list[str]:
    """Describe moments of a game played with a box, one sentence each; ``names`` by seat."""
    return [
        text(
            f"moment-{moment.kind}",
            game=box.game,
            **placeholders(moment.seats, moment.facts, box, names, text),
        )
        for moment in moments
    ]


def honour_line(honour: Honour, box: Box, names: Sequence[str], text: Translator) -> str:
    """Describe an honour of a game played with a box; ``names`` by seat."""
    facts = dict(cast("Mapping[str, Any]", honour.facts))
    seats = {"name": honour.seat} | ({"other": facts.pop("other")} if "other" in facts else {})
    return text(f"honour-{honour.kind}", **placeholders(seats, facts, box, names, text))


@dataclass(frozen=True, slots=True)
class Explainer:
    """Explains choices to the player of a ``view``; ``names`` by seat."""

    view: View
    names: Sequence[str]
    text: Translator

    def why(self, what: str, reasons: Sequence[Reason]) -> str:
        """Return why a choice, called ``what``, is good or not."""
        printed = self._printed(reasons)
        if printed is None:
            said = self._because(reasons)
            first = self.text("why", what=what, why=said) if said else self.text("why-little", what=what)
            return " ".join([first, *self.besides(reasons)])
        if self.view.game == "duel":
            return self.text("why-printed", what=what, printed=self.explained(reasons))
        return self.text("why", what=what, why=printed)

    def explained(self, reasons: Sequence[Reason]) -> str:
        """Describe in sentences what an already named choice does; empty if there is nothing to say."""
        printed = self._printed(reasons)
        if printed is not None and self.view.game != "duel":
            return self.text("why-sentence", why=printed)
        # All else that a progress token or a wonder brings is printed on it.
        said = self._because(
            reasons if printed is None else [each for each in reasons if each.kind == "symbol"]
        )
        sentence = [self.text("why-sentence", why=said)] if said else []
        if printed is not None:
            return " ".join([printed, *sentence])
        return " ".join([*sentence, *self.besides(reasons)]) if said else ""

    def besides(self, reasons: Sequence[Reason], *, all_is_said: bool = False) -> list[str]:
        """Return sentences on what a choice costs, and what it denies others.

        For a choice that brings nothing that is the whole reason, unless all its effects have been described.
        """
        chosen = reasons_to_tell(reasons)
        kinds = [PRICES, KEPT] if all_is_said or _brings(chosen) else [PRICES]
        said = [self._clauses_of([each for each in chosen if each.kind in some]) for some in kinds]
        return [self.text("why-sentence", why=all_of(each, self.text)) for each in said if each]

    def _clauses_of(self, chosen: Sequence[Reason]) -> list[str]:
        """Put each reason in a clause, all payments to neighbours in one."""
        paid = [each for each in chosen if each.kind == "paid-to"]
        if len(paid) < 2:
            return [self._said(each) for each in chosen]
        payees = all_of([self._filled("reason-payee", each) for each in paid], self.text)
        others = [self._said(each) for each in chosen if each.kind != "paid-to"]
        return [*others, self.text("reason-paid-together", payees=payees)]

    def _because(self, reasons: Sequence[Reason]) -> str:
        """Return what a choice does, as the clauses of one sentence."""
        known = [each for each in reasons_to_tell(reasons) if each.kind not in PRICES]
        chosen = [each for each in known if each.kind not in KEPT] if _brings(known) else known
        said: dict[str, list[str]] = {}
        for each in chosen:
            if each.kind not in AGAINST:
                said.setdefault(TOLD_TOGETHER.get(each.kind, str(id(each))), []).append(self._said(each))
        clauses = [self._together(group, listed) for group, listed in said.items()]
        against = self._joined([self._said(each) for each in chosen if each.kind in AGAINST])
        if clauses and against:
            return self.text("why-but", why=self._joined(clauses), but=against)
        return self._joined(clauses) or against

    def _together(self, group: str, clauses: Sequence[str]) -> str:
        if group not in TOLD_TOGETHER.values():
            return clauses[0]
        key = "reason-battle-won" if group == "beaten" else f"reason-{group}"
        return self.text(key, **{group: all_of(clauses, self.text)})

    def _joined(self, clauses: Sequence[str]) -> str:
        """Join clauses, which may contain lists themselves."""
        if len(clauses) < 2:
            return "".join(clauses)
        return self.text("why-and", whys=", ".join(clauses[:-1]), why=clauses[-1])

    def _printed(self, reasons: Sequence[Reason]) -> str | None:
        """Return the printed effect of a progress token or wonder that is taken; None if there is none."""
        box, text = self.view.box, self.text
        for each in reasons:
            match each.kind, each.facts:
                case "token", {"token": str(token)} if self.view.game == "architects":
                    return architects.token_effect(token, text)
                case "token", {"token": str(token)}:
                    return effect_sentences(box.tokens[TokenId(token)].effects, text)
                case "wonder", {"wonder": str(taken)}:
                    return effect_sentences(box.wonders[WonderId(taken)].effects, text)
        return None

    def _said(self, reason: Reason) -> str:
        match reason.kind:
            case "power":
                return self.text(f"reason-power-{reason.facts['ability']}")
            case "coins" | "sale":
                return self.text("coins", count=cast("int", reason.facts["coins"]))
            case "points" | "science" | "battle-won" as kind:
                return self._filled("beaten-in-battle" if kind == "battle-won" else f"gain-{kind}", reason)
        return self._filled(f"reason-{reason.kind}", reason)

    def _filled(self, key: str, reason: Reason) -> str:
        seats = {placeholder: self._named(seats) for placeholder, seats in reason.seats.items()}
        facts = {name: self._fact(name, fact) for name, fact in reason.facts.items()}
        if "either" in facts:
            facts["resources"] = facts.pop("either")
        return self.text(key, game=self.view.game, **seats, **facts)

    def _named(self, seats: Seat | tuple[Seat, ...]) -> str:
        listed = seats if isinstance(seats, tuple) else (seats,)
        return all_of([escape(self.names[each]) for each in listed], self.text)

    def _fact(self, name: str, fact: Fact) -> int | str:
        match name, fact:
            case "card", str():
                return card_title(self.view.box, fact, self.text)
            case "cards", tuple():
                return all_of([card_title(self.view.box, each, self.text) for each in fact], self.text)
            case "resources", tuple():
                counted = {cast("Resource", each): fact.count(each) for each in fact}
                counts = [resource_count(each, count, self.text) for each, count in counted.items()]
                return all_of(counts, self.text)
            case _:
                return fact_in_words(name, fact, self.view.box, self.text)


def _brings(chosen: Sequence[Reason]) -> bool:
    """Whether a choice brings something; otherwise what it denies others is the whole reason."""
    return any(each.kind not in PRICES | KEPT | AGAINST for each in chosen)


def tip_line(tip: Tip, view: View, names: Sequence[str], text: Translator) -> str:
    """Return a tip in words for a ``view``; ``names`` by seat."""
    rule = text(f"tip-{view.game}-{tip.kind}", **placeholders(tip.seats, tip.facts, view.box, names, text))
    if not tip.reasons:
        return text("tip-line", tip=rule)
    is_first = any(reason.kind in DECISIVE for reason in tip.reasons)
    advice = _advice(tip, Explainer(view, names, text), is_first=is_first)
    parts = (advice, rule) if is_first else (rule, advice)
    return text("tip-line", tip=" ".join(filter(None, parts)))


def _advice(tip: Tip, explainer: Explainer, *, is_first: bool) -> str:
    """Return what a tip's card does beyond what its rule says, before which it can stand; may be empty."""
    kind = f"{explainer.view.game}-{tip.kind}"
    said = _SAID_BY_THE_RULE.get(kind, frozenset())
    left = [each for each in tip.reasons if each.kind not in said]
    if said and all(each.kind in _SECONDARY for each in left):
        return " ".join(explainer.besides(left, all_is_said=True))
    if kind in _SPEAKS_OF_ITS_CARD and not is_first:
        return explainer.explained(left)
    return explainer.why(_called(tip, explainer.view, explainer.text), left)


def _called(tip: Tip, view: View, text: Translator) -> str:
    match tip.facts:
        case {"wonder": str(wonder)}:
            return duel.wonder_name(wonder, text)
        case {"sold": _, "card": str(card)}:
            return text("choice-sell", card=card_name(view.box, card, text))
        case facts:
            return card_title(view.box, str(facts["card"]), text)
