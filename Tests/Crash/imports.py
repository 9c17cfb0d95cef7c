"""Imports pages on three replicas of larder, one of which is killed every two seconds; each page must become one recipe.

    imports.py PAGES

LARDER is the program; LARDER_TEST_POSTGRES is a server to make a database on. The exit status is 0 if all pages are
recipes, none twice, and nothing waits.
"""

import http.server
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request

PAUSE = 2
PAGES = int(sys.argv[1]) if len(sys.argv) > 1 else 500
LARDER, POSTGRES = os.environ["LARDER"], os.environ["LARDER_TEST_POSTGRES"]


class Site(http.server.BaseHTTPRequestHandler):
    """A page with a recipe for every number, some of them slow."""

    fetched = 0

    def do_GET(self):
        number = int(self.path.rsplit("/", 1)[1])
        Site.fetched += 1
        time.sleep(0.3 if number % 7 == 0 else 0.02)
        recipe = {"@type": "Recipe", "name": f"Soup {number}", "recipeYield": "4",
                  "recipeIngredient": [f"{number} g lentils", "1 onion"], "recipeInstructions": f"Boil for {number} minutes."}
        page = f'<html><script type="application/ld+json">{json.dumps(recipe)}</script></html>'.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        try:
            self.wfile.write(page)
        except BrokenPipeError:
            pass  # Who asked was killed.

    def log_message(self, *_):
        pass


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Replica:
    """A larder that can be killed and started again."""

    def __init__(self, environment):
        self.port = free_port()
        self.environment = dict(environment, LARDER_PORT=str(self.port))
        self.process = None

    def start(self):
        self.process = subprocess.Popen([LARDER], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def call(self, method, path, token=None, body=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


def ask(replicas, path, token):
    """An answer of any of the replicas, as some are being started."""
    while True:
        for replica in replicas:
            try:
                return replica.call("GET", path, token)
            except OSError:
                pass
        time.sleep(0.1)


def main():
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{site.server_port}"
    environment = dict(
        os.environ, LARDER_DATABASE_URL=POSTGRES, LARDER_ALLOWED_HOSTS=f"127.0.0.1:{site.server_port}",
        LARDER_INTERNAL_SECRET=secrets.token_hex(32), LARDER_HOST="127.0.0.1", LARDER_LOG_LEVEL="error",
        LARDER_RATE_ACCOUNT="0", LARDER_RATE_ADDRESS="0", LARDER_RATE_IMPORT="0")
    replicas = [Replica(environment) for _ in range(3)]
    replicas[0].start()
    first = replicas[0]
    tokens = []
    while not tokens:
        try:
            tokens = [first.call("POST", "/api/v1/auth/anonymous", body={})["access_token"] for _ in range(2)]
        except OSError:
            time.sleep(0.1)
    urls = [f"{base}/{number}" for number in range(PAGES)]
    imports = [first.call("POST", "/api/v1/imports", tokens[0], {"urls": urls[at:at + 100]})["id"]
               for at in range(0, PAGES, 100)]
    # Who comes after somebody with many pages does not wait for all of them.
    other = first.call("POST", "/api/v1/imports", tokens[1], {"url": f"{base}/{PAGES}"})["id"]
    began = time.monotonic()
    for replica in replicas[1:]:
        replica.start()
    stopping = threading.Event()
    kills = 0

    def killer():
        nonlocal kills
        while not stopping.wait(PAUSE):
            replica = replicas[kills % len(replicas)]
            replica.kill()
            replica.start()
            kills += 1

    thread = threading.Thread(target=killer)
    thread.start()
    others = None
    try:
        while True:
            if others is None and ask(replicas, f"/api/v1/imports/{other}", tokens[1])["state"] == "done":
                others = time.monotonic() - began
            states = [ask(replicas, f"/api/v1/imports/{one}", tokens[0])["state"] for one in imports]
            if all(state == "done" for state in states):
                break
            if time.monotonic() - began > 600:
                print("Some imports are not done after ten minutes.", file=sys.stderr)
                return 1
            time.sleep(0.5)
        took = time.monotonic() - began
    finally:
        stopping.set()
        thread.join()
    titles, after = [], ""
    while True:
        page = ask(replicas, f"/api/v1/recipes?limit=200{after}", tokens[0])
        titles += [recipe["title"] for recipe in page["items"]]
        if not page["next"]:
            break
        after = f"&after={page['next']}"
    counts = [ask(replicas, f"/api/v1/imports/{one}", tokens[0])["counts"] for one in imports]
    for replica in replicas:
        replica.kill()
    active = sum(count["active"] for count in counts)
    print(f"{PAGES} pages in {took:.1f} s with {kills} kills; {Site.fetched} fetched; {active} said to be recipes, "
          f"{len(titles)} recipes, {len(set(titles))} different; the other household's page after {others or 0:.1f} s")
    return 0 if len(titles) == len(set(titles)) == active == PAGES and others is not None else 1


if __name__ == "__main__":
    sys.exit(main())
