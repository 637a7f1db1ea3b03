"""What the SQLite file keeps of a person, and how that is deleted."""

from __future__ import annotations

from bot.rows import FORGOTTEN, Kept, Person
from bot.sqlite.database import Database, Statement
from bot.sqlite.writing import LIVE


async def read_person(database: Database, person: int) -> Person:
    """Give what is known of a person."""
    rows = await database.rows(
        "SELECT direct_channel, language, hands_in_channel FROM people WHERE person = ?", person
    )
    if not rows:
        return Person(person)
    direct_channel, language, in_channel = rows[0]
    return Person(person, direct_channel, language, bool(in_channel))


def save_person(person: Person) -> Statement:
    """Write what is known of a person."""
    return (
        "INSERT OR REPLACE INTO people (person, direct_channel, language, hands_in_channel)"
        " VALUES (?, ?, ?, ?)",
        (person.person, person.direct_channel, person.language, person.hands_in_channel),
    )


def save_language(person: int, language: str) -> Statement:
    """Write the language of a person's Discord."""
    return (
        "INSERT INTO people (person, language) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET language = excluded.language",
        (person, language),
    )


async def read_kept(database: Database, person: int) -> Kept:
    """Tell how much is kept of a person."""
    live, ended = await database.read(
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
    )
    return Kept(
        await read_person(database, person),
        lobbies=tuple(number for number, state in live if state == "lobby"),
        running=tuple(number for number, state in live if state == "playing"),
        ended=ended[0][0],
    )


def forget(person: int, name: str) -> list[Statement]:
    """Delete what is kept of a person; what was played on their seats stays, under another name."""
    ended = f"(SELECT id FROM tables WHERE NOT {LIVE})"
    # A message that is about one person has their number at the end of its name.
    about = f"% {person}"
    return [
        ("DELETE FROM people WHERE person = ?", (person,)),
        (f"DELETE FROM departures WHERE person = ? AND table_id IN {ended}", (person,)),
        (f"DELETE FROM posts WHERE name LIKE ? AND table_id IN {ended}", (about,)),
        (
            f"UPDATE seats SET person = ?, name = ? WHERE person = ? AND table_id IN {ended}",
            (FORGOTTEN, name, person),
        ),
        (
            "UPDATE tenures SET person = ?, name = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM seats"
            " WHERE seats.table_id = tenures.table_id AND seats.person = tenures.person)",
            (FORGOTTEN, name, person),
        ),
        (f"UPDATE tables SET host = ? WHERE host = ? AND NOT {LIVE}", (FORGOTTEN, person)),
        ("UPDATE tables SET ended_by = ? WHERE ended_by = ?", (FORGOTTEN, person)),
    ]
