"""The engine as a library: the examples in its documentation and docstrings work."""

import doctest
import inspect
import pickle
import re

import engine
import engine.course
import engine.game
import engine.reading
import engine.record
import engine.rules


def test_examples_in_docstrings_and_the_documentation_run() -> None:
    for module in (engine, engine.course, engine.game, engine.reading, engine.record, engine.rules):
        failed, tried = doctest.testmod(module)
        assert (failed, tried > 0) == (0, True), module
    failed, tried = doctest.testfile("../../docs/engine.md")
    assert (failed, tried > 20) == (0, True)


def test_every_public_name_has_an_example() -> None:
    """The example is in its own docstring or, if it has none, in the package's."""
    for name in engine.__all__:
        offered = getattr(engine, name)
        own = offered.__doc__ or "" if inspect.isclass(offered) or inspect.isfunction(offered) else ""
        assert ">>> " in own or re.search(rf">>> .*engine\.{name}\b", engine.__doc__ or ""), name


def test_records_omit_the_standard_box_and_boxes_unpickle_as_singletons() -> None:
    for game in engine.GAMES:
        begun = engine.new_game(game, players=2, seed=1, boxes=["standard"])
        record, box = begun.record(), begun.view(None).box
        assert (begun.boxes, "boxes" in record) == (("standard",), False)
        assert engine.resume({**record, "boxes": ["standard"]}).record() == record
        assert pickle.loads(pickle.dumps(box)) is box
