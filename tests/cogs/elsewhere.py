"""A server without the bot, and a person there who has installed the app."""

from typing import Any

import discord

from bot.common.stored_rows import ephemeral_place
from bot.tables.session import Session
from tests.cogs.room import Room, buttons, parts, shown_files


class Elsewhere:
    """A server without the bot, with Ann, who has installed the app."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.env = room.env
        self.guild = room.env.create_guild("Sparta")
        self.channel = self.guild.create_text_channel("agora")
        self.user = room.people["ann"].user
        self.ann = self.guild.add_member(self.user)
        self.ben = self.guild.add_member(room.people["ben"].user)
        room.env.backend.take_bot_away(self.guild.id)  # type: ignore[attr-defined]
        room.env.backend.installers.add(self.user.id)  # type: ignore[attr-defined]

    async def type(self, command: str, **options: Any) -> Any:
        answer = await self.ann.slash(self.channel, command, **options)
        await self.env.settle()
        return answer

    async def tap(self, message: Any, label: str) -> Any:
        answer = await self.ann.click(message, custom_id=buttons(message)[label]["custom_id"])
        await self.env.settle()
        return answer

    def seen(self) -> list[Any]:
        """Return the messages that Ann can see in the channel, oldest first."""
        return list(self.channel.history(viewer=self.ann))

    def page(self) -> Any:
        """Return the newest message with a picture and buttons."""
        return next(each for each in reversed(self.seen()) if shown_files(each) and buttons(each))

    @property
    def session(self) -> Session:
        session = self.room.client.sessions.at(ephemeral_place(self.user.id))
        assert session is not None
        return session

    def sent_by_channel(self) -> list[str]:
        """Return the paths of requests to the channel or server, which the bot can't access."""
        here = (f"/channels/{self.channel.id}", f"/guilds/{self.guild.id}")
        return [each.path for each in self.env.http_requests if each.path.startswith(here)]


CARD, CHOICES = {"card"}, {"build", "free", "stage", "sell", "revive", "nothing", "choose", "list", "discard"}


async def choose_something(elsewhere: Elsewhere) -> None:
    """Tap a choice if the message offers one, or else a card."""
    page, game = elsewhere.page(), elsewhere.session.row.options.game
    topic = "hand" if game == "base" else game
    asked = [each for each in parts(page) if str(each.get("custom_id")).split(":")[1:2] == [topic]]
    for words in (CHOICES, CARD):
        for each in asked:
            said = set(each["custom_id"].split(":"))
            if words & said and "pay" not in said and not each.get("disabled"):
                if each["type"] == discord.ComponentType.select.value:
                    value = each["options"][0]["value"]
                    await elsewhere.ann.select(page, [value], custom_id=each["custom_id"])
                else:
                    await elsewhere.ann.click(page, custom_id=each["custom_id"])
                await elsewhere.env.settle()
                return
    raise AssertionError(f"nothing can be chosen: {list(buttons(page))}")


async def play_a_step(elsewhere: Elsewhere) -> None:
    session, step = elsewhere.session, elsewhere.session.step
    for _ in range(5):
        await choose_something(elsewhere)
        if not session.is_running or session.step != step:
            return
    raise AssertionError("no tap makes a choice")
