"""The phones of the shop test: some that this program plays, some with an app that is built on LarderClient, and one with the
web app's own queue, in Node."""

import json
import os
import queue
import random
import subprocess
import tempfile
import threading
import time
import uuid

APP = [os.environ["LARDER_PHONE"]]
WEB = ["node", os.path.join(os.path.dirname(os.path.abspath(__file__)), "web_phone.mjs")]
# The apps of a history.
APPS = [APP, APP, WEB]
PRODUCTS = ["lemons", "onions", "carrots", "apples", "cucumbers"]
STEPS = 60


class Phone(threading.Thread):
    """Somebody with the list, and with bad reception."""

    def __init__(self, household, number):
        super().__init__()
        self.household, self.random = household, random.Random(f"{household.seed}/{number}")
        self.items, self.waiting = [], []

    def run(self):
        try:
            self.live()
        except Exception as error:
            self.household.fault(f"a phone has failed: {error!r}")

    def live(self):
        for _ in range(STEPS):
            choice = self.random.random()
            if choice < 0.6:
                self.act()
            elif choice < 0.65:
                time.sleep(self.random.random())
            else:
                self.send()
            time.sleep(self.random.random() * 0.1)
        while self.waiting:
            self.send(reliable=True)

    def act(self):
        own = [op["item_id"] for op in self.waiting if op["op"] == "add"]
        known = {item["id"]: item for item in self.items}
        choices = list(known) + own
        choice = self.random.random()
        if choice < 0.35 or not choices:
            text = f"{self.random.randint(1, 9)} {self.random.choice(PRODUCTS)}"
            return self.wait("add", str(uuid.UUID(int=self.random.getrandbits(128))), item={"text": text})
        item = self.random.choice(choices)
        if choice < 0.65:
            return self.wait("tick", item)
        if choice < 0.78:
            mine = [op["id"] for op in self.waiting if op["op"] == "tick" and op["item_id"] == item]
            return self.wait("untick", item, ticks=known.get(item, {}).get("ticks", []) + mine)
        if choice < 0.9:
            return self.wait("delete", item, seen=known.get(item, {}).get("version", 0))
        return self.wait("change", item, change={"note": f"note {self.random.randint(1, 999)}"})

    def wait(self, op, item_id, **more):
        operation = {"id": str(uuid.UUID(int=self.random.getrandbits(128))), "op": op, "item_id": item_id, **more}
        self.waiting.append(operation)
        with self.household.lock:
            self.household.sent[operation["id"]] = operation

    def send(self, reliable=False):
        batch = self.waiting[:self.random.randint(1, 20)]
        fate = 1 if reliable else self.random.random()
        if fate < 0.1 or not batch:
            return
        if not reliable and self.random.random() < 0.2:
            self.household.late.append(batch)
        try:
            answer = self.household.deliver(batch, self.random.choice(self.household.replicas))
        except OSError:
            time.sleep(0.1)
            return
        if fate >= 0.2:
            self.items = answer["items"]
            self.waiting = self.waiting[len(batch):]


class AppPhone(threading.Thread):
    """Somebody with an app (Tests/PhoneCommand, web_phone.mjs), which is killed, and goes on with the file that it keeps."""

    def __init__(self, household, number, command):
        super().__init__()
        self.command = command
        self.household, self.random = household, random.Random(f"{household.seed}/app {number}")
        self.folder, self.shown = tempfile.TemporaryDirectory(prefix="larder-phone."), queue.Queue()
        self.acts, self.kills, self.sent = 0, 0, set()

    def run(self):
        try:
            self.begin()
            self.live()
        except Exception as error:
            self.household.fault(f"an app has failed: {error!r}")

    def begin(self):
        servers = ",".join(f"http://127.0.0.1:{replica.port}" for replica in self.household.replicas)
        self.process = subprocess.Popen(
            [*self.command, servers, self.household.path.rpartition("/")[2], self.folder.name], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env=dict(os.environ, LARDER_PHONE_TOKEN=self.household.token), text=True)
        self.reader = threading.Thread(target=self.read, args=(self.process.stdout,))
        self.reader.start()

    def end(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()

    def read(self, lines):
        for line in lines:
            # Of one that was killed while it wrote.
            if not line.endswith("\n"):
                return
            # Ids, that is: LarderClient writes them in capitals.
            said = json.loads(line.lower())
            if "sent" in said:
                with self.household.lock:
                    self.household.sent.update({one["id"]: one for one in said["sent"]})
                self.sent |= {one["id"] for one in said["sent"]}
            elif "answered" in said:
                self.household.note(said["answered"])
            elif "acted" in said:
                self.acts += 1
            elif "shown" in said:
                self.shown.put(said["shown"])
            else:
                self.household.fault(f"an app has ended: {said}")

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def show(self):
        self.tell("show")
        return self.shown.get(timeout=60)

    def live(self):
        for _ in range(STEPS):
            choice = self.random.random()
            if choice < 0.6:
                self.tell(f"act {self.random.getrandbits(32)}")
            elif choice < 0.65:
                time.sleep(self.random.random())
            elif choice < 0.7:
                self.end()
                self.kills += 1
                self.begin()
            else:
                self.tell("network " + self.random.choice(["on", "on", "off"]))
            time.sleep(self.random.random() * 0.1)
        self.tell("network on")
        self.until("has not sent what waits", lambda shown: not shown["waiting"])

    def until(self, fault, isSo, seconds=90):
        """Waits for what the app shows."""
        end = time.monotonic() + seconds
        while not isSo(shown := self.show()):
            if time.monotonic() > end:
                return self.household.fault(f"an app {fault}: {shown}")
            time.sleep(0.1)

    def finish(self, items):
        """Compares what is left: everybody has the same list, and nothing that was done here has been forgotten."""
        if self.process.poll() is not None:
            return self.household.fault("an app has ended by itself")
        def facts(items):
            return {one["id"]: (one["version"], one["checked"], sorted(one.get("ticks", []))) for one in items}

        wanted = facts(items)
        try:
            self.until(f"shows something else than {wanted}", lambda shown: facts(shown["items"]) == wanted)
        finally:
            self.end()
            self.folder.cleanup()
        # What was in the file when the app was killed may not have been told of.
        if not self.acts <= len(self.sent) <= self.acts + self.kills:
            told = f"an app did {self.acts} things, was killed {self.kills} times, and sent {len(self.sent)}"
            self.household.fault(told)
