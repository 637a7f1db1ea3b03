"""What cannot be done, in words: names are shown as they are written, and of a game what is kept is told."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.common.refusal import Name, Refusal
from bot.languages.translator import Translator
from bot.tables.outcome import OtherRulesRefusal, ResultSummary
from cogs.discord.message import escape


def in_words(refusal: Refusal, text: Translator) -> str:
    """Return why something cannot be done, and what can be told instead."""
    if isinstance(refusal, OtherRulesRefusal) and refusal.kept is not None:
        return _outcome_in_words(refusal.kept, text, checked=refusal.stored is not None)
    holes = {
        hole: escape(value) if isinstance(value, Name) else value for hole, value in refusal.holes.items()
    }
    return text(refusal.key, **holes)


def _outcome_in_words(kept: ResultSummary, text: Translator, *, checked: bool) -> str:
    """Say in one sentence what cannot be shown, then who came where with how many points, and when."""
    lines = [text("game-of-other-rules" if checked else "record-of-other-rules")]
    lines += [
        text(
            "kept-outcome-line",
            rank=each.rank,
            name=escape(each.name),
            points=text("points", count=each.points),
        )
        for each in kept.placed
    ]
    if kept.victory is not None:
        lines.append(text("kept-outcome-victory", victory=kept.victory))
    if kept.ended is not None:
        ended = discord.utils.format_dt(datetime.fromtimestamp(kept.ended, UTC), "D")
        lines.append(text("kept-outcome-ended", when=ended))
    return "\n".join(lines)
