"""The rules, told topic by topic."""

from __future__ import annotations

from bot.refusal import Refusal
from cogs.discord.reply import Interaction, say, translator
from renders.parts.language import all_of

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


async def show_rules(interaction: Interaction, topic: str) -> None:
    """Tell the rules of a topic privately; raises `Refusal` where there is no such topic."""
    if topic not in TOPICS:
        raise Refusal("refusal-no-such-topic")
    text = translator(interaction)
    more = all_of([text(f"topic-{each}") for each in TOPICS if each != topic], text)
    await say(interaction, "\n".join([text(f"rules-{topic}"), "", text("rules-more", topics=more)]))
