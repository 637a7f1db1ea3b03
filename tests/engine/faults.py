"""Faults in the rules, for tests of what becomes of a game then."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Course
from engine.rules import rules_named


def break_course(monkeypatch: pytest.MonkeyPatch, game: str, error: BaseException) -> None:
    """Let the courses of a game that begin from now on fail in their first step.

    What the step does has been done to the table then, and nothing more is asked.
    """
    rules = type(rules_named(game))
    sound = rules.course

    def faulty(self: Any, table: Any, tell: Any) -> Course[Any]:
        course = sound(self, table, tell)
        course.send((yield next(course)))
        raise error

    monkeypatch.setattr(rules, "course", faulty)
