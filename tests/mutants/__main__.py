"""The command ``python -m tests.mutants``: put one fault after the other into a copy and run its tests."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants import ROOT, Fault, known_faults

COPIED = ("bot", "cogs", "engine", "renders", "tests", "docs")
SECONDS = 600
TESTS_FAILED = 1


def main(arguments: list[str] | None = None) -> int:
    """Run the faults; return 0 if tests fail for each of them, otherwise 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD", help="only faults with this in name or file")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many run at once")
    options = parser.parse_args(arguments)
    faults = [fault for fault in known_faults() if options.only in f"{fault.name} {fault.file}"]
    with tempfile.TemporaryDirectory(prefix="mutants-") as directory:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(options.workers):
            copies.put(_copy(Path(directory) / str(number)))

        def run(fault: Fault) -> str:
            copy = copies.get()
            try:
                return _outcome(fault, copy)
            finally:
                copies.put(copy)

        survivors = 0
        with ThreadPoolExecutor(options.workers) as pool:
            for fault, outcome in zip(faults, pool.map(run, faults), strict=True):
                survivors += outcome != "found"
                sys.stdout.write(f"{outcome:9} {fault.file}: {fault.name}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{len(faults) - survivors} of {len(faults)} faults were found\n")
    return 1 if survivors else 0


def _copy(place: Path) -> Path:
    """Copy what the tests need into a new folder."""
    place.mkdir()
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, place)
    for folder in COPIED:
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return place


def _outcome(fault: Fault, copy: Path) -> str:
    """Return ``found`` if the tests fail with a fault, ``survived`` if they pass."""
    file = copy / fault.file
    sound = file.read_text(encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *fault.tests]
    try:
        fault.put_into(copy)
        ended = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "found"
    finally:
        file.write_text(sound, encoding="utf-8")
    if ended.returncode not in {0, TESTS_FAILED}:
        return "no tests"
    return "found" if ended.returncode == TESTS_FAILED else "survived"


if __name__ == "__main__":
    sys.exit(main())
