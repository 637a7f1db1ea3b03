"""The conflicts at the end of an age, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import BaseEvent, Conflict
from engine.base.view import View
from renders.drawing.numerals import ROMAN, plain
from renders.parts.description import shortened
from renders.parts.language import Text


def describe_conflicts(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> str:
    """Say what the picture of the conflicts shows, a sentence for each two neighbours."""
    conflicts = [event for event in events if isinstance(event, Conflict)]
    begin = [text("conflicts-words", age=ROMAN[each.age]) for each in conflicts[:1]]
    fought = [_holes(view, each, names) for each in conflicts]
    return shortened(
        [*begin, *(text("conflicts-words-pair", **holes) for holes in fought)],
        [*begin, *(text("conflicts-words-pair-brief", **holes) for holes in fought)],
    )


def _holes(view: View, conflict: Conflict, names: Sequence[str]) -> dict[str, str | int]:
    winner = conflict.left if conflict.winner == conflict.left else conflict.seat
    loser = conflict.seat if winner == conflict.left else conflict.left
    return {
        "name": names[conflict.seat],
        "shields": conflict.shields,
        "left_name": names[conflict.left],
        "left_shields": conflict.left_shields,
        "peace": "yes" if conflict.winner is None else "no",
        "winner": names[winner],
        "loser": names[loser],
        "most": max(conflict.shields, conflict.left_shields),
        "least": min(conflict.shields, conflict.left_shields),
        "token": conflict.token,
        "loss": plain(view.box.age(conflict.age).defeat),
    }
