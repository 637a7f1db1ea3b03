"""Who had which seat of a game, as the file keeps it: nothing of the bot asks for it yet."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.rows import Tenure
from bot.sql.reading import TENURE_COLUMNS
from engine.game import Seat


def tenures_in(path: Path, table: int) -> list[Tenure]:
    """List who had which seat of a game from which step to which, by seat and step."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            f"SELECT {TENURE_COLUMNS} FROM tenures WHERE table_id = ? ORDER BY seat, first_step", (table,)
        )
        return [Tenure(Seat(seat), *rest) for seat, *rest in rows]
