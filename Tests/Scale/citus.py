"""Larder on a Citus cluster: what the servers see, and what writers keep while servers come and go.

    citus.py queries LOG     lists the statements of a server log that asked more than one server; fails on unknown ones
    citus.py policies        a service's role sees no other household's rows on any server, whatever it asks
    citus.py fill DATABASE   makes a second database on all servers, without the extension, and prints its URL
    citus.py extend DATABASE makes that database a cluster of the same servers
    citus.py load SECONDS    eight writers, while shards move and a worker is killed; no acknowledged write may be lost

LARDER_CITUS_URL is the coordinator as a superuser. LARDER_URL is a running larder. KILL_WORKER and START_WORKER are
commands that kill and start a worker.
"""

import http.client
import json
import os
import re
import subprocess
import sys
import threading
import time
import urllib.parse
import uuid

CITUS = os.environ.get("LARDER_CITUS_URL", "")
# Statements that ask every server, each with its reason.
EVERYWHERE = {
    r"FROM outbox_delivery d WHERE d.failed_reason IS NULL": "the relay's regular check for what a replica has left",
    r"FROM recipe WHERE parser_version <": "the regular check for lines to be read again",
    r"FROM share WHERE .*token_hash =": "a shared link: the household is not known yet",
    r"FROM feed WHERE .*token_hash =": "a feed's address: the household is not known yet",
    r"^DELETE FROM \w+ WHERE \([\w, ]+\) IN \( ?SELECT": "sweeps of what has expired, twice a minute at most",
    r"FROM grocery_item WHERE checked_at <=": "the check for ticked items whose hour is over, twice a minute",
}


def psql(sql, url=CITUS):
    run = subprocess.run(["psql", "-XqAt", "-v", "ON_ERROR_STOP=1", url, "-c", sql], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{sql}: {run.stderr}")
    return [line.split("|") for line in run.stdout.splitlines()]


def servers():
    return psql("SELECT nodename, nodeport, groupid FROM pg_dist_node WHERE isactive ORDER BY groupid")


def address(host, port, database=None):
    url = urllib.parse.urlsplit(CITUS)
    return url._replace(netloc=f"{url.username}@{host}:{port}", path=f"/{database}" if database else url.path).geturl()


def queries(path):
    entries = re.split(r"\n(?=\d{4}-\d\d-\d\d )", open(path).read())
    unknown, known = {}, {}
    for index, entry in enumerate(entries):
        if "multi-task query" not in entry:
            continue
        rest = [other for other in entries[index + 1 : index + 5] if "STATEMENT:" in other]
        statement = re.sub(r"\s+", " ", rest[0].split("STATEMENT:", 1)[1]).strip() if rest else "(not logged)"
        reason = next((reason for pattern, reason in EVERYWHERE.items() if re.search(pattern, statement)), None)
        (unknown if reason is None else known).setdefault(reason or statement, []).append(statement)
    for reason, found in sorted(known.items()):
        print(f"    {len(found)} × {reason}")
    for statement, found in unknown.items():
        print(f"    NOT EXPECTED, {len(found)} ×: {statement[:300]}")
    # A shared link was opened: without it nothing was logged.
    return not unknown and any("shared link" in reason for reason in known)


def policies():
    """Raw SQL as the role of the grocery service, on the shards themselves."""
    household = psql("SELECT household_id FROM grocery.grocery_item GROUP BY 1 ORDER BY count(*) DESC LIMIT 1")[0][0]
    wanted = int(psql(f"SELECT count(*) FROM grocery.grocery_item WHERE household_id = '{household}'")[0][0])
    everything = int(psql("SELECT count(*) FROM grocery.grocery_item")[0][0])
    shards = psql(
        "SELECT shardid, nodename, nodeport FROM citus_shards WHERE table_name = 'grocery.grocery_item'::regclass"
    )
    seen = {"nobody": 0, "another household": 0, "the household": 0}
    as_role = "BEGIN; SET LOCAL ROLE larder_grocery;"
    for shard, host, port in shards:
        table = f"grocery.grocery_item_{shard}"
        for who, setting in [("nobody", None), ("another household", str(uuid.uuid4())), ("the household", household)]:
            scope = f"SET LOCAL \"larder\".\"household\" = '{setting}';" if setting else ""
            rows = psql(f"{as_role} {scope} SELECT count(*) FROM {table}; COMMIT", address(host, port))
            seen[who] += int(rows[-1][0])
    print(f"    {len(shards)} shards with {everything} items; the role sees {seen}")
    return seen == {"nobody": 0, "another household": 0, "the household": wanted} and 0 < wanted < everything


def fill(database):
    for host, port, _ in servers():
        psql(f"CREATE DATABASE {database}", address(host, port))
    host, port, _ = next(server for server in servers() if server[2] == "0")
    print(address(host, port, database))
    return True


def extend(database):
    coordinator = next(server for server in servers() if server[2] == "0")
    for host, port, _ in servers():
        psql("SET client_min_messages = error; CREATE EXTENSION citus", address(host, port, database))
    url = address(coordinator[0], coordinator[1], database)
    psql(f"SELECT citus_set_coordinator_host('{coordinator[0]}', {coordinator[1]})", url)
    for host, port, group in servers():
        if group != "0":
            psql(f"SELECT citus_add_node('{host}', {port})", url)
    return True


class Client:
    def __init__(self):
        self.base = urllib.parse.urlsplit(os.environ["LARDER_URL"])
        self.token = None
        self.token = self.call("POST", "/api/v1/auth/anonymous", {})[1]["access_token"]

    def call(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.base.hostname, self.base.port, timeout=30)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        text = response.read()
        connection.close()
        return response.status, json.loads(text) if text else None


def load(seconds):
    clients = [Client() for _ in range(8)]
    end = time.monotonic() + seconds
    acknowledged, refused, stop = [], [0], threading.Event()
    lock = threading.Lock()

    def write(client):
        count = 0
        while not stop.is_set():
            text = f"thing-{uuid.uuid4().hex}"
            try:
                # A list has an end.
                if count % 200 == 0:
                    ids = str(uuid.uuid4())
                    status = client.call("PUT", f"/api/v1/grocery-lists/{ids}", {"title": "Load"})[0]
                    count += status in (200, 201)
                    continue
                status = client.call("POST", f"/api/v1/grocery-lists/{ids}/items", {"text": text})[0]
                count += 1
            except OSError:
                status = 0
            with lock:
                if status in (200, 201):
                    acknowledged.append((client, ids, text, time.monotonic()))
                else:
                    refused[0] += 1
            if status not in (200, 201):
                time.sleep(0.05)

    threads = [threading.Thread(target=write, args=(client,), daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    time.sleep(seconds / 5)
    move_a_shard()
    time.sleep(seconds / 5)
    killed = time.monotonic()
    subprocess.run(os.environ["KILL_WORKER"], shell=True, check=True)
    time.sleep(2)
    subprocess.run(os.environ["START_WORKER"], shell=True, check=True)
    started = time.monotonic()
    while time.monotonic() < end:
        time.sleep(0.1)
    stop.set()
    for thread in threads:
        thread.join()
    lost, longest = 0, 0
    for client in clients:
        mine = [entry for entry in acknowledged if entry[0] is client]
        if not mine:
            continue
        names = set()
        for ids in {entry[1] for entry in mine}:
            status, found = client.call("GET", f"/api/v1/grocery-lists/{ids}")
            if status != 200:
                sys.exit(f"a list cannot be read at the end: {status} {found}")
            names |= {item["name"] for item in found["items"]}
        lost += sum(entry[2] not in names for entry in mine)
        times = [entry[3] for entry in mine if entry[3] > started]
        longest = max(longest, (min(times) if times else end + 60) - started)
    print(f"    {len(acknowledged)} writes acknowledged, {refused[0]} refused, {lost} lost;")
    print(f"    the worker was away for {started - killed:.1f} s, and all wrote again {longest:.1f} s after its start")
    return lost == 0 and longest < 10 and len(acknowledged) > 100


def move_a_shard():
    """Moves one household group of shards from a worker to another while they are written."""
    rows = psql(
        "SELECT s.shardid, s.nodename, s.nodeport, n.nodename, n.nodeport FROM citus_shards s "
        "JOIN pg_dist_node n ON n.shouldhaveshards AND (n.nodename, n.nodeport) <> (s.nodename, s.nodeport) "
        "WHERE s.table_name = 'grocery.grocery_item'::regclass ORDER BY 1 LIMIT 1"
    )
    shard, host, port, other, other_port = rows[0]
    began = time.monotonic()
    psql(f"SELECT citus_move_shard_placement({shard}, '{host}', {port}, '{other}', {other_port})")
    print(f"    a shard and those beside it moved in {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    work = {"queries": queries, "policies": policies, "fill": fill, "extend": extend, "load": lambda s: load(float(s))}
    sys.exit(not work[sys.argv[1]](*sys.argv[2:]))
