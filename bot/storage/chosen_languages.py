"""The languages chosen by people and servers, and the locales of people's Discord clients."""

from __future__ import annotations

from bot.storage.store import Store

MOST_LOCALES = 10_000
"""The number of people whose locales are cached before the cache is emptied."""


class ChosenLanguages:
    """The languages that people and servers read, cached in front of the store.

    ``people`` are the languages that people have chosen, ``locales`` those of the Discord clients of recent
    users.
    """

    def __init__(self, store: Store, people: dict[int, str | None], servers: dict[int, str | None]) -> None:
        """Write choices to ``store``; ``people`` and ``servers`` are those made before."""
        self._store = store
        self._servers = servers
        self.people = people
        self.locales: dict[int, str] = {}

    @classmethod
    async def load(cls, store: Store) -> ChosenLanguages:
        """Read the chosen languages; raises `bot.storage.errors.StoreError`."""
        return cls(store, *await store.chosen_languages())

    def of_server(self, server: int | None) -> str | None:
        """Return the language that a server has chosen, or None."""
        return None if server is None else self._servers.get(server)

    async def set_locale(self, person: int, language: str) -> None:
        """Remember the locale of a person's Discord client."""
        await self._store.set_language(person, language)
        if len(self.locales) >= MOST_LOCALES:
            self.locales.clear()
        self.locales[person] = language

    async def choose_for_person(self, person: int, language: str | None) -> None:
        """Set the language of a person; None for that of their Discord client."""
        await self._store.choose_language(person, language)
        self.people[person] = language

    async def choose_for_server(self, server: int, language: str | None) -> None:
        """Set the public language of a server; None for that of its Discord."""
        await self._store.choose_server_language(server, language)
        self._servers[server] = language

    def forget(self, person: int) -> None:
        """Drop the cached languages of a person whom the store has forgotten."""
        self.people.pop(person, None)
        self.locales.pop(person, None)
