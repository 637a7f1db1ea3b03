from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.errors import SetupError

from bot.local.backend import ANSWER_SECONDS
from bot.local.rest import RateLimit
from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.bot.local.small_bot import SmallBot
from tests.bot.local.waiting import last, until
from tests.patience import PATIENCE


def channel_of(local: LocalDiscord) -> int:
    return local.world.channels[0].id


def text_of(message: dict[str, Any]) -> str:
    return str(message["content"] or message["components"][0]["content"])


async def press(person: Person, channel: int, custom_id: str) -> Any:
    message = next(each for each in reversed(person.messages(channel)) if each["components"])
    return await person.click(channel, int(message["id"]), custom_id)


async def test_command_answers_with_a_picture_that_can_be_fetched(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    result = await ann.slash(channel, "table")
    assert result.acknowledged
    message = last(ann, channel)
    assert text_of(message) == "## Table\nCounted to **1**"
    item = message["components"][1]["items"][0]
    assert item["description"] == "A small city"
    assert message["attachments"] == []
    assert (item["media"]["width"], item["media"]["height"]) == (60, 40)
    assert item["media"]["content_type"] == "image/png"
    assert f"/{item['media']['attachment_id']}/city.png?" in item["media"]["url"]
    async with aiohttp.ClientSession() as session, session.get(item["media"]["url"]) as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")


async def test_button_changes_its_message_and_keeps_the_picture(local: LocalDiscord, bot: SmallBot) -> None:
    ben, channel = local.world.person("Ben"), channel_of(local)
    await ben.slash(channel, "table")
    before = last(ben, channel)
    assert (await press(ben, channel, "count:1")).acknowledged
    after = last(ben, channel)
    assert after["id"] == before["id"]
    assert "Counted to **2**" in text_of(after)
    assert after["components"][1]["items"] == before["components"][1]["items"]


async def test_ephemeral_answer_is_seen_by_one_person(local: LocalDiscord, bot: SmallBot) -> None:
    ann, ben, channel = local.world.person("Ann"), local.world.person("Ben"), channel_of(local)
    await ann.slash(channel, "table")
    await press(ben, channel, "answer:secret")
    assert last(ben, channel)["content"] == "Only for you"
    assert "Counted to" in text_of(last(ann, channel))


async def test_thinking_becomes_the_answer_in_the_persons_language(
    local: LocalDiscord, bot: SmallBot
) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    ann.speak("fr")
    await ann.slash(channel, "table")
    await press(ann, channel, "answer:later")
    thinking = last(ann, channel)
    assert thinking["flags"] & discord.MessageFlags(loading=True).value
    await until(local, lambda: last(ann, channel)["content"] == "Later, in fr")
    assert last(ann, channel)["id"] == thinking["id"]


async def test_button_without_answer_fails_after_three_seconds(
    local: LocalDiscord, bot: SmallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ANSWER_SECONDS == 3
    ann, channel = local.world.person("Ann"), channel_of(local)
    await ann.slash(channel, "table")
    monkeypatch.setattr("bot.local.backend.ANSWER_SECONDS", 0.1)
    assert not (await press(ann, channel, "answer:never")).acknowledged


async def test_form_is_shown_and_sent(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    await ann.slash(channel, "table")
    shown = await press(ann, channel, "answer:form")
    assert shown.modal is not None
    assert shown.modal["title"] == "Names"
    await ann.submit(channel, shown, {"name": "Giza", "side": "b"})
    assert last(ann, channel)["content"] == "Giza on side b"


async def test_list_sends_its_choice(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    await ann.slash(channel, "table")
    await ann.select(channel, int(last(ann, channel)["id"]), "colour", ["green"])
    assert last(ann, channel)["content"] == "You chose green"
    with pytest.raises(SetupError):
        message = next(each for each in ann.messages(channel) if each["components"])
        await ann.select(channel, int(message["id"]), "colour", ["blue"])


async def test_direct_message_with_picture_and_button(local: LocalDiscord, bot: SmallBot) -> None:
    cyd = local.world.person("Cyd")
    await cyd.slash(channel_of(local), "hand")
    await until(local, lambda: bool(cyd.messages(cyd.direct_channel)))
    assert last(cyd, cyd.direct_channel)["components"][1]["items"][0]["media"]["attachment_id"]
    assert (await press(cyd, cyd.direct_channel, "count:7")).acknowledged
    assert "Counted to **8**" in text_of(last(cyd, cyd.direct_channel))


async def test_closed_direct_messages_are_refused_until_opened(local: LocalDiscord, bot: SmallBot) -> None:
    dora, channel = local.world.person("Dora"), channel_of(local)
    dora.close_direct_messages(True)
    await dora.slash(channel, "hand")
    await until(local, lambda: last(dora, channel)["content"] == "Closed (50007)")
    assert not dora.messages(dora.direct_channel)
    dora.close_direct_messages(False)
    await dora.slash(channel, "hand")
    await until(local, lambda: last(dora, channel)["content"] == "Sent")
    assert len(dora.messages(dora.direct_channel)) == 1


async def test_suggestions_numbers_and_refused_values(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    found = await ann.suggestions(channel, "repeat", "word", "a", {})
    assert [each["value"] for each in found] == ["Altar", "Aqueduct", "Baths"]
    assert [each["value"] for each in await ann.suggestions(channel, "repeat", "word", "bat")] == ["Baths"]
    await ann.slash(channel, "repeat", {"word": "Baths", "times": "2"})
    await until(local, lambda: last(ann, channel)["content"] == "Baths 2")
    with pytest.raises(SetupError):
        await ann.slash(channel, "repeat", {"word": "Baths", "times": "many"})


async def test_file_is_given_with_a_command(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    file = {"filename": "record.json", "data": "eyJmb3JtYXQiOiAxfQ=="}
    await ann.slash(channel, "read", {"file": file})
    await until(local, lambda: last(ann, channel)["content"] == '{"format": 1}')


async def test_menu_of_a_member(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    assert local.environment.menus(ann.id, channel)["user"] == ["Show city"]
    await ann.menu(channel, "Show city", user_id=local.world.person("Ben").id)
    assert last(ann, channel)["content"] == "The city of Ben"


async def test_application_emoji_has_a_picture(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    await ann.slash(channel, "emoji")
    await until(local, lambda: "<:coin:" in last(ann, channel)["content"])
    identifier = last(ann, channel)["content"].split(":")[2].partition(">")[0]
    url = f"{local.url}/emojis/{identifier}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
        assert response.content_type == "image/png"


async def test_lost_gateway_is_resumed_and_nothing_is_missed(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    local.gateway.drop()
    await ann.slash(channel, "table")
    async with asyncio.timeout(PATIENCE):
        await bot.resumed.wait()
    assert local.gateway.resumed == 1
    assert local.gateway.identified == 1
    await until(local, lambda: bool(ann.messages(channel)))
    assert (await press(ann, channel, "count:1")).acknowledged


async def test_announced_limit_is_waited_for(local: LocalDiscord, bot: SmallBot) -> None:
    local.rest.rate_limit = RateLimit(requests=2, seconds=0.5)
    ann, channel = local.world.person("Ann"), channel_of(local)
    began = asyncio.get_running_loop().time()
    await ann.slash(channel, "repeat", {"word": "x", "times": 5})
    await until(local, lambda: last(ann, channel)["content"] == "x 5")
    assert asyncio.get_running_loop().time() - began > 0.9
    assert local.rest.too_many == 0


async def test_unannounced_limit_is_retried(
    local: LocalDiscord, bot: SmallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Time passes where a request is refused, however slow the others are.
    monkeypatch.setattr("bot.local.rest.time", SimpleNamespace(monotonic=lambda: float(local.rest.too_many)))
    local.rest.rate_limit = RateLimit(requests=2, seconds=0.3, announced=False)
    ann, channel = local.world.person("Ann"), channel_of(local)
    await ann.slash(channel, "repeat", {"word": "x", "times": 5})
    await until(local, lambda: last(ann, channel)["content"] == "x 5")
    assert local.rest.too_many == 2
    assert [each["content"] for each in ann.messages(channel)[1:]] == [
        f"x {number}" for number in range(1, 6)
    ]


async def test_bot_without_the_right_is_refused(local: LocalDiscord, bot: SmallBot) -> None:
    ann, channel = local.world.person("Ann"), channel_of(local)
    local.environment.allow_bot(channel, "send_messages", False)
    target = bot.get_channel(channel)
    assert isinstance(target, discord.TextChannel)
    with pytest.raises(discord.Forbidden):
        await target.send("hello")
    local.environment.allow_bot(channel, "send_messages", True)
    await target.send("hello")
    assert last(ann, channel)["content"] == "hello"
