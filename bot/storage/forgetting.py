"""Forgetting a person: the games they played stay, under another name.

The statistics of others against this person need an opponent. In each kind of game on each server the person
becomes a nameless player with a random number: nothing links these players to the person or to each other.
"""

import json
import secrets

from bot.common.stored_rows import FORGOTTEN, NO_SERVER, NO_SUBJECT
from bot.statistics.player_keys import PlayerKey, key_of_nobody, key_of_person
from bot.storage.counting_games import AGGREGATES
from bot.storage.database import StorePart, Transaction
from bot.storage.lobbies_and_seats import LIVE
from bot.storage.statements import Statement, put, read_object
from engine.reading import clean_name

NOWHERE = 0
"""Replaces the id of a direct message channel; no Discord channel has it."""

NUMBER_BITS = 60
"""Enough bits that no number is drawn twice, few enough for a database column."""

ENDED = f"NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND {LIVE})"
NOT_SEATED = (
    "NOT EXISTS (SELECT 1 FROM seats"
    " WHERE seats.table_id = tenures.table_id AND seats.person = tenures.person)"
)
TAKEN_PART = (
    "FROM taken_part JOIN finished_games USING (number) JOIN finished_seats AS seats USING (number)"
    " WHERE taken_part.player = ?"
)


class Forgetting(StorePart):
    """Deletes the data of persons on request."""

    async def forget(self, person: int, name: str) -> None:
        """Delete a person's data, except their seats in lobbies and running games.

        Their former seats keep the play and its results, under ``name``, as those of
        `bot.common.stored_rows.FORGOTTEN`. A person who left a running game remains known until it ends. In
        uploaded records all names that the person had become ``name``.
        """
        await self._database.transact(lambda each: _forget(each, person, name))

    async def finish_forgetting(self) -> None:
        """Complete the requests that an earlier version left half done."""
        for person, name in await self._database.rows("SELECT person, name FROM forgetting"):
            await self.forget(person, name)


def _forget(transaction: Transaction, person: int, name: str) -> None:
    transaction.lock_counting(None)
    key = key_of_person(person)
    pads = "DELETE FROM score_pads WHERE pad LIKE ?"
    own = ("people", "tips", "score_pads", "forgetting")
    counted = (table for table in (*AGGREGATES, "left_out") if not table.startswith("server_"))
    transaction.run(
        [
            *_forget_in_records(transaction, _names_of(transaction, person), name),
            *((pads, (pattern,)) for pattern in (f'%"person": {person},%', f'%"person": {person}}}%')),
            *_forget_tables(person, name),
            *_forget_games(transaction, person, name),
            *((f"DELETE FROM {table} WHERE player = ?", (key,)) for table in counted),
            *((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in own),
        ]
    )


def _names_of(transaction: Transaction, person: int) -> set[str]:
    """Return all names that a person had, as they were written and as they can be shown."""
    key = key_of_person(person)
    rows = transaction.execute(
        "SELECT name FROM seats WHERE person = ? UNION SELECT name FROM tenures WHERE person = ?"
        " UNION SELECT name FROM player_names WHERE player = ?"
        f" UNION SELECT name {TAKEN_PART} AND seats.player = taken_part.player"
        f" UNION SELECT left_name {TAKEN_PART} AND left_by = taken_part.player",
        *(person, person, key, key, key),
    )
    written = {name for (name,) in rows}
    for (names,) in transaction.execute("SELECT names FROM forgetting WHERE person = ?", person):
        written |= set(json.loads(names))
    # `/record` writes cleaned names; earlier versions wrote those of Discord as they are.
    return written | {clean_name(name, name) for name in written}


def _forget_in_records(transaction: Transaction, names: set[str], name: str) -> list[Statement]:
    """Rename a person in the uploaded records, which identify players by name only."""
    statements: list[Statement] = []
    for number, text in transaction.execute("SELECT id, record FROM records"):
        record = read_object(text)
        players = record.get("names")
        if isinstance(players, list) and not names.isdisjoint(map(str, players)):
            record["names"] = [name if player in names else player for player in players]
            statements.append(("UPDATE records SET record = ? WHERE id = ?", (json.dumps(record), number)))
    return statements


def _forget_tables(person: int, name: str) -> list[Statement]:
    """Replace a person at the tables where they played."""
    nobody = (FORGOTTEN, name, person)
    return [
        *_forget_messages(person),
        (f"DELETE FROM departures WHERE person = ? AND {ENDED}", (person,)),
        (f"UPDATE seats SET person = ?, name = ? WHERE person = ? AND {ENDED}", nobody),
        (f"UPDATE tenures SET person = ?, name = ? WHERE person = ? AND {NOT_SEATED}", nobody),
        # A table in direct messages is known by its channel and its host, its only reader; the score is not
        # sent.
        (
            "UPDATE tables SET channel = ?, place = ?, told = 1"
            f" WHERE host = ? AND server = ? AND NOT {LIVE}",
            (NOWHERE, NOWHERE, person, NO_SERVER),
        ),
        (f"UPDATE tables SET host = ? WHERE host = ? AND NOT {LIVE}", (FORGOTTEN, person)),
        ("UPDATE tables SET ended_by = ? WHERE ended_by = ?", (FORGOTTEN, person)),
    ]


def _forget_messages(person: int) -> list[Statement]:
    """Forget messages of ended games that concern a person, were sent to them alone, or in their DMs."""
    played_at = (
        "SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM tenures WHERE person = ?"
        " UNION SELECT table_id FROM departures WHERE person = ?"
    )
    is_private = "channel <> (SELECT place FROM tables WHERE tables.id = table_id)"
    is_theirs = (
        f"(seat = {NO_SUBJECT} OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = {{0}}.table_id"
        " AND seats.seat = {0}.seat AND seats.person = ?))"
    )
    statements: list[Statement] = [(f"DELETE FROM notes WHERE person = ? AND {ENDED}", (person,))]
    for posts in ("messages", "drafts"):
        gone = (
            f"DELETE FROM {posts} WHERE {ENDED} AND (person = ?"
            f" OR (table_id IN ({played_at}) AND {is_private} AND {is_theirs.format(posts)})"
            " OR table_id IN (SELECT id FROM tables WHERE host = ? AND server = ?))"
        )
        statements.append((gone, (*(person,) * 6, NO_SERVER)))
    return statements


def _forget_games(transaction: Transaction, person: int, name: str) -> list[Statement]:
    """Replace a person by nameless players in the history and in the meetings of others."""
    key = key_of_person(person)
    statements: list[Statement] = []
    kinds = (
        "SELECT games.server, game, origin FROM taken_part JOIN finished_games AS games USING (number)"
        " WHERE player = ? UNION SELECT server, game, 'bot' FROM meetings WHERE opponent = ?"
    )
    for server, game, origin in transaction.execute(kinds, key, key):
        theirs = (
            "number IN (SELECT number FROM taken_part JOIN finished_games AS games USING (number)"
            " WHERE player = ? AND games.server = ? AND game = ? AND origin = ?)"
        )
        nobody: PlayerKey | None = None
        # Games from score pads count no meetings.
        if origin == "bot":
            nobody = key_of_nobody(secrets.randbits(NUMBER_BITS))
            met = "UPDATE meetings SET opponent = ? WHERE opponent = ? AND server = ? AND game = ?"
            statements += [
                (put("player_names", "player, server", "name"), (nobody, server, name)),
                (met, (nobody, key, server, game)),
            ]
        statements += [
            (
                f"UPDATE finished_seats SET {player} = ?, {called} = ? WHERE {player} = ? AND {theirs}",
                (nobody, name, key, key, server, game, origin),
            )
            for player, called in (("player", "name"), ("left_by", "left_name"))
        ]
    honoured = f"SELECT number, honour, seat {TAKEN_PART} AND honour IS NOT NULL"
    for number, honour, seat in transaction.execute(f"{honoured} AND seats.player = taken_part.player", key):
        if read_object(honour)["seat"] == seat:
            statements.append(("UPDATE finished_games SET honour = NULL WHERE number = ?", (number,)))
    return [
        *statements,
        ("DELETE FROM taken_part WHERE player = ?", (key,)),
        ("UPDATE finished_games SET entered_by = ? WHERE entered_by = ?", (FORGOTTEN, person)),
    ]
