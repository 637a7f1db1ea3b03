"""The store: all that is kept, each subject in a module of its own."""

from __future__ import annotations

from bot.storage.database import Database
from bot.storage.documents import Documents
from bot.storage.figures import Figures
from bot.storage.games import Games
from bot.storage.history import History
from bot.storage.messages import Messages
from bot.storage.people import People
from bot.storage.recounting import Recounting


class Store(Games, Messages, Documents, People, History, Figures, Recounting):
    """What is kept.

    Every method that changes something does so all at once or not at all, and has it on disk when it
    returns. Every method that reads shows one moment: never half of what somebody writes meanwhile. All
    raise `bot.storage.errors.StoreError`, and those that return a table `UnreadableError`. Times are seconds
    since 1970.
    """

    @property
    def database(self) -> Database:
        """Where everything is kept."""
        return self._database

    async def close(self) -> None:
        """Let go of the store after what is being written."""
        await self._database.close()
