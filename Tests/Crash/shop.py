"""Several phones change one grocery list, with bad reception, while the servers are killed; nothing may be lost.

    shop.py HISTORIES [SEED]

With LARDER_TEST_POSTGRES two replicas over a database there are killed in turn, and the database is restarted by
LARDER_TEST_POSTGRES_RESTART; without it one larder over SQLite is. LARDER is the program, LARDER_PHONE that of the
two phones with LarderClient (Tests/PhoneCommand); one more has the web app's own queue (web_phone.mjs, in Node). These
three are killed as well. The phones keep what they did until it is answered; messages and answers get lost, and messages
come twice and late. In the end each operation was answered, always the same, no tick is lost, nothing that was removed
is back, what was added is there or was removed, its amounts add up, whoever followed the list's events was told of every
tick, and the phones with apps show the list as it is. The exit status is 0 if all of that holds.
"""

import collections
import http.client
import json
import os
import random
import secrets
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid

from shop_phones import APPS, AppPhone, Phone

LARDER, POSTGRES = os.environ["LARDER"], os.environ.get("LARDER_TEST_POSTGRES")
RESTART = os.environ.get("LARDER_TEST_POSTGRES_RESTART")
HISTORIES = int(sys.argv[1]) if len(sys.argv) > 1 else 10
SEED = int(sys.argv[2] if len(sys.argv) > 2 else os.environ.get("LARDER_SEED") or random.randrange(1_000_000))


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Replica:
    """A larder that can be killed and started again."""

    def __init__(self, environment):
        self.port = free_port()
        self.environment = dict(environment, LARDER_PORT=str(self.port))

    def start(self):
        self.process = subprocess.Popen([LARDER], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def call(self, method, path, token=None, body=None):
        """The status and the answer; OSError where there is none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            headers = {"Content-Type": "application/json"}
            if token:
                headers["Authorization"] = f"Bearer {token}"
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        except (http.client.HTTPException, ValueError) as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()


def insist(replicas, method, path, token=None, body=None):
    """An answer of any replica, as some are being started."""
    for attempt in range(600):
        try:
            status, answer = replicas[attempt % len(replicas)].call(method, path, token, body)
            if status < 500:
                return status, answer
        except OSError:
            pass
        time.sleep(0.1)
    sys.exit(f"{method} {path} was never answered")


def isReady(replica):
    try:
        return replica.call("GET", "/readyz")[0] == 200
    except OSError:
        return False


class Household:
    """One household with a list, and what was answered to everybody's operations."""

    def __init__(self, replicas, seed):
        self.replicas, self.seed = replicas, seed
        self.token = insist(replicas, "POST", "/api/v1/auth/anonymous", body={})[1]["access_token"]
        self.path = f"/api/v1/grocery-lists/{uuid.uuid4()}"
        insist(replicas, "PUT", self.path, self.token, {"title": "Shop"})
        self.lock, self.answers, self.sent, self.faults = threading.Lock(), {}, {}, []
        self.late, self.told, self.isOver, self.isFollowed = [], set(), False, threading.Event()

    def fault(self, words):
        self.faults.append(f"seed {self.seed}: {words}")

    def deliver(self, batch, replica):
        """Sends a batch; gives the list, or raises where that was not answered."""
        status, answer = replica.call("POST", f"{self.path}/sync", self.token, {"operations": batch})
        if status in (429, 503, 500, 502):
            raise OSError(str(status))
        if status != 200:
            self.fault(f"a batch was answered with {status}: {answer}")
            raise OSError(str(status))
        self.note(answer["results"])
        return answer["list"]

    def note(self, results):
        """Keeps what was answered, which has to be what was answered before."""
        with self.lock:
            for result in results:
                known = self.answers.setdefault(result["id"], result)
                if known["status"] != result["status"] or known.get("code") != result.get("code"):
                    self.fault(f"{result['id']} was answered with {known} and with {result}")

    def follow(self):
        """Notes which items were said to be ticked, over all cuts."""
        last, number = None, 0
        while not self.isOver:
            replica = self.replicas[number % len(self.replicas)]
            number += 1
            connection = http.client.HTTPConnection("127.0.0.1", replica.port, timeout=5)
            try:
                headers = {"Authorization": f"Bearer {self.token}", "Accept": "text/event-stream"}
                if last:
                    headers["Last-Event-ID"] = last
                connection.request("GET", f"{self.path}/events", headers=headers)
                answer = connection.getresponse()
                if answer.status != 200:
                    raise OSError(str(answer.status))
                kind = current = None
                while not self.isOver:
                    line = answer.readline().decode()
                    if not line:
                        break
                    name, _, value = line.rstrip("\n").partition(":")
                    value = value.strip()
                    if name == "id":
                        current = value
                        self.isFollowed.set()
                    elif not name and current:
                        # Only now: of an event that is cut off, the rest would never come.
                        last = current
                    elif name == "event":
                        kind = value
                        if kind == "reset":
                            self.fault("a follower was told to begin anew")
                    elif name == "data" and kind == "list.item_checked":
                        self.told.add(json.loads(value)["item_id"])
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(0.05)
            finally:
                connection.close()


def isPartly(operation, answer):
    """Whether what others had added to the same item stays."""
    return operation.get("entry") or answer.get("code") == "kept_joined"


def check(home):
    status, shown = insist(home.replicas, "GET", home.path, home.token)
    recent = insist(home.replicas, "GET", "/api/v1/grocery-lists/recent-items?limit=200", home.token)[1]["items"]
    bought = {item["name"] for item in recent}
    there = {item["id"]: item for item in shown["items"]}
    lines = collections.Counter(source["line_id"] for item in shown["items"] for source in item["sources"])
    done = {key: answer for key, answer in home.answers.items() if answer["status"] != "refused"}
    product = {op["item_id"]: op["item"]["text"].split()[1] for op in home.sent.values() if op["op"] == "add"}
    taken_back = {tick for key in done for tick in home.sent[key].get("ticks", [])}
    removed = {item for key, answer in done.items() if home.sent[key]["op"] == "delete" for item in answer["items"] + [home.sent[key]["item_id"]]}
    for key, operation in home.sent.items():
        if key not in home.answers:
            home.fault(f"{operation} was never answered")
        if key not in done:
            continue
        answer = done[key]
        if operation["op"] == "tick":
            item = answer["items"][0]
            if item in there:
                if key not in taken_back and not there[item]["checked"]:
                    home.fault(f"the tick {key} is lost")
            elif key not in taken_back and product[item] not in bought:
                home.fault(f"{product[item]} was ticked and removed, and is not among what was bought")
            if answer["status"] == "applied" and item not in home.told:
                home.fault(f"nobody was told of the tick {key}")
        elif operation["op"] == "delete" and not isPartly(operation, answer) and operation["item_id"] in there:
            home.fault(f"{operation['item_id']} was removed and is back")
        elif operation["op"] == "add" and not lines[operation["item_id"]]:
            # It was on an item that somebody removed, or somebody took it back.
            if not removed & {operation["item_id"], *answer["items"]}:
                home.fault(f"{operation} has vanished")
    for line, count in lines.items():
        if count > 1:
            home.fault(f"the line {line} is there {count} times")
    for item in shown["items"]:
        wanted = sum(int(source["text"].split()[0]) for source in item["sources"])
        if item["quantities"][0]["value"] != str(wanted):
            home.fault(f"{item['name']} has {item['quantities']}, not {wanted}")
    return home.faults


def main():
    folder = tempfile.mkdtemp(prefix="larder-shop.")
    environment = dict(
        os.environ, LARDER_INTERNAL_SECRET=secrets.token_hex(32), LARDER_HOST="127.0.0.1", LARDER_LOG_LEVEL="error",
        LARDER_DATA=folder, LARDER_RATE_ACCOUNT="0", LARDER_RATE_ADDRESS="0", LARDER_ACCESS_TOKEN_LIFETIME="3600")
    if POSTGRES:
        environment["LARDER_DATABASE_URL"] = POSTGRES
    replicas = [Replica(environment) for _ in range(2 if POSTGRES else 1)]
    replicas[0].start()
    insist(replicas[:1], "GET", "/readyz")
    for replica in replicas[1:]:
        replica.start()
    stopping, kills = threading.Event(), collections.Counter()

    def killer():
        # None is killed before it can have answered something, however slow the machine is.
        while not stopping.wait(1.5):
            if not all(isReady(replica) for replica in replicas):
                continue
            number = sum(kills.values())
            if RESTART and number % 6 == 5:
                subprocess.run(shlex.split(RESTART), stdout=subprocess.DEVNULL, check=True)
                kills["database"] += 1
                continue
            replica = replicas[number % len(replicas)]
            replica.kill()
            replica.start()
            kills["larder"] += 1

    def history(seed):
        home = Household(replicas, seed)
        follower = threading.Thread(target=home.follow)
        follower.start()
        if not home.isFollowed.wait(60):
            home.fault("nobody could follow the list within a minute")
        apps = [AppPhone(home, number, command) for number, command in enumerate(APPS)]
        phones = apps + [Phone(home, number) for number in range(random.Random(seed).randint(1, 8 - len(APPS)))]
        for phone in phones:
            phone.start()
        while any(phone.is_alive() for phone in phones) or home.late:
            time.sleep(0.05)
            if home.late and random.random() < 0.5:
                batch = home.late.pop(random.randrange(len(home.late)))
                try:
                    home.deliver(batch, random.choice(replicas))
                except OSError:
                    home.late.append(batch)
        for _ in range(600):
            if all(answer["items"][0] in home.told for key, answer in home.answers.items()
                   if answer["status"] == "applied" and home.sent[key]["op"] == "tick"):
                break
            time.sleep(0.1)
        items = insist(home.replicas, "GET", home.path, home.token)[1]["items"]
        for app in apps:
            app.finish(items)
        home.isOver = True
        follower.join()
        return home

    thread = threading.Thread(target=killer)
    thread.start()
    faults, operations, began = [], 0, time.monotonic()
    try:
        for first in range(0, HISTORIES, 4):
            homes = [None] * min(4, HISTORIES - first)

            def run(place):
                homes[place] = history(SEED + first + place)

            threads = [threading.Thread(target=run, args=(place,)) for place in range(len(homes))]
            for one in threads:
                one.start()
            for one in threads:
                one.join()
            for home in homes:
                faults += check(home) if home else ["a history has ended with an error"]
                operations += len(home.sent) if home else 0
    finally:
        stopping.set()
        thread.join()
        for replica in replicas:
            replica.kill()
    if not operations:
        faults.append("nobody did anything")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{HISTORIES} histories from seed {SEED}, {operations} operations, {kills['larder']} kills of larder, "
          f"{kills['database']} restarts of the database, {time.monotonic() - began:.0f} s: {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
