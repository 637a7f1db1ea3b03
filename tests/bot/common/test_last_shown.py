"""The files shown by recently sent or edited messages."""

import pytest

from bot.common import last_shown
from bot.common.last_shown import LastShown


def test_files_are_remembered_for_the_messages_changed_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_shown, "REMEMBERED", 2)
    shown, drawn = LastShown(), ("hand.png", b"drawn")
    for message in (1, 2, 1, 3):
        shown.remember(message, {message * 10: "hand.png"}, dict([drawn]))
    assert [*shown.files] == [1, 3]
    assert (shown.identity(1, drawn), shown.identity(2, drawn)) == (10, None)
    # A kept picture is still known by its earlier content.
    shown.remember(1, {10: "hand.png"}, {})
    assert shown.identity(1, drawn) == 10
    shown.doubt(1)
    assert shown.files[1] == {}
