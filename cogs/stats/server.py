"""What the games of a server add up to: ranking, wonders, records; and what is wanted of them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.common.options import GameName
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.statistics.figures import Ranking, RecordHeld, Standing, WonderFigures
from bot.statistics.ratings import Unrated
from bot.statistics.seasons import Season, year_and_quarter
from bot.statistics.tally import STREAK, TOTAL
from bot.storage.history import PAGE
from cogs.discord.message import (
    LONGEST_OPTION,
    Button,
    Message,
    Row,
    button,
    choose_from,
    custom_id,
    cut,
    escape,
    message,
)
from cogs.discord.names import game_in_full
from cogs.stats.boards import details_button, wonder_lines
from cogs.stats.history import NO_TABLE, TOPIC, kept_categories
from cogs.stats.person import name_of
from engine.rules import Box
from renders.parts.result import Category

MOST_SEASONS = 25

ANY_NUMBER = 0
"""Stands in the id of a list for games of any number of players."""


def season_name(season: Season, text: Translator) -> str:
    """Call a season by its quarter and year."""
    year, quarter = year_and_quarter(season)
    return text("stats-season", quarter=quarter, year=f"{year}")


def settings_button(text: Translator) -> Row:
    """Make the button that leads to what can be set."""
    return (button(custom_id(TOPIC, NO_TABLE, "settings"), text("button-ranking-settings")),)


def ranking_message(
    ranking: Ranking, skip: int, seasons: Sequence[Season], unrated: Unrated | None, text: Translator
) -> Message:
    """Show a page of a ranking: ratings with how certain they are, who is provisional marked.

    ``unrated`` is why the last game of the person who reads it gave them no rating, if it did not.
    """
    game, season = text(f"game-{ranking.game}"), season_name(ranking.season, text)
    lines = [text("stats-ranking", game=game, season=season)]
    if unrated is not None:
        lines.append(text("stats-unrated", game=game, why=unrated))
    if not ranking.standings:
        lines += (
            [text("stats-no-ranking", game=game_in_full(ranking.game, text)), text("stats-rated")]
            if ranking.on
            else [text("stats-no-ranking-off", game=game)]
        )
    else:
        settled = [_standing_line(each, text) for each in ranking.standings if not each.provisional]
        waiting = [_standing_line(each, text) for each in ranking.standings if each.provisional]
        lines += [*settled, *([text("stats-provisional"), *waiting] if waiting else [])]
        lines += (
            [text("stats-ranking-means"), text("stats-rated")] if ranking.on else [text("stats-ranking-off")]
        )

    def turned(to: int, label: str, what: str) -> Button:
        identity = custom_id(
            TOPIC, NO_TABLE, "ranking", ranking.game, word_of(ranking.season), max(to, 0), what
        )
        return button(identity, label, disabled=not 0 <= to < ranking.players)

    pages: Row | None = None
    if ranking.players > PAGE:
        pages = (turned(skip - PAGE, "◀", "back"), turned(skip + PAGE, "▶", "next"))
    chosen: Row | None = None
    if len(seasons) > 1:
        options = [
            discord.SelectOption(label=season_name(each, text), value=each, default=each == ranking.season)
            for each in seasons[:MOST_SEASONS]
        ]
        identity = custom_id(TOPIC, NO_TABLE, "season", ranking.game)
        chosen = (choose_from(identity, options, text("stats-choose-season")),)
    return message("\n".join(lines), chosen, pages, settings_button(text))


def wonders_message(
    game: GameName,
    box: Box,
    players: int,
    wonders: Sequence[WonderFigures],
    text: Translator,
    *,
    details: bool = False,
) -> Message:
    """Return how often each board of a game was played and won; ``box`` is what it is played with.

    With ``details`` it says how little that says at few games. Only the games of so many ``players`` are
    meant, or with `ANY_NUMBER` all of them.
    """
    name = text(f"game-{game}")
    if players == ANY_NUMBER and not wonders:
        return message(text("stats-no-wonders", game=game_in_full(game, text)))
    if not wonders:
        lines = [text("stats-no-wonders-players", game=game_in_full(game, text), players=players)]
    else:
        heading = text("stats-wonders", game=name)
        if players != ANY_NUMBER:
            heading = text("stats-wonders-players", game=name, players=players)
        lines = [heading, *wonder_lines(wonders, text, details=details)]
    return message(
        "\n".join(lines),
        _numbers_of_players(game, box, players, text),
        details_button(text, "wonders", game, players, details=details) if wonders else None,
    )


def _numbers_of_players(game: GameName, box: Box, shown: int, text: Translator) -> Row | None:
    """Let a person choose of how many players the games are; None where all games have as many."""
    if box.least_players == box.most_players:
        return None
    options = [
        discord.SelectOption(label=label, value=f"{number}", default=number == shown)
        for number, label in (
            (ANY_NUMBER, text("stats-any-players")),
            *(
                (number, text("person-players", count=number))
                for number in range(box.least_players, box.most_players + 1)
            ),
        )
    ]
    return (choose_from(custom_id(TOPIC, NO_TABLE, "players", game), options, text("stats-choose-players")),)


def records_message(
    game: GameName, records: Sequence[RecordHeld], categories: Sequence[Category], text: Translator
) -> Message:
    """List the records of a game, in the order of its score sheet, with the games in which they were made."""
    name = text(f"game-{game}")
    held = {each.category: each for each in records}
    names = {
        TOTAL: text("score-total"),
        **{category.field: category.label(text) for category in kept_categories(categories, held)},
        STREAK: text("stats-record-streak"),
    }
    # Where nobody has made a point there is no record.
    shown = [
        (what, held[category])
        for category, what in names.items()
        if category in held and held[category].points > 0
    ]
    if not shown:
        return message(text("stats-no-records", game=game_in_full(game, text)))
    lines = [text("stats-records", game=name)]
    lines += [
        text("stats-record", category=what, name=escape(each.name), points=each.points)
        for what, each in shown
    ]
    lines.append(text("stats-records-mean"))
    options = [
        discord.SelectOption(
            label=cut(text("stats-record-option", category=what, name=each.name), LONGEST_OPTION),
            value=f"{place}:{each.number}",
        )
        for place, (what, each) in enumerate(shown)
        if each.number is not None
    ]
    opened: Row | None = None
    if options:
        opened = (choose_from(custom_id(TOPIC, NO_TABLE, "open"), options, text("stats-open")),)
    return message("\n".join(lines), opened)


def settings_message(*, on: bool, out: bool, manages: bool, text: Translator) -> Message:
    """Return whether games are rated here and whether the person is shown, with buttons to change it."""
    lines = [
        text("stats-rankings-on" if on else "stats-rankings-off"),
        text("stats-left-out" if out else "stats-not-left-out"),
    ]
    buttons = [
        button(
            custom_id(TOPIC, NO_TABLE, "shown" if out else "out"),
            text("button-show-me" if out else "button-leave-me-out"),
        )
    ]
    if manages:
        buttons.append(
            button(
                custom_id(TOPIC, NO_TABLE, "off" if on else "on"),
                text("button-rankings-off" if on else "button-rankings-on"),
            )
        )
    return message("\n".join(lines), tuple(buttons))


def word_of(season: Season) -> str:
    """Return a season as it may stand in an id, which has no hyphen."""
    return season.replace("-", "_")


def season_of(word: str) -> Season:
    """Read a season out of an id; raises `Refusal` where it is none."""
    season = Season(word.replace("_", "-"))
    try:
        year_and_quarter(season)
    except ValueError as error:
        raise Refusal("refusal-offer-changed") from error
    return season


def _standing_line(standing: Standing, text: Translator) -> str:
    return text(
        "stats-standing-line",
        place=0 if standing.place is None else standing.place,
        name=escape(name_of(standing.player, standing.name, text)),
        points=standing.points,
        margin=standing.margin,
        games=standing.games,
        wins=standing.wins,
    )
