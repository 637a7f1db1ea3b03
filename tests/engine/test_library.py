"""The engine as a package that others install: what its page and its docstrings show is what happens."""

from __future__ import annotations

import doctest
import inspect
import pickle
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import engine
import engine.course
import engine.game
import engine.reading
import engine.record
import engine.rules

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = """
import engine

game = engine.new_game("base", players=4, seed=7)
while not game.over:
    game.play({decision.seat: decision.choices[0] for decision in game.decisions()})
again = engine.resume(game.record())
assert again.over and again.record() == game.record()
print(game.scores()[0].total, hash(game.view(0)))
"""


MODULES = [engine, engine.course, engine.game, engine.reading, engine.record, engine.rules]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_the_docstrings_hold(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def test_the_examples_of_the_page_hold() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False)
    assert (failed, tried > 20) == (0, True)


def test_everything_that_is_offered_tells_what_it_is() -> None:
    """Every name has an example that runs: in its own docstring, or where it has none in the package's."""
    for name in engine.__all__:
        offered = getattr(engine, name)
        own = offered.__doc__ or "" if inspect.isclass(offered) or inspect.isfunction(offered) else ""
        assert ">>> " in own or re.search(rf">>> .*engine\.{name}\b", engine.__doc__ or ""), name


def test_a_program_of_others_runs_and_is_typed(tmp_path: Path) -> None:
    """In a directory without the checkout; the type checker finds the package as an installed one."""
    (tmp_path / "study.py").write_text(EXAMPLE, encoding="utf-8")
    environment = {"PYTHONPATH": str(ROOT), "MYPYPATH": str(ROOT), "PATH": ""}
    run = [sys.executable, "study.py"]
    checked = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "study.py"]
    for command in (run, checked):
        ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False)
        assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_record_may_name_the_standard_box_and_does_not_and_a_box_is_the_one_that_is_there() -> None:
    for game in engine.GAMES:
        begun = engine.new_game(game, players=2, seed=1, boxes=["standard"])
        record, box = begun.record(), begun.view(None).box
        assert (begun.boxes, "boxes" in record) == (("standard",), False)
        assert engine.resume({**record, "boxes": ["standard"]}).record() == record
        assert pickle.loads(pickle.dumps(box)) is box
