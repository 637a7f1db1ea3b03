"""The finished games of a server or a person: a paged list, and the details of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

import discord

from bot.common.discord_timestamps import timestamp
from bot.common.game_options import PLAYED_WITH
from bot.common.stored_rows import FORGOTTEN, USUAL_LEVEL, Tenure
from bot.languages.translator import Translator
from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.player_keys import is_nameless, level_of
from bot.statistics.tally import STREAK, TOTAL
from cogs.discord.message import (
    LONGEST_LIST,
    LONGEST_OPTION,
    NO_TABLE,
    Button,
    Message,
    Picture,
    Row,
    button,
    choose_from,
    custom_id,
    cut,
    escape,
    galleries,
    message,
)
from renders.duel.names import short_wonder_name, wonder_name
from renders.parts.language import all_of
from renders.parts.names import city_name, side_name
from renders.parts.result import Category, categories_of
from renders.statistics.person import whole

TOPIC = "stats"

GAMES_ON_A_PAGE = 8
"""The number of games of seven players with long names that fit into a message."""

EVERYBODY = 0
"""Replaces the person's id in the id of a button for all games of a server."""


def stats_button(label: str, *words: str | int, disabled: bool = False, primary: bool = False) -> Button:
    """Make a button whose id contains these words."""
    style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
    return button(custom_id(TOPIC, NO_TABLE, *words), label, style=style, disabled=disabled)


def stats_list(options: Mapping[Any, str], placeholder: str, *words: str | int, chosen: object = None) -> Row:
    """Make a list whose id contains these words, from the label of each value."""
    entries = [
        discord.SelectOption(label=cut(label, LONGEST_OPTION), value=f"{value}", default=value == chosen)
        for value, label in options.items()
    ]
    return (choose_from(custom_id(TOPIC, NO_TABLE, *words), entries[:LONGEST_LIST], placeholder),)


def history(
    games: Sequence[FinishedGame],
    person: int | None,
    text: Translator,
    *,
    newer: bool = False,
    older: bool = False,
) -> Message:
    """List a page of games, newest first, of a ``person``, or with None of a server, with buttons to turn."""
    end, name = ("", "") if person is None else ("-of", mention(person))
    if not games:
        return message(text(f"stats-no-games{end}", name=name))
    lines, options = list[str](), dict[int, str]()
    for number, game in enumerate(games, start=1):
        seats, called = _by_place(game), text(f"game-{game.game}")
        players = " · ".join(_seat_words(game, seat, text) for seat in seats)
        when, origin = timestamp(game.ended, "d"), game.origin
        lines.append(
            text("stats-game", number=number, when=when, game=called, players=players, origin=origin)
        )
        names = ", ".join(seat.name for seat in seats)
        options[game.number] = text("stats-game-option", number=number, game=called, names=names)
    turn = ("games", person or EVERYBODY)
    turned = (
        stats_button(text("button-newer"), *turn, "newer", games[0].number, disabled=not newer),
        stats_button(text("button-older"), *turn, "older", games[-1].number, disabled=not older),
    )
    return message(
        text(f"stats-games{end}", name=name),
        "\n".join(lines),
        stats_list(options, text("stats-open"), "open"),
        turned if newer or older else None,
    )


def opened_game(
    game: FinishedGame,
    categories: Sequence[Category],
    text: Translator,
    pictures: Sequence[Picture] = (),
    tenures: Sequence[Tenure] = (),
    step_name: Callable[[int], str] | None = None,
) -> Message:
    """Show a game: when it was played, its results and pictures, with buttons for its record.

    ``step_name`` names the step until which a player had a seat. A game without ``pictures`` cannot be
    replayed; one from a score pad then has its points by ``categories``.
    """
    lines = [text("stats-game-heading", game=text(f"game-{game.game}"), when=timestamp(game.ended, "f"))]
    lines += [_seat_words(game, seat, text) for seat in _by_place(game)]
    for seat in game.seats:
        here = [each for each in tenures if each.seat == seat.seat]
        if len(here) > 1:
            names = [_tenure_name(each, text) for each in here]
            if step_name is not None:
                for place, each in enumerate(here[:-1]):
                    names[place] = text("stats-tenure", name=names[place], until=step_name(each.last_step))
            changed = {"name": player_name(seat, text), "tenures": " → ".join(names)}
            lines.append(text("stats-seat-changed", **changed))
    if game.victory is not None:
        lines.append(text(f"stats-victory-{game.victory}"))
    if game.table is None:
        lines.append(text("stats-score-pad"))
    note = None
    if not pictures:
        note = _stored_points(game, categories, text) if game.table is None else text("stats-other-rules")
    record = stats_button(text("button-record"), "record", game.number)
    replay = stats_button(text("button-replay"), "replay", game.number, primary=True)
    buttons: Row = () if game.table is None else (replay, record) if pictures else (record,)
    return message("\n".join(lines), note, *galleries(pictures), buttons)


def stored_categories(categories: Sequence[Category], stored: Iterable[str]) -> list[Category]:
    """Return the categories of a game, then other stored ones, from games with another box."""
    known = {TOTAL, STREAK, *(each.field for each in categories)}
    return [*categories, *categories_of(sorted({*stored} - known), categories)]


def _stored_points(game: FinishedGame, categories: Sequence[Category], text: Translator) -> str:
    """List the stored points by category, for a game whose score pad was not saved."""
    shown = stored_categories(categories, chain(*(seat.points for seat in game.seats)))
    lines = [text("stats-no-pictures")]
    for seat in _by_place(game):
        points = [
            text("stats-kept-category", category=each.label(text), points=seat.points[each.field])
            for each in shown
            if each.field in seat.points
        ]
        if points:
            lines.append(text("stats-kept-points", name=player_name(seat, text), points=all_of(points, text)))
    return "\n".join(lines)


def player_name(seat: FinishedSeat, text: Translator) -> str:
    """Return the name of a seat's player, a computer player's with its level."""
    if is_nameless(seat.player):
        return text("forgotten-name")
    return _with_level(seat.name, level_of(seat.player), text)


def _tenure_name(tenure: Tenure, text: Translator) -> str:
    if tenure.person == FORGOTTEN:
        return text("forgotten-name")
    return _with_level(tenure.name, None if tenure.person else tenure.level or USUAL_LEVEL, text)


def _with_level(name: str, level: str | None, text: Translator) -> str:
    return escape(name if level is None else text("computer-name-in-full", name=name, level=level))


def board_name(game: str, wonder: str, side: str | None, text: Translator) -> str:
    """Return the name of a wonder, with its side in games that have sides."""
    if game == "duel":
        return wonder_name(wonder, text)
    city = city_name(wonder, text)
    if not side:
        return city
    _, boxes = PLAYED_WITH[game]
    return text("stats-board", city=city, side=side_name(boxes, side, text))


def mention(person: int) -> str:
    """Return a mention of a person: each reader's Discord shows the name it knows."""
    return f"<@{person}>"


def _by_place(game: FinishedGame) -> list[FinishedSeat]:
    return sorted(game.seats, key=lambda seat: (seat.place, seat.seat))


def _seat_words(game: FinishedGame, seat: FinishedSeat, text: Translator) -> str:
    """Return a player's place, points and board in a few words."""
    name = player_name(seat, text)
    points = whole(seat.total) if game.scored else text("stats-uncounted")
    board = all_of([short_wonder_name(each.wonder, text) for each in seat.wonders if each.built], text)
    if seat.wonder is not None:
        board = board_name(game.game, seat.wonder, seat.side, text)
    key = "stats-game-seat-board" if board else "stats-game-seat"
    return text(key, place=seat.place, name=name, points=points, board=board)
