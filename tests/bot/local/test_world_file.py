"""The stored world of the local Discord, and the database that it belongs to."""

import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.local.server import LocalDiscord
from bot.local.world_file import FORMAT, ONE_SERVER_FORMAT, WorldError, as_json, from_json, world_file
from tests.bot.local.test_discord_rules import enable_activities

PICTURE = b"not really a picture"
THREAD = {"name": "round the table", "type": 11}


async def run(database: Path) -> LocalDiscord:
    stand_in = LocalDiscord(database=database)
    await stand_in.start()
    return stand_in


def ask(local: LocalDiscord, path: str, body: object, *files: discord.File) -> None:
    local.world.request("POST", path, body, files)


async def test_messages_people_and_their_settings_survive_a_restart(database: Path) -> None:
    first = await run(database)
    world, place = first.world, first.world.channels[0].id
    zoe = world.add_person("Zoe")
    zoe.speak("fr")
    world.person("Ben").close_direct_messages(True)
    world.person("Ann").say(place, "I was here")
    first.world.allow_bot(world.channels[1].id, "attach_files", allowed=False)
    enable_activities(first.backend)
    ask(first, f"/channels/{place}/threads", THREAD)
    ask(first, f"/channels/{place}/messages", {"content": "look"}, discord.File(io.BytesIO(PICTURE), "a.txt"))
    before = first.backend.saved_state()
    await first.close()

    second = await run(database)
    again, ann = second.world, second.world.person("Ann")
    assert {"I was here", "look"} <= {each["content"] for each in ann.messages(place)}
    assert [each.name for each in again.people.values()] == [each.name for each in world.people.values()]
    assert (again.person("Zoe").locale, again.person("Eli").moderator) == ("fr", True)
    assert again.person("Ben").direct_messages_closed
    names = [each.name for each in again.places()]
    assert names == ["seven-wonders", "round the table", "tavern", "forum"]
    (file,) = ann.messages(place)[-1]["attachments"]
    assert file["url"].startswith(second.url)
    assert second.backend.cdn.get(file["url"]) == PICTURE
    assert not second.world.bot_permissions(world.channels[1].id).attach_files
    # The files of messages have new addresses.
    assert {**second.backend.saved_state(), "messages": before["messages"]} == before
    assert second.backend.bot_user is second.backend.users[second.backend.bot_user.id]
    again.person("Zoe").say(place, "me too")
    assert ann.messages(place)[-1]["content"] == "me too"
    again.add_person("Yan")
    await second.close()


async def test_a_world_with_one_server_gets_the_second(database: Path) -> None:
    first = await run(database)
    people = [each.name for each in first.world.people.values()]
    await first.close()
    written = read_world(database)
    del written["backend"]["installers"], written["backend"]["guilds"]["content"][1]
    put_world(database, json.dumps(written), ONE_SERVER_FORMAT)
    again = await run(database)
    there = again.world.places()[-1]
    assert there.name == "forum"
    assert there.guild is not None
    assert not again.backend.has_bot(there.guild.id)
    assert again.backend.installers == set(again.world.people)
    assert [each.name for each in again.world.people.values()] == people
    await again.close()


async def test_an_unreadable_world_is_reported_and_runs_no_code(database: Path) -> None:
    await (await run(database)).close()
    written, wrong = read_world(database), ["cut o", "[]", "{}"]
    wrong.append('{"base": {"$kind": "Popen", "content": {"args": "ls"}}}')
    put_world(database, "{}", form=0)
    with pytest.raises(WorldError, match="written by another version"):
        LocalDiscord(database=database)
    for part in ("backend", "world"):
        for missing in written[part]:
            less = {key: each for key, each in written[part].items() if key != missing}
            wrong.append(json.dumps({**written, part: less}))
    for each in wrong:
        put_world(database, each)
        with pytest.raises(WorldError, match="cannot be read"):
            LocalDiscord(database=database)
    world_file(database).write_bytes(b"no database at all" * 100)
    with pytest.raises(WorldError, match="cannot be read"):
        LocalDiscord(database=database)


def read_world(database: Path) -> Any:
    with closing(sqlite3.connect(world_file(database))) as connection:
        return json.loads(connection.execute("SELECT kept FROM world").fetchone()[0])


def put_world(database: Path, written: str, form: int = FORMAT) -> None:
    """Write a world of some format into the file of a database."""
    with closing(sqlite3.connect(world_file(database))) as connection, connection:
        connection.execute(f"PRAGMA user_version = {form}")
        connection.execute("DELETE FROM world")
        connection.execute("INSERT INTO world VALUES (?)", (written,))


def test_a_dictionary_that_looks_like_an_encoded_object_stays_one() -> None:
    looking = {"$kind": "User", 3: (1, {2}, frozenset({None})), "of": [True, 1.5, {}]}
    assert from_json(json.loads(json.dumps(as_json(looking)))) == looking
    with pytest.raises(TypeError, match="has no form"):
        as_json(Path())
