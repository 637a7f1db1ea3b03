"""A running game of 7 Wonders Architects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.architects.battle import fight_battle
from engine.architects.choice import Choice, End
from engine.architects.deal import Deal, Pile, reshuffled
from engine.architects.events import ArchitectsEvent, GameEnded
from engine.architects.reading import read_choice
from engine.architects.records import record_of
from engine.architects.resolving import resolve
from engine.architects.scoring import Score, scores
from engine.architects.table import Table, lay_out
from engine.architects.terms import CardKind
from engine.architects.turn import question
from engine.architects.view import View
from engine.architects.viewing import view_of
from engine.game import Decision, IllegalChoice, JsonObject, Seat
from engine.reading import Node


class ArchitectsGame:
    """7 Wonders Architects for two to seven players; speaks the protocol of ``engine.game.Game``."""

    name = "architects"

    def __init__(self, deal: Deal, table: Table | None = None) -> None:
        """Begin the game of a deal, or go on from a table that is already laid out."""
        self._deal = deal
        self._table = lay_out(deal) if table is None else table
        self._steps: list[dict[Seat, Choice]] = []
        self._shuffles: list[Pile] = []
        self._ended_by_itself: Seat | None = None
        self._decisions = self._decide()

    @property
    def players(self) -> int:
        """How many players sit at the table."""
        return self._table.players

    @property
    def deal(self) -> Deal:
        """Everything random in this game."""
        return self._deal

    @property
    def table(self) -> Table:
        """Everything that lies on the table, hidden things too: for positions and tests, not for players."""
        return self._table

    @property
    def over(self) -> bool:
        """Whether the last choice has been made."""
        return self._table.over

    @property
    def steps(self) -> int:
        """How many times :meth:`play` has been called since the deal."""
        return len(self._steps)

    @property
    def ended_by_itself(self) -> Seat | None:
        """The seat whose turn ended in the last step although it did not say so, or None."""
        return self._ended_by_itself

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat as if the game ended now."""
        return scores(self._table.cities, self._table.cat)

    def decisions(self, chosen: Mapping[Seat, Choice] | None = None) -> tuple[Decision[Choice], ...]:
        """List what is still to be decided in this step; raises `IllegalChoice` where ``chosen`` is."""
        if not chosen:
            return self._decisions
        self._check(chosen)
        return tuple(decision for decision in self._decisions if decision.seat not in chosen)

    def read_choice(self, seat: Seat, data: object, chosen: Mapping[Seat, Choice] | None = None) -> Choice:
        """Find the legal choice that a JSON object of a record means; raises `IllegalChoice`."""
        for decision in self._decisions:
            if decision.seat == seat:
                return read_choice(decision.choices, data)
        raise IllegalChoice("this seat has nothing to choose now")

    def play(self, choices: Mapping[Seat, Choice]) -> tuple[ArchitectsEvent, ...]:
        """Resolve the choice of the seat whose turn it is and tell what everyone saw.

        The turn ends by itself once nothing more can be done in it. Raises `IllegalChoice`, and
        `engine.reading.Malformed` where a recorded pile cannot be what Halicarnassus left behind.
        """
        self._check(choices)
        if not choices:
            raise IllegalChoice("the game is over" if self.over else "nobody has chosen yet")
        [choice] = choices.values()
        table = self._table
        events = resolve(table, choice, self._reshuffle)
        self._steps.append(dict(choices))
        ends = isinstance(choice, End)
        self._ended_by_itself = None
        if ends or not question(table)[1]:
            self._ended_by_itself = None if ends else table.seat
            events += self._end_turn(passed=ends and not table.taken)
        self._decisions = self._decide()
        return tuple(events)

    def view(self, seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        literal = self._deal.options.literal_two_player_battle
        return view_of(self._table, seat, literal_two_player_battle=literal)

    def outcome(self) -> JsonObject:
        """Give the score lines of a finished game; empty while it runs."""
        return {"result": [score.as_json() for score in self.scores]} if self.over else {}

    def record(self) -> JsonObject:
        """Give the whole game as JSON: the deal, every step and, once it is over, the outcome."""
        return record_of(self._deal, self._steps, self._shuffles, self.outcome())

    def _decide(self) -> tuple[Decision[Choice], ...]:
        if self.over:
            return ()
        seat = self._table.seat
        kind, choices = question(self._table)
        return (Decision(seat, seat, kind, choices),)

    def _check(self, chosen: Mapping[Seat, Choice]) -> None:
        legal = {decision.seat: decision.choices for decision in self._decisions}
        for seat, choice in chosen.items():
            if choice not in legal.get(seat, ()):
                raise IllegalChoice(f"seat {seat} cannot choose this now")

    def _end_turn(self, *, passed: bool) -> list[ArchitectsEvent]:
        """Fight the battle if one is due, then end the game or let the neighbour on the left play."""
        table = self._table
        events: list[ArchitectsEvent] = []
        if table.battle == table.conflict_tokens:
            literal = self._deal.options.literal_two_player_battle
            events.append(fight_battle(table, literal_two_players=literal))
        table.passes = table.passes + 1 if passed else 0
        table.end_turn()
        if table.over:
            return [*events, GameEnded(self.scores)]
        table.seat = table.left_of(table.seat)
        return events

    def _reshuffle(self, rest: list[CardKind]) -> Pile:
        """Give the pile after Halicarnassus: as the record has it, or from the seed where it has none."""
        use = len(self._shuffles)
        known = self._deal.shuffles
        pile = known[use] if use < len(known) else reshuffled(rest, self._deal.seed, use)
        if Counter(pile) != Counter(rest):
            raise Node(None, f"deal.shuffles[{use}]").fault("not the cards that were left in the deck")
        self._shuffles.append(pile)
        return pile
