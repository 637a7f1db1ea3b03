from __future__ import annotations

import pytest

from renders.gallery import LOCALES, language
from renders.text import Text


@pytest.fixture(scope="session")
def text() -> Text:
    return language(LOCALES / "en.ftl")
