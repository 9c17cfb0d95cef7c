"""Starts the larder under attack, or the services, with data of its own; ends what it started."""

import json
import os
import pathlib
import re
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

from places import SERVICES, Places

# While what an attack needs is made; the attack itself meets the limits that there are by default.
UNLIMITED = {f"LARDER_RATE_{name}": "0" for name in ("ACCOUNT", "ADDRESS", "LINK", "SIGN_IN", "IMPORT")}
# What a service manager gives a program that asks for nothing.
SOFT, HARD = 1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1]


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def psql(url, *statements):
    words = [word for statement in statements for word in ("-c", statement)]
    done = subprocess.run(["psql", "-X", "-q", "-A", "-t", url, *words], capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise RuntimeError(f"psql: {done.stderr.strip()}")
    return done.stdout.strip()


class Servers:
    """What is attacked; `engine` is sqlite or postgres."""

    def __init__(self, engine, binaries, folder, host="127.0.0.1", files=None, environment=None, umask=0o022):
        self.engine, self.host, self.folder = engine, host, pathlib.Path(folder)
        self.binaries, self.files, self.umask = pathlib.Path(binaries), files or (SOFT, HARD), umask
        self.environment = environment or {}
        self.processes, self.database = {}, None

    def start(self):
        self.folder.mkdir(parents=True)
        self.data, self.scratch = self.folder / "data", self.folder / "tmp"
        self.scratch.mkdir()
        # No setting of the caller's; every limit is what it is without one.
        base = {name: value for name, value in os.environ.items() if not name.startswith("LARDER_")}
        base |= {"LARDER_HOST": self.host, "LARDER_LOG_LEVEL": "warning", "TMPDIR": str(self.scratch)}
        self.commands = {}
        if self.engine == "sqlite":
            (port,) = free_ports(1)
            self.ports = dict.fromkeys(SERVICES, port)
            base |= {"LARDER_DATA": str(self.data), "LARDER_ORIGIN": f"http://127.0.0.1:{port}"}
            self.commands["larder"] = base | {"LARDER_PORT": str(port)}
        else:
            self.ports = dict(zip(SERVICES, free_ports(len(SERVICES))))
            self.make_database()
            base |= {"LARDER_DATABASE_URL": self.database, "LARDER_INTERNAL_SECRET": secrets.token_urlsafe(32)}
            for service, port in self.ports.items():
                base[f"LARDER_{service.upper().replace('-', '_')}_URL"] = f"http://127.0.0.1:{port}"
            for service, port in self.ports.items():
                own = {"LARDER_PORT": str(port), "LARDER_ORIGIN": f"http://127.0.0.1:{port}"}
                self.commands[f"{service}-service"] = base | own
        self.places = Places(self.ports)
        self.launch(UNLIMITED)
        return self

    def restart(self):
        """Starts all again on the same data and ports, with the limits that there are by default."""
        self.end()
        self.processes = {}
        self.launch({})

    def launch(self, more):
        for name, environment in self.commands.items():
            self.run(name, environment | self.environment | more)
        deadline = time.monotonic() + 60
        while not self.ready():
            if time.monotonic() > deadline or self.dead():
                raise RuntimeError(f"the servers did not become ready: {self.log()[-1000:]}")
            time.sleep(0.05)

    def make_database(self):
        admin = os.environ["LARDER_TEST_POSTGRES"]
        name = f"attack_{secrets.token_hex(4)}"
        psql(admin, f"CREATE DATABASE {name}")
        self.admin, self.database = admin, f"{admin.rsplit('/', 1)[0]}/{name}"

    def run(self, name, environment):
        def limits():
            resource.setrlimit(resource.RLIMIT_NOFILE, self.files)
            os.umask(self.umask)

        log = open(self.folder / f"{name}.log", "ab")
        self.processes[name] = subprocess.Popen(
            [self.binaries / name], env=environment, stdout=log, stderr=subprocess.STDOUT, preexec_fn=limits,
            cwd=self.folder,
        )
        log.close()

    def readiness(self):
        """What /readyz says, the worst first: a status, or none, and the answer."""
        answers = []
        for port in sorted(set(self.ports.values())):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
                    answers.append((answer.status, answer.read().decode(errors="replace")))
            except urllib.error.HTTPError as error:
                answers.append((error.code, error.read().decode(errors="replace")))
            except OSError as error:
                answers.append((0, str(error)))
        return min(answers, key=lambda answer: (answer[0] == 200, answer[0]))

    def ready(self):
        return self.readiness()[0] == 200

    def long_writes(self):
        """How many writers kept a SQLite file for more than 20 ms, of how many."""
        counts = {"0.02": 0, "+Inf": 0}
        for port in set(self.ports.values()):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
                for text in answer.read().decode().splitlines():
                    found = re.match(r'larder_sqlite_write_seconds_bucket\{.*le="(0\.02|\+Inf)"\} (\d+)$', text)
                    if found:
                        counts[found[1]] += int(found[2])
        return counts["+Inf"] - counts["0.02"], counts["+Inf"]

    def dead(self):
        """Which processes have ended by themselves, and how."""
        return {name: process.returncode for name, process in self.processes.items() if process.poll() is not None}

    def log(self):
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("*.log")))

    def errors(self):
        """The messages of log lines that are errors, counted, and what is no log line at all."""
        found = {}
        for line in self.log().splitlines():
            try:
                entry = json.loads(line)
                if entry.get("level") != "error":
                    continue
                text = str(entry.get("message"))
            except ValueError:
                text = line
            found[text[:120]] = found.get(text[:120], 0) + 1
        return found

    def bytes_written(self):
        """What the data takes up: the SQLite files, or the database."""
        if self.engine == "postgres":
            return int(psql(self.database, "SELECT pg_database_size(current_database())"))
        return sum(path.stat().st_size for path in self.data.rglob("*") if path.is_file())

    def end(self):
        """Ends all processes; how long each took and its exit status."""
        start, ends = time.monotonic(), {}
        for process in self.processes.values():
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for name, process in self.processes.items():
            try:
                process.wait(max(0.1, 20 - (time.monotonic() - start)))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            ends[name] = (round(time.monotonic() - start, 1), process.returncode)
        return ends

    def stop(self):
        """Ends all and takes the data away; how each process ended."""
        ends = self.end()
        if self.database:
            psql(self.admin, f"DROP DATABASE {self.database.rsplit('/', 1)[1]} WITH (FORCE)")
            self.database = None
        shutil.rmtree(self.data, ignore_errors=True)
        return ends
