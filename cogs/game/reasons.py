"""Why a choice is a good one or a poor one, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.names import card_title, fact_in_words
from engine.game import Seat, View
from engine.players.advice import Compared
from engine.players.reasons import AGAINST, KEPT, PRICES, Kind, Reason, reasons_to_tell
from engine.rules import Box
from engine.story import Fact
from engine.terms import Resource, TokenId, WonderId
from renders.architects.names import token_effect
from renders.duel.sentences import effect_sentences
from renders.parts.language import all_of, resource_count

GAINS: frozenset[Kind] = frozenset({"points", "science", "coins", "sale"})
"""What is told together, as in "it gives you 5 points and 2 coins"."""

CONFLICTS: frozenset[Kind] = frozenset({"beats", "levels"})
"""What is told together, as in "as things stand it beats Ann and draws level with Ben"."""


BATTLE: Kind = "battle-won"
"""Whom one beats in a battle, told together: "in the battle it starts, you beat Ann and Ben"."""

HOLES = {"either": "resources"}
"""Resources of which there is only one at a time stand where others do."""

PAID: Kind = "paid-to"
"""Whom one pays, told together: "you pay Ann 2 coins and Ben 2 coins"."""


def why(what: str, reasons: Iterable[Reason], view: View, names: Sequence[str], text: Translator) -> str:
    """Return why a choice, called ``what``, is good or not in a ``view``; ``names`` by seat."""
    found = tuple(reasons)
    printed = _printed(found, view, text)
    if printed is None:
        said = _because(found, view, names, text)
        first = text("why", what=what, why=said) if said else text("why-little", what=what)
        return " ".join([first, *_besides(found, view, names, text)])
    if view.game == "duel":
        return text("why-printed", what=what, printed=explained(found, view, names, text))
    return text("why", what=what, why=printed)


def explained(reasons: Iterable[Reason], view: View, names: Sequence[str], text: Translator) -> str:
    """Say in sentences what a choice does that has been named; nothing where nothing can be said."""
    found = tuple(reasons)
    printed = _printed(found, view, text)
    if printed is None:
        said = _because(found, view, names, text)
        if not said:
            return ""
        return " ".join([text("why-sentence", why=said), *_besides(found, view, names, text)])
    if view.game != "duel":
        return text("why-sentence", why=printed)
    # All else that a progress token or a wonder brings is printed on it.
    symbol = _because([each for each in found if each.kind == "symbol"], view, names, text)
    return f"{printed} {text('why-sentence', why=symbol)}" if symbol else printed


def compared(found: Compared, other: str, text: Translator) -> str:
    """Return how a choice did against the next best one, called ``other``, in games played on."""
    return text(f"compared-{found.verdict}", other=other, better=found.better, games=found.games)


def besides(reasons: Iterable[Reason], view: View, names: Sequence[str], text: Translator) -> str:
    """Return what a choice costs and what it keeps from others, where all that it brings has been said."""
    chosen = reasons_to_tell(reasons)
    return " ".join(_sentences([PRICES, KEPT], chosen, view, names, text))


def _besides(reasons: Iterable[Reason], view: View, names: Sequence[str], text: Translator) -> list[str]:
    """Return what a choice costs and what it keeps from others, in sentences of their own."""
    chosen = reasons_to_tell(reasons)
    kinds = [PRICES, KEPT] if _brings(chosen) else [PRICES]
    return _sentences(kinds, chosen, view, names, text)


def _sentences(
    kinds: Iterable[frozenset[Kind]],
    chosen: Sequence[Reason],
    view: View,
    names: Sequence[str],
    text: Translator,
) -> list[str]:
    said = (_each([reason for reason in chosen if reason.kind in some], view, names, text) for some in kinds)
    return [text("why-sentence", why=all_of(each, text)) for each in said if each]


def _each(chosen: Sequence[Reason], view: View, names: Sequence[str], text: Translator) -> list[str]:
    """Say each reason, but whom one pays in one clause."""
    paid = [each for each in chosen if each.kind == PAID]
    if len(paid) < 2:
        return [_said(each, view, names, text) for each in chosen]
    payees = [
        text("reason-payee", name=_named(each.seats["name"], names, text), coins=_number(each, "coins"))
        for each in paid
    ]
    together = text("reason-paid-together", payees=all_of(payees, text))
    return [_said(each, view, names, text) for each in chosen if each.kind != PAID] + [together]


def _brings(chosen: Iterable[Reason]) -> bool:
    """Whether a choice brings something; else what is kept from others is the whole reason for it."""
    return any(each.kind not in PRICES | KEPT | AGAINST for each in chosen)


def _clauses(clauses: Sequence[str], text: Translator) -> str:
    """Join clauses, which may list something themselves."""
    if not clauses:
        return ""
    *earlier, last = clauses
    return text("why-and", whys=", ".join(earlier), why=last) if earlier else last


def _because(reasons: Iterable[Reason], view: View, names: Sequence[str], text: Translator) -> str:
    """Return what a choice does, in clauses of one sentence."""
    known = [each for each in reasons_to_tell(reasons) if each.kind not in PRICES]
    chosen = [each for each in known if each.kind not in KEPT] if _brings(known) else known
    gains = [_gain(each, text) for each in chosen if each.kind in GAINS]
    conflicts = [_said(each, view, names, text) for each in chosen if each.kind in CONFLICTS]
    battle = [(_named(each.seats["name"], names, text), each) for each in chosen if each.kind == BATTLE]
    beaten = [text("beaten-in-battle", name=name, points=_number(each, "points")) for name, each in battle]
    against = [_said(each, view, names, text) for each in chosen if each.kind in AGAINST]
    said: list[str] = []
    for each in chosen:
        if each.kind in GAINS and gains:
            said.append(text("reason-gains", gains=all_of(gains, text)))
            gains = []
        elif each.kind in CONFLICTS and conflicts:
            said.append(text("reason-conflicts", conflicts=all_of(conflicts, text)))
            conflicts = []
        elif each.kind == BATTLE and beaten:
            said.append(text("reason-battle-won", beaten=all_of(beaten, text)))
            beaten = []
        elif each.kind not in GAINS | CONFLICTS | AGAINST | {BATTLE}:
            said.append(_said(each, view, names, text))
    if said and against:
        return text("why-but", why=_clauses(said, text), but=_clauses(against, text))
    return _clauses(said or against, text)


def _gain(reason: Reason, text: Translator) -> str:
    match reason.kind:
        case "points":
            return text("gain-points", points=_number(reason, "points"), sure=str(reason.facts["sure"]))
        case "science":
            return text("gain-science", points=_number(reason, "points"), more=str(reason.facts["more"]))
        case _:
            return text("coins", count=_number(reason, "coins"))


def _number(reason: Reason, name: str) -> int:
    number = reason.facts[name]
    assert isinstance(number, int)
    return number


def _printed(reasons: Sequence[Reason], view: View, text: Translator) -> str | None:
    """Return what stands on a progress token or a wonder that is taken; None where none is."""
    for each in reasons:
        match each.kind, each.facts:
            case "token", {"token": str(token)} if view.game == "architects":
                return token_effect(token, text)
            case "token", {"token": str(token)}:
                return effect_sentences(view.box.tokens[TokenId(token)].effects, text)
            case "wonder", {"wonder": str(taken)}:
                return effect_sentences(view.box.wonders[WonderId(taken)].effects, text)
    return None


def _said(reason: Reason, view: View, names: Sequence[str], text: Translator) -> str:
    if reason.kind == "power":
        return text(f"reason-power-{reason.facts['ability']}")
    return text(
        f"reason-{reason.kind}",
        game=view.game,
        **{hole: _named(seats, names, text) for hole, seats in reason.seats.items()},
        **{HOLES.get(name, name): _fact(name, fact, view.box, text) for name, fact in reason.facts.items()},
    )


def _named(seats: Seat | tuple[Seat, ...], names: Sequence[str], text: Translator) -> str:
    if isinstance(seats, tuple):
        return all_of([escape(names[each]) for each in seats], text)
    return escape(names[seats])


def _fact(name: str, fact: Fact, box: Box, text: Translator) -> int | str:
    match name, fact:
        case "card", str():
            return card_title(box, fact, text)
        case "cards", tuple():
            return all_of([card_title(box, each, text) for each in fact], text)
        case "resources", tuple():
            counted = {cast("Resource", each): fact.count(each) for each in fact}
            return all_of([resource_count(each, count, text) for each, count in counted.items()], text)
        case _:
            return fact_in_words(name, fact, box, text)
