"""What an SQL database keeps of a person."""

from __future__ import annotations

from bot.rows import Kept, Person
from bot.sql.database import Database, Statement, put
from bot.sql.writing import LIVE
from bot.statistics.players import key_of_person

PAD_SECONDS = 30 * 86_400.0
"""How long a score pad is kept that nobody touches."""
PUT_LANGUAGE = put("people", "person", "language")


async def read_person(database: Database, person: int) -> Person:
    """Give what is known of a person."""
    rows = await database.rows(
        "SELECT direct_channel, language, hands_in_channel, without_tips, without_confirmation, own_language"
        " FROM people WHERE person = ?",
        person,
    )
    if not rows:
        return Person(person)
    direct_channel, language, in_channel, without_tips, without_confirmation, own_language = rows[0]
    return Person(
        person,
        direct_channel,
        language,
        bool(in_channel),
        bool(without_tips),
        bool(without_confirmation),
        own_language,
    )


# Each column is written by itself: between reading a row and writing it, others may change it. Only what a
# person does makes a row (the language of their Discord is written before anything else is answered); what is
# found out later, or written behind an answer, changes one that is there. So nobody comes back who was
# forgotten meanwhile.


def set_direct_channel(person: int, channel: int | None) -> Statement:
    """Write where a person can be written to, where they are known."""
    return "UPDATE people SET direct_channel = ? WHERE person = ?", (channel, person)


def set_hands_in_channel(person: int, *, wanted: bool) -> Statement:
    """Write whether a person wants their hands in the channel, where they are known."""
    return "UPDATE people SET hands_in_channel = ? WHERE person = ?", (int(wanted), person)


def set_without_confirmation(person: int, *, wanted: bool) -> Statement:
    """Write whether a person wants to be asked nothing before a choice that ends the round."""
    return "UPDATE people SET without_confirmation = ? WHERE person = ?", (int(wanted), person)


def put_tip(table: int, person: int, step: int, kind: str) -> Statement:
    """Write which tip a person was told in a step, where they have a seat of the game."""
    return (
        "INSERT INTO tips (table_id, person, step, kind) SELECT table_id, person, ?, ? FROM seats"
        " WHERE table_id = ? AND person = ?"
        " ON CONFLICT (table_id, person, step) DO UPDATE SET kind = excluded.kind",
        (step, kind, table, person),
    )


def save_language(person: int, language: str) -> Statement:
    """Write the language of a person's Discord."""
    return PUT_LANGUAGE, (person, language)


def silence_tips(person: int) -> list[Statement]:
    """Write that a person wants no tips, where they are known, in the place of those that were told."""
    return [
        ("UPDATE people SET without_tips = 1 WHERE person = ?", (person,)),
        ("DELETE FROM tips WHERE person = ?", (person,)),
    ]


async def read_has_finished(database: Database, person: int, game: str) -> bool:
    """Tell whether a person has taken part in a finished game of this kind."""
    found = await database.rows(
        "SELECT 1 FROM taken_part JOIN finished_games USING (number) WHERE player = ? AND game = ? LIMIT 1",
        key_of_person(person),
        game,
    )
    return bool(found)


def choose_language(person: int, language: str | None) -> Statement:
    """Write the language that a person has chosen, or that they have none."""
    return put("people", "person", "own_language"), (person, language)


def choose_server_language(server: int, language: str | None) -> Statement:
    """Write the language that a server has chosen, or that it has none."""
    if language is None:
        return "DELETE FROM server_languages WHERE server = ?", (server,)
    return put("server_languages", "server", "language"), (server, language)


async def read_chosen_languages(database: Database) -> tuple[dict[int, str], dict[int, str]]:
    """Give the languages that persons and servers have chosen."""
    people, servers = await database.read(
        ("SELECT person, own_language FROM people WHERE own_language IS NOT NULL", ()),
        ("SELECT server, language FROM server_languages", ()),
    )
    return dict(people), dict(servers)


async def read_kept(database: Database, person: int) -> Kept:
    """Tell how much is kept of a person."""
    key = key_of_person(person)
    live, ended, finished, left_out, pads, tips = await database.read(
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
    return Kept(
        await read_person(database, person),
        lobbies=tuple(number for number, state in live if state == "lobby"),
        running=tuple(number for number, state in live if state == "playing"),
        ended=ended[0][0],
        finished=finished[0][0],
        left_out=bool(left_out),
        pad=bool(pads),
        tips=bool(tips),
    )


def drop_pads(person: int, now: float) -> list[Statement]:
    """Delete the score pad of a person, and those that nobody has touched for a month."""
    return [("DELETE FROM score_pads WHERE person = ?", (person,)), drop_old_pads(now)]


def drop_old_pads(now: float) -> Statement:
    """Delete the score pads that nobody has touched for a month."""
    return "DELETE FROM score_pads WHERE changed < ?", (now - PAD_SECONDS,)
