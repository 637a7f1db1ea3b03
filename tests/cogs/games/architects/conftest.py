from __future__ import annotations

import pytest

from tests.cogs.games.architects.moves import Lay, lay_with


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Lay:
    return lay_with(monkeypatch)
