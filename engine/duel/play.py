"""A running game of 7 Wonders Duel."""

from __future__ import annotations

from collections.abc import Mapping

from engine.duel.choice import DERIVED, Choice
from engine.duel.choices import choices
from engine.duel.deal import PLAYERS, Deal
from engine.duel.dealer import go_on, set_up
from engine.duel.events import DuelEvent
from engine.duel.position import Position
from engine.duel.records import record_of
from engine.duel.resolution import carry_out
from engine.duel.scoring import Score, score_cities
from engine.duel.table import Table
from engine.duel.terms import Slot, TokenId
from engine.duel.view import View
from engine.duel.viewing import asked, view_of
from engine.game import Decision, IllegalChoice, JsonObject, Seat
from engine.reading import Node


class DuelGame:
    """7 Wonders Duel for two; speaks the protocol of ``engine.game.Game``.

    A question with a single answer is answered without asking: the last wonder of four, the only card
    or token there is. What a seat does with its turn is always asked.
    """

    name = "duel"
    players = PLAYERS

    def __init__(self, deal: Deal) -> None:
        """Begin the game of a deal."""
        self._deal = deal
        self._table = set_up(deal)
        self._aside_tokens = deal.aside_tokens
        self._steps: list[dict[Seat, Choice]] = []
        self._unasked: list[tuple[Seat, Choice]] = []
        self._decisions = self._decide()

    @property
    def deal(self) -> Deal:
        """Everything random in this game."""
        return self._deal

    @property
    def table(self) -> Table:
        """All that lies open."""
        return self._table

    @property
    def over(self) -> bool:
        """Whether the last choice has been made."""
        return self._table.victory is not None

    @property
    def steps(self) -> int:
        """How many times :meth:`play` has been called since the deal."""
        return len(self._steps)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of both seats as if the game ended now."""
        return score_cities(self._table.cities, self._table.pawn)

    def decisions(self, chosen: Mapping[Seat, Choice] | None = None) -> tuple[Decision[Choice], ...]:
        """List what is still to be decided in this step; raises `IllegalChoice` where ``chosen`` is."""
        if not chosen:
            return self._decisions
        self._check(chosen)
        return ()

    def read_choice(self, seat: Seat, data: object, chosen: Mapping[Seat, Choice] | None = None) -> Choice:
        """Find the legal choice that a JSON object of a record means; raises `IllegalChoice`."""
        for decision in self._decisions:
            if decision.seat == seat:
                for choice in decision.choices:
                    if _means(data, choice):
                        return choice
                raise IllegalChoice("no such choice now")
        raise IllegalChoice("this seat has nothing to choose now")

    def play(self, choices: Mapping[Seat, Choice]) -> tuple[DuelEvent, ...]:
        """Resolve the choice of the seat that was asked and tell what both saw."""
        self._check(choices)
        if not choices:
            raise IllegalChoice("the game is over" if self.over else "nobody has chosen yet")
        [(seat, choice)] = choices.items()
        self._steps.append({seat: choice})
        self._unasked.clear()
        events = self._resolve(seat, choice)
        self._decisions = self._decide()
        while only := self._only_answer():
            self._unasked.append(only)
            events += self._resolve(*only)
            self._decisions = self._decide()
        return tuple(events)

    def resolved_by_itself(self, step: Node) -> bool:
        """Tell whether a recorded step is the next choice that the game has made without asking.

        A record may have such a choice as a step of its own; it is then to be passed over.
        """
        if not self._unasked:
            return False
        seat, choice = self._unasked[0]
        match step.value:
            case {**steps} if list(steps) == [str(seat)] and _means(steps[str(seat)], choice):
                del self._unasked[0]
                return True
        return False

    def view(self, seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        return view_of(self._table, self._drawn_tokens, seat)

    def outcome(self) -> JsonObject:
        """Give the victory and the score lines of a finished game; empty while it runs."""
        victory = self._table.victory
        if victory is None:
            return {}
        return {"victory": victory, "result": [score.as_json() for score in self.scores]}

    def record(self) -> JsonObject:
        """Give the whole game as JSON: the deal, every step and, once it is over, the outcome."""
        return record_of(self._deal, self._steps, self.outcome())

    def position(self) -> Position:
        """Give the whole table, hidden things too; raises `ValueError` where a question is open."""
        if self._table.questions:
            raise ValueError("a position stands at a turn, with no question open")
        face_down = {
            Slot(slot): self._deal.ages[self._table.age - 1][slot]
            for slot, laid in enumerate(self._table.layout)
            if laid is not None and laid.card is None
        }
        return Position(self._table, face_down, self._aside_tokens)

    @property
    def _drawn_tokens(self) -> tuple[TokenId, ...]:
        questions = self._table.questions
        return self._aside_tokens[: questions[0].draw] if questions else ()

    def _resolve(self, seat: Seat, choice: Choice) -> list[DuelEvent]:
        # The Great Library's tokens are back in the box once one of them is kept.
        self._aside_tokens = self._aside_tokens[len(self._drawn_tokens) :]
        done = carry_out(self._table, seat, choice)
        self._table, events = go_on(self._deal, done.table, choice)
        return [*done.events, *events]

    def _decide(self) -> tuple[Decision[Choice], ...]:
        asking = asked(self._table)
        if asking is None:
            return ()
        seat, kind = asking
        return (Decision(seat, seat, kind, choices(self._table, self._drawn_tokens)),)

    def _only_answer(self) -> tuple[Seat, Choice] | None:
        """Give the answer to a question that has just one; a turn's action is always asked."""
        for decision in self._decisions:
            if decision.kind != "turn" and len(decision.choices) == 1:
                return decision.seat, decision.choices[0]
        return None

    def _check(self, chosen: Mapping[Seat, Choice]) -> None:
        legal = {decision.seat: decision.choices for decision in self._decisions}
        for seat, choice in chosen.items():
            if choice not in legal.get(seat, ()):
                raise IllegalChoice(f"seat {seat} cannot choose this now")


def _means(data: object, choice: Choice) -> bool:
    """Tell whether a choice is meant: nothing said against it, and nothing left out but what follows."""
    if not isinstance(data, dict):
        return False
    full = choice.as_json()
    said = all(
        key in full and full[key] == value and type(full[key]) is type(value) for key, value in data.items()
    )
    return said and all(key in data for key in full if key not in DERIVED)
