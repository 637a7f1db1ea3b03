"""Which files the bot's messages show now, as Discord's answers have told it."""

from __future__ import annotations

from collections.abc import Mapping

REMEMBERED = 1000
"""Messages of which it is remembered what they show."""

File = tuple[str, bytes]
"""The name of a file, and what tells its content from that of others of this name."""


class LastShown:
    """The files of the messages that were sent or changed last: what Discord has answered to each change.

    Only what stands here can be kept: a tap tells what its message showed when it was tapped. ``files`` has
    them by message and id; of a message from before a restart nothing is known.
    """

    def __init__(self) -> None:
        self.files: dict[int, dict[int, File | None]] = {}

    def remember(self, message: int, files: Mapping[int, str], sent: Mapping[str, bytes]) -> None:
        """Remember the ``files`` that a message shows, names by ids, and the content of those ``sent``."""
        before = self.files.pop(message, {})
        self.files[message] = {
            identity: (name, sent[name]) if name in sent else before.get(identity)
            for identity, name in files.items()
        }
        if len(self.files) > REMEMBERED:
            del self.files[next(iter(self.files))]

    def doubt(self, message: int) -> None:
        """Take no file of a message for shown until it is known what has become of a change of it."""
        self.remember(message, {}, {})

    def identity(self, message: int, file: File) -> int | None:
        """Return the id by which a message shows a file, None where it is not known to show it."""
        files = self.files.get(message, {})
        return next((identity for identity, shown in files.items() if shown == file), None)
