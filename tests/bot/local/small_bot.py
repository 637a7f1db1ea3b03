"""A bot with one of everything that the stand-in must carry: command, button, list, form, picture, DM."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands, ui
from PIL import Image

from cogs.discord.message import shown


def picture(colour: str = "navy", name: str = "city.png") -> discord.File:
    stream = io.BytesIO()
    Image.new("RGB", (60, 40), colour).save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, name, description="A small city")


class CountButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):  # type: ignore[no-untyped-def]
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        kept = [picture.attachment() for picture in shown(interaction.message)]
        await interaction.response.edit_message(view=layout(self.number + 1), attachments=kept)


class AnswerButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"answer:(?P<how>[a-z]+)"):
    def __init__(self, how: str) -> None:
        super().__init__(ui.Button(label=how.title(), custom_id=f"answer:{how}"))
        self.how = how

    @classmethod
    async def from_custom_id(cls, interaction, item, match):  # type: ignore[no-untyped-def]
        return cls(match["how"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.how == "secret":
            await interaction.response.send_message("Only for you", ephemeral=True)
        elif self.how == "form":
            await interaction.response.send_modal(NameForm())
        elif self.how == "later":
            await interaction.response.defer(thinking=True, ephemeral=True)
            await asyncio.sleep(0.2)
            await interaction.followup.send(f"Later, in {interaction.locale.value}")


class NameForm(ui.Modal, title="Names"):
    name: ui.Label[NameForm] = ui.Label(text="City", component=ui.TextInput(custom_id="name", max_length=20))
    side: ui.Label[NameForm] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[
                discord.RadioGroupOption(label="Day", value="a", default=True),
                discord.RadioGroupOption(label="Night", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.side.component, ui.RadioGroup)
        text = f"{self.name.component.value} on side {self.side.component.value}"
        await interaction.response.send_message(text, ephemeral=True)


class ColourSelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template="colour"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=each.title(), value=each) for each in ("red", "green")]
        super().__init__(ui.Select(custom_id="colour", placeholder="Choose a colour", options=options))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):  # type: ignore[no-untyped-def]
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {self.item.values[0]}", ephemeral=True)


def layout(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"## Table\nCounted to **{number}**"))
    view.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://city.png", description="A small city"))
    )
    view.add_item(
        ui.ActionRow(
            CountButton(number), *(AnswerButton(how) for how in ("secret", "form", "later", "never"))
        )
    )
    view.add_item(ui.ActionRow(ColourSelect()))
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

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton, AnswerButton, ColourSelect)

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
            known = ("Altar", "Aqueduct", "Baths")
            return [
                app_commands.Choice(name=each, value=each) for each in known if typed.lower() in each.lower()
            ]

        @self.tree.command(description="Read a file back")
        async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
            await interaction.response.send_message((await file.read()).decode(), ephemeral=True)

        @self.tree.command(description="Upload an emoji and show it")
        async def emoji(interaction: discord.Interaction) -> None:
            stream = io.BytesIO()
            Image.new("RGB", (32, 32), "gold").save(stream, "PNG")
            made = await self.create_application_emoji(name="coin", image=stream.getvalue())
            await interaction.response.send_message(f"{made} <@{interaction.user.id}>")

        @self.tree.context_menu(name="Show city")
        async def show_city(interaction: discord.Interaction, member: discord.Member) -> None:
            await interaction.response.send_message(f"The city of {member.display_name}", ephemeral=True)

        await self.tree.sync()
