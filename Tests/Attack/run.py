#!/usr/bin/env python3
"""Attacks a larder that it starts itself, with a well-behaved client beside, and prints what became of both.

Run it through Scripts/attack.sh, which makes a network for it in which there is nothing else.
"""

import argparse
import importlib
import json
import multiprocessing
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import judge
import neighbour
import scene
from sampler import Sampler, settle
from servers import Servers

CONTEXT = multiprocessing.get_context("fork")
# From cheap to dear.
FAMILIES = ("extract", "bodies", "connections", "storage", "background", "rights", "faults", "floods")


class Side:
    """A process beside this one, and the pipe to it."""

    def __init__(self, function, *arguments):
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=function, args=(theirs, *arguments), daemon=True)
        self.process.start()
        theirs.close()

    def hear(self, seconds, what):
        """The next message; an error where it is one, or none comes."""
        if not self.pipe.poll(seconds):
            raise RuntimeError(f"{what}: nothing heard in {seconds} s")
        try:
            message = self.pipe.recv()
        except EOFError:
            raise RuntimeError(f"{what}: it has ended")
        if isinstance(message, Exception):
            raise message
        return message

    def end(self):
        self.process.kill()
        self.process.join()


def carry_out(attack, engine, options, folder):
    """One attack against servers of its own; the row of the table."""
    row = {"name": attack.name, "engine": engine, "excused": attack.excused, "load": os.getloadavg()[0]}
    seconds = min(attack.seconds, 3 if options.short else options.seconds)
    servers, sides = Servers(engine, options.bin, folder, **attack.servers), []
    try:
        servers.start()
        client = None
        if attack.neighbour:
            client = Side(neighbour.main, servers.places)
            sides.append(client)
            client.hear(120, "the client's preparations")
        arguments = (servers.places, seconds, options.short, engine, servers.data, servers.database)
        attacker = Side(scene.main, attack, arguments)
        sides.append(attacker)
        message = attacker.hear(300, "the attacker's preparations")
        if isinstance(message, dict):
            raise RuntimeError(message["error"] or "it did not begin")
        servers.restart()
        pids = {name: process.pid for name, process in servers.processes.items()}
        if client is not None:
            client.pipe.send("go")
        idle = time.monotonic()
        time.sleep(0 if client is None else 1 if options.short else 4)
        before, sampler = servers.bytes_written(), Sampler(pids, options.ceiling)
        sampler.start()
        start = time.monotonic()
        attacker.pipe.send(pids)
        row |= attacker.hear(seconds + 60, "the attacker")
        # Its connections end with it.
        attacker.end()
        row["seconds"] = round(time.monotonic() - start, 1)
        # Long enough that a hundredth of the calls is more than one of them.
        time.sleep(1 if options.short else max(attack.linger, 8 - row["seconds"]))
        end = time.monotonic()
        if client is not None:
            client.pipe.send("stop")
            calls = client.hear(30, "the client")
            client.process.join()
            row["idle"] = neighbour.summary(calls, idle, start)
            row["client"] = neighbour.summary(calls, start, end)
        sampler.finish()
        row["killed"] = sorted(sampler.killed)
        row |= {"peak": sampler.memory, "files": sampler.files, "cpu": sampler.cpu}
        row["spooled"] = round(sampler.spooled, 1)
        if not attack.ends:
            row["died"] = servers.dead()
            afterwards(row, servers, pids, before, options)
    except Exception as error:
        row["error"] = row.get("error") or f"{type(error).__name__}: {error}"
        row["died"] = servers.dead()
    finally:
        for side in sides:
            side.end()
        row["errors"] = servers.errors() if folder.exists() else {}
        ended = servers.stop()
        if "died" in row and not row["died"]:
            row["ended"] = ended
    row["breaches"] = judge.breaches(row, options.short)
    return row


def afterwards(row, servers, pids, before, options):
    """Whether it is well again: ready within ten seconds, memory given back, no more written than may be."""
    deadline = time.monotonic() + 10
    while not servers.ready() and time.monotonic() < deadline:
        time.sleep(0.2)
    row["ready"], row["readiness"] = servers.readiness()
    if row["ready"] == 200:
        row["writes"] = servers.long_writes()
    if not options.short:
        row["settled"], row["settled_after"] = settle(pids, judge.SETTLED, options.settle)
    row["written"] = round((servers.bytes_written() - before) / 1e6, 1)


def chosen(options):
    """What is to be run: pairs of engine and attack."""
    for family in FAMILIES:
        importlib.import_module(f"family_{family}")
    engines = {"both": ("sqlite", "postgres")}.get(options.engine, (options.engine,))
    for engine in engines:
        for attack in scene.ATTACKS:
            if options.names and not any(name in attack.name for name in options.names):
                continue
            if engine in attack.engines and (attack.short or not options.short):
                yield engine, attack


def has_v6():
    try:
        done = subprocess.run(["ip", "-6", "addr", "show", "dev", "lo"], capture_output=True, text=True)
    except OSError:
        return False
    return "fd00:6::a" in done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only attacks whose names contain one of these")
    parser.add_argument("--engine", choices=("sqlite", "postgres", "both"), default="sqlite")
    parser.add_argument("--short", action="store_true", help="a few quick attacks, without waiting for memory")
    parser.add_argument("--bin", default=".build/release", help="where the executables are")
    parser.add_argument("--seconds", type=float, default=60, help="the most that an attack may last")
    parser.add_argument("--ceiling", type=float, default=2048, help="a process that takes more MB is killed")
    parser.add_argument("--settle", type=float, default=60, help="how many seconds memory may take to come back")
    parser.add_argument("--out", default=".build/attack", help="a folder for results.json and the logs")
    parser.add_argument("--list", action="store_true", help="names the attacks")
    options = parser.parse_args()
    options.bin = pathlib.Path(options.bin).resolve()
    todo = list(chosen(options))
    if options.list:
        for engine, attack in todo:
            print(f"{attack.name} [{engine}]{' short' if attack.short else ''}")
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    out = pathlib.Path(options.out).resolve()
    # Whatever else lies in a folder that was named stays there.
    for old in (*out.glob("[0-9]*-sqlite"), *out.glob("[0-9]*-postgres")):
        shutil.rmtree(old, ignore_errors=True)
    out.mkdir(parents=True, exist_ok=True)
    v6, rows = has_v6(), []
    print(judge.header(), flush=True)
    for number, (engine, attack) in enumerate(todo):
        if attack.needs_v6 and not v6:
            print(f"{attack.name} [{engine}]: left out, as there are no IPv6 addresses to come from", flush=True)
            continue
        row = carry_out(attack, engine, options, out / f"{number:02}-{engine}")
        rows.append(row)
        print(judge.shown(row), flush=True)
        (out / "results.json").write_text(json.dumps(rows, indent=1))
    broken = [row for row in rows if row["breaches"]]
    print(f"\n{len(rows)} attacks, {len(broken)} with a breach; {out / 'results.json'} has the figures.")
    for row in broken:
        print(f"  {row['name']} [{row['engine']}]: {'; '.join(row['breaches'][:3])}")
    return 1 if broken or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
