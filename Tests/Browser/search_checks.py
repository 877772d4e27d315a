"""Search must find the vocabulary's texts as people type them, and lead to where they stand."""

from __future__ import annotations

import re
import time
import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import Any

from selenium.webdriver.common.keys import Keys

from browser import Browser
from results import Results
from site_folder import PHRASE, PRONUNCIATION, TERM, LanguagePage, Site

#: As many results as are ever shown.
LIMIT = 50

#: Letters that people use for each other.
OTHER_ARABIC = {"ا": "أ", "ي": "ى", "ة": "ه", "ك": "ک"}

STATE = """
const input = document.getElementById('search-input');
const list = document.getElementById('search-results');
const active = input.getAttribute('aria-activedescendant');
return {
  hasFocus: document.activeElement === input,
  value: input.value,
  status: document.querySelector('.search-status').textContent,
  isExpanded: input.getAttribute('aria-expanded') === 'true' && list.checkVisibility(),
  active: active ? [...list.children].findIndex((option) => option.id === active) : -1,
  selected: [...list.children].flatMap((option, index) =>
    option.getAttribute('aria-selected') === 'true' ? [index] : []),
  results: [...list.children].map((option) => {
    const text = option.querySelector('.search-text');
    return {
      text: text.textContent,
      marked: [...text.querySelectorAll('mark')].map((mark) => mark.textContent).join(' '),
      lang: text.getAttribute('lang'),
      dir: text.getAttribute('dir'),
      kind: option.querySelector('.search-kind').textContent,
      href: option.href,
    };
  }),
}
"""

# What the address's fragment points at, as it is seen.
TARGET = """
const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (target === null) return null;
const box = target.getBoundingClientRect();
return { text: target.textContent, isInView: box.bottom > 0 && box.top < innerHeight };
"""


@dataclass(frozen=True)
class Case:
    """Something to be found: what is typed, and the text that must turn up."""

    query: str
    text: str
    kind: str
    #: The page it must lead to, and whether to an element that holds the text.
    page: str
    is_on_page: bool = True

    def __str__(self) -> str:
        return f"“{self.query}”, which should find the {self.kind} “{self.text}” of {self.page}"


def check_search(site: Site, base: str, browser: Browser, results: Results) -> None:
    """Searches a site that is reached under `base`, its root's address with a slash at its end."""
    browser.console(), browser.requests()  # What earlier pages left is not ours.
    where = "search" if base.startswith("file:") else "search over http"
    for kind, page in site.page_of_each_kind.items():
        if kind == "404":  # It may be shown at any depth, so it needs no other file.
            continue
        browser.open(base + page)
        if results.check(_open_search(browser), f"{where}: “/” does not lead to it on {page}"):
            _check_first_link(site, base, browser, results, f"{where} on {page} ({kind})")
    page = site.language_pages[0].page
    _check_cases(_cases(site), base, page, browser, results, where)
    _check_keyboard(site, base, page, browser, results, where)
    results.none([f"console: {line}" for line in browser.console()], where)
    outside = [each.url for each in browser.requests() if not _is_inside(each.url, base)]
    results.none([f"asks for {url}" for url in outside], where)


def check_words(url: str, words: list[str], browser: Browser, results: Results) -> None:
    """Each word is found on one page, and Enter leads to a text that holds it."""
    for word in words:
        browser.open(url)
        found = search_for(browser, word)
        if results.check(bool(found), f"{url}: the search finds no “{word}”"):
            _check_enter(found[0]["href"], f"“{word}”", browser, results, url)
            text = _target(browser)["text"]
            results.check(word in text, f"{url}: “{word}” leads to “{text}”")


def search_for(browser: Browser, query: str) -> list[dict[str, Any]]:
    """What the open page's search shows: each `text`, `marked`, `lang`, `dir`, `kind`, `href`."""
    if not _open_search(browser):
        return []
    browser.press(Keys.ESCAPE)
    browser.type(query)
    shown: list[dict[str, Any]] = _wait(browser)["results"]
    return shown


def _open_search(browser: Browser) -> bool:
    """Whether the slash key leads into the search field."""
    if browser.run("return document.getElementById('search-input') === null"):
        return False
    browser.run("document.activeElement.blur()")
    before = browser.run(STATE)["value"]
    browser.press("/")
    state = browser.run(STATE)
    return bool(state["hasFocus"] and state["value"] == before)


def _wait(browser: Browser) -> dict[str, Any]:
    """The state once the search has answered; the first time it has to load its index."""
    for _ in range(200):
        state: dict[str, Any] = browser.run(STATE)
        if state["status"] not in ("", "Loading…"):
            break
        time.sleep(0.05)
    return state


def _target(browser: Browser) -> dict[str, Any]:
    """What the address points at, once the page has been scrolled to it."""
    target: dict[str, Any] | None = None
    for _ in range(100):
        target = browser.run(TARGET)
        if target is None or target["isInView"]:
            break
        time.sleep(0.05)
    return target or {"text": "", "isInView": False}


def _is_inside(url: str, base: str) -> bool:
    return url.startswith((base, "data:", "blob:"))


# What to look for


def _cases(site: Site) -> list[Case]:
    """Of each language a phrase, a term and a hint, as people type them; then names."""
    cases: list[Case] = []
    texts: Counter[str] = Counter()
    for item in site.language_pages:
        texts.update(text for name in (PHRASE, TERM, PRONUNCIATION) for text in item.texts[name])
    kinds = ((PHRASE, "phrase"), (TERM, "term"), (PRONUNCIATION, "pronunciation"))
    for item in site.language_pages:
        for name, kind in kinds:
            own = [text for text in item.texts[name] if text.strip() and texts[text] == 1]
            # A text that loses accents or points says more than one that only changes its case.
            own.sort(key=lambda text: typed_plainly(text).casefold() == text.casefold())
            cases += [Case(_part(typed_plainly(text)), text, kind, item.page) for text in own[:1]]
    return cases + _names(site)


def _names(site: Site) -> list[Case]:
    cases: list[Case] = []
    for app in site.guide["apps"]:
        intents = [
            intent["intentName"]
            for locale in app["locales"]
            for file in locale["files"]
            for intent in file["intentPhrases"]
            if (intent["intentName"] or "").strip()
        ]
        identifiers = [
            (locale["page"], item["identifier"])
            for locale in app["locales"]
            for file in locale["files"]
            for vocabulary in file["parameterVocabularies"]
            for item in vocabulary["items"]
            if (item["identifier"] or "").strip()
        ]
        folder = app["page"].removesuffix("index.html")
        for name in dict.fromkeys(intents):
            page = f"{folder}intents/{name}.html"
            if page in site.pages:
                cases.append(Case(_full_width(name), name, "identifier", page, is_on_page=False))
        for page, identifier in identifiers[:1]:
            cases.append(Case(identifier.upper(), identifier, "identifier", page))
    return cases


def typed_plainly(text: str) -> str:
    """A text as someone may type it: other case, no accents, the other kana, points or none."""
    plain = "".join(map(_plain_letter, unicodedata.normalize("NFC", text)))
    return " ".join(plain.swapcase().split())


def _part(text: str) -> str:
    """The words in another order, or an unspaced text without its outermost letters."""
    words = text.split()
    if len(words) > 1 or len(text) < 5:
        return " ".join(reversed(words))
    return text[1:-1]


def _plain_letter(letter: str) -> str:
    parts = unicodedata.normalize("NFD", letter)
    name = unicodedata.name(letter, "")
    if name.startswith(("LATIN", "GREEK", "CYRILLIC")):
        return parts[0]
    if "ァ" <= letter <= "ヶ":
        return chr(ord(letter) - 0x60)
    if letter in OTHER_ARABIC:
        return OTHER_ARABIC[letter]
    if name.startswith("ARABIC LETTER"):
        return parts[0] + "\u064e"  # fatha
    if name.startswith("HEBREW LETTER"):
        return letter + "\u05b8"  # qamats
    return letter


def _full_width(text: str) -> str:
    return re.sub("[!-~]", lambda match: chr(ord(match[0]) + 0xFEE0), text)


# What must hold


def _check_first_link(
    site: Site, base: str, browser: Browser, results: Results, where: str
) -> None:
    name = site.guide["apps"][0]["name"] or site.guide["apps"][0]["locales"][0]["language"]
    found = search_for(browser, name)
    if results.check(bool(found), f"{where}: does not find “{name}”"):
        page = found[0]["href"].removeprefix(base).partition("#")[0]
        results.check(page in site.pages, f"{where}: leads to {found[0]['href']}, no page")


def _check_cases(
    cases: list[Case], base: str, page: str, browser: Browser, results: Results, where: str
) -> None:
    results.check(bool(cases), f"{where}: the site has nothing to search for")
    browser.open(base + page)
    links: list[tuple[Case, str]] = []
    for case in cases:
        found = search_for(browser, case.query)
        hits = [each for each in found if (each["text"], each["kind"]) == (case.text, case.kind)]
        hits = [each for each in hits if each["href"].partition("#")[0] == base + case.page]
        if not results.check(bool(hits), f"{where}: nothing for {case}"):
            continue
        hit = hits[0]
        links.append((case, hit["href"]))
        results.check(bool(hit["marked"]), f"{where}: nothing is marked in {case}")
        has_language = hit["lang"] is not None and hit["dir"] in ("ltr", "rtl", "auto")
        results.check(has_language, f"{where}: no lang or dir on {case}")
    for case, link in links:
        browser.open("about:blank")  # So that the page is loaded, not just scrolled.
        browser.open(link)
        if case.is_on_page:
            target = _target(browser)
            is_shown = target["isInView"] and case.text in target["text"]
            results.check(is_shown, f"{where}: {link} does not show {case}: {target}")
        else:
            text = browser.run("return document.querySelector('main').textContent")
            results.check(case.text in text, f"{where}: {link} does not show {case}")


def _check_keyboard(
    site: Site, base: str, page: str, browser: Browser, results: Results, where: str
) -> None:
    def state() -> dict[str, Any]:
        shown: dict[str, Any] = browser.run(STATE)
        return shown

    def check(condition: bool, failure: str) -> bool:
        return results.check(condition, f"{where}: {failure}; state: {state()}")

    browser.open(base + page)
    found = search_for(browser, "a")
    shown = state()
    total = [int(number) for number in re.findall(r"\d+", shown["status"])][-1:]
    is_counted = total != [] and len(found) == min(total[0], LIMIT)
    check(is_counted, f"{len(found)} results are shown for “a”, which is told otherwise")
    check(len(found) > 3, "there are too few results for “a” to try the keyboard on")
    check(shown["isExpanded"] and shown["active"] == -1, "the list is not open without a choice")
    last = len(found) - 1
    for key, expected in [
        (Keys.ARROW_UP, last),
        (Keys.ARROW_DOWN, 0),
        (Keys.ARROW_DOWN, 1),
        (Keys.ARROW_DOWN, 2),
        (Keys.ARROW_UP, 1),
    ]:
        browser.press(key)
        shown = state()
        is_there = shown["active"] == expected and shown["selected"] == [expected]
        check(is_there and shown["hasFocus"], f"an arrow does not lead to result {expected}")
    _check_enter(found[min(1, last)]["href"], "the second result", browser, results, where)

    browser.open(base + page)
    search_for(browser, "a")
    browser.press(Keys.ESCAPE)
    shown = state()
    is_closed = not shown["isExpanded"] and shown["value"] == "" and shown["results"] == []
    check(is_closed and shown["status"] == "" and shown["hasFocus"], "Escape does not clear it")
    browser.press("/")
    check(state()["value"] == "/", "a slash can't be typed into it")

    check(search_for(browser, "q🜨q no such thing") == [], "finds what is not there")
    check(state()["status"].startswith("Nothing found"), "does not say that nothing was found")

    item, phrase = _some_phrase(site)
    found = search_for(browser, phrase)
    if check(found[:1] != [] and found[0]["text"] == phrase, f"“{phrase}” is not found first"):
        _check_enter(found[0]["href"], f"“{phrase}” of {item.page}", browser, results, where)
        text = _target(browser)["text"]
        results.check(phrase in text, f"{where}: Enter on “{phrase}” leads to “{text}”")


def _check_enter(link: str, what: str, browser: Browser, results: Results, where: str) -> None:
    browser.press(Keys.ENTER)
    for _ in range(100):
        if browser.run("return location.href + document.readyState") == f"{link}complete":
            break
        time.sleep(0.05)
    here = browser.run("return location.href")
    results.check(here == link, f"{where}: Enter on {what} leads to {here}, not {link}")


def _some_phrase(site: Site) -> tuple[LanguagePage, str]:
    """The last language's, since the search is started on the first one's page."""
    for item in reversed(site.language_pages):
        for text in item.texts[PHRASE]:
            if text.strip():
                return item, text
    return site.language_pages[0], site.guide["apps"][0]["name"] or ""
