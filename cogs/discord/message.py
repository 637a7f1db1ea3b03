"""A message before it is sent: text, galleries and rows of buttons, in order.

Discord tells of a file that a component shows in that component alone, not among the message's attachments
(Discord, Message Object), and an edit takes away every file whose id it does not name (Discord, Editing
Message Attachments). What a button or a list means stands in its id: `cogs.discord.router` reads it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, TypeVar
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.common.rows import TableRow
from bot.languages.translator import Translator, Word, forms_of
from engine.reading import clean_name

LONGEST_TEXT = 4000
"""Characters that Discord allows in all texts of one message together."""

LONGEST_CONTENT = 2000
"""Characters that Discord allows in the text of a message without components."""

BUTTONS_IN_A_ROW = 5

LONGEST_LIST = 25
"""Options of a list, and names suggested while somebody types."""

LONGEST_LABEL = 80
"""Characters on a button."""

LONGEST_OPTION = 100
"""Characters of an option and of what stands below it, and of a name suggested."""

LONGEST_DESCRIPTION = 1024
"""Characters of what a picture shows in words."""

NO_TABLE = 0
"""Stands in the ids of buttons that are about no table."""

FOR_TWO = "two"
"""The lesson on 7 Wonders for two players: that of the game, and a page on the Free City."""

CUT = "…"
"""What stands where the rest of a text would be too long."""

_SIGNS = re.compile(
    r"""[\\`*_~|\[\]<>@]      # formats, masked links, mentions, times, emojis
    | ^[#-]                 # headings, small print, lists
    | (?<=\d)\.(?=\s)       # numbered lists
    | :(?=//)               # addresses
    | (?<=\w)\.(?=\w)       # discord.gg/…, which needs no more than that
    """,
    re.MULTILINE | re.VERBOSE,
)
"""What Discord would not show as it is written; it takes a backslash before each."""

Button = ui.Button[Any]
List = ui.Select[Any]
Row = tuple[Button | List, ...]
Item = TypeVar("Item")


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
        """Return the picture as an attachment; each sending needs a fresh one."""
        assert self.data is not None
        return discord.File(io.BytesIO(self.data), self.name, description=self._description)

    def attachment(self) -> discord.File | discord.Attachment:
        """Return what an edit says of the file: which one stays, or the one to add."""
        return self.file() if self.kept is None else KeptFile(self.kept, self.name)

    def item(self) -> discord.MediaGalleryItem:
        """Return the picture's place in a gallery."""
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self._description)

    @property
    def _description(self) -> str:
        return cut(self.words, LONGEST_DESCRIPTION)


class KeptFile(discord.Attachment):
    """A file that stays in a message: what an edit says of it, and no more.

    Its id keeps it; without its name Discord may not find what a component refers to by that name.
    """

    def __init__(self, identity: int, name: str) -> None:
        self.id = identity
        self.filename = name

    def to_dict(self) -> Any:
        """Return what an edit says of the file (Discord, Attachment Request)."""
        return {"id": self.id, "filename": self.filename}


Part = str | Picture | Row
"""A picture is shown in a gallery of its own: Discord shows it whole, and crops those that share one."""


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
        return [part for part in self.parts if isinstance(part, Picture)]

    def files(self) -> list[discord.File]:
        """Return the pictures as files to send; each sending needs fresh ones."""
        return [picture.file() for picture in self.pictures]

    def in_words(self, intro: str) -> Message:
        """Return this message with words in the places of its pictures, and ``intro`` before the first."""
        parts = [plain(part.words) if isinstance(part, Picture) else part for part in self.parts]
        first = next(
            (number for number, part in enumerate(self.parts) if isinstance(part, Picture)), len(parts)
        )
        return Message((*parts[:first], intro, *parts[first:]))

    def change(self) -> Change:
        """Make the edit that turns a message into this one."""
        return Change(view=self.view(), attachments=[picture.attachment() for picture in self.pictures])

    def view(self) -> ui.LayoutView:
        """Make the message's components."""
        view = ui.LayoutView(timeout=None)
        texts = iter(cut_together([part for part in self.parts if isinstance(part, str)], LONGEST_TEXT))
        for part in self.parts:
            if isinstance(part, str):
                shown = next(texts)
                if shown:
                    view.add_item(ui.TextDisplay(shown))
            elif isinstance(part, Picture):
                view.add_item(ui.MediaGallery(part.item()))
            elif part:
                view.add_item(ui.ActionRow(*part))
        # The router hears the taps: discord.py need not keep the view for them.
        view.stop()
        return view


def message(*parts: Part | None) -> Message:
    """Make a message of the parts that are there."""
    return Message(tuple(part for part in parts if part))


def gallery(picture: Picture) -> Picture | str:
    """Show a picture, or say its words where it could not be drawn."""
    return plain(picture.words) if picture.missing else picture


def galleries(pictures: Sequence[Picture]) -> list[Picture | str]:
    """Show pictures one below the other."""
    return [gallery(picture) for picture in pictures]


def escape(name: str) -> str:
    """Make a person's name plain text in one line: no format, link, invitation, mention, time or emoji.

    The Free City's keeps its other forms.
    """
    escaped = plain(clean_name(name, "?"))
    forms = forms_of(name)
    return Word(escaped, {form: plain(word) for form, word in forms.items()}) if forms else escaped


def plain(text: str) -> str:
    """Make Discord show a text as it is written."""
    return _SIGNS.sub(r"\\\g<0>", text)


def cut_together(texts: Sequence[str], most: int) -> list[str]:
    """Cut texts so that all of them have at most so many characters; the longest first."""
    room, left = most, len(texts)
    lengths = [0] * len(texts)
    for number in sorted(range(len(texts)), key=lambda each: len(texts[each])):
        lengths[number] = min(len(texts[number]), room // left)
        room, left = room - lengths[number], left - 1
    return [cut(text, length) for text, length in zip(texts, lengths, strict=True)]


def cut(text: str, most: int) -> str:
    """Cut a text that has more characters than ``most`` behind a whole line, else behind a word."""
    if len(text) <= most:
        return text
    line = text.rfind("\n", 0, max(most - len(CUT), 0))
    if line > 0:
        return f"{text[:line]}\n{CUT}"
    word = text.rfind(" ", 0, most)
    return f"{text[: word if word > 0 else max(most - len(CUT), 0)]}{CUT}"[:most]


def shown(message: discord.Message | None) -> list[Picture]:
    """List the pictures that a message shows, as files to keep; those without an id cannot be."""
    return [
        Picture(_file_name(item.media.url), None, item.description or "", kept=item.media.attachment_id)
        for part in (message.components if message is not None else ())
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
        if item.media.attachment_id is not None
    ]


def without(told: discord.Message, identity: str) -> Message | None:
    """Return what a message shows but for one button; None where not all of its pictures can be kept."""
    items = [
        item
        for part in told.components
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]
    if len(shown(told)) < len(items):
        return None
    pictures = iter(shown(told))
    parts: list[Part] = []
    for part in told.components:
        if isinstance(part, discord.TextDisplay):
            parts.append(part.content)
        elif isinstance(part, discord.MediaGalleryComponent):
            parts += [next(pictures) for _ in part.items]
        elif isinstance(part, discord.ActionRow):
            left = [child for child in part.children if child.custom_id != identity]
            parts.append(tuple(_control(child) for child in left))
    return message(*parts)


def _control(told: discord.Button | discord.SelectMenu | discord.TextInput) -> Button | List:
    if isinstance(told, discord.Button):
        return ui.Button.from_component(told)
    assert isinstance(told, discord.SelectMenu)
    return ui.Select(custom_id=told.custom_id, options=told.options, placeholder=told.placeholder)


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
    return ui.Button(
        label=cut(label, LONGEST_LABEL),
        style=style,
        emoji=emoji,
        disabled=disabled,
        custom_id="button:" + identity,
    )


def lesson_button(lesson: str, text: Translator, *, at_its_end: bool = False) -> Button:
    """Make the button that opens the pages on how a game is played, for the person alone who taps it.

    A ``lesson`` goes by its game, or is that `FOR_TWO`.
    """
    identity = custom_id("reference", NO_TABLE, "last" if at_its_end else "learn", lesson)
    return button(identity, text("button-how-to-play"))


def link(address: str, label: str) -> Button:
    """Make a button that opens an address; Discord tells the bot nothing of its tap."""
    return ui.Button(label=cut(label, LONGEST_LABEL), url=address)


def address_of(row: TableRow) -> str:
    """Return the address of the place where a game is played."""
    return f"https://discord.com/channels/{'@me' if row.is_direct else row.server}/{row.place}"


def leading_to(address: str, said: str, text: Translator) -> Message:
    """Say something, with the button that leads to its place."""
    return message(said, (link(address, text("button-go-there")),))


def choose_from(identity: str, options: Sequence[discord.SelectOption], placeholder: str) -> List:
    """Make a list of at most 25 options; ``identity`` comes from `custom_id`."""
    return ui.Select(custom_id="list:" + identity, options=list(options), placeholder=placeholder)


def in_parts(items: Sequence[Item], most: int = BUTTONS_IN_A_ROW) -> list[tuple[Item, ...]]:
    """Part items in order, so many in each part and the rest in the last; buttons into rows."""
    return [tuple(items[start : start + most]) for start in range(0, len(items), most)]
