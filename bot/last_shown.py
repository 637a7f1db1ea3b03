"""Which files the bot's messages show now, as Discord's answers have told it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.common.cache import Cache

REMEMBERED = 1000
"""Messages of which it is remembered what they show."""

File = tuple[str, bytes]
"""The name of a file, and what tells its content from that of others of this name."""


class LastShown:
    """The files of the messages that were sent or changed last, by their ids.

    Whoever changes a message writes here what Discord answers, be it a change or the answer to a tap. Only
    what stands here can be kept: a tap tells what its message showed when it was tapped.
    """

    def __init__(self) -> None:
        """Begin with nothing: what a message from before a restart shows is told by a tap on it."""
        self._messages: Cache[int, dict[int, File | None]] = Cache(REMEMBERED)

    def remember(self, message: int, files: Mapping[int, str], sent: Mapping[str, bytes]) -> None:
        """Remember the ``files`` that a message shows, names by ids, and the content of those ``sent``."""
        before = self._messages.get(message) or {}
        shown = {
            identity: (name, sent[name]) if name in sent else before.get(identity)
            for identity, name in files.items()
        }
        self._messages.put(message, shown)

    def doubt(self, message: int) -> None:
        """Take no file of a message for shown until it is known what has become of a change of it."""
        self.remember(message, {}, {})

    def shows(self, message: int, identity: int) -> bool:
        """Whether a message that was tapped still shows a file that it showed then."""
        files = self._messages.get(message)
        return files is None or identity in files

    def identity(self, message: int, file: File) -> int | None:
        """Return the id by which a message shows a file, None where it is not known to show it."""
        files = self._messages.get(message) or {}
        return next((identity for identity, shown in files.items() if shown == file), None)
