"""The world between two runs, and the database that it belongs to."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.local.environment import Upload
from bot.local.keeping import Keeper, UnfitError, begin_anew, world_file
from bot.local.server import LocalDiscord

PICTURE = b"not really a picture"


async def run(database: Path) -> LocalDiscord:
    stand_in = LocalDiscord(keeper=Keeper(database))
    await stand_in.start()
    return stand_in


async def test_what_was_said_who_is_there_and_what_they_chose_comes_back(database: Path) -> None:
    first = await run(database)
    world, place = first.world, first.world.channels[0].id
    zoe = world.add_person("Zoe")
    zoe.speak("fr")
    world.person("Ben").close_direct_messages(True)
    world.person("Ann").say(place, "I was here")
    thread = first.environment.request(
        "POST", f"/channels/{place}/threads", body=THREAD, query={}, uploads=[]
    )
    assert isinstance(thread, dict)
    sent = first.environment.request(
        "POST",
        f"/channels/{place}/messages",
        body={"content": "look"},
        query={},
        uploads=[Upload("a.txt", PICTURE)],
    )
    assert isinstance(sent, dict)
    application = first.environment.local.application_id
    await first.close()

    second = await run(database)
    try:
        again = second.world
        ann = again.person("Ann")
        assert {"I was here", "look"} <= {each["content"] for each in ann.messages(place)}
        assert [each.name for each in again.people.values()] == [each.name for each in world.people.values()]
        assert (again.person("Zoe").locale, again.person("Eli").moderator) == ("fr", True)
        assert again.person("Ben").direct_messages_closed
        assert [each.name for each in again.places()] == ["seven-wonders", "round the table", "tavern"]
        assert second.environment.local.application_id == application
        (file,) = ann.messages(place)[-1]["attachments"]
        assert file["url"].startswith(second.url)
        assert second.environment.local.files.get(file["url"]) == PICTURE
        again.person("Zoe").say(place, "me too")
        assert ann.messages(place)[-1]["content"] == "me too"
        again.add_person("Yan")
    finally:
        await second.close()


THREAD = {"name": "round the table", "type": 11}


@pytest.mark.parametrize("missing", [0, 1])
def test_one_file_without_the_other_is_left_alone(database: Path, missing: int) -> None:
    Keeper(database)
    files = [database, world_file(database)]
    files[missing].unlink()
    left = files[1 - missing].read_bytes()
    with pytest.raises(UnfitError, match=files[missing].name):
        Keeper(database)
    assert files[1 - missing].read_bytes() == left
    assert not files[missing].exists()


def test_the_world_of_another_database_is_refused_until_both_are_begun_anew(
    database: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.sqlite3"
    for each in (database, other):
        Keeper(each)
    world_file(database).write_bytes(world_file(other).read_bytes())
    with pytest.raises(UnfitError, match="another database"):
        Keeper(database)
    begin_anew(database)
    assert Keeper(database).load() is None


def test_a_world_that_cannot_be_read_is_told_in_words(database: Path) -> None:
    keeper = Keeper(database)
    with closing(sqlite3.connect(world_file(database))) as connection, connection:
        connection.execute("INSERT INTO world VALUES (?)", (b"what another version wrote",))
    with pytest.raises(UnfitError, match="cannot be read"):
        keeper.load()
    world_file(database).write_bytes(b"no database at all" * 100)
    with pytest.raises(UnfitError, match="cannot be used"):
        Keeper(database)
