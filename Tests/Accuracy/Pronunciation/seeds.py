"""Errors as people make them, put into correct hints.

Each maker takes a word and a source of randomness and returns the wrong hint, or `None` where the
word can't have that error. A hint that comes out as it was is none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

import spellings
from lists import Word

Maker = Callable[[Word, random.Random], str | None]


def spaced(reading: Sequence[str]) -> str:
    """The hint as Apple writes it."""
    return " ".join(spellings.apple(syllable) for syllable in reading)


def unspaced(reading: Sequence[str]) -> str:
    return "".join(spellings.apple(syllable) for syllable in reading)


def each_syllable(change: Callable[[str], str | None], joiner: str = " ") -> Maker:
    def make(word: Word, _: random.Random) -> str | None:
        changed = [change(syllable) for syllable in word.reading]
        return None if None in changed else joiner.join(filter(None, changed))

    return make


def one_syllable(change: Callable[[str, random.Random], str | None], joiner: str = " ") -> Maker:
    """Changes one syllable that can be changed."""

    def make(word: Word, chance: random.Random) -> str | None:
        reading = [spellings.apple(syllable) for syllable in word.reading]
        for index in chance.sample(range(len(reading)), len(reading)):
            changed = change(word.reading[index], chance)
            if changed is not None and changed != reading[index]:
                return joiner.join([*reading[:index], changed, *reading[index + 1 :]])
        return None

    return make


def wrong_tone(tones: str) -> Maker:
    def change(syllable: str, chance: random.Random) -> str | None:
        if syllable[-1] not in tones:
            return None
        return spellings.apple(syllable[:-1]) + chance.choice(tones.replace(syllable[-1], ""))

    return one_syllable(change)


def needless_neutral_tone(word: Word, chance: random.Random) -> str | None:
    def change(syllable: str, _: random.Random) -> str | None:
        return spellings.apple(syllable[:-1]) + "5"

    changed = one_syllable(change)(Word(word.text[1:], word.reading[1:]), chance)
    return f"{spellings.apple(word.reading[0])} {changed}" if changed else None


def without_tone(syllable: str, _: random.Random | None = None) -> str:
    return spellings.apple(syllable[:-1])


def missing_tone_unspaced(word: Word, chance: random.Random) -> str | None:
    # Without its tone, a syllable before `r5` makes one with it that exists, `wor5`.
    return None if "r5" in word.reading else one_syllable(without_tone, "")(word, chance)


def bad_digit(digits: str) -> Maker:
    return one_syllable(
        lambda syllable, chance: spellings.apple(syllable[:-1]) + chance.choice(digits)
    )


def digit_first(syllable: str, _: random.Random) -> str:
    return syllable[-1] + spellings.apple(syllable[:-1])


def digit_inside(syllable: str, chance: random.Random) -> str | None:
    letters = spellings.apple(syllable[:-1])
    if len(letters) < 2:
        return None
    place = chance.randrange(1, len(letters))
    return letters[:place] + syllable[-1] + letters[place:]


def joined(write: Callable[[str], str]) -> Maker:
    return lambda word, _: write(spaced(word.reading))


def in_characters(word: Word, _: random.Random) -> str:
    return word.text


def swapped(word: Word, chance: random.Random) -> str | None:
    places = [
        index
        for index in range(len(word.reading) - 1)
        if word.reading[index] != word.reading[index + 1]
    ]
    if not places:
        return None
    index = chance.choice(places)
    reading = list(word.reading)
    reading[index : index + 2] = reading[index + 1], reading[index]
    return spaced(reading)


def dropped(word: Word, chance: random.Random) -> str:
    index = chance.randrange(len(word.reading))
    return spaced([*word.reading[:index], *word.reading[index + 1 :]])


def extra(words: Sequence[Word]) -> Maker:
    """A syllable too many, taken from another word."""

    def make(word: Word, chance: random.Random) -> str:
        index = chance.randrange(len(word.reading) + 1)
        syllable = chance.choice(chance.choice(words).reading)
        return spaced([*word.reading[:index], syllable, *word.reading[index:]])

    return make


def another_word(words: Sequence[Word]) -> Maker:
    """The hint of a word of the same length."""
    of_length: dict[int, list[Word]] = {}
    for word in words:
        of_length.setdefault(len(word.text), []).append(word)

    def make(word: Word, chance: random.Random) -> str | None:
        other = chance.choice(of_length[len(word.text)])
        if set(other.text) & set(word.text):
            return None
        return spaced(other.reading)

    return make


def reading_in(readings: Mapping[str, Sequence[Sequence[str]]]) -> Maker:
    """How the word is read in the other Chinese language."""

    def make(word: Word, chance: random.Random) -> str | None:
        others = readings.get(word.text)
        return spaced(chance.choice(others)) if others else None

    return make


def confused(pairs: Sequence[tuple[str, str]], at_start: bool) -> Callable[[str], list[str]]:
    """Writes one sound for another: the initials or the finals of pairs, either way."""

    def change(syllable: str) -> list[str]:
        letters, tone = spellings.split_tone(spellings.apple(syllable))
        made = []
        for first, second in [*pairs, *((b, a) for a, b in pairs)]:
            if at_start and letters.startswith(first) and not is_longer(letters, first):
                made.append(second + letters[len(first) :] + tone)
            if not at_start and letters.endswith(first):
                made.append(letters[: len(letters) - len(first)] + second + tone)
        return made

    return change


def is_longer(letters: str, initial: str) -> bool:
    """Whether the initial of a syllable is longer than this one: zh, not z."""
    return letters[len(initial) : len(initial) + 1] == "h" or letters.startswith(initial + "g")


RETROFLEX = confused([("zh", "z"), ("ch", "c"), ("sh", "s"), ("n", "l")], at_start=True)
NASAL = confused([("ang", "an"), ("eng", "en"), ("ing", "in")], at_start=False)
LAZY_START = confused([("n", "l"), ("gw", "g"), ("kw", "k")], at_start=True)
LAZY_END = confused([("ng", "n"), ("k", "t")], at_start=False)


def confusion(*changes: Callable[[str], list[str]], inventory: frozenset[str]) -> Maker:
    """A sound for another, so that a syllable comes out that exists."""

    def change(syllable: str, chance: random.Random) -> str | None:
        made = sorted(each for one in changes for each in one(syllable) if each[:-1] in inventory)
        return chance.choice(made) if made else None

    return one_syllable(change)


def typo(syllable: str, chance: random.Random) -> str | None:
    """A letter too many, too few or another."""
    letters = spellings.apple(syllable[:-1])
    place = chance.randrange(len(letters))
    letter = chance.choice("abcdefghijklmnopqrstuwxyz")
    made = chance.choice(
        [
            letters[:place] + letter + letters[place:],
            letters[:place] + letter + letters[place + 1 :],
            letters[:place] + letters[place + 1 :],
        ]
    )
    return made + syllable[-1] if made else None


def umlaut_as(text: str) -> Maker:
    """ü in another way, in all syllables that have it."""

    def make(word: Word, _: random.Random) -> str | None:
        if not any("ü" in syllable for syllable in word.reading):
            return None
        return " ".join(syllable.replace("ü", text) for syllable in word.reading)

    return make


def other_reading(readings: dict[str, set[str]]) -> Maker:
    """A reading that the character has in other words."""

    def make(word: Word, chance: random.Random) -> str | None:
        for index in chance.sample(range(len(word.text)), len(word.text)):
            others = sorted(readings[word.text[index]] - {word.reading[index]})
            others = [each for each in others if each[:-1] != word.reading[index][:-1]]
            if others:
                reading = list(word.reading)
                reading[index] = chance.choice(others)
                return spaced(reading)
        return None

    return make
