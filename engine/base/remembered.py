"""Answers that are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")

MOST = 1 << 14


class Remembered(dict[Question, Answer]):
    """Answers by question, each worked out when it is first asked for.

    A dictionary that is asked like any other, ``prices[need]``, because nothing in Python answers
    faster and most questions of a game have been asked before. It forgets everything once it is full.
    """

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[Question], Answer]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, question: Question) -> Answer:
        if len(self) >= MOST:
            self.clear()
        answer = self[question] = self._work_out(question)
        return answer
