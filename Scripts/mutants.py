#!/usr/bin/env python3
"""Changes one token of a rule at a time and checks whether a test detects it.

    mutants.py FINDER FOLDER SEED COUNT [PATTERN]

FINDER is the program built from Tests/Mutants/*.swift, FOLDER the folder of the changed copy. All mutants are compiled
into one build, each behind a switch: the variable MUTANT has the number of the active one, and MUTANT_TRACE names a file
in which each place that is reached is marked. SEED draws COUNT of the mutants, or of those whose description contains
PATTERN. Each is tried against the suites that reach its place, the fastest first.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import shlex
import signal
import subprocess
import sys
import threading
import time
import tomllib

import copied

ROOT = copied.ROOT
HERE = ROOT / "Tests/Mutants"
SCOPE = tomllib.loads((HERE / "mutants.toml").read_text())
# How many parts the changes are in, of which one is built: too many in one expression are beyond the type checker.
PARTS = 5
# The type checker gives an expression up sooner than by itself, and that change is left out.
BUILD = shlex.split(
    "swift build --build-tests -debug-info-format none"
    " -Xswiftc -suppress-warnings -Xswiftc -Xfrontend -Xswiftc -solver-scope-threshold=200000"
)
# Seconds of suites, by what they take without a change, that a change is tried against at a time.
BATCHES = [2, 8, 20]
# A suite that takes longer than this is not asked, unless it is of the target that tests the module.
SLOW = 30
WORKERS = int(os.environ.get("MUTANT_WORKERS", "2"))
# How many of the changes in a hundred must be noticed.
WANTED = 90

SWITCH = {
    "Shared/CMutants/include/mutants.h": """#pragma once
#include <stdbool.h>
/// Whether this is the change that is on.
bool isMutant(int number);
""",
    "Shared/CMutants/mutants.c": """#include "mutants.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int on = -1;
static unsigned char *reached;

__attribute__((constructor)) static void start(void) {
    const char *number = getenv("MUTANT");
    const char *trace = getenv("MUTANT_TRACE");
    if (number) on = atoi(number);
    if (!trace) return;
    int file = open(trace, O_RDWR);
    void *bytes = file < 0 ? MAP_FAILED : mmap(0, lseek(file, 0, SEEK_END), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (bytes != MAP_FAILED) reached = bytes;
}

bool isMutant(int number) {
    if (reached) reached[number] = 1;
    return number == on;
}
""",
}


class Site:
    """A place, and the change that can be made there."""

    def __init__(self, number, file, found):
        self.number, self.file = number, file
        self.start, self.end, self.kind = found["start"], found["end"], found["kind"]
        self.scope, self.line, self.text = found["scope"], found["line"], found["text"]
        self.source, self.target, self.changed = found["from"], found["to"], found["changed"]
        # Which of several like it in the same line, from 1.
        self.nth = 1

    def key(self):
        return (self.file, self.scope, self.text, self.source, self.target, self.nth)

    def part(self):
        """Which part of the changes it belongs to; it stays there when the source changes elsewhere."""
        return hashlib.sha256(repr(self.key()).encode()).digest()[0] % PARTS

    def entry(self):
        """The survivor as verdicts.toml names it."""
        names = ["file", "scope", "text", "from", "to", "nth"]
        lines = [f"{name} = {json.dumps(part, ensure_ascii=False)}" for name, part in zip(names, self.key())]
        return "\n".join(["[[survivor]]", *(line for line in lines if line != "nth = 1"), 'verdict = ""'])

    def module(self):
        parts = self.file.split("/")
        return parts[1] if parts[0] == "Shared" else parts[1] + "Service"

    def __str__(self):
        nth = f" (no. {self.nth})" if self.nth > 1 else ""
        what = f"{self.source} → {self.target}" if self.target else f"without {self.source}"
        return f"{self.file}:{self.line} {self.scope}: `{self.text}`: {' '.join(what.split())}{nth}"


def find(finder):
    """All changes that could be made, in order."""
    files = sorted({str(path.relative_to(ROOT)) for glob in SCOPE["sources"] for path in ROOT.glob(glob)})
    data = {str(path.relative_to(ROOT)) for glob in SCOPE["data"] for path in ROOT.glob(glob)}
    files = [file for file in files if file not in data]
    found = json.loads(subprocess.run([finder, *files], cwd=ROOT, capture_output=True, check=True).stdout)
    sites, seen = [], {}
    for file in files:
        for one in found[file]:
            site = Site(len(sites), file, one)
            seen[site.key()] = site.nth = seen.get(site.key(), 0) + 1
            sites.append(site)
    return sites


def switched(text, sites):
    """A source with a switch before each change, and where each has come to lie."""
    places = []
    ordered = sorted(sites, key=lambda site: (site.start, -site.end, not site.kind.startswith("statement"), site.number))
    out = bytearray()

    def write(start, end, rest):
        at = start
        while rest and rest[0].start < end:
            site = rest[0]
            inner = [other for other in rest[1:] if other.end <= site.end]
            rest = [other for other in rest[1:] if other.start >= site.end]
            out.extend(text[at : site.start])
            begin = len(out)
            if site.kind.startswith("statement"):
                head = f"if isMutant({site.number}) {{ {site.changed} }} else {{ ".encode()
                tail = b" }"
            else:
                head = f"(isMutant({site.number}) ? ({site.changed}) : (".encode()
                tail = b"))"
            out.extend(head)
            write(site.start, site.end, inner)
            out.extend(tail)
            places.append((begin, len(out), site))
            at = site.end
        out.extend(text[at:end])

    write(0, len(text), ordered)
    return bytes(out), places


IMPORT = b"public import CMutants\n"


def texts(sites, refused):
    """The changed sources."""
    made, places = dict(SWITCH), {}
    for file in {site.file for site in sites}:
        mine = [site for site in sites if site.file == file and site.key() not in refused]
        text, places[file] = switched((ROOT / file).read_bytes(), mine)
        made[file] = (IMPORT + text).decode()
    package = (ROOT / "Package.swift").read_text()
    for old, new in [
        ('.target(name: name, dependencies: dependencies, path', '.target(name: name, dependencies: dependencies + ["CMutants"], path'),
        ("                dependencies: needs,", '                dependencies: needs + ["CMutants"],'),
        ("    targets: [\n", '    targets: [\n        .target(name: "CMutants", path: "Shared/CMutants"),\n'),
    ]:
        assert package.count(old) == 1, old
        package = package.replace(old, new)
    made["Package.swift"] = package
    return made, places


def build(folder, sites):
    """Builds the copy without the changes that do not compile; says which those are."""
    kept = folder / ".build/refused.json"
    refused = {tuple(key) for key in json.loads(kept.read_text())} if kept.exists() else set()
    environment = {key: value for key, value in os.environ.items() if key != "LARDER_STRICT"}
    stuck = 0
    for _ in range(100):
        made, places = texts(sites, refused)
        copied.copy(folder, made)
        done = subprocess.run(BUILD, cwd=folder, env=environment, capture_output=True, text=True)
        if done.returncode == 0:
            return refused
        before = len(refused)
        (folder / ".build/build.log").write_text(done.stdout + done.stderr)
        errors = re.findall(r"^(/[^:\n]+):(\d+):(\d+): error: (.*)", done.stdout + done.stderr, re.M)
        for path, line, column, message in set(errors):
            file = str(pathlib.Path(path).relative_to(folder))
            if file in places:
                more = refusals(made[file].encode(), places[file], int(line), int(column), message)
                # The compiler may blame what stands around the change: a closure, say.
                refused |= more - refused or nearest(places[file], made[file].encode(), int(line))
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(sorted(refused), ensure_ascii=False))
        print(f"  {len(refused) - before} more changes do not compile", flush=True)
        stuck = stuck + 1 if len(refused) == before else 0
        if stuck == 2:
            told = {f"{path}:{line}: {text}" for path, line, _, text in errors}
            sys.exit("\n".join(sorted(told)) or done.stderr[-4000:])
    sys.exit("mutants: the changed copy does not build")


def refusals(text, places, line, column, message):
    """The changes that an error is about: the innermost that it lies in, or else those of its line."""
    starts = [0] + [match.end() for match in re.finditer(rb"\n", text)]
    at = starts[line - 1] + column - 1 - len(IMPORT)
    end = (starts[line] if line < len(starts) else len(text)) - len(IMPORT)
    around = [place for place in places if place[0] <= at < place[1]]
    inLine = [place for place in places if place[0] < end and place[1] > starts[line - 1] - len(IMPORT)]
    if "reasonable time" in message:
        # Every second one, so that some of them can stay.
        return {place[2].key() for place in sorted(inLine, key=lambda place: place[2].number)[::2]}
    if around:
        return {min(around, key=lambda place: place[1] - place[0])[2].key()}
    return {place[2].key() for place in inLine}


def nearest(places, text, line):
    """The changes of the function in which the one nearest to a line is."""
    at = sum(len(one) for one in text.split(b"\n")[: line - 1]) + line - 1 - len(IMPORT)
    if not places:
        return set()
    scope = min(places, key=lambda place: abs(place[0] - at))[2].scope
    return {place[2].key() for place in places if place[2].scope == scope}


# Processes


def limits():
    # A loop that has lost its end must not take the machine's memory.
    resource.setrlimit(resource.RLIMIT_DATA, (6 << 30, 6 << 30))


def execute(binary, folder, suites, patience, more):
    """Runs suites; whether they pass, and what they print."""
    environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"} | more
    pattern = "^(" + "|".join(re.escape(suite) for suite in suites) + ")/"
    process = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern],
        cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True, preexec_fn=limits,
    )
    try:
        output, _ = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return False, "hangs"
    ran = re.search(r"Test run with (\d+) test", output)
    return process.returncode == 0 and bool(ran) and int(ran[1]) > 0, output


def attempt(binary, folder, batch, seconds, number):
    """Runs suites with a change; whether they pass, and what they print.

    A change that seems to hang is not noticed until the same suites end in time without it: the machine may be busy.
    For the same reason suites that had no database are run again, twice at most.
    """
    tries = 0
    while True:
        patience = 3 * seconds + 20
        passed, output = execute(binary, folder, batch, patience, {"MUTANT": str(number)})
        if not passed and "the database is unavailable" in output and tries < 2:
            tries += 1
            continue
        if passed or output != "hangs":
            return passed, output
        start = time.monotonic()
        passed, _ = execute(binary, folder, batch, 10 * patience, {})
        taken = time.monotonic() - start
        if not passed:
            return True, "the suites fail without it"
        if taken <= 1.5 * seconds + 5:
            return False, "hangs"
        seconds = taken


def workers(jobs, work):
    """Does all jobs, some at a time, and says how far it is."""
    done = 0
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        for _ in pool.map(work, jobs):
            done += 1
            if done % 20 == 0:
                print(f"  {done} of {len(jobs)}", flush=True)


def digest(*folders):
    """What some folders of the sources hold."""
    made = hashlib.sha256()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file():
                made.update(str(path).encode() + path.read_bytes())
    return made.hexdigest()


def reach(binary, folder, sites, part):
    """For each suite how long it takes, and which places it reaches; suites that fail as it is are left out.

    What is known of a suite stays known until the sources or the tests of its target change.
    """
    kept = folder / f".build/reached-{part}.json"
    known = json.loads(kept.read_text()) if kept.exists() else {}
    floor = digest("Shared", "Services", "Tests/TestSupport") + repr([site.key() for site in sites])
    floor = hashlib.sha256(floor.encode()).hexdigest()
    listed = subprocess.run(
        [binary, "--testing-library", "swift-testing", "--list-tests"], cwd=folder, capture_output=True, text=True
    ).stdout
    suites = sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})
    suites = [suite for suite in suites if not {suite, suite.split(".")[0]} & set(SCOPE["left_out"])]
    targets = {suite.split(".")[0] for suite in suites}
    digests = {target: floor + digest(f"Tests/{target}") for target in targets}
    wanted = {suite: digests[suite.split(".")[0]] for suite in suites}
    found = {suite: one for suite, one in known.items() if one["digest"] == wanted.get(suite)}
    missing = [suite for suite in suites if suite not in found]
    if missing:
        print(f"looking which places each of {len(missing)} suites reaches", flush=True)

    lock = threading.Lock()

    def work(suite):
        trace = folder / ".build" / f"{suite}.trace"
        trace.write_bytes(bytes(len(sites)))
        start = time.monotonic()
        passed, output = execute(binary, folder, [suite], 900, {"MUTANT_TRACE": str(trace)})
        seconds = time.monotonic() - start
        places = [number for number, mark in enumerate(trace.read_bytes()) if mark]
        trace.unlink()
        if passed:
            with lock:
                found[suite] = {"digest": wanted[suite], "seconds": seconds, "places": places}
                kept.write_text(json.dumps(found))
        else:
            print(f"  {suite} fails without any change, and is left out\n{output[-600:]}", flush=True)

    workers(missing, work)
    return found


def batches(suites, site):
    """The suites that reach a place, quickest and nearest first, in batches."""
    own = site.module() + "Tests."
    reached = sorted(
        (one["seconds"] * (1 if name.startswith(own) else 2), name)
        for name, one in suites.items() if site.number in one["set"]
    )
    able = [name for _, name in reached if suites[name]["seconds"] <= SLOW]
    made, at = [], 0
    for seconds in BATCHES:
        batch, total = [], 0
        while at < len(able) and (not batch or total + suites[able[at]]["seconds"] <= seconds):
            total += suites[able[at]]["seconds"]
            batch.append(able[at])
            at += 1
        if batch:
            made.append((batch, total))
    slow = [name for _, name in reached if suites[name]["seconds"] > SLOW and name.startswith(own)]
    return made + [([name], suites[name]["seconds"]) for name in slow]


def judge(binary, folder, suites, drawn):
    """What became of each change: the suite that noticed it, or None."""
    fates, lock = {}, threading.Lock()
    controls = [0, 0]
    log = (folder / ".build/mutants.log").open("w")

    def work(site):
        fate = None
        for batch, seconds in batches(suites, site):
            passed, output = attempt(binary, folder, batch, seconds, site.number)
            if not passed:
                failed = re.search(r'✘.*?Test (?:"(.*?)"|(.*?)) (?:recorded|failed)', output)
                fate = (failed[1] or failed[2]) if failed else "hangs" if output == "hangs" else "crashes"
                break
        with lock:
            fates[site.number] = fate
            log.write(f"{'noticed ' if fate else 'SURVIVED'} {site}  [{fate or ''}]\n")
            log.flush()
        # A control: what passes must go on passing, or else it proves nothing that something fails.
        if site.number % 10 == 0 and batches(suites, site):
            batch, seconds = batches(suites, site)[0]
            passed, output = execute(binary, folder, batch, 3 * seconds + 20, {})
            with lock:
                controls[0] += 1
                controls[1] += not passed
                if not passed:
                    log.write(f"CONTROL failed: {shlex.join(batch)}\n{output[-2000:]}\n")

    workers(drawn, work)
    return fates, controls


def main(finder, folder, seed, count, pattern=""):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    sites = find(finder)
    part = [site for site in sites if site.part() == int(seed) % PARTS]
    print(f"{len(sites)} changes could be made; building {len(part)}, part {int(seed) % PARTS} of {PARTS}", flush=True)
    refused = build(folder, part)
    made = [site for site in part if site.key() not in refused]
    print(f"{len(made)} of them compile ({time.monotonic() - start:.0f} s)", flush=True)
    binary = str(folder / ".build/debug/larderPackageTests.xctest")
    suites = reach(binary, folder, sites, int(seed) % PARTS)
    for one in suites.values():
        one["set"] = set(one["places"])
    able = [site for site in made if pattern in str(site)]
    drawn = random.Random(seed).sample(able, min(int(count), len(able)))
    print(f"trying {len(drawn)} of them, drawn by seed {seed} ({time.monotonic() - start:.0f} s)", flush=True)
    fates, controls = judge(binary, folder, suites, drawn)
    verdicts = {
        (one["file"], one["scope"], one["text"], one["from"], one["to"], one.get("nth", 1)): one["verdict"]
        for one in tomllib.loads((HERE / "verdicts.toml").read_text()).get("survivor", [])
    }
    survivors = sorted((site for site in drawn if not fates[site.number]), key=lambda site: site.number)
    unjudged = 0
    for site in survivors:
        verdict = verdicts.get(site.key())
        unjudged += verdict is None
        print(f"survived: {site}\n    {verdict or 'NO VERDICT: strengthen a test, or add it to Tests/Mutants/verdicts.toml:'}")
        if verdict is None:
            print(site.entry())
    equivalent = sum((verdicts.get(site.key()) or "").startswith("equivalent") for site in survivors)
    noticed = len(drawn) - len(survivors)
    share = 100 * noticed / len(drawn)
    rest = 100 * noticed / max(1, len(drawn) - equivalent)
    print(f"seed {seed}: {noticed} of {len(drawn)} noticed ({share:.1f} %; {rest:.1f} % without {equivalent} equivalent ones); "
          f"{unjudged} survivors without a verdict; {controls[1]} of {controls[0]} controls failed; {time.monotonic() - start:.0f} s")
    return share >= WANTED and unjudged == 0


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    sys.exit(not main(*sys.argv[1:]))
