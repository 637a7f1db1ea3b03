"""A process that works beside the bot: what is to be called comes in, what it gives goes out.

It begins with nothing and loads what is asked for. It ends when nobody can ask it any more, also in the
middle of something that never ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

HEAD_BYTES = 4
"""Before each question and each answer stands how many bytes it has."""

Call = tuple[Callable[..., object], tuple[Any, ...]]
"""A question: what is to be called, and what it is given."""


def framed(written: bytes) -> bytes:
    """Put before some bytes how many they are."""
    return len(written).to_bytes(HEAD_BYTES, "big") + written


def answer_to(question: bytes) -> bytes:
    """Call what is asked for; return whether that went well, and what it gave.

    What goes wrong is told by the name of the error alone: its words may have cards in them.
    """
    try:
        call: Call = pickle.loads(question)
        function, given = call
        return pickle.dumps((True, function(*given)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pickle.dumps((False, type(error).__name__), pickle.HIGHEST_PROTOCOL)


def serve(questions: BinaryIO, answers: BinaryIO, end: Callable[[], object]) -> None:
    """Answer each question; when no more can come, ``end`` everything, whatever is being done."""
    asked = SimpleQueue[bytes]()

    def listen() -> None:
        while head := questions.read(HEAD_BYTES):
            asked.put(questions.read(int.from_bytes(head, "big")))
        end()

    threading.Thread(target=listen, name="listening", daemon=True).start()
    while True:
        answers.write(framed(answer_to(asked.get())))
        answers.flush()


def main() -> None:
    """Serve the process that has started this one; Ctrl-C and the end of all are its business."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(sys.stdin.buffer, answers, lambda: os._exit(0))


if __name__ == "__main__":
    main()
