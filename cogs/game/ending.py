"""The messages of a finished game: score, moments, honours and a computer player's farewell."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

from bot.common.rows import Ending, Result
from bot.languages.translator import Translator, seat_name, seat_names
from bot.statistics.figures import Honour
from bot.tables.lobby import OTHER
from bot.tables.replay import ending_of
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import (
    NO_TABLE,
    Message,
    Picture,
    Row,
    button,
    custom_id,
    escape,
    galleries,
    message,
)
from cogs.game.asking import PRACTICE
from cogs.game.names import fact_in_words
from engine.rules import Box
from engine.story import Moment
from renders.parts.names import side_in_full

CLOSE = 3
"""A win by at most this many points is a close one."""


def ending(
    snapshot: GameSnapshot, text: Translator, lines: Sequence[str], pictures: Sequence[Picture]
) -> Message:
    """Make the message that ends a game: result, pictures one below the other, buttons for what's next.

    It is a single message, so that a crash or a missing permission can't leave half of it: seven cities with
    poster, story and score sheet are exactly the ten files that a message can have.
    """
    texts = list(lines)
    if snapshot.honour is not None:
        names = seat_names(snapshot.seats, text)
        texts.append(honour_line(snapshot.honour, snapshot.row.options.box, names, text))
    texts.append(farewell(snapshot, text) or "")
    return message(
        "\n".join(line for line in texts if line), *galleries(pictures), end_buttons(snapshot, text)
    )


def end_buttons(snapshot: GameSnapshot, text: Translator) -> Row:
    """Make the buttons below a score: play again, and how a player's points came about.

    If boards have sides, one starts a game with the other sides.
    """
    options, end = snapshot.row.options, partial(custom_id, "end", snapshot.id)
    details = button(end("details"), text("button-details"))
    if options.is_practice:
        where = ("here",) if not snapshot.row.is_direct else ()
        practice = custom_id(PRACTICE, NO_TABLE, "again", options.game, *where)
        return (button(practice, text("button-practice-again")), details)
    again = button(end("again"), text("button-play-again"))
    if not options.has_sides:
        return (again, details)
    turned = text(
        "button-play-again-turned",
        mixed="yes" if options.sides == "A+B" else "no",
        side=side_in_full(options.boxes, OTHER[options.sides], text),
    )
    return (again, button(end("turned"), turned), details)


def moment_lines(moments: Sequence[Moment], box: Box, names: Sequence[str], text: Translator) -> list[str]:
    """Describe moments of a game played with a box, one sentence each; ``names`` by seat."""
    return [
        text(
            f"moment-{moment.kind}",
            game=box.game,
            **{placeholder: escape(names[seat]) for placeholder, seat in moment.seats.items()},
            **{
                placeholder: fact_in_words(placeholder, fact, box, text)
                for placeholder, fact in moment.facts.items()
            },
        )
        for moment in moments
    ]


def honour_line(honour: Honour, box: Box, names: Sequence[str], text: Translator) -> str:
    """Describe an honour of a game played with a box; ``names`` by seat."""
    placeholders = {
        placeholder: escape(names[fact])
        if placeholder == "other"
        else fact_in_words(placeholder, fact, box, text)
        for placeholder, fact in cast("Mapping[str, Any]", honour.facts).items()
    }
    return text(f"honour-{honour.kind}", name=escape(names[honour.seat]), **placeholders)


def farewell(snapshot: GameSnapshot, text: Translator) -> str | None:
    """Return a closing line of the best computer player; None without one, or without people to read it."""
    ending = ending_of(snapshot.game, snapshot.history)
    if ending is None or all(seat.person is None for seat in snapshot.seats):
        return None
    results = [each for each in ending.results if each.seat < len(snapshot.seats)]
    computers = [each for each in results if snapshot.seats[each.seat].level is not None]
    if not computers:
        return None
    speaker = min(computers, key=lambda each: each.rank)
    seat = snapshot.seats[speaker.seat]
    people = [each for each in results if snapshot.seats[each.seat].person is not None]
    kind = _kind(speaker, results, people, ending)
    return text(f"farewell-{kind}", name=escape(seat_name(seat, text)), level=str(seat.level))


def _kind(speaker: Result, results: list[Result], people: list[Result], ending: Ending) -> str:
    """Return the kind of a computer player's closing line; a win is close over the people who read it."""
    first = min(each.rank for each in results)
    others = [each for each in results if each is not speaker]
    won = speaker.rank == first
    if won and any(each.rank == first for each in others):
        return "shared"
    if ending.victory not in (None, "civilian"):
        return "won-at-once" if won else "lost-at-once"
    apart = abs(speaker.total - max(each.total for each in (people if won else others)))
    return ("won" if won else "lost") + ("-close" if apart <= CLOSE else "")
