"""Checking that Discord shows messages as they were sent."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote, urlsplit

import discord
from PIL import Image, UnidentifiedImageError

from bot.client import Client
from bot.common.rows import MessageRef
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import SERVER_ERROR, TOO_MANY_REQUESTS, Exchange, Traffic, Upload
from cogs.discord.delivery import FAULTS

Json = Mapping[str, Any]

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
"""The flag of a private message."""

COLOURED = "\ufe0f"
"""The variation selector for coloured emojis, which Discord removes."""

UPDATE_MESSAGE = discord.InteractionResponseType.message_update.value


@dataclass(slots=True)
class _MessageState:
    """The uploaded pictures of a message, and the number that it showed last."""

    uploads: dict[str, Upload] = field(default_factory=dict)
    pictures: int = 0


@dataclass(frozen=True, slots=True)
class _Write:
    """A request that ``made`` or edited a message: its content, and Discord's answer."""

    exchange: Exchange
    message: int | None
    meant: Json
    shown: Json | None
    made: bool


class MessageChecker:
    """Compares messages with the requests that wrote them."""

    def __init__(self, client: Client, traffic: Traffic, report: Report) -> None:
        self._client = client
        self._traffic = traffic
        self._report = report
        self._asked = 0
        self._processed: set[int] = set()
        self._writes: dict[int, list[_Write]] = {}
        self._known: dict[int, _MessageState] = {}
        self._can_read = True

    async def check(self, named: Mapping[str, MessageRef], *, keeps: bool = False) -> None:
        """Add a finding for each message that was posted or edited since the last call.

        If a message ``keeps`` its pictures, it must show as many as before. Waits for the answers to all
        requests so far.
        """
        asked = len(self._traffic.exchanges)
        await self._traffic.until_answered(self._asked)
        self._asked = asked
        for exchange in self._traffic.since(0):
            write = None if id(exchange) in self._processed else _write(exchange)
            self._processed.add(id(exchange))
            if write is not None and write.message is not None:
                self._writes.setdefault(write.message, []).append(write)
        for subject, post in named.items():
            writes = self._writes.pop(post.message, [])
            if writes:
                await self._add_finding(subject, post, writes, keeps)

    def newest(self, channel: int) -> MessageRef:
        """Return the message that was posted last in a channel."""
        writes = [write for each in self._traffic.since(0) if (write := _write(each)) is not None]
        made = [write.shown for write in writes if write.made and write.shown is not None]
        return MessageRef(
            channel, [int(each["id"]) for each in made if int(each["channel_id"]) == channel][-1]
        )

    def changed(self, message: int, since: int) -> bool:
        """Return whether a message was edited after the first ``since`` requests."""
        return any(
            each.method == "PATCH" and each.path.endswith(f"/{message}")
            for each in self._traffic.since(since)
        )

    async def _add_finding(self, subject: str, post: MessageRef, writes: list[_Write], keeps: bool) -> None:
        known = self._known.setdefault(post.message, _MessageState())
        before, problems = known.pictures, []
        for write in writes:
            if write.shown is None:
                problems.append(_refusal(write.exchange))
                continue
            known.uploads.update({each.filename: each for each in write.exchange.uploads})
            problems += message_differences(write.meant, write.shown, known.uploads)
            known.pictures = len(media_of(write.shown))
        accepted = [write for write in writes if write.shown is not None]
        if accepted:
            problems += await self._read_back(post, accepted[-1], known)
        if keeps and known.pictures < before:
            problems.append(f"it showed {before} pictures before the change and {known.pictures} after it")
        if keeps and any(self._says_late(write.meant) for write in writes):
            problems.append("the bot wrote that the picture is late instead of keeping it")
        seconds = max(write.exchange.seconds for write in writes)
        done = "Posted" if writes[0].made and writes[0].shown is not None else "Changed"
        times = f", {counted(len(writes), 'request')}" if len(writes) > 1 else ""
        pictures = f" with {counted(known.pictures, 'picture')}" if known.pictures else ""
        said = f"{done}{pictures} as it was meant ({seconds:.2f} s at most{times})."
        if problems:
            said = f"{done}, but {'; '.join(dict.fromkeys(problems))}."
        self._report.add(not problems, subject, said)

    async def _read_back(self, post: MessageRef, last: _Write, known: _MessageState) -> list[str]:
        """Compare a public message as it is read back, and a private one as it was answered."""
        assert last.shown is not None
        shown: Json = last.shown
        if self._can_read and not int(shown.get("flags") or 0) & EPHEMERAL:
            try:
                shown = await self._client.http.get_message(post.channel, post.message)
            except discord.Forbidden:
                self._can_read = False
                self._report.add(
                    True,
                    "Reading back",
                    "The bot may not read the history here and needs not to: Discord's answers are compared.",
                )
            except FAULTS as error:
                return [f"it could not be read back: {error}"]
        known.pictures = len(media_of(shown))
        sent = {each.filename: len(each.data) for each in last.exchange.uploads}
        said = [*message_differences(last.meant, shown, known.uploads)]
        for media in media_of(shown):
            if file_name(media) in sent and str(media["url"]).startswith("http"):
                said += await self._fetch_faults(media, sent[file_name(media)])
        return said

    async def _fetch_faults(self, media: Json, sent: int) -> list[str]:
        """Return what is wrong with a picture just uploaded when it is downloaded again."""
        try:
            data = await self._client.http.get_from_cdn(media["url"])
        except FAULTS as error:
            return [f"the picture {file_name(media)} cannot be fetched: {error}"]
        if len(data) != sent:
            return [f"the picture {file_name(media)} has {len(data)} bytes, {sent} were sent"]
        return []

    def _says_late(self, meant: Json) -> bool:
        late = self._client.languages.of(None)("picture-late")
        return any(late in str(part.get("content", "")) for part in parts(meant))


def _write(exchange: Exchange) -> _Write | None:
    """Return the message that a request posts or edits, or None for other requests."""
    words = exchange.path.strip("/").split("/")
    meant, shown, made = exchange.request, exchange.answer, exchange.method == "POST"
    match exchange.method, words:
        case "POST", ["channels", _, "messages"] | ["webhooks", _, _]:
            message = None
        case "PATCH", ["channels", _, "messages", number]:
            message = int(number)
        case "PATCH", ["webhooks", _, _, "messages", _]:
            message = None
        case "POST", ["interactions", _, _, "callback"]:
            made = (meant or {}).get("type") != UPDATE_MESSAGE
            meant, message = (meant or {}).get("data"), None
            shown = (shown.get("resource") or {}).get("message") if isinstance(shown, dict) else None
        case _:
            return None
    # The library repeats such requests by itself; `measure` reports them.
    is_repeated = exchange.status == TOO_MANY_REQUESTS or (exchange.status or 0) >= SERVER_ERROR
    if not isinstance(meant, dict) or is_repeated:
        return None
    if not exchange.went_well or not isinstance(shown, dict) or "id" not in shown:
        return _Write(exchange, message, meant, None, made)
    return _Write(exchange, int(shown["id"]), meant, shown, made)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun in the singular or plural."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _refusal(exchange: Exchange) -> str:
    if exchange.fault is not None:
        return f"a change failed on the way ({exchange.fault})"
    reason = exchange.answer.get("message") if isinstance(exchange.answer, dict) else exchange.answer
    return f"a change was refused with {exchange.status} ({' '.join(str(reason).split()).rstrip('.')})"


# -- comparing -----------------------------------------------------------------------------------------


def differences(meant: Any, shown: Any, where: str = "") -> Iterator[str]:
    """Yield the differences from the intended value; additions and missing empty values are fine."""
    if isinstance(meant, Mapping):
        known: Json = shown if isinstance(shown, Mapping) else {}
        # The URL of a picture is Discord's.
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
    """Yield the differences from the intended message; ``uploads`` are its pictures by file name."""
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
    """Return the media of the pictures that a message shows."""
    return [item.get("media") or {} for part in parts(message) for item in part.get("items") or ()]


def parts(message: Json) -> Iterator[Json]:
    """Yield the components of a message, each before the ones nested in it."""
    for part in message.get("components") or ():
        yield part
        yield from parts(part)


def file_name(media: Json) -> str:
    """Return the file name in a picture's URL."""
    return unquote(urlsplit(str(media.get("url") or "")).path).rpartition("/")[2]


def _picture_faults(media: Json, uploads: Mapping[str, Upload]) -> Iterator[str]:
    name, address = file_name(media), str(media.get("url") or "")
    if not address.startswith("http"):
        yield f"the picture {name or '?'} is not there: its address is {address!r}"
        return
    if not media.get("attachment_id"):
        yield f"the picture {name} has no attachment_id, so an edit cannot name it to keep it"
    size = size_of(uploads[name].data) if name in uploads else None
    size_shown = (media.get("width"), media.get("height"))
    # Discord may add the size of a new picture a little later.
    if size is not None and None not in size_shown and size_shown != size:
        yield f"the size of {name} is {size_shown}, {size} was sent"


def size_of(data: bytes) -> tuple[int, int] | None:
    """Return the width and height of a picture in pixels, or None for another file."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None
