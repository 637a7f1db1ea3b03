"""The container files agree with the example settings."""

import re
from pathlib import Path

from dotenv import dotenv_values

ROOT = Path(__file__).parents[3]


def test_a_copy_of_the_example_leaves_composes_own_settings_empty() -> None:
    own = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    shown = dotenv_values(ROOT / ".env.example")
    assert own >= {"SHARDS", "DATABASE_PASSWORD"}
    assert {name: shown.get(name) for name in own} == dict.fromkeys(own, "")


def test_the_working_folder_belongs_to_the_containers_user() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (user,) = re.findall(r"^USER (\d+)$", image, re.MULTILINE)
    (folder,) = re.findall(r"^WORKDIR (/data)$", image, re.MULTILINE)
    assert f'"{folder}:uid={user},mode=0700"' in (ROOT / "compose.yaml").read_text(encoding="utf-8")


def test_the_container_has_an_init_that_passes_signals_on() -> None:
    bot, _ = (ROOT / "compose.yaml").read_text(encoding="utf-8").split("services:")
    assert re.search(r"^  init: true$", bot, re.MULTILINE)
