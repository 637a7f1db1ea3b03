"""The containers take their settings from the same file as everybody else."""

from __future__ import annotations

import re
from pathlib import Path

from dotenv import dotenv_values

ROOT = Path(__file__).parents[3]


def test_what_compose_sets_by_itself_is_left_open_by_a_copy_of_the_example() -> None:
    own = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    shown = dotenv_values(ROOT / ".env.example")
    assert own >= {"SHARDS", "DATABASE_PASSWORD"}
    assert {name: shown.get(name) for name in own} == dict.fromkeys(own, "")


def test_the_folder_in_which_the_bot_works_is_its_own() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (user,) = re.findall(r"^USER (\d+)$", image, re.MULTILINE)
    (folder,) = re.findall(r"^WORKDIR (/data)$", image, re.MULTILINE)
    assert f'"{folder}:uid={user},mode=0700"' in (ROOT / "compose.yaml").read_text(encoding="utf-8")


def test_a_process_that_is_starting_can_be_stopped() -> None:
    bot, _ = (ROOT / "compose.yaml").read_text(encoding="utf-8").split("services:")
    assert re.search(r"^  init: true$", bot, re.MULTILINE)
