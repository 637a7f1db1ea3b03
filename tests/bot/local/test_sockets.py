"""A bot over real sockets: its requests, its events, and what people see."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.backend import LOADING_FLAG, LocalBackend
from bot.local.bot_process import point_at
from bot.local.discord_api import RateLimit
from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.bot.local.player import last, text_of, until
from tests.bot.local.small_bot import SmallBot
from tests.patience import happens


@pytest.fixture
def ann(local: LocalDiscord, bot: SmallBot) -> Person:
    return local.world.person("Ann")


@pytest.fixture
def channel(local: LocalDiscord) -> int:
    return local.world.channels[0].id


async def press(person: Person, channel: int, custom_id: str) -> Any:
    message = next(each for each in reversed(person.messages(channel)) if each["components"])
    return await person.click(channel, int(message["id"]), custom_id)


async def fetched(url: str) -> tuple[int, str, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, response.content_type, await response.read()


@pytest.mark.parametrize("url", ["http://example.org", "127.0.0.1:8790"])
def test_the_token_is_not_sent_to_another_machine(url: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="LOCAL_DISCORD"):
        point_at(url)
    assert before == discord.http.Route.BASE


async def test_a_command_answers_with_a_picture_that_a_button_keeps_and_others_later_or_never(
    local: LocalDiscord, ann: Person, channel: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await ann.slash(channel, "table")).acknowledged
    before = last(ann, channel)
    assert text_of(before) == "## Table\nCounted to **1**"
    status, kind, picture = await fetched(before["components"][1]["items"][0]["media"]["url"])
    assert (status, kind, picture[:4]) == (200, "image/png", b"\x89PNG")
    assert (await press(local.world.person("Ben"), channel, "count:1")).acknowledged
    after = last(ann, channel)
    assert after["id"] == before["id"]
    assert "Counted to **2**" in text_of(after)
    assert after["components"][1]["items"] == before["components"][1]["items"]

    ann.speak("fr")
    await press(ann, channel, "answer:later")
    thinking = last(ann, channel)
    assert thinking["flags"] & LOADING_FLAG
    await until(local, lambda: last(ann, channel)["content"] == "Later, in fr")
    assert last(ann, channel)["id"] == thinking["id"]
    monkeypatch.setattr("bot.local.backend.LocalBackend.answer_seconds", 0.1)
    assert not (await press(ann, channel, "answer:never")).acknowledged

    await ann.slash(channel, "emoji")
    await until(local, lambda: "<:coin:" in last(ann, channel)["content"])
    identifier = last(ann, channel)["content"].split(":")[2].partition(">")[0]
    assert (await fetched(f"{local.url}/emojis/{identifier}"))[:2] == (200, "image/png")


async def test_a_lost_gateway_is_resumed_without_missing_events(
    local: LocalDiscord, bot: SmallBot, ann: Person, channel: int
) -> None:
    local.gateway.drop()
    await ann.slash(channel, "table")
    await happens(bot.resumed.is_set)
    assert local.gateway.identified == 1
    await until(local, lambda: bool(ann.messages(channel)))
    assert (await press(ann, channel, "count:1")).acknowledged


async def test_an_announced_rate_limit_is_respected(local: LocalDiscord, ann: Person, channel: int) -> None:
    local.rest.rate_limit = RateLimit(requests=2, seconds=0.5)
    began = asyncio.get_running_loop().time()
    await ann.slash(channel, "repeat", {"word": "x", "times": 5})
    await until(local, lambda: last(ann, channel)["content"] == "x 5")
    assert asyncio.get_running_loop().time() - began > 0.9
    assert local.rest.too_many == 0


async def test_unknown_limited_and_forbidden_requests_are_refused(
    local: LocalDiscord, bot: SmallBot, ann: Person, channel: int
) -> None:
    assert (await fetched(f"{local.url}/attachments/1/2/x.png"))[0] == 404
    status, _, answer = await fetched(f"{local.url}/api/v10/nothing/like/this")
    assert (status, b"nothing/like/this" in answer) == (501, True)

    local.rest.rate_limit = RateLimit(requests=1, seconds=60.0)
    messages = f"{local.url}/api/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession() as session:
        for status in (200, 429):
            async with session.post(messages, json={"content": "x"}) as response:
                assert response.status == status
        assert 59 < float(response.headers["Retry-After"]) <= 61
    local.rest.rate_limit = None

    target = bot.get_channel(channel)
    assert isinstance(target, discord.TextChannel)
    local.world.allow_bot(channel, "send_messages", False)
    with pytest.raises(discord.Forbidden):
        await target.send("hello")
    local.world.allow_bot(channel, "send_messages", True)
    await target.send("hello")
    assert last(ann, channel)["content"] == "hello"


async def test_a_world_has_stable_ids_and_drops_the_oldest_beyond_its_limits(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = list(local.world.people)
    monkeypatch.setattr(LocalBackend, "most_messages", 2)
    monkeypatch.setattr(LocalBackend, "most_interactions", 3)
    local = LocalDiscord()
    assert list(local.world.people) == people
    backend, ann, channel = local.backend, local.world.person("Ann"), local.world.channels[0].id
    stored = backend.cdn.store_attachment(backend.snowflake(), channel, "a.txt", b"old", None)
    backend.create_message(channel, ann.id, "first", attachments=[stored])
    ann.say(channel, "second")
    assert backend.cdn.get(stored["url"]) == b"old"
    ann.say(channel, "third")
    assert [each["content"] for each in ann.messages(channel)] == ["second", "third"]
    assert backend.cdn.get(stored["url"]) is None

    records = [backend.new_interaction(2, channel, 1, None) for _ in range(5)]
    assert list(backend.interactions) == [each.id for each in records[2:]]
    assert set(backend.interaction_tokens) == {each.token for each in records[2:]}
    await local.close()
