"""What was meant against what Discord says: texts, buttons, lists, pictures, commands."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

import discord
from PIL import Image, UnidentifiedImageError

from bot.rehearsal.traffic import Upload

Json = Mapping[str, Any]

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
"""The flag of a message that one person sees alone."""

COLOURED = "\ufe0f"
"""The sign that lets an emoji be drawn in colour, which Discord leaves out."""


def differences(meant: Any, shown: Any, where: str = "") -> Iterator[str]:
    """Say in what something is not as it was meant: there may be more of it, and what is empty left out."""
    if isinstance(meant, Mapping):
        known: Json = shown if isinstance(shown, Mapping) else {}
        # Where a picture is, is for Discord to say.
        for key in meant.keys() - {"media"}:
            yield from differences(meant[key], known.get(key), f"{where}.{key}".lstrip("."))
    elif isinstance(meant, list | tuple):
        there = shown if isinstance(shown, list) else []
        if len(there) != len(meant):
            yield f"{where} are {len(there)} and not {len(meant)}"
        for number, (each, other) in enumerate(zip(meant, there, strict=False)):
            yield from differences(each, other, f"{where}[{number}]")
    elif meant not in (None, "") and _plain(meant) != _plain(shown):
        yield f"{where} is {shown!r} and not {meant!r}"


def _plain(value: Any) -> str:
    return "" if value in (None, False) else str(value).strip().replace(COLOURED, "")


def message_differences(meant: Json, shown: Json, uploads: Mapping[str, Upload]) -> Iterator[str]:
    """Say in what a message is not as it was meant; ``uploads`` are its pictures by file name."""
    yield from differences({key: meant.get(key) for key in ("content", "components")}, shown)
    flags = int(meant.get("flags") or 0)
    if int(shown.get("flags") or 0) & flags != flags:
        yield f"flags are {shown.get('flags')} and not {flags}"
    for media in media_of(shown):
        yield from _picture_faults(media, uploads)
    if "components" in meant:
        pictures = {str(media.get("attachment_id")) for media in media_of(shown)}
        for each in shown.get("attachments") or ():
            if each["id"] not in pictures:
                yield f"the file {each.get('filename')} still hangs on the message"


def media_of(message: Json) -> list[Json]:
    """List what a message says of the pictures that it shows."""
    return [item.get("media") or {} for part in parts(message) for item in part.get("items") or ()]


def parts(message: Json) -> Iterator[Json]:
    """Go through the components of a message, nested ones after what holds them."""
    for part in message.get("components") or ():
        yield part
        yield from parts(part)


def file_name(media: Json) -> str:
    """Read the name of a picture out of its address."""
    return unquote(urlsplit(str(media.get("url") or "")).path).rpartition("/")[2]


def _picture_faults(media: Json, uploads: Mapping[str, Upload]) -> Iterator[str]:
    name, address = file_name(media), str(media.get("url") or "")
    if not address.startswith("http"):
        yield f"the picture {name or '?'} is not there: its address is {address!r}"
        return
    if not media.get("attachment_id"):
        yield f"the picture {name} has no attachment_id, so an edit cannot name it to keep it"
    size = size_of(uploads[name].data) if name in uploads else None
    told = (media.get("width"), media.get("height"))
    # Discord may tell the size of a fresh picture a little later.
    if size is not None and None not in told and told != size:
        yield f"the size of {name} is {told}, {size} was sent"


def size_of(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a picture in pixels, None for another file."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None
