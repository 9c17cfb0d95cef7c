"""How a list is read while another client has hostile pages read, and what memory is left of it.

    hostile.py URL READER-TOKEN LIST SENDER-TOKEN PID SECONDS

Reads the list for SECONDS, again and again, then goes on while fifty pages are sent at once to be read, one after the
other on each of fifty connections until every page has been sent; both clients have an address of their own. Prints, in one
line: the p99 in milliseconds of the reading without and with the pages, how many pages were read, refused as too
complicated, or had no turn, how long they took in seconds, and the process's memory (PSS) in MB before, at its most and a
minute after.
"""

import collections
import http.client
import json
import multiprocessing
import sys
import threading
import time
import urllib.parse

LINE = "<p>2 cups flour, 1 onion, and then bake it for 20 minutes at 180 degrees</p>"
RECIPE = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "name": "Soup",
    "recipeYield": "4",
    "recipeIngredient": ["1 onion", "2 carrots"],
    "recipeInstructions": [{"@type": "HowToStep", "text": "Boil."}],
}


def linked(text):
    return f'<html><head><script type="application/ld+json">{text}</script></head><body>{LINE}</body></html>'


def pages():
    """Five pages of each kind; each kind is large, deep, cut or repeated in another way."""
    large = json.dumps({**RECIPE, "recipeIngredient": [f"{n} g flour number {n}" for n in range(150_000)]})
    objects = json.dumps({"@graph": [{"@type": "Recipe", "@id": f"#{n}", "isPartOf": {"@id": f"#{n + 1}"}} for n in range(60_000)]})
    kinds = [
        "<html><body>" + "<div>" * 10_000 + LINE + "</div>" * 10_000,
        "<html><body>" + "<table><tr><td><ul><li><b>" * 10_000 + LINE,
        linked(large),
        linked(objects),
        linked("[" * 500_000),
        linked(large)[:4_000_000],
        "<html><body>" + LINE * 60_000,
        "<html><body><ul>" + "<li>1 cup of sugar" * 200_000,
        "<html><body>" + "".join(f'<script type="application/ld+json">{json.dumps(RECIPE)}</script>' for _ in range(10_000)),
        "<html><body>" + '<span itemscope itemtype="https://schema.org/Recipe"><i itemprop="recipeIngredient">1 egg' * 30_000,
    ]
    return [json.dumps({"html": page, "url": "https://example.org/"}).encode() for page in kinds for _ in range(5)]


def connect(url, address):
    parts = urllib.parse.urlsplit(url)
    return http.client.HTTPConnection(parts.hostname, parts.port, timeout=120, source_address=(address, 0))


def send(url, token, begin, done):
    """Sends all pages at once; a page that has no turn is sent again until it has one."""
    statuses = collections.Counter()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def one(page):
        while True:
            try:
                connection = connect(url, "127.0.0.3")
                connection.request("POST", "/api/v1/recipes/extract", page, headers)
                answer = connection.getresponse()
                answer.read()
                status = answer.status
            except OSError:
                status = 0
            statuses[status] += 1
            if status in (200, 422):
                return
            time.sleep(0.2)

    threads = [threading.Thread(target=one, args=(page,)) for page in pages()]
    begin.wait()
    start = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done.put((dict(statuses), time.monotonic() - start))


def read(url, token, path, until):
    """The times in milliseconds that a list takes to be read, over and over."""
    connection = connect(url, "127.0.0.2")
    times = []
    while not until():
        start = time.perf_counter()
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        body = answer.read()
        assert answer.status == 200, body
        times.append((time.perf_counter() - start) * 1000)
        # One reader, not a flood.
        time.sleep(0.002)
    return times


def p99(times):
    return sorted(times)[max(0, int(len(times) * 0.99) - 1)]


def memory(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("Pss:"))


def main():
    url, reader, grocery_list, sender, pid, seconds = sys.argv[1:]
    path = f"/api/v1/grocery-lists/{grocery_list}"
    begin, done = multiprocessing.Event(), multiprocessing.Queue()
    process = multiprocessing.Process(target=send, args=(url, sender, begin, done))
    process.start()
    read(url, reader, path, lambda deadline=time.monotonic() + 1: time.monotonic() > deadline)
    before = memory(pid)
    deadline = time.monotonic() + float(seconds)
    quiet = p99(read(url, reader, path, lambda: time.monotonic() > deadline))
    peak = [before]
    ended = threading.Event()

    def watch():
        while not ended.is_set():
            peak[0] = max(peak[0], memory(pid))
            time.sleep(0.1)

    watching = threading.Thread(target=watch)
    watching.start()
    begin.set()
    busy = p99(read(url, reader, path, lambda: not done.empty()))
    statuses, took = done.get()
    process.join()
    time.sleep(60)
    ended.set()
    watching.join()
    waited = sum(count for status, count in statuses.items() if status not in (200, 422))
    print(
        f"{quiet:.2f} {busy:.2f} {statuses.get(200, 0)} {statuses.get(422, 0)} {waited} {took:.1f}"
        f" {before:.1f} {peak[0]:.1f} {memory(pid):.1f}"
    )


if __name__ == "__main__":
    main()
