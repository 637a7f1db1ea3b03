"""What the computer player knows of Duel: one evaluator, and with it games played on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.duel.choice import DuelChoice
from engine.duel.player.evaluation import VICTORY, WHOLE_WAY, evaluator_at
from engine.duel.player.possible import PossibleTables
from engine.duel.player.quick import Quick
from engine.duel.player.reasons import reasons
from engine.duel.player.tips import tips_for
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.player import ComputerPlayer, GameModel, Search
from engine.players.reasons import LongShot
from engine.players.search import Weighed, best_first

LEAF = 8
"""Dealing a table and judging how it lies at the end takes as long as so many turns."""

LONG_SHOT = 0.15
"""A choice after which no more of the games were won than this part is called a long shot."""


@dataclass(frozen=True, slots=True)
class DuelModel(GameModel):
    """What is thought of choices, and games that may be this one, played on to the next age."""

    trust: float = 12
    """As how many playouts it counts what a choice seems worth."""

    reasons = staticmethod(reasons)
    tips = staticmethod(tips_for)

    def ranked(self, view: View, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
        """List all choices with what they seem worth, the best first."""
        return best_first(decision.choices, evaluator_at(view, decision).value)

    def search(self, view: View, decision: Decision[DuelChoice]) -> Search | None:
        """Tell how to play on until the next age lies."""
        turns = len(view.layout) if view.age else len(view.draft) + len(view.box.ages[0].places)
        quick = Quick(view.box)
        return Search(
            PossibleTables(view).deal,
            lambda table, choice, luck: round(quick.play_ahead(decision.seat, table, choice, luck)),
            steps=turns + LEAF,
            trust=self.trust,
            unit=1,
            seed=repr(view),
        )

    def judged_as(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> DuelChoice | None:
        """Return the choice; None for the first of two wonders in a row, which the second settles."""
        return None if decision.kind == "draft" and view.drafts_again else choice

    def loss(self, value: float) -> float:
        """Return how much of the way from a sure defeat to a sure victory a difference is, in percent."""
        return 100 * value / WHOLE_WAY

    def long_shot(self, view: View, seat: Seat, best: Weighed[DuelChoice]) -> LongShot | None:
        """Return how seldom a duel was won after the best choice; None where that is often enough."""
        won = [end for end in best.ends if end > 0]
        # Before the last age games are not played on to their ends.
        if view.age < len(view.box.ages) or len(won) > LONG_SHOT * best.playouts:
            return None
        behind = view.scores[opponent(seat)].total - view.scores[seat].total
        # A victory on points has a lead beside it; one at once may come from behind.
        return LongShot(max(0, behind), len(won), best.playouts, at_once=max(won, default=0) < VICTORY)


MODEL = DuelModel()
EASY = ComputerPlayer(MODEL, noise=27.0)
NORMAL = ComputerPlayer(MODEL, noise=0.4)
STRONG = ComputerPlayer(MODEL, work=520, candidates=6)
CAREFUL = ComputerPlayer(MODEL, work=2_900, candidates=4)
