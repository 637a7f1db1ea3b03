"""What is logged: what helps the person at the shell, never what a player holds in hand."""

from __future__ import annotations

import logging

import discord

SECRETIVE = ("aiosqlite", "discord")
"""Libraries whose finest messages repeat what is sent and stored, hands and picks included."""


def set_up_logging(level: str) -> None:
    """Write the messages of ``level`` and above to standard error; the libraries' from INFO on at most."""
    number = logging.getLevelNamesMapping()[level]
    discord.utils.setup_logging(level=number, root=True)
    keep_secrets(number)


def keep_secrets(level: int) -> None:
    """Leave out what the libraries would tell of hands and picks, however much else is logged."""
    for name in SECRETIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
