#!/usr/bin/env python3
"""Switches each defence of Tests/Defences/defences.toml off, one at a time; its test must fail.

    prove-defences.py check            every defence has its marker, each marker its defence, and the tests are there
    prove-defences.py copy FOLDER      copies the sources, with a switch at each marker
    prove-defences.py prove BINARY     runs each test with its defence, when it must pass, and without, when it must fail

All switches are in one build: the variable MUTANT names the defence that is off.

In the sources a marker shows where a defence is; there the entry's `without` is inserted:

    // defence: NAME           on a line of its own: in front of the next line's condition or value, that is after its
                               guard, if, return, try, = and the like; `without` that is a statement of its own comes
                               before the whole line
    /* defence: NAME */        within the text of a statement in SQL: in the marker's place

A defence with several markers is taken out at all of them; a line with several defences names them with commas between.
"""

import os
import pathlib
import re
import subprocess
import sys
import time
import tomllib

import copied

# Longer than any test may take by its own limit.
PATIENCE = 1200
ROOT = copied.ROOT
DEFENCES = tomllib.loads((ROOT / "Tests/Defences/defences.toml").read_text())["defence"]
MARKER = re.compile(r"^[ \t]*// defence: (.+)\n|/\* defence: (.+?) \*/", re.MULTILINE)
# What stands in front of a line's condition or value.
HEAD = re.compile(
    r"[ \t]*(?:guard |if |return |try |\? |for \w+ in |\} while |\} catch\s+where |(?:let |var )?[\w.(), ]+ \+?= )?"
)
STATEMENTS = ("if ", "let ")
SWITCH = """
/// Whether this defence is the one that is out.
private func isOut(_ defence: String) -> Bool {
    getenv("MUTANT").map { String(cString: $0) == defence } ?? false
}
"""


def tests():
    """The names of all tests, with the files they are in."""
    found = {}
    for path in (ROOT / "Tests").rglob("*.swift"):
        for name in re.findall(r"func `([^`]*)`", path.read_text()):
            found.setdefault(name, []).append(path)
    return found


def sources():
    """The sources that have a marker, with their text."""
    files = [path for part in ["Services", "Shared"] for path in sorted((ROOT / part).rglob("*.swift"))]
    texts = {str(path.relative_to(ROOT)): path.read_text() for path in files}
    return {path: text for path, text in texts.items() if "defence: " in text}


def names(marker):
    return (marker[1] or marker[2]).split(", ")


def check():
    problems = []
    known = tests()
    table = (ROOT / "docs/security.md").read_text()
    entries = [one["name"] for one in DEFENCES]
    marked = set()
    for path, text in sources().items():
        markers = list(MARKER.finditer(text))
        marked.update(name for marker in markers for name in names(marker))
        if text.count("defence: ") != len(markers):
            problems.append(f"{path}: a marker is not in the form that is read")
    problems += [f"{name}: there are two of that name" for name in sorted(set(entries)) if entries.count(name) > 1]
    problems += [f"{name}: no source has its marker" for name in entries if name not in marked]
    problems += [f"{name}: has a marker, but is not in defences.toml" for name in sorted(marked - set(entries))]
    for one in DEFENCES:
        if one["test"] not in known:
            problems.append(f"{one['name']}: there is no test `{one['test']}`")
        if one["test"] not in table:
            problems.append(f"{one['name']}: docs/security.md does not name `{one['test']}`")
        if "MUTANT" not in one["without"]:
            problems.append(f"{one['name']}: takes nothing out")
    for name in re.findall(r"`([^`]+)` \(\w+Tests\)", table):
        if name not in known:
            problems.append(f"docs/security.md: there is no test `{name}`")
    return problems


def switched():
    """The sources that have a defence, with a switch in the place of each marker."""
    withouts = {one["name"]: one["without"].replace("MUTANT", f'isOut("{one["name"]}")') for one in DEFENCES}
    texts = {}
    for path, text in sources().items():
        # From the end, so that what is still to be read stays where it is.
        for marker in reversed(list(MARKER.finditer(text))):
            before, rest = text[: marker.start()], text[marker.end() :]
            without = " ".join(withouts[name] for name in names(marker))
            if marker[2]:
                text = before + without + rest
            elif without.startswith(STATEMENTS):
                text = before + re.match(r"[ \t]*", rest)[0] + without + "\n" + rest
            else:
                head = HEAD.match(rest).end()
                text = before + rest[:head] + without + " " + rest[head:]
        texts[path] = "import Glibc\n" + text.replace("import Glibc\n", "") + SWITCH
    return texts


def run(binary, test, mutant):
    """What became of a test: passes, fails, crashes, hangs, or is missing; and what it printed."""
    environment = {key: value for key, value in os.environ.items() if key != "MUTANT"}
    if mutant:
        environment["MUTANT"] = mutant
    pattern = re.escape(test).replace("\\ ", " ")
    command = [binary, "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, errors="replace", timeout=PATIENCE
        )
    except subprocess.TimeoutExpired as late:
        return "hangs", (late.stdout or b"").decode(errors="replace")
    output = done.stdout + done.stderr
    ran = re.search(r"Test run with (\d+) test", output)
    if not ran:
        return "crashes", output
    if int(ran[1]) == 0:
        return "is missing", output
    return "passes" if done.returncode == 0 else "fails", output


def prove(binary, only):
    failed = 0
    in_place = {}
    print(f"{'defence':24} {'in place':10} {'taken out':10} seconds  test")
    chosen = [one for one in DEFENCES if not only or one["name"] in only]
    for one in chosen:
        start = time.monotonic()
        test = one["test"]
        if test not in in_place:
            in_place[test] = run(binary, test, None)
        right, output = in_place[test]
        wrong = run(binary, test, one["name"])[0] if right == "passes" else "not run"
        good = right == "passes" and wrong in ("fails", "crashes", "hangs")
        failed += not good
        seconds = time.monotonic() - start
        print(f"{one['name']:24} {right:10} {wrong:10} {seconds:7.1f}  {test}{'' if good else '  ← NOT PROVEN'}", flush=True)
        if right != "passes":
            print(output[-4000:])
    print(f"{len(chosen)} defences, {failed} not proven")
    return failed == 0 and bool(chosen)


match sys.argv[1:]:
    case ["check"]:
        problems = check()
        print("\n".join(problems) or f"{len(DEFENCES)} defences, each with its test")
        sys.exit(bool(problems))
    case ["copy", folder]:
        copied.copy(pathlib.Path(folder).resolve(), switched())
    case ["prove", binary, *only]:
        sys.exit(not prove(binary, only))
    case _:
        sys.exit(__doc__)
