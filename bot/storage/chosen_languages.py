"""The languages of people and servers: those that they have chosen, and those of their Discord."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.storage.store import Store

MOST_HEARD = 10_000
"""Of so many people it is kept in mind in which language their Discord is, until it begins again."""


class ChosenLanguages:
    """Knows who reads which language, without asking the store for every answer.

    ``people`` has the languages of those who have chosen one, ``heard`` those in which Discord is for whoever
    has just done something: they stand in the store.
    """

    def __init__(self, store: Store, people: Mapping[int, str], servers: Mapping[int, str]) -> None:
        """Keep in ``store`` what is chosen, beside what ``people`` and ``servers`` have chosen before."""
        self._store = store
        self._people = dict(people)
        self.people: Mapping[int, str] = MappingProxyType(self._people)
        self._servers = dict(servers)
        self.heard: dict[int, str] = {}

    @classmethod
    async def load(cls, store: Store) -> ChosenLanguages:
        """Read what has been chosen; raises `bot.storage.errors.StoreError`."""
        return cls(store, *await store.chosen_languages())

    def of_server(self, server: int | None) -> str | None:
        """Return the language that a server has chosen, or None."""
        return None if server is None else self._servers.get(server)

    async def hear(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        await self._store.set_language(person, language)
        if len(self.heard) >= MOST_HEARD:
            self.heard.clear()
        self.heard[person] = language

    async def choose_for_person(self, person: int, language: str | None) -> None:
        """Let a person read in a language; with None in that of their Discord."""
        await self._store.choose_language(person, language)
        _put(self._people, person, language)

    async def choose_for_server(self, server: int, language: str | None) -> None:
        """Let a server read in public in a language; with None in that of its Discord."""
        await self._store.choose_server_language(server, language)
        _put(self._servers, server, language)

    def forget(self, person: int) -> None:
        """Let go of what a person has chosen, which the store has forgotten."""
        self._people.pop(person, None)
        self.heard.pop(person, None)


def _put(chosen: dict[int, str], who: int, language: str | None) -> None:
    if language is None:
        chosen.pop(who, None)
    else:
        chosen[who] = language
