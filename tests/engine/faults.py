"""Faults in the rules, for tests of broken games."""

from dataclasses import replace
from typing import Any

import pytest

from engine.course import AnyGame, Game
from engine.game import Course
from engine.rules import AnyRules


def break_course(monkeypatch: pytest.MonkeyPatch, game: str, error: BaseException) -> None:
    """Make games that start from now on fail in their first step.

    The step has changed the table by then, and no question follows.
    """
    begin = Game.__init__

    def begin_faulty(self: AnyGame, rules: AnyRules, *laid: Any) -> None:
        def course(table: Any, tell: Any) -> Course[Any]:
            sound = rules.course(table, tell)
            sound.send((yield next(sound)))
            raise error

        begin(self, replace(rules, course=course) if rules.box.game == game else rules, *laid)

    monkeypatch.setattr(Game, "__init__", begin_faulty)
