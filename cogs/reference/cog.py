"""Looking things up: cards, wonders, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from cogs.discord.message import LONGEST_LIST, LONGEST_OPTION, Message, Picture
from cogs.discord.picture_pool import PicturePool, looking
from cogs.discord.reply import Interaction, answer_deferred, answering, defer, pictures_shown, translator
from cogs.reference.catalogue import Catalogue, Entry, Named, by_name, find
from cogs.reference.rules import TOPICS, show_rules

Kind = Literal["card", "wonder"]
"""What a person looks up; progress tokens are found among the cards."""


class ReferenceCog(commands.Cog, name="reference"):
    """Shows cards and wonders close up and tells the rules."""

    def __init__(self, client: Client, pictures: PicturePool, catalogues: Sequence[Catalogue]) -> None:
        """Work for ``client``, draw with ``pictures``; the first catalogue's things are found first."""
        self._client = client
        self._pictures = pictures
        self.catalogues = tuple(catalogues)

    @app_commands.command(description="command-card")
    @app_commands.describe(name="command-card-name")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card or a progress token privately."""
        await self._show(interaction, "card", name)

    @card.autocomplete("name")
    async def suggest_card(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest cards while the person types."""
        return await self._suggest(interaction, "card", typed)

    @app_commands.command(description="command-wonder")
    @app_commands.describe(name="command-wonder-name")
    async def wonder(self, interaction: Interaction, name: str) -> None:
        """Show a wonder privately."""
        await self._show(interaction, "wonder", name)

    @wonder.autocomplete("name")
    async def suggest_wonder(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest wonders while the person types."""
        return await self._suggest(interaction, "wonder", typed)

    async def _show(self, interaction: Interaction, kind: Kind, name: str) -> None:
        async with answering(interaction):
            text = translator(interaction)
            found = find(name, await self._named(interaction, kind))
            if not found:
                raise Refusal(f"refusal-no-such-{kind}")
            await defer(interaction, ephemeral=True, thinking=True)
            with looking(interaction.user.id):
                made = await self.close_up(found, text)
            await answer_deferred(interaction, made)

    async def close_up(self, found: Sequence[Entry], text: Translator) -> Message:
        """Show what goes by one name."""
        notes = [text(entry.note) for entry in found if entry.note is not None]
        pictures = [await self._picture(entry, text) for entry in found]
        return pictures_shown(pictures, text, "\n".join(notes) or None)

    async def _picture(self, entry: Entry, text: Translator) -> Picture:
        return await self._pictures.draw(
            ("close-up", entry.game, entry.name, text.language),
            f"{entry.name}.png",
            lambda: entry.draw(text),
            lambda: entry.describe(text),
        )

    async def _suggest(
        self, interaction: Interaction, kind: Kind, typed: str
    ) -> list[app_commands.Choice[str]]:
        wanted = typed.strip().casefold()
        return [
            app_commands.Choice(name=name[:LONGEST_OPTION], value=name[:LONGEST_OPTION])
            for name in await self._named(interaction, kind)
            if wanted in name.casefold()
        ][:LONGEST_LIST]

    async def _named(self, interaction: Interaction, kind: Kind) -> Named:
        """Give what can be looked up by name; what the game of the channel has stands first."""
        here = await self._game_here(interaction)
        catalogues = sorted(self.catalogues, key=lambda catalogue: catalogue.game != here)
        groups = [catalogue.cards if kind == "card" else catalogue.wonders for catalogue in catalogues]
        return by_name(groups, (translator(interaction), self._client.languages.of(None)))

    async def _game_here(self, interaction: Interaction) -> str | None:
        """Give the game that is played in the channel or gathers players there, if there is one."""
        channel = interaction.channel_id or 0
        sittings = self._client.sittings.from_channel(channel, interaction.user.id)
        if sittings:
            return sittings[0].row.options.game
        lobby = await self._client.lobbies.at(channel)
        return None if lobby is None else lobby.row.options.game

    @app_commands.command(description="command-rules")
    @app_commands.describe(topic="command-rules-topic")
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Tell the rules of a topic privately, or else what the game of the channel begins with."""
        async with answering(interaction):
            here = await self._game_here(interaction)
            await show_rules(interaction, topic or (here if here in TOPICS else None) or "round")

    @rules.autocomplete("topic")
    async def suggest_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest topics in the person's language."""
        text = translator(interaction)
        named = [(text(f"topic-{topic}"), topic) for topic in TOPICS]
        return [
            app_commands.Choice(name=name, value=topic)
            for name, topic in named
            if typed.casefold() in name.casefold() or typed.casefold() in topic
        ]
