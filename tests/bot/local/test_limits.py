from __future__ import annotations

import aiohttp

from bot.local.backend import Files, Limits
from bot.local.server import LocalDiscord


async def test_the_log_forgets_its_oldest_lines() -> None:
    local = LocalDiscord(limits=Limits(log_lines=10))
    for _ in range(11):
        local.environment.request("GET", "/users/@me", query={}, uploads=[])
    assert len(local.environment.local.http_requests) == 10
    await local.close()


def test_oldest_files_go_where_there_is_no_room() -> None:
    files = Files("http://127.0.0.1:1", limit=25)
    files.store_emoji(9, b"e" * 5)
    urls = [files.store_attachment(number, 7, "a.txt", b"x" * 10, None)["url"] for number in (1, 2, 3)]
    assert [files.get(url) for url in urls] == [None, b"x" * 10, b"x" * 10]
    assert files.get("http://127.0.0.1:1/emojis/9") == b"e" * 5


async def test_old_messages_go_with_their_files() -> None:
    local = LocalDiscord(limits=Limits(messages_in_a_channel=2))
    channel = local.world.channels[0].id
    backend, ann = local.environment.local, local.world.person("Ann")
    stored = backend.files.store_attachment(backend.snowflake(), channel, "a.txt", b"old", None)
    backend.create_message(channel, ann.id, "first", attachments=[stored])
    ann.say(channel, "second")
    assert backend.files.get(stored["url"]) == b"old"
    ann.say(channel, "third")
    assert [each["content"] for each in ann.messages(channel)] == ["second", "third"]
    assert backend.files.get(stored["url"]) is None
    await local.close()


async def test_old_interactions_go() -> None:
    local = LocalDiscord(limits=Limits(interactions=3))
    backend = local.environment.local
    records = [backend.new_interaction(2, local.world.channels[0].id, 1, None) for _ in range(5)]
    assert list(backend.interactions) == [each.id for each in records[2:]]
    assert set(backend.interaction_tokens) == {each.token for each in records[2:]}
    await local.close()


async def test_world_has_the_same_ids_at_every_start() -> None:
    first, second = LocalDiscord(), LocalDiscord()
    assert list(first.world.people) == list(second.world.people)
    assert [each.id for each in first.world.channels] == [each.id for each in second.world.channels]
    await first.close()
    await second.close()


async def test_unknown_file_and_route_are_refused(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{local.url}/attachments/1/2/x.png") as response:
            assert response.status == 404
        async with session.get(f"{local.url}/api/v10/nothing/like/this") as response:
            assert response.status == 501
            assert "nothing/like/this" in (await response.json())["message"]
