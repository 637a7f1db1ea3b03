"""The button **Show everyone**: posts once, for all, what a person saw privately."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.common.cache import Cache
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.tables.game_listener import PlaceGoneError
from cogs.discord.delivery import UNKNOWN_MESSAGE, Delivery, nonce_of, refuses_kept_files
from cogs.discord.message import Message, Row, button, escape, message, without_button
from cogs.discord.permissions import is_guest
from cogs.discord.reply import (
    Interaction,
    defer,
    edit_own,
    name_of,
    refuse_missing_permissions,
    say,
    still_shows,
    translator,
)

log = logging.getLogger(__name__)

REMEMBERED = 400


def show_button(interaction: Interaction, identity: str) -> Row | None:
    """Return the button that shows an answer to everyone; None in direct messages."""
    if interaction.guild_id is None:
        return None
    return (button(identity, translator(interaction)("button-show-to-all")),)


class Showing:
    """Posts a private answer for everyone."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self._shown: Cache[str, None] = Cache(REMEMBERED)

    async def show(
        self, interaction: Interaction, public: Translator, make: Callable[[], Awaitable[Message]]
    ) -> None:
        """Post the message from ``make`` in the channel of a tap and remove the button; raises `Refusal`.

        However often it is tapped, it is posted once: after a restart Discord recognises its nonce.
        """
        data: Mapping[str, Any] = interaction.data or {}
        tapped, identity = interaction.message, str(data.get("custom_id"))
        if tapped is None or not tapped.flags.ephemeral or interaction.channel_id is None:
            raise Refusal("refusal-offer-changed")
        permissions, in_a_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
        if not (permissions.send_messages_in_threads if in_a_thread else permissions.send_messages):
            raise Refusal("refusal-may-not-write")
        if is_guest(interaction) and not permissions.use_external_apps:
            # Discord would show it privately (Discord, Permissions).
            raise Refusal("refusal-external-apps")
        await defer(interaction)
        what = f"{tapped.id} {identity}"
        if what not in self._shown:
            # Another tap meanwhile finds it shown.
            self._shown.put(what, None)
            try:
                said = public("shown-by", name=escape(name_of(interaction.user)))
                await self._post(interaction, message(said, *(await make()).parts), nonce_of(what))
            except BaseException:
                self._shown.drop(what)
                raise
        if not await _replace_button(interaction, tapped, identity):
            await say(interaction, translator(interaction)("shown-to-all"))

    async def _post(self, interaction: Interaction, made: Message, nonce: int) -> None:
        if is_guest(interaction):
            # Without the bot it can only follow the answer to the tap.
            await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=False)
            return
        try:
            await self._delivery.send(interaction.channel_id or 0, made, nonce=nonce)
        except discord.NotFound as error:
            # It was posted before a restart, and deleted since.
            if error.code != UNKNOWN_MESSAGE:
                raise
        except (discord.Forbidden, PlaceGoneError) as error:
            log.info("what was to be shown to all could not be posted: %s", error)
            refuse_missing_permissions(interaction)
            raise Refusal("refusal-not-shown") from error


async def _replace_button(interaction: Interaction, tapped: discord.Message, identity: str) -> bool:
    """Replace the tapped button by a line of text; return False if the pictures can't be kept."""
    left = without_button(tapped, identity)
    if left is None or not still_shows(interaction.client, tapped):
        return False
    try:
        await edit_own(interaction, message(*left.parts, translator(interaction)("shown-to-all")))
    except discord.HTTPException as error:
        if not refuses_kept_files(error):
            raise
        log.warning("a button could not be taken away: %s", error)
        return False
    return True
