"""The version of the bot, which is set in pyproject.toml."""

from importlib import metadata

PACKAGE = "seven-wonders"


def installed_version() -> str:
    """Return the installed version."""
    return metadata.version(PACKAGE)
