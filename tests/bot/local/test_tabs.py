from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.server import LocalDiscord
from bot.local.sight import SHOWN_MESSAGES
from tests.bot.local.small_bot import SmallBot
from tests.bot.local.waiting import until
from tests.patience import PATIENCE

Json = dict[str, Any]


class Page:
    """A page as the browser's script sees it: what comes through the WebSocket, kept in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.seen: list[Json] = []
        self._nonce = 0

    async def next(self, wanted: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                event: Json = await self._socket.receive_json()
                self.seen.append(event)
                if wanted(event):
                    return event

    async def ask(self, **wish: Any) -> Json:
        self._nonce += 1
        nonce = str(self._nonce)
        await self._socket.send_json({**wish, "nonce": nonce})
        return await self.next(lambda event: event["type"] == "done" and event["nonce"] == nonce)


@asynccontextmanager
async def page_of(local: LocalDiscord, person: str) -> AsyncIterator[tuple[Page, Json]]:
    url = f"{local.url}/tab?person={person}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        page = Page(socket)
        yield page, await page.next(lambda event: event["type"] == "hello")


def is_message(event: Json) -> bool:
    return bool(event["type"] == "message")


async def test_hello_tells_who_and_where(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (_, hello):
        assert [each["name"] for each in hello["people"]] == ["Ann", "Ben", "Cyd", "Dora", "Eli"]
        assert [each["name"] for each in hello["people"] if each["moderator"]] == ["Eli"]
        assert [each["name"] for each in hello["channels"]] == ["seven-wonders", "tavern", "forum"]
        names = [each["name"] for each in hello["commands"][hello["channels"][0]["id"]]]
        assert names == ["emoji", "hand", "read", "repeat", "table"]


async def test_a_name_that_nobody_has_is_told_who_is_here(local: LocalDiscord, bot: SmallBot) -> None:
    url = f"{local.url}/tab?person=Zoe"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        told = await socket.receive_json()
        assert told["type"] == "nobody"
        assert [each["name"] for each in told["people"]] == ["Ann", "Ben", "Cyd", "Dora", "Eli"]
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_everybody_sees_a_message_but_an_ephemeral_one(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, hello), page_of(local, "Ben") as (ben, _):
        channel = hello["channels"][0]["id"]
        assert (await ann.ask(do="slash", channel=channel, name="table", options={}))["ok"]
        message = (await ben.next(is_message))["message"]
        wish = {"do": "click", "channel": channel, "message": message["id"], "custom_id": "answer:secret"}
        assert (await ben.ask(**wish))["ok"]
        secrets = [each["message"]["content"] for each in ben.seen if is_message(each)]
        assert "Only for you" in secrets
        await ben.ask(do="say", channel=channel, content="done")
        await ann.next(lambda event: is_message(event) and event["message"]["content"] == "done")
        assert "Only for you" not in [each["message"]["content"] for each in ann.seen if is_message(each)]


async def test_ids_are_text_for_the_browser(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        await ann.ask(do="slash", channel=hello["channels"][0]["id"], name="table", options={})
        large = [each for event in ann.seen for each in numbers(event) if each > 2**53]
        assert large == []


def numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [each for item in value.values() for each in numbers(item)]
    if isinstance(value, list):
        return [each for item in value for each in numbers(item)]
    return [value] if isinstance(value, int) else []


async def test_form_comes_to_the_page_and_goes_back(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        await ann.ask(do="slash", channel=channel, name="table", options={})
        message = next(each["message"] for each in ann.seen if is_message(each))
        shown = await ann.ask(do="click", channel=channel, message=message["id"], custom_id="answer:form")
        assert shown["modal"]["title"] == "Names"
        wish = {"do": "submit", "channel": channel, "form": shown["form"]}
        refused = await ann.ask(**wish, values={"name": "", "side": "a"})
        assert not refused["ok"]
        assert (await ann.ask(**wish, values={"name": "Giza", "side": "a"}))["ok"]
        assert "Giza on side a" in [each["message"]["content"] for each in ann.seen if is_message(each)]


async def test_badges_count_what_the_others_have_not_read(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, _), page_of(local, "Cyd") as (cyd, hello):
        await cyd.ask(do="slash", channel=hello["channels"][0]["id"], name="hand", options={})
        count = hello["me"]
        badges = await ann.next(lambda event: event["type"] == "badges" and event["badges"][count] == 1)
        assert badges["badges"][count] == 1
        last = local.world.person("Cyd").messages(int(hello["direct"]))[-1]["id"]
        await cyd.ask(do="read", channel=hello["direct"], message=last)
        badges = await ann.next(lambda event: event["type"] == "badges" and event["badges"][count] == 0)
        assert badges["badges"][count] == 0


async def test_dismissed_message_does_not_come_back(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        await ann.ask(do="slash", channel=channel, name="hand", options={})
        person = local.world.person("Ann")
        await until(local, lambda: person.messages(int(channel))[-1]["content"] == "Sent")
        await ann.ask(do="dismiss", channel=channel, message=person.messages(int(channel))[-1]["id"])
        assert any(each["type"] == "gone" for each in ann.seen)
    async with page_of(local, "Ann") as (_, again):
        assert again["messages"][channel] == []


async def test_somebody_else_joins_the_server(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, _):
        assert (await ann.ask(do="add", name=" Fay  Lou "))["name"] == "Fay Lou"
        refused = await ann.ask(do="add", name="Ben")
        assert not refused["ok"]
    async with page_of(local, "Fay Lou") as (fay, hello):
        assert (await fay.ask(do="slash", channel=hello["channels"][0]["id"], name="table", options={}))["ok"]


async def test_commands_appear_when_the_bot_registers_them(local: LocalDiscord) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        assert hello["commands"][channel] == []
        client = SmallBot()
        running = asyncio.create_task(client.start("local"))
        told = await ann.next(lambda event: event["type"] == "commands")
        assert "table" in [each["name"] for each in told["commands"][channel]]
        await local.gateway.wait_for_bot()
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


async def test_commands_are_told_in_the_language_of_who_types(local: LocalDiscord, bot: SmallBot) -> None:
    repeat = next(
        each for each in local.environment.backend.commands[None].values() if each["name"] == "repeat"
    )
    repeat["description_localizations"] = {"fr": "Dire plusieurs fois"}
    repeat["options"][0]["name_localizations"] = {"fr": "mot"}
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        await ann.ask(do="speak", person=hello["me"], locale="fr")
        told = next(event for event in ann.seen if event["type"] == "commands")
        french = next(each for each in told["commands"][channel] if each["name"] == "repeat")
        assert french["description"] == "Dire plusieurs fois"
        assert [(each["name"], each["label"]) for each in french["options"]] == [
            ("word", "mot"),
            ("times", "times"),
        ]
        english = next(each for each in hello["commands"][channel] if each["name"] == "repeat")
        assert english["description"] == "Say something several times"


async def test_thread_is_a_place_for_everybody_from_its_first_message_on(
    local: LocalDiscord, bot: SmallBot
) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = bot.get_channel(int(hello["channels"][0]["id"]))
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="A game", type=discord.ChannelType.public_thread)
        told = await ann.next(lambda event: event["type"] == "channels")
        assert [each["name"] for each in told["channels"]] == ["seven-wonders", "A game", "tavern", "forum"]
        assert [each["thread"] for each in told["channels"]] == [False, True, False, False]
        await thread.send("Your turn")
        message = await ann.next(
            lambda event: is_message(event) and event["message"]["channel_id"] == str(thread.id)
        )
        assert message["message"]["content"] == "Your turn"
        assert (await ann.ask(do="slash", channel=str(thread.id), name="table", options={}))["ok"]
        async with page_of(local, "Ben") as (_, later):
            assert [each["content"] for each in later["messages"][str(thread.id)]][:1] == ["Your turn"]
        await thread.delete()
        left = await ann.next(lambda event: event["type"] == "channels")
        assert [each["name"] for each in left["channels"]] == ["seven-wonders", "tavern", "forum"]


async def test_nonsense_is_answered_in_words(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        for wish in (
            {"do": "fly"},
            {"do": "click", "channel": channel, "message": "1", "custom_id": "x"},
            {"do": "slash", "channel": channel, "name": "nothing", "options": {}},
            {"do": "speak", "person": hello["me"], "locale": "tlh"},
            {"do": "click"},
        ):
            answer = await ann.ask(**wish)
            assert not answer["ok"]
            assert answer["error"]


async def test_page_from_elsewhere_is_refused(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(local.url, headers={"Host": "evil.example"}) as response:
            assert response.status == 403
        async with session.get(local.url, headers={"Origin": "http://evil.example"}) as response:
            assert response.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            url = f"{local.url}/tab?person=Ann"
            await session.ws_connect(url, headers={"Origin": "https://evil.example"})


async def test_page_and_its_parts_are_served(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(local.url) as response:
            text = await response.text()
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            # Pictures have the address of the server, also on a page that was opened as localhost.
            assert f"img-src 'self' data: {local.url}" in policy
        parts = [each.partition('"')[0] for each in text.split('="/page/')[1:]]
        assert "main.js" in parts
        for part in parts:
            async with session.get(f"{local.url}/page/{part}") as response:
                assert response.status == 200, part


async def test_what_was_said_before_comes_when_a_page_is_scrolled_up(
    local: LocalDiscord, bot: SmallBot
) -> None:
    async with page_of(local, "Ann") as (ann, hello):
        channel = hello["channels"][0]["id"]
        assert hello["earlier"] == []
        for number in range(SHOWN_MESSAGES + 3):
            await ann.ask(do="say", channel=channel, content=f"{number}")
    async with page_of(local, "Ben") as (ben, hello):
        assert hello["earlier"] == [channel]
        shown = hello["messages"][channel]
        assert [each["content"] for each in shown] == [f"{each}" for each in range(3, SHOWN_MESSAGES + 3)]
        before = await ben.ask(do="scroll", channel=channel, before=shown[0]["id"])
        assert [each["content"] for each in before["messages"]] == ["0", "1", "2"]
        assert not before["earlier"]
