"""The statistics of a server: ranking, wonders, records; and the settings of rankings."""

from collections.abc import Sequence

import discord

from bot.common.options import GameName
from bot.languages.translator import Translator
from bot.statistics.figures import Ranking, RecordHeld, Standing, WonderFigures
from bot.statistics.ratings import Season, Unrated
from bot.statistics.tally import STREAK, TOTAL
from bot.storage.history import PAGE
from cogs.discord.message import LONGEST_LIST, LONGEST_OPTION, Message, Row, cut, escape, message
from cogs.discord.names import game_in_full
from cogs.stats.history import stats_button, stats_list, stored_categories
from cogs.stats.person import details_button, name_of, wonder_lines
from engine.rules import Box
from renders.parts.result import Category

ANY_NUMBER = 0
"""Replaces the number of players in the id of a list, for games of any number."""


def season_name(season: Season, text: Translator) -> str:
    """Return the displayed name of a season: its quarter and year."""
    year, quarter = season.split("-")
    return text("stats-season", quarter=quarter, year=year)


def ranking_message(
    ranking: Ranking, skip: int, seasons: Sequence[Season], unrated: Unrated | None, text: Translator
) -> Message:
    """Show a page of a ranking: ratings with their margins, provisional ones marked.

    ``unrated`` is why the reader's last game was not rated, or None.
    """
    game, season = text(f"game-{ranking.game}"), season_name(ranking.season, text)
    lines = [text("stats-ranking", game=game, season=season)]
    if unrated is not None:
        lines.append(text("stats-unrated", game=game, why=unrated))
    lines += [_standing_line(each, text) for each in ranking.standings if not each.provisional]
    if waiting := [_standing_line(each, text) for each in ranking.standings if each.provisional]:
        lines += [text("stats-provisional"), *waiting]
    if not ranking.on:
        lines.append(text("stats-ranking-off" if ranking.standings else "stats-no-ranking-off"))
    elif ranking.standings:
        lines += [text("stats-ranking-means"), text("stats-rated")]
    else:
        lines += [text("stats-no-ranking", game=game_in_full(ranking.game, text)), text("stats-rated")]

    pages: Row | None = None
    if ranking.players > PAGE:
        # The last word tells two buttons apart that lead to the same page.
        words = ("ranking", ranking.game, word_of(ranking.season))
        pages = (
            stats_button("◀", *words, max(skip - PAGE, 0), "back", disabled=skip < PAGE),
            stats_button("▶", *words, skip + PAGE, "next", disabled=skip + PAGE >= ranking.players),
        )
    chosen: Row | None = None
    if len(seasons) > 1:
        options = [
            discord.SelectOption(label=season_name(each, text), value=each, default=each == ranking.season)
            for each in seasons[:LONGEST_LIST]
        ]
        chosen = stats_list(options, text("stats-choose-season"), "season", ranking.game)
    settings = (stats_button(text("button-ranking-settings"), "settings"),)
    return message("\n".join(lines), chosen, pages, settings)


def wonders_message(
    game: GameName,
    box: Box,
    players: int,
    wonders: Sequence[WonderFigures],
    text: Translator,
    *,
    details: bool = False,
) -> Message:
    """Show how often each board of a game was played and won; ``box`` is the game's box.

    ``details`` adds the intervals. Only games with this number of ``players`` count, or with `ANY_NUMBER` all
    games.
    """
    end = "" if players == ANY_NUMBER else "-players"
    numbers = _numbers_of_players(game, box, players, text)
    if not wonders:
        none = text(f"stats-no-wonders{end}", game=game_in_full(game, text), players=players)
        return message(none, numbers if end else None)
    heading = text(f"stats-wonders{end}", game=text(f"game-{game}"), players=players)
    return message(
        "\n".join([heading, *wonder_lines(wonders, text, details=details)]),
        numbers,
        details_button(text, "wonders", game, players, details=details),
    )


def _numbers_of_players(game: GameName, box: Box, shown: int, text: Translator) -> Row | None:
    """Return the list that filters games by number of players; None if the game allows only one number."""
    if box.least_players == box.most_players:
        return None
    numbers = range(box.least_players, box.most_players + 1)
    named = {number: text("person-players", count=number) for number in numbers}
    options = [
        discord.SelectOption(label=label, value=f"{number}", default=number == shown)
        for number, label in ({ANY_NUMBER: text("stats-any-players")} | named).items()
    ]
    return stats_list(options, text("stats-choose-players"), "players", game)


def records_message(
    game: GameName, records: Sequence[RecordHeld], categories: Sequence[Category], text: Translator
) -> Message:
    """List the records of a game, in the order of its score sheet, with a list to open their games."""
    held = {each.category: each for each in records}
    names = {
        TOTAL: text("score-total"),
        **{category.field: category.label(text) for category in stored_categories(categories, held)},
        STREAK: text("stats-record-streak"),
    }
    # Zero points in a category are no record.
    shown = [(what, held[each]) for each, what in names.items() if each in held and held[each].points > 0]
    if not shown:
        return message(text("stats-no-records", game=game_in_full(game, text)))
    lines = [text("stats-records", game=text(f"game-{game}"))]
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
    return message("\n".join(lines), stats_list(options, text("stats-open"), "open") if options else None)


def settings_message(*, on: bool, out: bool, manages: bool, text: Translator) -> Message:
    """Show whether games are rated here and whether the person has opted out, with buttons to change it."""
    lines = [
        text("stats-rankings-on" if on else "stats-rankings-off"),
        text("stats-left-out" if out else "stats-not-left-out"),
    ]
    taps = [("shown", "button-show-me") if out else ("out", "button-leave-me-out")]
    if manages:
        taps.append(("off", "button-rankings-off") if on else ("on", "button-rankings-on"))
    return message("\n".join(lines), tuple(stats_button(text(label), what) for what, label in taps))


def word_of(season: Season) -> str:
    """Return a season as a word of a button id, which allows no hyphen."""
    return season.replace("-", "_")


def season_of(word: str) -> Season:
    """Return the season for a word of a button id."""
    return Season(word.replace("_", "-"))


def _standing_line(standing: Standing, text: Translator) -> str:
    return text(
        "stats-standing-line",
        place=standing.place or 0,
        name=escape(name_of(standing.player, standing.name, text)),
        points=standing.points,
        margin=standing.margin,
        games=standing.games,
        wins=standing.wins,
    )
