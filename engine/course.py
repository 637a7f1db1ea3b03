"""The course of a game: ask, check, resolve, announce, record.

A game's own course is a generator that yields questions, is sent everybody's choices, and goes on. It is run
here: choices are checked and read, forced ones are made without asking, and every step is recorded.
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
    """A running game.

    It is deterministic: the same deal and choices give the same game on any machine. ``table`` includes
    hidden information: it is for positions, records and tests, not for players, who see views.

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
        """Start the game of a deal, or go on from a table after these steps.

        Raises `BrokenGameError` if the rules fail before the first question.
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
        """The ids of the boxes in play."""
        return self.rules.box.names

    @property
    def players(self) -> int:
        """The number of players, without cities that nobody plays."""
        return self.table.players

    @property
    def over(self) -> bool:
        """Whether the last choice has been made."""
        return not self._asked.decisions

    @property
    def _asked(self) -> Ask[ChoiceT]:
        """The current question; raises `BrokenGameError`."""
        if self._now is None:
            raise BrokenGameError(
                f"a fault in the rules broke this game after {self.steps} steps: "
                "its record has them, to play it again from there"
            )
        return self._now

    @property
    def steps(self) -> int:
        """The number of steps played since the deal."""
        return len(self._steps)

    def decisions(self, chosen: Choices[ChoiceT] | None = None) -> tuple[Decision[ChoiceT], ...]:
        """List the open decisions of this step, given the choices already made in it.

        Seats in ``chosen`` are not asked again. A seat's options can depend on ``chosen`` only through
        choices of the same chooser (the own card first, then the Free City's). Empty if every choice is made
        or the game is over. Raises `IllegalChoice` if ``chosen`` is illegal.
        """
        return self._pending(chosen) if chosen else self._asked.decisions

    def read_choice(self, seat: Seat, data: object, chosen: Choices[ChoiceT] | None = None) -> ChoiceT:
        """Return the legal choice that a JSON object of a record stands for; raises `IllegalChoice`."""
        others = {other: choice for other, choice in (chosen or {}).items() if other != seat}
        for decision in self.decisions(others):
            if decision.seat == seat:
                return find_choice(decision.choices, data)
        raise IllegalChoice("this seat has nothing to choose now")

    def play(self, choices: Choices[ChoiceT]) -> tuple[EventT, ...]:
        """Resolve exactly one choice of every deciding seat simultaneously.

        Returns the events in the order in which a person would tell them, without hidden information. Raises
        `IllegalChoice`, and then nothing has changed, and `BrokenGameError` if the rules fail: then the step
        doesn't count, the table is in an undefined state, and every later call but `name`, `boxes`,
        `players`, `steps` and `record` raises it.
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
        """Skip a recorded step if the game has made it without asking since the last `play`.

        A record can have a forced choice as its own step, which mustn't be played again. Returns whether it
        is one; it can then not be skipped again, nor can those before it.
        """
        _ = self._asked
        for place, made in enumerate(self._unasked):
            if _is_written(made, step):
                del self._unasked[: place + 1]
                return True
        return False

    def view(self, seat: int | None) -> ViewT:
        """Return what the player of a seat may know, or with None a spectator."""
        viewer = None if seat is None else Seat(seat)
        return self.rules.view(self.table, self._asked.decisions, viewer)

    def scores(self) -> Sequence[Score]:
        """Score every seat as if the game ended now, in seat order."""
        return self.rules.scores(self._sound_table)

    def outcome(self) -> JsonObject:
        """Return the outcome of a finished game as in its record; empty while it runs.

        ``result`` has the score line of every seat, ``victory`` the way the game was won if there are
        several.
        """
        if not self.over:
            return {}
        victory = self.rules.victory(self.table)
        won = {} if victory is None else {"victory": victory}
        return {**won, "result": [score.as_json() for score in self.scores()]}

    def record(self) -> JsonObject:
        """Return the whole game as JSON: the deal, every step and, once it is over, the outcome."""
        # The first version of the rules and the standard box are omitted.
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
        """Return an independent game that goes on from here."""
        copied = Game(self.rules, self.deal, self._sound_table.copy(), self._steps)
        copied._unasked = list(self._unasked)
        return copied

    def _ask_next(self, chosen: Choices[ChoiceT] | None = None) -> None:
        """Run the course to the next question with an alternative.

        If it fails for any reason, nothing can be asked any more; raises `BrokenGameError`.
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
            # Listed from the current table: a decision that is kept lists the same later.
            _ = decision.choices
        return asked

    @property
    def _sound_table(self) -> TableT:
        """The table, unless a fault has left it in the middle of a step; raises `BrokenGameError`."""
        _ = self._asked
        return self.table

    def _pending(self, chosen: Choices[ChoiceT]) -> tuple[Decision[ChoiceT], ...]:
        """List the open decisions, including those opened by ``chosen``.

        Raises `IllegalChoice` if a choice is illegal or its seat has nothing to choose.
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
            # A caller that checks whether a step is complete usually plays it next.
            self._checked = dict(chosen)
        return pending


AnyGame = Game[Any, Any, Any, Any, Any]


def find_choice(choices: Sequence[ChoiceT], data: object) -> ChoiceT:
    """Return the choice that a JSON object stands for; raises `IllegalChoice` if there is none."""
    if not isinstance(data, dict):
        raise IllegalChoice("a choice is an object")
    for choice in choices:
        if means(choice, data):
            return choice
    raise IllegalChoice("no such choice now")


def means(choice: Choice, data: object) -> bool:
    """Return whether a JSON object stands for a choice: no contradiction, and everything needed is given.

    Lists can be in any order.
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
    """List the decisions not made yet; raises `IllegalChoice` for an illegal one."""
    unanswered = []
    for decision in decisions:
        choice = chosen.get(decision.seat)
        if choice is None:
            unanswered.append(decision)
            continue
        choices = decision.choices
        for each in choices:
            # Usually it is the same object, which is faster to check.
            if each is choice:
                break
        else:
            if choice not in choices:
                raise IllegalChoice(f"seat {decision.seat} cannot choose this now")
    return tuple(unanswered)
