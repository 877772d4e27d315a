"""A page's weight doesn't grow with the guide: readers on the road open it too."""

from __future__ import annotations

from results import Results
from site_folder import Site

#: The most that a page may weigh, in bytes of HTML.
MOST = 60_000
#: The most for a page of a list of findings.
MOST_LISTED = 200_000


def check_sizes(site: Site, results: Results) -> None:
    for page in site.pages:
        if page.endswith("coverage.html"):  # It has every cell.
            continue
        most = MOST_LISTED if "findings" in page.removesuffix(".html").split("/") else MOST
        size = (site.root / page).stat().st_size
        results.check(size < most, f"{page}: weighs {size} bytes, {most} or more")
