"""Sessions that retry at once."""

import pytest

from bot.tables import loop


@pytest.fixture(autouse=True)
def retries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 0.01)
