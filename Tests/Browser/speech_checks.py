"""Phrases and hints can be heard where the browser has a voice for them, and only there."""

from __future__ import annotations

import json
from typing import Any

from browser import Browser
from results import Results
from site_folder import PHRASE, PRONUNCIATION, LanguagePage, Site

# A browser's speech whose voices come late and whose words can be read.
MOCK = """
(() => {
  let voices = [];
  let current;
  const spoken = [];
  const speech = new EventTarget();
  speech.getVoices = () => voices;
  speech.speak = (utterance) => {
    current = utterance;
    spoken.push({ text: utterance.text, lang: utterance.lang, voice: utterance.voice.name });
  };
  speech.cancel = () => { current = undefined; };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  globalThis.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  globalThis.mockSpeech = {
    spoken,
    isSpeaking: () => current !== undefined,
    end: () => current.dispatchEvent(new Event('end')),
    arrive: (tags) => {
      voices = tags.map((lang) => ({ lang, name: `Voice of ${lang}`, default: false }));
      speech.dispatchEvent(new Event('voiceschanged'));
    },
  };
})();
"""

STATE = """
const textOf = (element) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll('rt, rp').forEach((reading) => reading.remove());
  return copy.textContent.trim();
};
const texts = (name) => [...document.querySelectorAll(`.${name}`)].filter((e) => textOf(e) !== '');
return {
  phrases: texts('phrase').map(textOf),
  hints: texts('pronunciation').map(textOf),
  buttons: [...document.querySelectorAll('button.speak')].map((button) => ({
    name: button.textContent, isPressed: button.getAttribute('aria-pressed') === 'true',
    lang: button.querySelector('[lang]').lang, isShown: button.checkVisibility(),
  })),
  spoken: globalThis.mockSpeech?.spoken ?? [],
  isSpeaking: globalThis.mockSpeech?.isSpeaking() ?? false,
}
"""

CHINESE = ("zh", "yue")


def check_speech(site: Site, base: str, browser: Browser, results: Results) -> None:
    """Looks at one page of each kind of language under `base`, with a slash at its end."""
    browser.console()  # What earlier pages left is not ours.
    pages = _pages(site)
    results.check(bool(pages), "speech: no language has a phrase")
    for item in pages:
        browser.open(base + item.page)
        voices = browser.run("return speechSynthesis.getVoices().length")
        buttons = browser.run(STATE)["buttons"]
        results.check(
            voices == 0 and buttons == [],
            f"{item.page}: {len(buttons)} buttons to speak, with {voices} voices",
        )
    with browser.before_pages(MOCK):
        for item in pages:
            _Speech(base + item.page, item, browser, results).check()
    results.none([f"console: {line}" for line in browser.console()], "speech")


def _pages(site: Site) -> list[LanguagePage]:
    """A language of each way of writing that has a phrase, with hints if there are any."""
    pages: dict[str, LanguagePage] = {}
    spoken = [item for item in site.language_pages if item.language not in ("", "und")]
    for item in sorted(spoken, key=lambda item: not any(map(str.strip, item.texts[PRONUNCIATION]))):
        if any(text.strip() for text in item.texts[PHRASE]):
            kind = "chinese" if _primary(item.language) in CHINESE else item.writing
            pages.setdefault(kind, item)
    return list(pages.values())


def _primary(tag: str) -> str:
    return tag.split("-")[0]


class _Speech:
    """The buttons on one language's page."""

    def __init__(self, url: str, item: LanguagePage, browser: Browser, results: Results) -> None:
        self.url, self.item, self.browser, self.results = url, item, browser, results

    def check(self) -> None:
        own, foreign = self._voices()
        self.browser.open(self.url)
        self._expect(self._state()["buttons"] == [], "has buttons before there is a voice")
        self._arrive(foreign)
        self._expect(self._state()["buttons"] == [], f"has buttons for voices of {foreign}")
        self._arrive([*foreign, own])
        self._check_buttons()
        self._arrive([*foreign, own])
        self._check_buttons()
        if self._state()["buttons"]:
            self._check_speaking(own)

    def _voices(self) -> tuple[str, list[str]]:
        """A voice that can read the page's texts, and some that can't."""
        primary = _primary(self.item.language)
        if primary not in CHINESE:
            return f"{primary}_ZZ", ["tlh", f"{primary}x"]
        # Cantonese and Mandarin are written alike and spoken apart.
        if primary == "yue" or self.item.language.endswith(("-HK", "-MO")):
            return "zh-HK", ["zh-CN", "zh-TW"]
        return "cmn-CN", ["zh-HK", "yue"]

    def _check_buttons(self) -> None:
        state = self._state()
        hints = [] if _primary(self.item.language) in CHINESE else state["hints"]
        expected = sorted(f"Speak {text}" for text in state["phrases"] + hints)
        names = [button["name"] for button in state["buttons"]]
        self._expect(sorted(names) == expected, f"has buttons {names}, not {expected}")
        wrong = [b for b in state["buttons"] if b["lang"] != self.item.language or not b["isShown"]]
        self._expect(not wrong, f"buttons are hidden or name no language: {wrong[:1]}")

    def _check_speaking(self, voice: str) -> None:
        phrase = self._state()["phrases"][0]
        self._click(0)
        state = self._state()
        said = {"text": phrase, "lang": voice, "voice": f"Voice of {voice}"}
        self._expect(state["spoken"] == [said], f"says {state['spoken']}, not {said}")
        self._expect(self._pressed() == [0], "the button that speaks is not marked")
        self._click(0)
        state = self._state()
        is_silent = not state["isSpeaking"] and len(state["spoken"]) == 1
        self._expect(is_silent and self._pressed() == [], "a second press does not stop it")
        if len(state["buttons"]) > 1:
            self._click(0)
            self._click(1)
            self._expect(self._pressed() == [1], "another button does not take over")
            self.browser.run("mockSpeech.end()")
            self._expect(self._pressed() == [], "the button stays marked when speech has ended")

    def _pressed(self) -> list[int]:
        buttons = self._state()["buttons"]
        return [index for index, button in enumerate(buttons) if button["isPressed"]]

    def _arrive(self, tags: list[str]) -> None:
        self.browser.run(f"mockSpeech.arrive({json.dumps(tags)})")

    def _click(self, index: int) -> None:
        self.browser.run(f"document.querySelectorAll('button.speak')[{index}].click()")

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.browser.run(STATE)
        return state

    def _expect(self, condition: bool, failure: str) -> None:
        self.results.check(condition, f"{self.item.page}: speech: {failure}")
