from __future__ import annotations

import pytest

from renders.gallery.language import LOCALES, language
from renders.parts.language import Text


@pytest.fixture(scope="session")
def text() -> Text:
    return language(LOCALES / "en.ftl")
