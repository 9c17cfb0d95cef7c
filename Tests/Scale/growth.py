"""What a household's requests cost beside how many other households.

    growth.py LARDER DIRECTORY

LARDER is the program, DIRECTORY a folder for files. Standard input names empty databases, a line each: "NAME HOUSEHOLDS
DATABASE-URL BOUNDS". In each, this makes one household over the API and copies it in SQL with all constraints on; then it
measures the databases in turn. The first database is the reference; for reading lists it is the first with as many
measured households, as a service keeps the lists in memory that it sent last, and one household's is always among them.
BOUNDS are the least ratios to it: "0.9" for every operation, or "list=0.4,tick=0.3".

SECONDS_EACH is the length of one measurement (3), ROUNDS the number of rounds (3), of which medians count.
"""

import concurrent.futures
import http.client
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
import uuid

SECONDS = int(os.environ.get("SECONDS_EACH", "3"))
ROUNDS = int(os.environ.get("ROUNDS", "3"))
# Households whose requests are measured: they can sign in, and lie evenly among the others.
SAMPLE = 2000
# Households that one statement makes.
PORTION = 2000
OPERATIONS = ["list", "tick", "board", "plan", "create"]
FOODS = ["onions", "carrots", "potatoes", "tomatoes", "eggs", "milk", "butter", "bread", "pasta", "apples"]


# A town asks as much as all of its households.
LIMITS = ["LARDER_RATE_ACCOUNT", "LARDER_RATE_ADDRESS", "LARDER_RATE_LINK", "LARDER_RATE_SIGN_IN", "LARDER_RATE_IMPORT"]


class Database:
    def __init__(self, line, larder, directory):
        self.name, count, self.database, bounds = (line.split() + ["0"])[:4]
        self.count = int(count)
        bounds = bounds if "=" in bounds else ",".join(f"{operation}={bounds}" for operation in OPERATIONS)
        self.bounds = {operation: float(bound) for operation, bound in (part.split("=") for part in bounds.split(","))}
        self.times = {operation: [] for operation in OPERATIONS}
        self.rates = {operation: [] for operation in OPERATIONS}
        self.file = os.path.join(directory, self.name)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.larder = f"http://127.0.0.1:{port}"
        settings = {name: "0" for name in LIMITS} | {
            "LARDER_DATABASE_URL": self.database, "LARDER_PORT": str(port), "LARDER_HOST": "127.0.0.1",
            "LARDER_LOG_LEVEL": "warning", "LARDER_ACCESS_TOKEN_LIFETIME": "3600", "LARDER_DATA": directory,
        }
        log = open(self.file + ".log", "w")
        self.process = subprocess.Popen([larder], env=os.environ | settings, stdout=log, stderr=log)
        for _ in range(600):
            try:
                if urllib.request.urlopen(self.larder + "/readyz").status == 200:
                    break
            except OSError:
                time.sleep(0.1)
        else:
            sys.exit(f"{self.name}: not ready: {open(self.file + '.log').read()}")
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def reconnect(self):
        """The server has closed a connection that was idle."""
        self.connection.close()

    def call(self, method, path, body=None, token=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = "Bearer " + token
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status >= 300:
            sys.exit(f"{self.name}: {method} {path}: {answer.status} {data[:500]}")
        return json.loads(data) if data else None

    def sql(self, *statements):
        command = ["psql", "-XqAt", "-v", "ON_ERROR_STOP=1", self.database]
        run = subprocess.run(command, input=";\n".join(statements), capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"{self.name}: {run.stderr}")
        return [line.split("|") for line in run.stdout.splitlines()]

    # ---- households ---------------------------------------------------------------------------------------------

    def sign_up(self):
        return self.call("POST", "/api/v1/auth/anonymous", {})

    def make_pattern(self):
        """A household that plans: three recipes on its menu, ten items on its list, a week of dinners."""
        session = self.sign_up()
        token = session["access_token"]
        recipes = []
        for number in range(3):
            lines = [f"{number * 8 + index + 1}00 g {FOODS[(number * 3 + index) % 10]}" for index in range(8)]
            recipe = {"title": f"Dish {number}", "servings": 4, "ingredients": lines, "steps": ["Chop.", "Cook."]}
            recipes.append(self.call("POST", "/api/v1/recipes", recipe, token)["id"])
            self.call("POST", "/api/v1/menu/recipes", {"recipe_id": recipes[-1]}, token)
        days = self.call("GET", "/api/v1/meal-plan", None, token)["days"]
        for index, day in enumerate(days[-7:]):
            entry = {"date": day["date"], "slot": "dinner", "recipe_id": recipes[index % 3], "servings": 4}
            self.call("POST", "/api/v1/meal-plan/entries", entry, token)
        self.list = str(uuid.uuid4())
        items = [f"{index + 1} kg {food}" for index, food in enumerate(FOODS)]
        made = self.call("PUT", f"/api/v1/grocery-lists/{self.list}", {"title": "Week", "items": items}, token)
        self.item, self.recipes = made["items"][0]["id"], recipes
        self.household, self.user = session["household"]["id"], session["user"]["id"]
        # What the neighbours' events change arrives before the household is copied.
        time.sleep(3)

    def columns(self):
        """Tables with what to select for each column, those that others refer to first."""
        rows = self.sql(
            """SELECT c.oid, n.nspname, c.relname, a.attname, t.typname FROM pg_class c
               JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
               WHERE n.nspname IN ('account', 'recipe', 'menu', 'meal_plan', 'grocery', 'export') AND c.relkind IN ('r', 'p')
                 AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
               ORDER BY c.oid, a.attnum"""
        )
        edges = self.sql("SELECT conrelid, confrelid FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid AND conparentid = 0")
        tables = {}
        for oid, schema, name, column, kind in rows:
            tables.setdefault(oid, (schema, name, []))[2].append((column, kind))
        ordered = []
        while len(ordered) < len(tables):
            done = len(ordered)
            for oid, table in tables.items():
                if table not in ordered and all(tables[to] in ordered for start, to in edges if start == oid and to in tables):
                    ordered.append(table)
            if len(ordered) == done:
                sys.exit("tables refer to each other in a circle")
        return ordered

    def statements(self):
        """For each table that has rows of the pattern: the INSERT of their copies, from `copied`."""
        new = "md5({}::text || p.id::text)::uuid".format
        for schema, name, columns in self.columns():
            ids = [column for column, kind in columns if kind == "uuid"]
            if not ids:
                continue
            owner = " OR ".join(f"t.{column} IN ('{self.household}', '{self.user}')" for column in ids)
            if name == "refresh_token":
                owner = f"t.session_id IN (SELECT id FROM account.session WHERE user_id = '{self.user}')"
            source = f'SELECT * FROM "{schema}"."{name}" t WHERE {owner}'
            rows = int(self.sql(f"SELECT count(*) FROM ({source}) t")[0][0])
            if not rows:
                continue
            values = []
            for column, kind in columns:
                value = f't."{column}"'
                if kind == "uuid":
                    value = f"CASE WHEN {value} = '{self.household}' THEN p.id ELSE {new(value)} END"
                elif kind == "bytea":
                    # Hashes of tokens.
                    value = f"sha256(uuid_send(p.id) || {value})"
                values.append(value)
            names = ", ".join(f'"{column}"' for column, _ in columns)
            # The rows of the pattern are read once, not once for each household.
            yield (
                f'INSERT INTO "{schema}"."{name}" ({names}) SELECT {", ".join(values)} FROM copied p, ({source} OFFSET 0) t'
                # What services have made for those who have signed up already stays.
                f"{' WHERE NOT p.signed_in' if schema == 'account' else ''}"
                # What a household writes together lies together.
                " ORDER BY p.n ON CONFLICT DO NOTHING"
            )

    def grow(self):
        self.make_pattern()
        sample = min(self.count, SAMPLE)
        signed = [self.sign_up() for _ in range(sample)]
        started = time.monotonic()
        before = self.bytes()
        statements = list(self.statements())
        step = self.count // sample
        path = self.file + ".households"
        with open(path, "w") as out:
            for number in range(self.count):
                place, rest = divmod(number, step)
                real = signed[place] if rest == 0 and place < sample else None
                # As version 7: in the order of time.
                made = f"{1790000000000 + number * 100:012x}7{number % 4096:03x}8{number:015x}"
                out.write(f"{number}\t{real['household']['id'] if real else uuid.UUID(made)}\t{bool(real)}\n")
        self.signed = signed
        self.sql(
            "CREATE SCHEMA growth",
            "CREATE UNLOGGED TABLE growth.household (n bigint PRIMARY KEY, id uuid NOT NULL, signed_in boolean NOT NULL)",
            f"\\copy growth.household FROM '{path}'\nANALYZE growth.household",
        )

        def portion(start):
            self.sql(
                "SET synchronous_commit = off",
                "BEGIN",
                f"CREATE TEMPORARY TABLE copied ON COMMIT DROP AS SELECT * FROM growth.household WHERE n >= {start} AND n < {start + PORTION}",
                *statements,
                "COMMIT",
            )
            if start and start % 100_000 == 0:
                print(f"    {self.name}: {start:,} of {self.count:,} after {time.monotonic() - started:.0f} s", flush=True)

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(portion, range(0, self.count, PORTION)))
        grown = time.monotonic() - started
        self.sql("VACUUM (ANALYZE)")
        self.size = (self.bytes() - before) / self.count
        items = self.sql("SELECT count(*) FROM grocery.grocery_item")[0][0]
        print(f"{self.name}: {self.count:,} households, {int(items):,} items, {self.size / 1000:.1f} kB each, made in {grown:.0f} s", flush=True)

    def bytes(self):
        own = int(self.sql("SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                           " WHERE c.relkind = 'r' AND n.nspname NOT IN ('growth', 'pg_catalog', 'information_schema')")[0][0])
        if self.sql("SELECT to_regclass('citus_tables')")[0][0] == "":
            return own
        # On a cluster the rows lie on the other servers.
        return own + int(self.sql("SELECT coalesce(sum(citus_total_relation_size(table_name)), 0) FROM citus_tables")[0][0])

    # ---- measurements -------------------------------------------------------------------------------------------

    def copy_of(self, household, original):
        return self.sql(f"SELECT md5('{original}' || '{household}')::uuid")[0][0]

    def refresh(self):
        """New access tokens, as old ones may have ended while other databases grew."""
        self.reconnect()
        keys = self.sql(
            f"SELECT id, md5('{self.list}' || id::text)::uuid, md5('{self.item}' || id::text)::uuid FROM growth.household WHERE signed_in"
        )
        keys = {household: (list, item) for household, list, item in keys}
        with open(self.file + ".tokens", "w") as out:
            for session in self.signed:
                new = self.call("POST", "/api/v1/auth/refresh", {"refresh_token": session["refresh_token"]})
                session["access_token"], session["refresh_token"] = new["access_token"], new["refresh_token"]
                out.write(f"{session['access_token']} {' '.join(keys[session['household']['id']])}\n")

    def wrk(self, operation, connections):
        environment = dict(os.environ, OPERATION=operation, HOUSEHOLDS=self.file + ".tokens")
        script = os.path.join(os.path.dirname(__file__), "operations.lua")
        command = ["wrk", "-t1", f"-c{connections}", f"-d{SECONDS}s", "--latency", "-s", script, self.larder]
        text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        if "Non-2xx" in text or "Socket errors" in text:
            sys.exit(f"{self.name}: {operation}: {text}")
        median, unit = re.search(r"50%\s+([\d.]+)(us|ms|s)", text).groups()
        return float(median) * {"us": 0.001, "ms": 1, "s": 1000}[unit], float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])

    def create(self, round):
        """A list from a menu of three recipes, 24 lines: the median of 20, in milliseconds.

        The first list of a household is not counted: what services keep in memory of it is read then.
        """
        self.reconnect()
        times = []
        some = self.signed[round :: max(1, len(self.signed) // 20)][:20] or self.signed
        for session in [session for session in some for _ in range(40 // len(some))]:
            token = session["access_token"]
            board = self.call("GET", "/api/v1/menu", None, token)
            menu = board.get("next") or board["menu"]
            for recipe in self.recipes:
                if not any(self.copy_of(session["household"]["id"], recipe) == row["recipe_id"] for row in menu.get("recipes", [])):
                    copy = self.copy_of(session["household"]["id"], recipe)
                    board = self.call("POST", "/api/v1/menu/recipes", {"recipe_id": copy}, token)
                    menu = board.get("next") or board["menu"]
            started = time.monotonic()
            self.call("POST", f"/api/v1/menus/{menu['id']}/grocery-list", {"archive_current": True}, token)
            times.append((time.monotonic() - started) * 1000)
        return statistics.median(times[1::2])

    def measure(self, operation, round):
        if operation == "create":
            self.times[operation].append(self.create(round))
            return
        self.times[operation].append(self.wrk(operation, 1)[0])
        # One household's own ticks wait for each other.
        if self.count > 1:
            self.rates[operation].append(self.wrk(operation, 16)[1])


    def idle(self):
        """CPU while nobody asks, in milliseconds a second: of the process, and of its PostgreSQL connections."""
        backends = [row[0] for row in self.sql("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'larder%'")]

        def ticks(processes):
            total = 0
            for process in processes:
                try:
                    fields = open(f"/proc/{process}/stat").read().rpartition(")")[2].split()
                    total += int(fields[11]) + int(fields[12])
                except OSError:
                    pass
            return total * 1000 / os.sysconf("SC_CLK_TCK")

        before = ticks([self.process.pid]), ticks(backends)
        time.sleep(20)
        return (ticks([self.process.pid]) - before[0]) / 20, (ticks(backends) - before[1]) / 20


def main(larder, directory):
    databases = [Database(line, larder, directory) for line in sys.stdin if line.strip()]
    try:
        run(databases)
    finally:
        for database in databases:
            database.process.terminate()


def run(databases):
    for database in databases:
        database.grow()
    for database in databases:
        own, server = database.idle()
        print(f"{database.name}: idle, CPU {own:.1f} ms/s, of PostgreSQL {server:.1f} ms/s", flush=True)
    for database in databases:
        database.refresh()
        for operation in OPERATIONS[:-1]:
            database.wrk(operation, 4)
    for round in range(ROUNDS):
        for operation in OPERATIONS:
            for database in databases:
                database.measure(operation, round)
    missed = 0
    print(f"\n{'':12} {'operation':10} {'p50 ms':>8} {'ratio':>6} {'wanted':>7} {'16 connections':>16}")
    for database in databases:
        alike = next(other for other in databases if min(other.count, SAMPLE) == min(database.count, SAMPLE))
        for operation in OPERATIONS:
            reference = alike if operation == "list" else databases[0]
            median = statistics.median(database.times[operation])
            ratio = statistics.median(reference.times[operation]) / median
            rate = f"{statistics.median(database.rates[operation]):,.0f}/s" if database.rates[operation] else ""
            verdict = wanted = ""
            if database is not reference:
                wanted = f"≥ {database.bounds[operation]}"
                verdict = "ok" if ratio >= database.bounds[operation] else "MISSED"
                missed += verdict == "MISSED"
            print(f"{database.name:12} {operation:10} {median:8.2f} {ratio:6.2f} {wanted:>7} {rate:>16}  {verdict}")
    sys.exit(1 if missed else 0)


main(*sys.argv[1:])
