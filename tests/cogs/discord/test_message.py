from __future__ import annotations

import pytest

from cogs.discord.message import escape


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Nessi", "Nessi"),
        ("さくら🌸", "さくら🌸"),
        ("*Marguerite*", r"\*Marguerite\*"),
        ("a_b_c", r"a\_b\_c"),
        ("<@11>", r"\<@11>"),
        ("<t:0:R>", r"\<t:0:R>"),
    ],
)
def test_a_name_is_shown_as_it_is_written(name: str, shown: str) -> None:
    assert escape(name) == shown
