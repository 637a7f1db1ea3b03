"""Reading back what was posted and changed, and telling whether it is as it was meant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.client import Client
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import SERVER_ERROR, TOO_MANY_REQUESTS, Exchange, Traffic, Upload
from bot.rows import Post
from cogs.discord.delivery import FAULTS
from cogs.rehearsal.comparing import file_name, media_of, message_differences, parts

UPDATE_MESSAGE = discord.InteractionResponseType.message_update.value


@dataclass(slots=True)
class _Known:
    """What is known of a message: its pictures as they were sent, and how many it has shown last."""

    uploads: dict[str, Upload] = field(default_factory=dict)
    pictures: int = 0


@dataclass(frozen=True, slots=True)
class _Write:
    """A message as it was ``made`` or changed: what was meant, and what Discord answered."""

    exchange: Exchange
    message: int | None
    meant: Mapping[str, Any]
    shown: Mapping[str, Any] | None
    made: bool


class Looking:
    """Compares messages with what was sent for them."""

    def __init__(self, client: Client, traffic: Traffic, report: Report) -> None:
        """Read through ``client`` and take what was meant from ``traffic``."""
        self._client = client
        self._traffic = traffic
        self._report = report
        self._asked = 0
        self._taken_in: set[int] = set()
        self._writes: dict[int, list[_Write]] = {}
        self._known: dict[int, _Known] = {}
        self._may_read = True

    async def look(self, named: Mapping[str, Post], *, keeps: bool = False) -> None:
        """Add a finding for each message that was sent or changed since the last look.

        Where a message ``keeps`` its pictures, it must show as many as before. What has been asked before the
        look is waited for.
        """
        asked = len(self._traffic.exchanges)
        await self._traffic.until_answered(self._asked)
        self._asked = asked
        self._take_in()
        for subject, post in named.items():
            writes = self._writes.pop(post.message, [])
            if writes:
                await self._tell(subject, post, writes, keeps)

    def newest(self, channel: int) -> Post:
        """Give the message that was posted last in a channel."""
        writes = [write for each in self._traffic.since(0) if (write := _write(each)) is not None]
        made = [write.shown for write in writes if write.made and write.shown is not None]
        return Post(channel, [int(each["id"]) for each in made if int(each["channel_id"]) == channel][-1])

    def changed(self, message: int, since: int) -> bool:
        """Tell whether a message has been changed after the first ``since`` requests."""
        return any(
            each.method == "PATCH" and each.path.endswith(f"/{message}")
            for each in self._traffic.since(since)
        )

    def _take_in(self) -> None:
        """Sort what was answered since the last look by its message, in the order of asking."""
        for exchange in self._traffic.since(0):
            if id(exchange) in self._taken_in:
                continue
            self._taken_in.add(id(exchange))
            write = _write(exchange)
            if write is not None and write.message is not None:
                self._writes.setdefault(write.message, []).append(write)

    async def _tell(self, subject: str, post: Post, writes: list[_Write], keeps: bool) -> None:
        known = self._known.setdefault(post.message, _Known())
        before, problems = known.pictures, []
        for write in writes:
            if write.shown is None:
                problems.append(_refusal(write.exchange))
                continue
            known.uploads.update({each.filename: each for each in write.exchange.uploads})
            problems += message_differences(write.meant, write.shown, known.uploads)
            known.pictures = len(media_of(write.shown))
        problems += await self._read_back(post, writes, known)
        if keeps and known.pictures < before:
            problems.append(f"it showed {before} pictures before the change and {known.pictures} after it")
        if keeps and any(self._says_late(write.meant) for write in writes):
            problems.append("the bot wrote that the picture is late instead of keeping it")
        longest = max(write.exchange.seconds for write in writes)
        first = writes[0].made and writes[0].shown is not None
        done = "Posted" if first else "Changed"
        changes = len(writes) - first
        if first and changes:
            done += " and changed"
        done += f" {changes} times" if changes > 1 else ""
        pictures = f" with {counted(known.pictures, 'picture')}" if known.pictures else ""
        problems = list(dict.fromkeys(problems))
        self._report.add(
            not problems,
            subject,
            f"{done}{pictures} as it was meant ({longest:.2f} s at most)."
            if not problems
            else f"{done}, but {'; '.join(problems)}.",
        )

    async def _read_back(self, post: Post, writes: list[_Write], known: _Known) -> list[str]:
        last = next((write for write in reversed(writes) if write.shown is not None), None)
        if last is None or last.shown is None:
            return []
        shown: Mapping[str, Any] = last.shown
        if self._may_read and not int(shown.get("flags") or 0) & discord.MessageFlags(ephemeral=True).value:
            try:
                shown = await self._client.http.get_message(post.channel, post.message)
            except discord.Forbidden:
                self._may_read = False
                self._report.add(
                    True,
                    "Reading back",
                    "The bot may not read the history here and needs not to: Discord's answers are compared.",
                )
            except FAULTS as error:
                return [f"it could not be read back: {error}"]
        known.pictures = len(media_of(shown))
        return [*message_differences(last.meant, shown, known.uploads), *await self._fetched(shown, last)]

    async def _fetched(self, shown: Mapping[str, Any], last: _Write) -> list[str]:
        """Fetch the pictures that were just sent, as a reader's Discord does."""
        sent = {each.filename: each for each in last.exchange.uploads}
        said = []
        for item in media_of(shown):
            media = item.get("media") or {}
            name, address = file_name(media), str(media.get("url") or "")
            if name not in sent or not address.startswith("http"):
                continue
            try:
                data = await self._client.http.get_from_cdn(address)
            except FAULTS as error:
                said.append(f"the picture {name} cannot be fetched: {error}")
                continue
            if len(data) != len(sent[name].data):
                said.append(f"the picture {name} has {len(data)} bytes, {len(sent[name].data)} were sent")
        return said

    def _says_late(self, meant: Mapping[str, Any]) -> bool:
        late = self._client.languages.of(None)("picture-late")
        return any(late in str(part.get("content", "")) for part in parts(meant))


def _write(exchange: Exchange) -> _Write | None:
    """Read a request that sends or changes a message, whichever way it takes; None for any other."""
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
    if not isinstance(meant, dict) or _is_repeated(exchange):
        return None
    if not exchange.went_well or not isinstance(shown, dict) or "id" not in shown:
        return _Write(exchange, message, meant, None, made)
    return _Write(exchange, int(shown["id"]), meant, shown, made)


def counted(number: int, noun: str) -> str:
    """Say how many there are of something."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _is_repeated(exchange: Exchange) -> bool:
    """Tell whether the library sends a request again by itself; `measures` tells of these."""
    return exchange.status == TOO_MANY_REQUESTS or (exchange.status or 0) >= SERVER_ERROR


def _refusal(exchange: Exchange) -> str:
    if exchange.fault is not None:
        return f"a change failed on the way ({exchange.fault})"
    reason = exchange.answer.get("message") if isinstance(exchange.answer, dict) else exchange.answer
    return f"a change was refused with {exchange.status} ({' '.join(str(reason).split()).rstrip('.')})"
