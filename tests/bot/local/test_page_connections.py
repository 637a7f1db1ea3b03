"""The pages of the local Discord: their events and requests."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.local.page_connections import SHOWN_MESSAGES
from bot.local.server import LocalDiscord
from tests.bot.local.page import page_of
from tests.bot.local.player import until
from tests.bot.local.small_bot import SmallBot

PEOPLE = ["Ann", "Ben", "Cyd", "Dora", "Eli"]


def contents(messages: list[dict[str, Any]]) -> list[str]:
    return [each["content"] for each in messages]


def names(things: list[dict[str, Any]]) -> list[str]:
    return [each["name"] for each in things]


async def test_a_page_receives_people_channels_and_commands(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local.url, "Ann") as ann:
        assert names(ann.hello["people"]) == PEOPLE
        assert names([each for each in ann.hello["people"] if each["moderator"]]) == ["Eli"]
        assert names(ann.hello["channels"]) == ["seven-wonders", "tavern", "forum"]
        assert names(ann.commands) == ["emoji", "hand", "read", "repeat", "table"]
    async with page_of(local.url, "Zoe") as nobody:
        assert nobody.hello["type"] == "nobody"
        assert names(nobody.hello["people"]) == PEOPLE
        with pytest.raises(TypeError):
            await nobody.next(lambda _: True)


async def test_buttons_answer_with_ephemeral_messages_and_modals(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local.url, "Ann") as ann, page_of(local.url, "Ben") as ben:
        assert (await ann.ask("slash", channel=ann.channel, name="table", options={}))["ok"]
        table = (await ben.next(lambda event: event["type"] == "message"))["message"]["id"]
        on_table = {"channel": ann.channel, "message": table}
        assert (await ben.ask("click", **on_table, custom_id="answer:secret"))["ok"]
        assert "Only for you" in contents(ben.messages)
        await ben.ask("say", channel=ann.channel, content="done")
        await ann.receives("done")
        assert "Only for you" not in contents(ann.messages)

        shown = await ann.ask("click", **on_table, custom_id="answer:form")
        assert shown["modal"]["title"] == "Names"
        form = {"channel": ann.channel, "form": shown["form"]}
        assert not (await ann.ask("submit", **form, values={"name": "x" * 21, "side": "a"}))["ok"]
        assert (await ann.ask("submit", **form, values={"name": "Giza", "side": "a"}))["ok"]
        assert "Giza on side a" in contents(ann.messages)


async def test_commands_and_selects_send_what_is_chosen_or_are_answered_with_an_error(
    local: LocalDiscord, bot: SmallBot
) -> None:
    async with page_of(local.url, "Ann") as ann:
        at = {"channel": ann.channel}
        for typed, values in (("a", ["Altar", "Aqueduct", "Baths"]), ("bat", ["Baths"])):
            found = await ann.ask("suggest", **at, name="repeat", option="word", typed=typed, options={})
            assert [each["value"] for each in found["suggestions"]] == values
        await ann.ask("slash", **at, name="repeat", options={"word": "Baths", "times": "2"})
        await ann.receives("Baths 2")
        wrong = {"word": "Baths", "times": "many"}
        assert not (await ann.ask("slash", **at, name="repeat", options=wrong))["ok"]
        file = {"filename": "record.json", "data": "eyJmb3JtYXQiOiAxfQ=="}
        await ann.ask("slash", **at, name="read", options={"file": file})
        await ann.receives('{"format": 1}')
        await ann.ask("slash", **at, name="table", options={})
        colours = {**at, "message": ann.messages[-1]["id"], "custom_id": "colour"}
        assert not (await ann.ask("select", **colours, values=["blue"]))["ok"]
        await ann.ask("select", **colours, values=["green"])
        await ann.receives("You chose green")
        for wish in (
            {"do": "fly"},
            {"do": "click", **at, "message": "1", "custom_id": "x"},
            {"do": "slash", **at, "name": "nothing", "options": {}},
            {"do": "speak", "person": ann.hello["me"], "locale": "tlh"},
            {"do": "click"},
        ):
            answer = await ann.ask(**wish)
            assert not answer["ok"]
            assert answer["error"]


async def test_the_emoji_of_a_button_has_an_id_that_a_browser_does_not_round(
    local: LocalDiscord, bot: SmallBot
) -> None:
    async with page_of(local.url, "Ann") as ann:
        await ann.ask("slash", channel=ann.channel, name="emoji", options={})
        shown = ann.messages[-1]
        (button,) = shown["components"][0]["components"]
        assert f"<:coin:{button['emoji']['id']}>" in shown["content"]
        assert isinstance(button["emoji"]["id"], str)


async def test_direct_messages_are_refused_while_they_are_closed(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local.url, "Ann") as ann:
        hand = {"channel": ann.channel, "name": "hand", "options": {}}
        direct, person = ann.hello["direct"], local.world.person("Ann")
        await ann.ask("close", person=ann.hello["me"], closed=True)
        await ann.ask("slash", **hand)
        await ann.receives("Closed (50007)")
        await ann.ask("close", person=ann.hello["me"], closed=False)
        await ann.ask("slash", **hand)
        await ann.receives("Sent")
        (sent,) = person.messages(int(direct))
        assert sent["components"][1]["items"][0]["media"]["attachment_id"]
        assert (await ann.ask("click", channel=direct, message=sent["id"], custom_id="count:7"))["ok"]
        assert "Counted to **8**" in person.messages(int(direct))[0]["components"][0]["content"]


async def test_badges_count_unread_messages_and_dismissed_messages_stay_hidden(
    local: LocalDiscord, bot: SmallBot
) -> None:
    async with page_of(local.url, "Ann") as ann, page_of(local.url, "Cyd") as cyd:

        async def counts(unread: int) -> None:
            badge = {"type": "badges", "badges": {**dict.fromkeys(ann.hello["badges"], 0), me: unread}}
            await ann.next(lambda event: event == badge)

        me, direct, channel = cyd.hello["me"], cyd.hello["direct"], cyd.channel
        person = local.world.person("Cyd")
        await cyd.ask("slash", channel=channel, name="hand", options={})
        await counts(1)
        await cyd.ask("read", channel=direct, message=person.messages(int(direct))[-1]["id"])
        await counts(0)
        await until(local, lambda: contents(person.messages(int(channel)))[-1] == "Sent")
        await cyd.ask("dismiss", channel=channel, message=person.messages(int(channel))[-1]["id"])
        assert any(each["type"] == "gone" for each in cyd.seen)
        assert (await ann.ask("add", name=" Fay  Lou "))["name"] == "Fay Lou"
        assert not (await ann.ask("add", name="Ben"))["ok"]
    async with page_of(local.url, "Cyd") as again, page_of(local.url, "Fay Lou") as fay:
        assert again.hello["messages"][channel] == []
        assert (await fay.ask("slash", channel=fay.channel, name="table", options={}))["ok"]


async def test_commands_appear_when_registered_and_in_the_persons_language(
    local: LocalDiscord, bot: SmallBot
) -> None:
    bot.tree.remove_command("emoji")
    async with page_of(local.url, "Ann") as ann:
        await bot.tree.sync()
        await ann.next(lambda event: event["type"] == "commands")
        assert names(ann.commands) == ["hand", "read", "repeat", "table"]
        commands = local.backend.commands[None].values()
        (repeat,) = (each for each in commands if each["name"] == "repeat")
        repeat["description_localizations"] = {"fr": "Dire plusieurs fois"}
        repeat["options"][0]["name_localizations"] = {"fr": "mot"}
        await ann.ask("speak", person=ann.hello["me"], locale="fr")
        (french,) = (each for each in ann.commands if each["name"] == "repeat")
        assert french["description"] == "Dire plusieurs fois"
        labels = {each["name"]: each["label"] for each in french["options"]}
        assert labels == {"word": "mot", "times": "times"}


async def test_everybody_can_use_a_thread_until_it_is_deleted(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local.url, "Ann") as ann:
        channel = bot.get_channel(int(ann.channel))
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="A game", type=discord.ChannelType.public_thread)
        told = await ann.next(lambda event: event["type"] == "channels")
        assert names(told["channels"]) == ["seven-wonders", "A game", "tavern", "forum"]
        assert [each["thread"] for each in told["channels"]] == [False, True, False, False]
        await thread.send("Your turn")
        await ann.receives("Your turn")
        assert ann.messages[-1]["channel_id"] == str(thread.id)
        assert (await ann.ask("slash", channel=str(thread.id), name="table", options={}))["ok"]
        async with page_of(local.url, "Ben") as ben:
            assert contents(ben.hello["messages"][str(thread.id)])[:1] == ["Your turn"]
        await thread.delete()
        left = await ann.next(lambda event: event["type"] == "channels")
        assert names(left["channels"]) == ["seven-wonders", "tavern", "forum"]


async def test_the_page_and_its_parts_are_served_only_to_this_machine(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(local.url) as response:
            text, policy = await response.text(), response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        # Pictures have the server's address, even if the page was opened as localhost.
        assert f"img-src 'self' data: {local.url}" in policy
        parts = [each.partition('"')[0] for each in text.split('="/page/')[1:]]
        assert "main.js" in parts
        for part in parts:
            async with session.get(f"{local.url}/page/{part}") as response:
                assert response.status == 200, part
        for elsewhere in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
            async with session.get(local.url, headers=elsewhere) as response:
                assert response.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            url = f"{local.url}/tab?person=Ann"
            await session.ws_connect(url, headers={"Origin": "https://evil.example"})


async def test_scrolling_up_loads_earlier_messages(local: LocalDiscord, bot: SmallBot) -> None:
    async with page_of(local.url, "Ann") as ann:
        assert ann.hello["earlier"] == []
        for number in range(SHOWN_MESSAGES + 3):
            await ann.ask("say", channel=ann.channel, content=f"{number}")
    async with page_of(local.url, "Ben") as ben:
        assert ben.hello["earlier"] == [ben.channel]
        shown = ben.hello["messages"][ben.channel]
        assert contents(shown) == [f"{each}" for each in range(3, SHOWN_MESSAGES + 3)]
        before = await ben.ask("scroll", channel=ben.channel, before=shown[0]["id"])
        assert contents(before["messages"]) == ["0", "1", "2"]
        assert not before["earlier"]
