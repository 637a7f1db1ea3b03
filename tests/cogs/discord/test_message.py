"""Building messages: escaping names, and staying within Discord's limits."""

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
"""Text that Discord formats, links or takes for a mention unless a backslash precedes it."""


def read(shown: str) -> str:
    """Return a text as Discord shows it, without backslashes before punctuation."""
    return re.sub(r"\\([^\w\s]|_)", r"\1", shown)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Nessi", "Nessi"),
        ("さくら🌸", "さくら🌸"),
        ("Jean-Luc (Paris) #1", "Jean-Luc (Paris) #1"),
        ("*Marguerite*", r"\*Marguerite\*"),
        ("a_b_c", r"a\_b\_c"),
        ("ann\n# ben", "ann # ben"),
    ],
)
def test_only_markup_in_names_is_escaped(name: str, shown: str) -> None:
    assert escape(name) == shown


def test_names_cannot_format_link_or_mention() -> None:
    names = """
        <@11>  <@&11>  <#11>  <t:0:R>  </join:11>  <:smile:11>  <a:smile:11>  @everyone
        https://evil.example/a_b  steam://run/1  <https://evil.example>  [free coins](https://evil.example)
        discord.gg/abc  x discord.com/invite/abc
        # big  -# small  - item  1. item  > quote  ```code```
        \\[a](https://b.example)  \\\\https://b.example
    """
    for name in re.split(r"\s\s+", names.strip()):
        assert not FORMATS.search(escape(name)), name
        assert read(escape(name)) == name


def texts(*parts: str) -> list[str]:
    shown = [item.to_component_dict()["content"] for item in message(*parts).view().children]
    assert sum(map(len, shown)) <= LONGEST_TEXT
    return shown


def test_messages_are_cut_to_discords_limit() -> None:
    line = "x" * 49
    long, longer = "\n".join([line] * 60), "\n".join([line] * 100)
    first, note, second = texts(longer, "note", long)
    assert note == "note", "a short text isn't cut"
    for shown, whole in ((first, longer), (second, long)):
        *lines, last = shown.split("\n")
        assert last == CUT
        assert lines == whole.split("\n")[: len(lines)]
        assert len(lines) > 35, "no more than necessary is cut"


def test_long_lines_are_cut_after_a_word() -> None:
    assert cut("alpha beta gamma", 12) == "alpha beta…"
    assert cut("alphabet", 5) == "alph…"
    assert cut("alpha\nbeta", 7) == "alpha\n…"
    assert cut("alpha\nbeta", 10) == "alpha\nbeta"
    assert texts("x" * 5000) == ["x" * (LONGEST_TEXT - 1) + CUT]


def test_labels_and_picture_descriptions_are_cut_or_escaped() -> None:
    missing = Picture("city.png", None, "City of [x](https://evil.example).\n2 coins.", missing=True)
    assert gallery(missing) == "City of \\[x\\](https\\://evil\\.example).\n2 coins."
    assert len(button("table:1:hand", "x" * 200).label or "") == 80
    picture = Picture("city.png", b"", "word " * 300)
    assert len(picture.file().description or "") <= 1024
    assert len(picture.item().description or "") <= 1024


async def test_answers_are_cut_to_discords_limit(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Translator, "__call__", lambda *_, **__: "word " * 600)
    answer = said(await room.type("ann", "status"))
    assert LONGEST_CONTENT - 10 < len(answer) <= LONGEST_CONTENT
