"""How a board was played, in a line: by everybody on a server, or by one player."""

from __future__ import annotations

from bot.languages import Translator
from bot.statistics.figures import Interval, WonderFigures
from cogs.stats.history import board_name
from renders.statistics.figures import NONE, decimal, whole


def wonder_line(each: WonderFigures, text: Translator) -> str:
    """Tell how often a board was played and won, how often it would be by chance, and its points."""
    points = text("stats-wonder-no-points")
    if each.average is not None:
        points = text(
            "stats-wonder-points",
            average=decimal(each.average, text),
            between=_between(each.average_interval, 1.0, text),
        )
    return text(
        "stats-wonder-drafted" if each.game == "duel" else "stats-wonder",
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
