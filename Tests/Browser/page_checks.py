"""What must be true of every page, whatever it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from browser import DESK, PHONE, Browser
from results import Results
from site_folder import Site

FACTS = """
const attribute = (element) => element.getAttribute('href') ?? element.getAttribute('src');
const resolve = (link) => URL.parse(link, document.baseURI)?.href ?? link;
return {
  headings: document.querySelectorAll('h1').length,
  title: document.title.trim(),
  language: (document.documentElement.getAttribute('lang') ?? '').trim(),
  scales: document.querySelector('meta[name=viewport][content*="width=device-width"]') !== null,
  links: [...document.querySelectorAll('[href], [src]')].map(attribute).map(resolve),
  anchors: [...document.querySelectorAll('[id], a[name]')].flatMap((e) => [e.id, e.name ?? '']),
}
"""

# How far the page is scrollable, and the innermost element that sticks out, if any.
WIDTH = """
const root = document.documentElement;
const out = [...document.body.querySelectorAll('*')].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
}).pop();
return {
  content: root.scrollWidth, window: innerWidth,
  element: out ? out.outerHTML.slice(0, 100) : 'no single element',
}
"""


@dataclass
class PageChecks:
    """Checks pages of one site as it is reached under one address."""

    site: Site
    #: The address of the site's root, with a slash at its end.
    base: str
    browser: Browser
    results: Results
    #: The fragment targets of each page seen, and each page's links.
    _anchors: dict[str, set[str]] = field(default_factory=dict)
    _links: dict[str, list[str]] = field(default_factory=dict)

    def check(self, pages: list[str]) -> None:
        self.browser.console(), self.browser.requests()  # What earlier pages left is not ours.
        for page in pages:
            self._check_page(page)
        for page, links in self._links.items():
            problems = [self._problem_of(link) for link in dict.fromkeys(links)]
            self.results.none([problem for problem in problems if problem], self._where(page))

    def _check_page(self, page: str) -> None:
        where, check = self._where(page), self.results.check
        self.browser.open(self.base + page)
        facts = self.browser.run(FACTS)
        self._links[page] = facts["links"]
        self._anchors[page] = set(facts["anchors"])
        check(facts["headings"] == 1, f"{where}: has {facts['headings']} h1 elements, not one")
        check(facts["title"] != "", f"{where}: has no title")
        check(facts["language"] != "", f"{where}: <html> has no lang attribute")
        check(facts["scales"], f"{where}: no viewport tag: phones would shrink a desk page")
        for viewport in (DESK, PHONE):
            self.browser.show_as(viewport)
            width = self.browser.run(WIDTH)
            check(
                width["content"] <= width["window"],
                f"{where}: is {width['content']} px wide in a window of {width['window']} px; "
                f"sticking out: {width['element']}",
            )
        self.results.none([f"console: {line}" for line in self.browser.console()], where)
        self.results.none(self._request_problems(), where)

    def _request_problems(self) -> list[str]:
        problems = []
        for request in self.browser.requests():
            if request.url.startswith(("data:", "blob:")):
                continue
            if not unquote(request.url).startswith(unquote(self.base)):
                problems.append(f"asks for {request.url}, outside the site's folder")
            elif request.failure:
                problems.append(f"could not load {request.url}: {request.failure}")
        return problems

    def _problem_of(self, link: str) -> str | None:
        """Why a link leads nowhere, or None. Other sites are not visited."""
        address, base = urlsplit(link), urlsplit(self.base)
        if (address.scheme, address.netloc) != (base.scheme, base.netloc):
            known = address.scheme in ("http", "https", "mailto", "data")
            return None if known else f"link {link} of an unknown kind"
        path, root = unquote(address.path), unquote(base.path)
        if not path.startswith(root):
            return f"link {link} leads out of the site's folder"
        file = path.removeprefix(root)
        if file not in self.site.files:
            what = "a folder" if (self.site.root / file).is_dir() else "missing"
            return f"link to {file or '.'}, which is {what}"
        fragment = unquote(address.fragment)
        if fragment in ("", "top") or file not in self._anchors:
            return None
        return None if fragment in self._anchors[file] else f"link to {file}#{fragment}: no such id"

    def _where(self, page: str) -> str:
        return page if self.base.startswith("file:") else f"{page} (over http)"
