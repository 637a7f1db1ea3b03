"""The rules of this repository."""

import os
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.common.settings import PARENT, PREDECESSOR, Settings, read_settings
from engine.architects.box import standard_box as architects_box
from engine.base.rules import standard_box
from engine.duel.rules import standard_box as duel_box
from tests.texts import ROOT, Module, english, modules, paths_of, placeholders_of, texts_in

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
    ("computer_players", "languages", "statistics"),
    ("storage",),
    ("operations", "tables"),
    ("cluster", "version_change"),
)

# The packages of the cogs, each with those that it can import. The composition root, the samples, which
# show everything, and the rehearsal, which posts them, are above.
COGS = {
    "discord": (),
    "reference": ("discord",),
    "inbox": ("discord",),
    "lobby": ("discord",),
    "game": ("discord", "reference", "inbox", "lobby"),
    "game_records": ("discord", "game"),
    "stats": ("discord", "game", "game_records", "score_pad"),
    "language": ("discord", "lobby"),
    "privacy": ("discord", "lobby", "game"),
    "practice": ("discord", "game"),
    "score_pad": ("discord",),
    "games.base": ("discord", "inbox", "game", "games.event_sentences"),
    "games.turn_based": ("discord", "reference", "game"),
    "games.duel": ("discord", "game", "games.event_sentences", "games.turn_based"),
    "games.architects": ("discord", "game", "games.event_sentences", "games.turn_based"),
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
    yield r"(bot|cogs)/(?!cluster/postgresql/|app\.py)", r"bot\.cluster\.postgresql"
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
    known |= {f"bot/{room}" for room in ("__init__", "__main__", "app", "client", "cli_commands")}
    assert {"/".join(path.with_suffix("").parts[:2]) for path in paths_of("bot")} == known
    rooms = {path.parts[1] for path in paths_of("cogs") if len(path.parts) > 2}
    assert rooms == {room.split(".")[0] for room in COGS} | {"samples", "rehearsal"}


def imported_by(*rooms: str) -> dict[str, set[str]]:
    """Return the modules of some packages with those of the same packages that they import."""
    found = {".".join(path.with_suffix("").parts): written for path, written in modules(*rooms)}
    found = {name.removesuffix(".__init__"): written for name, written in found.items()}
    return {name: {each for _, each in written.imports} & found.keys() for name, written in found.items()}


@pytest.mark.parametrize("room", ["engine", "bot", "cogs"])
def test_no_import_cycles(room: str) -> None:
    """Imports for the type checker count too: each module can be understood by those below it."""
    # Raises an error that names the modules of a cycle.
    TopologicalSorter(imported_by(room)).prepare()


@pytest.mark.parametrize("room", ["drawing", "parts", "statistics", *GAMES])
def test_pictures_of_a_game_load_no_other_game(room: str) -> None:
    below = imported_by("engine", "renders", "bot")
    # Drawing functions get the translator as an argument.
    waiting = ["bot.languages.translator", *(name for name in below if name.startswith(f"renders.{room}"))]
    loaded = set[str]()
    while waiting:
        name = waiting.pop()
        packages = {name.rsplit(".", up)[0] for up in range(name.count(".") + 1)} & below.keys()
        waiting += set().union(*(below[each] for each in packages - loaded)) - loaded
        loaded |= packages
    assert f"renders.{room}" in loaded
    others = "|".join({*GAMES} - {room})
    assert not [name for name in loaded if re.match(rf"(engine|renders)\.({others})\b", name)]


ACTS = {
    *("cogs/discord/router.py", "cogs/practice/cog.py"),
    *("cogs/game/announcer.py", "cogs/game/ephemeral_game.py", "cogs/game/hand_prompts.py"),
    *("cogs/game/seats.py", "cogs/game/table_views.py"),
    *("cogs/inbox/private_messages.py", "cogs/inbox/game_messages.py"),
    *("cogs/games/base/hand_taps.py", "cogs/games/turn_based.py"),
}
"""The modules of the cogs that act on a running game, or remember its messages."""


def test_only_listed_modules_use_live_sessions() -> None:
    knowing = {str(path) for path, name, _ in imports("cogs") if name == "bot.tables.session"}
    assert {path for path in knowing if not path.startswith("cogs/rehearsal/")} == ACTS


@pytest.mark.parametrize(
    ("files", "pattern"),
    [
        # Only the scenes, which are paintings, mix their own colours.
        (r"renders/(?!.*(scenes/|theme\.py))", r"#[0-9A-Fa-f]{6}\b"),
        # A process runs for months: an unbounded cache would grow forever.
        ("", r"@cache\s+(async )?def \w+\((?!\))|lru_cache\((maxsize=)?None"),
        # The rules derive everything from the table each time; only players can remember.
        (r"engine/(base|duel|architects)/(?!player/)", r"lru_cache|cached_property"),
        ("(bot|cogs)/", r"hasattr\("),
    ],
)
def test_what_no_module_does(files: str, pattern: str) -> None:
    paths = [path for path in paths_of(*ROOMS) if re.match(files, str(path))]
    assert paths
    assert not [path for path in paths if re.search(pattern, (ROOT / path).read_text(encoding="utf-8"))]


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


def telling() -> list[Module]:
    return [module for _, module in modules("bot", "cogs", "renders")]


def test_every_message_in_use_exists() -> None:
    asked = [each for module in telling() for each in module.texts]
    assert len(asked) > 200
    assert not [f"{each.place} {each.key}" for each in asked if each.key not in english().messages]


def test_every_variable_of_a_message_is_given() -> None:
    missing = [
        f"{each.place} {each.key} {unfilled}"
        for module in telling()
        for each in module.texts
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
    for place, pattern in chain.from_iterable(module.patterns for module in telling()):
        if pattern.pattern.split("-")[0].replace("\\", "") in roots and "-" in pattern.pattern.split("[")[0]:
            assert re.search(f"^{pattern.pattern}$", keys, re.MULTILINE), f"{place} {pattern.pattern}"


def test_every_message_is_used() -> None:
    words = set().union(*(module.words for module in telling()))
    patterns = [pattern for module in telling() for _, pattern in module.patterns]
    inside = set().union(*map(texts_in, english().messages))
    unused = [
        key
        for key in english().messages
        if key not in words and key not in inside and not any(each.fullmatch(key) for each in patterns)
    ]
    assert not unused


def test_every_card_and_wonder_has_its_message() -> None:
    base, duel, architects = standard_box(), duel_box(), architects_box()
    keys = {f"card-{card}" for card in base.cards} | {f"duel-card-{card}" for card in duel.cards}
    keys |= {f"architects-card-{card}" for card in architects.cards}
    keys |= {f"{kind}-{wonder}" for kind in ("wonder", "city") for wonder in base.wonders}
    assert keys <= english().messages.keys()


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
