"""Forgetting a person: the games they played stay, under another name.

It goes through the person's own rows, a few in each transaction, so that players never wait for it. The first
transaction stores the request, the last one deletes it, and each one looks for what is left; if the process
dies in between, the next one does the rest.

The statistics of others against this person need an opponent. In each kind of game on each server the person
becomes a nameless player with a random number: once the request is deleted, nothing links these players to
the person or to each other.
"""

from __future__ import annotations

import json
import logging
import secrets
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from bot.common.rows import FORGOTTEN, NO_SERVER, NO_SUBJECT
from bot.statistics.players import PlayerKey, key_of_nobody, key_of_person
from bot.storage.columns import Columns, read_object
from bot.storage.counting import AGGREGATES
from bot.storage.database import StorePart, Transaction
from bot.storage.errors import OutageError
from bot.storage.statements import Statement, add, put
from bot.storage.tables import LIVE
from engine.game import JsonObject
from engine.reading import clean_name

log = logging.getLogger(__name__)

BATCH_SIZE = 10
"""The most games, records or opponents changed in one transaction."""

NOWHERE = 0
"""Replaces the id of a direct message channel; no Discord channel has it."""

SECRET_BITS = 128
NUMBER_BITS = 60
"""Enough bits that no number is drawn twice, few enough for a database column."""

ENDED = f"NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND {LIVE})"
NOT_SEATED = (
    "NOT EXISTS (SELECT 1 FROM seats"
    " WHERE seats.table_id = tenures.table_id AND seats.person = tenures.person)"
)


@dataclass(frozen=True, slots=True)
class _Request:
    """A request to forget a person: their seats are renamed ``name``; ``record`` is the last one searched."""

    person: int
    name: str
    names: frozenset[str]
    secret: str
    record: int

    @property
    def player(self) -> PlayerKey:
        """The person's key in the statistics."""
        return key_of_person(self.person)

    def nobody(self, server: int, game: str) -> PlayerKey:
        """Return the key of the nameless player in the games of one kind on a server."""
        drawn = sha256(f"{self.secret} {server} {game}".encode()).digest()
        return key_of_nobody(int.from_bytes(drawn) >> (len(drawn) * 8 - NUMBER_BITS))


REQUEST = Columns(_Request)


class Forgetting(StorePart):
    """Deletes the data of persons on request."""

    async def forget(self, person: int, name: str) -> None:
        """Delete a person's data, except their seats in lobbies and running games.

        Their former seats keep the play and its results, under ``name``, as those of
        `bot.common.rows.FORGOTTEN`. A person who left a running game remains known until it ends. In uploaded
        records all names that the person had become ``name``.

        It takes several transactions: once the first one is written, `finish_forgetting` does the rest after
        a crash or an outage of the database, which raises nothing then.
        """
        key = key_of_person(person)
        taken_part = "FROM taken_part JOIN finished_seats AS seats USING (number) WHERE taken_part.player = ?"
        found = await self._database.rows(
            "SELECT name FROM seats WHERE person = ? UNION SELECT name FROM tenures WHERE person = ?"
            " UNION SELECT name FROM player_names WHERE player = ?"
            f" UNION SELECT name {taken_part} AND seats.player = taken_part.player"
            f" UNION SELECT left_name {taken_part} AND left_by = taken_part.player",
            *(person, person, key, key, key),
        )
        written = {name for (name,) in found}
        # `/record` writes cleaned names; earlier versions wrote those of Discord as they are.
        names = written | {clean_name(name, name) for name in written}
        await self._database.transact(partial(_begin, person=person, name=name, names=names))
        try:
            await self._finish(person)
        except OutageError as error:
            # The request is stored, so this is not a failure.
            log.warning("what is left of a person is forgotten when the database is back: %s", error)

    async def finish_forgetting(self) -> None:
        """Complete the requests that a crash or an outage interrupted."""
        for (person,) in await self._database.rows("SELECT person FROM forgetting"):
            await self._finish(person)

    async def _finish(self, person: int) -> None:
        while await self._database.transact(partial(_forget_next, person=person)):
            pass


def _begin(transaction: Transaction, person: int, name: str, names: set[str]) -> None:
    """Store the request, and delete rows that concern nobody else."""
    secret = f"{secrets.randbits(SECRET_BITS):x}"
    before = _read_request(transaction, person)
    if before is not None:
        names, secret = names | before.names, before.secret
    transaction.run(
        [
            (
                put("forgetting", "person", "name, names, secret, record"),
                REQUEST.values(_Request(person, name, frozenset(names), secret, 0)),
            ),
            ("DELETE FROM people WHERE person = ?", (person,)),
            ("DELETE FROM tips WHERE person = ?", (person,)),
            ("DELETE FROM left_out WHERE player = ?", (key_of_person(person),)),
            *_forget_pads(transaction, person),
        ]
    )


def _read_request(transaction: Transaction, person: int) -> _Request | None:
    request = f"SELECT {REQUEST} FROM forgetting WHERE person = ?"
    return next(map(REQUEST.read, transaction.execute(request, person)), None)


def _forget_next(transaction: Transaction, person: int) -> bool:
    """Do the next part of a request; return False after the last."""
    transaction.lock_counting(None)
    request = _read_request(transaction, person)
    if request is None:
        return False
    for forget_next in (_forget_in_records, _forget_tables, _forget_games, _forget_meetings):
        statements = forget_next(transaction, request)
        if statements:
            transaction.run(statements)
            return True
    own = (table for table in AGGREGATES if not table.startswith("server_"))
    transaction.run(
        [
            *((f"DELETE FROM {table} WHERE player = ?", (request.player,)) for table in own),
            ("DELETE FROM forgetting WHERE person = ?", (person,)),
        ]
    )
    return False


def _forget_in_records(transaction: Transaction, request: _Request) -> list[Statement]:
    """Rename the person in the next uploaded records, which identify players by name only."""
    rows = transaction.execute(
        "SELECT id, record FROM records WHERE id > ? ORDER BY id LIMIT ?", request.record, BATCH_SIZE
    )
    if not rows:
        return []
    statements: list[Statement] = [
        ("UPDATE forgetting SET record = ? WHERE person = ?", (rows[-1][0], request.person))
    ]
    for number, text in rows:
        record = read_object(text)
        names = record.get("names")
        if isinstance(names, list) and not request.names.isdisjoint(map(str, names)):
            record["names"] = [request.name if name in request.names else name for name in names]
            statements.append(("UPDATE records SET record = ? WHERE id = ?", (json.dumps(record), number)))
    return statements


def _forget_tables(transaction: Transaction, request: _Request) -> list[Statement]:
    """Replace the person at the next tables."""
    person = request.person
    # Each query is tried when those before it find nothing more.
    found = (
        transaction.execute(f"SELECT {query} LIMIT ?", person, BATCH_SIZE)
        for query in (
            f"table_id FROM seats WHERE person = ? AND {ENDED}",
            f"table_id FROM tenures WHERE person = ? AND {NOT_SEATED}",
            f"table_id FROM departures WHERE person = ? AND {ENDED}",
            f"id FROM tables WHERE host = ? AND NOT {LIVE}",
            "id FROM tables WHERE ended_by = ?",
        )
    )
    statements: list[Statement] = []
    for (table,) in next((rows for rows in found if rows), []):
        at_it = (table, person)
        nobody = (FORGOTTEN, request.name, *at_it)
        statements += [
            (f"DELETE FROM departures WHERE table_id = ? AND person = ? AND {ENDED}", at_it),
            *_forget_messages(table, person),
            (f"UPDATE seats SET person = ?, name = ? WHERE table_id = ? AND person = ? AND {ENDED}", nobody),
            (
                f"UPDATE tenures SET person = ?, name = ? WHERE table_id = ? AND person = ? AND {NOT_SEATED}",
                nobody,
            ),
            # A table in direct messages is known by its channel and its host, its only reader; the score is
            # not sent.
            (
                "UPDATE tables SET channel = ?, place = ?, told = 1"
                f" WHERE id = ? AND host = ? AND server = ? AND NOT {LIVE}",
                (NOWHERE, NOWHERE, *at_it, NO_SERVER),
            ),
            (f"UPDATE tables SET host = ? WHERE id = ? AND host = ? AND NOT {LIVE}", (FORGOTTEN, *at_it)),
            ("UPDATE tables SET ended_by = ? WHERE id = ? AND ended_by = ?", (FORGOTTEN, *at_it)),
        ]
    return statements


def _forget_messages(table: int, person: int) -> list[Statement]:
    """Forget which messages of a table concern a person, or were sent to them alone.

    Of a table in direct messages all messages are forgotten.
    """
    is_private = (
        "channel <> (SELECT place FROM tables WHERE id = ?)"
        f" AND (seat = {NO_SUBJECT} OR seat IN (SELECT seat FROM seats WHERE table_id = ? AND person = ?))"
    )
    is_direct = f"EXISTS (SELECT 1 FROM tables WHERE id = ? AND host = ? AND server = ? AND NOT {LIVE})"
    at_it = (table, person)
    return [
        (f"DELETE FROM notes WHERE table_id = ? AND person = ? AND {ENDED}", at_it),
        *(
            (f"DELETE FROM {messages} WHERE table_id = ? AND {which}", (table, *values))
            for messages in ("messages", "drafts")
            for which, values in (
                (f"person = ? AND {ENDED}", (person,)),
                (f"{ENDED} AND {is_private}", (table, *at_it)),
                (is_direct, (*at_it, NO_SERVER)),
            )
        ),
    ]


def _forget_games(transaction: Transaction, request: _Request) -> list[Statement]:
    """Replace the person by a nameless player in the next games of the history."""
    player, name = request.player, request.name
    games = transaction.execute(
        "SELECT games.number, games.server, game, origin, honour, seat FROM taken_part"
        " JOIN finished_games AS games ON games.number = taken_part.number"
        " LEFT JOIN finished_seats AS seats"
        " ON seats.number = games.number AND seats.player = taken_part.player"
        " WHERE taken_part.player = ? LIMIT ?",
        player,
        BATCH_SIZE,
    )
    statements: list[Statement] = []
    for number, server, game, origin, honour, seat in games:
        # Games from score pads count no meetings.
        nobody = request.nobody(server, game) if origin == "bot" else None
        if nobody is not None:
            statements.append((put("player_names", "player, server", "name"), (nobody, server, name)))
        if honour is not None and read_object(honour)["seat"] == seat:
            statements.append(("UPDATE finished_games SET honour = NULL WHERE number = ?", (number,)))
        statements += [
            (
                "UPDATE finished_seats SET player = ?, name = ? WHERE number = ? AND player = ?",
                (nobody, name, number, player),
            ),
            (
                "UPDATE finished_seats SET left_by = ?, left_name = ? WHERE number = ? AND left_by = ?",
                (nobody, name, number, player),
            ),
            ("DELETE FROM taken_part WHERE number = ? AND player = ?", (number, player)),
        ]
    entered = transaction.execute(
        "SELECT number FROM finished_games WHERE entered_by = ? LIMIT ?", request.person, BATCH_SIZE
    )
    statements += [
        ("UPDATE finished_games SET entered_by = ? WHERE number = ?", (FORGOTTEN, number))
        for (number,) in entered
    ]
    return statements


def _forget_meetings(transaction: Transaction, request: _Request) -> list[Statement]:
    """Replace the person by the nameless player in the meetings of the next opponents."""
    rows = transaction.execute(
        "SELECT player, server, game, met, ahead, behind FROM meetings WHERE opponent = ? LIMIT ?",
        request.player,
        BATCH_SIZE,
    )
    met = add("meetings", "player, server, opponent, game", "met, ahead, behind")
    return [
        statement
        for player, server, game, *numbers in rows
        for statement in (
            (met, (player, server, request.nobody(server, game), game, *numbers)),
            (
                "DELETE FROM meetings WHERE player = ? AND server = ? AND opponent = ? AND game = ?",
                (player, server, request.player, game),
            ),
        )
    ]


def _forget_pads(transaction: Transaction, person: int) -> list[Statement]:
    """Delete the score pads that a person filled in or is listed on."""
    candidates = transaction.execute(
        "SELECT id, person, pad FROM score_pads WHERE person = ? OR pad LIKE ?", person, f"%{person}%"
    )
    return [
        ("DELETE FROM score_pads WHERE id = ?", (number,))
        for number, filled_in_by, pad in candidates
        if filled_in_by == person or person in _persons_of(read_object(pad))
    ]


def _persons_of(pad: JsonObject) -> list[object]:
    """List the persons on a score pad."""
    players = pad.get("players")
    assert isinstance(players, list)
    return [player.get("person") for player in players if isinstance(player, dict)]
