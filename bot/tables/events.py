"""What a session needs from the outside world, so that it knows nothing of Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from engine.game import Seat

if TYPE_CHECKING:
    from bot.common.rows import Address, MessageRef, SeatRow
    from bot.tables.session import Session
    from bot.tables.snapshot import GameSnapshot


class PlaceGoneError(Exception):
    """The channel or thread of a session does not exist any more."""


class GameEvents(Protocol):
    """Where a session speaks to its players. Each call leaves out what was posted before a crash."""

    async def open_step(self, session: Session) -> bool:
        """Post who is waited for, and give each person who must choose their hand.

        Gives False where nobody is waited for, so that nobody has been asked.
        """

    async def has_undelivered(self, session: Session) -> bool:
        """Return whether a person waits for a message of a game that was brought back.

        None asks for its step.

        Who has picked may be shown as it was a moment before; nobody waits for that.
        """

    async def show_progress(self, session: Session) -> None:
        """Show who has picked by now, never what."""

    async def remind(self, session: Session, seats: Sequence[Seat]) -> None:
        """Tell the persons on these seats that half of their time is gone; raises where one hears nothing."""

    async def close_step(self, session: Session) -> None:
        """Tell what happened in the step that was just played."""

    async def sleep(self, session: Session) -> None:
        """Tell that the game waits until one of its players is back."""

    async def lost(self, address: Address) -> None:
        """Tell that a game could not be brought back."""

    async def finish(self, session: Session) -> None:
        """Post the score of a game that is over, as the message `bot.common.rows.SCORE`."""

    async def seat_left(self, session: Session, step: int, before: SeatRow, *, removed: bool) -> None:
        """Put away the hand that a person had in a step, and offer their seat, where somebody is left.

        ``before`` is the seat as it was; it was taken from them where it was ``removed``.
        """

    async def seat_taken(self, session: Session, before: SeatRow, offer: MessageRef | None) -> None:
        """Tell who has sat down on a seat, in the place of the ``offer`` of it, or who is back on theirs.

        ``before`` is the seat as it was.
        """

    async def ask_to_readmit(self, session: Session, person: int, name: str) -> None:
        """Ask the host, once until they answer, whether a person may come back who was replaced."""

    async def readmitted(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Tell that a person may come back who was replaced, in the place of the question."""

    async def ended(self, session: Session, by: str | None) -> None:
        """Tell who has stopped a game without a score, or None where everybody left; take its buttons off."""

    async def prove_reach(self, session: Session) -> None:
        """Show whom the game waits for, and raise what keeps it from being shown."""

    async def stepped_back(self, session: Session, before: GameSnapshot) -> None:
        """Take away what was told and asked since the step that is decided again; its own message stays.

        ``before`` is the game as it was.
        """

    async def warn_of_end(self, session: Session) -> None:
        """Tell once when a game ends that nobody touches, and how to keep it; raises where nobody hears it.

        It is told as the message `bot.common.rows.WARNING`.
        """

    async def take_warning_back(self, session: Session) -> None:
        """Take away a warning that no longer holds, where there is one."""

    async def abandoned(self, session: Session) -> None:
        """Tell that a game has ended because nobody played any more, and take its buttons off."""

    async def stuck(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell who can help, once, that a session cannot go on.

        It is tried again later, or where it ``rests`` only when something happens that may help.
        """

    async def left_to_others(self, table: int) -> None:
        """Let go of what is kept in memory for a game that another process serves from now on."""

    async def closed(self, address: Address, session: Session | None = None) -> None:
        """Take the buttons off what a game has left that was stopped without a score.

        Without its ``session`` that was long ago: nothing else takes them off the message of its last step.
        """
