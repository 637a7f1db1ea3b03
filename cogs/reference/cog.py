"""`/card`, `/wonder` and `/rules`: looking things up, the rules by topic, and lessons on each game.

A lesson has five pages and a legend of symbols, as pictures, and one page more for two players.
"""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Literal

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.game_options import EDITIONS, GameName, Options
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.game_argument import edition_here, game_at_table, game_here, plain_name
from cogs.discord.message import (
    FOR_TWO,
    LONGEST_LIST,
    LONGEST_OPTION,
    NO_TABLE,
    Button,
    Message,
    Part,
    Picture,
    button,
    choose_from,
    custom_id,
    galleries,
    gallery,
    in_parts,
    message,
)
from cogs.discord.permissions import anywhere
from cogs.discord.picture_pool import PicturePool, drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    change,
    defer,
    pictures_message,
    public_translator,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap, as_number
from cogs.discord.show_everyone import Showing, show_button
from cogs.reference.catalogue import Catalogue, Entry, Named, by_name, find, names_like, of_one_name
from engine.terms import WonderId

Kind = Literal["card", "wonder"]
"""The kinds of things to look up; progress tokens count as cards."""

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

CHAPTERS = {FOR_TWO: ("rules-two-players", "rules-free-city")}
"""The rules on the last page of a lesson, as text."""


class ReferenceCog(commands.Cog, name="reference"):
    """Shows cards and wonders close up, lessons and rules."""

    def __init__(
        self, client: Client, pictures: PicturePool, catalogues: Sequence[Catalogue], showing: Showing
    ) -> None:
        self._showing = showing
        self._client = client
        self._pictures = pictures
        self.catalogues = tuple(catalogues)
        # At most one for each kind, game, edition and language.
        self._known_names: dict[tuple[Kind, GameName, GameName, str], Named] = {}

    @app_commands.command(description="command-card")
    @anywhere
    @app_commands.describe(name="command-card-name")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card or a progress token privately."""
        await self._show(interaction, "card", name)

    @card.autocomplete("name")
    async def suggest_card(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest cards while the person types."""
        return await self._suggest(interaction, "card", typed)

    @app_commands.command(description="command-wonder")
    @anywhere
    @app_commands.describe(name="command-wonder-name")
    async def wonder(self, interaction: Interaction, name: str) -> None:
        """Show a wonder privately."""
        await self._show(interaction, "wonder", name)

    @wonder.autocomplete("name")
    async def suggest_wonder(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest wonders while the person types."""
        return await self._suggest(interaction, "wonder", typed)

    async def _show(self, interaction: Interaction, kind: Kind, name: str) -> None:
        async with answering(interaction):
            text = translator(interaction)
            found = find(name, await self._named(interaction, kind), text)
            if not found:
                raise Refusal(f"refusal-no-such-{kind}")
            await defer(interaction, ephemeral=True, thinking=True)
            with drawing_for(interaction.user.id, interaction.guild_id):
                made = await self.close_up(found, text)
            row = show_button(interaction, custom_id("reference", NO_TABLE, "show", *found[0].words))
            await answer_deferred(interaction, message(*made.parts, row))

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap on a lesson, a rules menu or a close-up; raises `Refusal`."""
        text = translator(tap.interaction)
        match tap.words:
            case ("learn", lesson):
                await self._page(tap.interaction, lesson, 1, is_new=True)
            case ("last", lesson):
                await self._page(tap.interaction, lesson, self.pages_of(lesson), is_new=True)
            case ("page" | "next", lesson, number):
                await self._page(tap.interaction, lesson, as_number(number), is_new=False)
            case ("signs", lesson):
                await defer(tap.interaction)
                await turn_into(tap.interaction, await self.legend(lesson, text))
            case ("rules", lesson):
                suited = await self._suited(tap.interaction, lesson)
                await change(tap.interaction, rules_message(lesson, suited, text))
            case ("topic", lesson):
                await change(tap.interaction, rules_message(lesson, (tap.value,), text))
            case ("show", *words):
                await self._show_to_all(tap.interaction, words)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _page(self, interaction: Interaction, lesson: str, number: int, *, is_new: bool) -> None:
        """Show a page of a lesson, in a new message or the tapped one."""
        await defer(interaction, ephemeral=is_new, thinking=is_new)
        with drawing_for(interaction.user.id, interaction.guild_id):
            made = await self.lesson_page(lesson, number, translator(interaction))
        await (answer_deferred if is_new else turn_into)(interaction, made)

    async def _show_to_all(self, interaction: Interaction, words: Sequence[str]) -> None:
        """Post a close-up for everybody, found by the words of its first entry; raises `Refusal`."""
        text = public_translator(interaction)
        found = of_one_name(self.catalogues, words, text)
        if not found:
            raise Refusal("refusal-offer-changed")

        async def make() -> Message:
            with drawing_for(interaction.user.id, interaction.guild_id):
                return await self.close_up(found, text)

        await self._showing.show(interaction, text, make)

    def pages_of(self, lesson: str) -> int:
        """Return the number of pages of a lesson; raises `Refusal` for an unknown one."""
        return len(self._catalogue(lesson).pages) + (lesson in CHAPTERS)

    async def lesson_page(self, lesson: str, number: int, text: Translator) -> Message:
        """Show a page, counted from 1; raises `Refusal` for an unknown one."""
        catalogue, pages = self._catalogue(lesson), self.pages_of(lesson)
        if not 1 <= number <= pages:
            raise Refusal("refusal-offer-changed")
        styles = {number: ButtonStyle.primary}
        buttons = [
            _tap(f"{each}", "page", lesson, each, style=styles.get(each, ButtonStyle.secondary))
            for each in range(1, pages + 1)
        ]
        content: Part = "\n".join(map(text, CHAPTERS.get(lesson, ())))
        if number <= len(catalogue.pages):
            content = gallery(await self._picture(catalogue.pages[number - 1], text))
        next_page = _tap(text("button-next-page"), "next", lesson, number + 1, style=ButtonStyle.success)
        return message(
            text("lesson-place", game=text(f"game-{catalogue.game}"), number=number, pages=pages),
            content,
            *in_parts(buttons),
            (
                *([next_page] if number < pages else ()),
                menu_buttons(lesson, text)[1],
                _rules_button(lesson, text),
            ),
        )

    async def legend(self, lesson: str, text: Translator) -> Message:
        """Show the meaning of every symbol; raises `Refusal` for an unknown lesson."""
        catalogue = self._catalogue(lesson)
        return message(
            text("lesson-legend-place", game=text(f"game-{catalogue.game}")),
            *galleries([await self._picture(each, text) for each in catalogue.legends]),
            (menu_buttons(lesson, text)[0], _rules_button(lesson, text)),
        )

    def _catalogue(self, lesson: str) -> Catalogue:
        if lesson not in FIRST:
            raise Refusal("refusal-offer-changed")
        game = "base" if lesson == FOR_TWO else lesson
        return next(each for each in self.catalogues if each.game == game)

    async def close_up(self, found: Sequence[Entry], text: Translator) -> Message:
        """Show what goes by one name."""
        notes = dict.fromkeys(said for entry in found for note in entry.notes if (said := note(text)))
        pictures = [await self._picture(entry, text) for entry in found]
        return pictures_message(pictures, text, "\n".join(notes) or None)

    async def wonder_picture(self, game: GameName, wonder: WonderId, text: Translator) -> Picture:
        """Draw both sides of a wonder of a game."""
        wonders = {each.name: each for each in self._catalogue(game).wonders}
        return await self._picture(wonders[f"wonder-{wonder}"], text)

    async def _picture(self, entry: Entry, text: Translator) -> Picture:
        return await self._pictures.draw(
            f"{entry.name}.png", partial(entry.draw, text), partial(entry.describe, text)
        )

    async def _suggest(
        self, interaction: Interaction, kind: Kind, typed: str
    ) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name[:LONGEST_OPTION], value=name[:LONGEST_OPTION])
            for name in names_like(typed, await self._named(interaction, kind), translator(interaction))
        ][:LONGEST_LIST]

    async def _named(self, interaction: Interaction, kind: Kind) -> Named:
        """Return all entries by name, in any language, those of the channel's game first."""
        edition, text = await edition_here(interaction), translator(interaction)
        here = await game_at_table(interaction) or edition
        key = (kind, here, edition, text.language)
        if key not in self._known_names:
            catalogues = sorted(self.catalogues, key=lambda each: (each.game != here, each.game != edition))
            groups = [catalogue.cards if kind == "card" else catalogue.wonders for catalogue in catalogues]
            languages = dict.fromkeys((text, *self._client.languages.translators.values()))
            self._known_names[key] = by_name(groups, tuple(languages))
        return self._known_names[key]

    @app_commands.command(description="command-rules")
    @anywhere
    @app_commands.describe(topic="command-rules-topic")
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show the menu of the rules privately, at a topic or else at the one that fits the table."""
        async with answering(interaction):
            game = await game_here(interaction)
            if game is None or game in EDITIONS:
                game = await edition_here(interaction)
            suited = await self._suited(interaction, game)
            await show_rules(interaction, game, suited if topic is None else (topic, *suited))

    async def _suited(self, interaction: Interaction, game: str) -> tuple[str, ...]:
        """Return the topics that fit the channel's table, or else the first topics of a game."""
        channel = interaction.channel_id or 0
        running = self._client.sessions.from_channel(channel, interaction.user.id)
        tables = [(each.row.options, len(each.seats)) for each in running]
        if not running and (lobby := await self._client.lobbies.at(channel)) is not None:
            tables = [(lobby.row.options, len(lobby.seats))]
        if not tables or tables[0][0].game != game:
            return topics_of(game) if game in FIRST else ()
        return suited_to(*tables[0])

    @rules.autocomplete("topic")
    async def suggest_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest topics in the person's language."""
        named = {topic: translator(interaction)(f"topic-{topic}") for topic in TOPICS}
        return [
            app_commands.Choice(name=name, value=topic)
            for topic, name in named.items()
            if plain_name(typed) in plain_name(name) or typed.casefold() in topic
        ]


def suited_to(options: Options, players: int) -> tuple[str, ...]:
    """Return the topics that fit a table with this number of players, the best first."""
    for_two = ("two-players", "free-city") if options.game == "base" and players == 2 else ()
    return (*for_two, *(("manneken-pis",) if options.manneken_pis else ()), *topics_of(options.game))


def topics_of(game: str) -> tuple[str, ...]:
    """Return the first topics of a game."""
    return (FIRST[game], *(["second-edition"] if game == EDITIONS[1] else ()))


async def show_rules(interaction: Interaction, game: str, suited: Collection[str]) -> None:
    """Show a person the menu at the first of these topics; raises `Refusal` for an unknown one."""
    lesson = FOR_TWO if game == EDITIONS[0] and "free-city" in suited else game
    shown = rules_message(lesson, tuple(suited), translator(interaction))
    await send(interaction, shown.view(), ephemeral=True)


def rules_message(lesson: str, suited: tuple[str, ...], text: Translator) -> Message:
    """Show the first topic, and a menu of all; raises `Refusal` for an unknown topic."""
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


def menu_buttons(lesson: str, text: Translator) -> tuple[Button, Button]:
    """Make the buttons that replace a private message by the first page or the legend."""
    first = _tap(text("button-how-to-play"), "page", lesson, 1, style=ButtonStyle.primary)
    return first, _tap(text("button-all-signs"), "signs", lesson)


def _tap(label: str, *words: str | int, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return button(custom_id("reference", NO_TABLE, *words), label, style=style)


def _rules_button(lesson: str, text: Translator) -> Button:
    return _tap(text("button-rules"), "rules", lesson)
