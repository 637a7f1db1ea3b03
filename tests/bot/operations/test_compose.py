"""The containers take their settings from the same file as everybody else."""

from __future__ import annotations

import re
from pathlib import Path

from dotenv import dotenv_values

ROOT = Path(__file__).parents[3]


def test_what_compose_sets_by_itself_is_left_open_by_a_copy_of_the_example() -> None:
    own = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert "SHARDS" in own
    assert not [name for name, value in dotenv_values(ROOT / ".env.example").items() if value and name in own]
