"""Logging, which never reveals what a player holds in hand."""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime

import discord

from bot.common.settings import LogFormat

SENSITIVE_LOGGERS = ("aiosqlite", "discord")
"""Libraries whose debug messages repeat what is sent and stored, including hands and picks."""

table_at_hand = ContextVar[int | None]("the number of the table that is being served", default=None)
shard_at_hand = ContextVar[int | None]("the shard on which that came", default=None)

# The libraries log addresses, and those of responses contain interaction tokens.
SECRETS = re.compile(r"(?<=/)(webhooks|interactions)/(\d+)/[^/\s\"'?]+")


class BriefError(Exception):
    """An expected error that is logged as one line, without a traceback."""


def set_up_logging(level: str, form: LogFormat = "text", token: str = "") -> None:
    """Log to standard error from ``level`` on, libraries from INFO at most, without the ``token``."""
    number = logging.getLevelNamesMapping()[level]
    handler = logging.StreamHandler()
    handler.addFilter(append_brief_error)
    if form == "text":
        handler.addFilter(append_place)
    formatter = JsonFormatter() if form == "json" else discord.utils.MISSING
    discord.utils.setup_logging(handler=handler, formatter=formatter, level=number)
    assert handler.formatter is not None
    handler.setFormatter(Scrubbed(handler.formatter, token))
    keep_secrets(number)


def append_brief_error(record: logging.LogRecord) -> bool:
    """Append a brief error to the message, instead of its traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, BriefError):
        record.msg, record.args = f"{record.getMessage()}: {error}", ()
        record.exc_info = record.exc_text = None
    return True


def append_place(record: logging.LogRecord) -> bool:
    """Append the table and the shard that a message is about."""
    found = (("table", table_at_hand.get()), ("shard", shard_at_hand.get()))
    if place := ", ".join(f"{name} {number}" for name, number in found if number is not None):
        record.msg, record.args = f"{record.getMessage()} ({place})", ()
    return True


def keep_secrets(level: int) -> None:
    """Suppress library messages about hands and picks, whatever the level."""
    for name in SENSITIVE_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


class JsonFormatter(logging.Formatter):
    """Formats each message as one line of JSON, with its table and shard."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        fields: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "table": table_at_hand.get(),
            "shard": shard_at_hand.get(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in fields.items() if value is not None})


class Scrubbed(logging.Formatter):
    """Removes tokens from the output of another formatter."""

    def __init__(self, formatter: logging.Formatter, token: str) -> None:
        super().__init__()
        self._formatter = formatter
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the message without tokens."""
        text = SECRETS.sub(r"\1/\2/(token)", self._formatter.format(record))
        # Tokens of the local Discord are plain words that appear in messages.
        return text.replace(self._token, "(token)") if len(self._token) >= 20 else text
