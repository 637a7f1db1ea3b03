"""What a computer player says at the end of a game that it has played with people."""

from __future__ import annotations

from bot.common.rows import Ending, Result
from bot.languages.translator import Translator, seat_name
from bot.tables.outcome import ending_of
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import escape

CLOSE = 3
"""So few points between two players make a game a close one."""


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
    """Tell how it went for a player: the name of the kind of its line; a win is close over who hears it."""
    first = min(each.rank for each in results)
    others = [each for each in results if each is not speaker]
    won = speaker.rank == first
    if won and any(each.rank == first for each in others):
        return "shared"
    if ending.victory not in (None, "civilian"):
        return "won-at-once" if won else "lost-at-once"
    apart = abs(speaker.total - max(each.total for each in (heard if won else others)))
    return ("won" if won else "lost") + ("-close" if apart <= CLOSE else "")
