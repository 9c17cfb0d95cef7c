"""Ends a larder on SQLite in the middle of its work, over and over, and looks for every write that it had answered.

    crash.py kill  ROUNDS   kill -9 under eight writers
    crash.py power ROUNDS   the same, and then only what the disk would still have after a power cut

After a power cut the files are as powercut.c's journal says: what was flushed, and of what was not, in turn: nothing;
the first so many writes; any of them, in sectors of 512 bytes. LARDER is the program. Further settings of larder are
taken from the environment. The exit status is 0 if nothing was lost.
"""

import http.client
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import uuid

WRITERS = 8
HERE = os.path.dirname(os.path.abspath(__file__))


# ---- what the disk still has ----------------------------------------------------------------------------------------
class Disk:
    """A folder's files by inode, and its names, as they are for sure and with what may have been lost."""

    def __init__(self, base):
        self.base, self.files, self.pending = base, {}, {}
        self.names = {os.path.join(base, name): None for name in os.listdir(base) if not name.endswith("-shm")}
        self.renames = []

    def content(self, inode, path, is_new):
        if is_new or inode not in self.files:
            self.files[inode] = bytearray()
            self.pending[inode] = []
            if not is_new and os.path.exists(path):
                with open(path, "rb") as file:
                    self.files[inode][:] = file.read()

    @staticmethod
    def apply(data, change):
        kind, at, content = change
        if kind == "T":
            del data[at:]
            data.extend(bytes(at - len(data)))
            return
        if at > len(data):
            data.extend(bytes(at - len(data)))
        data[at:at + len(content)] = content

    def name(self, change):
        kind, path, inode = change
        if kind == "O":
            self.names[path] = inode
        elif kind == "U":
            self.names.pop(path, None)
        elif kind == "R" and path in self.names:
            self.names[inode] = self.names.pop(path)

    def read(self, journal):
        """Goes through the journal; gives how many writes were made and how many of them had not been flushed."""
        head, place, count = struct.Struct("<cQQQI"), 0, 0
        while place + head.size <= len(journal):
            kind, inode, a, _, size = head.unpack_from(journal, place)
            body = journal[place + head.size:place + head.size + size]
            if len(body) < size:
                break
            kind = kind.decode()
            if kind == "O":
                path = body.decode()
                self.content(inode, path, bool(a))
                if a:
                    self.renames.append((place, ("O", path, inode)))
                elif self.names.get(path, inode) is None:
                    self.names[path] = inode
            elif kind == "U":
                self.renames.append((place, ("U", body.decode(), None)))
            elif kind == "R":
                old, new = body.decode().split("\0")
                self.renames.append((place, ("R", old, new)))
            elif kind in "WT" and inode in self.files:
                count += 1
                self.pending[inode].append((place, (kind, a, body)))
            elif kind == "S" and inode in self.files:
                for at, change in self.pending[inode]:
                    if at < a:
                        self.apply(self.files[inode], change)
                self.pending[inode] = [one for one in self.pending[inode] if one[0] >= a]
            elif kind == "D":
                for at, change in self.renames:
                    if at < a:
                        self.name(change)
                self.renames = [one for one in self.renames if one[0] >= a]
            place += head.size + size
        return count, sum(len(changes) for changes in self.pending.values())

    def lose(self, variant, dice):
        """Decides about what had not been flushed."""
        if variant == "nothing":
            return
        changes = [(at, inode, change) for inode, list_ in self.pending.items() for at, change in list_]
        changes += [(at, None, change) for at, change in self.renames]
        changes.sort(key=lambda one: one[0])
        if variant == "first":
            changes = changes[:dice.randint(0, len(changes))]
        for _, inode, change in changes:
            if inode is None:
                # Names come back in their order, up to any of them.
                if variant == "sectors" and dice.random() < 0.3:
                    variant = "sectors without names"
                if variant != "sectors without names":
                    self.name(change)
            elif variant == "first":
                self.apply(self.files[inode], change)
            elif dice.random() < 0.5:
                kind, at, content = change
                for start in range(0, max(1, len(content)), 512):
                    if kind == "T" or dice.random() < 0.7:
                        self.apply(self.files[inode], (kind, at + start, content[start:start + 512]))

    def write(self, folder):
        os.mkdir(folder, 0o700)
        for path, inode in self.names.items():
            target = os.path.join(folder, os.path.relpath(path, self.base))
            if inode is None:
                if os.path.isdir(path):
                    shutil.copytree(path, target)
                elif os.path.exists(path):
                    shutil.copyfile(path, target)
            else:
                with open(target, "wb") as file:
                    file.write(self.files[inode])


# ---- larder ---------------------------------------------------------------------------------------------------------
class Larder:
    def __init__(self, program, folder, journal=None, library=None):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        environment = dict(os.environ, LARDER_PORT=str(self.port), LARDER_HOST="127.0.0.1", LARDER_DATA=folder)
        environment.setdefault("LARDER_LOG_LEVEL", "error")
        for name in ("ACCOUNT", "ADDRESS", "LINK", "SIGN_IN", "IMPORT"):
            environment["LARDER_RATE_" + name] = "0"
        if journal:
            environment.update(LD_PRELOAD=library, POWERCUT_FOLDER=folder, POWERCUT_JOURNAL=journal)
        self.process = subprocess.Popen([program], env=environment, stdin=subprocess.DEVNULL)
        end = time.monotonic() + 30
        while True:
            try:
                if self.call(None, "GET", "/readyz")[0] == 200:
                    return
            except OSError:
                pass
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError("larder does not start")
            time.sleep(0.01)

    def call(self, token, method, path, body=None, connection=None):
        own = connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": "Bearer " + token} if token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            own.request(method, path, None if body is None else json.dumps(body), headers)
            answer = own.getresponse()
            content = answer.read()
        finally:
            if not connection:
                own.close()
        is_json = content and "json" in answer.headers.get("Content-Type", "")
        return answer.status, json.loads(content) if is_json else None

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Writer(threading.Thread):
    """One household's writes, and what has been answered of them."""

    def __init__(self, larder, seed):
        super().__init__(daemon=True)
        self.larder, self.dice = larder, random.Random(seed)
        self.token = self.list = None
        # What may be read of each item: whether it is checked; both while a change is unanswered.
        self.items, self.recipes, self.answered, self.wrong = {}, {}, 0, []

    def run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.larder.port, timeout=60)
        try:
            while True:
                self.step(connection)
        except (OSError, http.client.HTTPException, ValueError):
            connection.close()

    def ask(self, connection, wanted, method, path, body=None):
        status, answer = self.larder.call(self.token, method, path, body, connection)
        if status not in wanted:
            self.wrong.append(f"{method} {path} answered {status}: {answer}")
            raise ValueError
        self.answered += 1
        return answer

    def step(self, connection):
        if not self.token:
            self.token = self.ask(connection, (201,), "POST", "/api/v1/auth/anonymous", {})["access_token"]
            return
        if not self.list:
            new = str(uuid.uuid4())
            items = ["milk", "eggs", "bread", "rice", "leek", "salmon"]
            made = self.ask(connection, (200, 201), "PUT", "/api/v1/grocery-lists/" + new, {"title": "L", "items": items})
            self.list = new
            self.items = {item["id"]: {False} for item in made["items"]}
            return
        kind = self.dice.random()
        path = f"/api/v1/grocery-lists/{self.list}/items"
        if kind < 0.8:
            item = self.dice.choice(list(self.items))
            checked = self.dice.random() < 0.5
            before, self.items[item] = self.items[item], self.items[item] | {checked}
            self.ask(connection, (200, 204), "POST" if checked else "DELETE", f"{path}/{item}/checked")
            self.items[item] = {checked}
        elif kind < 0.9 and len(self.items) < 100:
            name = "thing " + self.dice.randbytes(4).hex()
            made = self.ask(connection, (200, 201), "POST", path, {"text": name})
            found = made.get("items") or [made.get("item") or made]
            for item in found:
                self.items.setdefault(item["id"], {False})
        elif len(self.recipes) < 10:
            title = "Dish " + self.dice.randbytes(4).hex()
            body = {"title": title, "servings": 2, "ingredients": ["1 kg rice"], "steps": ["Cook."]}
            self.recipes[self.ask(connection, (201,), "POST", "/api/v1/recipes", body)["id"]] = title

    def missing(self, larder):
        """What had been answered and is not there any more."""
        lost = []
        if self.list:
            status, answer = larder.call(self.token, "GET", "/api/v1/grocery-lists/" + self.list)
            if status != 200:
                return [f"the list {self.list} of {len(self.items)} items ({status})"]
            there = {item["id"]: bool(item.get("checked_at")) for item in answer["items"]}
            for item, states in self.items.items():
                if item not in there:
                    lost.append(f"the item {item}")
                elif there[item] not in states:
                    lost.append(f"the {'check' if True in states else 'uncheck'} of {item}")
        for recipe, title in self.recipes.items():
            status, answer = larder.call(self.token, "GET", "/api/v1/recipes/" + recipe)
            if status != 200 or answer["title"] != title:
                lost.append(f"the recipe {recipe} ({status})")
        if self.token and not self.list and larder.call(self.token, "GET", "/api/v1/recipes")[0] != 200:
            lost.append("the household")
        return lost


def damage(folder):
    """What SQLite finds wrong with the files; asked of copies, so that nothing is mended in them."""
    found = []
    with tempfile.TemporaryDirectory() as copy:
        for name in os.listdir(folder):
            if name.endswith((".sqlite", ".sqlite-wal")):
                shutil.copyfile(os.path.join(folder, name), os.path.join(copy, name))
        for name in sorted(os.listdir(copy)):
            if name.endswith(".sqlite"):
                file = sqlite3.connect(os.path.join(copy, name))
                try:
                    found += [f"{name}: {row[0]}" for row in file.execute("PRAGMA integrity_check") if row[0] != "ok"]
                except sqlite3.DatabaseError as error:
                    found.append(f"{name}: {error}")
                file.close()
    return found


def main():
    mode, rounds = sys.argv[1], int(sys.argv[2])
    program = os.environ["LARDER"]
    seed = int(os.environ.get("SEED") or random.randrange(1 << 30))
    dice = random.Random(seed)
    scratch = tempfile.mkdtemp(prefix="larder-crash-")
    library = os.path.join(scratch, "powercut.so")
    if mode == "power":
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, os.path.join(HERE, "powercut.c"), "-ldl"], check=True)
    folder = os.path.join(scratch, "data")
    os.mkdir(folder, 0o700)
    answered, lost, damaged, wrong, unflushed, writes = 0, [], [], [], 0, 0
    larder = None
    try:
        for number in range(rounds):
            journal = os.path.join(scratch, "journal") if mode == "power" else None
            base = os.path.join(scratch, "base")
            if journal:
                shutil.copytree(folder, base)
            larder = Larder(program, folder, journal, library)
            writers = [Writer(larder, dice.random()) for _ in range(WRITERS)]
            for writer in writers:
                writer.start()
            time.sleep(dice.uniform(0.2, 1.2))
            larder.kill()
            for writer in writers:
                writer.join()
            if journal:
                with open(journal, "rb") as file:
                    content = file.read()
                os.remove(journal)
                # The journal names the files where they lay.
                shutil.rmtree(folder)
                os.rename(base, folder)
                disk = Disk(folder)
                made, open_ = disk.read(content)
                writes, unflushed = writes + made, unflushed + open_
                disk.lose(("nothing", "first", "sectors")[number % 3], dice)
                disk.write(folder + "-after")
                shutil.rmtree(folder)
                os.rename(folder + "-after", folder)
            damaged += damage(folder)
            larder = Larder(program, folder)
            for writer in writers:
                answered += writer.answered
                wrong += writer.wrong
                lost += [f"round {number}: {one}" for one in writer.missing(larder)]
            larder.kill()
    finally:
        if larder:
            larder.kill()
        shutil.rmtree(scratch, ignore_errors=True)
    what = "power cuts" if mode == "power" else "kills"
    for line in (lost + damaged + wrong)[:20]:
        print("  " + line)
    if mode == "power":
        print(f"{writes} writes to files, of which {unflushed} had not been flushed when the power was cut")
    print(f"{rounds} {what} under {WRITERS} writers (seed {seed}): {len(lost)} of {answered} answered writes lost, "
          f"{len(damaged)} files damaged, {len(wrong)} wrong answers")
    sys.exit(1 if lost or damaged or wrong else 0)


main()
