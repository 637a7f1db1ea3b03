"""Deliberate faults, each put into a copy of the code to see that tests fail: ``python -m tests.mutants``."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


@dataclass(frozen=True, slots=True)
class Fault:
    """A change of one place of a file that players would notice, and the tests that must fail.

    ``code`` must be exactly once in ``file``; ``fault`` replaces it.
    """

    name: str
    file: str
    code: str
    fault: str
    tests: tuple[str, ...]

    def put_into(self, root: Path) -> None:
        """Put the fault into the file below a root; raises `ValueError` if its place isn't found once."""
        file = root / self.file
        source = file.read_text(encoding="utf-8")
        if source.count(self.code) != 1:
            raise ValueError(f"{self.name}: {self.file} has its place {source.count(self.code)} times")
        file.write_text(source.replace(self.code, self.fault), encoding="utf-8")


def known_faults() -> list[Fault]:
    """Read the faults of every room."""
    return [
        Fault(**{**entry, "tests": tuple(entry["tests"])})
        for file in sorted(HERE.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["faults"]
    ]
