"""The vocabulary's texts must be readable on each language's page, exact and in order."""

from __future__ import annotations

from typing import Any

from browser import Browser
from results import Results
from site_folder import TEXT_CLASSES, LanguagePage, Site

SCRIPT_PROBE = "data:text/html,<p>off</p><script>document.body.textContent = 'on'</script>"

# A reading set above a character (ruby) is no part of the text. A text in a closed <details> is
# readable: opening it needs no script.
TEXTS = (
    f"const classes = {list(TEXT_CLASSES)};"
    + """
const copied = (element) => {
  getSelection().selectAllChildren(element);
  return getSelection().toString();
};
return {
  direction: document.documentElement.getAttribute('dir') ?? 'ltr',
  texts: [...document.querySelectorAll(classes.map((name) => '.' + name).join())].map((element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll('rt, rp').forEach((reading) => reading.remove());
    return {
      name: classes.find((name) => element.classList.contains(name)),
      text: copy.textContent,
      copied: element.querySelector('rt') && copied(element),
      language: element.getAttribute('lang'),
      hasDirection: element.hasAttribute('dir'),
      direction: getComputedStyle(element).direction,
      visible: element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        || element.closest('details:not([open])') !== null,
    }
  }),
}
"""
)


def check_guide(site: Site, browser: Browser, results: Results) -> None:
    """Compares guide.json with its language pages, in a browser whose JavaScript is off."""
    browser.open(SCRIPT_PROBE)
    probe = browser.run("return document.body.textContent")
    if not results.check(probe.startswith("off"), "JavaScript could not be switched off"):
        return
    results.check(
        any(any(item.texts.values()) for item in site.language_pages), "guide.json holds no text"
    )
    for app_page in site.app_pages:
        results.check(app_page in site.pages, f"guide.json names {app_page}, which is missing")
    for item in site.language_pages:
        exists = item.page in site.pages
        if results.check(exists, f"guide.json names {item.page}, which is missing"):
            browser.open(f"{site.root.as_uri()}/{item.page}")
            _check_page(item, browser.run(TEXTS), results)


def _check_page(item: LanguagePage, shown: dict[str, Any], results: Results) -> None:
    texts: list[dict[str, Any]] = shown["texts"]
    results.check(
        shown["direction"] == item.direction,
        f"{item.page}: <html> has dir “{shown['direction']}”, not “{item.direction}”",
    )
    results.none([f"{_name(t)} has no lang" for t in texts if not t["language"]], item.page)
    results.none([f"{_name(t)} has no dir" for t in texts if not t["hasDirection"]], item.page)

    mixed = [t for t in texts if t["copied"] is not None and t["copied"] != t["text"]]
    results.none([f"{_name(t)} is copied as “{t['copied']}”" for t in mixed], item.page)

    own = [text for text in texts if text["language"] == item.language]
    results.none([f"{_name(t)} is not visible" for t in own if not t["visible"]], item.page)
    astray = [_name(text) for text in own if text["direction"] != item.direction]
    results.check(
        not astray,
        f"{item.page}: {len(astray)} texts do not run {item.direction}, first {astray[:1]}",
    )
    for name, expected in item.texts.items():
        problem = _first_gap(expected, [text for text in texts if text["name"] == name], item)
        results.check(
            problem is None,
            f"{item.page}: with JavaScript off, .{name} {problem}",
        )


def _first_gap(expected: list[str], shown: list[dict[str, Any]], item: LanguagePage) -> str | None:
    """Why `expected` is not found in its order, or None. More may stand between, as a headline."""
    own = [text["text"] for text in shown if text["language"] == item.language]
    rest = iter(own)
    for number, text in enumerate(expected, start=1):
        if text in rest:  # Takes from `rest` up to the match.
            continue
        if text in own:
            why = "is out of order"
        elif other := [str(each["language"]) for each in shown if each["text"] == text]:
            why = f"has lang “{other[0]}”, not “{item.language}”"
        elif text.split() in map(str.split, own):
            why = "has other white space"
        else:
            why = "is missing"
        return f"“{text}” ({number} of {len(expected)}) {why}"
    return None


def _name(text: dict[str, Any]) -> str:
    return f".{text['name']} “{text['text']}”"
