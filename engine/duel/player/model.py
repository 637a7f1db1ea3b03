"""What the computer player knows of Duel: one evaluator, and with it games played on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.player.evaluation import Evaluator
from engine.duel.player.possible import PossibleTables, table_of
from engine.duel.player.quick import Quick
from engine.duel.table import Table
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.player import ComputerPlayer, Search

POINT = 2.0
"""What a point counts on the way to a victory."""

LEAF = 8
"""Dealing a table and judging how it lies at the end takes as long as so many turns."""


@dataclass(frozen=True, slots=True)
class DuelModel:
    """What is thought of choices, and games that may be this one, played on to the next age."""

    trust: float = 12
    """As how many playouts it counts what a choice seems worth."""

    def ranked(self, view: View, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
        """List all choices with what they seem worth, the best first."""
        evaluator = evaluator_at(view, decision)
        found = [(round(evaluator.value(each), 6), -number) for number, each in enumerate(decision.choices)]
        return [(decision.choices[-number], value) for value, number in sorted(found, reverse=True)]

    def search(self, view: View, decision: Decision[DuelChoice]) -> Search | None:
        """Tell how to play on until the next age lies."""
        turns = len(view.layout) if view.age else len(view.draft) + len(view.box.ages[0].places)
        return Search(
            PossibleTables(view).deal,
            partial(_finish, Quick(view.box), decision.seat),
            steps=turns + LEAF,
            trust=self.trust,
            unit=1,
            seed=repr(view),
        )


MODEL = DuelModel()
EASY = ComputerPlayer(MODEL, noise=27.0)
NORMAL = ComputerPlayer(MODEL, noise=0.4)
STRONG = ComputerPlayer(MODEL, work=520, candidates=6)


def evaluator_at(view: View, decision: Decision[DuelChoice]) -> Evaluator:
    """Look at the table as the player does who is asked."""
    evaluator = Evaluator(view.box)
    evaluator.look(table_of(view), decision.chooser)
    return evaluator


def _finish(quick: Quick, seat: Seat, table: Table, choice: DuelChoice, luck: Random) -> int:
    """Play on after a choice: tell how well the duel ends or may end."""
    quick.start(luck)
    return round(quick.play_ahead(table, seat, choice))
