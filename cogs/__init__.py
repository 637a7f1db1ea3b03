"""Everything that a person on Discord types, clicks or reads."""

from __future__ import annotations

from typing import cast

from discord.ext import commands

from bot.client import Client
from cogs.discord.buttons import CHOOSERS
from cogs.discord.command_texts import CommandTranslator, describe_commands
from cogs.discord.delivery import Delivery
from cogs.discord.emojis import Emojis
from cogs.discord.picture_pool import Pictures
from cogs.discord.reply import answer_error
from cogs.game.announcer import TablePort
from cogs.game.cleanup import PlacesCog
from cogs.game.losses import LossesCog
from cogs.game.messages import Voice
from cogs.game.seats import SeatsCog
from cogs.game.watching import EndCog, WatchingCog
from cogs.games.architects.catalogue import architects_shelf
from cogs.games.architects.cog import ArchitectsCog
from cogs.games.architects.face import ArchitectsFace
from cogs.games.base.catalogue import base_shelf
from cogs.games.base.cog import HandCog
from cogs.games.base.face import BaseFace
from cogs.games.duel.catalogue import duel_shelf
from cogs.games.duel.cog import DuelCog
from cogs.games.duel.face import DuelFace
from cogs.lobby.cog import LobbyCog
from cogs.records.cog import RecordsCog
from cogs.reference.cog import DeckCog


async def setup(bot: commands.Bot) -> None:
    """Give the client its commands and buttons, and its tables their voice."""
    await assemble(cast("Client", bot))


async def assemble(client: Client) -> TablePort:
    """Put everything together that people type, click or read; gives what the tables speak through."""
    delivery = Delivery(client)
    pictures = Pictures(client.settings.picture_workers)
    emojis = Emojis()
    base = BaseFace(pictures, emojis)
    duel = DuelFace(pictures, emojis)
    architects = ArchitectsFace(pictures)
    voice = Voice(client, delivery, {"base": base, "duel": duel, "architects": architects})
    port = TablePort(client, voice)
    client.use_port(port)
    client.tree.error(answer_error)
    client.add_dynamic_items(*CHOOSERS)
    await client.add_cog(LobbyCog(client, delivery, port.games))
    await client.add_cog(HandCog(client, port, base))
    await client.add_cog(ArchitectsCog(client, architects))
    await client.add_cog(DuelCog(client, duel))
    await client.add_cog(SeatsCog(client, port))
    await client.add_cog(WatchingCog(client, port))
    await client.add_cog(EndCog(client, port))
    await client.add_cog(RecordsCog(client, port))
    await client.add_cog(DeckCog(client, pictures, (base_shelf(), duel_shelf(), architects_shelf())))
    client.start_chore(emojis.upload(client), "emojis")
    await client.add_cog(PlacesCog(client))
    await client.add_cog(LossesCog(port.losses))
    describe_commands(client.tree, client.languages)
    await client.tree.set_translator(CommandTranslator(client.languages))
    return port
