"""The version of the bot, which stands once, in pyproject.toml."""

from __future__ import annotations

from importlib import metadata

PACKAGE = "seven-wonders"


def installed_version() -> str:
    """Return the version that is installed."""
    return metadata.version(PACKAGE)
