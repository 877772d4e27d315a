"""Asks hint-judge what the checkers say."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[3]
#: A folder of its own, so that the everyday build in debug mode stays as it is.
SCRATCH = PACKAGE / ".build/accuracy"


class Verdict(NamedTuple):
    #: The kinds of all faults that matter: what would be a warning or an error.
    faults: tuple[str, ...]
    #: The kinds of those that are but notes.
    notes: tuple[str, ...]
    suggestion: str

    @property
    def is_accepted(self) -> bool:
        return not self.faults


class Hint(NamedTuple):
    phrase: str
    text: str


def build() -> None:
    command = ["swift", "build", "-c", "release", "--product", "hint-judge"]
    subprocess.run(
        [*command, "--scratch-path", str(SCRATCH)], cwd=PACKAGE, check=True, stdout=sys.stderr
    )


def judge(rule: str, hints: Iterable[Hint]) -> list[Verdict]:
    lines = "".join(f"{rule}\t{hint.phrase}\t{hint.text}\n" for hint in hints)
    done = subprocess.run(
        [SCRATCH / "release/hint-judge"], input=lines.encode(), check=True, stdout=subprocess.PIPE
    )
    return [verdict(line) for line in done.stdout.decode().split("\n")[:-1]]


def verdict(line: str) -> Verdict:
    kinds, suggestion = line.split("\t", 1)
    faults, notes = [], []
    for word in kinds.split():
        weight, kind = word.split(":")
        (notes if weight == "minor" else faults).append(kind)
    return Verdict(tuple(faults), tuple(notes), suggestion)


def suggest(rule: str, phrases: Iterable[str]) -> list[str]:
    """The reading that is offered for each phrase without a hint; empty where there is none."""
    return [each.suggestion for each in judge("suggest:" + rule, (Hint(p, "") for p in phrases))]
