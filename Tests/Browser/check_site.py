#!/usr/bin/env python3
"""Checks generated guide sites in a real browser.

    python check_site.py SITE_DIR [SITE_DIR …] [--screenshots DIR]

Needs Debian's chromium and chromium-driver, and the packages of requirements.txt. The last line
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

    from browser import CHROMIUM, Browser, missing_programs
    from guide_checks import check_guide
    from page_checks import PageChecks
    from screenshots import take_screenshots
    from web_server import serve
except ModuleNotFoundError as error:
    requirements = Path(__file__).with_name("requirements.txt")
    print(f"FAIL {error}: install it with: python -m pip install -r {requirements}")
    print("0 passed, 1 failed")
    sys.exit(1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks generated guide sites in a browser.")
    parser.add_argument("sites", nargs="+", metavar="SITE_DIR", help="a generated site's folder")
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
        except WebDriverException as error:
            results.fail(f"{CHROMIUM} did not do as it was told: {error.msg}")
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
            if screenshots:
                # With several sites each has a folder of its own.
                folder = screenshots / str(number) if len(sites) > 1 else screenshots
                take_screenshots(site, browser, folder)
    with Browser(javascript=False) as browser:
        for site in sites:
            print(f"{site.root}: {len(site.language_pages)} languages", flush=True)
            check_guide(site, browser, results)


if __name__ == "__main__":
    sys.exit(main())
