"""A process that thinks: positions come in, numbers of choices go out, and what choices have cost.

It begins with nothing but the engine, sees what one seat may see, and ends when nobody can ask it any more.
"""

from __future__ import annotations

import copyreg
import io
import json
import os
import pickle
import signal
import sys
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, BinaryIO, Literal

from engine.game import Choice, Decision
from engine.players import Level, by_level
from engine.players.hindsight import regret

HEAD_BYTES = 4
"""Before each position stands how many bytes it has."""

POLITENESS = 5
"""What thinks gives way to what answers people (see nice(1))."""


REGRET: Literal["regret"] = "regret"
"""Asks what a choice has cost, in place of a level."""

Task = Level | Literal["regret"]


def pack(task: Task, view: Any, decision: Decision[Any], more: Random | Choice) -> bytes:
    """Write a position and what is to be decided in it, for `unpack`.

    With a level ``more`` is the luck of the player, with `REGRET` the choice that was made.
    """
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {**copyreg.dispatch_table, MappingProxyType: _as_written}
    pickler.dump((task, view, decision, more))
    return len(written.getbuffer()).to_bytes(HEAD_BYTES, "big") + written.getvalue()


def unpack(written: bytes) -> tuple[Task, Any, Decision[Any], Any]:
    """Read what `pack` wrote, without its head."""
    task, view, decision, more = pickle.loads(written)
    return task, view, decision, more


def _as_written(mapping: Mapping[Any, Any]) -> tuple[Any, ...]:
    """Say how a mapping that nobody changes is made anew."""
    return _unchanging, (dict(mapping),)


def _unchanging(items: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(items)


def number_of_choice(level: Level, view: Any, decision: Decision[Any], source: Random) -> int:
    """Give which of the decision's choices the computer player of a level takes, from 0."""
    return decision.choices.index(by_level(level).choose(view, decision, source))


def answer_to(task: Task, view: Any, decision: Decision[Any], more: Any) -> dict[str, Any]:
    """Answer a question: the number of a choice, and for a regret what it would have saved.

    A choice that nothing would have been better than is its own answer.
    """
    if task != REGRET:
        return {"choice": number_of_choice(task, view, decision, more)}
    found = regret(view, decision, more)
    better, loss = (more, 0.0) if found is None else found
    return {"choice": decision.choices.index(better), "loss": loss}


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer each question with a line of JSON until no more come.

    What goes wrong is told by the name of the error alone: its words may have cards in them.
    """
    while head := questions.read(HEAD_BYTES):
        answer: dict[str, Any]
        try:
            answer = answer_to(*unpack(questions.read(int.from_bytes(head, "big"))))
        except Exception as error:
            answer = {"error": type(error).__name__}
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


def main() -> None:
    """Serve the process that has started this one; Ctrl-C and the end of all are its business."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(POLITENESS)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
