"""**No more tips**: what a newcomer has before them tells none any more, wherever they have it open."""

from __future__ import annotations

from bot.client import Client
from bot.refusal import Refusal
from cogs.discord.delivery import not_in_the_way
from cogs.discord.message import message
from cogs.discord.reply import change, defer, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer


class Silence:
    """Tells people no more tips who want none."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        """Work for ``client``; ``announcer`` has what people have before them."""
        self._client = client
        self._announcer = announcer
        client.add_listener(self.on_silenced)

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap below a tip that stands alone, or in the message of a turn."""
        match tap.words[0]:
            case "off":
                await change(tap.interaction, message(translator(tap.interaction)("tips-off")))
            case "silent":
                await defer(tap.interaction)
            case _:
                raise Refusal("refusal-offer-changed")
        await self.begin(tap)
        await self.spread(tap)

    async def begin(self, tap: Tap) -> None:
        """Tell a person nothing more."""
        person = tap.interaction.user.id
        await self._client.tips.silence(person, self._client.sittings.of_person(person))

    async def spread(self, tap: Tap) -> None:
        """Take the tips of a person away that they have before them, but for what they have tapped."""
        person, tapped = tap.interaction.user.id, tap.interaction.message
        besides = None if tapped is None else tapped.id
        if self._client.is_shared:
            await self._client.sharing.tell_silence(person, besides)
        await self._take_away(person, besides)

    async def on_silenced(self, person: int, besides: int | None) -> None:
        """Take the tips of a person away who has said elsewhere that they want none."""
        self._client.tips.forget(person, self._client.sittings.of_person(person))
        await self._take_away(person, besides)

    async def _take_away(self, person: int, besides: int | None) -> None:
        for sitting in self._client.sittings.of_person(person):
            await not_in_the_way(self._announcer.without_tip(sitting, person, besides))
