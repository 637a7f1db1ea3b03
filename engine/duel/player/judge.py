"""Trying choices on a table: what they leave, and what the best answer to them leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice, TurnChoice
from engine.duel.legal import turn_choices
from engine.duel.player.guess import guessed_table
from engine.duel.player.worth import Worth
from engine.duel.resolve import resolve
from engine.duel.table import Table
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.search import tell_nobody
from engine.terms import CardId, WonderId

UNKNOWN_CARD = 3.0
"""What a card is worth to the one who takes it as soon as it is turned up."""


class Judge:
    """What choices are worth to one seat, in points of the final score."""

    def __init__(self, view: View, seat: Seat) -> None:
        """Look at the table as it is seen by this seat."""
        self._table = guessed_table(view)
        self._seat = seat
        self._worth = Worth(view)

    def worth(self, choice: DuelChoice) -> float:
        """Estimate the table after a choice, before anybody answers it."""
        return self._worth.of(after(self._table, self._seat, choice), self._seat)

    def worth_answered(self, choice: DuelChoice) -> float:
        """Estimate the table after a choice and the best turn that follows it."""
        table = after(self._table, self._seat, choice)
        if table.victory is not None or table.questions:
            return self._worth.of(table, self._seat)
        mover = self._seat if table.plays_again else opponent(self._seat)
        sign = 1 if mover == self._seat else -1
        table.plays_again = False
        now = sign * self._worth.of(table, self._seat)
        answers = [
            self._worth.of(after(table, mover, answer), mover)
            for answer in _different_turns(turn_choices(table, mover))
        ]
        if table.layout.uncovered:
            answers.append(now + UNKNOWN_CARD)
        return sign * max(answers, default=now)

    def most_promising(self, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
        """List the choices of a decision with their worth, the best first; turns with the best answer."""
        worth = self.worth_answered if decision.kind == "turn" else self.worth
        ranked = sorted(
            [(round(worth(choice), 6), -number) for number, choice in enumerate(decision.choices)],
            reverse=True,
        )
        return [(decision.choices[-number], value) for value, number in ranked]


def after(table: Table, seat: Seat, choice: DuelChoice) -> Table:
    """Give the table as it would be after a choice, whose turn has not ended yet."""
    tried = table.copy()
    resolve(tried, seat, choice, tell_nobody)
    return tried


def _different_turns(choices: Sequence[TurnChoice]) -> Iterable[TurnChoice]:
    """Leave out turns that differ only in the card that is given away."""
    seen: set[CardId | WonderId | None] = set()
    for choice in choices:
        gained = _gained(choice)
        if gained not in seen:
            seen.add(gained)
            yield choice


def _gained(choice: TurnChoice) -> CardId | WonderId | None:
    """Name what a turn brings into the city."""
    match choice:
        case Build(card=card):
            return card
        case BuildWonder(wonder=wonder):
            return wonder
        case Discard():
            return None
        case _:
            assert_never(choice)
