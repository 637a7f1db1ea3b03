"""What messages show is remembered of those that were sent or changed last."""

from __future__ import annotations

import pytest

from bot.common import last_shown
from bot.common.last_shown import LastShown


def test_only_the_messages_that_changed_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_shown, "REMEMBERED", 2)
    shown = LastShown()
    for message in (1, 2, 1, 3):
        shown.remember(message, {message * 10: "hand.png"}, {"hand.png": b"drawn"})
    assert [*shown.files] == [1, 3]
    assert shown.identity(1, ("hand.png", b"drawn")) == 10
    assert shown.identity(2, ("hand.png", b"drawn")) is None


def test_a_picture_that_stays_is_still_known_by_what_was_sent() -> None:
    shown = LastShown()
    shown.remember(1, {10: "hand.png"}, {"hand.png": b"drawn"})
    shown.remember(1, {10: "hand.png"}, {})
    assert shown.identity(1, ("hand.png", b"drawn")) == 10
    shown.doubt(1)
    assert shown.files[1] == {}
