"""What a choice has cost, as the strong computer player sees it from what its player saw."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.base.player.normal import as_best_paid
from engine.base.view import View as BaseView
from engine.duel.player.strong import CLEAR, VICTORY
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision
from engine.players.hints import advised
from engine.players.weighing import CAREFUL, STRONG, Searchers, weigh
from engine.search import Weighed, compared

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
    hinting: Searchers = STRONG,
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
