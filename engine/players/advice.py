"""What computer players have to say: hints before a choice, hindsight after it, tips for newcomers.

All of it raises `TypeError` where no computer player knows the game of a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import gt
from typing import Any, Literal, NamedTuple

from engine.game import Choice, Decision, Seat
from engine.players.levels import CAREFUL, EveryGame
from engine.players.player import ComputerPlayer, Weighed, certainty
from engine.players.reasons import AGAINST, PRICES, Reason, reasons_to_tell
from engine.players.tips import Tip

FEWEST_GAMES = 10
"""So many playouts after two choices are needed to compare them."""

SURE = 2.0
"""A choice counts as better when its playouts end better on average by this many standard errors."""

MOST = 0.6
"""From this part of them on games are counted: fewer sound as if it had been close."""

PLAIN = 1.0
"""A choice whose reasons alone are worth so many points more needs no playouts to be called better."""


class Compared(NamedTuple):
    """How a choice did against the next best one in the same games played on from here.

    ``verdict`` is ``close`` where the games don't tell which is better, ``games`` where most of them ended
    better with the choice, and ``mean`` where not most of them did, but those by more.
    """

    other: Choice
    verdict: Literal["close", "games", "mean"]
    better: int
    games: int


class Hint(NamedTuple):
    """A choice that a strong player would make, what it does, and how it compares if that is worth a word."""

    choice: Choice
    reasons: tuple[Reason, ...]
    compared: Compared | None = None

    @property
    def advised(self) -> tuple[Choice, ...]:
        """The choice, and the other one where that is called about as good."""
        if self.compared is not None and self.compared.verdict == "close":
            return self.choice, self.compared.other
        return (self.choice,)


def hint(view: Any, decision: Decision[Any], players: EveryGame[ComputerPlayer] = CAREFUL) -> Hint:
    """Search for the best choice and say why.

    The search is longer than a strong computer player's, which has too few playouts early in a duel to tell
    four choices apart. The best choice is compared with the next one, or with the one that reasons alone
    make the best: where games overrule reasons, they are what is told. Where games don't tell which is
    better, reasons decide, but a choice that something can be said for goes before one that is hardly better.
    """
    player = players.of(view)
    if len(decision.choices) == 1:
        return Hint(decision.choices[0], player.model.reasons(view, decision, decision.choices[0]))
    weighed = player.weigh(view, decision)
    reasons_of = [player.model.reasons(view, decision, each.choice) for each in weighed]
    other = max(range(len(weighed)), key=lambda number: _worth(reasons_of[number])) or 1
    best, reasons, following, others = weighed[0], reasons_of[0], weighed[other], reasons_of[other]
    if best.playouts and min(best.playouts, following.playouts) < FEWEST_GAMES:
        # Of several choices, some were left out early: just these two are played on again.
        pair = (best.choice, following.choice)
        again = player.weigh(view, decision, pair)
        best, following = sorted(again, key=lambda each: pair.index(each.choice))
    found = compare(best, following)
    if found is not None and found.verdict == "close":
        back = compare(following, best)
        # Played on again, what seemed best can turn out to be the poorer one.
        if (back is not None and back.verdict != "close") or _says_more(others, reasons):
            best, reasons, others, found = following, others, reasons, back
    if found is not None and found.verdict != "close" and _worth(reasons) - _worth(others) >= PLAIN:
        found = None
    return Hint(best.choice, reasons, found)


def compare(best: Weighed[Any], following: Weighed[Any]) -> Compared | None:
    """Return how the best choice of a search did against the next one; None where too few games tell."""
    games = min(best.playouts, following.playouts)
    if games < FEWEST_GAMES:
        return None
    ahead = sum(map(gt, best.ends, following.ends))
    if certainty(best.ends, following.ends) < SURE:
        return Compared(following.choice, "close", ahead, games)
    verdict: Literal["games", "mean"] = "games" if ahead >= MOST * games else "mean"
    return Compared(following.choice, verdict, ahead, games)


def _speaks_for(reasons: tuple[Reason, ...]) -> bool:
    """Whether anything can be said for a choice that does not lie hidden; its price is no reason for it."""
    return any(each.kind not in PRICES | AGAINST | {"unseen"} for each in reasons_to_tell(reasons))


def _says_more(reasons: tuple[Reason, ...], others: tuple[Reason, ...]) -> bool:
    """Whether reasons make a choice plainly better than others do, or say something where those don't."""
    lead = _worth(reasons) - _worth(others)
    spoken_for, other_spoken_for = _speaks_for(reasons), _speaks_for(others)
    return lead > 0 if abs(lead) >= PLAIN or spoken_for == other_spoken_for else spoken_for


def _worth(reasons: tuple[Reason, ...]) -> float:
    return sum(each.worth for each in reasons)


def tips_for(view: Any, seat: Seat) -> Iterable[Tip]:
    """Return the tips for a newcomer who is asked on this seat, what fits best first."""
    return CAREFUL.of(view).model.tips(view, seat)


def reasons_for(view: Any, decision: Decision[Any], choice: Any) -> tuple[Reason, ...]:
    """Return what one of a decision's choices does, as its player sees the table."""
    return CAREFUL.of(view).model.reasons(view, decision, choice)


SURE_LOSS = 3.0
"""By so many standard errors games have to end better on average before a choice counts as a loss.

More than for a hint: of many choices in a game those are told that cost most, and each is compared with the
one of several that did best.
"""


class Regret(NamedTuple):
    """What would have been better, and by how much: in points, in Duel in percent of a victory."""

    better: Choice
    loss: float


def regret(
    view: Any,
    decision: Decision[Any],
    chosen: Any,
    careful: EveryGame[ComputerPlayer] = CAREFUL,
    hinting: EveryGame[ComputerPlayer] = CAREFUL,
) -> Regret | None:
    """Compare a choice with the one that the strong player would make; None where it has surely cost nothing.

    Cards and what is done with them are compared, not the ways to pay for the same. Both are played on as
    often as the search allows, on the same tables with the same luck, and the better one has to be ahead by
    `SURE_LOSS` standard errors. What a hint would have advised then, or called about as good, is no loss
    whatever a longer search finds.
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
