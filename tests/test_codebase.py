"""The rules of this repository."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.common.settings import PARENT, PREDECESSOR, Settings, read_settings
from tests.texts import (
    ROOT,
    english,
    modules,
    paths_of,
    patterns_asked_for,
    placeholders_of,
    texts_asked_for,
    texts_in,
    words_of_the_code,
)

LEFT_OUT = {
    *(".git", ".venv", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"),
    *("out", "build", "dist", "__pycache__"),
}
TEXT_FILES = {".py", ".md", ".ftl", ".json", ".toml", ".sql", ".html", ".css", ".js", ".txt", ".yml", ""}

GAMES = ("base", "duel", "architects")

ROOMS = ("engine", "renders", "bot", "cogs")

# -- rooms --------------------------------------------------------------------------------------------


def imports(*rooms: str) -> Iterator[tuple[Path, str, str]]:
    """Return the imports of some packages' modules: the module, the imported one, and the line."""
    for path, written in modules(*rooms):
        for line, name in written.imports:
            yield path, name, f"{path}:{line} imports {name}"


# The packages of the bot: each can import those of lower floors, the composition root all.
FLOORS = (
    ("common", "local"),
    ("computers", "languages", "statistics"),
    ("storage",),
    ("operations", "rehearsal", "tables"),
    ("cluster", "updates"),
)

# The packages of the cogs, each with those that it can import. The composition root, the samples, which
# show everything, and the rehearsal, which posts them, are above.
COGS = {
    "discord": (),
    "reference": ("discord",),
    "inbox": ("discord",),
    "lobby": ("discord",),
    "game": ("discord", "reference", "inbox", "lobby"),
    "records": ("discord", "game"),
    "stats": ("discord", "game", "records", "pad"),
    "language": ("discord", "lobby"),
    "privacy": ("discord", "lobby", "game"),
    "practice": ("discord", "game"),
    "pad": ("discord",),
    "games.base": ("discord", "inbox", "game", "games.sentences"),
    "games.turns": ("discord", "reference", "game"),
    "games.duel": ("discord", "game", "games.sentences", "games.turns"),
    "games.architects": ("discord", "game", "games.sentences", "games.turns"),
}

DATABASES = "aiosqlite|sqlite3|psycopg"


def rules() -> Iterator[tuple[str, str]]:
    """Return which modules can't import what, both as patterns."""
    yield r"engine/", rf"renders|bot|cogs|tests|discord|asyncio|PIL|{DATABASES}|fluent|babel|datetime"
    # A match reports how long its players think.
    yield r"engine/(?!measuring/match\.py)", r"time"
    # The rules need no players; the terminal commands let players meet.
    yield r"engine/(?!.*(player|players|measuring|__main__)\b)", r".*\b(player|players|measuring)"
    yield r"renders/", rf"bot|cogs|tests|discord|asyncio|{DATABASES}|fluent|babel"
    # Only the composition root imports every package, and knows of several processes.
    yield r"bot/", r"renders|tests"
    yield r"bot/(?!app\.py)", r"cogs"
    yield r"(bot|cogs)/(?!cluster/postgres/|(app|commands)\.py)", r"bot\.cluster\.postgres"
    # The local Discord measures pictures as Discord does.
    yield r"bot/(?!local/)", r"PIL"
    yield r"cogs/", rf"tests|{DATABASES}"
    yield r"renders/drawing/", r"renders\.(?!drawing\b)\w+"
    for room in ("parts", "statistics", *GAMES):
        yield rf"renders/{room}/", rf"renders\.(?!(drawing|parts|{room})\b)\w+"
    for game in GAMES:
        yield rf"engine/{game}/", rf"engine\.(?!{game}\b)({'|'.join(GAMES)})"
    below: list[str] = []
    for floor in FLOORS:
        for room in floor:
            yield rf"bot/{room}\b", rf"bot\.(?!({'|'.join([*below, room])})\b)\w+"
        below += floor
    for room, others in COGS.items():
        allowed = "|".join((room, *others)).replace(".", r"\.")
        yield rf"cogs/{room.replace('.', '/')}/", rf"cogs\.(?!({allowed})\b)\w+"


@pytest.mark.parametrize(("files", "forbidden"), list(rules()))
def test_imports_go_one_way(files: str, forbidden: str) -> None:
    of_files, is_forbidden = re.compile(files), re.compile(rf"({forbidden})(\.|$)")
    found = [
        where
        for path, name, where in imports(*ROOMS)
        if of_files.match(str(path)) and is_forbidden.match(name)
    ]
    assert not found


def test_every_package_has_its_import_rules() -> None:
    known = {f"bot/{room}" for floor in FLOORS for room in floor}
    known |= {f"bot/{room}" for room in ("__init__", "__main__", "app", "client", "commands")}
    assert {"/".join(path.with_suffix("").parts[:2]) for path in paths_of("bot")} == known
    rooms = {path.parts[1] for path in paths_of("cogs") if len(path.parts) > 2}
    assert rooms == {room.split(".")[0] for room in COGS} | {"samples", "rehearsal"}


@pytest.mark.parametrize("room", ["engine", "bot"])
def test_no_import_cycles(room: str) -> None:
    """Imports for the type checker count too: each module can be understood by those below it."""
    named = {".".join(path.with_suffix("").parts): written for path, written in modules(room)}
    named = {name.removesuffix(".__init__"): written for name, written in named.items()}
    below = {
        name: {imported for _, imported in written.imports if imported in named}
        for name, written in named.items()
    }
    # Raises an error that names the modules of a cycle.
    TopologicalSorter(below).prepare()


def test_no_hasattr() -> None:
    for path in paths_of("bot"):
        assert "hasattr(" not in path.read_text(encoding="utf-8"), path


ACTS = {
    *("cogs/discord/router.py", "cogs/practice/cog.py"),
    *("cogs/game/announcer.py", "cogs/game/ephemeral_game.py", "cogs/game/prompts.py"),
    *("cogs/game/seats.py", "cogs/game/tips.py", "cogs/game/views.py"),
    *("cogs/inbox/inbox.py", "cogs/inbox/messages.py"),
    *("cogs/games/base/taps.py", "cogs/games/turns.py"),
}
"""The modules of the cogs that act on a running game, or remember its messages."""


def test_only_listed_modules_use_live_sessions() -> None:
    knowing = {str(path) for path, name, _ in imports("cogs") if name == "bot.tables.session"}
    assert {path for path in knowing if not path.startswith("cogs/rehearsal/")} == ACTS


# Loads each line's modules after those of the lines without a game, and prints the loaded ones.
# The modules of a game's line are unloaded again, so that only the others stay.
LOADING = """
import importlib, sys
for line in sys.stdin:
    before = set(sys.modules)
    for name in line.split():
        importlib.import_module(name)
    print(*sys.modules)
    if {part for name in line.split() for part in name.split(".")} & {"base", "duel", "architects"}:
        for name in set(sys.modules) - before:
            if name.split(".")[0] in ("bot", "engine", "renders"):
                del sys.modules[name]
"""


def test_pictures_of_a_game_load_no_other_game() -> None:
    rooms = ["drawing", "parts", "statistics", *GAMES]
    names = [[".".join(path.with_suffix("").parts) for path in paths_of(f"renders/{room}")] for room in rooms]
    # Drawing functions get the translator as an argument.
    asked = "\n".join(" ".join(["bot.languages.translator", *each]) for each in names)
    command = [sys.executable, "-c", LOADING]
    found = subprocess.run(command, input=asked, cwd=ROOT, capture_output=True, text=True, check=True)
    for room, line in zip(rooms, found.stdout.splitlines(), strict=True):
        loaded = set(line.split())
        assert f"renders.{room}" in loaded
        others = {f"{place}.{game}" for place in ("engine", "renders") for game in GAMES if game != room}
        assert not loaded & others, room


def test_colours_are_named_in_the_theme() -> None:
    """Only the scenes, which are paintings, mix their own."""
    found = [
        str(path)
        for path in paths_of("renders")
        if "scenes" not in path.parts and path.name != "theme.py"
        if re.search(r"#[0-9A-Fa-f]{6}\b", (ROOT / path).read_text(encoding="utf-8"))
    ]
    assert not found


def _is_unbounded(decorator: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a decorator caches results without a limit."""
    called = decorator if isinstance(decorator, ast.Call) else None
    name = ast.unparse(decorator if called is None else called.func).rpartition(".")[2]
    given = function.args
    has_arguments = bool(given.posonlyargs or given.args or given.kwonlyargs or given.vararg)
    bounds = [] if called is None else [*called.args, *(each.value for each in called.keywords)]
    endless = any(isinstance(each, ast.Constant) and each.value is None for each in bounds)
    return has_arguments and (name == "cache" or (name == "lru_cache" and endless))


def test_every_cache_is_bounded() -> None:
    """A process runs for months: an unbounded cache would grow forever."""
    found = [
        f"{path}:{node.lineno} {node.name}"
        for room in ROOMS
        for path, written in modules(room)
        for node in written.functions
        if any(_is_unbounded(decorator, node) for decorator in node.decorator_list)
    ]
    assert found == []


def test_the_rules_cache_no_results() -> None:
    """The rules derive everything from the table each time; only players can remember."""
    found = [
        f"{path}:{node.lineno} {node.name}"
        for game in GAMES
        for path, written in modules(f"engine/{game}")
        if "player" not in path.parts
        for node in written.functions
        for decorator in node.decorator_list
        if "lru_cache" in ast.unparse(decorator) or "cached_property" in ast.unparse(decorator)
    ]
    assert found == []


def test_tests_mirror_the_tree() -> None:
    folders = {path.parent.relative_to("tests") for path in paths_of("tests")}
    # The gallery and the mutants are not installed.
    assert {str(each) for each in folders if not (ROOT / each).is_dir()} == {"gallery", "mutants"}


def files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [each for each in folders if each not in LEFT_OUT and not each.endswith(".egg-info")]
        paths = (Path(folder) / name for name in names if name not in LEFT_OUT and name != ".env")
        yield from (path for path in paths if path.suffix in TEXT_FILES)


def test_no_file_names_a_machine_or_a_registry() -> None:
    # Assembled here, so that this file doesn't name them either.
    named = re.compile(
        "|".join(["/" + "work/", "/" + "root/", "/" + "home/[a-z]", "pypi" + r"\.org", "/" + "tmp/"])
    )
    found = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        for place in named.finditer(text):
            line = text.count("\n", 0, place.start()) + 1
            found.append(f"{path.relative_to(ROOT)}:{line}")
    assert not found


# -- texts --------------------------------------------------------------------------------------------


def test_every_message_in_use_exists() -> None:
    asked = list(texts_asked_for())
    assert len(asked) > 200
    assert not [f"{each.place} {each.key}" for each in asked if each.key not in english().messages]


def test_every_variable_of_a_message_is_given() -> None:
    missing = [
        f"{each.place} {each.key} {unfilled}"
        for each in texts_asked_for()
        if each.key in english().messages and (unfilled := _unfilled(each.key, each.placeholders))
    ]
    assert not missing


def _unfilled(key: str, placeholders: frozenset[str] | None) -> list[str]:
    """List the variables of a message that nothing fills.

    ``card-the`` is filled with a form of ``card``; labels of buttons fill themselves.
    """
    if placeholders is None:
        return []
    return sorted(
        each
        for each in placeholders_of(key)
        if each not in placeholders
        and each.rpartition("-")[0] not in placeholders
        and not each.startswith("button-")
    )


def test_every_pattern_of_keys_matches_messages() -> None:
    keys = "\n".join(english().messages)
    roots = {key.split("-")[0] for key in english().messages}
    for place, pattern in patterns_asked_for():
        if pattern.pattern.split("-")[0].replace("\\", "") in roots and "-" in pattern.pattern.split("[")[0]:
            assert re.search(f"^{pattern.pattern}$", keys, re.MULTILINE), f"{place} {pattern.pattern}"


def test_every_message_is_used() -> None:
    words, patterns = words_of_the_code(), [pattern for _, pattern in patterns_asked_for()]
    inside = set().union(*map(texts_in, english().messages))
    unused = [
        key
        for key in english().messages
        if key not in words and key not in inside and not any(each.fullmatch(key) for each in patterns)
    ]
    assert not unused


def test_messages_with_composed_keys_exist_for_every_value() -> None:
    from engine.architects.box import standard_box as architects_box
    from engine.base.rules import standard_box
    from engine.duel.rules import standard_box as duel_box

    games = {
        "card": standard_box().cards,
        "duel-card": duel_box().cards,
        "architects-card": architects_box().cards,
    }
    for prefix, cards in games.items():
        assert {f"{prefix}-{card}" for card in cards} <= english().messages.keys()
    for wonder in standard_box().wonders:
        assert {f"wonder-{wonder}", f"city-{wonder}"} <= english().messages.keys()


# -- settings -----------------------------------------------------------------------------------------


def test_the_example_settings_show_every_default() -> None:
    shown = {name: value or "" for name, value in dotenv_values(ROOT / ".env.example").items()}
    source = (ROOT / "bot" / "common" / "settings.py").read_text(encoding="utf-8")
    of_others = {"LOCAL_DISCORD", "INFO", PREDECESSOR, PARENT}
    names = set(re.findall(r'"([A-Z]{2,}(?:_[A-Z]+)*)"', source)) - of_others
    unset = {"DISCORD_TOKEN", "SHARDS", "PROCESS", "DATABASE_PASSWORD"}
    assert names | unset == set(shown)
    assert {name for name, value in shown.items() if not value} == unset
    assert read_settings({**shown, "DISCORD_TOKEN": "x"}) == Settings(token="x")
