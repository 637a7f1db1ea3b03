"""Forgetting a person: what was played on their seats stays, under another name.

It goes through the person's own rows, a few in each transaction: whoever plays waits for none of it. The
first transaction writes the wish down, the last one deletes it, and each one looks for what is left; so a
process that dies in between leaves the rest to the next one.

What others have reached against this person needs an opponent. In each game of each server it becomes a
nameless one of its own, with a number that is drawn by lot: once the wish is deleted, nothing leads from it
to the person, or from the games of one kind on one server to others.
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

AT_ONCE = 10
"""So many games, records or opponents are changed in one transaction at most."""

NOWHERE = 0
"""Stands for a channel of direct messages; Discord gives none this number."""

SECRET_BITS = 128
NUMBER_BITS = 60
"""So many bits that no number is drawn twice, and that a database has room for it."""

ENDED = f"NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND {LIVE})"
NOT_SEATED = (
    "NOT EXISTS (SELECT 1 FROM seats"
    " WHERE seats.table_id = tenures.table_id AND seats.person = tenures.person)"
)


@dataclass(frozen=True, slots=True)
class _Wish:
    """Whom to forget: their seats are called ``name``; ``record`` is the last one that was looked through."""

    person: int
    name: str
    names: frozenset[str]
    secret: str
    record: int

    @property
    def player(self) -> PlayerKey:
        """The key by which the person's games are counted."""
        return key_of_person(self.person)

    def nobody(self, server: int, game: str) -> PlayerKey:
        """Return the key of the nameless player in the games of one kind on a server."""
        drawn = sha256(f"{self.secret} {server} {game}".encode()).digest()
        return key_of_nobody(int.from_bytes(drawn) >> (len(drawn) * 8 - NUMBER_BITS))


WISH = Columns(_Wish)


class Forgetting(StorePart):
    """Deletes what is kept of persons who wish so."""

    async def forget(self, person: int, name: str) -> None:
        """Delete what is kept of a person, but for seats of lobbies and running games that they still have.

        Seats that they had keep what was played and what it came to, under ``name``, as those of
        `bot.common.rows.FORGOTTEN`. Who has left a running game remains known as long as it runs. In records
        that somebody has shown, all names that the person had become ``name``.

        It is done in several transactions: once the first one is written, `finish_forgetting` does the rest
        where the process dies, or where the database is away, which raises nothing then.
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
        # `/record` gives names as they can be shown; earlier versions wrote those of Discord down as is.
        names = written | {clean_name(name, name) for name in written}
        await self._database.transact(partial(_begin, person=person, name=name, names=names))
        try:
            await self._go_on(person)
        except OutageError as error:
            # The wish is kept, so it is not as if nothing had been done.
            log.warning("what is left of a person is forgotten when the database is back: %s", error)

    async def finish_forgetting(self) -> None:
        """Forget those whom a process that died has not forgotten to the end."""
        for (person,) in await self._database.rows("SELECT person FROM forgetting"):
            await self._go_on(person)

    async def _go_on(self, person: int) -> None:
        while await self._database.transact(partial(_forget_some, person=person)):
            pass


def _begin(transaction: Transaction, person: int, name: str, names: set[str]) -> None:
    """Write the wish down, and delete what belongs to the person alone."""
    secret = f"{secrets.randbits(SECRET_BITS):x}"
    before = _read_wish(transaction, person)
    if before is not None:
        names, secret = names | before.names, before.secret
    transaction.run(
        [
            (
                put("forgetting", "person", "name, names, secret, record"),
                WISH.values(_Wish(person, name, frozenset(names), secret, 0)),
            ),
            ("DELETE FROM people WHERE person = ?", (person,)),
            ("DELETE FROM tips WHERE person = ?", (person,)),
            ("DELETE FROM left_out WHERE player = ?", (key_of_person(person),)),
            *_forget_pads(transaction, person),
        ]
    )


def _read_wish(transaction: Transaction, person: int) -> _Wish | None:
    wish = f"SELECT {WISH} FROM forgetting WHERE person = ?"
    return next(map(WISH.read, transaction.execute(wish, person)), None)


def _forget_some(transaction: Transaction, person: int) -> bool:
    """Forget some of what is left of a person; False where it was the last."""
    transaction.count_alone(None)
    wish = _read_wish(transaction, person)
    if wish is None:
        return False
    for forget_some in (_forget_in_records, _forget_tables, _forget_games, _forget_meetings):
        statements = forget_some(transaction, wish)
        if statements:
            transaction.run(statements)
            return True
    own = (table for table in AGGREGATES if not table.startswith("server_"))
    transaction.run(
        [
            *((f"DELETE FROM {table} WHERE player = ?", (wish.player,)) for table in own),
            ("DELETE FROM forgetting WHERE person = ?", (person,)),
        ]
    )
    return False


def _forget_in_records(transaction: Transaction, wish: _Wish) -> list[Statement]:
    """Call the person nameless in the next records that somebody has shown: these carry names alone."""
    rows = transaction.execute(
        "SELECT id, record FROM records WHERE id > ? ORDER BY id LIMIT ?", wish.record, AT_ONCE
    )
    if not rows:
        return []
    statements: list[Statement] = [
        ("UPDATE forgetting SET record = ? WHERE person = ?", (rows[-1][0], wish.person))
    ]
    for number, text in rows:
        record = read_object(text)
        names = record.get("names")
        if isinstance(names, list) and not wish.names.isdisjoint(map(str, names)):
            record["names"] = [wish.name if name in wish.names else name for name in names]
            statements.append(("UPDATE records SET record = ? WHERE id = ?", (json.dumps(record), number)))
    return statements


def _forget_tables(transaction: Transaction, wish: _Wish) -> list[Statement]:
    """Put nobody in the person's place at the next tables."""
    person = wish.person
    # The next query where one finds none any more.
    found = (
        transaction.execute(f"SELECT {query} LIMIT ?", person, AT_ONCE)
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
        nobody = (FORGOTTEN, wish.name, *at_it)
        statements += [
            (f"DELETE FROM departures WHERE table_id = ? AND person = ? AND {ENDED}", at_it),
            *_forget_messages(table, person),
            (f"UPDATE seats SET person = ?, name = ? WHERE table_id = ? AND person = ? AND {ENDED}", nobody),
            (
                f"UPDATE tenures SET person = ?, name = ? WHERE table_id = ? AND person = ? AND {NOT_SEATED}",
                nobody,
            ),
            # Who reads direct messages is known by their channel, and is the host there: nobody else is told.
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
    """Forget which messages of a table are about a person, or were written to them alone.

    All messages of a table go that a person had in direct messages.
    """
    is_theirs = (
        "channel <> (SELECT place FROM tables WHERE id = ?)"
        f" AND (seat = {NO_SUBJECT} OR seat IN (SELECT seat FROM seats WHERE table_id = ? AND person = ?))"
    )
    alone = f"EXISTS (SELECT 1 FROM tables WHERE id = ? AND host = ? AND server = ? AND NOT {LIVE})"
    at_it = (table, person)
    return [
        (f"DELETE FROM notes WHERE table_id = ? AND person = ? AND {ENDED}", at_it),
        *(
            (f"DELETE FROM {messages} WHERE table_id = ? AND {which}", (table, *values))
            for messages in ("messages", "drafts")
            for which, values in (
                (f"person = ? AND {ENDED}", (person,)),
                (f"{ENDED} AND {is_theirs}", (table, *at_it)),
                (alone, (*at_it, NO_SERVER)),
            )
        ),
    ]


def _forget_games(transaction: Transaction, wish: _Wish) -> list[Statement]:
    """Put a nameless player in the person's place in the next games of the history."""
    player, name = wish.player, wish.name
    games = transaction.execute(
        "SELECT games.number, games.server, game, origin, honour, seat FROM taken_part"
        " JOIN finished_games AS games ON games.number = taken_part.number"
        " LEFT JOIN finished_seats AS seats"
        " ON seats.number = games.number AND seats.player = taken_part.player"
        " WHERE taken_part.player = ? LIMIT ?",
        player,
        AT_ONCE,
    )
    statements: list[Statement] = []
    for number, server, game, origin, honour, seat in games:
        # Nobody is met at the table of a score pad.
        nobody = wish.nobody(server, game) if origin == "bot" else None
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
        "SELECT number FROM finished_games WHERE entered_by = ? LIMIT ?", wish.person, AT_ONCE
    )
    statements += [
        ("UPDATE finished_games SET entered_by = ? WHERE number = ?", (FORGOTTEN, number))
        for (number,) in entered
    ]
    return statements


def _forget_meetings(transaction: Transaction, wish: _Wish) -> list[Statement]:
    """Let the next opponents have met the nameless player."""
    rows = transaction.execute(
        "SELECT player, server, game, met, ahead, behind FROM meetings WHERE opponent = ? LIMIT ?",
        wish.player,
        AT_ONCE,
    )
    met = add("meetings", "player, server, opponent, game", "met, ahead, behind")
    return [
        statement
        for player, server, game, *numbers in rows
        for statement in (
            (met, (player, server, wish.nobody(server, game), game, *numbers)),
            (
                "DELETE FROM meetings WHERE player = ? AND server = ? AND opponent = ? AND game = ?",
                (player, server, wish.player, game),
            ),
        )
    ]


def _forget_pads(transaction: Transaction, person: int) -> list[Statement]:
    """Delete the score pads in which a person stands."""
    maybe = transaction.execute(
        "SELECT id, person, pad FROM score_pads WHERE person = ? OR pad LIKE ?", person, f"%{person}%"
    )
    return [
        ("DELETE FROM score_pads WHERE id = ?", (number,))
        for number, filled_in_by, pad in maybe
        if filled_in_by == person or person in _persons_of(read_object(pad))
    ]


def _persons_of(pad: JsonObject) -> list[object]:
    """List the persons who play the game of a score pad."""
    players = pad.get("players")
    assert isinstance(players, list)
    return [player.get("person") for player in players if isinstance(player, dict)]
