"""What a release is made of: its version, its changes, and the files that publish it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bot.updates import HEADING
from tests.release import dated, main, named

ROOT = Path(__file__).parent.parent
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "bot" / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_stands_once() -> None:
    changed = tomllib.loads(named(PROJECT, "9.8.7"))
    assert changed["project"].pop("version") == "9.8.7"
    before = tomllib.loads(PROJECT)
    del before["project"]["version"]
    assert changed == before


def test_a_release_dates_what_was_unreleased() -> None:
    after = dated(
        "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0.0] - 2026-01-01\n\n- old\n", "1.1.0", "2026-02-03"
    )
    assert HEADING.findall(after) == ["Unreleased", "1.1.0", "1.0.0"]
    assert "## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n- new\n" in after


@pytest.mark.parametrize("version", ["", "1.0", "0.1.0"])
def test_a_version_that_is_none_or_old_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match="no new version"):
        dated(CHANGELOG, version, "2026-02-03")


def test_a_release_without_changes_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing has changed"):
        dated("## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n- old\n", "1.1.0", "2026-02-03")


def test_a_maintainer_reads_in_a_line_why_nothing_is_released() -> None:
    with pytest.raises(SystemExit, match=r"^'' is no new version, .*\.$"):
        main("")
