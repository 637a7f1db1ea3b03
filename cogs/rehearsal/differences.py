"""What differs between a message as the bot sent it and as Discord shows it."""

from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

import discord

from cogs.rehearsal.traffic import Exchange

Json = Mapping[str, Any]

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
"""The flag of a private message."""


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


def refusal(exchange: Exchange) -> Iterator[str]:
    """Yield that Discord has refused to do something; the library repeats what comes too early."""
    is_refused = 400 <= exchange.status < 500 and exchange.status != HTTPStatus.TOO_MANY_REQUESTS
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
