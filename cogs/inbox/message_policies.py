"""What happens to each kind of message: how it reaches a person, how long it applies, how it ends."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from bot.common.stored_rows import MessageKey, MessageKind
from bot.tables.game_snapshot import GameSnapshot

Way = Literal["direct", "open", "last", "mention"]
"""By direct message, as a follow-up to the open hand or to the last interaction, or by a public mention.

None of them opens the direct messages of a new person: only the welcome to a new player does, which counts
towards the budget (`cogs.discord.delivery`).
"""


@dataclass(frozen=True, slots=True)
class MessagePolicy:
    """What happens to the messages of a kind.

    The ``ways`` to a person are tried in order; an ``urgent`` message also goes to those who want their hands
    in the channel; a message sent by a mention is stored under the kind ``mentioned_as``, if set. A temporary
    message ``holds`` only for a while: if unconfirmed it is looked for, and it is deleted once it no longer
    applies. Messages ``of_a_step`` go when the step is decided again. ``at_end`` of the game a message is
    deleted, or a sentence replaces its buttons.
    """

    ways: tuple[Way, ...] = ()
    urgent: bool = False
    mentioned_as: MessageKind | None = None
    holds: Callable[[GameSnapshot, MessageKey], bool] | None = None
    of_a_step: bool = False
    at_end: Literal["stays", "deleted", "closed"] = "stays"


def _is_awaited(snapshot: GameSnapshot, key: MessageKey) -> bool:
    return key.step == snapshot.step and key.seat in snapshot.waiting_for()


def _is_still_open(snapshot: GameSnapshot, key: MessageKey) -> bool:
    return key.step >= snapshot.step and snapshot.seats[key.seat].person is not None


POLICIES: Final[Mapping[MessageKind, MessagePolicy]] = MappingProxyType(
    {
        "lobby": MessagePolicy(),
        "opening": MessagePolicy(),
        "step": MessagePolicy(of_a_step=True),
        "age": MessagePolicy(),
        "score": MessagePolicy(),
        "hand": MessagePolicy(
            ("direct", "mention"), mentioned_as="call", holds=_is_still_open, of_a_step=True, at_end="closed"
        ),
        "call": MessagePolicy(holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "reminder": MessagePolicy(("direct", "mention"), holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "nudge": MessagePolicy(holds=_is_awaited, of_a_step=True, at_end="deleted"),
        "asleep": MessagePolicy(of_a_step=True, at_end="closed"),
        "offer": MessagePolicy(
            holds=lambda snapshot, key: snapshot.seats[key.seat].person is None, at_end="closed"
        ),
        "request": MessagePolicy(holds=lambda *_: True, at_end="closed"),
        "replaced": MessagePolicy(("direct",)),
        "result": MessagePolicy(("direct", "open")),
        "tip": MessagePolicy(("last",)),
        "hint": MessagePolicy(),
        "superseded": MessagePolicy(at_end="deleted"),
        "stuck": MessagePolicy(("direct", "mention", "last"), urgent=True),
        "warning": MessagePolicy(
            ("mention", "direct"),
            urgent=True,
            holds=lambda snapshot, _: snapshot.row.expires is not None,
            at_end="deleted",
        ),
    }
)
"""Tips and hints are ephemeral, and not stored."""
