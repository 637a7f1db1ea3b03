"""The documents match the program: their commands, links, buttons and examples."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from cogs.discord.permissions import INVITED_WITH

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENGINE = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
ENGLISH = (ROOT / "bot/languages/locales/en.ftl").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", ENGINE, re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[list[str], str]]:
    """Return the commands of the document with their output."""
    found = [each for block in blocks("console") for each in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(shlex.split(command), shown) for command, _, shown in (each.partition("\n") for each in found)]


BUTTONS = ["Start", "Build", "Wonder", "Sell", "My score", "Play again", "My hand", "Show in channel"]
BUTTONS += ["Show everyone", "Nudge", "I'm back", "Hint"]


def test_the_readme_names_buttons_by_their_labels() -> None:
    values = re.findall(r"^ +(?:\[\w+\]|\.\w+ =) (.+)$|^[a-z0-9-]+ = (.+)$", ENGLISH, re.MULTILINE)
    texts = [re.sub(r"^\W+", "", "".join(value)).replace("’", "'") for value in values]
    # A number or the button's current state follows.
    shown = {re.split(r" ?[:+{]", each)[0] for each in texts}
    assert set(BUTTONS) <= shown, set(BUTTONS) - shown
    assert set(BUTTONS) <= {" ".join(each.split()) for each in re.findall(r"\*\*([^*]+)\*\*", README)}


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 150


def test_commands_in_documents_print_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As processes they are tested in tests/engine/test_commands.py and tests/wheel.py."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "position.json").write_text(blocks("json")[0], encoding="utf-8")
    assert len(examples()) == 4
    for (program, *arguments), shown in examples():
        assert program == "seven-wonders"
        assert main(arguments) == 0
        assert capsys.readouterr().out == shown, arguments


def test_the_invite_link_has_the_bots_permissions() -> None:
    assert re.findall(r"&permissions=(\d+)$", README, re.MULTILINE) == [str(INVITED_WITH.value)]


# -- paths and names ----------------------------------------------------------------------------------

GAMES = ("base", "duel", "architects")
PATH = re.compile(r"(?:(?:engine|renders|bot|cogs|tests)/[\w./-]*|\w+\.py)")


def spelt_out(path: str) -> set[str]:
    return {path.replace("GAME", game) for game in GAMES}


def paths_named(text: str) -> Iterator[str]:
    """Return every path in backticks; a bare file name is in the folder named before it in the paragraph."""
    for paragraph in re.split(r"\n\n|\|\n", text):
        folder = None
        for named in re.findall(r"`([^`\n]+)`", paragraph):
            if not PATH.fullmatch(named):
                continue
            if "/" in named:
                folder = named if named.endswith("/") else f"{Path(named).parent}/"
                yield named
            elif folder is not None:
                yield folder + named
            else:
                yield f"engine/GAME/{named}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
def test_every_path_named_in_a_document_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for link in set(re.findall(r"\]\(([^)#]+)", text)):
        assert link.startswith("http") or (document.parent / link).exists(), link
    for path in set().union(*map(spelt_out, paths_named(text))):
        assert (ROOT / path).exists() or "-VERSION" in path, path
    # Such as "`Colour` in `engine/terms.py`".
    for name, path in re.findall(r"`(\w+)(?:\(\))?`\s+in\s+`(\w+/[\w/]+\.py)`", text):
        for each in spelt_out(path):
            code = (ROOT / each).read_text(encoding="utf-8")
            defined = re.search(rf"^\s*(?:(?:async )?def |class )?{name}\b", code, re.MULTILINE)
            assert defined, f"{name}: {each}"
    for module in set(re.findall(r"python -m ([\w.]+)", text)) - {"pytest", "venv", "pip"}:
        place = ROOT / module.replace(".", "/")
        assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file(), module
    for target in re.findall(r"(?:`|^ {4})make ([a-z-]+)", text, re.MULTILINE):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


# -- the page in Discord's App Directory --------------------------------------------------------------

PAGE = (ROOT / "docs/directory.md").read_text(encoding="utf-8")
LANGUAGES = ("English", "Français", "Deutsch", "Nederlands")

LONGEST_SUMMARY, LONGEST_DESCRIPTION, LONGEST_EXPANDED = 200, 400, 4000
MOST_TAGS, LONGEST_TAG = 5, 20
NAMES = {"read_messages": "View Channels"}
"""Discord's names of permissions that differ from the library's."""


def section(language: str) -> str:
    return PAGE.split(f"\n## {language}\n")[1].split("\n## ")[0]


def quoted(language: str) -> list[str]:
    """Return the quoted texts of a language: the summary, the description, the expanded description."""
    blocks = re.findall(r"(?:^>.*\n?)+", section(language), re.MULTILINE)
    return [re.sub(r"^> ?", "", block, flags=re.MULTILINE).strip() for block in blocks]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_everything_discords_listing_needs(language: str) -> None:
    summary, description, expanded = quoted(language)
    assert len(summary) <= LONGEST_SUMMARY
    assert len(description) <= LONGEST_DESCRIPTION
    assert len(expanded) <= LONGEST_EXPANDED
    tags = re.findall(r"`([^`]+)`", section(language).strip().splitlines()[0])
    assert len(tags) == MOST_TAGS
    assert all(len(tag) <= LONGEST_TAG for tag in tags)
    for command in ("/join", "/practice", "/score", "/rules", "/help"):
        assert command in expanded


def test_the_listed_permissions_are_those_of_the_invite_link() -> None:
    listed = re.findall(r"^\| ([A-Z][\w ]+) \|", PAGE, re.MULTILINE)
    asked = [name for name, is_asked in INVITED_WITH if is_asked]
    assert sorted(listed) == sorted(NAMES.get(each, _title(each)) for each in asked)


def _title(name: str) -> str:
    assert name in discord.Permissions.VALID_FLAGS
    return " ".join(word if word == "in" else word.capitalize() for word in name.split("_"))
