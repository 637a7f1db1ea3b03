"""What is kept of a person: how they are written to, what they read, what they want and are told."""

from __future__ import annotations

from bot.common.rows import Person, PersonSummary
from bot.statistics.players import key_of_person
from bot.storage.columns import Columns
from bot.storage.database import StorePart
from bot.storage.statements import put
from bot.storage.tables import LIVE

PERSON = Columns(Person)


class People(StorePart):
    """What the bot remembers of persons, and the languages that they and servers have chosen.

    Each column of a person is written by itself: between reading a row and writing it, others may change it.
    Only what a person does makes a row (the language of their Discord is written before anything else is
    answered); what is found out later, or written behind an answer, changes one that is there. So nobody
    comes back who was forgotten meanwhile.
    """

    async def person(self, person: int) -> Person:
        """Return what is known of a person."""
        rows = await self._database.rows(f"SELECT {PERSON} FROM people WHERE person = ?", person)
        return PERSON.read(rows[0]) if rows else Person(person)

    async def set_direct_channel(self, person: int, channel: int | None) -> None:
        """Remember where a person can be written to, None for nowhere; somebody forgotten stays forgotten."""
        await self._set(person, "direct_channel", channel)

    async def set_hands_in_channel(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants their hands in the channel; somebody forgotten stays forgotten."""
        await self._set(person, "hands_in_channel", int(wanted))

    async def set_without_confirmation(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants choices that end the round to count unasked.

        Somebody forgotten stays forgotten.
        """
        await self._set(person, "without_confirmation", int(wanted))

    async def set_edition(self, person: int, edition: str) -> None:
        """Remember which edition of 7 Wonders a person has chosen; somebody forgotten stays forgotten."""
        await self._set(person, "edition", edition)

    async def _set(self, person: int, column: str, value: int | str | None) -> None:
        await self._database.write((f"UPDATE people SET {column} = ? WHERE person = ?", (value, person)))

    # -- languages ------------------------------------------------------------------------------------

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        known = "SELECT 1 FROM people WHERE person = ? AND language = ?"
        if not await self._database.rows(known, person, language):
            await self._database.write((put("people", "person", "language"), (person, language)))

    async def choose_language(self, person: int, language: str | None) -> None:
        """Let a person read in a language of their own; with None in that of their Discord."""
        await self._database.write((put("people", "person", "own_language"), (person, language)))

    async def choose_server_language(self, server: int, language: str | None) -> None:
        """Let a server read in public in a language; with None in that of its Discord."""
        await self._choose_for_server("language", server, language)

    async def _choose_for_server(self, what: str, server: int, chosen: str | None) -> None:
        if chosen is None:
            await self._database.write((f"DELETE FROM server_{what}s WHERE server = ?", (server,)))
        else:
            await self._database.write((put(f"server_{what}s", "server", what), (server, chosen)))

    async def chosen_languages(self) -> tuple[dict[int, str], dict[int, str]]:
        """Return the languages that persons and servers have chosen, by their numbers."""
        people, servers = await self._database.read(
            ("SELECT person, own_language FROM people WHERE own_language IS NOT NULL", ()),
            ("SELECT server, language FROM server_languages", ()),
        )
        return dict(people), dict(servers)

    # -- editions -------------------------------------------------------------------------------------

    async def choose_server_edition(self, server: int, edition: str | None) -> None:
        """Let a server play an edition of 7 Wonders; with None the one that each host has chosen last."""
        await self._choose_for_server("edition", server, edition)

    async def server_edition(self, server: int) -> str | None:
        """Return the edition of 7 Wonders that a server has chosen, or None."""
        rows = await self._database.rows("SELECT edition FROM server_editions WHERE server = ?", server)
        return rows[0][0] if rows else None

    # -- tips -----------------------------------------------------------------------------------------

    async def put_tip(self, table: int, person: int, step: int, kind: str) -> None:
        """Remember which tip a person with a seat was told in a step, until the game is over."""
        told = (
            "INSERT INTO tips (table_id, person, step, kind) SELECT table_id, person, ?, ? FROM seats"
            " WHERE table_id = ? AND person = ?"
            " ON CONFLICT (table_id, person, step) DO UPDATE SET kind = excluded.kind"
        )
        await self._database.write((told, (step, kind, table, person)))

    async def silence_tips(self, person: int) -> None:
        """Remember that a person wants no tips, and forget those that were told.

        Somebody forgotten stays forgotten.
        """
        await self._database.write(
            ("UPDATE people SET without_tips = 1 WHERE person = ?", (person,)),
            ("DELETE FROM tips WHERE person = ?", (person,)),
        )

    async def has_finished(self, person: int, game: str) -> bool:
        """Whether a person has played a game of this kind to its end, practice aside."""
        found = await self._database.rows(
            "SELECT 1 FROM taken_part JOIN finished_games USING (number)"
            " WHERE player = ? AND game = ? LIMIT 1",
            key_of_person(person),
            game,
        )
        return bool(found)

    # -- all of it ------------------------------------------------------------------------------------

    async def person_summary(self, person: int) -> PersonSummary:
        """Return how much is kept of a person."""
        key = key_of_person(person)
        live, ended, finished, left_out, pads, tips = await self._database.read(
            (
                "SELECT id, state FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
                f" AND {LIVE} ORDER BY id",
                (person,),
            ),
            (
                "SELECT count(*) FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?"
                f" UNION SELECT table_id FROM tenures WHERE person = ?) AND NOT {LIVE}",
                (person, person),
            ),
            ("SELECT count(*) FROM taken_part WHERE player = ?", (key,)),
            ("SELECT 1 FROM left_out WHERE player = ?", (key,)),
            ("SELECT 1 FROM score_pads WHERE person = ?", (person,)),
            ("SELECT 1 FROM tips WHERE person = ? LIMIT 1", (person,)),
        )
        return PersonSummary(
            await self.person(person),
            lobbies=tuple(number for number, state in live if state == "lobby"),
            running=tuple(number for number, state in live if state == "playing"),
            ended=ended[0][0],
            finished=finished[0][0],
            left_out=bool(left_out),
            pad=bool(pads),
            tips=bool(tips),
        )
