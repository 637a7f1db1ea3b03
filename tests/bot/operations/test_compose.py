"""The container files agree with the example settings."""

import re
from pathlib import Path

from dotenv import dotenv_values

ROOT = Path(__file__).parents[3]


def test_the_container_files_agree_with_the_example_settings() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    own, shown = set(re.findall(r"\$\{(\w+):-", compose)), dotenv_values(ROOT / ".env.example")
    assert own >= {"SHARDS", "DATABASE_PASSWORD"}
    assert {name: shown.get(name) for name in own} == dict.fromkeys(own, ""), "a copy leaves them to compose"
    (user,) = re.findall(r"^USER (\d+)$", image, re.MULTILINE)
    (folder,) = re.findall(r"^WORKDIR (/data)$", image, re.MULTILINE)
    assert f'"{folder}:uid={user},mode=0700"' in compose, "the working folder belongs to the user"
    bot, _ = compose.split("services:")
    assert re.search(r"^  init: true$", bot, re.MULTILINE), "an init passes signals on"
