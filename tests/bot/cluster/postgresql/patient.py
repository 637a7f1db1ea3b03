"""The bot with long leases, so that a slow machine doesn't make processes lose their shards."""

import sys
from functools import partial

from bot import cli_commands, client
from bot.__main__ import main
from bot.cluster.postgresql import cluster, leases
from bot.cluster.supervisor import Supervisor
from renders.parts import emoji
from tests.cogs.pixels import PixelDrawers
from tests.patience import PATIENCE

COMMAND = (sys.executable, "-m", "tests.bot.cluster.postgresql.patient")

if __name__ == "__main__":
    leases.LEASE_SECONDS = PATIENCE
    leases.STARTING_SECONDS = PATIENCE
    cluster.PATIENCE_SECONDS = PATIENCE
    cluster.FREEING_SECONDS = PATIENCE
    # A process that forwards a tap always waits this long.
    cluster.READING_SECONDS = 10.0
    client.WorkerPool = PixelDrawers  # type: ignore[assignment, attr-defined]
    emoji.emoji_pictures = dict  # type: ignore[assignment]
    cli_commands.Supervisor = partial(Supervisor, command=COMMAND)  # type: ignore[assignment, attr-defined]
    sys.exit(main())
