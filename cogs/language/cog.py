"""The /language command: the languages of a person, a server and a table."""

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from cogs.discord.game_argument import plain_name, suggested
from cogs.discord.permissions import anywhere, may_manage
from cogs.discord.reply import Interaction, answering, public_translator, refuse_guests, say, translator
from cogs.lobby.message import LobbyPosts

LIKE_DISCORD = "discord"
"""The choice of Discord's own language setting."""


class LanguageCog(commands.Cog, name="language"):
    """Lets people choose languages."""

    def __init__(self, client: Client, posts: LobbyPosts) -> None:
        self._client = client
        self._posts = posts

    @app_commands.command(description="command-language")
    @anywhere
    @app_commands.describe(
        me="command-language-me", server="command-language-server", table="command-language-table"
    )
    async def language(
        self,
        interaction: Interaction,
        me: str | None = None,
        server: str | None = None,
        table: str | None = None,
    ) -> None:
        """Set the given languages; without any, show the current ones."""
        async with answering(interaction):
            done = []
            # First, as the person may be forgotten while a request to Discord is under way.
            if me is not None:
                await self._client.chosen_languages.choose_for_person(interaction.user.id, self._meant(me))
                done.append("language-me")
            if server is not None:
                done.append(await self._choose_for_server(interaction, self._meant(server)))
            if table is not None:
                done.append(await self._choose_for_table(interaction, self._meant(table)))
            await self._client.cluster.broadcast("languages_chosen")
            keys = done or [
                "language-me",
                *(["language-server"] if interaction.is_guild_integration() else []),
                "language-how",
            ]
            text, public = translator(interaction), public_translator(interaction)
            mine, theirs = text.name_of(text.language), text.name_of(public.language)
            await say(interaction, "\n".join(text(key, language=mine, public=theirs) for key in keys))

    async def _choose_for_server(self, interaction: Interaction, language: str | None) -> str:
        if interaction.guild_id is None:
            raise Refusal("refusal-language-server-here")
        refuse_guests(interaction)
        if not interaction.permissions.manage_guild:
            raise Refusal("refusal-language-server")
        await self._client.chosen_languages.choose_for_server(interaction.guild_id, language)
        return "language-server-chosen"

    async def _choose_for_table(self, interaction: Interaction, language: str | None) -> str:
        """Set the language of the channel's lobby or game; raises `Refusal`."""
        spoken = public_translator(interaction).language if language is None else language
        place = interaction.channel_id or 0
        lobby, session = await self._client.lobbies.at(place), self._client.sessions.at(place)
        row = lobby.row if lobby is not None else None if session is None else session.row
        if row is None:
            raise Refusal("refusal-no-game")
        if interaction.user.id != row.host and not await may_manage(interaction, row):
            raise Refusal("refusal-host-or-moderator")
        if lobby is not None:
            await self._posts.refresh(await self._client.lobbies.set_language(row.id, spoken))
        elif session is not None:
            await session.set_language(spoken)
        return "language-table-chosen"

    def _meant(self, typed: str) -> str | None:
        """Return a typed language, or None for Discord's setting; raises `Refusal`."""
        wanted = plain_name(typed)
        if wanted == LIKE_DISCORD:
            return None
        for language, text in self._client.languages.translators.items():
            if wanted in (language, plain_name(text.name_of(language))):
                return language
        raise Refusal("refusal-no-such-language")

    @language.autocomplete("me")
    @language.autocomplete("server")
    @language.autocomplete("table")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the languages, each by its own name and its name in the person's language."""
        text = translator(interaction)
        named = [(text("language-like-discord"), LIKE_DISCORD)]
        for language, own in self._client.languages.translators.items():
            names = dict.fromkeys((own.name_of(language), text.name_of(language)))
            named.append((" · ".join(names), language))
        return suggested(named, typed, by_value=True)
