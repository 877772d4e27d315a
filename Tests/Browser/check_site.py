#!/usr/bin/env python3
"""Checks generated guide sites in a real browser.

    python check_site.py SITE_DIR [SITE_DIR …] [--single-file FILE WORD…]… [--screenshots DIR]

Needs Debian's chromium, chromium-driver and a Java runtime, and the packages of requirements.txt. The last line
is "N passed, N failed"; the exit status is 0 when nothing failed, else 1. Nothing is skipped: what
can't be checked is a failure.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from results import Results
from site_folder import Site

try:
    from selenium.common.exceptions import WebDriverException

    from accessibility_checks import check_accessibility, check_page_accessibility
    from browser import CHROMIUM, DESK, Browser, missing_programs
    from filter_checks import check_filters
    from guide_checks import check_guide
    from page_checks import PageChecks
    from screenshots import take_screenshots
    from search_checks import check_search, check_words
    from size_checks import check_sizes
    from speech_checks import check_speech
    from validity_checks import check_validity
    from web_server import serve
except ModuleNotFoundError as error:
    requirements = Path(__file__).with_name("requirements.txt")
    print(f"FAIL {error}: install it with: python -m pip install -r {requirements}")
    print("0 passed, 1 failed")
    sys.exit(1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks generated guide sites in a browser.")
    parser.add_argument("sites", nargs="+", metavar="SITE_DIR", help="a generated site's folder")
    parser.add_argument(
        "--single-file",
        action="append",
        default=[],
        nargs="+",
        metavar=("FILE", "WORD"),
        help="a guide in one file, and words that its search must find; may be given several times",
    )
    parser.add_argument("--screenshots", type=Path, metavar="DIR", help="where to put pictures")
    options = parser.parse_args()

    results = Results()
    if missing := missing_programs():
        install = "apt-get install chromium chromium-driver"
        results.fail(f"{' and '.join(missing)} not found; install with: {install}")
    else:
        sites = [site for site in map(Site, options.sites) if is_usable(site, results)]
        try:
            check_sites(sites, results, options.screenshots)
            for file, *words in options.single_file:
                check_single_file(Path(file), words, results)
        except WebDriverException as error:
            results.fail(f"{CHROMIUM} did not do as it was told: {error.msg}")
        pages = [site.root / page for site in sites for page in site.pages]
        check_validity(pages + [Path(file) for file, *_ in options.single_file], results)
    print(results.summary)
    return 1 if results.failed else 0


def is_usable(site: Site, results: Results) -> bool:
    """Whether there are pages and a guide.json that can be understood."""
    if not results.check(bool(site.pages), f"{site.root}: no .html file in this folder"):
        return False
    try:
        languages = len(site.language_pages)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        results.fail(f"{site.root / 'guide.json'}: can't be used, site not checked: {error!r}")
        return False
    return results.check(languages > 0, f"{site.root / 'guide.json'}: has no language")


def check_sites(sites: list[Site], results: Results, screenshots: Path | None) -> None:
    with Browser() as browser:
        for number, site in enumerate(sites, start=1):
            print(f"{site.root}: {len(site.pages)} pages", flush=True)
            PageChecks(site, f"{site.root.as_uri()}/", browser, results).check(site.pages)
            with serve(site.root) as address:
                some = list(site.page_of_each_kind.values())
                PageChecks(site, address, browser, results).check(some)
                check_script(site, address, browser, results)
            check_script(site, f"{site.root.as_uri()}/", browser, results)
            check_speech(site, f"{site.root.as_uri()}/", browser, results)
            check_sizes(site, results)
            check_accessibility(site, browser, results)
            if screenshots:
                # With several sites each has a folder of its own.
                folder = screenshots / str(number) if len(sites) > 1 else screenshots
                take_screenshots(site, browser, folder)
    with Browser(javascript=False) as browser:
        for site in sites:
            print(f"{site.root}: {len(site.language_pages)} languages", flush=True)
            check_guide(site, browser, results)


def check_script(site: Site, base: str, browser: Browser, results: Results) -> None:
    """What the guide does besides showing its pages."""
    browser.show_as(DESK)
    check_search(site, base, browser, results)
    check_filters(site, base, browser, results)


def check_single_file(file: Path, words: list[str], results: Results) -> None:
    with Browser() as browser:
        print(f"{file}: {file.stat().st_size} bytes", flush=True)
        folder = Site(str(file.parent))
        url = file.resolve().as_uri()
        PageChecks(folder, f"{folder.root.as_uri()}/", browser, results).check([file.name])
        check_page_accessibility(url, file.name, browser, results)
        check_words(url, words, browser, results)


if __name__ == "__main__":
    sys.exit(main())
