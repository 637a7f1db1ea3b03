"""The normal computer player of Duel, and the easy one."""

from dataclasses import dataclass
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.view import View
from engine.game import Decision
from engine.measuring.older.duel.worth import Judge
from engine.shuffle import below

CANDIDATES = 5
"""How many of the best choices are looked at together with the other player's answers."""


@dataclass(frozen=True, slots=True)
class DuelPlayer:
    """Takes what leaves it best off against the opponent's best answer, by a plain estimate.

    It sees only the view: what lies face down counts as the average of what may lie there.
    """

    def choose(self, view: View, decision: Decision[DuelChoice], source: Random) -> DuelChoice:
        """Return the choice of the highest worth; ``source`` breaks ties."""
        judge = Judge(view, decision.chooser)
        worths = sorted(
            ((judge.worth(choice), number) for number, choice in enumerate(decision.choices)), reverse=True
        )
        if decision.kind == "turn":
            worths = [
                (judge.worth_answered(decision.choices[number]), number) for _, number in worths[:CANDIDATES]
            ]
        most = max(worth for worth, _ in worths)
        best = sorted(number for worth, number in worths if worth > most - 1e-9)
        return decision.choices[best[below(source, len(best))]]
