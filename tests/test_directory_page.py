"""What the page in Discord's App Directory says fits there, and asks for what the bot asks for."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from cogs.discord.permissions import INVITED_WITH

PAGE = (Path(__file__).parent.parent / "docs/directory.md").read_text(encoding="utf-8")
LANGUAGES = ("English", "Français", "Deutsch", "Nederlands")

LONGEST_SUMMARY, LONGEST_DESCRIPTION, LONGEST_EXPANDED = 200, 400, 4000
MOST_TAGS, LONGEST_TAG = 5, 20
NAMES = {"read_messages": "View Channels"}
"""What Discord calls a permission otherwise than its library."""


def section(language: str) -> str:
    return PAGE.split(f"\n## {language}\n")[1].split("\n## ")[0]


def quoted(language: str) -> list[str]:
    """Return the quoted texts of a language: the summary, the description, the expanded description."""
    blocks = re.findall(r"(?:^>.*\n?)+", section(language), re.MULTILINE)
    return [re.sub(r"^> ?", "", block, flags=re.MULTILINE).strip() for block in blocks]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_all_that_discord_asks_for(language: str) -> None:
    summary, description, expanded = quoted(language)
    assert len(summary) <= LONGEST_SUMMARY
    assert len(description) <= LONGEST_DESCRIPTION
    assert len(expanded) <= LONGEST_EXPANDED
    tags = re.findall(r"`([^`]+)`", section(language).strip().splitlines()[0])
    assert len(tags) == MOST_TAGS
    assert all(len(tag) <= LONGEST_TAG for tag in tags)
    for command in ("/join", "/practice", "/score", "/rules", "/help"):
        assert command in expanded


def test_the_permissions_are_those_of_the_invite_link() -> None:
    listed = re.findall(r"^\| ([A-Z][\w ]+) \|", PAGE, re.MULTILINE)
    asked = [name for name, is_asked in INVITED_WITH if is_asked]
    assert sorted(listed) == sorted(NAMES.get(each, _title(each)) for each in asked)


def _title(name: str) -> str:
    assert name in discord.Permissions.VALID_FLAGS
    return " ".join(word if word == "in" else word.capitalize() for word in name.split("_"))
