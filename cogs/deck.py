"""Looking things up: cards, wonders, rules."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from cogs.answers import answering, say, send_pictures, translator
from cogs.delivery import Picture
from cogs.pictures import Pictures
from cogs.taps import Interaction
from engine.base.cards import cards
from engine.base.terms import CardId, WonderId
from engine.base.wonders import wonder, wonders
from renders.card import describe_card, draw_card
from renders.sentences import all_of
from renders.wonder import describe_wonder, draw_wonder

TOPICS = (
    "round",
    "trade",
    "chains",
    "wonder",
    "military",
    "science",
    "guilds",
    "end",
    "clock",
    "duel",
    "architects",
)
LONGEST_LIST = 25


class DeckCog(commands.Cog, name="deck"):
    """Shows cards and wonders close up and tells the rules."""

    def __init__(self, client: Client, pictures: Pictures) -> None:
        """Work for ``client`` and draw with ``pictures``."""
        self._client = client
        self._pictures = pictures

    @app_commands.command(description="command-card")
    @app_commands.describe(name="command-card-name")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card privately."""
        async with answering(interaction):
            text = translator(interaction)
            found = self._find(name, "card", cards(), text)
            # The Loom, the Glassworks and the Press come in two ages.
            same = [each for each in cards() if text(f"card-{each}") == text(f"card-{found}")]
            await interaction.response.defer(ephemeral=True, thinking=True)
            await send_pictures(interaction, [await self._card_picture(each, text) for each in same])

    async def _card_picture(self, card_id: CardId, text: Translator) -> Picture:
        return await self._pictures.draw(
            ("card", card_id, text.language),
            f"{card_id}.png",
            lambda: draw_card(card_id, text),
            lambda: describe_card(card_id, text),
        )

    @card.autocomplete("name")
    async def suggest_card(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest cards while the person types."""
        return self._suggest(typed, "card", cards(), translator(interaction))

    @app_commands.command(description="command-wonder")
    @app_commands.describe(name="command-wonder-name")
    async def wonder(self, interaction: Interaction, name: str) -> None:
        """Show a wonder privately."""
        async with answering(interaction):
            found = self._find(name, "wonder", wonders(), translator(interaction))
            await interaction.response.defer(ephemeral=True, thinking=True)
            text = translator(interaction)
            wonder_id = wonder(WonderId(found)).id
            picture = await self._pictures.draw(
                ("wonder", wonder_id, text.language),
                "wonder.png",
                lambda: draw_wonder(wonder_id, text),
                lambda: describe_wonder(wonder_id, text),
            )
            note = text("note-costs-unknown") if _copies_costs(wonder_id) else None
            await send_pictures(interaction, [picture], note)

    @wonder.autocomplete("name")
    async def suggest_wonder(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest wonders while the person types."""
        return self._suggest(typed, "wonder", wonders(), translator(interaction))

    @app_commands.command(description="command-rules")
    @app_commands.describe(topic="command-rules-topic")
    async def rules(self, interaction: Interaction, topic: str = "round") -> None:
        """Tell the rules of a topic privately."""
        async with answering(interaction):
            await self.show_rules(interaction, topic)

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

    async def show_rules(self, interaction: Interaction, topic: str) -> None:
        """Tell the rules of a topic privately."""
        if topic not in TOPICS:
            raise Refusal("refusal-no-such-topic")
        text = translator(interaction)
        more = all_of([text(f"topic-{each}") for each in TOPICS if each != topic], text)
        await say(interaction, "\n".join([text(f"rules-{topic}"), "", text("rules-more", topics=more)]))

    def _names(self, kind: str, ids: Iterable[str], text: Translator) -> dict[str, str]:
        """Map every name, in the person's language and in English, to its id; one card a name."""
        names: dict[str, str] = {}
        for language in (text, self._client.languages.of(None)):
            for each in ids:
                names.setdefault(language(f"{kind}-{each}"), each)
        return names

    def _find(self, name: str, kind: str, ids: Iterable[str], text: Translator) -> str:
        names = self._names(kind, ids, text)
        wanted = name.strip().casefold()
        found = [each for spelled, each in names.items() if spelled.casefold() == wanted]
        found += [each for spelled, each in names.items() if wanted and wanted in spelled.casefold()]
        if not found:
            raise Refusal(f"refusal-no-such-{kind}")
        return found[0]

    def _suggest(
        self, typed: str, kind: str, ids: Iterable[str], text: Translator
    ) -> list[app_commands.Choice[str]]:
        wanted = typed.strip().casefold()
        return [
            app_commands.Choice(name=name[:100], value=name[:100])
            for name in self._names(kind, ids, text)
            if wanted in name.casefold()
        ][:LONGEST_LIST]


def _copies_costs(wonder_id: WonderId) -> bool:
    """Tell whether a wonder has stages whose printed costs we do not know (Manneken Pis sheet)."""
    return any(stage.cost is None for stages in wonder(wonder_id).sides.values() for stage in stages)
