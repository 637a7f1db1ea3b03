"""Every kind of picture with names is drawn and told, whatever people are called."""

from __future__ import annotations

import pytest

from tests.gallery import architects, base, duel, endings, statistics
from tests.gallery.catalogue import exhibits
from tests.gallery.language import ENGLISH, language

NAMES = ("a\nb", "\r", "\u202eevil", "\ud83d", "\u0301\u0489\u0336", "a\u2029b" * 12, "\u3164", "")


@pytest.mark.parametrize("room", ["base", "duel", "architects", "statistics"])
def test_no_name_stops_a_picture(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (architects, base, duel, endings, statistics):
        monkeypatch.setattr(module, "ODD_NAMES", NAMES)
    odd = [each for each in exhibits(language(ENGLISH), room) if "odd names" in each.name]
    assert odd
    for one_of_each in {each.group: each for each in odd}.values():
        assert one_of_each.draw().size
