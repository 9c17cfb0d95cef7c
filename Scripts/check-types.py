#!/usr/bin/env python3
"""Checks the types of the web app with Debian's TypeScript (Services/Web/Types); it makes nothing.

All files are checked strictly. Only those in Services/Web/Types/untyped.txt may have parameters and variables of which no
type is known yet. The list can only become shorter: a file that has none any more is to be taken off it.
"""

import pathlib
import re
import subprocess
import sys

TYPES = pathlib.Path(__file__).resolve().parent.parent / "Services/Web/Types"
ASSETS = "../Service/Assets/"
# What is of no known type; all other errors count everywhere.
UNTYPED = re.compile(r"error TS70(05|06|18|19|22|31|34|53):")


def main():
    lines = (TYPES / "untyped.txt").read_text().splitlines()
    allowed = {line for line in lines if line and not line.startswith("#")}
    run = subprocess.run(["tsc", "--pretty", "false", "--project", TYPES], cwd=TYPES, capture_output=True, text=True)
    errors, untyped, counts = [], set(), True
    for line in run.stdout.splitlines():
        # Indented lines go on with the error before.
        if not line.startswith(" "):
            name = line.split("(")[0].removeprefix(ASSETS)
            counts = not (UNTYPED.search(line) and name in allowed)
            if not counts:
                untyped.add(name)
        if counts:
            errors.append(line.replace(ASSETS, "Services/Web/Service/Assets/"))
    if run.returncode and not run.stdout:
        errors.append(run.stderr.strip() or f"tsc ended with {run.returncode}.")
    errors += [f"untyped.txt: take {name} off the list, as it is typed or gone" for name in sorted(allowed - untyped)]
    print(*errors, sep="\n", end="\n" if errors else "", file=sys.stderr)
    sys.exit(1 if errors else 0)


main()
