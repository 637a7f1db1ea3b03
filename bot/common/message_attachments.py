"""The files that the bot's messages show now, as Discord has reported them."""

from collections.abc import Mapping

REMEMBERED = 1000

File = tuple[str, bytes]
"""The name of a file, and a digest of its content."""


class MessageAttachments:
    """The files, by message and id, of the messages that were sent or edited last.

    Only these can be kept in an edit: an interaction has its message as of the tap.
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
        """Forget the files of a message until the outcome of an edit is known."""
        self.remember(message, {}, {})

    def identity(self, message: int, file: File) -> int | None:
        """Return the id of a file in a message, or None if the message isn't known to show it."""
        files = self.files.get(message, {})
        return next((identity for identity, shown in files.items() if shown == file), None)
