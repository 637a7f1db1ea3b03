"""Messages before they are sent: names that do nothing but name, texts that find room."""

from __future__ import annotations

import re

import pytest

from bot.languages.translator import Translator
from cogs.discord.message import (
    CUT,
    LONGEST_CONTENT,
    LONGEST_TEXT,
    Picture,
    button,
    cut,
    escape,
    gallery,
    message,
)
from tests.cogs.room import Room, said

FORMATS = re.compile(
    r"""(?<!\\)(?:
        https?://\S | \w+://\S | discord(?:app)?\.(?:gg|com) | \[[^\]]+\]\( | <[@#:/at] | @(?:everyone|here)
        | [*_~|`]
    ) | ^(?:\#{1,3}\s | -\#?\s | \d+\.\s | >)""",
    re.VERBOSE | re.MULTILINE,
)
"""What Discord's clients would format, link or take for a mention, where no backslash stands before it."""


def read(shown: str) -> str:
    """Read a text as Discord shows it: a backslash before a sign is not seen."""
    return re.sub(r"\\([^\w\s]|_)", r"\1", shown)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Nessi", "Nessi"),
        ("さくら🌸", "さくら🌸"),
        ("Jean-Luc (Paris) #1", "Jean-Luc (Paris) #1"),
        ("*Marguerite*", r"\*Marguerite\*"),
        ("a_b_c", r"a\_b\_c"),
    ],
)
def test_a_name_is_shown_as_it_is_written(name: str, shown: str) -> None:
    assert escape(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "<@11>",
        "<@&11>",
        "<#11>",
        "<t:0:R>",
        "</join:11>",
        "<:smile:11>",
        "<a:smile:11>",
        "@everyone",
        "https://evil.example/a_b",
        "steam://run/1",
        "<https://evil.example>",
        "[free coins](https://evil.example)",
        "discord.gg/abc",
        "x discord.com/invite/abc",
        "# big",
        "-# small",
        "- item",
        "1. item",
        "> quote",
        "```code```",
        r"\[a](https://b.example)",
        r"\\https://b.example",
    ],
)
def test_a_name_does_nothing_but_name(name: str) -> None:
    assert not FORMATS.search(escape(name))
    assert read(escape(name)) == name


def test_a_name_stays_in_its_line() -> None:
    assert escape("ann\n# ben") == "ann # ben"


def test_words_in_the_place_of_a_picture_do_nothing_either() -> None:
    shown = gallery(Picture("city.png", None, "City of [x](https://evil.example).\n2 coins.", missing=True))
    assert shown == "City of \\[x\\](https\\://evil\\.example).\n2 coins."


def texts(*parts: str) -> list[str]:
    shown = [item.to_component_dict()["content"] for item in message(*parts).view().children]
    assert sum(map(len, shown)) <= LONGEST_TEXT
    return shown


def test_a_message_is_never_longer_than_discord_takes() -> None:
    line = "x" * 49
    long, longer = "\n".join([line] * 60), "\n".join([line] * 100)
    first, note, second = texts(longer, "note", long)
    assert note == "note", "a short text stays whole beside long ones"
    for shown, whole in ((first, longer), (second, long)):
        *lines, last = shown.split("\n")
        assert last == CUT
        assert lines == whole.split("\n")[: len(lines)]
        assert len(lines) > 35, "no more is cut than must be"


def test_a_line_that_is_too_long_itself_is_cut_behind_a_word() -> None:
    assert cut("alpha beta gamma", 12) == "alpha beta…"
    assert cut("alphabet", 5) == "alph…"
    assert cut("alpha\nbeta", 7) == "alpha\n…"
    assert cut("alpha\nbeta", 10) == "alpha\nbeta"
    assert texts("x" * 5000) == ["x" * (LONGEST_TEXT - 1) + CUT]


def test_words_on_a_button_and_of_a_picture_are_never_too_long() -> None:
    assert len(button("table:1:hand", "x" * 200).label or "") == 80
    picture = Picture("city.png", b"", "word " * 300)
    assert len(picture.file().description or "") <= 1024
    assert len(picture.item().description or "") <= 1024


async def test_an_answer_is_never_longer_than_discord_takes(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Translator, "__call__", lambda *_, **__: "word " * 600)
    answer = said(await room.type("ann", "status"))
    assert LONGEST_CONTENT - 10 < len(answer) <= LONGEST_CONTENT
