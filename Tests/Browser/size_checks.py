"""A page's weight doesn't grow with the guide: readers on the road open it too."""

from __future__ import annotations

from results import Results
from site_folder import Site

#: The most that a page may weigh, in bytes of HTML.
MOST = 60_000
# These two list every cell and every finding.
FREE = ("coverage.html", "findings.html")


def check_sizes(site: Site, results: Results) -> None:
    for page in site.pages:
        if not page.endswith(FREE):
            size = (site.root / page).stat().st_size
            results.check(size < MOST, f"{page}: weighs {size} bytes, {MOST} or more")
