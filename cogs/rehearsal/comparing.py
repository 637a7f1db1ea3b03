"""What was meant against what Discord says: texts, buttons, lists, pictures, flags."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import unquote, urlsplit

from PIL import Image, UnidentifiedImageError

from bot.rehearsal.traffic import Upload

Json = Mapping[str, Any]

BUTTON, LIST, TEXT, GALLERY = 2, 3, 10, 12
COMPONENTS_V2 = 1 << 15
COMPARED = {
    BUTTON: ("custom_id", "label", "style", "disabled"),
    LIST: ("custom_id", "placeholder"),
}
OPTION = ("label", "value", "description", "default")
SIGNS = ("id", "name")


def media_of(message: Json) -> list[Json]:
    """List the pictures that a message shows."""
    return [
        item for part in parts(message) if part.get("type") == GALLERY for item in part.get("items") or ()
    ]


def parts(message: Json) -> Iterator[Json]:
    """Go through the components of a message, nested ones after what holds them."""
    waiting = list(message.get("components") or ())
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting[:0] = part.get("components") or ()


def differences(meant: Json, shown: Json, uploads: Mapping[str, Upload]) -> list[str]:
    """Say in what a message is not as it was meant; ``uploads`` are its pictures by file name."""
    wanted, found = list(parts(meant)), list(parts(shown))
    kinds = [[part.get("type") for part in each] for each in (wanted, found)]
    if kinds[0] != kinds[1]:
        return [f"components of the kinds {kinds[0]} were sent, Discord shows {kinds[1]}"]
    said = [
        line
        for part, other in zip(wanted, found, strict=True)
        for line in _part_differences(part, other, uploads)
    ]
    if int(meant.get("flags") or 0) & COMPONENTS_V2 and not int(shown.get("flags") or 0) & COMPONENTS_V2:
        said.append("the flag of messages made of components is missing")
    if meant.get("content") is not None and meant["content"].strip() != shown.get("content"):
        said.append("the text is another one")
    return said + _attachment_differences(meant, shown)


def _part_differences(meant: Json, shown: Json, uploads: Mapping[str, Upload]) -> list[str]:
    kind = meant.get("type")
    if kind == TEXT:
        same = str(meant["content"]).strip() == str(shown.get("content")).strip()
        return [] if same else [f"the text {meant['content'][:30]!r} is another one"]
    if kind == GALLERY:
        return _gallery_differences(meant.get("items") or (), shown.get("items") or (), uploads)
    name = meant.get("label") or meant.get("placeholder") or meant.get("custom_id")
    said = [
        f"{key} of {name!r} is {shown.get(key)!r} and not {meant.get(key)!r}"
        for key in COMPARED.get(int(kind or 0), ())
        if (shown.get(key) or None) != (meant.get(key) or None)
    ]
    if _signs(meant) != _signs(shown):
        said.append(f"the emoji of {name!r} is another one")
    if [_option(each) for each in meant.get("options") or ()] != [
        _option(each) for each in shown.get("options") or ()
    ]:
        said.append(f"the options of {name!r} are others")
    return said


def _signs(part: Json) -> list[str]:
    emoji = part.get("emoji") or {}
    # Discord leaves out the sign that lets an emoji be drawn in colour.
    return [str(emoji.get(key) or "").replace("\ufe0f", "") for key in SIGNS]


def _option(option: Json) -> list[Any]:
    return [option.get(key) or None for key in OPTION] + _signs(option)


def _gallery_differences(
    meant: Sequence[Json], shown: Sequence[Json], uploads: Mapping[str, Upload]
) -> list[str]:
    if len(meant) != len(shown):
        return [f"{len(meant)} pictures were meant, Discord shows {len(shown)}"]
    return [
        line
        for wanted, found in zip(meant, shown, strict=True)
        for line in _picture_differences(wanted, found, uploads)
    ]


def _picture_differences(meant: Json, shown: Json, uploads: Mapping[str, Upload]) -> list[str]:
    media = shown.get("media") or {}
    address = str(media.get("url") or "")
    name = unquote(urlsplit(address).path).rpartition("/")[2]
    if not address.startswith("http"):
        return [f"the picture {name or '?'} is not there: its address is {address!r}"]
    said = []
    if (meant.get("description") or None) != (shown.get("description") or None):
        said.append(f"what {name} shows in words is another text")
    if not media.get("attachment_id"):
        said.append(f"the picture {name} has no attachment_id, so an edit cannot name it to keep it")
    size = None if name not in uploads else size_of(uploads[name].data)
    told = (media.get("width"), media.get("height"))
    # Discord may tell the size of a fresh picture a little later.
    if size is not None and None not in told and told != size:
        said.append(f"the size of {name} is {told}, {size} was sent")
    return said


def _attachment_differences(meant: Json, shown: Json) -> list[str]:
    """Find files that hang on a message beside what it shows; a file sent to be one may."""
    if not int(meant.get("flags") or 0) & COMPONENTS_V2:
        return []
    pictures = {str((item.get("media") or {}).get("attachment_id")) for item in media_of(shown)}
    left = [each.get("filename") for each in shown.get("attachments") or () if each["id"] not in pictures]
    return [f"the file {name} still hangs on the message" for name in left]


def size_of(data: bytes) -> tuple[int, int] | None:
    """Give width and height of a picture in pixels, None for another file."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None
