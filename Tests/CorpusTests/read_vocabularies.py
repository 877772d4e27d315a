"""Prints what Python's plistlib reads in the vocabularies below a folder, as JSON.

Usage: read_vocabularies.py FOLDER

One member per file, by its path in the folder, in the form of guide.json. Values of a wrong type
are left out, as the tool leaves them out; so are files that plistlib can't read.
"""

import json
import pathlib
import plistlib
import sys


def array(value, kind):
    return [v for v in value if isinstance(v, kind)] if isinstance(value, list) else []


def text(value):
    return value if isinstance(value, str) else None


def words(root):
    root = root if isinstance(root, dict) else {}
    return {
        "intentPhrases": [
            {
                "intentName": text(group.get("IntentName")),
                "examples": array(group.get("IntentExamples"), str),
            }
            for group in array(root.get("IntentPhrases"), dict)
        ],
        "parameterVocabularies": [
            {
                "parameterNames": array(parameter.get("ParameterNames"), str),
                "items": [
                    {
                        "identifier": text(item.get("VocabularyItemIdentifier")),
                        "synonyms": [
                            {
                                "phrase": text(synonym.get("VocabularyItemPhrase")),
                                "pronunciation": text(synonym.get("VocabularyItemPronunciation")),
                                "examples": array(synonym.get("VocabularyItemExamples"), str),
                            }
                            for synonym in array(item.get("VocabularyItemSynonyms"), dict)
                        ],
                    }
                    for item in array(parameter.get("ParameterVocabulary"), dict)
                ],
            }
            for parameter in array(root.get("ParameterVocabularies"), dict)
        ],
    }


def main():
    folder = pathlib.Path(sys.argv[1])
    result = {}
    for path in sorted(folder.rglob("AppIntentVocabulary.plist")):
        try:
            root = plistlib.loads(path.read_bytes())
        except Exception:  # plistlib raises errors of many kinds
            continue
        result[path.relative_to(folder).as_posix()] = words(root)
    json.dump(result, sys.stdout)


main()
