"""A message before it is sent: text, galleries and rows of buttons, in order.

Discord tells of a file that a component shows in that component alone, not among the message's attachments
(Discord, Message Object), and an edit takes away every file whose id it does not name (Discord, Editing
Message Attachments). What a button or a list means stands in its id: `cogs.discord.router` reads it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict
from urllib.parse import urlsplit

import discord
from discord import ui

LONGEST_TEXT = 4000
"""Characters that Discord allows in all texts of one message together."""

Button = ui.Button[Any]
List = ui.Select[Any]
Row = tuple[Button | List, ...]


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


@dataclass(frozen=True, slots=True)
class Gallery:
    """PicturePool shown together; one alone is shown large."""

    pictures: tuple[Picture, ...]


Part = str | Gallery | Row


class Change(TypedDict):
    """What an edit of a message says: everything that it shows afterwards, files that stay included."""

    view: ui.LayoutView
    attachments: list[discord.File | discord.Attachment]


@dataclass(frozen=True, slots=True)
class Message:
    """What a message shows. A view is made afresh for every sending, as discord.py needs it."""

    parts: tuple[Part, ...]

    @property
    def pictures(self) -> list[Picture]:
        """The attachments to send, in order."""
        return [picture for part in self.parts if isinstance(part, Gallery) for picture in part.pictures]

    def change(self) -> Change:
        """Make the edit that turns a message into this one."""
        return Change(view=self.view(), attachments=[picture.attachment() for picture in self.pictures])

    def view(self) -> ui.LayoutView:
        """Make the message's components."""
        view = ui.LayoutView(timeout=None)
        room = LONGEST_TEXT
        for part in self.parts:
            if isinstance(part, str):
                shown = part
                shown = shown if len(shown) <= room else shown[: room - 1] + "…"
                room -= len(shown)
                if shown:
                    view.add_item(ui.TextDisplay(shown))
            elif isinstance(part, Gallery):
                if part.pictures:
                    view.add_item(ui.MediaGallery(*(picture.item() for picture in part.pictures)))
            elif part:
                view.add_item(ui.ActionRow(*part))
        # The router hears the taps: discord.py need not keep the view for them.
        view.stop()
        return view


def message(*parts: Part | None) -> Message:
    """Make a message of the parts that are there."""
    return Message(tuple(part for part in parts if part))


def gallery(pictures: Sequence[Picture]) -> Gallery | str | None:
    """Make a gallery of the pictures that could be drawn; where none could, their words."""
    drawn = tuple(picture for picture in pictures if not picture.missing)
    if drawn:
        return Gallery(drawn)
    return "\n".join(picture.words for picture in pictures) or None


def escape(name: str) -> str:
    """Make a person's name plain text: neither formatted by Discord nor taken for a mention or a time."""
    return discord.utils.escape_markdown(name).replace("<", "\\<")


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


def custom_id(topic: str, table: int, *words: str | int) -> str:
    """Write the id of a button or list."""
    return f"{topic}:{table}:{':'.join(str(word) for word in words)}"


def button(
    identity: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    disabled: bool = False,
) -> Button:
    """Make a button; ``identity`` comes from `custom_id`."""
    return ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id="button:" + identity)


def choose_from(identity: str, options: Sequence[discord.SelectOption], placeholder: str) -> List:
    """Make a list of at most 25 options; ``identity`` comes from `custom_id`."""
    return ui.Select(custom_id="list:" + identity, options=list(options), placeholder=placeholder)
