"""The bot as the stand-in runs it: it ends with the stand-in, also where that is killed: a pipe ends then.

Else it would go on serving the database, and the next stand-in could not.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
import time

STOP_SECONDS = 3.0
"""How long the bot may take to stop by itself once nobody is there any more."""


def end_with_the_pipe() -> None:
    """Wait until nobody can write to this process any more, then let it stop by itself, else end it.

    There is no Discord any more to say goodbye to, and all that counts is on the disk.
    """
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(STOP_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_pipe, name="end with the stand-in", daemon=True).start()
    sys.argv = [sys.argv[0]]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
