"""A release: its version, its changelog, and the files that publish it."""

import tomllib
from pathlib import Path

import pytest

from bot.version_change import HEADING
from tests.release import dated, main, named

ROOT = Path(__file__).parent.parent
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "bot" / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_is_in_one_place() -> None:
    changed = tomllib.loads(named(PROJECT, "9.8.7"))
    assert changed["project"].pop("version") == "9.8.7"
    before = tomllib.loads(PROJECT)
    del before["project"]["version"]
    assert changed == before


def test_a_release_dates_the_unreleased_changes() -> None:
    after = dated(
        "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0.0] - 2026-01-01\n\n- old\n", "1.1.0", "2026-02-03"
    )
    assert HEADING.findall(after) == ["Unreleased", "1.1.0", "1.0.0"]
    assert "## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n- new\n" in after


@pytest.mark.parametrize("version", ["", "1.0", "0.1.0", "1.1.0"])
def test_an_invalid_or_old_version_and_no_changes_are_refused(version: str) -> None:
    unchanged = "## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n- old\n"
    with pytest.raises(ValueError, match="no new version, or nothing has changed"):
        dated(unchanged if version == "1.1.0" else CHANGELOG, version, "2026-02-03")


def test_a_failed_release_is_explained_in_one_line() -> None:
    with pytest.raises(SystemExit, match=r"^'' is no new version, .*\.$"):
        main("")
