"""The findings of a rehearsal: a ✔, a ✘ or, if there was nothing to check, a –, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SUBJECT_WIDTH = 36

MARKS = {True: "✔", False: "✘", None: "–"}


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether something works as intended, and a sentence about it.

    ``right`` is None if it could not be tried, and need not be.
    """

    right: bool | None
    subject: str
    sentence: str

    def line(self) -> str:
        """Return the finding as a line of the table."""
        return f"{MARKS[self.right]} {self.subject:<{SUBJECT_WIDTH}} {self.sentence}"


class Report:
    """A table of findings, printed line by line as they come."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.findings: list[Finding] = []
        self.tell = tell

    def add(self, right: bool | None, subject: str, sentence: str) -> None:
        """Add a finding."""
        finding = Finding(right, subject, sentence)
        self.findings.append(finding)
        self.tell(finding.line())

    def check(self, right: bool, subject: str, sentence: str, otherwise: str) -> None:
        """Add a finding with ``sentence``, or with ``otherwise`` if it is wrong."""
        self.add(right, subject, sentence if right else otherwise)

    @property
    def right(self) -> bool:
        """Whether there are findings, and none of them is wrong."""
        return bool(self.findings) and not self.count(False)

    def count(self, right: bool | None) -> int:
        """Count the findings that are right, wrong or neither."""
        return sum(finding.right is right for finding in self.findings)
