"""Every kind of picture with names is drawn and told, whatever people are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from renders.parts.language import Text
from tests.gallery import architects, base, duel, endings, statistics
from tests.gallery.exhibit import Exhibit
from tests.gallery.language import ENGLISH, language

NAMES = ("a\nb", "\r", "\u202eevil", "\ud83d", "\u0301\u0489\u0336", "a\u2029b" * 12, "\u3164", "")
SHOWS: dict[str, Callable[[Text], Iterator[Exhibit]]] = {
    "base": base.base_exhibits,
    "duel": duel.duel_exhibits,
    "architects": architects.architects_exhibits,
    "statistics": statistics.statistics_exhibits,
}


@pytest.mark.parametrize("show", SHOWS)
def test_no_name_stops_a_picture(show: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (architects, base, duel, endings, statistics):
        monkeypatch.setattr(module, "ODD_NAMES", NAMES)
    odd = [each for each in SHOWS[show](language(ENGLISH)) if "odd names" in each.name]
    assert odd
    for one_of_each in {each.group: each for each in odd}.values():
        assert one_of_each.draw().size
