"""A message before it is sent: text, galleries and rows of buttons, in order.

Discord lists a file that a component shows in that component alone, not among the message's attachments
(Discord, Message Object), and an edit removes every file whose id it doesn't name (Discord, Editing Message
Attachments). The meaning of a button or list is in its id, which `cogs.discord.router` reads.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.common.stored_rows import TableRow
from bot.languages.translator import Translator, Word, forms_of
from engine.reading import clean_name

LONGEST_TEXT = 4000
"""Characters that Discord allows in all texts of a message together."""

LONGEST_CONTENT = 2000
"""Characters that Discord allows in a message without components."""

LONGEST_DESCRIPTION = 1024
"""Characters of a picture's description."""

LONGEST_LABEL = 80
LONGEST_OPTION = 100
"""Characters of an option, of its description, and of a suggestion."""

LONGEST_LIST = 25
"""Options of a list, and suggestions for a command's parameter."""

BUTTONS_IN_A_ROW = 5

NO_TABLE = 0
"""The table number in the ids of buttons that belong to no table."""

FOR_TWO = "two"
"""The lesson on 7 Wonders for two players: that of the game, plus a page on the Free City."""

CUT = "…"

_SIGNS = re.compile(
    r"""[\\`*_~|\[\]<>@]      # formats, masked links, mentions, times, emojis
    | ^[#-]                 # headings, small print, lists
    | (?<=\d)\.(?=\s)       # numbered lists
    | :(?=//)               # addresses
    | (?<=\w)\.(?=\w)       # discord.gg/…, which needs no more than that
    """,
    re.MULTILINE | re.VERBOSE,
)
"""Characters that Discord reads as formatting; each needs a backslash."""

Button = ui.Button[Any]
List = ui.Select[Any]
Row = tuple[Button | List, ...]
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with its description, or only that if it is ``missing``: it could not be drawn.

    An edit keeps the file ``file_id`` of the message and doesn't upload it again.
    """

    name: str
    data: bytes | None
    words: str
    missing: bool = False
    file_id: int | None = None

    def file(self) -> discord.File:
        """Return a new attachment; a file can be sent only once."""
        assert self.data is not None
        return discord.File(io.BytesIO(self.data), self.name, description=self._description)

    def attachment(self) -> discord.File | discord.Attachment:
        """Return the file to upload, or a reference to the one that an edit keeps."""
        return self.file() if self.file_id is None else KeptFile(self.file_id, self.name)

    def item(self) -> discord.MediaGalleryItem:
        """Return the picture as an item of a gallery."""
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self._description)

    @property
    def _description(self) -> str:
        return cut(self.words, LONGEST_DESCRIPTION)


class KeptFile(discord.Attachment):
    """A reference to a file that an edit keeps in a message."""

    def __init__(self, identity: int, name: str) -> None:
        self.id = identity
        self.filename = name

    def to_dict(self) -> Any:
        """Return the id, and the name by which components refer to the file (Discord, Attachment Request)."""
        return {"id": self.id, "filename": self.filename}


Part = str | Picture | Row
"""Each picture gets a gallery of its own: Discord crops pictures that share one."""


@dataclass(frozen=True, slots=True)
class Message:
    """The content of a message. discord.py needs a new view each time it is sent."""

    parts: tuple[Part, ...]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures to attach, in order."""
        return [part for part in self.parts if isinstance(part, Picture)]

    def files(self) -> list[discord.File]:
        """Return the pictures as new files; a file can be sent only once."""
        return [picture.file() for picture in self.pictures]

    def with_pictures(self, replace: Callable[[Picture], Part]) -> Message:
        """Return this message with its pictures replaced."""
        return Message(tuple(replace(part) if isinstance(part, Picture) else part for part in self.parts))

    def in_words(self, intro: str) -> Message:
        """Return this message below ``intro``, with its pictures replaced by words."""
        return message(intro, *self.with_pictures(lambda picture: plain(picture.words)).parts)

    def change(self, identity: int | None = None) -> dict[str, Any]:
        """Return the arguments of the edit that turns another message into this one, kept files included."""
        return {"view": self.view(identity), "attachments": [each.attachment() for each in self.pictures]}

    def view(self, identity: int | None = None) -> ui.LayoutView:
        """Return the message's components; the first one has the id ``identity``."""
        view = ui.LayoutView(timeout=None)
        texts = iter(cut_together([part for part in self.parts if isinstance(part, str)], LONGEST_TEXT))
        for part in self.parts:
            if isinstance(part, str):
                content = next(texts)
                if content:
                    view.add_item(ui.TextDisplay(content))
            elif isinstance(part, Picture):
                view.add_item(ui.MediaGallery(part.item()))
            elif part:
                view.add_item(ui.ActionRow(*part))
        if identity is not None and view.children:
            view.children[0].id = identity
        # The router handles the taps, so discord.py need not store the view.
        view.stop()
        return view


def message(*parts: Part | None) -> Message:
    """Return a message of the given parts, without those that are None or empty."""
    return Message(tuple(part for part in parts if part))


def gallery(picture: Picture) -> Picture | str:
    """Return a picture, or its words if it could not be drawn."""
    return plain(picture.words) if picture.missing else picture


def galleries(pictures: Sequence[Picture]) -> list[Picture | str]:
    """Return pictures to show one below the other."""
    return [gallery(picture) for picture in pictures]


def escape(name: str) -> str:
    """Return a name as plain text on one line; the Free City's keeps its grammatical forms."""
    escaped = plain(clean_name(name, "?"))
    forms = forms_of(name)
    return Word(escaped, {form: plain(word) for form, word in forms.items()}) if forms else escaped


def plain(text: str) -> str:
    """Escape a text so that Discord shows it as it is written."""
    return _SIGNS.sub(r"\\\g<0>", text)


def cut_together(texts: Sequence[str], most: int) -> list[str]:
    """Cut texts, the longest first, to at most ``most`` characters in total."""
    room, left = most, len(texts)
    lengths = [0] * len(texts)
    for number in sorted(range(len(texts)), key=lambda each: len(texts[each])):
        lengths[number] = min(len(texts[number]), room // left)
        room, left = room - lengths[number], left - 1
    return [cut(text, length) for text, length in zip(texts, lengths, strict=True)]


def cut(text: str, most: int) -> str:
    """Cut a text to at most ``most`` characters, after a whole line if possible, else after a word."""
    if len(text) <= most:
        return text
    line = text.rfind("\n", 0, max(most - len(CUT), 0))
    if line > 0:
        return f"{text[:line]}\n{CUT}"
    word = text.rfind(" ", 0, most)
    return f"{text[: word if word > 0 else max(most - len(CUT), 0)]}{CUT}"[:most]


def pictures_of(message: discord.Message | None) -> list[Picture]:
    """Return the pictures that a message shows, as files to keep; those without an id are left out."""
    parts = () if message is None else message.components
    shown = [part for part in parts if isinstance(part, discord.MediaGalleryComponent)]
    return [picture for part in shown for picture in _kept(part)]


def _kept(gallery: discord.MediaGalleryComponent) -> list[Picture]:
    """Return the pictures of a gallery, named as in their signed URLs: "…/hand.png?ex=…"."""
    pictures = []
    for item in gallery.items:
        if item.media.attachment_id is not None:
            name = urlsplit(item.media.url).path.rpartition("/")[2]
            pictures.append(Picture(name, None, item.description or "", file_id=item.media.attachment_id))
    return pictures


def without_button(original: discord.Message, identity: str) -> Message | None:
    """Return a message without one of its buttons, or None if not all of its pictures can be kept."""
    parts: list[Part] = []
    for part in original.components:
        match part:
            case discord.TextDisplay():
                parts.append(part.content)
            case discord.MediaGalleryComponent():
                if len(_kept(part)) < len(part.items):
                    return None
                parts += _kept(part)
            case discord.ActionRow():
                parts.append(tuple(_control(each) for each in part.children if each.custom_id != identity))
    return message(*parts)


def _control(part: discord.Button | discord.SelectMenu | discord.TextInput) -> Button | List:
    if isinstance(part, discord.Button):
        return ui.Button.from_component(part)
    assert isinstance(part, discord.SelectMenu)
    return ui.Select(custom_id=part.custom_id, options=part.options, placeholder=part.placeholder)


def custom_id(topic: str, table: int, *words: str | int) -> str:
    """Return the id of a button or list."""
    return f"{topic}:{table}:{':'.join(str(word) for word in words)}"


def button(
    identity: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button; ``identity`` comes from `custom_id`."""
    label, identity = cut(label, LONGEST_LABEL), f"button:{identity}"
    return ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id=identity)


def lesson_button(lesson: str, text: Translator, *, at_its_end: bool = False) -> Button:
    """Return the button that opens a ``lesson``, that of a game or `FOR_TWO`, privately."""
    identity = custom_id("reference", NO_TABLE, "last" if at_its_end else "learn", lesson)
    return button(identity, text("button-how-to-play"))


def link(address: str, label: str) -> Button:
    """Return a button that opens a URL."""
    return ui.Button(label=cut(label, LONGEST_LABEL), url=address)


def address_of(row: TableRow) -> str:
    """Return the URL of the channel or thread of a game."""
    return f"https://discord.com/channels/{'@me' if row.is_direct else row.server}/{row.place}"


def leading_to(address: str, said: str, text: Translator) -> Message:
    """Return a message with a button that opens a URL."""
    return message(said, (link(address, text("button-go-there")),))


def choose_from(identity: str, options: Sequence[discord.SelectOption], placeholder: str) -> List:
    """Return a list of at most 25 options; ``identity`` comes from `custom_id`."""
    return ui.Select(custom_id="list:" + identity, options=list(options), placeholder=placeholder)


def in_parts(items: Sequence[Item], most: int = BUTTONS_IN_A_ROW) -> list[tuple[Item, ...]]:
    """Split items into parts of ``most``, in order, such as buttons into rows."""
    return [tuple(items[start : start + most]) for start in range(0, len(items), most)]
