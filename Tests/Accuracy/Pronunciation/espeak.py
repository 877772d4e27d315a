"""Words in the International Phonetic Alphabet, by espeak-ng's library."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

#: Synchronous and without sound; text in UTF-8; IPA. From espeak-ng's speak_lib.h.
NO_SOUND, UTF8, IPA = 2, 1, 2


class Speaker:
    def __init__(self) -> None:
        self.library = ctypes.CDLL("libespeak-ng.so.1")
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        if self.library.espeak_Initialize(NO_SOUND, 0, None, 0) < 0:
            raise SystemExit("pronunciation-accuracy: espeak-ng has no data")

    def ipa(self, words: list[str], voice: str) -> Iterator[str]:
        if self.library.espeak_SetVoiceByName(voice.encode()):
            raise SystemExit(f"pronunciation-accuracy: espeak-ng has no voice {voice}")
        for word in words:
            # The call moves the pointer behind what it read; a word may take several calls.
            left = ctypes.c_char_p(word.encode())
            spoken: list[str] = []
            while left.value is not None:
                clause = self.library.espeak_TextToPhonemes(ctypes.byref(left), UTF8, IPA)
                spoken.append(clause.decode().strip())
            yield " ".join(filter(None, spoken))


def without_stress(ipa: str) -> str:
    return ipa.translate({ord(mark): None for mark in "ˈˌ"})
