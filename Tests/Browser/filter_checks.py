"""Filters on coverage, findings and rules show just what was asked for, and keep it in the address."""

from __future__ import annotations

from typing import Any

from browser import Browser
from results import Results
from site_folder import Site

#: How many values of each field are tried.
VALUES = 4

STATE = """
const view = (element) => ({ ...element.dataset, isShown: element.checkVisibility() });
const table = document.querySelector('.cell[data-intent]')?.closest('table');
return {
  status: document.querySelector('.filter-status')?.textContent ?? '',
  fields: Object.fromEntries([...document.querySelectorAll('.filter select')].map((select) => [
    select.id.replace(/^.*filter-/, ''),
    { value: select.value, values: [...select.options].map((option) => option.value),
      isNamed: select.labels.length === 1 && select.labels[0].textContent !== '' },
  ])),
  box: document.querySelector('.filter input')?.id.replace(/^.*filter-/, '') ?? null,
  isBoxOn: document.querySelector('.filter input')?.checked ?? false,
  listed: [...document.querySelectorAll('section:is(.findings, .rules) [data-severity]')].map(view),
  emptyParts: [...document.querySelectorAll('section:is(.findings, .rules), section li')].filter(
    (part) => part.checkVisibility()
      && ![...part.querySelectorAll('[data-severity]')].some((item) => item.checkVisibility())).length,
  emptyEntries: [...document.querySelectorAll('.contents a')].filter((entry) => {
    const section = document.getElementById(entry.hash.slice(1));
    return section && section.checkVisibility() !== entry.checkVisibility();
  }).length,
  cells: [...document.querySelectorAll('.cell[data-language][data-intent]')].map((cell) => ({
    ...view(cell),
    isGap: cell.matches('.missing, .none'),
    hasHead: table.tHead.rows[0].cells[cell.closest('td').cellIndex].checkVisibility(),
  })),
  shownHeads: [...(table?.tHead.rows[0].cells ?? [])].filter((c) => c.checkVisibility()).length,
  heads: table?.tHead.rows[0].cells.length ?? 0,
  address: location.href,
}
"""

CHOOSE = """
const [field, value] = %s;
const control = document.querySelector(`.filter [id$="filter-${field}"]`);
if (typeof value === 'boolean') control.click();
else {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
"""

# A form is only empty after its reset event.
RESET = """
document.querySelector('.filter-reset').click();
return new Promise((resolve) => setTimeout(resolve, 50));
"""


def check_filters(site: Site, base: str, browser: Browser, results: Results) -> None:
    """Tries the filters of a site that is reached under `base`, with a slash at its end."""
    browser.console()  # What earlier pages left is not ours.
    over = "" if base.startswith("file:") else " (over http)"
    for app_page in site.app_pages:
        folder = app_page.removesuffix("index.html")
        views = ["findings.html", "findings/by-language.html", "findings/by-file.html"]
        for name in ["coverage.html", *views]:
            _Filters(base + folder + name, browser, results, f"{folder}{name}{over}").check()
    _Filters(base + "rules.html", browser, results, f"rules.html{over}").check()
    results.none([f"console: {line}" for line in browser.console()], f"filters{over}")


class _Filters:
    """The filters of one page."""

    def __init__(self, url: str, browser: Browser, results: Results, where: str) -> None:
        self.url, self.browser, self.results, self.where = url, browser, results, where

    def check(self) -> None:
        self.browser.open(self.url)
        state = self._state()
        items = state["listed"] or state["cells"]
        if not items:
            self._expect(state["fields"] == {}, "has filters and nothing to filter")
            return
        expected, box = ["severity", "language", "intent", "rule"], None
        if state["cells"]:
            expected = ["language", "intent"]
            box = "gaps" if any(cell["isGap"] for cell in state["cells"]) else None
        elif "family" in items[0]:
            expected = ["severity", "family"]
            box = "found" if len({item["found"] != "" for item in items}) > 1 else None
        self._expect(state["box"] == box, f"offers the box {state['box']}, not {box}")
        for field in expected:
            values = list(dict.fromkeys(item[field] for item in items if item.get(field)))
            select = state["fields"].get(field, {"values": [""], "isNamed": True})
            self._expect(select["isNamed"], f"the filter for {field} has no label")
            self._expect(
                sorted(select["values"]) == sorted(["", *values]),
                f"offers {field} {select['values']}, not {values}",
            )
            if field in state["fields"]:
                for value in values[:VALUES]:
                    self._check_choice({field: value})
        first = next((item for item in reversed(items) if item.get("intent")), items[-1])
        offered = [field for field in expected if field in state["fields"]]
        self._check_choice({field: first[field] for field in offered if first.get(field)})
        if box:
            self._check_choice({box: True})

    def _check_choice(self, choice: dict[str, Any]) -> None:
        """Makes a choice, looks, loads the page anew, looks again, and takes it back."""
        self.browser.open(self.url)
        for field, value in choice.items():
            self.browser.run(CHOOSE.replace("%s", f"{[field, value]!r}".replace("True", "true")))
        self._check_shown(choice, "")
        chosen = self._state()["address"]
        self._expect(chosen != self.url, f"{choice} is not in the address")
        self.browser.open("about:blank")
        self.browser.open(chosen)
        self._check_shown(choice, " after loading it anew")
        self.browser.run(RESET)
        state = self._state()
        is_whole = all(item["isShown"] for item in state["listed"] + state["cells"])
        self._expect(is_whole and not state["isBoxOn"], f"“Show all” keeps {choice}")
        self._expect(state["address"].rstrip("?#") == self.url, f"the address keeps {choice}")

    def _check_shown(self, choice: dict[str, Any], when: str) -> None:
        state = self._state()
        wanted = {field: value for field, value in choice.items() if value is not True}
        fields = {field: state["fields"][field]["value"] for field in wanted}
        self._expect(fields == wanted, f"the fields are {fields}, not {choice}{when}")

        def fits(item: dict[str, Any]) -> bool:
            is_found = not choice.get("found") or item["found"] != ""
            return is_found and all(item.get(field) == value for field, value in wanted.items())

        if state["listed"]:
            items = state["listed"]
            wrong = [item for item in items if item["isShown"] != fits(item)]
            self._expect(not wrong, f"{choice}{when} shows or hides wrongly {wrong[:1]}")
            self._expect(state["emptyParts"] == 0, f"{choice}{when} leaves an empty part")
            self._expect(state["emptyEntries"] == 0, f"{choice}{when} leaves a line of contents")
            # A line of the list may stand for several findings.
            fitting, total = (
                sum(int(item.get("count", 1)) for item in some)
                for some in ([item for item in items if fits(item)], items)
            )
            status = f"{fitting} of {total} {'rule' if 'family' in items[0] else 'finding'}"
        else:
            cells = state["cells"]
            fitting = [cell for cell in cells if fits(cell)]
            if choice.get("gaps"):
                fitting = [cell for cell in fitting if cell["isGap"]]
            languages = {cell["language"] for cell in fitting}
            intents = {cell["intent"] for cell in fitting}
            wrong = [
                cell
                for cell in cells
                if cell["isShown"] != (cell["language"] in languages and cell["intent"] in intents)
                or (cell["isShown"] and not cell["hasHead"])
            ]
            self._expect(not wrong, f"{choice}{when} shows or hides wrongly {wrong[:1]}")
            hidden = len({cell["intent"] for cell in cells}) - len(intents)
            self._expect(
                state["heads"] - state["shownHeads"] == hidden,
                f"{choice}{when} hides other heads than columns",
            )
            status = f"{len(languages)} of {len({cell['language'] for cell in cells})} language"
        self._expect(
            state["status"].startswith(status), f"{choice}{when} is told as “{state['status']}”"
        )

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.browser.run(STATE)
        return state

    def _expect(self, condition: bool, failure: str) -> None:
        self.results.check(condition, f"{self.where}: filters: {failure}")
