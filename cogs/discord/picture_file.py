"""Pictures in messages: what is sent, and what an edit keeps.

Discord tells of a file that a component shows in that component alone, not among the message's attachments
(Discord, Message Object), and an edit takes away every file whose id it does not name (Discord, Editing
Message Attachments).
"""

from __future__ import annotations

import hashlib
import io
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

import discord

REMEMBERED = 400
"""Messages of which it is remembered what they show."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with its file name and what it shows in words.

    Where it is ``missing`` it could not be drawn, and its words take its place. ``kept`` is the id of its
    file in the message that is changed: there it stays, and is not sent again.
    """

    name: str
    data: bytes | None
    words: str
    missing: bool = False
    kept: int | None = None

    def file(self) -> discord.File:
        """Give the picture as an attachment; each sending needs a fresh one."""
        assert self.data is not None
        return discord.File(io.BytesIO(self.data), self.name, description=self.words)

    def attachment(self) -> discord.File | discord.Attachment:
        """Give what an edit says of the file: which one stays, or the one to add."""
        return self.file() if self.kept is None else KeptFile(self.kept)

    def item(self) -> discord.MediaGalleryItem:
        """Give the picture's place in a gallery."""
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self.words)


class KeptFile(discord.Attachment):
    """A file that stays in a message: of all that discord.py tells of an attachment, an edit needs its id."""

    def __init__(self, identity: int) -> None:
        """Name the file by its id."""
        self.id = identity

    def to_dict(self) -> Any:
        """Give what an edit says of the file (Discord, Attachment Request)."""
        return {"id": self.id}


class LastShown:
    """What the messages show that were sent or changed last."""

    def __init__(self) -> None:
        """Begin with nothing: a message from before a restart is sent its pictures again."""
        self._messages: OrderedDict[int, dict[tuple[str, bytes], int]] = OrderedDict()

    def remember(self, message: discord.Message, pictures: Sequence[Picture]) -> None:
        """Remember what Discord says has become of ``pictures``."""
        before = {identity: key for key, identity in self._messages.pop(message.id, {}).items()}
        identities = {picture.name: picture.kept for picture in shown(message)}
        files: dict[tuple[str, bytes], int] = {}
        for picture in pictures:
            identity = identities.get(picture.name)
            if identity is None:
                continue
            key = _key(picture) if picture.kept is None else before.get(identity)
            if key is not None:
                files[key] = identity
        self._messages[message.id] = files
        while len(self._messages) > REMEMBERED:
            self._messages.popitem(last=False)

    def keeping(self, message: int, pictures: Sequence[Picture]) -> list[Picture]:
        """Give ``pictures`` with those kept that a message shows already."""
        files = self._messages.get(message, {})
        return [replace(picture, kept=files.get(_key(picture))) for picture in pictures]


def shown(message: discord.Message | None) -> list[Picture]:
    """List the pictures that a message shows, as files to keep; those without an id cannot be."""
    return [
        Picture(_file_name(item.media.url), None, item.description or "", kept=item.media.attachment_id)
        for part in (message.components if message is not None else ())
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
        if item.media.attachment_id is not None
    ]


def _file_name(url: str) -> str:
    """Read a file's name from its address, which is signed: "…/hand.png?ex=…"."""
    return urlsplit(url).path.rpartition("/")[2]


def _key(picture: Picture) -> tuple[str, bytes]:
    return picture.name, hashlib.sha256(picture.data or b"").digest()
