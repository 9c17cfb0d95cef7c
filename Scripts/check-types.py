#!/usr/bin/env python3
"""Checks the types of the web app and of the shared list with Debian's TypeScript (Services/Web/Types); it makes nothing.

All files are checked strictly. Only those in Services/Web/Types/untyped.txt may have parameters and variables of which no
type is known yet. The list can only become shorter: a file that has none any more is to be taken off it.
"""

import pathlib
import re
import subprocess
import sys

TYPES = pathlib.Path(__file__).resolve().parent.parent / "Services/Web/Types"
ASSETS = "../Service/Assets/"
# Workers have other globals than pages, and each script that is no module has its own.
PROJECTS = ["tsconfig.json", "worker.json", "shared-list.json", "shared-list-worker.json"]
# What is of no known type; all other errors count everywhere.
UNTYPED = re.compile(r"error TS70(05|06|18|19|22|31|34|53):")


def main():
    lines = (TYPES / "untyped.txt").read_text().splitlines()
    allowed = {line for line in lines if line and not line.startswith("#")}
    runs = [subprocess.Popen(["tsc", "--pretty", "false", "--project", name], cwd=TYPES, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE) for name in PROJECTS]
    said = [run.communicate() for run in runs]
    errors, untyped, counts = [], set(), True
    for line in "".join(out for out, _ in said).splitlines():
        # Indented lines go on with the error before.
        if not line.startswith(" "):
            name = line.split("(")[0].removeprefix(ASSETS)
            counts = not (UNTYPED.search(line) and name in allowed)
            if not counts:
                untyped.add(name)
        if counts:
            errors.append(line.replace(ASSETS, "Services/Web/Service/Assets/").replace("../../Grocery/", "Services/Grocery/"))
    for run, (out, error) in zip(runs, said):
        if run.returncode and not out:
            errors.append(error.strip() or f"tsc ended with {run.returncode}.")
    errors += [f"untyped.txt: take {name} off the list, as it is typed or gone" for name in sorted(allowed - untyped)]
    print(*errors, sep="\n", end="\n" if errors else "", file=sys.stderr)
    sys.exit(1 if errors else 0)


main()
