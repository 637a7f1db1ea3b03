"""Every point of a player with the card that it comes from, and what was chosen at the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.languages.translator import Translator
from cogs.discord.message import escape
from engine.base.scoring import SCORE_ROWS, Score, building_points
from engine.base.view import View
from engine.game import Seat
from engine.terms import Colour
from renders.base.names import card_name
from renders.base.result import winners
from renders.parts.language import all_of
from renders.parts.names import named

_CALLED = frozenset(row.name for row in SCORE_ROWS)
"""The rows of the base game: the lines of their details say what they count; others go by their label."""


def result_notes(view: View, names: Sequence[str], text: Translator) -> list[str]:
    """Return what symbols and guilds were chosen at the end, and who drinks the beer."""
    lines = [line for score in view.scores for line in _score_notes(view, score, names, text)]
    if any(
        (city.wonder, city.side, city.stages) == ("manneken_pis", "B", 1)
        for seat, city in enumerate(view.cities)
        if seat != view.free_city
    ):
        best = [escape(names[score.seat]) for score in winners(view)]
        lines.append(text("note-beer", name=all_of(best, text)))
    return lines


def _score_notes(view: View, score: Score, names: Sequence[str], text: Translator) -> list[str]:
    lines = []
    if score.symbols:
        symbols = all_of([text(f"symbol-{symbol}") for symbol in score.symbols], text)
        lines.append(
            text("note-symbols", name=escape(names[score.seat]), symbols=symbols, points=score.symbols_points)
        )
    if score.guild is not None and score.guild_from is not None:
        lines.append(
            text(
                "note-guild",
                name=escape(names[score.seat]),
                guild=card_name(view.box, score.guild, text),
                owner=escape(names[score.guild_from]),
                points=score.guild_points,
            )
        )
    return lines


def score_details(view: View, seat: Seat, names: Sequence[str], text: Translator) -> str:
    """Return what a player's points are for, a line each category."""
    score, city = view.scores[seat], view.cities[seat]
    stages = text("details-stages", built=city.stages, stages=len(view.cities[seat].plan))
    told = {
        "military": all_of([_signed(token) for token in city.conflicts], text),
        "treasury": text("coins", count=score.tie_break),
        "wonder": stages,
        "scientific": _symbols(view, seat, score, text),
        "guilds": _guilds(view, seat, score, names, text),
    }
    said = []
    for row in view.box.score_rows:
        points, what = score.row(row.name), told.get(row.name) or _cards(view, seat, row.sources, text)
        if row.name not in _CALLED:
            said.append(
                text("details-line-row", row=named(f"score-{row.name}", row.name, text), points=points)
            )
        elif what:
            said.append(text("details-line", category=row.name, points=points, what=what))
        else:
            said.append(text("details-line-alone", category=row.name, points=points))
    return "\n".join([text("details-total", name=escape(names[seat]), points=score.total), *said])


def _cards(view: View, seat: Seat, colours: Collection[Colour], text: Translator) -> str:
    return all_of(
        [
            text("details-card", card=card_name(view.box, card.id, text), points=points)
            for card, points in building_points(view.cities, seat)
            if card.colour in colours
        ],
        text,
    )


def _guilds(view: View, seat: Seat, score: Score, names: Sequence[str], text: Translator) -> str:
    own = _cards(view, seat, ("purple",), text)
    if score.guild is None or score.guild_from is None:
        return own
    copied = text(
        "details-guild-copied",
        card=card_name(view.box, score.guild, text),
        owner=escape(names[score.guild_from]),
        points=score.guild_points,
    )
    return all_of([part for part in (own, copied) if part], text)


def _symbols(view: View, seat: Seat, score: Score, text: Translator) -> str:
    counted = [
        text("symbol-count", count=number + score.symbols.count(symbol), symbol=symbol)
        for symbol, number in view.cities[seat].symbols.items()
        if number + score.symbols.count(symbol)
    ]
    said = all_of(counted, text)
    if not score.symbols:
        return said
    chosen = all_of([text(f"symbol-{symbol}") for symbol in score.symbols], text)
    return text("details-symbols-chosen", symbols=said, chosen=chosen)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
