"""The store: all persistent data, with a module for each subject."""

from bot.storage.database import Database
from bot.storage.documents import Documents
from bot.storage.forgetting import Forgetting
from bot.storage.games import Games
from bot.storage.history import History
from bot.storage.messages import Messages
from bot.storage.people import People
from bot.storage.statistics import Counting


class Store(Games, Messages, Documents, People, History, Counting, Forgetting):
    """All persistent data.

    Every method that writes is one transaction, and on disk when it returns. Every method that reads sees one
    snapshot. All raise `bot.storage.errors.StoreError`, and those that return a table `UnreadableError`.
    Times are seconds since 1970.
    """

    @property
    def database(self) -> Database:
        """The database behind the store."""
        return self._database

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        await self._database.close()
