#!/usr/bin/env python3
"""Takes each defence of Tests/Defences/defences.toml out, one at a time, and sees its test fail.

    prove-defences.py check            every defence and every test it names is there, and in docs/security.md
    prove-defences.py apply            puts a switch into the sources before each defence (for a throwaway copy)
    prove-defences.py prove BINARY     runs each test with its defence in place, which has to pass, and out, to fail

All switches are in one build: the variable MUTANT names the defence that is out.
"""

import os
import pathlib
import re
import subprocess
import sys
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEFENCES = tomllib.loads((ROOT / "Tests/Defences/defences.toml").read_text())["defence"]
SWITCH = '(getenv("MUTANT").map { String(cString: $0) == "%s" } ?? false)'


def tests():
    """The names of all tests, with the files they are in."""
    found = {}
    for path in (ROOT / "Tests").rglob("*.swift"):
        for name in re.findall(r"func `([^`]*)`", path.read_text()):
            found.setdefault(name, []).append(path)
    return found


def check():
    problems = []
    known = tests()
    table = (ROOT / "docs/security.md").read_text()
    for one in DEFENCES:
        if one["test"] not in known:
            problems.append(f"{one['name']}: there is no test `{one['test']}`")
        if one["test"] not in table:
            problems.append(f"{one['name']}: docs/security.md does not name `{one['test']}`")
        if not one["edits"]:
            problems.append(f"{one['name']}: takes nothing out")
        for edit in one["edits"]:
            text = (ROOT / edit["file"]).read_text() if (ROOT / edit["file"]).exists() else ""
            if text.count(edit["old"]) != 1:
                problems.append(f"{one['name']}: {edit['file']} has its defence {text.count(edit['old'])} times")
    for name in re.findall(r"`([^`]+)` \(\w+Tests\)", table):
        if name not in known:
            problems.append(f"docs/security.md: there is no test `{name}`")
    return problems


def apply():
    for one in DEFENCES:
        for edit in one["edits"]:
            path = ROOT / edit["file"]
            text = path.read_text()
            # Another switch may stand in the same line already.
            assert text.count(edit["old"]) == 1, f"{one['name']}: {edit['file']}"
            text = text.replace(edit["old"], edit["new"].replace("MUTANT", SWITCH % one["name"]))
            path.write_text(text if re.search(r"^import Glibc$", text, re.M) else "import Glibc\n" + text)


def run(binary, test, mutant):
    environment = {key: value for key, value in os.environ.items() if key != "MUTANT"}
    if mutant:
        environment["MUTANT"] = mutant
    pattern = re.escape(test).replace("\\ ", " ")
    command = [binary, "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", timeout=900)
    ran = re.search(r"Test run with (\d+) test", done.stdout + done.stderr)
    return done.returncode == 0, int(ran[1]) if ran else 0, done.stdout + done.stderr


def prove(binary, only):
    failed = 0
    print(f"{'defence':24} {'in place':10} {'taken out':10} seconds  test")
    for one in DEFENCES:
        if only and one["name"] not in only:
            continue
        start = time.monotonic()
        right, count, output = run(binary, one["test"], None)
        wrong, _, _ = run(binary, one["test"], one["name"]) if right and count else (True, 0, "")
        good = right and count > 0 and not wrong
        failed += not good
        print(
            f"{one['name']:24} {'passes' if right and count else 'FAILS':10} {'PASSES' if wrong else 'fails':10}"
            f" {time.monotonic() - start:7.1f}  {one['test']}",
            flush=True,
        )
        if not right:
            print(output[-2000:])
    print(f"{len(DEFENCES) if not only else len(only)} defences, {failed} not proven")
    return failed == 0


match sys.argv[1:]:
    case ["check"]:
        problems = check()
        print("\n".join(problems) or f"{len(DEFENCES)} defences, each with its test")
        sys.exit(bool(problems))
    case ["apply"]:
        apply()
    case ["prove", binary, *only]:
        sys.exit(not prove(binary, only))
    case _:
        sys.exit(__doc__)
