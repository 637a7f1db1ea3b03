"""What a game that is brought back has not delivered: messages that were not sent before its process died."""

from __future__ import annotations

import logging

from bot.languages.translator import Translator
from bot.storage.errors import StoreError
from bot.tables.snapshot import GameSnapshot
from cogs.game.face import Face
from cogs.game.lost_permissions import STUCK
from cogs.game.prompts import Prompts

log = logging.getLogger(__name__)


async def has_undelivered(snapshot: GameSnapshot, face: Face, prompts: Prompts, text: Translator) -> bool:
    """Whether a person waits for a message; where that cannot be told, one may. Raises `StoreError`."""
    try:
        return await _has_undelivered(snapshot, face, prompts, text)
    except StoreError:
        raise
    except Exception:
        log.exception("nobody knows what game %d owes, it sends all that may be missing", snapshot.id)
        return True


async def _has_undelivered(snapshot: GameSnapshot, face: Face, prompts: Prompts, text: Translator) -> bool:
    """Whether a person waits for a message: the last step is not told, or this one not asked.

    Who has picked may be shown as it was a moment before.
    """
    posted = snapshot.posted
    if not face.has_hands and snapshot.is_practice:
        # After a step back its message still shows what came of the step.
        return True
    if not snapshot.awaited() or snapshot.everyone_is_away() or STUCK in posted.messages:
        return True
    if not posted.asks(snapshot.step):
        return True
    if snapshot.history and any(key not in posted.messages for key, _ in face.afterwards(snapshot, text)):
        return True
    return face.has_hands and await prompts.are_undelivered(snapshot)
