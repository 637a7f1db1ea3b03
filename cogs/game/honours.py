"""What was new or rare with a game that is over, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages.translator import Translator
from bot.statistics.figures import Honour
from cogs.discord.message import escape
from renders.parts.names import wonder_name


def honour_line(honour: Honour, names: Sequence[str], text: Translator) -> str:
    """Tell an honour; ``names`` by seat."""
    facts = {hole: _fact(hole, fact, names, text) for hole, fact in honour.facts.items()}
    return text(f"honour-{honour.kind}", name=escape(names[honour.seat]), **facts)


def _fact(hole: str, fact: object, names: Sequence[str], text: Translator) -> int | str:
    match hole, fact:
        case "other", int(seat):
            return escape(names[seat])
        case "wonder", str(wonder):
            return wonder_name(wonder, text)
        case _, int() | str():
            return fact
        case _:
            raise TypeError(f"no fact of an honour: {hole} = {fact!r}")
