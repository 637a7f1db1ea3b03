"""Why a choice is a good one or a poor one, as data: what it does, in figures that anybody can count after.

What a choice does is true of the table as its player sees it; how much that counts is what the computer
player of the game thinks of it, so that the weightiest can be told first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
]
"""What is told, each with a sentence ``reason-KIND``."""

UNTOLD: frozenset[Kind] = frozenset({"rest"})
"""What the computer player counts and nobody can count after it."""

PRICES: frozenset[Kind] = frozenset(
    {"no-cost", "chain", "own-resources", "power-free", "paid-bank", "paid-to"}
)
"""What says what it costs; it is told last."""

MOST_TOLD = 3
"""So many reasons are told of a choice, its price aside."""

FAINT = 0.3
"""What counts less is not worth telling, in points."""

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
