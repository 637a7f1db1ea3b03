"""The data of a person: contact, languages, preferences, tips."""

from typing import Self

from bot.common.stored_rows import Person, PersonSummary
from bot.statistics.player_keys import key_of_person
from bot.storage.database import StorePart
from bot.storage.lobbies_and_seats import LIVE
from bot.storage.statements import Columns, put

PERSON = Columns(Person)

MOST_LOCALES = 10_000
"""The number of people whose locales are cached before the cache is emptied."""


class People(StorePart):
    """Persons, and the languages that they and servers have chosen.

    Only an action of the person creates a row (the locale of their Discord client is written before anything
    else is answered); all other writes only update columns of an existing one. So a person forgotten
    meanwhile is not created again.
    """

    async def person(self, person: int) -> Person:
        """Return a person, with defaults if unknown."""
        rows = await self._database.rows(f"SELECT {PERSON} FROM people WHERE person = ?", person)
        return PERSON.read(rows[0]) if rows else Person(person)

    async def update_person(self, person: int, **columns: int | str | None) -> None:
        """Write fields of a `Person`; ignored for a forgotten one."""
        changes = ", ".join(f"{column} = ?" for column in columns)
        written = f"UPDATE people SET {changes} WHERE person = ?"
        await self._database.run(written, *columns.values(), person)

    async def set_language(self, person: int, language: str) -> None:
        """Remember the locale of a person's Discord client."""
        known = "SELECT 1 FROM people WHERE person = ? AND language = ?"
        if not await self._database.rows(known, person, language):
            await self._database.run(put("people", "person", "language"), person, language)

    async def choose_language(self, person: int, language: str | None) -> None:
        """Set the language of a person; None for that of their Discord client."""
        await self._database.run(put("people", "person", "own_language"), person, language)

    async def choose_server_language(self, server: int, language: str | None) -> None:
        """Set the public language of a server; None for that of its Discord."""
        await self._choose_for_server("language", server, language)

    async def chosen_languages(self) -> tuple[dict[int, str | None], dict[int, str | None]]:
        """Return the languages that persons and servers have chosen, by their ids."""
        people, servers = await self._database.read(
            ("SELECT person, own_language FROM people WHERE own_language IS NOT NULL", ()),
            ("SELECT server, language FROM server_languages", ()),
        )
        return dict(people), dict(servers)

    async def choose_server_edition(self, server: int, edition: str | None) -> None:
        """Set a server's edition of 7 Wonders; None for the one that each host last chose."""
        await self._choose_for_server("edition", server, edition)

    async def _choose_for_server(self, what: str, server: int, chosen: str | None) -> None:
        if chosen is None:
            await self._database.run(f"DELETE FROM server_{what}s WHERE server = ?", server)
        else:
            await self._database.run(put(f"server_{what}s", "server", what), server, chosen)

    async def server_edition(self, server: int) -> str | None:
        """Return the edition of 7 Wonders that a server has chosen, or None."""
        edition = "SELECT edition FROM server_editions WHERE server = ?"
        chosen: str | None = await self._database.value(edition, server)
        return chosen

    async def put_tip(self, table: int, person: int, step: int, kind: str) -> None:
        """Remember the tip that a seated person got in a step, until the game is over."""
        tip = (
            "INSERT INTO tips (table_id, person, step, kind) SELECT table_id, person, ?, ? FROM seats"
            " WHERE table_id = ? AND person = ?"
            " ON CONFLICT (table_id, person, step) DO UPDATE SET kind = excluded.kind"
        )
        await self._database.run(tip, step, kind, table, person)

    async def silence_tips(self, person: int) -> None:
        """Remember that a person wants no tips, and forget those they got; ignored for a forgotten person."""
        await self._database.write(
            ("UPDATE people SET without_tips = 1 WHERE person = ?", (person,)),
            ("DELETE FROM tips WHERE person = ?", (person,)),
        )

    async def has_finished(self, person: int, game: str) -> bool:
        """Whether a person has finished a game of this kind, practice aside."""
        played = (
            "SELECT 1 FROM taken_part JOIN finished_games USING (number)"
            " WHERE player = ? AND game = ? LIMIT 1"
        )
        return await self._database.value(played, key_of_person(person), game) is not None

    async def person_summary(self, person: int) -> PersonSummary:
        """Return a summary of the data stored about a person."""
        key = key_of_person(person)
        seated = "SELECT table_id FROM seats WHERE person = ?"
        count = (
            f"SELECT (SELECT count(*) FROM tables WHERE id IN ({seated}"
            f" UNION SELECT table_id FROM tenures WHERE person = ?) AND NOT {LIVE}),"
            " (SELECT count(*) FROM taken_part WHERE player = ?),"
            " (SELECT count(*) FROM left_out WHERE player = ?),"
            " (SELECT count(*) FROM score_pads WHERE person = ?),"
            " (SELECT count(*) FROM tips WHERE person = ?)"
        )
        lives, ((ended, finished, *has),) = await self._database.read(
            (f"SELECT id, state FROM tables WHERE id IN ({seated}) AND {LIVE} ORDER BY id", (person,)),
            (count, (person, person, key, key, person, person)),
        )
        lobbies = tuple(number for number, state in lives if state == "lobby")
        running = tuple(number for number, state in lives if state == "playing")
        known = await self.person(person)
        return PersonSummary(known, lobbies, running, ended, finished, *map(bool, has))


class ChosenLanguages:
    """The languages that people and servers read, cached in front of the store.

    ``people`` are the languages that people have chosen, ``locales`` those of the Discord clients of recent
    users.
    """

    def __init__(self, store: People, people: dict[int, str | None], servers: dict[int, str | None]) -> None:
        """Write choices to ``store``; ``people`` and ``servers`` are those made before."""
        self._store = store
        self._servers = servers
        self.people = people
        self.locales: dict[int, str] = {}

    @classmethod
    async def load(cls, store: People) -> Self:
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
