"""The rules, topic by topic from a menu; and lessons on each game.

A lesson has five pages and a legend of symbols, as pictures, and one page more for two players.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence

import discord
from discord import ButtonStyle

from bot.common.options import EDITIONS, Options
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.message import (
    FOR_TWO,
    NO_TABLE,
    Button,
    Message,
    Part,
    Picture,
    Row,
    button,
    choose_from,
    custom_id,
    galleries,
    gallery,
    in_parts,
    message,
)
from cogs.discord.reply import Interaction, send, translator
from cogs.reference.catalogue import Catalogue, Entry

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

DrawEntry = Callable[[Entry, Translator], Awaitable[Picture]]
"""Draws an entry of a catalogue."""

CHAPTERS = {FOR_TWO: ("rules-two-players", "rules-free-city")}
"""The rules on the last page of a lesson, as text."""


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


class Lessons:
    """The lessons, by game or `FOR_TWO`: drawn pages, then one with the `CHAPTERS`, if any."""

    def __init__(self, catalogues: Sequence[Catalogue], draw: DrawEntry) -> None:
        self._draw = draw
        of_game: dict[str, Catalogue] = {catalogue.game: catalogue for catalogue in catalogues}
        self._catalogues = {**of_game, FOR_TWO: of_game["base"]}

    def pages_of(self, lesson: str) -> int:
        """Return the number of pages of a lesson; raises `Refusal` for an unknown one."""
        return len(self._of(lesson).pages) + (lesson in CHAPTERS)

    async def page(self, lesson: str, number: int, text: Translator) -> Message:
        """Show a page, counted from 1; raises `Refusal` for an unknown one."""
        catalogue, pages = self._of(lesson), self.pages_of(lesson)
        if not 1 <= number <= pages:
            raise Refusal("refusal-offer-changed")
        buttons = [
            _tap(
                f"{each}",
                *("page", lesson, each),
                style=ButtonStyle.primary if each == number else ButtonStyle.secondary,
            )
            for each in range(1, pages + 1)
        ]
        content: Part = "\n".join(map(text, CHAPTERS.get(lesson, ())))
        if number <= len(catalogue.pages):
            content = gallery(await self._draw(catalogue.pages[number - 1], text))
        next_page = _tap(text("button-next-page"), "next", lesson, number + 1, style=ButtonStyle.success)
        signs, rules = _signs_button(lesson, text), _rules_button(lesson, text)
        return message(
            text("lesson-place", game=text(f"game-{catalogue.game}"), number=number, pages=pages),
            content,
            *in_parts(buttons),
            (next_page, signs, rules) if number < pages else (signs, rules),
        )

    async def legend(self, lesson: str, text: Translator) -> Message:
        """Show the meaning of every symbol; raises `Refusal` for an unknown lesson."""
        catalogue = self._of(lesson)
        return message(
            text("lesson-legend-place", game=text(f"game-{catalogue.game}")),
            *galleries([await self._draw(each, text) for each in catalogue.legends]),
            (*menu_buttons(lesson, text)[:1], _rules_button(lesson, text)),
        )

    def _of(self, lesson: str) -> Catalogue:
        if lesson not in self._catalogues:
            raise Refusal("refusal-offer-changed")
        return self._catalogues[lesson]


def menu_buttons(lesson: str, text: Translator) -> Row:
    """Make the buttons that replace a private message by the first page or the legend."""
    first = _tap(text("button-how-to-play"), "page", lesson, 1, style=ButtonStyle.primary)
    return (first, _signs_button(lesson, text))


def _tap(label: str, *words: str | int, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return button(custom_id("reference", NO_TABLE, *words), label, style=style)


def _signs_button(lesson: str, text: Translator) -> Button:
    return _tap(text("button-all-signs"), "signs", lesson)


def _rules_button(lesson: str, text: Translator) -> Button:
    return _tap(text("button-rules"), "rules", lesson)
