"""The composition root: it creates all cogs, and gives each topic of buttons to the cog that answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.client import Client
from bot.common.game_options import EDITIONS
from cogs.discord.delivery import Delivery
from cogs.discord.emojis import PLAIN, EmojiTable, upload
from cogs.discord.picture_pool import PicturePool
from cogs.discord.registration import register
from cogs.discord.reply import answer_error
from cogs.discord.router import Router
from cogs.discord.show_everyone import Showing
from cogs.game.announcer import Announcer
from cogs.game.deleted_channels import CleanupCog
from cogs.game.ephemeral_game import EphemeralGames
from cogs.game.hints_and_hindsight import HintTaps, ScoreTaps
from cogs.game.presenter import GamePresenter, Presenters
from cogs.game.seats import SeatsCog
from cogs.game.table_views import OwnGamesCog, WatchingCog
from cogs.game_records.cog import RecordsCog
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.base.hand_taps import BaseTaps
from cogs.games.base.presenter import BasePresenter
from cogs.games.catalogues import architects_catalogue, base_catalogue, duel_catalogue
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.score_pads import architects_pad, base_pad, duel_pad
from cogs.games.turn_based import TurnsTaps
from cogs.language.cog import LanguageCog
from cogs.lobby.cog import LobbyCog
from cogs.lobby.hand_settings import change_hand_place
from cogs.practice.cog import PracticeCog
from cogs.privacy.cog import PrivacyCog
from cogs.reference.cog import ReferenceCog
from cogs.reference.help import HelpCog
from cogs.score_pad.cog import PadCog
from cogs.stats.cog import StatsCog

if TYPE_CHECKING:
    from bot.operations.metrics import Meters


async def assemble(client: Client, meters: Meters | None = None) -> Announcer:
    """Create all cogs and connect them; return the announcer of the games."""
    delivery = Delivery(client)
    pictures = PicturePool(client.drawers, meters)
    client.add_listener(pictures.on_forgotten)
    emojis = EmojiTable(PLAIN)
    kinds: dict[str, type[GamePresenter]] = dict.fromkeys(EDITIONS, BasePresenter)
    kinds |= {"duel": DuelPresenter, "architects": ArchitectsPresenter}
    presenters = Presenters(kinds, pictures, emojis)
    announcer = Announcer(client, delivery, presenters)
    pages = EphemeralGames(client, announcer)
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
    watching = WatchingCog(client, announcer, showing)
    score = ScoreTaps(client, announcer, watching, lobby)
    records = RecordsCog(client, announcer, showing)
    base_pads = [base_pad(edition, boxes[edition]) for edition in EDITIONS]
    pads = (*base_pads, duel_pad(boxes["duel"]), architects_pad(boxes["architects"]))
    stats = StatsCog(client, announcer, records, showing, pads)
    privacy = PrivacyCog(client, lobby, seats)
    hints = HintTaps(client, announcer)
    practice = PracticeCog(client, delivery, announcer, pages, hints)
    pad = PadCog(client, pictures, showing, pads)
    base_taps = BaseTaps(client, announcer, watching)
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
            "person": partial(change_hand_place, delivery),
            "privacy": privacy.tapped,
            "practice": practice.tapped,
            "tips": announcer.prompts.tapped,
            "reference": reference.tapped,
            "pad": pad.tapped,
            "hint": hints.tapped,
            "hand": base_taps.tapped,
            "duel": TurnsTaps(client, announcer, DuelPresenter).tapped,
            "architects": TurnsTaps(client, announcer, ArchitectsPresenter).tapped,
        },
    )
    others = OwnGamesCog(client, announcer), HelpCog(client, delivery), LanguageCog(client, lobby.posts)
    cogs = router, lobby, watching, seats, records, stats, privacy, practice, reference, pad, *others
    for cog in (*cogs, CleanupCog(client)):
        await client.add_cog(cog)

    async def upload_emojis() -> None:
        async with client.cluster.exclusively("emojis"):
            await upload(client, emojis)

    client.start_chore(upload_emojis(), "emojis")
    client.tree.error(answer_error)
    async with client.cluster.exclusively("commands"):
        client.name_commands(await register(client))
    return announcer
