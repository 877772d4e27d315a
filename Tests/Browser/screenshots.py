"""Pictures of every kind of page, for people to look at."""

from __future__ import annotations

from pathlib import Path

from browser import DESK, PHONE, Browser
from site_folder import Site

# Shown besides a page of each kind: the scripts and directions to judge a design by.
LANGUAGES = ("en", "ar", "zh-HK")


def take_screenshots(site: Site, browser: Browser, folder: Path) -> None:
    """Writes KIND-phone-light.png and the like; later pictures replace earlier ones."""
    folder.mkdir(parents=True, exist_ok=True)
    named = {
        f"language-{item.language}": item.page
        for item in site.language_pages
        if item.language in LANGUAGES
    }
    for kind, page in (site.page_of_each_kind | named).items():
        for viewport in (PHONE, DESK):
            for color_scheme in ("light", "dark"):
                browser.show_as(viewport, color_scheme, phone=viewport is PHONE)
                browser.open(f"{site.root.as_uri()}/{page}")
                browser.screenshot(folder / f"{kind}-{viewport.name}-{color_scheme}.png")
