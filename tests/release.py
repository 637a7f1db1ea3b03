"""The command ``python -m tests.release VERSION``: name a version and date its changes."""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
UNRELEASED = "## [Unreleased]\n"
NUMBER = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def named(project: str, version: str) -> str:
    return re.sub(r'^version = ".*"$', f'version = "{version}"', project, count=1, flags=re.MULTILINE)


def dated(changelog: str, version: str, date: str) -> str:
    """Return the changelog with the unreleased changes under a version; raises `ValueError`."""
    before, found, after = changelog.partition(UNRELEASED)
    changes = after.partition("\n## ")[0]
    if not NUMBER.fullmatch(version) or not found or not changes.strip() or f"[{version}]" in after:
        raise ValueError(f"{version!r} is no new version, or nothing has changed since the last one.")
    return f"{before}{UNRELEASED}\n## [{version}] - {date}\n{after}"


def main(version: str) -> None:
    """Write both files; explain and exit if the version is invalid."""
    changelog, project = ROOT / "bot" / "CHANGELOG.md", ROOT / "pyproject.toml"
    today = datetime.now(UTC).date().isoformat()
    try:
        changes = dated(changelog.read_text(encoding="utf-8"), version, today)
    except ValueError as error:
        sys.exit(str(error))
    changelog.write_text(changes, encoding="utf-8")
    project.write_text(named(project.read_text(encoding="utf-8"), version), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
