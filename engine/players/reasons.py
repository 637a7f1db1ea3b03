"""Why a choice is a good one or a poor one, as data.

What a choice does is true of the table as its player sees it; how much that counts is what the computer
player of the game thinks of it, so that the weightiest can be told first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.game import Seat
from engine.story import Fact

Kind = str
"""What is told, each with a sentence ``reason-KIND``."""

UNTOLD: frozenset[Kind] = frozenset({"rest"})
"""What the computer player counts and nobody can count after it."""

PRICES: frozenset[Kind] = frozenset(
    {"no-cost", "chain", "own-resources", "power-free", "paid-bank", "paid-to"}
)
"""What says what it costs: no reason by itself, told in a sentence of its own."""

AGAINST: frozenset[Kind] = frozenset(
    {"points-given", "free-city-beats-you", "earns-other", "uncovers", "battle-lost"}
)
"""What speaks against a choice, as far as it counts at all."""

KEPT: frozenset[Kind] = frozenset({"denies", "denies-arms"})
"""What another player could do otherwise; it is told last."""

DECISIVE: frozenset[Kind] = frozenset({"wins-military", "wins-science", "stops-military", "stops-science"})
"""What decides the game at once: told before all else."""

MOST_TOLD = 3
"""So much is told of what a choice brings, and of what speaks against it."""

FAINT = 0.3
"""What counts less against a choice is not worth telling, in points."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that a choice does: its kind, who is spoken of, figures and ids that belong to it.

    ``worth`` is how much it counts for whom it is told, in points of the final score; below 0 it speaks
    against the choice. ``seats`` are one player or several for each hole of its sentence.
    """

    kind: Kind
    worth: float
    seats: Mapping[str, Seat | tuple[Seat, ...]] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)


TERMS = {
    "colour: blue": "points",
    "colour: purple": "points",
    "colour: green": "symbols",
    "colour: red": "arms",
    "colour: brown": "goods",
    "colour: grey": "goods",
    "other: points_if_wonder_complete": "points",
}
"""What a colour counts belongs to what its cards are built for; else a term is what precedes the colon."""


def by_term(features: Mapping[str, float]) -> defaultdict[str, float]:
    """Add up by terms what features come to."""
    terms = defaultdict[str, float](float)
    for name, worth in features.items():
        terms[TERMS.get(name, name.split(":")[0])] += worth
    return terms


def with_rest(found: Sequence[Reason], terms: Mapping[str, float], hope: bool) -> tuple[Reason, ...]:
    """Return the reasons with what no sentence tells, so that they come to as much as the terms.

    Where there is ``hope``, what speaks for the choice pays off later.
    """
    rest = sum(terms.values()) - sum([each.worth for each in found])
    return (*found, Reason("later" if rest > 0 and hope else "rest", rest))


def reasons_to_tell(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Choose what to tell: what it brings, what speaks against it, its price, what others do not get.

    What decides the game at once comes first of all, then of each what counts most. Where it brings nothing
    at once, what is left to hope for is told.
    """
    known = [each for each in reasons if each.kind not in UNTOLD]
    brings = [each for each in known if each.kind not in PRICES | AGAINST | KEPT | {"later"}]
    hopes = [each for each in known if each.kind == "later" and each.worth > FAINT]
    # Who sells wants to know first what for.
    brings.sort(key=lambda each: (each.kind not in DECISIVE, each.kind != "sale", -each.worth))
    against = [each for each in known if each.kind in AGAINST and each.worth <= -FAINT]
    against.sort(key=lambda each: each.worth)
    prices = [each for each in known if each.kind in PRICES]
    kept = sorted([each for each in known if each.kind in KEPT], key=lambda each: -each.worth)
    first = (brings or ([] if kept else hopes))[:MOST_TOLD]
    return (*first, *against[:MOST_TOLD], *prices, *kept[: max(1, MOST_TOLD - len(first))])
