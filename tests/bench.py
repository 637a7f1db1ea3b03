"""Measure everything: ``python -m tests.bench`` prints the figures of engine, pictures and store."""

from __future__ import annotations

import subprocess
import sys

BENCHES = ("tests.bench_engine", "tests.bench_renders", "tests.bench_store")


def main() -> int:
    """Run each in a process of its own, so that none finds the memory of another."""
    for name in BENCHES:
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
        status = subprocess.run([sys.executable, "-m", name], check=False).returncode
        if status:
            return status
        sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
