"""The rules, topic by topic from a menu."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.common.options import EDITIONS, Options
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.message import FOR_TWO, NO_TABLE, Message, choose_from, custom_id, message
from cogs.discord.reply import Interaction, send, translator
from cogs.reference.lessons import menu_buttons

TOPICS = (
    "round",
    "colours",
    "trade",
    "chains",
    "wonder",
    "military",
    "science",
    "guilds",
    "end",
    "two-players",
    "free-city",
    "manneken-pis",
    "second-edition",
    "duel",
    "architects",
    "clock",
    "ratings",
)
"""In the order of the menu, after the topics that fit the table."""

FIRST = {
    "base": "round",
    FOR_TWO: "two-players",
    "second-edition": "round",
    "duel": "duel",
    "architects": "architects",
}
"""The first topic of each lesson."""

FIRST_EDITION_ONLY = frozenset({"two-players", "free-city", "manneken-pis"})
"""The topics that do not exist in the second edition."""


def suited_to(options: Options, players: int) -> tuple[str, ...]:
    """Return the topics that fit a table with this number of players, the best first."""
    first = ["two-players", "free-city"] if options.game == "base" and players == 2 else []
    if options.manneken_pis:
        first.append("manneken-pis")
    return (*first, *topics_of(options.game))


def topics_of(game: str) -> tuple[str, ...]:
    """Return the first topics of a game."""
    return (FIRST[game], *(["second-edition"] if game == EDITIONS[1] else ()))


async def show_rules(interaction: Interaction, game: str, suited: Collection[str]) -> None:
    """Show a person the menu at the first of these topics; raises `Refusal` for an unknown one."""
    lesson = FOR_TWO if game == EDITIONS[0] and "free-city" in suited else game
    shown = rules_message(lesson, tuple(suited), translator(interaction))
    await send(interaction, shown.view(), ephemeral=True)


def rules_message(lesson: str, suited: tuple[str, ...], text: Translator) -> Message:
    """Show the first topic, and the menu: the ``lesson``, all symbols, every topic.

    Raises `Refusal` for an unknown topic.
    """
    if lesson not in FIRST or not set(suited) <= set(TOPICS):
        raise Refusal("refusal-no-such-topic")
    in_order = list(dict.fromkeys((*suited, FIRST[lesson], *TOPICS)))
    options = [
        discord.SelectOption(label=text(f"topic-{topic}"), value=topic, default=topic == in_order[0])
        for topic in in_order
    ]
    topics = choose_from(custom_id("reference", NO_TABLE, "topic", lesson), options, text("rules-list"))
    lines = [text(f"rules-{in_order[0]}")]
    if lesson == EDITIONS[1] and in_order[0] in FIRST_EDITION_ONLY:
        lines.append(text("rules-first-edition-only"))
    return message("\n".join(lines), menu_buttons(lesson, text), (topics,))
