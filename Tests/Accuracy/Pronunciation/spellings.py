"""Syllables of pinyin and Jyutping in other spellings, written anew from the public tables of each
spelling, so that nothing here can share a mistake with the checker.

A syllable is letters and one digit: `lü4`, `gwong2`. In pinyin ü stands behind n and l alone.
"""

from __future__ import annotations

import re
import unicodedata

INITIALS = ["zh", "ch", "sh", *"bpmfdtnlgkhjqxrzcs"]

#: Finals of syllables without an initial, as they are written behind one.
ALONE = {
    "yi": "i", "ya": "ia", "yo": "io", "ye": "ie", "yai": "iai", "yao": "iao", "you": "iu",
    "yan": "ian", "yin": "in", "yang": "iang", "ying": "ing", "yong": "iong", "wu": "u",
    "wa": "ua", "wo": "uo", "wai": "uai", "wei": "ui", "wan": "uan", "wen": "un",
    "wang": "uang", "weng": "ueng", "yu": "ü", "yue": "üe", "yuan": "üan", "yun": "ün",
}  # fmt: skip

ZHUYIN_INITIALS = dict(
    zip(
        "b p m f d t n l g k h j q x zh ch sh r z c s".split(),
        "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ",
        strict=True,
    )
)
ZHUYIN_FINALS = {
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ê": "ㄝ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ",
    "an": "ㄢ", "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ", "i": "ㄧ", "ia": "ㄧㄚ",
    "io": "ㄧㄛ", "ie": "ㄧㄝ", "iai": "ㄧㄞ", "iao": "ㄧㄠ", "iu": "ㄧㄡ", "ian": "ㄧㄢ",
    "in": "ㄧㄣ", "iang": "ㄧㄤ", "ing": "ㄧㄥ", "u": "ㄨ", "ua": "ㄨㄚ", "uo": "ㄨㄛ",
    "uai": "ㄨㄞ", "ui": "ㄨㄟ", "uan": "ㄨㄢ", "un": "ㄨㄣ", "uang": "ㄨㄤ", "ueng": "ㄨㄥ",
    "ong": "ㄨㄥ", "ü": "ㄩ", "üe": "ㄩㄝ", "üan": "ㄩㄢ", "ün": "ㄩㄣ", "iong": "ㄩㄥ", "": "",
}  # fmt: skip

MARKS = {"1": "\u0304", "2": "\u0301", "3": "\u030c", "4": "\u0300", "5": ""}


def split_tone(syllable: str) -> tuple[str, str]:
    return syllable[:-1], syllable[-1]


def split_pinyin(letters: str) -> tuple[str, str]:
    """Initial and final; the final of `zhi` and `si` is empty."""
    if letters in ALONE:
        return "", ALONE[letters]
    initial = next((each for each in INITIALS if letters.startswith(each)), "")
    final = letters[len(initial) :]
    if initial in ("j", "q", "x") and final.startswith("u"):
        final = "ü" + final[1:]
    if initial in ("zh", "ch", "sh", "r", "z", "c", "s") and final == "i":
        final = ""
    return initial, final


def apple(syllable: str) -> str:
    """As Apple writes it: `yu` for ü."""
    return syllable.replace("ü", "yu")


def with_mark(syllable: str) -> str | None:
    """With an accent in place of the digit; `None` for what has no vowel."""
    letters, tone = split_tone(syllable)
    vowels = [index for index, letter in enumerate(letters) if letter in "aeiouüê"]
    if not vowels:
        return None
    place = next((index for index in vowels if letters[index] in "ae"), None)
    if place is None:
        place = letters.index("o") if "ou" in letters else vowels[-1]
    marked = letters[: place + 1] + MARKS[tone] + letters[place + 1 :]
    return unicodedata.normalize("NFC", marked)


def with_superscript(syllable: str) -> str:
    return apple(syllable[:-1]) + "⁰¹²³⁴⁵⁶⁷⁸⁹"[int(syllable[-1])]


def full_width(text: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in text)


def zhuyin(syllable: str) -> str | None:
    letters, tone = split_tone(syllable)
    if letters == "r":
        return "ㄦ"
    initial, final = split_pinyin(letters)
    if final not in ZHUYIN_FINALS or (initial and initial not in ZHUYIN_INITIALS):
        return None
    if initial and final == "ueng":
        return None
    text = ZHUYIN_INITIALS.get(initial, "") + ZHUYIN_FINALS[final]
    return "˙" + text if tone == "5" else text + {"1": "", "2": "ˊ", "3": "ˇ", "4": "ˋ"}[tone]


def pinyin_of_zhuyin(text: str, tone: str) -> str:
    """The syllable of zhuyin letters; raises `KeyError` for what no syllable has."""
    initials = {value: key for key, value in ZHUYIN_INITIALS.items()}
    finals = {value: key for key, value in ZHUYIN_FINALS.items() if key != "ueng"}
    initial = initials.get(text[:1], "")
    final = finals[text[1:] if initial else text]
    if not initial:
        alone = {value: key for key, value in ALONE.items()} | {"ong": "weng"}
        return alone.get(final, final) + tone
    if initial in ("zh", "ch", "sh", "r", "z", "c", "s") and not final:
        final = "i"
    if initial in ("j", "q", "x"):
        final = final.replace("ü", "u")
    if initial in ("b", "p", "m", "f"):
        final = {"uo": "o", "ong": "eng"}.get(final, final)
    return initial + final + tone


# The finals where a spelling differs from pinyin; behind an initial, and without one.

WADE_GILES_INITIALS = {
    "b": "p", "p": "p'", "d": "t", "t": "t'", "g": "k", "k": "k'", "j": "ch", "q": "ch'",
    "x": "hs", "zh": "ch", "ch": "ch'", "r": "j", "z": "ts", "c": "ts'",
}  # fmt: skip
WADE_GILES_FINALS = {
    "ie": "ieh", "ian": "ien", "iong": "iung", "ong": "ung", "üe": "üeh", "er": "erh",
}  # fmt: skip
WADE_GILES_ALONE = {
    "yi": "i", "ye": "yeh", "you": "yu", "yan": "yen", "yong": "yung", "yu": "yü", "yue": "yüeh",
    "yuan": "yüan", "yun": "yün", "e": "o", "er": "erh",
}  # fmt: skip


def wade_giles(syllable: str) -> str | None:
    letters, tone = split_tone(syllable)
    initial, final = split_pinyin(letters)
    if letters == "r":
        return None
    if not initial:
        return WADE_GILES_ALONE.get(letters, letters) + tone
    first = WADE_GILES_INITIALS.get(initial, initial)
    if not final:
        if initial in ("z", "c", "s"):
            return {"z": "tzu", "c": "tz'u", "s": "ssu"}[initial] + tone
        return first + "ih" + tone
    if final == "uo" and initial not in ("g", "k", "h", "sh"):
        final = "o"
    elif final == "e" and initial in ("g", "k", "h"):
        final = "o"
    elif final == "ui" and initial in ("g", "k"):
        final = "uei"
    else:
        final = WADE_GILES_FINALS.get(final, final)
    return first + final + tone


YALE_INITIALS = {"q": "ch", "x": "sy", "zh": "j", "z": "dz", "c": "ts"}
YALE_FINALS = {
    "ao": "au", "ia": "ya", "ie": "ye", "iao": "yau", "iu": "you", "ian": "yan", "iang": "yang",
    "iong": "yung", "ong": "ung", "ua": "wa", "uo": "wo", "uai": "wai", "ui": "wei",
    "uan": "wan", "un": "wun", "uang": "wang", "ü": "yu", "üe": "ywe", "üan": "ywan",
    "ün": "yun", "o": "wo",
}  # fmt: skip
YALE_ALONE = {"yao": "yau", "yong": "yung", "yue": "ywe", "yuan": "ywan", "ao": "au"}


def yale(syllable: str) -> str | None:
    letters, tone = split_tone(syllable)
    initial, final = split_pinyin(letters)
    if letters == "r":
        return None
    if not initial:
        return YALE_ALONE.get(letters, letters) + tone
    first = YALE_INITIALS.get(initial, initial)
    if not final:
        ends = {"zh": "jr", "ch": "chr", "sh": "shr", "r": "r", "z": "dz", "c": "tsz", "s": "sz"}
        return ends[initial] + tone
    final = YALE_FINALS.get(final, final)
    if initial == "x" and final.startswith("y"):
        final = final[1:]
    return first + final + tone


TONGYONG_FINALS = {
    "iu": "iou", "ui": "uei", "iong": "yong", "ü": "yu", "üe": "yue", "üan": "yuan", "ün": "yun",
}  # fmt: skip


def tongyong(syllable: str) -> str | None:
    letters, tone = split_tone(syllable)
    initial, final = split_pinyin(letters)
    if letters == "r":
        return None
    if not initial:
        return {"wen": "wun", "weng": "wong"}.get(letters, letters) + tone
    first = {"zh": "jh", "q": "c", "x": "s"}.get(initial, initial)
    if letters == "feng":
        final = "ong"
    return first + (TONGYONG_FINALS.get(final, final) if final else "ih") + tone


JYUTPING = re.compile(r"^(ng|gw|kw|[bpmfdtnlgkhwzcsj]|)(.*?)(\d)$")


def cantonese_yale(syllable: str) -> str:
    """With tone digits."""
    letters, tone = split_tone(syllable)
    found = JYUTPING.match(syllable)
    if not found or letters in ("m", "ng", "hm", "hng"):
        return syllable
    initial, final, _ = found.groups()
    first = {"z": "j", "c": "ch", "j": "y"}.get(initial, initial)
    final = "a" if final == "aa" else final.replace("oe", "eu").replace("eo", "eu")
    if first == "y" and final.startswith("yu"):
        first = ""
    return first + final + tone


def marked_cantonese_yale(syllable: str) -> str:
    """With accents and h for the tones."""
    letters, tone = split_tone(cantonese_yale(syllable))
    mark = {"1": "\u0304", "2": "\u0301", "3": "", "4": "\u0300", "5": "\u0301", "6": ""}[tone]
    found = re.match(r"^([^aeiou]*)(.)([aeiou]*)(.*)$", letters)
    if not found:
        return letters
    start, vowel, rest, end = found.groups()
    low = "h" if tone in "456" else ""
    return unicodedata.normalize("NFC", start + vowel + mark + rest + low + end)


def education_bureau(syllable: str) -> str:
    """The scheme of Hong Kong's Education Bureau, whose short tones are 7, 8 and 9."""
    found = JYUTPING.match(syllable)
    if not found or syllable[:-1] in ("m", "ng", "hm", "hng"):
        return syllable
    initial, final, tone = found.groups()
    first = {"z": "dz", "c": "ts"}.get(initial, initial)
    final = final.replace("eoi", "oey").replace("eo", "oe").replace("yu", "y")
    if final == "aa":
        final = "a"
    if final[-1:] in "ptk":
        tone = {"1": "7", "3": "8", "6": "9"}.get(tone, tone)
    return first + final + tone
