"""Debian's Chromium, driven through Selenium, cut off from the network."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service



def first_program(*paths: str) -> str:
    """The first program that is installed; the first name when none is."""
    return next((path for path in paths if os.access(path, os.X_OK)), paths[0])


# Debian's names, then Ubuntu's.
CHROMIUM = first_program("/usr/bin/chromium", "/usr/bin/chromium-browser")
DRIVER = first_program("/usr/bin/chromedriver", "/usr/lib/chromium-browser/chromedriver")

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--disable-background-networking",
    # No name is ever looked up: a request to the outside fails, and is seen.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def missing_programs() -> list[str]:
    """The programs that are not installed."""
    return [program for program in (CHROMIUM, DRIVER) if not os.access(program, os.X_OK)]


@dataclass(frozen=True)
class Viewport:
    name: str
    width: int
    height: int


PHONE = Viewport("phone", 390, 844)
DESK = Viewport("desk", 1280, 900)


@dataclass(frozen=True)
class Request:
    url: str
    #: The reason why it failed, or None.
    failure: str | None


class Browser:
    """One Chromium for many pages. Use it in a `with` statement."""

    def __init__(self, javascript: bool = True) -> None:
        options = Options()
        options.binary_location = CHROMIUM
        for argument in ARGUMENTS:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        if not javascript:
            options.add_experimental_option(
                "prefs", {"profile.managed_default_content_settings.javascript": 2}
            )
        self._driver = webdriver.Chrome(options=options, service=Service(DRIVER))

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._driver.quit()

    def open(self, url: str) -> None:
        """Loads a page; returns after its `load` event."""
        self._driver.get(url)

    def run(self, script: str) -> Any:
        """The value that a script returns. It runs even where the page's own scripts may not."""
        return self._driver.execute_script(script)

    def type(self, text: str) -> None:
        """Puts a text in at once where the keyboard's focus is, as an input method does."""
        self._command("Input.insertText", text=text)

    def press(self, key: str) -> None:
        """Presses a key: a character, or one of Selenium's `Keys`."""
        ActionChains(self._driver).send_keys(key).perform()

    @contextmanager
    def before_pages(self, script: str) -> Iterator[None]:
        """Runs a script in each page that is opened, before the page's own."""
        added = self._command("Page.addScriptToEvaluateOnNewDocument", source=script)
        try:
            yield
        finally:
            self._command("Page.removeScriptToEvaluateOnNewDocument", **added)

    def show_as(self, viewport: Viewport, color_scheme: str = "light", phone: bool = False) -> None:
        """Sets the window's size. As a `phone` the page's viewport tag counts."""
        self._command(
            "Emulation.setDeviceMetricsOverride",
            width=viewport.width,
            height=viewport.height,
            deviceScaleFactor=1,
            mobile=phone,
        )
        self._command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": color_scheme}],
        )

    def screenshot(self, file: Path) -> None:
        image = self._command("Page.captureScreenshot", format="png")
        file.write_bytes(base64.b64decode(image["data"]))

    def console(self) -> list[str]:
        """The messages of every level since the last call."""
        return [f"{entry['level']}: {entry['message']}" for entry in self._log("browser")]

    def requests(self) -> list[Request]:
        """What was asked for since the last call, pages themselves included."""
        urls: dict[str, str] = {}
        failures: dict[str, str] = {}
        for entry in self._log("performance"):
            message = json.loads(entry["message"])["message"]
            params = message["params"]
            match message["method"]:
                case "Network.requestWillBeSent":
                    urls[params["requestId"]] = params["request"]["url"]
                case "Network.loadingFailed":
                    failures[params["requestId"]] = params["errorText"]
                case "Network.responseReceived" if params["response"]["status"] >= 400:
                    failures[params["requestId"]] = f"status {params['response']['status']}"
        return [Request(url, failures.get(number)) for number, url in urls.items()]

    def _log(self, name: str) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = self._driver.get_log(name)  # type: ignore[no-untyped-call]
        return entries

    def _command(self, name: str, **parameters: Any) -> Any:
        return self._driver.execute_cdp_cmd(name, parameters)
