"""A bot with everything that the local Discord supports: command, button, select, modal, picture, DM."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from cogs.discord.message import pictures_of


def picture(colour: str = "navy", name: str = "city.png") -> discord.File:
    stream = io.BytesIO()
    Image.new("RGB", (60, 40), colour).save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, name, description="A small city")


class NameForm(ui.Modal, title="Names"):
    def __init__(self) -> None:
        super().__init__()
        sides = [discord.RadioGroupOption(label=each, value=each.lower()) for each in "AB"]
        self.name = ui.TextInput[ui.View](custom_id="name", max_length=20)
        self.side = ui.RadioGroup[ui.View](custom_id="side", options=sides)
        self.add_item(ui.Label(text="City", component=self.name))
        self.add_item(ui.Label(text="Side", component=self.side))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text = f"{self.name.value} on side {self.side.value}"
        await interaction.response.send_message(text, ephemeral=True)


def button(custom_id: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=custom_id.replace(":", " ").title(), custom_id=custom_id)


def layout(number: int) -> ui.LayoutView:
    answers = (button(f"answer:{how}") for how in ("secret", "form", "later", "never"))
    colours = [discord.SelectOption(label=each.title(), value=each) for each in ("red", "green")]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"## Table\nCounted to **{number}**"))
    view.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://city.png", description="A small city"))
    )
    view.add_item(ui.ActionRow(button(f"count:{number}"), *answers))
    view.add_item(ui.ActionRow(ui.Select(custom_id="colour", options=colours)))
    return view


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.1,
        )
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer buttons and selects, except for one button."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        response = interaction.response
        match data["custom_id"].split(":"):
            case ["count", number]:
                kept = [each.attachment() for each in pictures_of(interaction.message)]
                await response.edit_message(view=layout(int(number) + 1), attachments=kept)
            case ["answer", "secret"]:
                await response.send_message("Only for you", ephemeral=True)
            case ["answer", "form"]:
                await response.send_modal(NameForm())
            case ["answer", "later"]:
                await response.defer(thinking=True, ephemeral=True)
                await asyncio.sleep(0.2)
                await interaction.followup.send(f"Later, in {interaction.locale.value}")
            case ["colour"]:
                await response.send_message(f"You chose {data['values'][0]}", ephemeral=True)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Open a table")
        async def table(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=layout(1), file=picture())

        @self.tree.command(description="Get your hand by direct message")
        async def hand(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            try:
                await interaction.user.send(view=layout(7), file=picture("green"))
            except discord.Forbidden as error:
                await interaction.followup.send(f"Closed ({error.code})")
            else:
                await interaction.followup.send("Sent")

        @self.tree.command(description="Say something several times")
        @app_commands.describe(word="What to say", times="How often")
        async def repeat(
            interaction: discord.Interaction, word: str, times: app_commands.Range[int, 1, 20] = 3
        ) -> None:
            await interaction.response.send_message("Here it comes", ephemeral=True)
            assert isinstance(interaction.channel, discord.TextChannel)
            for number in range(times):
                await interaction.channel.send(f"{word} {number + 1}")

        @repeat.autocomplete("word")
        async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            known = [each for each in ("Altar", "Aqueduct", "Baths") if typed.lower() in each.lower()]
            return [app_commands.Choice(name=each, value=each) for each in known]

        @self.tree.command(description="Read a file back")
        async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
            await interaction.response.send_message((await file.read()).decode(), ephemeral=True)

        @self.tree.command(description="Upload an emoji and show it")
        async def emoji(interaction: discord.Interaction) -> None:
            made = await self.create_application_emoji(name="coin", image=picture("gold").fp.read())
            coin = discord.ui.View().add_item(discord.ui.Button(emoji=made, custom_id="coin"))
            await interaction.response.send_message(f"{made} <@{interaction.user.id}>", view=coin)

        await self.tree.sync()
