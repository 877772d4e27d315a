#!/usr/bin/env python3
"""Writes an app with many languages and intents, to try what a large guide looks like.

    python many_languages.py FOLDER

60 languages × 12 intents with phrases, terms, gaps, one file that can't be read, a language without
vocabulary, long phrases and long words. The same at every run. Beside it, in FOLDER-odd, lie apps
at the other end: one language without the app's name, and no phrase at all.
"""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path
from typing import Any

APP = "Polyglot"

INTENTS = [
    "INStartWorkoutIntent",
    "INPauseWorkoutIntent",
    "INEndWorkoutIntent",
    "INSendMessageIntent",
    "INStartCallIntent",
    "INCreateNoteIntent",
    "INSetTaskAttributeIntent",
    "INRequestRideIntent",
    "INSendPaymentIntent",
    "INSearchForPhotosIntent",
    "INPlayMediaIntent",
    "INGetVisualCodeIntent",
]

# What people say in the morning: words of every script in use.
GREETINGS = {
    "en": "Good morning", "af": "Goeie môre", "ar": "صباح الخير", "bg": "Добро утро",
    "bn": "সুপ্রভাত", "ca": "Bon dia", "cs": "Dobré ráno", "cy": "Bore da", "da": "Godmorgen",
    "de": "Guten Morgen", "el": "Καλημέρα", "es": "Buenos días", "et": "Tere hommikust",
    "eu": "Egun on", "fa": "صبح بخیر", "fi": "Hyvää huomenta", "fr": "Bonjour",
    "ga": "Maidin mhaith", "gl": "Bos días", "gu": "સુપ્રભાત", "he": "בוקר טוב",
    "hi": "सुप्रभात", "hr": "Dobro jutro", "hu": "Jó reggelt", "hy": "Բարի լույս",
    "id": "Selamat pagi", "is": "Góðan daginn", "it": "Buongiorno", "ja": "おはようございます",
    "ka": "დილა მშვიდობისა", "km": "អរុណសួស្តី", "kn": "ಶುಭೋದಯ", "ko": "좋은 아침",
    "lt": "Labas rytas", "lv": "Labrīt", "mk": "Добро утро", "ml": "സുപ്രഭാതം",
    "mr": "सुप्रभात", "ms": "Selamat pagi", "nb": "God morgen", "nl": "Goedemorgen",
    "pa": "ਸ਼ੁਭ ਸਵੇਰ", "pl": "Dzień dobry", "pt-BR": "Bom dia", "pt-PT": "Bom dia",
    "ro": "Bună dimineața", "ru": "Доброе утро", "sk": "Dobré ráno", "sl": "Dobro jutro",
    "sq": "Mirëmëngjes", "sr": "Добро јутро", "sv": "God morgon", "ta": "காலை வணக்கம்",
    "th": "อรุณสวัสดิ์", "tr": "Günaydın", "uk": "Доброго ранку", "ur": "صبح بخیر",
    "vi": "Chào buổi sáng", "zh-Hans": "早上好", "zh-HK": "早晨",
}  # fmt: skip

WITHOUT_VOCABULARY = "ga"
UNREADABLE = "sq"
LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
#: As long as the longest phrase that Siri's guide is known to show.
LONG_PHRASE = 88


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    write_large_app(folder)
    odd = folder.with_name(folder.name + "-odd")
    write_app(odd / "Nameless", None, {"th": vocabulary("th", INTENTS[:1])}, [])
    write_app(odd / "Silent", "Silent", {"en": {"IntentPhrases": []}}, [])
    return 0


def write_large_app(folder: Path) -> None:
    assert len(GREETINGS) == 60 and len(INTENTS) == 12
    vocabularies = {}
    for number, language in enumerate(GREETINGS):
        # Every ninth cell of the table is a gap.
        intents = [
            intent for place, intent in enumerate(INTENTS) if number == 0 or (number + place) % 9
        ]
        vocabularies[language] = vocabulary(language, intents)
    write_app(folder, APP, vocabularies, INTENTS)
    (folder / f"{UNREADABLE}.lproj/AppIntentVocabulary.plist").write_text("<plist><dict>")
    (folder / f"{WITHOUT_VOCABULARY}.lproj/AppIntentVocabulary.plist").unlink()


def vocabulary(language: str, intents: list[str]) -> dict[str, Any]:
    greeting = GREETINGS[language]
    return {
        "IntentPhrases": [
            {"IntentName": intent, "IntentExamples": phrases(language, greeting, number)}
            for number, intent in enumerate(intents, start=1)
        ],
        "ParameterVocabularies": [
            {
                "ParameterNames": ["INStartWorkoutIntent.workoutName"],
                "ParameterVocabulary": [term(greeting, number) for number in (1, 2, 3)],
            }
        ],
    }


def phrases(language: str, greeting: str, number: int) -> list[str]:
    result = [f"{greeting}, {APP} {number}.", f"{APP}: {greeting} {number}!"]
    if number == 1:
        # The greeting again and again, as far as a long phrase goes.
        repeated = f"{greeting} " * LONG_PHRASE
        result.append(repeated[: LONG_PHRASE - len(APP) - 1].strip() + f" {APP}")
    if number == 2:
        result.append(f"{greeting} {number}.")  # Doesn't name the app.
    if language == "de" and number == 3:
        result.append(f"{LONG_WORD} mit {APP}.")
    return result


def term(greeting: str, number: int) -> dict[str, Any]:
    return {
        "VocabularyItemIdentifier": f"greeting_{number}",
        "VocabularyItemSynonyms": [
            {
                "VocabularyItemPhrase": f"{greeting} {number}",
                "VocabularyItemExamples": [f"{greeting} {number}, {APP}."],
            }
        ],
    }


def write_app(
    folder: Path, name: str | None, vocabularies: dict[str, dict[str, Any]], intents: list[str]
) -> None:
    identity = {"CFBundlePackageType": "APPL", "CFBundleShortVersionString": "60.12"}
    if name:
        identity["CFBundleDisplayName"] = name
    write_plist(folder / "Info.plist", identity)
    if intents:
        extension = {
            "CFBundlePackageType": "XPC!",
            "NSExtension": {
                "NSExtensionPointIdentifier": "com.apple.intents-service",
                "NSExtensionAttributes": {"IntentsSupported": intents},
            },
        }
        write_plist(folder / "Intents/Info.plist", extension)
    for language, content in vocabularies.items():
        write_plist(folder / f"{language}.lproj/AppIntentVocabulary.plist", content)


def write_plist(file: Path, content: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(plistlib.dumps(content))


if __name__ == "__main__":
    sys.exit(main())
