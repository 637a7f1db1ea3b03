"""The reasons for and against a choice, as data.

Reasons are facts of the table as its player sees it, weighted by the computer player's evaluation, so that
the most important come first.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.game import Seat
from engine.story import Fact

Kind = str
"""The kinds of reasons; each has a sentence ``reason-KIND``."""

UNTOLD: frozenset[Kind] = frozenset({"rest"})
"""Terms of the evaluation that nobody can verify."""

PRICES: frozenset[Kind] = frozenset(
    {"no-cost", "chain", "own-resources", "power-free", "paid-bank", "paid-to"}
)
"""The price: no reason by itself, it has its own sentence."""

AGAINST: frozenset[Kind] = frozenset(
    {"points-given", "free-city-beats-you", "earns-other", "uncovers", "battle-lost"}
)
"""Kinds that speak against a choice."""

KEPT: frozenset[Kind] = frozenset({"denies", "denies-arms"})
"""What another player could do instead; it comes last."""

DECISIVE: frozenset[Kind] = frozenset({"wins-military", "wins-science", "stops-military", "stops-science"})
"""What decides the game at once; it comes first."""

MOST_TOLD = 3
"""The most reasons shown for a choice, and against it."""

FAINT = 0.3
"""The least points for a reason against a choice to be shown."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A consequence of a choice: its kind, the players named, and values for its sentence.

    ``worth`` is its value in points of the final score; negative ones speak against the choice. ``seats`` are
    the players for each variable of its sentence.
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
"""A colour is evaluated by the purpose of its cards; otherwise the term is the part before the colon."""


def by_term(features: Mapping[str, float]) -> defaultdict[str, float]:
    """Add up weighted features by term."""
    terms = defaultdict[str, float](float)
    for name, worth in features.items():
        terms[TERMS.get(name, name.split(":")[0])] += worth
    return terms


def with_rest(found: Sequence[Reason], terms: Mapping[str, float], hope: bool) -> tuple[Reason, ...]:
    """Return the reasons and the rest that no sentence covers, so that they add up to the evaluation.

    With ``hope``, a positive rest means that the choice pays off later.
    """
    rest = sum(terms.values()) - sum([each.worth for each in found])
    return (*found, Reason("later" if rest > 0 and hope else "rest", rest))


def reasons_to_tell(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Choose the reasons to show: the gains, the drawbacks, the price, the denials.

    A reason that decides the game comes first, then the most valuable of each group. Without immediate gains,
    the hope for later ones is shown.
    """
    known = [each for each in reasons if each.kind not in UNTOLD]
    brings = [each for each in known if each.kind not in PRICES | AGAINST | KEPT | {"later"}]
    hopes = [each for each in known if each.kind == "later" and each.worth > FAINT]
    # For a sale, the purpose comes first.
    brings.sort(key=lambda each: (each.kind not in DECISIVE, each.kind != "sale", -each.worth))
    against = [each for each in known if each.kind in AGAINST and each.worth <= -FAINT]
    against.sort(key=lambda each: each.worth)
    prices = [each for each in known if each.kind in PRICES]
    kept = sorted([each for each in known if each.kind in KEPT], key=lambda each: -each.worth)
    first = (brings or ([] if kept else hopes))[:MOST_TOLD]
    return (*first, *against[:MOST_TOLD], *prices, *kept[: max(1, MOST_TOLD - len(first))])
