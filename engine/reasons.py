"""Why a choice is a good one or a poor one, as data: what it does, in figures that anybody can count after.

What a choice does is true of the table as its player sees it; how much that counts is what the computer
player of the game thinks of it, so that the weightiest can be told first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.game import Seat

Kind = Literal[
    "points",
    "points-later",
    "points-taken",
    "science",
    "science-set",
    "symbol",
    "war-won",
    "war-even",
    "shields",
    "armed",
    "free-city-arms",
    "coins",
    "sale",
    "looted",
    "no-cost",
    "chain",
    "own-resources",
    "power-free",
    "paid-bank",
    "paid-to",
    "earns",
    "frees",
    "denies",
    "withholds",
    "stops-military",
    "stops-science",
    "opens",
    "produces",
    "cheaper",
    "power",
    "drafted",
    "later",
    "rest",
    "wins-military",
    "wins-science",
    "pawn",
    "pair",
    "again",
    "uncovers",
    "begins",
    "cat",
    "stage-ready",
    "stage-nearer",
    "token-ready",
    "token-nearer",
    "battle-won",
    "battle-lost",
    "ends-game",
    "unseen",
    "search",
    "search-mean",
    "search-close",
]
"""What is told, each with a sentence ``reason-KIND``."""

UNTOLD: frozenset[Kind] = frozenset({"rest"})
"""What the computer player counts and nobody can count after it."""

PRICES: frozenset[Kind] = frozenset(
    {"no-cost", "chain", "own-resources", "power-free", "paid-bank", "paid-to"}
)
"""What says what it costs; it is told last."""

THEMES: tuple[frozenset[Kind], ...] = (
    frozenset({"points", "points-later", "points-taken", "cat"}),
    frozenset({"science", "science-set", "symbol", "pair", "token-ready", "token-nearer"}),
    frozenset(
        {"war-won", "war-even", "shields", "armed", "free-city-arms", "pawn", "battle-won", "battle-lost"}
    ),
    frozenset({"coins", "sale", "looted", "earns"}),
    PRICES,
    frozenset({"opens", "produces", "cheaper", "frees"}),
    frozenset({"denies", "withholds", "stops-military", "stops-science", "uncovers"}),
    frozenset({"power", "drafted", "again"}),
    frozenset({"stage-ready", "stage-nearer"}),
    frozenset({"wins-military", "wins-science", "ends-game"}),
)
"""What speaks of the same: whoever hears of one thinks of the others. Every other kind stands for itself."""

MOST_TOLD = 3
"""So many reasons are told of a choice, its price aside."""

FAINT = 0.3
"""What counts less is not worth telling, in points."""

ROUNDING = 1e-9

Fact = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that a choice does: its kind, who is spoken of, figures and ids that belong to it.

    ``worth`` is how much it counts for whom it is told, in points of the final score; below 0 it speaks
    against the choice.
    """

    kind: Kind
    worth: float
    seats: Mapping[str, Seat] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)


def in_favour(
    advised: Sequence[Reason], runner_up: Sequence[Reason], others: Collection[Sequence[Reason]]
) -> tuple[Reason, ...]:
    """Return what to tell for an advised choice, so that nothing that is told speaks for another one.

    That is where it is ahead of the choice that came next, theme by theme, and its price where that is no
    higher; nothing where all reasons together favour that one. A theme is left out where what is told would
    favour one of the ``others`` on the whole.
    """
    own, next_best = by_theme(advised), by_theme(runner_up)
    if sum(own.values()) < sum(next_best.values()):
        return ()
    lead = {theme: worth - next_best.get(theme, 0.0) for theme, worth in own.items()}
    themes = {theme for theme in own if lead[theme] > 0 or (theme == PRICES and lead[theme] == 0)}
    rivals = [by_theme(each) for each in others]
    while True:
        left = [each for each in advised if _theme_of(each.kind) in themes]
        found = told(each for each in left if each.worth > 0 or each.kind in PRICES)
        shown = {_theme_of(each.kind) for each in found}
        if not any(lead[theme] > 0 for theme in shown):
            return ()
        behind = [{theme: rival.get(theme, 0.0) - own[theme] for theme in shown} for rival in rivals]
        worst = max(behind, key=lambda each: sum(each.values()), default={})
        if sum(worst.values()) <= ROUNDING:
            return found
        themes.remove(max(worst, key=lambda theme: worst[theme]))


def by_theme(reasons: Iterable[Reason]) -> dict[frozenset[Kind], float]:
    """Add up what reasons are worth that speak of the same."""
    worths: dict[frozenset[Kind], float] = {}
    for each in reasons:
        theme = _theme_of(each.kind)
        worths[theme] = worths.get(theme, 0.0) + each.worth
    return worths


def _theme_of(kind: Kind) -> frozenset[Kind]:
    return next((theme for theme in THEMES if kind in theme), frozenset({kind}))


def told(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Choose what to tell: what counts most first, and the price last.

    Where nothing else can be told, what is left to hope for is.
    """
    known = [each for each in reasons if each.kind not in UNTOLD]
    prices = [each for each in known if each.kind in PRICES]
    hopes = [each for each in known if each.kind == "later" and each.worth > FAINT]
    done = [
        each for each in known if each not in prices and each.kind != "later" and abs(each.worth) >= FAINT
    ]
    done.sort(key=lambda each: -abs(each.worth))
    return (*(done or hopes)[:MOST_TOLD], *prices)
