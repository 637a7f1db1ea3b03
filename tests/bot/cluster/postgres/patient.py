"""The bot as it is run, but that a process may be starved for long before the others take what it serves.

Its pictures are of one pixel, and its icons stay plain signs: who serves what does not hang on them.
"""

from __future__ import annotations

import sys
from functools import partial

from bot import client, commands
from bot.__main__ import main
from bot.cluster.postgres import cluster, interaction_forwarder, leases
from bot.cluster.postgres.parent import Parent
from renders.parts import emoji
from tests.cogs.pixels import PixelDrawers
from tests.patience import PATIENCE

COMMAND = (sys.executable, "-m", "tests.bot.cluster.postgres.patient")

if __name__ == "__main__":
    leases.LEASE_SECONDS = PATIENCE
    leases.STARTING_SECONDS = PATIENCE
    interaction_forwarder.PATIENCE_SECONDS = PATIENCE
    cluster.FREEING_SECONDS = PATIENCE
    # Whoever hands on a tap waits for so long in any case.
    interaction_forwarder.READING_SECONDS = 10.0
    client.WorkerPool = PixelDrawers  # type: ignore[assignment, attr-defined]
    emoji.emoji_pictures = dict  # type: ignore[assignment]
    commands.Parent = partial(Parent, command=COMMAND)  # type: ignore[assignment, attr-defined]
    sys.exit(main())
