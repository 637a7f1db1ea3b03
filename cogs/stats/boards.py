"""How a board was played, in a line: by everybody on a server, or by one player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages.translator import Translator
from bot.statistics.figures import Interval, WonderFigures
from cogs.discord.message import Row, button, custom_id
from cogs.stats.history import NO_TABLE, TOPIC, board_name
from renders.statistics.person import NONE, decimal, whole

DETAILS = "details"
"""The last word of what is shown with all figures."""


def wonder_lines(wonders: Sequence[WonderFigures], text: Translator, *, details: bool) -> list[str]:
    """Tell of each board how it was played, in plain words or with all figures, and what these mean."""
    if details:
        return [*(_line_with_figures(each, text) for each in wonders), text("stats-wonders-mean")]
    compared = any(each.luck != "unknown" for each in wonders)
    note = text("stats-wonders-expected" if compared else "stats-wonders-few")
    return [*(_line(each, text) for each in wonders), note]


def details_button(text: Translator, *words: str | int, details: bool) -> Row:
    """Turn the message that some words name into the one with all figures, or back into plain words."""
    named = words if details else (*words, DETAILS)
    label = text("button-plain-words" if details else "button-figures")
    return (button(custom_id(TOPIC, NO_TABLE, "turn", *named), label),)


def _line(each: WonderFigures, text: Translator) -> str:
    """Return how often a board was played and won, and its points."""
    return text(
        "stats-wonder-drafted" if each.game == "duel" else "stats-wonder",
        board=board_name(each.game, each.wonder, each.side, text),
        built=each.built,
        games=each.games,
        wins=each.wins,
        luck=each.luck,
        points=text("stats-wonder-no-points")
        if each.average is None
        else text("stats-wonder-points", average=decimal(each.average, text)),
    )


def _line_with_figures(each: WonderFigures, text: Translator) -> str:
    """Tell also how often a board would win by chance, and how certain all that is."""
    points = text("stats-wonder-no-points")
    if each.average is not None:
        points = text(
            "stats-wonder-points-figures",
            average=decimal(each.average, text),
            between=_between(each.average_interval, 1.0, text),
        )
    return text(
        "stats-wonder-drafted-figures" if each.game == "duel" else "stats-wonder-figures",
        board=board_name(each.game, each.wonder, each.side, text),
        built=each.built,
        games=each.games,
        wins=each.wins,
        expected=decimal(each.expected, text),
        share=whole(round(each.win_share * 100)),
        between=_between(each.win_interval, 100.0, text),
        points=points,
    )


def _between(interval: Interval | None, unit: float, text: Translator) -> str:
    if interval is None:
        return NONE
    return text(
        "stats-between", low=whole(round(interval.low * unit)), high=whole(round(interval.high * unit))
    )
