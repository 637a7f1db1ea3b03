"""What the documents show is what you get: their commands, links, names of buttons and examples."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import main
from cogs.discord.permissions import INVITED_WITH

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENGINE = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINKS = [
    (document, link)
    for document in DOCUMENTS
    for link in sorted(set(re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8"))))
    if not link.startswith("http")
]
ENGLISH = (ROOT / "bot/languages/locales/en.ftl").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", ENGINE, re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[list[str], str]]:
    """Return the commands of the document with what they print."""
    found = [each for block in blocks("console") for each in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(shlex.split(command), shown) for command, _, shown in (each.partition("\n") for each in found)]


BUTTONS = ["Start", "Build", "Wonder", "Sell", "My score", "Play again", "My hand", "Show in channel"]
BUTTONS += ["Show everyone", "Nudge", "I'm back", "Hint"]


def test_the_readme_names_buttons_as_messages_show_them() -> None:
    values = re.findall(r"^ +(?:\[\w+\]|\.\w+ =) (.+)$|^[a-z0-9-]+ = (.+)$", ENGLISH, re.MULTILINE)
    texts = [re.sub(r"^\W+", "", "".join(value)).replace("’", "'") for value in values]
    # What follows is a figure or how the button is set now.
    shown = {re.split(r" ?[:+{]", each)[0] for each in texts}
    assert set(BUTTONS) <= shown, set(BUTTONS) - shown
    assert set(BUTTONS) <= {" ".join(each.split()) for each in re.findall(r"\*\*([^*]+)\*\*", README)}


def test_the_readme_is_read_in_a_minute() -> None:
    assert len(README.splitlines()) <= 150


def test_the_commands_of_the_documents_print_what_they_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That processes do so as well: tests/engine/test_commands.py and tests/wheel.py."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "position.json").write_text(blocks("json")[0], encoding="utf-8")
    assert len(examples()) == 4
    for (program, *arguments), shown in examples():
        assert program == "seven-wonders"
        assert main(arguments) == 0
        assert capsys.readouterr().out == shown, arguments


def test_the_link_of_the_readme_asks_for_the_permissions_that_the_bot_asks_for() -> None:
    assert re.findall(r"&permissions=(\d+)$", README, re.MULTILINE) == [str(INVITED_WITH.value)]


@pytest.mark.parametrize(("document", "link"), LINKS)
def test_every_file_that_a_document_links_to_exists(document: Path, link: str) -> None:
    assert (document.parent / link).exists()
