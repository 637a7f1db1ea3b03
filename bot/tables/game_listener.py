"""The interface through which a session speaks to its players, free of Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from engine.game import Seat

if TYPE_CHECKING:
    from bot.common.stored_rows import Address, MessageRef, SeatRow
    from bot.tables.game_snapshot import GameSnapshot
    from bot.tables.session import Session


class PlaceGoneError(Exception):
    """The channel or thread of a session no longer exists."""


class GameListener(Protocol):
    """Speaks to the players of a session. Each call skips what was posted before a crash."""

    async def open_step(self, session: Session) -> bool:
        """Post whose turn it is, and send each player their hand; return False if nobody is prompted."""

    async def show_progress(self, session: Session) -> None:
        """Show who has picked so far, but not what."""

    async def remind(self, session: Session, seats: Sequence[Seat]) -> None:
        """Remind the players on these seats that half their time is gone; raises if one can't be reached."""

    async def close_step(self, session: Session) -> None:
        """Post what happened in the step that was just played."""

    async def sleep(self, session: Session) -> None:
        """Post that the game pauses until one of its players is back."""

    async def restore_failed(self, address: Address) -> None:
        """Post that a game could not be restored."""

    async def post_score(self, session: Session) -> None:
        """Post the final score, as the message `bot.common.stored_rows.SCORE`."""

    async def seat_left(self, session: Session, step: int, before: SeatRow, *, removed: bool) -> None:
        """Remove the hand of the person who has left or was ``removed`` in a step, and offer the seat."""

    async def seat_taken(self, session: Session, before: SeatRow, offer: MessageRef | None) -> None:
        """Post who took the seat ``before`` or came back to it, replacing the ``offer`` of it."""

    async def ask_to_readmit(self, session: Session, person: int, name: str) -> None:
        """Ask the host whether a replaced person can come back; once until they answer."""

    async def readmitted(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Post that a replaced person can come back, in place of the question."""

    async def ended_early(self, session: Session, by: str | None) -> None:
        """Post why a game ended without a score, and remove its buttons; ``by`` is who ended it."""

    async def check_reachable(self, session: Session) -> None:
        """Show whose turn it is; raises the error if that isn't possible."""

    async def stepped_back(self, session: Session, before: GameSnapshot) -> None:
        """Remove all posted since the step that is decided again, but its own message."""

    async def warn_of_end(self, session: Session) -> None:
        """Warn once when an idle game ends and how to keep it: `bot.common.stored_rows.WARNING`."""

    async def take_warning_back(self, session: Session) -> None:
        """Remove the warning, if there is one."""

    async def stuck(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell the host once that the game can't go on; it ``rests`` if it waits for something to change."""

    async def remove_buttons(self, address: Address, session: Session | None = None) -> None:
        """Remove the buttons of a game without a score; without a ``session`` it ended long ago."""
