"""What becomes of each kind of message: how a person is reached by it, how long it holds, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from bot.common.rows import MessageKey, MessageKind
from bot.tables.snapshot import GameSnapshot

Way = Literal["direct", "open", "last", "mention"]
"""How a person is told something: by direct message, behind the hand that they have open, behind what they
did last where the game is played, or by a mention there.

None of them opens the direct messages of a new person: only the hello to who sits down does, which counts
towards the budget (`cogs.discord.dm_budget`).
"""


@dataclass(frozen=True, slots=True)
class Policy:
    """What becomes of the messages of a kind.

    The ``ways`` to a person are tried one after the other; what is ``urgent`` is written also to who wants
    their hands in the channel, and what goes by a mention has the key of the kind ``mentioned_as``, where
    that is another. A message ``holds`` for a while only: it is looked for where its answer was lost, and
    taken back when it does not hold any more. One ``of_a_step`` goes when the step is decided again. When the
    game ends, it is deleted, or a sentence takes the place of its buttons.
    """

    ways: tuple[Way, ...] = ()
    urgent: bool = False
    mentioned_as: MessageKind | None = None
    holds: Callable[[GameSnapshot, MessageKey], bool] | None = None
    of_a_step: bool = False
    at_end: Literal["stays", "deleted", "closed"] = "stays"


def _is_awaited(snapshot: GameSnapshot, key: MessageKey) -> bool:
    return key.step == snapshot.step and key.seat in snapshot.waiting_for()


def _is_decided(snapshot: GameSnapshot, key: MessageKey) -> bool:
    return key.step >= snapshot.step and snapshot.seats[key.seat].person is not None


POLICIES: Final[Mapping[MessageKind, Policy]] = MappingProxyType(
    {
        "lobby": Policy(),
        "opening": Policy(),
        "step": Policy(of_a_step=True),
        "age": Policy(),
        "score": Policy(),
        "hand": Policy(
            ("direct", "mention"), mentioned_as="call", holds=_is_decided, of_a_step=True, at_end="closed"
        ),
        "call": Policy(("mention",), holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "reminder": Policy(("direct", "mention"), holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "nudge": Policy(("mention",), holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "asleep": Policy(of_a_step=True, at_end="closed"),
        "offer": Policy(
            ("mention",),
            holds=lambda snapshot, key: snapshot.seats[key.seat].person is None,
            at_end="closed",
        ),
        "request": Policy(("mention",), holds=lambda *_: True, at_end="closed"),
        "replaced": Policy(("direct",)),
        "result": Policy(("direct", "open")),
        "tip": Policy(("last",)),
        "hint": Policy(),
        "superseded": Policy(at_end="deleted"),
        "stuck": Policy(("direct", "mention"), urgent=True),
        "warning": Policy(
            ("mention", "direct"),
            urgent=True,
            holds=lambda snapshot, _: snapshot.row.expires is not None,
            at_end="deleted",
        ),
    }
)
"""Tips and hints are seen by one person alone, and not kept in the store."""
