#!/usr/bin/env python3
"""Takes each defence of Tests/Defences/defences.toml out, one at a time, and sees its test fail.

    prove-defences.py check            every defence and every test it names is there, and in docs/security.md
    prove-defences.py copy FOLDER      copies the sources, with a switch before each defence
    prove-defences.py prove BINARY     runs each test with its defence in place, which has to pass, and out, to fail

All switches are in one build: the variable MUTANT names the defence that is out.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import tomllib

# Longer than any test may take by its own limit.
PATIENCE = 1200
ROOT = pathlib.Path(__file__).resolve().parent.parent
DEFENCES = tomllib.loads((ROOT / "Tests/Defences/defences.toml").read_text())["defence"]
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


def switched():
    """The sources that have a defence, with a switch before each."""
    texts = {}
    for one in DEFENCES:
        for edit in one["edits"]:
            path = edit["file"]
            text = texts.get(path) or "import Glibc\n" + (ROOT / path).read_text().replace("import Glibc\n", "") + SWITCH
            # Another switch may stand in the same line already.
            assert text.count(edit["old"]) == 1, f"{one['name']}: {path}"
            texts[path] = text.replace(edit["old"], edit["new"].replace("MUTANT", f'isOut("{one["name"]}")'))
    return texts


def copy(folder):
    """Brings a copy of the sources up to date; what is as it was keeps its time, so that little is built again."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    texts = switched()
    kept = set()
    for name in filter(None, names):
        source, target = ROOT / name, folder / name
        if not source.is_file() or source.is_relative_to(folder):
            continue
        kept.add(target)
        wanted = texts[name].encode() if name in texts else source.read_bytes()
        if not target.is_file() or target.read_bytes() != wanted:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(wanted)
            shutil.copymode(source, target)
    # What has been deleted, of what is built: in a folder that is something else nothing else is touched.
    for part in ["Shared", "Services", "Tests"]:
        for path in (folder / part).rglob("*.swift"):
            if path not in kept:
                path.unlink()


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
        copy(pathlib.Path(folder).resolve())
    case ["prove", binary, *only]:
        sys.exit(not prove(binary, only))
    case _:
        sys.exit(__doc__)
