"""Measure the pictures: ``python -m tests.bench_renders`` prints the cost of each, and of a whole round.

Times are the best of several runs, in milliseconds of one thread unless noted. The figures are for comparing
two versions on the same machine; nothing here passes or fails.
"""

import gc
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from PIL import Image

from engine.base.rules import standard_box
from engine.game import Seat
from engine.record import new_game
from renders.base.city import draw_city
from renders.base.city_strip import draw_city_strip
from renders.base.close_ups import draw_card, draw_wonder
from renders.base.conflicts import draw_conflicts
from renders.base.discard import draw_discard
from renders.base.hand import draw_hand
from renders.base.result import ENDING
from renders.base.table import draw_table
from renders.drawing.encode import encode
from renders.parts.language import Text
from tests.engine.play import random_step
from tests.gallery.base_moments import play_out
from tests.gallery.base_tables import CITIES, HANDS
from tests.gallery.catalogue import exhibits
from tests.gallery.exhibit import NAMES
from tests.gallery.language import LOCALES, language

Draw = Callable[[], Image.Image]

RUNS = 9
DISCARDED = 16
BYTES = {"L": 1, "P": 1}
FIRST_PICTURE = """
import time
begin = time.perf_counter()
from tests.bench_renders import a_hand
from renders.drawing.encode import encode
encode(a_hand()())
print(time.perf_counter() - begin)
"""


def main() -> None:
    text = language(LOCALES / "en.ftl")
    sys.stdout.write(f"{'picture':<36}{'cold':>8}{'drawing':>9}{'encoding':>10}{'KB':>7}\n")
    for name, draw in pictures(text):
        measure(name, draw)
    whole_round(text)
    print_figure("first picture after start, with all imports", first_picture() * 1000, "ms")
    print_figure("images kept by all caches after these", cached_mebibytes(), "MiB")
    for exhibit in exhibits(text):
        encode(exhibit.draw())
    print_figure("… after the whole gallery", cached_mebibytes(), "MiB")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print_figure("peak memory of the process", peak, "MiB")


def pictures(text: Text) -> Iterator[tuple[str, Draw]]:
    """Return every kind of picture, those with a target in their usual and fullest states."""
    for name in ("seven cards", "six cards, long names", "eight cards, for the Free City too"):
        yield f"hand, {name}", a_hand(name)
    for name in ("typical", "24 buildings, 60 coins, 7 tokens"):
        staging = CITIES[name]
        yield f"city, {name}", partial(draw_city, staging.view(), staging.seat, NAMES, text)
    moments = play_out(7, 7)
    middle, last = moments[len(moments) // 2], moments[-1]
    conflict = next(moment for moment in moments if moment.ends_an_age)
    pile = replace(last.view, seat=Seat(0), discard=tuple(standard_box().cards)[:DISCARDED])
    yield "table of 7", partial(draw_table, middle.view, NAMES, text)
    yield "city strip", partial(draw_city_strip, middle.view, middle.events, Seat(0), NAMES, text)
    yield "conflicts of 7", partial(draw_conflicts, conflict.view, conflict.events, NAMES, text)
    yield f"discard pile of {DISCARDED}", partial(draw_discard, pile, NAMES, text)
    yield "score of 7", partial(ENDING.draw_score, last.view, NAMES, text)
    yield "card", partial(draw_card, last.view.box, next(iter(standard_box().cards)), text)
    yield "wonder", partial(draw_wonder, last.view.box, next(iter(standard_box().wonders)), text)


def a_hand(name: str = "seven cards") -> Draw:
    text = language(LOCALES / "en.ftl")
    return partial(draw_hand, HANDS[name].view(), NAMES, text)


def measure(name: str, draw: Draw) -> None:
    clear_caches()
    begin = time.thread_time()
    picture = draw()
    cold = time.thread_time() - begin
    data = encode(picture)
    drawing, encoding = fastest(draw), fastest(lambda: encode(picture))
    figures = f"{cold * 1000:>8.0f}{drawing * 1000:>9.1f}{encoding * 1000:>10.1f}{len(data) / 1000:>7.0f}"
    sys.stdout.write(f"{name:<36}{figures}\n")


def print_figure(what: str, figure: float, unit: str) -> None:
    sys.stdout.write(f"{what:<52}{figure:>8.0f} {unit}\n")


def fastest(work: Callable[[], object]) -> float:
    def seconds() -> float:
        begin = time.thread_time()
        work()
        return time.thread_time() - begin

    return min(seconds() for _ in range(RUNS))


def clear_caches() -> None:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "renders":
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()


def whole_round(text: Text) -> None:
    """Measure all pictures of a round of seven players on two threads, in wall-clock time."""
    before, after = two_rounds(text)
    with ThreadPoolExecutor(2) as pool:

        def draw(draws: list[Draw]) -> float:
            begin = time.perf_counter()
            list(pool.map(lambda draw: encode(draw()), draws))
            return (time.perf_counter() - begin) * 1000

        clear_caches()
        print_figure("7 strips and 7 hands on two threads, cold", draw(after), "ms")
        # The previous round is drawn in between, as in a running game: the new round has other cards.
        warm = float("inf")
        for _ in range(RUNS):
            draw(before)
            warm = min(warm, draw(after))
        print_figure("7 strips and 7 hands on two threads, warm", warm, "ms")


def two_rounds(text: Text) -> list[list[Draw]]:
    """Play a random game of seven into its second age; return functions that draw two consecutive rounds."""
    game: Any = new_game("base", 7, 1, {"sides": "A+B"})
    chance, rounds = random.Random(1), list[list[Draw]]()
    while len(rounds) < 2:
        events = game.play(random_step(game, chance))
        view = game.view(None)
        if view.age == 2 and view.round > 2 and "round" in view.deciding.values():
            views = [game.view(Seat(seat)) for seat in range(7)]
            strips = [partial(draw_city_strip, each, events, each.seat, NAMES, text) for each in views]
            rounds.append([*strips, *(partial(draw_hand, each, NAMES, text) for each in views)])
    return rounds


def first_picture() -> float:
    """Return the seconds from the start of a process to its first encoded hand, including imports."""
    runs = [
        subprocess.run([sys.executable, "-c", FIRST_PICTURE], capture_output=True, check=True, text=True)
        for _ in range(3)
    ]
    return min(float(run.stdout) for run in runs)


def cached_mebibytes() -> float:
    """Return the MiB of all live images, which are those in the caches."""
    gc.collect()
    images = [each for each in gc.get_objects() if isinstance(each, Image.Image)]
    return sum(each.width * each.height * BYTES.get(each.mode, 4) for each in images) / 2**20


if __name__ == "__main__":
    main()
