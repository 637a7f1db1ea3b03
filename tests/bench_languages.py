"""What languages cost: the processor time of a start with them, and the memory of those that are spoken.

A language without a file is stood in for by English under its name. Each figure comes from a process
of its own: with English alone and with four languages, at a start, when all of them tell Discord the
commands, and when every text of theirs has been read.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from bot.languages.translator import languages_of

LOCALES = Path(__file__).parent.parent / "bot" / "languages" / "locales"
PAGE = 4096
RUNS = 5


def resident() -> float:
    """Return the memory of this process in MB."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE / 1e6


def measure(names: list[str], *, whole: bool) -> dict[str, float]:
    """Read languages as a start does, or every text of theirs."""
    english = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    # What belongs to any language is loaded before.
    languages_of({"en": english}).of("en")("number-decimal", number=1.5)
    before, began = resident(), time.process_time()
    files = {name: LOCALES / f"{name}.ftl" for name in names}
    written = {name: file.read_text("utf-8") if file.exists() else english for name, file in files.items()}
    languages = languages_of(written)
    for name in names:
        for text in english.splitlines():
            key = text.partition(" =")[0]
            wanted = key.startswith("command-") if not whole else " =" in text and key.isascii()
            if wanted and languages.of(name).has(key):
                languages.of(name).understand(key)
    return {"seconds": time.process_time() - began, "megabytes": resident() - before}


def apart(names: list[str], *, whole: bool) -> dict[str, float]:
    """Measure in processes of their own; return the least of some runs."""
    command = [sys.executable, "-m", "tests.bench_languages", json.dumps([names, whole])]
    runs = [json.loads(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(RUNS)]
    return {what: min(run[what] for run in runs) for what in runs[0]}


def main() -> None:
    """Print the figures, or in a process of its own one of them."""
    if len(sys.argv) > 1:
        names, whole = json.loads(sys.argv[1])
        print(json.dumps(measure(names, whole=whole)))  # noqa: T201
        return
    four = ["en", "fr", "nl", "de"]
    for what, whole in (("a start", False), ("every text", True)):
        alone, all_four = apart(["en"], whole=whole), apart(four, whole=whole)
        more = {unit: all_four[unit] - alone[unit] for unit in alone}
        print(  # noqa: T201
            f"{what}: English {alone['seconds']:.3f} s, {alone['megabytes']:.1f} MB; four languages "
            f"{more['seconds']:.3f} s and {more['megabytes'] / 3:.1f} MB each more"
        )


if __name__ == "__main__":
    main()
