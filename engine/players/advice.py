"""Advice of computer players: hints before a choice, hindsight after it, tips for newcomers.

Every function raises `TypeError` if no computer player knows the game of a view.
"""

from collections.abc import Iterable
from operator import gt
from typing import Any, Literal, NamedTuple

from engine.game import Choice, Decision, Seat
from engine.players.levels import CAREFUL, EveryGame
from engine.players.player import ComputerPlayer, Weighed, certainty
from engine.players.reasons import AGAINST, PRICES, Reason, reasons_to_tell
from engine.players.tips import Tip

FEWEST_GAMES = 10
"""The playouts after each of two choices needed to compare them."""

SURE = 2.0
"""A choice counts as better if its playouts end better on average by this many standard errors."""

MOST = 0.6
"""From this share of better playouts on, their number is told; a smaller one would sound close."""

PLAIN = 1.0
"""A choice whose reasons alone are worth this many more points needs no playouts to be called better."""


class Compared(NamedTuple):
    """The comparison of a choice with the next best one in the same playouts.

    ``verdict`` is ``close`` if the playouts don't show which is better, ``games`` if most of them ended
    better with the choice, and ``mean`` if fewer did, but by more.
    """

    other: Choice
    verdict: Literal["close", "games", "mean"]
    better: int
    games: int


class Hint(NamedTuple):
    """The choice of a strong player, its reasons, and its comparison if it is worth mentioning."""

    choice: Choice
    reasons: tuple[Reason, ...]
    compared: Compared | None = None

    @property
    def advised(self) -> tuple[Choice, ...]:
        """The choice, and the other one if that is called about as good."""
        if self.compared is not None and self.compared.verdict == "close":
            return self.choice, self.compared.other
        return (self.choice,)


def hint(view: Any, decision: Decision[Any], players: EveryGame[ComputerPlayer] = CAREFUL) -> Hint:
    """Search for the best choice, and explain it.

    The search is longer than a strong computer player's, which has too few playouts early in Duel to tell
    four choices apart. The best choice is compared with the next one, or with the one that reasons alone make
    the best: if playouts overrule reasons, the hint says so. If playouts don't show which is better, reasons
    decide, but a choice with a positive reason goes before one that is hardly better.
    """
    player = players.of(view)
    if len(decision.choices) == 1:
        return Hint(decision.choices[0], player.model.reasons(view, decision, decision.choices[0]))
    weighed = player.weigh(view, decision)
    reasons_of = [player.model.reasons(view, decision, each.choice) for each in weighed]
    other = max(range(len(weighed)), key=lambda number: _worth(reasons_of[number])) or 1
    best, reasons, following, others = weighed[0], reasons_of[0], weighed[other], reasons_of[other]
    if best.playouts and min(best.playouts, following.playouts) < FEWEST_GAMES:
        # Some choices were eliminated early: continue with just these two.
        pair = (best.choice, following.choice)
        again = player.weigh(view, decision, pair)
        best, following = sorted(again, key=lambda each: pair.index(each.choice))
    found = compare(best, following)
    if found is not None and found.verdict == "close":
        back = compare(following, best)
        # In further playouts, the apparently best choice can turn out to be the worse one.
        if (back is not None and back.verdict != "close") or _says_more(others, reasons):
            best, reasons, others, found = following, others, reasons, back
    if found is not None and found.verdict != "close" and _worth(reasons) - _worth(others) >= PLAIN:
        found = None
    return Hint(best.choice, reasons, found)


def compare(best: Weighed[Any], following: Weighed[Any]) -> Compared | None:
    """Return the comparison of a search's best choice with the next one; None with too few playouts."""
    games = min(best.playouts, following.playouts)
    if games < FEWEST_GAMES:
        return None
    ahead = sum(map(gt, best.ends, following.ends))
    if certainty(best.ends, following.ends) < SURE:
        return Compared(following.choice, "close", ahead, games)
    verdict: Literal["games", "mean"] = "games" if ahead >= MOST * games else "mean"
    return Compared(following.choice, verdict, ahead, games)


def _speaks_for(reasons: tuple[Reason, ...]) -> bool:
    """Return whether anything visible speaks for a choice; its price doesn't."""
    return any(each.kind not in PRICES | AGAINST | {"unseen"} for each in reasons_to_tell(reasons))


def _says_more(reasons: tuple[Reason, ...], others: tuple[Reason, ...]) -> bool:
    """Return whether reasons make a choice clearly better than others do, or are the only ones."""
    lead = _worth(reasons) - _worth(others)
    spoken_for, other_spoken_for = _speaks_for(reasons), _speaks_for(others)
    return lead > 0 if abs(lead) >= PLAIN or spoken_for == other_spoken_for else spoken_for


def _worth(reasons: tuple[Reason, ...]) -> float:
    return sum(each.worth for each in reasons)


def tips_for(view: Any, seat: Seat) -> Iterable[Tip]:
    """Return tips for a newcomer who decides on this seat, best first."""
    return CAREFUL.of(view).model.tips(view, seat)


def reasons_for(view: Any, decision: Decision[Any], choice: Any) -> tuple[Reason, ...]:
    """Return the reasons for and against a choice, as its player sees the table."""
    return CAREFUL.of(view).model.reasons(view, decision, choice)


SURE_LOSS = 3.0
"""The standard errors by which playouts have to end better before a choice counts as a loss.

More than for a hint: the costliest of many choices in a game are shown, each compared with the apparently
best of several.
"""


class Regret(NamedTuple):
    """A better choice, and how much better: in points, in Duel in percent of a victory."""

    better: Choice
    loss: float


def regret(
    view: Any,
    decision: Decision[Any],
    chosen: Any,
    careful: EveryGame[ComputerPlayer] = CAREFUL,
    hinting: EveryGame[ComputerPlayer] = CAREFUL,
) -> Regret | None:
    """Compare a choice with the strong player's; return None unless it certainly cost something.

    Cards and their uses are compared, not ways to pay for the same. Both have as many playouts as the search
    allows, on the same tables with the same luck, and the better one has to lead by `SURE_LOSS` standard
    errors. A choice that a hint would have advised, or called about as good, is no loss, whatever a longer
    search finds.
    """
    player = careful.of(view)
    if player.model.judged_as is not None:
        chosen = player.model.judged_as(view, decision, chosen)
    if chosen is None:
        return None
    weighed = player.weigh(view, decision)
    better = weighed[0].choice
    if better != chosen:
        weighed = player.weigh(view, decision, (better, chosen))
    found: dict[Choice, Weighed[Any]] = {each.choice: each for each in weighed}
    if chosen not in found or certainty(found[better].ends, found[chosen].ends) < SURE_LOSS:
        return None
    if chosen in hint(view, decision, hinting).advised:
        return None
    loss = player.model.loss * (found[better].value - found[chosen].value)
    return Regret(better, loss) if loss > 0 else None
