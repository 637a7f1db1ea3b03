"""Why a choice is good or poor, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.names import card_title, fact_in_words
from engine.game import Seat, View
from engine.players.advice import Compared
from engine.players.reasons import AGAINST, KEPT, PRICES, Kind, Reason, reasons_to_tell
from engine.story import Fact
from engine.terms import Resource, TokenId, WonderId
from renders.architects.names import token_effect
from renders.duel.sentences import effect_sentences
from renders.parts.language import all_of, resource_count

TOLD_TOGETHER: Mapping[Kind, str] = MappingProxyType(
    {
        **dict.fromkeys(("points", "science", "coins", "sale"), "gains"),
        **dict.fromkeys(("beats", "levels"), "conflicts"),
        "battle-won": "beaten",
    }
)
"""Facts that share a clause, as in "it gives you 5 points and 2 coins"."""

ALIASES = {"either": "resources"}
"""Placeholders that take the value of another fact: ``either`` fills ``resources``."""

PAID: Kind = "paid-to"
"""Payments to neighbours in one clause: "you pay Ann 2 coins and Ben 2 coins"."""


def compared(found: Compared, other: str, text: Translator) -> str:
    """Return how a choice did against the next best one, called ``other``, in simulated games."""
    return text(f"compared-{found.verdict}", other=other, better=found.better, games=found.games)


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
        paid = [each for each in chosen if each.kind == PAID]
        if len(paid) < 2:
            return [self._said(each) for each in chosen]
        payees = all_of([self._filled("reason-payee", each) for each in paid], self.text)
        others = [self._said(each) for each in chosen if each.kind != PAID]
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
        listed = all_of(clauses, self.text)
        match group:
            case "gains":
                return self.text("reason-gains", gains=listed)
            case "conflicts":
                return self.text("reason-conflicts", conflicts=listed)
            case "beaten":
                return self.text("reason-battle-won", beaten=listed)
        return clauses[0]

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
                    return token_effect(token, text)
                case "token", {"token": str(token)}:
                    return effect_sentences(box.tokens[TokenId(token)].effects, text)
                case "wonder", {"wonder": str(taken)}:
                    return effect_sentences(box.wonders[WonderId(taken)].effects, text)
        return None

    def _said(self, reason: Reason) -> str:
        match reason.kind:
            case "power":
                return self.text(f"reason-power-{reason.facts['ability']}")
            case "points" | "science":
                return self._filled(f"gain-{reason.kind}", reason)
            case "coins" | "sale":
                return self.text("coins", count=cast("int", reason.facts["coins"]))
            case "battle-won":
                return self._filled("beaten-in-battle", reason)
        return self._filled(f"reason-{reason.kind}", reason)

    def _filled(self, key: str, reason: Reason) -> str:
        seats = {placeholder: self._named(seats) for placeholder, seats in reason.seats.items()}
        facts = {ALIASES.get(name, name): self._fact(name, fact) for name, fact in reason.facts.items()}
        return self.text(key, game=self.view.game, **seats, **facts)

    def _named(self, seats: Seat | tuple[Seat, ...]) -> str:
        if isinstance(seats, tuple):
            return all_of([escape(self.names[each]) for each in seats], self.text)
        return escape(self.names[seats])

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
