"""Achievements of players in finished games, the same in all games, for statistics."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Seat
from engine.story import Story

Feats = frozenset[str]
"""Ids of achievements.

``no-red`` and ``no-yellow`` (no such card was built), ``no-trade`` (nothing was bought), ``early-wonder``
(the wonder, or in Duel all of them, was finished by the end of Age II), ``no-wonder`` (no stage, or in Duel
no wonder, was built).
"""

EARLY = 2
"""The last age in which finishing a wonder is early."""


def feats_of(
    story: Story[Any],
    ages: Sequence[int],
    built: type[Any],
    most: Callable[[Seat], int],
    spent: Mapping[Seat, int],
) -> tuple[Feats, ...]:
    """Return the feats of each player's seat.

    ``ages`` has the age of each round, ``spent`` the coins that each seat paid to others. ``built`` is the
    event of a stage or wonder, of which a seat can build the ``most``.
    """
    found: list[Feats] = []
    for seat in story.players:
        wonders = [ages[number - 1] for number, event in story.events(built) if event.seat == seat]
        colours = story.end.cities[seat].colours
        done = {
            "no-red": not colours.get("red"),
            "no-yellow": not colours.get("yellow"),
            "no-trade": not spent[seat],
            "no-wonder": not wonders,
            "early-wonder": len(wonders) == most(seat) and max(wonders) <= EARLY,
        }
        found.append(frozenset(word for word, true in done.items() if true))
    return tuple(found)
