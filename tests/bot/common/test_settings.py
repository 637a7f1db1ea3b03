"""Settings, their folder, and the sentences for wrong ones."""

import errno
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.__main__ import main
from bot.common.settings import (
    USED,
    DatabaseServer,
    Settings,
    SettingsError,
    ShardAssignment,
    database_at,
    find_home,
    make_home,
    read_environment,
    read_settings,
    where,
)

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
SEVERAL = {"DATABASE": "postgresql://bot@here/games", "SHARDS": "5", "PROCESSES": "2"}
LEVELS = "must be DEBUG, INFO, WARNING or ERROR"
IMPOSSIBLE = "DISCORD_TOKEN has characters that no token has"


def test_every_setting_is_read_and_empty_ones_have_defaults() -> None:
    numbers = {
        "LOBBY_MINUTES": 15,
        "GAME_DAYS": 7,
        "SLOW_GAME_DAYS": 21,
        "RECORD_DAYS": 14,
        "TABLES_PER_SERVER": 3,
        "PICTURE_WORKERS": 8,
        "NEW_DIRECT_MESSAGES_PER_DAY": 0,
    }
    words = {"DATABASE": "games/of/ours.sqlite3", "LOCAL_DISCORD": "127.0.0.1:8080"}
    written = words | {name: str(number) for name, number in numbers.items()}
    read = read_settings({"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "debug", **written})
    assert read == Settings(
        token=TOKEN,
        database=Path("games/of/ours.sqlite3"),
        log_level="DEBUG",
        local_discord="127.0.0.1:8080",
        **{name.lower(): number for name, number in numbers.items()},  # type: ignore[arg-type]
    )
    assert TOKEN not in repr(read)
    assert read_settings({"DISCORD_TOKEN": " abc ", **dict.fromkeys(written, "")}) == Settings(token="abc")
    address = "postgresql://ann:very-secret@db:5433/games?sslmode=require"
    settings = read_settings({"DISCORD_TOKEN": "abc", "DATABASE": address})
    assert settings.database == DatabaseServer(address)
    assert "very-secret" not in f"{settings!r} {settings.database}"
    assert str(settings.database) == "games on db"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        *(({"DISCORD_TOKEN": token}, "^There's no bot token.*`seven-wonders play`") for token in ("", " ")),
        *(({"DISCORD_TOKEN": f"secret{fault}secret"}, IMPOSSIBLE) for fault in ("\n", " ", "\x00", "ä", "“")),
        *(
            ({"LOG_LEVEL": level}, f"LOG_LEVEL is .*{LEVELS}")
            for level in ("LOUD", "1", "Info!", "secret" * 5)
        ),
        *(
            ({"DATABASE": address}, "The address of the database is not known")
            for address in ("mysql://ann:secret@db/a", "postgresql:/ann:secret@db/a", "postgresql:ann:secret")
        ),
        ({"DATABASE": "ann:secret@db/games"}, "The address of the database is not known"),
        ({"DATABASE": "postgresql://ann:very/secret@db/games"}, "write / in its password as %2F"),
        ({"DATABASE": "postgresql://ann:very%secret@db/games"}, "% as %25"),
        ({"DATABASE": "postgresql://ann:very secret@db/games"}, "a space as %20"),
        ({"DATABASE": "postgresql://ann:[secret@db/games"}, r"write \[ in its password as %5B"),
        (SEVERAL | {"DATABASE": "games.sqlite3"}, "DATABASE to be a PostgreSQL server"),
        (SEVERAL | {"SHARDS": "1"}, "SHARDS is 1"),
        (SEVERAL | {"SHARDS": ""}, "SHARDS is not set"),
        (SEVERAL | {"PROCESS": "2"}, "from 0 to 1"),
        (SEVERAL | {"PROCESSES": "1", "PROCESS": "0"}, "PROCESSES of 2 or more"),
    ],
)
def test_a_wrong_setting_is_one_sentence_that_reveals_no_secret(wrong: dict[str, str], told: str) -> None:
    with pytest.raises(SettingsError, match=told) as error:
        read_settings({"DISCORD_TOKEN": "abc", **wrong})
    assert re.fullmatch(r"(?!.*secret).*\.", str(error.value), re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "fewest", "most"),
    [
        ("LOBBY_MINUTES", 1, 100_000),
        ("GAME_DAYS", 1, 100_000),
        ("SLOW_GAME_DAYS", 1, 100_000),
        ("TABLES_PER_SERVER", 1, 100_000),
        ("PICTURE_WORKERS", 0, 64),
        ("METRICS_PORT", 0, 65_535),
    ],
)
def test_a_wrong_number_is_named_with_its_limits(name: str, fewest: int, most: int) -> None:
    for value in ("-1", "1.5", "many", "²", "100001", "1e3", TOKEN):
        # A long value may be the token on the wrong line.
        shown = f"something of {len(TOKEN)} characters" if value == TOKEN else repr(value)
        told = f"{name} is {shown}, but it must be a whole number from {fewest} to {most}."
        with pytest.raises(SettingsError, match=f"^{re.escape(told)}$"):
            read_settings({"DISCORD_TOKEN": "abc", name: value})
    for allowed in (fewest, most):
        read_settings({"DISCORD_TOKEN": "abc", name: str(allowed)})


def test_shards_are_split_and_direct_messages_go_to_the_first_process() -> None:
    several = {"DISCORD_TOKEN": "abc", **SEVERAL}
    assert read_settings(several).assignment is None
    shares = [read_settings({**several, "PROCESS": number}).assignment for number in "01"]
    assert shares == [ShardAssignment(0, 2, 5), ShardAssignment(1, 2, 5)]
    assert [each.own for each in shares if each] == [(0, 2, 4), (1, 3)]
    assert ShardAssignment(0, 2, 5).receives(0)
    assert [ShardAssignment(0, 2, 5).of(server << 22) for server in (4, 5, 6)] == [4, 0, 1]


# -- the folder in use ----------------------------------------------------------------------------------


@pytest.fixture
def platform(home: Path) -> Path:
    home.mkdir(parents=True)
    return home


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
    assert where(platform, "there").startswith(f"there is no {platform / '.env'}; games are kept in there")
    (platform / ".env").write_text(f"DATABASE={written}\n", encoding="utf-8")
    assert where(platform, "there").startswith(f"settings are read from {platform / '.env'}; games")
    if of_the_environment is not None:
        monkeypatch.setenv("DATABASE", of_the_environment)
    assert read_environment(platform)["DATABASE"] == kept.replace("HOME", str(platform))


def test_folders_that_cannot_be_created_or_read_are_one_sentence(
    platform: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (platform / "file").touch()
    with pytest.raises(SettingsError, match=r"can't be made .* that has a \.env\.$"):
        make_home(platform / "file" / "below")
    fault = Mock(side_effect=PermissionError(errno.EACCES, "Permission denied"))
    monkeypatch.setattr("bot.common.settings.dotenv_values", fault)
    with pytest.raises(SettingsError, match=r"\.env can't be read \(Permission denied\)\.$"):
        read_environment(platform)


@pytest.mark.parametrize("arguments", [[], ["backup", "copy.sqlite3"]])
def test_a_settings_file_in_another_encoding_is_one_sentence(
    platform: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\n", encoding="utf-16")
    assert main(arguments) == 2
    assert re.fullmatch(r"(?!.*secret).*UTF-8.*\n", capsys.readouterr().err)
