"""The course that all games share: ask, check, resolve, tell, record.

A game's own course is a generator that asks, is sent what everybody has chosen, and goes on. Here it is
run for the world: choices are checked and read, what has no alternative is answered without asking,
and every step is written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from engine.game import (
    Ask,
    BrokenGameError,
    Choice,
    Choices,
    ChoiceT,
    Decision,
    IllegalChoice,
    JsonObject,
    Score,
    Seat,
)
from engine.rules import FORMAT, STANDARD, DealT, EventT, Rules, TableT, ViewT


class Game(Generic[DealT, TableT, ChoiceT, EventT, ViewT]):
    """A running game: asks, resolves and tells, and never shows more than a view.

    It is deterministic: the same deal and the same choices give the same game on any machine. ``table`` is
    everything that lies there, hidden things included: for positions, records and tests, not for players.

    >>> import engine
    >>> game = engine.new_game("duel", players=2, seed=7)
    >>> game.name, game.players, game.steps, game.over
    ('duel', 2, 0, False)
    """

    def __init__(
        self,
        rules: Rules[DealT, TableT, ChoiceT, EventT, ViewT],
        deal: DealT,
        table: TableT | None = None,
        steps: Sequence[Choices[ChoiceT]] = (),
    ) -> None:
        """Begin the game of a deal, or go on from a table on which these steps have been played.

        Raises `BrokenGameError` where the rules fail before they ask.
        """
        self.rules = rules
        self.table = rules.lay_table(deal) if table is None else table
        self.deal = deal
        self._steps = list(steps)
        self._told: list[EventT] = []
        self._unasked: list[Choices[ChoiceT]] = []
        self._checked: Choices[ChoiceT] | None = None
        self._course = rules.course(self.table, self._told.append)
        self._now: Ask[ChoiceT] | None = None
        self._ask_next()

    @property
    def name(self) -> str:
        """The game's id in records."""
        return self.rules.box.game

    @property
    def boxes(self) -> tuple[str, ...]:
        """The ids of the boxes that are in play."""
        return self.rules.box.names

    @property
    def players(self) -> int:
        """How many players sit at the table; seats without a player are not counted."""
        return self.table.players

    @property
    def over(self) -> bool:
        """Whether the last choice has been made."""
        return not self._asked.decisions

    @property
    def _asked(self) -> Ask[ChoiceT]:
        """What is asked now; raises `BrokenGameError`."""
        if self._now is None:
            raise BrokenGameError(
                f"a fault in the rules broke this game after {self.steps} steps: "
                "its record has them, to play it again from there"
            )
        return self._now

    @property
    def steps(self) -> int:
        """How many steps have been played since the deal."""
        return len(self._steps)

    def decisions(self, chosen: Choices[ChoiceT] | None = None) -> tuple[Decision[ChoiceT], ...]:
        """List what is still to be decided in this step, given the choices already made in it.

        A seat in ``chosen`` is not asked again. What a seat may choose can depend on ``chosen`` only
        through choices of the same chooser (own card first, then the Free City's). Empty when every
        choice is in, and when the game is over. Raises `IllegalChoice` where ``chosen`` is not legal.
        """
        return self._pending(chosen) if chosen else self._asked.decisions

    def read_choice(self, seat: Seat, data: object, chosen: Choices[ChoiceT] | None = None) -> ChoiceT:
        """Find the legal choice that a JSON object of a record means; raises `IllegalChoice`."""
        others = {other: choice for other, choice in (chosen or {}).items() if other != seat}
        for decision in self.decisions(others):
            if decision.seat == seat:
                return find_choice(decision.choices, data)
        raise IllegalChoice("this seat has nothing to choose now")

    def play(self, choices: Choices[ChoiceT]) -> tuple[EventT, ...]:
        """Take exactly one choice for every seat that must decide, resolve them at the same time.

        Returns what happened in the order in which a person would tell it, hidden things left out.
        Raises `IllegalChoice`, and then nothing has changed, and `BrokenGameError` where the rules fail: the
        step does not count then, the table lies as the fault has left it, and every later call but `name`,
        `boxes`, `players`, `steps` and `record` raises it.
        """
        if not self._asked.decisions:
            raise IllegalChoice("the game is over")
        if choices != self._checked and self._pending(choices):
            raise IllegalChoice("somebody has not chosen yet")
        step = dict(choices)
        self._told.clear()
        self._unasked.clear()
        self._ask_next(step)
        self._steps.append(step)
        return tuple(self._told)

    def pass_over(self, step: object) -> bool:
        """Pass over a recorded step, if the game has made it without asking since the last `play`.

        A record may have what had no alternative as a step of its own; it is then not to be played again.
        Tells whether it is one; neither it nor one made before it follows there.
        """
        _ = self._asked
        for place, made in enumerate(self._unasked):
            if _is_written(made, step):
                del self._unasked[: place + 1]
                return True
        return False

    def view(self, seat: int | None) -> ViewT:
        """Return what the player of this seat, or with None a spectator, may know."""
        viewer = None if seat is None else Seat(seat)
        return self.rules.view(self.table, self._asked.decisions, viewer)

    def scores(self) -> Sequence[Score]:
        """Score every seat as if the game ended now, in seat order."""
        return self.rules.scores(self._sound_table)

    def outcome(self) -> JsonObject:
        """Return what a finished game came to, as it ends its record; empty while it runs.

        ``result`` has the score line of every seat, ``victory`` says how it was won where there are
        several ways.
        """
        if not self.over:
            return {}
        victory = self.rules.victory(self.table)
        won = {} if victory is None else {"victory": victory}
        return {**won, "result": [score.as_json() for score in self.scores()]}

    def record(self) -> JsonObject:
        """Return the whole game as JSON: the deal, every step and, once it is over, the outcome."""
        # The first version of the rules and the standard box go without saying.
        version = {} if self.rules.version == 1 else {"rules": self.rules.version}
        boxes = {} if self.boxes == STANDARD else {"boxes": list(self.boxes)}
        return {
            **version,
            "format": FORMAT,
            "game": self.name,
            "players": self.players,
            "seed": self.deal.seed,
            "options": self.deal.options.as_json(),
            **self.rules.deal_as_json(self.deal),
            **boxes,
            "steps": [
                {str(seat): choice.as_step() for seat, choice in sorted(step.items())} for step in self._steps
            ],
            **({} if self._now is None else self.outcome()),
        }

    def copy(self) -> Game[DealT, TableT, ChoiceT, EventT, ViewT]:
        """Return a game of its own that goes on from here."""
        copied = Game(self.rules, self.deal, self._sound_table.copy(), self._steps)
        copied._unasked = list(self._unasked)
        return copied

    def _ask_next(self, chosen: Choices[ChoiceT] | None = None) -> None:
        """Let the course begin, or go on, to the next question that leaves somebody an alternative.

        Nothing is asked any more where it fails, whatever has stopped it; raises `BrokenGameError`.
        """
        self._now = None
        self._checked = None
        try:
            asked = self._next_question(chosen)
            self.deal = self.rules.deal_so_far(self.deal, self.table)
        except Exception as error:
            raise BrokenGameError(
                f"a fault in the rules broke this game after {self.steps} steps: "
                f"{type(error).__name__}: {error}"
            ) from error
        self._now = asked

    def _next_question(self, chosen: Choices[ChoiceT] | None) -> Ask[ChoiceT]:
        try:
            asked = next(self._course) if chosen is None else self._course.send(chosen)
            while (forced := asked.forced) is not None:
                self._unasked.append(forced)
                asked = self._course.send(forced)
        except StopIteration:
            return Ask(())
        for decision in asked.decisions:
            # Listed while the table lies as it does: whoever keeps the decision finds the same later.
            _ = decision.choices
        return asked

    @property
    def _sound_table(self) -> TableT:
        """The table, where no fault has left it in the middle of a step; raises `BrokenGameError`."""
        _ = self._asked
        return self.table

    def _pending(self, chosen: Choices[ChoiceT]) -> tuple[Decision[ChoiceT], ...]:
        """List the decisions still open, those included that ``chosen`` has opened.

        Raises `IllegalChoice` where a choice is not legal or its seat has nothing to choose.
        """
        asked = self._asked
        decisions = asked.decisions
        pending = _unanswered(decisions, chosen)
        if asked.follow_up is not None:
            opened = asked.follow_up(chosen)
            decisions += opened
            pending += _unanswered(opened, chosen)
        if len(chosen) > len(decisions) - len(pending):
            raise IllegalChoice("a seat has chosen that has nothing to choose now")
        if not pending:
            # Whoever has asked whether a step is whole mostly plays it next.
            self._checked = dict(chosen)
        return pending


AnyGame = Game[Any, Any, Any, Any, Any]


def find_choice(choices: Sequence[ChoiceT], data: object) -> ChoiceT:
    """Find the choice that a JSON object means; raises `IllegalChoice` where none is meant."""
    if not isinstance(data, dict):
        raise IllegalChoice("a choice is an object")
    for choice in choices:
        if means(choice, data):
            return choice
    raise IllegalChoice("no such choice now")


def means(choice: Choice, data: object) -> bool:
    """Return whether a JSON object means a choice: nothing said against it, nothing needed left out.

    The elements of a list may stand in any order.
    """
    if not isinstance(data, dict):
        return False
    needed = choice.needed()
    if not all(key in data and _same(value, data[key]) for key, value in needed.items()):
        return False
    more = data.keys() - needed.keys()
    said = {**choice.unsaid, **choice.as_json()} if more else {}
    return all(key in said and _same(said[key], data[key]) for key in more)


def _is_written(made: Choices[ChoiceT], step: object) -> bool:
    """Return whether a recorded step is this one."""
    if not isinstance(step, dict) or step.keys() != {str(seat) for seat in made}:
        return False
    return all(means(choice, step[str(seat)]) for seat, choice in made.items())


def _same(value: Any, said: object) -> bool:
    if isinstance(value, list):
        return isinstance(said, list) and _in_order(value) == _in_order(said)
    return type(value) is type(said) and bool(value == said)


def _in_order(values: list[Any]) -> list[Any]:
    return sorted(values, key=lambda value: (type(value).__name__, repr(value)))


def _unanswered(
    decisions: Sequence[Decision[ChoiceT]], chosen: Choices[ChoiceT]
) -> tuple[Decision[ChoiceT], ...]:
    """List the decisions not made yet; raises `IllegalChoice` where one made is not legal."""
    unanswered = []
    for decision in decisions:
        choice = chosen.get(decision.seat)
        if choice is None:
            unanswered.append(decision)
            continue
        choices = decision.choices
        for each in choices:
            # Mostly it is the very object, which is quicker seen.
            if each is choice:
                break
        else:
            if choice not in choices:
                raise IllegalChoice(f"seat {decision.seat} cannot choose this now")
    return tuple(unanswered)
