"""The store: all persistent data, with a module for each subject."""

from bot.storage.counting_games import Counting
from bot.storage.database import Database
from bot.storage.forgetting import Forgetting
from bot.storage.games import Games
from bot.storage.history_and_statistics import History
from bot.storage.messages import Messages
from bot.storage.people import People
from bot.storage.records_and_pads import RecordsAndPads
from bot.storage.statements import put


class Store(Games, Messages, RecordsAndPads, People, History, Counting, Forgetting):
    """All persistent data.

    Every method that writes is one transaction, and on disk when it returns. Every method that reads sees one
    snapshot. All raise `bot.storage.errors.StoreError`, and those that return a table `UnreadableError`.
    Times are seconds since 1970.
    """

    @property
    def database(self) -> Database:
        """The database behind the store."""
        return self._database

    async def fact(self, name: str) -> str | None:
        """Return a named fact about the bot itself, or None."""
        value: str | None = await self._database.value("SELECT value FROM facts WHERE name = ?", name)
        return value

    async def put_fact(self, name: str, value: str) -> None:
        """Store a fact."""
        await self._database.run(put("facts", "name", "value"), name, value)

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        await self._database.close()
