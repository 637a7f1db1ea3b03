"""Checks that edits of messages don't lose pictures."""

from typing import Any

import pytest

from bot.local.discord_rules import media
from tests.cogs.room import Room

ASKS = ":text'"
"""The end of a button's id in hands and turn messages, both of which have a picture."""


class Watch:
    """Counts the edits of hands and turn messages, and records those without a picture."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.changes = 0
        self.bare: list[str] = []
        self.uploads = 0
        edit = room.env.backend.edit_message

        def watched(channel: int, message: int, fields: dict[str, Any]) -> Any:
            before = {each["id"] for each in room.env.backend.get_message(channel, message).attachments}
            changed = edit(channel, message, fields)
            identities = str(changed.components)
            if ASKS in identities:
                self.changes += 1
                files = {each["id"] for each in changed.attachments}
                self.uploads += len(files - before)
                if not {each.get("attachment_id") for each in media(changed.components)} & files:
                    self.bare.append(identities)
            return changed

        monkeypatch.setattr(room.env.backend, "edit_message", watched)
