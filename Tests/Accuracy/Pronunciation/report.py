"""Writes the tables of Tests/Accuracy/pronunciation.md; the text between is written by hand."""

from __future__ import annotations

import datetime
import importlib.metadata
import re
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

REPORT = Path(__file__).resolve().parents[1] / "pronunciation.md"


@dataclass(frozen=True)
class Row:
    #: The rule or language.
    where: str
    what: str
    words: int
    hits: int
    #: In percent.
    reach: float | None = None
    #: How many of the hits have a note.
    noted: int | None = None
    #: How often a mended hint is offered, and how often that is the hint before the error.
    offered: int | None = None
    right: int | None = None
    #: The share of syllables that are right, in percent.
    syllables: float | None = None

    @property
    def measured(self) -> str:
        return percent(self.hits, self.words)

    @property
    def reached(self) -> str:
        if self.reach is None:
            return self.measured
        return (
            self.measured if self.hits / self.words * 100 >= self.reach else f"**{self.measured}**"
        )

    @property
    def aim(self) -> str:
        return "" if self.reach is None else f"{self.reach:g} %"


class Source:
    """A list and its licence, and who carries it."""

    def __init__(self, what: str, package: str, licence: str, *, is_debian: bool) -> None:
        self.what, self.licence = what, licence
        self.carrier = f"{'Debian' if is_debian else 'PyPI'} `{package}` " + (
            debian_version(package) if is_debian else importlib.metadata.version(package)
        )


def debian_version(package: str) -> str:
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def percent(part: int, whole: int) -> str:
    """Cut, not rounded, so that no miss disappears."""
    return f"{part * 10_000 // whole / 100:.2f} %" if whole else "–"


def write_report(
    correct: Sequence[Row],
    errors: Sequence[Row],
    languages: Mapping[str, Sequence[Row]],
    suggestions: Sequence[Row],
    sources: Sequence[Source],
) -> None:
    text = REPORT.read_text(encoding="utf-8")
    text = re.sub(r"Measured on [0-9-]+", f"Measured on {datetime.date.today()}", text)
    for name, lines in {
        "correct": table(
            ("rule", "words", "*number", "*reach", "*accepted", "*with notes only"),
            [
                (row.where, row.what, f"{row.words:,}", row.aim, row.reached, noted(row))
                for row in correct
            ],
        ),
        "errors": table(
            ("rule", "error", "*words", "*reach", "*found", "*mended", "*rightly"),
            [
                (row.where, row.what, f"{row.words:,}", row.aim, row.reached, *mended(row))
                for row in errors
            ],
        ),
        "languages": table(
            ("language", *(f"*{row.what}" for row in languages["all"])),
            [
                (language, *(f"{row.reached} of {row.words:,}" for row in rows))
                for language, rows in languages.items()
            ],
        ),
        "suggestions": table(
            ("rule", "words", "*number", "*reach", "*words right", "*syllables right"),
            [
                (
                    row.where, row.what, f"{row.words:,}", row.aim, row.reached,
                    f"{row.syllables or 0:.1f} %",
                )
                for row in suggestions
            ],
        ),
        "sources": table(
            ("list", "carried by", "licence"),
            [(source.what, source.carrier, source.licence) for source in sources],
        ),
    }.items():  # fmt: skip
        text, count = re.subn(
            rf"(<!-- {name} -->\n).*?(<!-- end -->)",
            lambda found, lines=lines: found[1] + lines + "\n" + found[2],
            text,
            flags=re.DOTALL,
        )
        if count != 1:
            raise SystemExit(f"pronunciation-accuracy: no place for the table “{name}” in {REPORT}")
    REPORT.write_text(text, encoding="utf-8")


def noted(row: Row) -> str:
    return "" if row.noted is None else percent(row.noted, row.words)


def mended(row: Row) -> tuple[str, str]:
    if row.offered is None or row.right is None:
        return "", ""
    return percent(row.offered, row.words), percent(row.right, row.offered)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A star before a head sets its column to the right."""
    lines = [
        [head.lstrip("*") for head in heads],
        ["--:" if head.startswith("*") else ":--" for head in heads],
        *rows,
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
