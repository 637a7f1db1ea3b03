"""What computer players have to say: hints before a choice, hindsight after it, tips for newcomers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from engine.architects.player import model as architects
from engine.architects.player.reasons import reasons as architects_reasons
from engine.architects.player.tips import tips_for as architects_tips
from engine.architects.view import View as ArchitectsView
from engine.base.player.model import STRONG, as_best_paid
from engine.base.player.reasons import reasons as base_reasons
from engine.base.player.tips import tips_for as base_tips
from engine.base.view import View as BaseView
from engine.duel.player.reasons import reasons as duel_reasons
from engine.duel.player.strong import CLEAR, VICTORY, StrongDuelPlayer
from engine.duel.player.tips import tips_for as duel_tips
from engine.duel.terms import opponent
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision, Seat
from engine.players.player import ComputerPlayer
from engine.players.reasons import AGAINST, PRICES, Reason, told
from engine.players.search import Weighed, compared
from engine.players.tips import Tip


@dataclass(frozen=True, slots=True)
class Searchers:
    """The players that search, one for each game."""

    base: ComputerPlayer = STRONG
    duel: StrongDuelPlayer = field(default_factory=StrongDuelPlayer)
    architects: ComputerPlayer = architects.STRONG


CAREFUL = Searchers(
    duel=StrongDuelPlayer(9_000, most_playouts=600),
    architects=replace(architects.STRONG, work=3 * architects.STRONG.work),
)
"""To tell how much better a choice is takes more than to find it: luck must not be told as a fault."""


def weigh(view: Any, decision: Decision[Any], players: Searchers = CAREFUL) -> tuple[Weighed[Any], ...]:
    """Give the choices that the strong player tries, the one that does best first, each with its value.

    They are always the same for the same view. Values compare the choices of one decision: in points, one's
    own less half of the best rival's, and more for a victory; in Duel the lead, and more for a victory. Those
    with few playouts are less sure. Raises `TypeError` where no computer player knows the game of this view.
    """
    match view:
        case BaseView():
            return players.base.weigh(view, decision)
        case DuelView():
            return players.duel.weigh(view, decision)
        case ArchitectsView():
            return players.architects.weigh(view, decision)
    raise TypeError(f"no computer player knows {type(view).__name__}")


FEWEST_GAMES = 10
"""So many games have to be played on after two choices before anything is said of them."""

SURE = 2.0
"""By so many standard errors games have to end better on average before a choice is said to be better."""

MOST = 0.6
"""From this part of them on games are counted: fewer sound as if it had been close."""

PLAIN = 1.0
"""A choice whose facts alone bring so many points more needs no games to show that it is better."""


class Compared(NamedTuple):
    """How a choice did against the next best one in the same games played on from here.

    ``verdict`` is ``close`` where the games don't tell which is better, ``games`` where most of them ended
    better with the choice, and ``mean`` where not most of them did, but those by more.
    """

    other: Choice
    verdict: Literal["close", "games", "mean"]
    better: int
    games: int


LONG_SHOT = 0.15
"""A choice after which no more of the games were won than this part is called a long shot."""


class LongShot(NamedTuple):
    """How seldom games were won after the best choice, and by how many points its player is behind now.

    ``at_once`` says that none was won on points, but by force or science.
    """

    behind: int
    won: int
    games: int
    at_once: bool


class Hint(NamedTuple):
    """A choice that a strong player would make, what it does, and how it compares if that is worth a word."""

    choice: Choice
    reasons: tuple[Reason, ...]
    compared: Compared | None = None
    long_shot: LongShot | None = None


def hint(view: Any, decision: Decision[Any], players: Searchers = CAREFUL) -> Hint:
    """Search for the best choice and say why.

    It is searched for longer than a strong computer player does, who plays on too rarely early in a duel to
    tell four choices apart. The best choice is compared with the next one, or with the one that reasons alone
    make the best: where games overrule reasons, they are what is told. Where nothing can be said for the best
    one and the games take the other for as good, that one is advised if something can be said for it.
    """
    if len(decision.choices) == 1:
        return Hint(decision.choices[0], reasons_for(view, decision, decision.choices[0]))
    weighed = weigh(view, decision, players)
    told_of = [reasons_for(view, decision, each.choice) for each in weighed]
    other = max(range(len(weighed)), key=lambda number: _worth(told_of[number])) or 1
    best, reasons, following, others = weighed[0], told_of[0], weighed[other], told_of[other]
    if following.playouts < FEWEST_GAMES <= best.playouts and decision.kind != "free_city":
        # What seemed best was left out early: both are played on again.
        pair = (best.choice, following.choice)
        again = weigh(view, Decision(decision.seat, decision.chooser, decision.kind, pair), players)
        best, following = sorted(again, key=lambda each: pair.index(each.choice))
    found = compare(best, following)
    if found is not None and found.verdict == "close" and _speaks_for(others) and not _speaks_for(reasons):
        best, reasons, found = following, others, compare(following, best)
    elif found is not None and found.verdict != "close":
        found = None if _worth(reasons) - _worth(others) >= PLAIN else found
    return Hint(best.choice, reasons, found, long_shot(view, decision.chooser, best))


def long_shot(view: Any, seat: Seat, best: Weighed[Any]) -> LongShot | None:
    """Say how seldom a duel was won after the best choice; None where that is often enough, or no duel."""
    if not isinstance(view, DuelView) or best.playouts < FEWEST_GAMES:
        return None
    won = [end for end in best.ends if end > 0]
    if len(won) > LONG_SHOT * best.playouts:
        return None
    behind = view.scores[opponent(seat)].total - view.scores[seat].total
    # Who wins on points has a lead beside the victory; who wins at once may be behind.
    at_once = all(end < VICTORY for end in won)
    return LongShot(max(0, behind), len(won), best.playouts, at_once)


def compare(best: Weighed[Any], following: Weighed[Any]) -> Compared | None:
    """Say how the best choice of a search did against the next one; None where too few games tell."""
    games = min(best.playouts, following.playouts)
    if games < FEWEST_GAMES:
        return None
    ahead, _, certainty = compared(best.ends, following.ends)
    if certainty < SURE:
        return Compared(following.choice, "close", ahead, games)
    verdict: Literal["games", "mean"] = "games" if ahead >= MOST * games else "mean"
    return Compared(following.choice, verdict, ahead, games)


def advised(weighed: Sequence[Weighed[Any]]) -> tuple[Any, ...]:
    """Give what a hint advises after a search, and what it calls about as good."""
    best, *others = weighed
    found = compare(best, others[0]) if others else None
    return (best.choice, found.other) if found is not None and found.verdict == "close" else (best.choice,)


def _speaks_for(reasons: tuple[Reason, ...]) -> bool:
    """Whether anything can be said for a choice that does not lie hidden; its price is no reason for it."""
    return any(each.kind not in PRICES | AGAINST | {"unseen"} for each in told(reasons))


def _worth(reasons: tuple[Reason, ...]) -> float:
    return sum(each.worth for each in reasons)


def tips_for(view: Any, seat: Seat) -> Iterable[Tip]:
    """Give what a newcomer who is asked on this seat can be told of a view, what fits best first.

    Raises `TypeError` where nobody knows the game of this view.
    """
    match view:
        case BaseView():
            return base_tips(view, seat)
        case DuelView():
            return duel_tips(view, seat)
        case ArchitectsView():
            return architects_tips(view, seat)
    raise TypeError(f"nobody knows the game of {type(view).__name__}")


def reasons_for(view: Any, decision: Decision[Any], choice: Any) -> tuple[Reason, ...]:
    """Tell what one of a decision's choices does, as its player sees the table.

    Raises `TypeError` where nobody knows the game of this view.
    """
    match view:
        case BaseView():
            return base_reasons(view, decision, choice)
        case DuelView():
            return duel_reasons(view, decision, choice)
        case ArchitectsView():
            return architects_reasons(view, decision, choice)
    raise TypeError(f"nobody knows the game of {type(view).__name__}")


WHOLE_WAY = 2 * (VICTORY + CLEAR)
"""From a sure and clear defeat to a sure and clear victory, as values of Duel have it."""

SURE_LOSS = 3.0
"""By so many standard errors games have to end better on average before a choice counts as a loss.

More than for a hint: of many choices in a game those are told that cost most, and each is compared with the
one of several that did best.
"""


class Regret(NamedTuple):
    """What would have been better, and by how much: in points, in Duel in percent of `WHOLE_WAY`."""

    better: Choice
    loss: float


def regret(
    view: Any,
    decision: Decision[Any],
    chosen: Any,
    careful: Searchers = CAREFUL,
    hinting: Searchers = CAREFUL,
) -> Regret | None:
    """Compare a choice with the one that the strong player would make; None where it has surely cost nothing.

    Cards and what is done with them are compared, not the ways to pay for the same. Both are played on as
    often as the search allows, on the same tables with the same luck, and the better one has to be ahead by
    `SURE_LOSS` standard errors. What a hint would have advised then, or called about as good, is no loss
    whatever a longer search finds. Nor is the wonder taken first where its player takes the next one as well:
    what the two of them are is settled only by the second.

    Raises `TypeError` where no computer player knows the game of this view.
    """
    if isinstance(view, DuelView) and decision.kind == "draft" and view.drafts_again:
        return None
    if isinstance(view, BaseView):
        chosen = as_best_paid(view, decision, chosen)
    weighed = weigh(view, decision, careful)
    better = weighed[0].choice
    if better != chosen and decision.kind != "free_city":
        # What has been chosen before for the own city is worked out of all that the Free City is offered.
        both = Decision(decision.seat, decision.chooser, decision.kind, (better, chosen))
        weighed = weigh(view, both, careful)
    found: dict[Choice, Weighed[Any]] = {each.choice: each for each in weighed}
    if chosen not in found or compared(found[better].ends, found[chosen].ends).certainty < SURE_LOSS:
        return None
    if chosen in advised(weigh(view, decision, hinting)):
        return None
    loss = found[better].value - found[chosen].value
    if isinstance(view, DuelView):
        loss = 100 * loss / WHOLE_WAY
    return Regret(better, loss) if loss > 0 else None
