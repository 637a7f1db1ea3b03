"""What a game that is brought back owes its players: messages that were not sent before its process died."""

from __future__ import annotations

import logging

from bot.languages.translator import Translator
from bot.storage.errors import StoreError
from bot.tables.snapshot import GameSnapshot
from cogs.game.face import Face
from cogs.game.losses import LOSS
from cogs.game.private_hands import PrivateHands
from cogs.game.step_message import is_asked

log = logging.getLogger(__name__)


async def owes(snapshot: GameSnapshot, face: Face, hands: PrivateHands, text: Translator) -> bool:
    """Tell whether a person waits for a message; where that cannot be told, one may. Raises `StoreError`."""
    try:
        return await _owes(snapshot, face, hands, text)
    except StoreError:
        raise
    except Exception:
        log.exception("nobody knows what game %d owes, it sends all that may be missing", snapshot.id)
        return True


async def _owes(snapshot: GameSnapshot, face: Face, hands: PrivateHands, text: Translator) -> bool:
    """Tell whether a person waits for a message: the last step is not told, or this one not asked.

    Who has picked may be shown as it was a moment before.
    """
    if not face.has_hands and snapshot.is_practice:
        # After a step back its message still shows what came of the step.
        return True
    if not snapshot.awaited() or snapshot.everyone_is_away() or LOSS in snapshot.posts:
        return True
    if not is_asked(snapshot):
        return True
    if snapshot.history and any(name not in snapshot.posts for name, _ in face.afterwards(snapshot, text)):
        return True
    return face.has_hands and await hands.are_owed(snapshot)
