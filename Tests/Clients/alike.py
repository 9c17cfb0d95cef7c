"""The document at the front door of separate services has what the one of a single process has."""

import json
import sys

door, whole = (json.load(open(path)) for path in sys.argv[1:])


def operations(document):
    return {(path, method): one for path, item in document["paths"].items() for method, one in item.items()}


def alike(kind, one, other):
    missing, strange = set(other) - set(one), set(one) - set(other)
    assert not missing and not strange, f"{kind}: missing {sorted(missing)}, strange {sorted(strange)}"
    return [name for name in one if one[name] != other[name]]


assert not alike("operations", operations(door), operations(whole))
for kind in ("schemas", "responses", "headers", "securitySchemes"):
    different = alike(kind, door["components"][kind], whole["components"][kind])
    assert not different, f"{kind} that differ: {different}"
print(f"the document at the front door has the same {len(operations(whole))} operations")
