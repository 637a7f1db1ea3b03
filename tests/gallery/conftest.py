from __future__ import annotations

from tests.renders.conftest import text as text
