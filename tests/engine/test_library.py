"""The engine as a package that others install: what its page and its docstrings show is what happens."""

from __future__ import annotations

import doctest
import inspect
import pickle
import re
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


def test_a_record_may_name_the_standard_box_and_does_not_and_a_box_is_the_one_that_is_there() -> None:
    for game in engine.GAMES:
        begun = engine.new_game(game, players=2, seed=1, boxes=["standard"])
        record, box = begun.record(), begun.view(None).box
        assert (begun.boxes, "boxes" in record) == (("standard",), False)
        assert engine.resume({**record, "boxes": ["standard"]}).record() == record
        assert pickle.loads(pickle.dumps(box)) is box
