"""A worker process, which imports what a call needs, and ends when its input does, even in a call."""

import os
import pickle
import signal
import sys
import threading
from queue import SimpleQueue

HEAD_BYTES = 4
"""The length of the size field in front of each call and each result."""


def framed(written: bytes) -> bytes:
    """Return the bytes with their length in front."""
    return len(written).to_bytes(HEAD_BYTES, "big") + written


def answer_to(question: bytes) -> bytes:
    """Run a pickled call; return the pickled result, after whether it succeeded."""
    try:
        function, given = pickle.loads(question)
        return pickle.dumps((True, function(*given)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        # Its message may reveal cards.
        return pickle.dumps((False, type(error).__name__), pickle.HIGHEST_PROTOCOL)


def main() -> None:
    """Answer the calls of the parent process, to which signals are left."""
    asked = SimpleQueue[bytes]()

    def listen() -> None:
        while head := sys.stdin.buffer.read(HEAD_BYTES):
            asked.put(sys.stdin.buffer.read(int.from_bytes(head, "big")))
        os._exit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    threading.Thread(target=listen, name="listening", daemon=True).start()
    while True:
        answers.write(framed(answer_to(asked.get())))
        answers.flush()


if __name__ == "__main__":
    main()
