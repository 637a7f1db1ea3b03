"""What a rehearsal finds out: a ✔ or a ✘ and a sentence each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SUBJECT_WIDTH = 36


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a thing is as it should be, and what there is to say about it, in one sentence."""

    right: bool
    subject: str
    sentence: str

    def line(self) -> str:
        """Give the finding as a line of the table."""
        return f"{'✔' if self.right else '✘'} {self.subject:<{SUBJECT_WIDTH}} {self.sentence}"


class Report:
    """The table of findings, told line by line as they come."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        """Tell the person at the shell with ``tell``."""
        self.findings: list[Finding] = []
        self.tell = tell

    def add(self, right: bool, subject: str, sentence: str) -> None:
        """Add a finding."""
        finding = Finding(right, subject, sentence)
        self.findings.append(finding)
        self.tell(finding.line())

    @property
    def right(self) -> bool:
        """Whether there are findings, and all of them are right."""
        return bool(self.findings) and all(finding.right for finding in self.findings)
