"""Two tabs of one browser that change things at the same moment: the app's own queue of changes, against a server that counts.

Tabs are processes of their own, each with a view of the browser's storage that lags behind the others'.
"""

import http.server
import json
import os
import subprocess
import threading

from browser import Failed

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Services/Web/Service/Assets")
ENTRY = ("import { change, sendChanges, waiting } from './changes.js'; import { queueOf } from './grocery-queue.js';"
         "window.queue = { change, sendChanges, waiting, queueOf };")
PAGE = """<!doctype html><html lang="en" data-files="/assets/1"><body><p id="offline"></p><main id="main"></main><div id="toasts"></div>
<script type="module" src="/assets/1/queue.js"></script></body></html>"""
# A user and a household that look like ids, as the places of what waits are told apart by their length.
USER, HOME, LIST = (f"01900000-0000-7000-a000-00000000000{digit}" for digit in "123")
# What one tab does: so many changes, `many` of them on their way at once; it begins with the other.
CHANGES = """(async () => {
  const [tab, count, many, at] = %s;
  await new Promise(done => { setTimeout(done, at - Date.now()); });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const n = next++;
      // What the other tab writes is to come between.
      const { port1, port2 } = new MessageChannel();
      await new Promise(done => { port1.onmessage = done; port2.postMessage(null); });
      await queue.change('POST', '/api/v1/things', { tab, n }, { what: `${tab} ${n}` });
    }
  };
  await Promise.all(Array.from({ length: many }, work));
})()"""


class Counter:
    """A server that knows each change that has come; while it `is_down` it answers as one that is being replaced."""

    def __init__(self):
        self.come, self.is_down = [], False
        script = subprocess.run(["esbuild", "--bundle", "--format=esm", "--target=es2022", "--log-level=warning"], input=ENTRY.encode(),
                                cwd=ASSETS, stdout=subprocess.PIPE, check=True).stdout
        with open(os.path.join(ASSETS, "languages/en.txt"), "rb") as file:
            words = file.read()
        files = {"/": ("text/html", PAGE.encode()), "/assets/1/queue.js": ("text/javascript", script),
                 "/assets/1/words-en.txt": ("text/plain", words)}
        counter = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.answer(200, *files.get(self.path, ("text/plain", b"")))

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or b"null")
                if self.path.startswith("/api/v1/auth/"):
                    said = {"user": {"id": USER}, "household": {"id": HOME}, "csrf": "1"}
                elif counter.is_down:
                    return self.answer(503, "application/problem+json", b'{"code":"unavailable"}')
                elif self.path.endswith("/sync"):
                    counter.come += [(one["op"], one["id"]) for one in body["operations"]]
                    said = {"results": [{"id": one["id"], "status": "done"} for one in body["operations"]], "list": None}
                else:
                    counter.come.append((body["tab"], body["n"]))
                    said = {}
                return self.answer(200, "application/json", json.dumps(said).encode())

            def answer(self, status, kind, body):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class TwoTabs:
    """What two tabs of one person do, at an address that browsers trust or one that they do not."""

    def __init__(self, browser, counter, host):
        self.counter, self.browser, self.person = counter, browser, browser.person()
        self.origin = f"http://{host}:{counter.port}/"
        self.tabs = [self.tab(), self.tab()]

    def tab(self):
        page = self.browser.page(self.person)
        # Each is as awake as in a window of its own.
        page.command("Emulation.setFocusEmulationEnabled", enabled=True)
        page.go(self.origin)
        page.until("window.queue", "the queue")
        page.js(f"localStorage.setItem('larder.session', JSON.stringify({{ user: '{USER}', household: {{ id: '{HOME}' }}, named: true }}))")
        return page

    def close(self):
        for page in self.tabs:
            page.close()

    def both(self, count, many):
        """Both tabs make so many changes at once; ends when both have heard of each of theirs."""
        for at, page in enumerate(self.tabs):
            begins = page.js("Date.now()") + 500 - 100 * at
            page.js(f"window.made = {CHANGES % json.dumps([f'tab {at}', count, many, begins])}.then(() => 'all', error => error.message); 0")
        for page in self.tabs:
            page.until("Promise.race([made, new Promise(done => { setTimeout(done, 500); })])", "that all is made", 60)
            said = page.js("made")
            if said != "all":
                raise Failed(f"a change was not taken: {said}")

    def expect_all(self, count, what):
        """Each change of both tabs has come once, those of a tab in their order."""
        wanted = [(f"tab {at}", n) for at in (0, 1) for n in range(count)]
        come = sorted(self.counter.come, key=lambda one: one[0])
        if come != wanted:
            lost, twice = len(set(wanted) - set(come)), len(come) - len(set(come))
            raise Failed(f"{what}: {lost} lost, {twice} sent twice, {'not ' if sorted(come) == wanted else ''}all there")
        self.counter.come.clear()

    def nothing_waits(self):
        for page in self.tabs:
            page.until("queue.waiting().length === 0", "that nothing waits", 60)

    def without_a_network(self):
        self.counter.is_down = True
        self.both(100, 100)
        for page in self.tabs:
            page.until("queue.waiting().length === 200", "all that waits, in each tab", 5)
        said = self.tabs[0].js("queue.change('POST', '/api/v1/things', {}, { what: 'one more' }).then(() => '', error => error.message)")
        if not said.startswith("Not saved"):
            raise Failed(f"one too many is said not to be saved: {said}")
        # Who closes both and comes back finds all of it.
        self.close()
        self.tabs = [self.tab(), self.tab()]
        self.counter.is_down = False
        for page in self.tabs:
            page.js("queue.sendChanges(); 0")
        self.nothing_waits()
        self.expect_all(100, "what waited")

    def with_a_network(self, count=200):
        self.both(count, 8)
        self.nothing_waits()
        self.expect_all(count, "what was sent at once")

    def on_a_list(self):
        """What is done to a list in two tabs that are closed before it was sent."""
        self.counter.is_down = True
        for at, page in enumerate(self.tabs):
            page.js(f"""window.made = (async () => {{
              await new Promise(done => {{ setTimeout(done, {page.js('Date.now()') + 300} - Date.now()); }});
              for (let n = 0; n < 200; n += 1) {{
                queue.queueOf('{LIST}').push({{ op: 'tab {at}', item_id: String(n) }});
                if (n % 10 === 0) await fetch('/');
              }}
            }})(); 0""")
        for page in self.tabs:
            page.js("made")
            page.wait(0.3)
        self.close()
        self.tabs = [self.tab()]
        self.counter.is_down = False
        self.tabs[0].js(f"queue.queueOf('{LIST}').send(); 0")
        self.tabs[0].until("!Object.keys(localStorage).some(key => key.startsWith('list-waiting'))", "that all is sent")
        count = len(set(self.counter.come))
        if count != 400 or len(self.counter.come) != 400:
            raise Failed(f"{count} of 400 operations have come, {len(self.counter.come)} in all")
        self.counter.come.clear()
        self.tabs.append(self.tab())

    def from_before(self):
        """What an earlier version left waiting, all in one entry."""
        old = [{"id": f"0190000{n}-0000-7000-a000-000000000009", "at": "NOW", "household": HOME, "method": "POST", "path": "/api/v1/things",
                "body": {"tab": "tab 0", "n": n}, "what": str(n)} for n in range(5)]
        listed = {"at": "NOW", "value": [{"id": old[0]["id"], "at": "NOW", "household": HOME, "user": USER, "op": "tick", "item_id": "1"}]}
        for key, value in ((f"changes-{USER}", old), (f"list-waiting-{LIST}", listed)):
            self.tabs[0].js(f"localStorage.setItem('{key}', {json.dumps(json.dumps(value))}.replaceAll('\"NOW\"', Date.now())); 0")
        for page in self.tabs:
            page.js(f"queue.sendChanges(); queue.queueOf('{LIST}').send(); 0")
        self.nothing_waits()
        self.tabs[0].until("!Object.keys(localStorage).some(key => /^(changes|list-waiting)-/.test(key))", "that nothing of it is left")
        if self.counter.come.count(("tick", old[0]["id"])) < 1:
            raise Failed("what was done to a list has not come")
        self.counter.come = [one for one in self.counter.come if one[0] != "tick"]
        if self.counter.come != [("tab 0", n) for n in range(5)]:
            raise Failed(f"what waited comes once, in its order: {self.counter.come}")
        self.counter.come.clear()

    def without_room(self):
        """A browser that has no room sends at once, and says so where it cannot."""
        page = self.tabs[0]
        page.js("""(() => {
          for (let size = 1 << 22; size >= 1; size /= 2) for (let n = 0; n < 2; n += 1) {
            try { localStorage.setItem(`room-${size}-${n}`, 'x'.repeat(size)); } catch { /* Full. */ }
          }
        })()""")
        change = "queue.change('POST', '/api/v1/things', { tab: 'tab 0', n: 0 }, { what: 'a thing' }).then(answer => JSON.stringify(answer), error => error.message)"
        if page.js(change) != "{}" or self.counter.come != [("tab 0", 0)]:
            raise Failed(f"what cannot be kept is sent at once: {self.counter.come}")
        self.counter.is_down = True
        said = page.js(change)
        if said == "{}" or "waiting" in said:
            raise Failed(f"what can be neither kept nor sent is said not to be saved: {said}")
        self.counter.is_down = False
        self.counter.come.clear()
        page.js("for (const key of Object.keys(localStorage)) if (key.startsWith('room-')) localStorage.removeItem(key)")


def two_tabs(browser, plain, trusted):
    """Goes through all of it over plain HTTP, and through what locks of the browser's own change where it trusts the address."""
    counter = Counter()
    try:
        for host in (plain, trusted):
            tabs = TwoTabs(browser, counter, host)
            deeds = [tabs.without_a_network, tabs.with_a_network, tabs.on_a_list, tabs.from_before, tabs.without_room]
            for deed in deeds[1:2] if host == trusted else deeds:
                try:
                    deed()
                except Failed as error:
                    raise Failed(f"{host}, {deed.__name__}: {error}") from error
            tabs.close()
    finally:
        counter.close()

