"""bench.py: measures how fast the web app shows something and answers, as `make bench-web` does; fails above the bounds."""

import os
import statistics
import sys

from browser import Browser, Failed
from larder import Larder
from long_tasks import long_tasks
from processor import PHONE, Processor

RUNS = int(os.environ.get("RUNS", "5"))
# The round trip in milliseconds, and bits in a second.
PROFILES = [("phone", 150, 1_600_000), ("3G", 562, 1_440_000)]
# How long the view may take, in milliseconds, and how much a first visit may load.
BOUNDS = {"phone, first visit": 1200, "3G, first visit": 2500, "phone, repeat visit": 500, "3G, repeat visit": 500}
MOST_BYTES = 60_000
# A name that browsers do not take for their own machine: over plain HTTP they ask it for gzip only, and keep no worker.
HOST = "kueche.test"

# The first time that a view is in the page. Its own first paint comes with the next frame.
WATCH = """
(() => {
  const look = () => {
    if (window.larderShown || !document.querySelector('#main > .view')) return;
    requestAnimationFrame(() => { window.larderShown ??= performance.now(); });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  window.larderLong = 0;
  new PerformanceObserver(list => { for (const e of list.getEntries()) window.larderLong = Math.max(window.larderLong, e.duration); })
    .observe({ type: 'longtask', buffered: true });
})();
"""


def visit(page, url):
    """Opens a page, and waits until it has shown something and is quiet; gives the figures."""
    page.requests.clear()
    page.go(url)
    page.until("window.larderShown", "the view", 60)
    # Long enough for a stream to be the only thing that is open.
    page.wait(2.5)
    shown = page.js("[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,"
                    " window.larderShown, window.larderLong]")
    over_network = [r for r in page.requests.values() if not r.get("cached") and r["url"].startswith("http")]
    app = [r for r in over_network if "/api/" not in r["url"]]
    return {
        "paint": shown[0], "view": shown[1], "long": shown[2], "requests": len(over_network),
        "app requests": len(app), "bytes": sum(r["bytes"] for r in over_network),
        "app bytes": sum(r["bytes"] for r in app),
    }


def measure(browser, larder, processor, latency, bits):
    person = browser.person()
    page = browser.page(person)
    page.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    page.network(latency, bits / 8)
    processor.slow_down(page)
    url = f"http://127.0.0.1:{larder.port}/"
    first = visit(page, url)
    # What the app does when it has nothing else to do is not part of opening it again.
    page.until("navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))", "the worker", 60)
    page.go("about:blank")
    processor.slow_down(page)
    again = visit(page, url)
    # The same person, without anything that the browser keeps of the app, as after an update.
    page.go("about:blank")
    page.command("Network.clearBrowserCache")
    page.command("Storage.clearDataForOrigin", origin=url[:-1], storageTypes="service_workers,cache_storage")
    processor.slow_down(page)
    known = visit(page, url)
    page.close()
    browser.command("Target.disposeBrowserContext", browserContextId=person)
    return {"first visit": first, "known, empty cache": known, "repeat visit": again}


def over_plain_http(browser, larder):
    """A first visit in a language with long words, without what browsers keep from pages over plain HTTP."""
    person = browser.person()
    page = browser.page(person, language="de")
    page.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    figures = visit(page, f"http://{HOST}:{larder.port}/")
    page.close()
    browser.command("Target.disposeBrowserContext", browserContextId=person)
    return figures["bytes"]


def main():
    larder = Larder(os.environ.get("LARDER_BINARIES", ".build/release"))
    browser = Browser(f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
    processor = Processor()
    over = []
    try:
        print(f"medians of {RUNS}; times in ms, sizes in bytes as transferred")
        head = ["first paint", "view", "longest task", "requests", "bytes", "of the app: requests", "bytes"]
        print(f"{'':30}" + "".join(f"{name:>{max(14, len(name) + 2)}}" for name in head))
        for name, latency, bits in PROFILES:
            runs = [measure(browser, larder, processor, latency, bits) for _ in range(RUNS)]
            for kind in runs[0]:
                keys = ["paint", "view", "long", "requests", "bytes", "app requests", "app bytes"]
                figures = [round(statistics.median(run[kind][key] for run in runs)) for key in keys]
                print(f"{name + ', ' + kind:30}" + "".join(
                    f"{figure:>{max(14, len(title) + 2)}}" for figure, title in zip(figures, head)), flush=True)
                shown, loaded = figures[1], figures[4]
                if shown > BOUNDS.get(f"{name}, {kind}", shown):
                    over.append(f"{name}, {kind}: the view takes {shown} ms, more than {BOUNDS[f'{name}, {kind}']}")
                if loaded > MOST_BYTES:
                    over.append(f"{name}, {kind}: {loaded} bytes, more than {MOST_BYTES}")
        loaded = over_plain_http(browser, larder)
        print(f"a first visit over plain HTTP, in German: {loaded} bytes", flush=True)
        if loaded > MOST_BYTES:
            over.append(f"over plain HTTP: {loaded} bytes, more than {MOST_BYTES}")
        over += long_tasks(browser, larder, processor, WATCH, RUNS)
        print(f"\nbenchmark index of this machine: {statistics.median(processor.indexes):.0f}"
              f" ({min(processor.indexes):.0f} to {max(processor.indexes):.0f}), slowed down to that of a phone, {PHONE:.0f}")
    finally:
        browser.close()
        larder.close()
    if over:
        raise Failed("over the bounds:\n" + "\n".join(over))


if __name__ == "__main__":
    try:
        main()
    except Failed as error:
        sys.exit(f"bench-web: {error}")
