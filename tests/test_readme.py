"""The examples of the README give what it shows."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from bot.client import RIGHTS
from engine.__main__ import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENGLISH = (ROOT / "bot/languages/locales/en.ftl").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_readme_names_buttons_as_messages_show_them() -> None:
    """What is bold and ends without a full stop is the label of a button, but for the heading of settings."""
    named = {" ".join(each.split()) for each in re.findall(r"\*\*([^*]+)\*\*", README)}
    values = re.findall(r"^ +(?:\[\w+\]|\.\w+ =) (.+)$|^[a-z0-9-]+ = (.+)$", ENGLISH, re.MULTILINE)
    texts = [re.sub(r"^\W+", "", "".join(value)).replace("’", "'") for value in values]
    # What follows is a figure or how the button is set now.
    shown = {re.split(r" ?[:+{]", each)[0] for each in texts}
    labels = {each for each in named if not each.endswith(".")} - {"Settings"}
    assert labels <= shown, labels - shown


def test_the_commands_of_the_readme_print_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That `python -m engine` begins a process which does so: tests/engine/base/test_commands.py."""
    monkeypatch.chdir(tmp_path)
    (position,) = blocks("json")
    (tmp_path / "position.json").write_text(position, encoding="utf-8")
    examples = [
        example.split("\n", 1)
        for block in blocks("console")
        for example in re.split(r"^\$ ", block, flags=re.M)[1:]
    ]
    assert len(examples) == 4
    for command, shown in examples:
        python, option, module, *arguments = shlex.split(command)
        assert (python, option, module) == ("python", "-m", "engine")
        assert main(arguments) == 0
        assert capsys.readouterr().out == shown, command


def test_every_make_target_of_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake ([a-z]+)\b", README)) - {"and"}:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_link_of_the_readme_asks_for_the_rights_that_the_bot_asks_for() -> None:
    assert re.findall(r"&permissions=(\d+)$", README, re.MULTILINE) == [str(RIGHTS.value)]


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_every_file_of_the_readme_exists(link: str) -> None:
    assert link.startswith("http") or (ROOT / link).exists(), link


def test_the_position_of_the_readme_is_whole() -> None:
    assert json.loads(blocks("json")[0])["game"] == "base"
