"""The composition root of commands, buttons and messages.

A new command is a cog that is created and listed here; a new button has its topic in the router.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.client import Client
from bot.common.options import EDITIONS
from cogs.discord.delivery import Delivery
from cogs.discord.emojis import PLAIN, EmojiTable, upload
from cogs.discord.picture_pool import PicturePool
from cogs.discord.registration import CommandTranslator, describe_commands, register
from cogs.discord.reply import answer_error
from cogs.discord.router import Router
from cogs.discord.showing import Showing
from cogs.game.announcer import Announcer
from cogs.game.cleanup import CleanupCog
from cogs.game.hindsight import HindsightTeller, ScoreTaps
from cogs.game.hints import HintTaps
from cogs.game.mine import MineCog
from cogs.game.practice_page import PracticePages
from cogs.game.presenter import GamePresenter, Presenters
from cogs.game.seats import SeatsCog
from cogs.game.tip_opt_out import TipOptOut
from cogs.game.views import GameViews, WatchingCog
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.architects.taps import ArchitectsTaps
from cogs.games.base.presenter import BasePresenter
from cogs.games.base.taps import BaseTaps
from cogs.games.catalogues import architects_catalogue, base_catalogue, duel_catalogue
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.duel.taps import DuelTaps
from cogs.games.pads import architects_pad, base_pad, duel_pad
from cogs.language.cog import LanguageCog
from cogs.lobby.cog import LobbyCog
from cogs.pad.cog import PadCog
from cogs.practice.cog import PracticeCog
from cogs.privacy.cog import PrivacyCog
from cogs.records.cog import RecordsCog
from cogs.reference.cog import ReferenceCog
from cogs.reference.help import HelpCog
from cogs.stats.cog import StatsCog

if TYPE_CHECKING:
    from bot.operations.meters import Meters


async def assemble(client: Client, meters: Meters | None = None) -> Announcer:
    """Create all cogs and connect them; return the announcer of the games."""
    delivery = Delivery(client)
    pictures = PicturePool(client.drawers, meters)
    client.add_listener(pictures.on_forgotten)
    emojis = EmojiTable(PLAIN)
    kinds: Mapping[str, type[GamePresenter]] = {
        "base": BasePresenter,
        "second-edition": BasePresenter,
        "duel": DuelPresenter,
        "architects": ArchitectsPresenter,
    }
    presenters = Presenters(kinds, pictures, emojis)
    announcer = Announcer(client, delivery, presenters)
    pages = PracticePages(client, announcer)
    client.create_tables(announcer, pages)

    showing = Showing(delivery)
    boxes = client.boxes
    catalogues = (
        base_catalogue("base", boxes["base"], boxes["second-edition"]),
        base_catalogue("second-edition", boxes["second-edition"], boxes["base"]),
        duel_catalogue(boxes["duel"]),
        architects_catalogue(boxes["architects"]),
    )
    reference = ReferenceCog(client, pictures, catalogues, showing)
    lobby = LobbyCog(client, delivery, pictures, reference.wonder_picture, presenters.city_name)
    seats = SeatsCog(client, delivery, announcer, lobby)
    views = GameViews(client, announcer, showing)
    watching = WatchingCog(client, announcer, views)
    score = ScoreTaps(client, views, lobby, HindsightTeller(client, announcer))
    records = RecordsCog(client, announcer, showing)
    pads = (
        *(base_pad(edition, boxes[edition]) for edition in EDITIONS),
        duel_pad(boxes["duel"]),
        architects_pad(boxes["architects"]),
    )
    stats = StatsCog(client, announcer, records, showing, pads)
    privacy = PrivacyCog(client, lobby, seats)
    hints = HintTaps(client, announcer)
    tips = TipOptOut(client, announcer)
    practice = PracticeCog(client, delivery, announcer, pages, tips, hints)
    pad = PadCog(client, pictures, showing, pads)
    base_taps = BaseTaps(client, announcer, views, tips)
    duel_taps = DuelTaps(client, announcer)
    architects_taps = ArchitectsTaps(client, announcer)
    router = Router(
        client,
        {
            "lobby": lobby.tapped,
            "seat": seats.tapped,
            "table": watching.tapped,
            "end": score.tapped,
            "record": records.tapped,
            "replay": records.tapped,
            "stats": stats.tapped,
            "person": lobby.hand_place_tapped,
            "privacy": privacy.tapped,
            "practice": practice.tapped,
            "tips": tips.tapped,
            "reference": reference.tapped,
            "pad": pad.tapped,
            "hint": hints.tapped,
            "hand": base_taps.tapped,
            "duel": duel_taps.tapped,
            "architects": architects_taps.tapped,
        },
    )
    mine, help_cog = MineCog(client, announcer), HelpCog(client, delivery)
    cogs = (
        router,
        lobby,
        watching,
        seats,
        mine,
        records,
        stats,
        privacy,
        practice,
        reference,
        help_cog,
        pad,
        LanguageCog(client, lobby.posts),
        CleanupCog(client),
    )
    for cog in cogs:
        await client.add_cog(cog)
    client.start_chore(_upload(client, emojis), "emojis")
    client.tree.error(answer_error)
    describe_commands(client.tree, client.languages)
    if len(client.languages.translators) > 1:
        await client.tree.set_translator(CommandTranslator(client.languages))
    async with client.cluster.exclusively("commands"):
        client.name_commands(await register(client, client.store))
    return announcer


async def _upload(client: Client, emojis: EmojiTable) -> None:
    async with client.cluster.exclusively("emojis"):
        await upload(client, emojis)
