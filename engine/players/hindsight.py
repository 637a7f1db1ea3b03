"""What a choice has cost, as the strong computer player sees it from what its player saw."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.base.player.normal import as_best_paid
from engine.base.view import View as BaseView
from engine.duel.player.strong import CLEAR, VICTORY
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision
from engine.players.weighing import weigh

WHOLE_WAY = 2 * (VICTORY + CLEAR)
"""From a sure and clear defeat to a sure and clear victory, as values of Duel have it."""


class Regret(NamedTuple):
    """What would have been better, and by how much: in points, in Duel in percent of `WHOLE_WAY`."""

    better: Choice
    loss: float


def regret(view: Any, decision: Decision[Any], chosen: Any) -> Regret | None:
    """Compare a choice with the one that the strong player would make; None where that is no better.

    Cards and what is done with them are compared, not the ways to pay for the same.

    Both are played on as often as the search allows, on the same tables with the same luck. Raises
    `TypeError` where no computer player knows the game of this view.
    """
    if isinstance(view, BaseView):
        chosen = as_best_paid(view, decision, chosen)
    weighed = weigh(view, decision)
    better = weighed[0].choice
    if better != chosen and decision.kind != "free_city":
        # What has been chosen before for the own city is worked out of all that the Free City is offered.
        both = Decision(decision.seat, decision.chooser, decision.kind, (better, chosen))
        weighed = weigh(view, both)
    values = {each.choice: each.value for each in weighed}
    loss = values[better] - values.get(chosen, values[better])
    if isinstance(view, DuelView):
        loss = 100 * loss / WHOLE_WAY
    return Regret(better, loss) if loss > 0 else None
