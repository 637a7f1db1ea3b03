"""The folder of the settings and the games."""

import errno
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.common.home import USED, find_home, make_home, read_environment, where
from bot.common.settings import SettingsError, database_at


@pytest.fixture
def platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The platform's data folder; the current one is empty."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE", raising=False)
    folder = tmp_path / "data" / "seven-wonders"
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("name", [None, *USED])
def test_a_folder_with_files_of_the_bot_is_used(platform: Path, name: str | None) -> None:
    if name is not None:
        Path(name).touch()
    home = platform if name is None else Path()
    assert find_home() == home
    assert database_at(read_environment(home)["DATABASE"]) == home / "seven_wonders.sqlite3"


@pytest.mark.parametrize(
    ("written", "of_the_environment", "kept"),
    [
        ("ours.sqlite3", None, "HOME/ours.sqlite3"),
        ("/var/ours.sqlite3", None, "/var/ours.sqlite3"),
        ("postgresql://bot@here/games", None, "postgresql://bot@here/games"),
        ("ours.sqlite3", "theirs.sqlite3", "theirs.sqlite3"),
        ("ours.sqlite3", " ", "HOME/ours.sqlite3"),
    ],
)
def test_a_relative_database_is_beside_the_settings_that_name_it(
    platform: Path, monkeypatch: pytest.MonkeyPatch, written: str, of_the_environment: str | None, kept: str
) -> None:
    (platform / ".env").write_text(f"DATABASE={written}\n", encoding="utf-8")
    if of_the_environment is not None:
        monkeypatch.setenv("DATABASE", of_the_environment)
    assert read_environment(platform)["DATABASE"] == kept.replace("HOME", str(platform))


def test_the_folders_in_use_are_named(platform: Path) -> None:
    kept = platform / "seven_wonders.sqlite3"
    assert where(platform, kept) == f"there is no {platform / '.env'}; games are kept in {kept}"
    (platform / ".env").touch()
    assert where(platform, kept) == f"settings are read from {platform / '.env'}; games are kept in {kept}"


def test_folders_that_cannot_be_created_or_read_are_one_sentence(
    platform: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (platform / "file").touch()
    with pytest.raises(SettingsError, match=r"can't be made .* that has a \.env\.$"):
        make_home(platform / "file" / "below")
    fault = Mock(side_effect=PermissionError(errno.EACCES, "Permission denied"))
    monkeypatch.setattr("bot.common.home.dotenv_values", fault)
    with pytest.raises(SettingsError, match=r"\.env can't be read \(Permission denied\)\.$"):
        read_environment(platform)
