"""The file with the raw requests and answers, which can be shared.

It never holds the token. Ids, and the names of the server, the channel and the people, are replaced
consistently; for files only the size is given. The texts are the bot's own: other people's messages found in
a channel are left out.
"""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Collection, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import discord

from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic

ABOUT = (
    "A rehearsal of the 7 Wonders bot: every request to Discord with its answer, in order.",
    "It holds no token. Ids are replaced by others, the names of the server, the channel, the application "
    "and the people by stand-ins; of pictures and files it holds the size only.",
)
PRIVATE_KEYS = {
    *("token", "verify_key", "continuation_token", "url", "proxy_url", "topic", "email", "discriminator"),
    *("nick", "avatar", "avatar_decoration_data", "banner", "icon", "primary_guild", "clan", "collectibles"),
}
NAMING_KEYS = ("username", "global_name", "nick", "display_name")
SHORTEST_NAME_IN_A_TEXT = 2
"""A single letter would occur in every other sentence."""

APPLICATION = "/oauth2/applications/@me"
_ID = re.compile(r"\b\d{15,20}\b")
_TOKEN_IN_A_PATH = re.compile(r"^(/(?:interactions|webhooks)/\d+/)[^/]+")


def write_traffic(
    file: Path, traffic: Traffic, report: Report, names: Collection[str], token: str, log: Sequence[str]
) -> None:
    """Write the traffic to a file; raises `OSError`."""
    own = _own_id(traffic)
    content = {
        "about": ABOUT,
        "python": platform.python_version(),
        "discord.py": discord.__version__,
        "findings": [asdict(finding) for finding in report.findings],
        "exchanges": [_as_json(each, traffic.exchanges[0].began, own) for each in traffic.exchanges],
        "log": list(log),
    }
    known = {*names, *_names_in([each.answer for each in traffic.exchanges])}
    known |= {
        each.answer["name"] for each in traffic.exchanges if each.path == APPLICATION and each.went_well
    }
    clean = json.dumps(_Anonymizer(known).of(content), indent=1, ensure_ascii=False, default=str)
    file.write_text(clean.replace(token, "(token)") + "\n", encoding="utf-8")


def _own_id(traffic: Traffic) -> str | None:
    """Return the bot's id, from its answer at login."""
    answers = (each.answer for each in traffic.exchanges if each.path == "/users/@me")
    return next((each["id"] for each in answers if isinstance(each, dict) and "id" in each), None)


def _without_others(answer: Any, own: str | None) -> Any:
    """Remove other people's messages from a list of messages."""
    if not isinstance(answer, list):
        return answer
    return [
        each
        for each in answer
        if not (isinstance(each, dict) and "author" in each) or each["author"].get("id") == own
    ]


def _as_json(exchange: Exchange, began: float, own: str | None) -> dict[str, Any]:
    return {
        "at": round(exchange.began - began, 3),
        "seconds": round(exchange.seconds, 3),
        "method": exchange.method,
        "path": _TOKEN_IN_A_PATH.sub(r"\1(token)", exchange.path),
        "request": exchange.request,
        "files": {upload.filename: len(upload.data) for upload in exchange.uploads},
        "status": exchange.status,
        "headers": exchange.headers,
        "answer": _without_others(exchange.answer, own),
        "fault": exchange.fault,
    }


def _names_in(value: Any) -> list[str]:
    """List the names of people in an answer of Discord."""
    if isinstance(value, list):
        return [name for each in value for name in _names_in(each)]
    if not isinstance(value, dict):
        return []
    own = [value[key] for key in NAMING_KEYS if isinstance(value.get(key), str) and value[key]]
    return own + [name for each in value.values() for name in _names_in(each)]


class _Anonymizer:
    """Replaces ids and names by aliases."""

    def __init__(self, names: Collection[str]) -> None:
        self._names = {name: f"name {number}" for number, name in enumerate(sorted(filter(None, names)), 1)}
        long = [name for name in self._names if len(name) >= SHORTEST_NAME_IN_A_TEXT]
        long.sort(key=len, reverse=True)
        pattern = "|".join(re.escape(name) for name in long)
        self._in_texts = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)") if long else None
        self._ids: dict[str, str] = {}

    def of(self, value: Any) -> Any:
        """Return a value with private data replaced."""
        if isinstance(value, dict):
            return {
                self._ids_in(str(key)): self._address(each) if key in PRIVATE_KEYS else self.of(each)
                for key, each in value.items()
            }
        if isinstance(value, list | tuple):
            return [self.of(each) for each in value]
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return int(self._ids_in(str(value)))
        return value

    def _address(self, value: Any) -> Any:
        """Return a URL without its signature; for other private data, only whether it is there."""
        if isinstance(value, str) and value.startswith(("http", "attachment:")):
            return self._text(value.partition("?")[0])
        return value if value is None else "(left out)"

    def _text(self, text: str) -> str:
        if text in self._names:
            return self._names[text]
        if self._in_texts is not None:
            text = self._in_texts.sub(lambda found: self._names[found[0]], text)
        return self._ids_in(text)

    def _ids_in(self, text: str) -> str:
        return _ID.sub(lambda found: self._id(found[0]), text)

    def _id(self, known: str) -> str:
        return self._ids.setdefault(known, str(900_000_000_000_000_000 + len(self._ids)))
