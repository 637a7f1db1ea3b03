"""Checking that Discord takes what the bot sends, and shows messages as they were sent."""

from collections.abc import Iterator, Mapping
from statistics import median
from typing import Any
from urllib.parse import unquote, urlsplit

import discord

from bot.client import Client
from cogs.discord.delivery import FAULTS
from cogs.rehearsal.report import Report
from cogs.rehearsal.traffic import Exchange, Traffic

Json = Mapping[str, Any]

TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
"""The flag of a private message."""


class Checker:
    """Compares what was sent with what Discord answers and shows."""

    def __init__(self, client: Client, traffic: Traffic, report: Report) -> None:
        self._client = client
        self._traffic = traffic
        self._report = report
        self._checked = 0

    async def check(self, subject: str) -> None:
        """Add a finding about all messages that were posted and edited since the last call, if any."""
        exchanges = await self._traffic.answered(self._checked)
        self._checked += len(exchanges)
        newest: dict[str, Exchange] = {}
        problems: list[str] = []
        late = self._client.languages.of(None)("picture-late")
        for each in exchanges:
            problems += _refusal(each)
            meant, shown = sent_and_shown(each)
            if each.method == "DELETE":
                newest.pop(each.path.rpartition("/")[2], None)
            elif shown is not None:
                newest[str(shown["id"])] = each
                problems += message_differences(meant, shown)
                if any(late in str(part.get("content")) for part in parts(meant)):
                    problems.append("the bot wrote that a picture is late instead of keeping it")
        for message, each in newest.items():
            found = await self._read_back(each)
            later = [each for each in self._traffic.exchanges[self._checked :] if each.method != "GET"]
            # What has been changed meanwhile is checked the next time.
            if not any(each.path.endswith(f"/messages/{message}") for each in later):
                problems += found
        if problems:
            self._report.add(False, subject, f"{'; '.join(dict.fromkeys(problems))}.")
        elif newest:
            seconds = max(each.seconds for each in newest.values())
            counted = "As it was meant" if len(newest) == 1 else f"{len(newest)} messages as they were meant"
            self._report.add(True, subject, f"{counted} ({seconds:.2f} s at most).")

    async def _read_back(self, write: Exchange) -> list[str]:
        """Return what is wrong with a public message as it is read back, and with its new pictures."""
        meant, shown = sent_and_shown(write)
        assert shown is not None
        try:
            if not int(shown.get("flags") or 0) & EPHEMERAL:
                shown = {**await self._client.http.get_message(int(shown["channel_id"]), int(shown["id"]))}
            problems = [*message_differences(meant, shown)]
            for media in media_of(shown):
                name = unquote(urlsplit(str(media.get("url"))).path).rpartition("/")[2]
                if name in write.files and str(media["url"]).startswith("http"):
                    data = await self._client.http.get_from_cdn(media["url"])
                    if data != write.files[name]:
                        problems.append(f"the picture {name} is another one when it is fetched")
        except FAULTS as error:
            return [f"a message or its picture could not be read back: {error}"]
        return problems

    def summarize(self) -> None:
        """Add a finding about all requests: how long they took, and how many came too early or failed."""
        exchanges = [each for each in self._traffic.exchanges if each.ended is not None]
        early = sum(each.status == TOO_MANY_REQUESTS for each in exchanges)
        failed = sum(each.status == 0 or each.status >= SERVER_ERROR for each in exchanges)
        seconds = [each.seconds for each in exchanges if sent_and_shown(each)[1] is not None] or [0.0]
        self._report.add(
            # The library waits for announced limits, so few requests come too early.
            not failed and early <= len(exchanges) / 20,
            "Requests",
            f"Messages took {median(seconds):.2f} s in the middle and {max(seconds):.2f} s at most; of "
            f"{len(exchanges)} requests {early} came too early (429) and {failed} failed at Discord or on "
            "the way.",
        )


def sent_and_shown(exchange: Exchange) -> tuple[Json, Json | None]:
    """Return a message as it was sent and as Discord answered; None if the request wrote none."""
    meant, shown = exchange.request, exchange.answer
    match exchange.method, exchange.path.split("/"):
        case "POST", ["", "interactions", *_]:
            meant = (meant or {}).get("data")
            shown = (shown.get("resource") or {}).get("message") if isinstance(shown, dict) else None
        case "POST" | "PATCH", ["", "channels", _, "messages", *_] | ["", "webhooks", *_]:
            pass
        case _:
            shown = None
    return meant or {}, shown if exchange.went_well and isinstance(shown, dict) else None


def _refusal(exchange: Exchange) -> Iterator[str]:
    """Yield that Discord has refused to do something; the library repeats what comes too early."""
    is_refused = 400 <= exchange.status < SERVER_ERROR and exchange.status != TOO_MANY_REQUESTS
    if exchange.method in ("POST", "PUT", "PATCH") and is_refused:
        answer = exchange.answer if isinstance(exchange.answer, dict) else {}
        reason = " ".join(str(answer.get("message", "")).split()).rstrip(".")
        yield (
            f"Discord has refused {exchange.method} {_route(exchange.path)}: {exchange.status}, code "
            f"{answer.get('code', 0)} ({reason})"
        )


def _route(path: str) -> str:
    """Return a path without its ids and tokens."""
    words = path.split("/")
    if words[1] in ("interactions", "webhooks"):
        words[3:4] = "…"
    return "/".join("…" if word.isdecimal() else word for word in words)


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
    # Discord removes the variation selector for coloured emojis.
    return "" if value in (None, False) else str(value).strip().replace("\ufe0f", "")


def message_differences(meant: Json, shown: Json) -> Iterator[str]:
    """Yield the differences from the intended message."""
    yield from differences({key: meant.get(key) for key in ("content", "components")}, shown)
    flags = int(meant.get("flags") or 0)
    if int(shown.get("flags") or 0) & flags != flags:
        yield f"flags are {shown.get('flags')} and not {flags}"
    for media in media_of(shown):
        if not str(media.get("url")).startswith("http"):
            yield f"a picture is not there: its address is {media.get('url')!r}"
        elif not media.get("attachment_id"):
            yield f"the picture {media['url']} has no attachment_id, so an edit cannot name it to keep it"
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
