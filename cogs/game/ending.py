"""What is said of a game that is over: its moments, what was new, and what a computer player says."""

from __future__ import annotations

from collections.abc import Sequence

from bot.common.rows import Ending, Result
from bot.languages.translator import Translator, seat_name
from bot.statistics.figures import Honour
from bot.tables.outcome import ending_of
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import escape
from cogs.game.names import card_name
from engine.rules import Box
from engine.story import Moment
from renders.drawing.numerals import ROMAN
from renders.parts.names import side_in_full, wonder_name

CLOSE = 3
"""So few points between two players make a game a close one."""


def moment_lines(moments: Sequence[Moment], box: Box, names: Sequence[str], text: Translator) -> list[str]:
    """Tell moments of a game played with a box, a sentence each; ``names`` by seat."""
    return [_told(moment, box, names, text) for moment in moments]


def _told(moment: Moment, box: Box, names: Sequence[str], text: Translator) -> str:
    named = {hole: escape(names[seat]) for hole, seat in moment.seats.items()}
    return text(
        f"moment-{moment.kind}",
        game=box.game,
        **named,
        **{hole: _fact_of_moment(hole, fact, box, text) for hole, fact in moment.facts.items()},
    )


def _fact_of_moment(hole: str, fact: int | str, box: Box, text: Translator) -> int | str:
    match hole:
        case "age":
            return ROMAN[int(fact)]
        case "card":
            return card_name(box, str(fact), text)
        case _:
            return fact


def honour_line(honour: Honour, boxes: Sequence[str], names: Sequence[str], text: Translator) -> str:
    """Tell an honour of a game played with these boxes; ``names`` by seat."""
    facts = {hole: _fact_of_honour(hole, fact, boxes, names, text) for hole, fact in honour.facts.items()}
    return text(f"honour-{honour.kind}", name=escape(names[honour.seat]), **facts)


def _fact_of_honour(
    hole: str, fact: object, boxes: Sequence[str], names: Sequence[str], text: Translator
) -> int | str:
    match hole, fact:
        case "other", int(seat):
            return escape(names[seat])
        case "wonder", str(wonder):
            return wonder_name(wonder, text)
        case "side", str(side):
            return side_in_full(boxes, side, text)
        case _, int() | str():
            return fact
        case _:
            raise TypeError(f"no fact of an honour: {hole} = {fact!r}")


def farewell(snapshot: GameSnapshot, text: Translator) -> str | None:
    """Let the computer player that came furthest say a line; None where nobody says or hears one."""
    ending = ending_of(snapshot.game, snapshot.history)
    if ending is None or all(seat.person is None for seat in snapshot.seats):
        return None
    results = [each for each in ending.results if each.seat < len(snapshot.seats)]
    computers = [each for each in results if snapshot.seats[each.seat].level is not None]
    if not computers:
        return None
    speaker = min(computers, key=lambda each: each.rank)
    seat = snapshot.seats[speaker.seat]
    name = escape(seat_name(seat, text))
    heard = [each for each in results if snapshot.seats[each.seat].person is not None]
    return text(f"farewell-{_how(speaker, results, heard, ending)}", name=name, level=str(seat.level))


def _how(speaker: Result, results: list[Result], heard: list[Result], ending: Ending) -> str:
    """Return how it went for a player: the name of the kind of its line; a win is close over who hears it."""
    first = min(each.rank for each in results)
    others = [each for each in results if each is not speaker]
    won = speaker.rank == first
    if won and any(each.rank == first for each in others):
        return "shared"
    if ending.victory not in (None, "civilian"):
        return "won-at-once" if won else "lost-at-once"
    apart = abs(speaker.total - max(each.total for each in (heard if won else others)))
    return ("won" if won else "lost") + ("-close" if apart <= CLOSE else "")
