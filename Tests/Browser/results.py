"""Counts what passed and prints what failed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Results:
    """A tally of checks. A failure is printed as soon as it is known."""

    passed: int = 0
    failed: int = 0

    def check(self, condition: bool, failure: str) -> bool:
        """Counts one check; `failure` says what is wrong, and where, if it did not pass."""
        if condition:
            self.passed += 1
        else:
            self.fail(failure)
        return condition

    def fail(self, message: str) -> None:
        self.failed += 1
        print(f"FAIL {message}", flush=True)

    def none(self, problems: list[str], where: str) -> None:
        """Counts one check that passes when there is no problem, else one failure for each."""
        for problem in problems:
            self.fail(f"{where}: {problem}")
        if not problems:
            self.passed += 1

    @property
    def summary(self) -> str:
        return f"{self.passed} passed, {self.failed} failed"
