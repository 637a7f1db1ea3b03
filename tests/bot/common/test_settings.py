"""Settings, and the sentences for wrong ones."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.common.settings import DatabaseServer, Settings, SettingsError, ShardAssignment, read_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
SEVERAL = {"DISCORD_TOKEN": "abc", "DATABASE": "postgresql://bot@here/games", "SHARDS": "5", "PROCESSES": "2"}


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
    read = read_settings({"DISCORD_TOKEN": "abc", "LOG_LEVEL": "debug", **written})
    assert read == Settings(
        token="abc",
        database=Path("games/of/ours.sqlite3"),
        log_level="DEBUG",
        local_discord="127.0.0.1:8080",
        **{name.lower(): number for name, number in numbers.items()},  # type: ignore[arg-type]
    )
    assert read_settings({"DISCORD_TOKEN": " abc ", **dict.fromkeys(written, "")}) == Settings(token="abc")


def test_a_database_server_is_shown_without_its_password() -> None:
    address = "postgresql://ann:very-secret@db:5433/games?sslmode=require"
    settings = read_settings({"DISCORD_TOKEN": "abc", "DATABASE": address})
    assert settings.database == DatabaseServer(address)
    assert "very-secret" not in f"{settings!r} {settings.database}"
    assert str(settings.database) == "games on db"


@pytest.mark.parametrize(
    ("address", "advice"),
    [
        ("mysql://ann:very-secret@db/games", "The address of the database is not known"),
        ("postgresql:/ann:very-secret@db/games", "The address of the database is not known"),
        ("postgresql:ann:very-secret", "The address of the database is not known"),
        ("ann:very-secret@db/games", "The address of the database is not known"),
        ("postgresql://ann:very/secret@db/games", "write / in its password as %2F"),
        ("postgresql://ann:very%secret@db/games", "% as %25"),
        ("postgresql://ann:very secret@db/games", "a space as %20"),
        ("postgresql://ann:[very@db/games", r"write \[ in its password as %5B"),
    ],
)
def test_a_wrong_database_address_is_explained_without_showing_it(address: str, advice: str) -> None:
    with pytest.raises(SettingsError, match=advice) as error:
        read_settings({"DISCORD_TOKEN": "abc", "DATABASE": address})
    assert "very" not in str(error.value)


@pytest.mark.parametrize("token", [None, "", "   "])
def test_a_missing_token_is_explained(token: str | None) -> None:
    with pytest.raises(SettingsError, match=r"^There's no bot token.* `seven-wonders play`.*$"):
        read_settings({} if token is None else {"DISCORD_TOKEN": token})


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


@pytest.mark.parametrize("level", ["LOUD", "1", "Info!", TOKEN])
def test_an_unknown_log_level_is_named(level: str) -> None:
    with pytest.raises(
        SettingsError, match=r"LOG_LEVEL is .* must be DEBUG, INFO, WARNING or ERROR"
    ) as error:
        read_settings({"DISCORD_TOKEN": "abc", "LOG_LEVEL": level})
    assert TOKEN.lower() not in str(error.value).lower()


def test_settings_are_shown_without_the_token() -> None:
    settings = read_settings({"DISCORD_TOKEN": TOKEN})
    assert settings.token == TOKEN
    assert TOKEN not in repr({"token": settings})
    assert "lobby_minutes=60" in repr(settings)


@pytest.mark.parametrize("fault", ["\n", " ", "\x00", "ä", "“"])
def test_an_impossible_token_is_refused_without_showing_it(fault: str) -> None:
    with pytest.raises(SettingsError) as error:
        read_settings({"DISCORD_TOKEN": f"{TOKEN}{fault}{TOKEN}"})
    assert "DISCORD_TOKEN has characters that no token has" in str(error.value)
    assert TOKEN not in str(error.value)


@pytest.mark.parametrize("arguments", [[], ["backup", "copy.sqlite3"]])
def test_a_settings_file_in_another_encoding_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("DISCORD_TOKEN=secret\n", encoding="utf-16")
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "UTF-8" in said
    assert "secret" not in said
    assert said.count("\n") == 1


def test_shards_are_split_and_direct_messages_go_to_the_first_process() -> None:
    assert read_settings(SEVERAL).assignment is None
    shares = [read_settings({**SEVERAL, "PROCESS": number}).assignment for number in "01"]
    assert shares == [ShardAssignment(0, 2, 5), ShardAssignment(1, 2, 5)]
    assert [each.own for each in shares if each] == [(0, 2, 4), (1, 3)]
    assert ShardAssignment(0, 2, 5).receives(0)
    assert [ShardAssignment(0, 2, 5).of(server << 22) for server in (4, 5, 6)] == [4, 0, 1]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"DATABASE": "games.sqlite3"}, "DATABASE to be a PostgreSQL server"),
        ({"SHARDS": "1"}, "SHARDS is 1"),
        ({"SHARDS": ""}, "SHARDS is not set"),
        ({"PROCESS": "2"}, "from 0 to 1"),
        ({"PROCESSES": "1", "PROCESS": "0"}, "PROCESSES of 2 or more"),
    ],
)
def test_wrong_settings_of_processes_are_one_sentence(wrong: dict[str, str], told: str) -> None:
    with pytest.raises(SettingsError, match=told) as error:
        read_settings(SEVERAL | wrong)
    assert str(error.value).endswith(".")
