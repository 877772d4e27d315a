"""A generated site as it lies on disk: its pages, its files, and what guide.json promises."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

# The classes that mark the vocabulary's texts on a page.
PHRASE, TERM, PRONUNCIATION, EXAMPLE = "phrase", "term-phrase", "pronunciation", "term-example"
TEXT_CLASSES = (PHRASE, TERM, PRONUNCIATION, EXAMPLE)


@dataclass(frozen=True)
class LanguagePage:
    """What guide.json says of one language of one app."""

    page: str
    language: str
    direction: str
    #: The texts of the vocabulary by class, in its order.
    texts: dict[str, list[str]]

    @property
    def writing(self) -> str:
        """The kind of script, as far as it changes how a page looks."""
        if self.direction == "rtl":
            return "rtl"
        return "cjk" if self.language.split("-")[0] in ("zh", "yue", "ja", "ko") else "ltr"


class Site:
    """The folder of one site. Pages and files are named by their path from its root."""

    def __init__(self, folder: str) -> None:
        self.root = Path(folder).resolve()

    @cached_property
    def files(self) -> frozenset[str]:
        found = (path for path in self.root.rglob("*") if path.is_file())
        return frozenset(path.relative_to(self.root).as_posix() for path in found)

    @cached_property
    def pages(self) -> list[str]:
        return sorted(file for file in self.files if file.endswith(".html"))

    @cached_property
    def guide(self) -> dict[str, Any]:
        """The content of guide.json; raises OSError or ValueError when it can't be used."""
        guide = json.loads((self.root / "guide.json").read_text(encoding="utf-8"))
        if not isinstance(guide, dict) or guide.get("version") != 1:
            raise ValueError("its version is not 1")
        if not guide.get("apps"):
            raise ValueError("it has no app")
        return guide

    @cached_property
    def app_pages(self) -> list[str]:
        return [app["page"] for app in self.guide["apps"]]

    @cached_property
    def language_pages(self) -> list[LanguagePage]:
        """Raises KeyError or TypeError when guide.json lacks a field."""
        return [
            LanguagePage(
                page=locale["page"],
                language=locale["language"],
                direction=locale["direction"],
                texts=_texts(locale["files"]),
            )
            for app in self.guide["apps"]
            for locale in app["locales"]
        ]

    @cached_property
    def page_of_each_kind(self) -> dict[str, str]:
        """One page of each kind, by a name that can serve as a file's name."""
        kinds: dict[str, str] = {}
        languages = {item.page: item for item in self.language_pages}
        for page in self.pages:
            kinds.setdefault(self._kind(page, languages.get(page)), page)
        return kinds

    def _kind(self, page: str, language: LanguagePage | None) -> str:
        if language:
            return f"language-{language.writing}"
        if page in self.app_pages:
            return "app"
        parts = page.removesuffix(".html").split("/")
        if parts[0] == "apps":  # apps/SLUG/…: each app has the same kinds of page.
            parts = parts[2:]
        if parts[0] == "findings":  # Each view of them is a kind.
            return "-".join(parts)
        # Of a folder's pages, such as intents/, one stands for all. Beside rules/ lies rules.html.
        return parts[0] if len(parts) == 1 else "-".join(["page-of", *parts[:-1]])


def _texts(files: list[dict[str, Any]]) -> dict[str, list[str]]:
    texts: dict[str, list[str]] = {name: [] for name in TEXT_CLASSES}
    for file in files:
        for intent in file["intentPhrases"]:
            texts[PHRASE] += [example["text"] for example in intent["examples"]]
        for vocabulary in file["parameterVocabularies"]:
            for item in vocabulary["items"]:
                for synonym in item["synonyms"]:
                    texts[TERM].append(synonym["phrase"])
                    if synonym.get("pronunciation") is not None:
                        texts[PRONUNCIATION].append(synonym["pronunciation"])
                    texts[EXAMPLE] += [
                        example["text"] if isinstance(example, dict) else example
                        for example in synonym.get("examples") or []
                    ]
    return texts
