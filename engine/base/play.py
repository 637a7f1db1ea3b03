"""A running game of 7 Wonders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from engine.base.choice import Choice
from engine.base.choices import free_city_choices, hand_choices, revivable, revive_choices
from engine.base.conflicts import resolve_conflicts
from engine.base.deal import Deal
from engine.base.events import AgeBegan, BaseEvent, DiscardEmpty, GameEnded
from engine.base.records import record_of
from engine.base.resolving import play_cards, revive
from engine.base.scoring import Score, score_tableaus
from engine.base.table import LAST_AGE, ROUNDS, Table
from engine.base.view import View
from engine.base.viewing import view_of
from engine.game import Decision, IllegalChoice, JsonObject, Seat
from engine.terms import CardId

Kind = Literal["round", "seventh_card", "revive"]


class Question(NamedTuple):
    """What the cities of these seats are asked at the same time."""

    kind: Kind
    seats: tuple[Seat, ...]


class BaseGame:
    """The base game for two to seven players; speaks the protocol of ``engine.game.Game``."""

    name = "base"

    def __init__(self, deal: Deal) -> None:
        """Begin the game of a deal."""
        self._table = Table(deal)
        self._steps: list[dict[Seat, Choice]] = []
        self._over = False
        self._free_city_decisions: dict[CardId, Decision[Choice]] = {}
        self._round = Question("round", tuple(map(Seat, range(deal.players))))
        self._question = self._round
        self._first_decisions = self._decide()
        # The choices of everybody that `decisions` has found to be legal: `play` need not check them again.
        self._complete: Mapping[Seat, Choice] | None = None

    @property
    def players(self) -> int:
        """How many players sit at the table, the Free City not counted."""
        return self._table.players

    @property
    def deal(self) -> Deal:
        """Everything random in this game."""
        return self._table.deal

    @property
    def over(self) -> bool:
        """Whether the last choice has been made."""
        return self._over

    @property
    def steps(self) -> int:
        """How many times :meth:`play` has been called since the deal."""
        return len(self._steps)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of every seat as if the game ended now."""
        return score_tableaus(self._table.cities)

    def decisions(self, chosen: Mapping[Seat, Choice] | None = None) -> tuple[Decision[Choice], ...]:
        """List what is still to be decided in this step; raises `IllegalChoice` where ``chosen`` is."""
        if not chosen:
            return self._first_decisions
        pending = self._pending(chosen)
        if not pending:
            self._complete = dict(chosen)
        return tuple(pending)

    def read_choice(self, seat: Seat, data: object, chosen: Mapping[Seat, Choice] | None = None) -> Choice:
        """Find the legal choice that a JSON object means; coins of 0 and the ``how`` may be left out."""
        others = {other: choice for other, choice in (chosen or {}).items() if other != seat}
        for decision in self.decisions(others):
            if decision.seat == seat:
                return _find(decision.choices, data)
        raise IllegalChoice("this seat has nothing to choose now")

    def play(self, choices: Mapping[Seat, Choice]) -> tuple[BaseEvent, ...]:
        """Resolve one choice of every seat at the same time and tell what everyone saw."""
        if self._over:
            raise IllegalChoice("the game is over")
        if choices != self._complete and self._pending(choices):
            raise IllegalChoice("somebody has not chosen yet")
        kind = self._question.kind
        self._steps.append(dict(choices))
        if kind == "revive":
            events = [event for seat in choices for event in revive(self._table, seat, choices[seat])]
        else:
            events = play_cards(self._table, choices, seventh=kind == "seventh_card")
        events += self._go_on(kind)
        self._free_city_decisions = {}
        self._complete = None
        self._first_decisions = self._decide()
        return tuple(events)

    def view(self, seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        return view_of(self._table, self._first_decisions, seat, over=self._over)

    def outcome(self) -> JsonObject:
        """Give the score lines of a finished game; empty while it runs."""
        return {"result": [score.as_json() for score in self.scores]} if self._over else {}

    def record(self) -> JsonObject:
        """Give the whole game as JSON: the deal, every step and, once it is over, the outcome."""
        return record_of(self._table.deal, self._steps, self.outcome())

    def _decide(self) -> tuple[Decision[Choice], ...]:
        if self._over:
            return ()
        table = self._table
        cities, hands, choosers = table.cities, table.hands, table.choosers
        kind, seats = self._question
        if kind == "revive":
            (seat,) = seats
            revivals = revive_choices(cities[seat], table.discard)
            return (Decision(seat, choosers[seat], kind, tuple(revivals)),)
        return tuple(
            [
                Decision(
                    seat,
                    choosers[seat],
                    kind,
                    tuple(hand_choices(cities[seat], table.menu(seat), hands[seat])),
                )
                for seat in seats
            ]
        )

    def _free_city_decision(self, chosen: Mapping[Seat, Choice]) -> Decision[Choice] | None:
        table = self._table
        free_city = table.free_city
        if free_city is None or self._question.kind != "round" or self._over:
            return None
        controller = table.choosers[free_city]
        own = chosen.get(controller)
        if own is None or own.card is None:
            return None
        decision = self._free_city_decisions.get(own.card)
        if decision is None:
            hand = list(table.hands[controller])
            hand.remove(own.card)
            choices = free_city_choices(table.cities[free_city], table.menu(free_city), hand)
            decision = Decision(free_city, controller, "free_city", tuple(choices))
            self._free_city_decisions[own.card] = decision
        return decision

    def _pending(self, chosen: Mapping[Seat, Choice]) -> list[Decision[Choice]]:
        """List the decisions still open, the Free City's once its player has chosen a card.

        Raises `IllegalChoice` where a choice is not legal or its seat has nothing to choose.
        """
        decisions = self._first_decisions
        pending = _unanswered(decisions, chosen)
        free_city = self._free_city_decision(chosen)
        if free_city is not None:
            decisions = (*decisions, free_city)
            pending += _unanswered((free_city,), chosen)
        if len(chosen) > len(decisions) - len(pending):
            raise IllegalChoice("a seat has chosen that has nothing to choose now")
        return pending

    def _go_on(self, done: Kind) -> list[BaseEvent]:
        """Ask what this step has opened, else end the turn, the age or the game."""
        table = self._table
        if done == "round" and table.round == ROUNDS:
            playing = [
                seat
                for seat in self._question.seats
                if "play_seventh_card" in table.cities[seat].abilities and table.hands[seat]
            ]
            table.discard_rest(keeping=playing)
            if playing:
                self._question = Question("seventh_card", tuple(playing))
                return []
        events: list[BaseEvent] = []
        while table.reviving:
            seat = table.next_to_revive()
            if revivable(table.cities[seat], table.discard):
                self._question = Question("revive", (seat,))
                return events
            events.append(DiscardEmpty(seat))
        return [*events, *self._end_round()]

    def _end_round(self) -> list[BaseEvent]:
        table = self._table
        self._question = self._round
        if table.round < ROUNDS:
            table.begin_round()
            return []
        events: list[BaseEvent] = list(resolve_conflicts(table.cities, table.age))
        if table.age < LAST_AGE:
            table.begin_age()
            return [*events, AgeBegan(table.age, table.passing)]
        self._over = True
        return [*events, GameEnded(self.scores)]


def _unanswered(
    decisions: Sequence[Decision[Choice]], chosen: Mapping[Seat, Choice]
) -> list[Decision[Choice]]:
    """List the decisions not made yet; raises `IllegalChoice` where one made is not legal."""
    unanswered = []
    for decision in decisions:
        choice = chosen.get(decision.seat)
        if choice is None:
            unanswered.append(decision)
        elif choice not in decision.choices:
            raise IllegalChoice(f"seat {decision.seat} cannot choose this now")
    return unanswered


def _find(choices: tuple[Choice, ...], data: object) -> Choice:
    """Find the choice that a record means; raises `IllegalChoice`."""
    if not isinstance(data, dict):
        raise IllegalChoice("a choice is an object")
    for choice in choices:
        if _means(data, {"bank": 0, "left": 0, "right": 0, **choice.as_json()}):
            return choice
    raise IllegalChoice("no such choice now")


def _means(data: dict[str, object], choice: JsonObject) -> bool:
    """Tell whether a choice is meant: nothing said against it, and nothing left out but what follows.

    Coins of 0 and those to the bank may be left out, and ``how`` but for Olympia's power, which would
    otherwise be spent where a payment was forgotten.
    """
    said = all(
        key in choice and choice[key] == value and type(choice[key]) is type(value)
        for key, value in data.items()
    )
    follows = {"bank"} if choice.get("how") == "power" else {"bank", "how"}
    needed = (key for key, value in choice.items() if value and key not in follows)
    return said and all(key in data for key in needed)
