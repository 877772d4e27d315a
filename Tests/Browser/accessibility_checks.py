"""Accessibility, as axe-core sees it: WCAG 2.0 to 2.2 at the levels A and AA, and its best practices."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from browser import DESK, PHONE, Browser
from results import Results
from site_folder import Site

AXE = (files("selenium_axe_python") / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

# The rule on the size of targets is the one of WCAG 2.2; axe-core leaves it out unless told.
RUN = """
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
return axe.run(document, {
  runOnly: levels, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'],
}).then((found) => ({
  passes: found.passes.map((rule) => rule.id),
  violations: found.violations.flatMap((rule) => rule.nodes.map((node) => ({
    rule: rule.id, help: rule.help, target: node.target.join(' '),
    why: node.any.concat(node.all, node.none).map((check) => check.message).join('; '),
  }))),
}))
"""

#: How many places of one page are named.
NAMED = 5


def check_accessibility(site: Site, browser: Browser, results: Results) -> None:
    """Checks a page of each kind."""
    for page in site.page_of_each_kind.values():
        check_page_accessibility(f"{site.root.as_uri()}/{page}", page, browser, results)


def check_page_accessibility(url: str, where: str, browser: Browser, results: Results) -> None:
    """Checks a page on a desk in light and on a phone in dark."""
    for viewport, color_scheme in ((DESK, "light"), (PHONE, "dark")):
        browser.show_as(viewport, color_scheme, phone=viewport is PHONE)
        browser.open(url)
        check_shown_page(f"{where} ({viewport.name}, {color_scheme})", browser, results)
    browser.show_as(DESK)


def check_shown_page(where: str, browser: Browser, results: Results) -> None:
    """Checks the page as it stands now, for instance with a list of results open."""
    browser.run(AXE)
    found: dict[str, Any] = browser.run(RUN)
    # A page always has colours and a language to pass with; else axe-core did not look.
    looked = {"color-contrast", "html-has-lang"} <= set(found["passes"])
    results.check(looked, f"{where}: axe-core did not check it")
    violations = found["violations"]
    named = [f"{v['rule']}: {v['help']}: {v['target']}: {v['why']}" for v in violations[:NAMED]]
    if len(violations) > NAMED:
        named.append(f"and {len(violations) - NAMED} more violations")
    results.none(named, where)
