"""A message before it is sent: text, galleries and rows of buttons, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import discord
from discord import ui

from cogs.discord.picture_file import Picture

LONGEST_TEXT = 4000
"""Characters that Discord allows in all texts of one message together."""

Row = tuple[ui.Item[Any], ...]


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures shown together; one alone is shown large."""

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
