"""Says which fragments of HTML don't read as they must; see HTMLReader.swift.

Usage: read_html.py CASES.json DIFFERENCES.json
"""

import html
import html.parser
import json
import re
import sys
from urllib.parse import unquote_to_bytes

PLACEHOLDER = "PLACEHOLDER"

# By the HTML standard a reference to U+000B gives U+000B; Python drops it.
html._invalid_codepoints.discard(0x0B)


class Reader(html.parser.HTMLParser):
    """Collects tags with their attributes and joins the texts between them."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.events = []

    def handle_starttag(self, tag, attributes):
        self.events.append(["start", tag, [list(pair) for pair in attributes]])

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        self.events.append(["end", tag])

    def handle_data(self, data):
        if self.events and self.events[-1][0] == "text":
            self.events[-1][1] += data
        else:
            self.events.append(["text", data])

    def handle_comment(self, data):
        self.events.append(["comment", data])

    def handle_decl(self, data):
        self.events.append(["declaration", data])

    def unknown_decl(self, data):
        self.events.append(["declaration", data])

    def handle_pi(self, data):
        self.events.append(["instruction", data])


def read(source):
    reader = Reader()
    # Browsers do this to the file before they read it.
    reader.feed(source.replace("\r\n", "\n").replace("\r", "\n"))
    reader.close()
    return reader.events


def replaced(value, text):
    if isinstance(value, list):
        return [replaced(item, text) for item in value]
    return value.replace(PLACEHOLDER, text) if isinstance(value, str) else value


def as_address(events):
    """The events with each address as the bytes that it stands for."""
    for event in events:
        if event[0] == "start":
            for pair in event[2]:
                if pair[0] == "href":
                    pair[1] = unquote_to_bytes(pair[1]).hex()
    return events


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        cases = json.load(file)
    models = {}
    differences = []
    for index, case in enumerate(cases):
        model = models.setdefault(case["model"], read(case["model"]))
        text = case["text"].replace("\0", "\ufffd")
        if case["isAddress"]:
            # The known limit: cmark-gfm takes away a backslash before punctuation.
            text = re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text)
        expected, found = replaced(model, text), read(case["html"])
        if case["isAddress"]:
            expected, found = as_address(expected), as_address(found)
        if expected != found:
            difference = {"index": index, "expected": repr(expected), "found": repr(found)}
            differences.append(difference)
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump(differences, file)


if __name__ == "__main__":
    main()
