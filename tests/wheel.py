"""The wheel: built, installed without a checkout, and played. `make wheel-test` runs it.

It isn't part of `make test`: installing everything takes as long as a quarter of all tests.
"""

import asyncio
import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.bot.local.page import Page, page_of
from tests.bot.local.player import button_of, parts_of, text_of
from tests.test_documents import blocks, examples

ROOT = Path(__file__).parent.parent
FIRST_PAGE_SECONDS = 20.0
"""How long the first page of the local Discord can take, with a warm cache."""

SCORE = re.compile(r" wins? (together )?with \d+ points")
HAND = re.compile(r"button:hand:\d+:\d+:")
WORDS = ("sure", "build", "sell", "card")
"""Labels to tap in a hand, by priority."""

Json = dict[str, Any]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist and the wheel built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT))
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with only the wheel installed."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    found = folder / ("Scripts" if sys.platform == "win32" else "bin")
    run(sys.executable, "-m", "pip", "--python", str(found / "python"), "install", str(wheel))
    return found


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, and no path of the checkout in the environment."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("PYTHONPATH", "DATABASE", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "here"


def run(*command: str) -> str:
    pinned = str(ROOT / "constraints.txt")
    environment = os.environ | {"PIP_CONSTRAINT": pinned, "PIP_BUILD_CONSTRAINT": pinned}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def installed_files() -> Iterator[str]:
    """List the files of the packages in the checkout, except those only for developers."""
    listed = run("git", "-C", str(ROOT), "ls-files", "bot", "cogs", "engine", "renders").splitlines()
    for name in listed:
        if Path(name).suffix not in {".md", ".png", ".service", ".yaml"} or name == "bot/CHANGELOG.md":
            yield name


def test_wheel_and_sdist_have_every_file_that_runs_and_its_license(built: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert not set(installed_files()) - names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith("tests") or "showcase" in name]
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        within = {name.partition("/")[2] for name in archive.getnames()}
    assert not set(installed_files()) - within
    assert {"LICENSE", "README.md", "pyproject.toml"} <= within


def test_the_examples_of_the_engine_print_what_the_documents_show(programs: Path, empty: Path) -> None:
    (empty / "position.json").write_text(blocks("json")[0], encoding="utf-8")
    for (program, *words), shown in examples():
        assert run(str(programs / program), *words) == shown, words


def test_it_says_what_to_do_and_leaves_an_empty_folder_empty(programs: Path, empty: Path) -> None:
    command = [str(programs / "seven-wonders")]
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "seven-wonders play" in ran.stderr
    assert not list(empty.iterdir())


async def play(page: Page) -> None:
    """Open a table, then choose the first option in every hand until the score is announced."""
    tapped = set[str]()

    def messages() -> list[Json]:
        """List the current messages, newest first."""
        return [*{each["id"]: each for each in page.messages}.values()][::-1]

    async def tap(find: Callable[[Json], str | None]) -> bool:
        """Tap the first match and wait for what it changes; without one, wait for the next event."""
        found = next(((each, button) for each in messages() if (button := find(each))), None)
        if found is None:
            await page.next(lambda _: True)
            return False
        message, custom_id = found
        tapped.add(custom_id)
        where = {"channel": message["channel_id"], "message": message["id"]}
        return bool((await page.ask("click", **where, custom_id=custom_id))["ok"])

    def choice(message: Json) -> str | None:
        """Find an untapped button in the current hand."""
        played = {each.split(":")[3] for each in tapped if "sure" in each.split(":")}
        ids = [part.get("custom_id", "") for part in parts_of(message) if not part.get("disabled")]
        hand = [each for each in ids if HAND.match(each) and each.split(":")[3] not in played]
        fitting = (each for word in WORDS for each in hand if word in each.split(":") and each not in tapped)
        return next(fitting, None)

    while not any(each["name"] == "join" for each in page.commands):
        await page.next(lambda _: True)
    # It announces its commands before it can answer.
    while not (await page.ask("slash", channel=page.channel, name="join", options={}))["ok"]:
        pass
    for label in ("Add computer", "Add computer", "Start"):
        while not await tap(partial(button_of, label=label)):
            pass
    while not any(SCORE.search(text_of(message)) for message in messages()):
        await tap(choice)


async def play_a_game(program: Path) -> float:
    """Play a whole game with a program; return the seconds until the page was there."""
    began = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        str(program),
        *("play", "--no-browser", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        while not (line := (await process.stdout.readline()).decode()).startswith("Open "):
            assert line, "it ended before there was a page"
        url = line.split()[1]
        async with aiohttp.ClientSession() as session:
            async with session.get(url) as page:
                page.raise_for_status()
            seconds = time.monotonic() - began
        async with page_of(url, "Ann") as page:
            await play(page)
    finally:
        process.terminate()
        await process.wait()
    return seconds


def test_a_whole_game_is_played_in_the_local_discord(programs: Path, empty: Path) -> None:
    seconds = asyncio.run(play_a_game(programs / "seven-wonders"))
    print(f"\nThe first page was there after {seconds:.1f} s.")  # noqa: T201 - a measurement
    assert seconds < FIRST_PAGE_SECONDS
    assert not list(empty.iterdir())
    kept = {each.name for each in (empty.parent / "data" / "seven-wonders").iterdir()}
    assert {"played.sqlite3", "played.world.sqlite3"} <= kept
