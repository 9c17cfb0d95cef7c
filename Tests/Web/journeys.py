"""journeys.py: what a household does with the web app, in Chromium, against a real larder on SQLite (`make test-web`)."""

import contextlib
import json
import os
import sys
import time

from browser import Browser, Failed, Page
from larder import Larder, free_port

OUT = os.environ.get("LARDER_WEB_OUT", ".build/test-web")
AXE = os.environ.get("LARDER_AXE")
# A name for this machine that browsers do not take for it: pages under it come over plain HTTP from elsewhere.
HOST = "kueche.test"


def button(text, scope="document"):
    """The first button, link or summary that says exactly this."""
    return (f"[...{scope}.querySelectorAll('button, a.button, summary')]"
            f".find(e => e.innerText.trim() === {json.dumps(text)})")


def field(label, scope="document"):
    """The first field with this label."""
    return (f"[...{scope}.querySelectorAll('label')].find(e => e.innerText.trim().startsWith({json.dumps(label)}))"
            "?.querySelector('input, textarea, select')")


SHEET = "document.querySelector('dialog[open]')"


def row(name):
    return f"[...document.querySelectorAll('[data-item]')].find(e => e.querySelector('.name').textContent === {json.dumps(name)})"


def tick(name):
    return f"{row(name)}.querySelector('.tick')"


def expect(is_so, what):
    if not is_so:
        raise Failed(what)


class Journeys:
    """The tests, in their order: later ones go on with what earlier ones have made."""

    def __init__(self, larder, browser):
        self.larder, self.browser = larder, browser
        self.origin = f"http://localhost:{larder.port}"
        self.person = browser.person()
        self.page = browser.page(self.person, "de-DE")
        self.list = self.share = self.recipe = None

    def api(self, page, method, path, body=None):
        """Calls the API as the person of a page does."""
        return page.js(f"""(async () => {{
          const session = await (await fetch('/api/v1/auth/session', {{ headers: {{ 'Larder-Session': 'cookie' }} }})).json();
          const household = JSON.parse(localStorage.getItem('larder.session')).household.id;
          const answer = await fetch({json.dumps(path)}, {{ method: {json.dumps(method)},
            headers: {{ 'Larder-CSRF': session.csrf, 'Larder-Household': household, 'Content-Type': 'application/json' }},
            body: {json.dumps(json.dumps(body)) if body is not None else 'undefined'} }});
          if (!answer.ok) throw new Error(await answer.text());
          return answer.status === 204 ? null : answer.json();
        }})()""")

    def items(self):
        found = self.api(self.page, "GET", f"/api/v1/grocery-lists/{self.list}")
        return {item["name"]: item for item in found["items"]}, [item["name"] for item in found["items"]]

    def sign_up_in_german(self):
        page = self.page
        page.go(self.origin + "/")
        page.until("document.querySelector('#main h1')?.innerText === 'Was wird diese Woche gekocht?'")
        expect(page.js("document.documentElement.lang").startswith("de"), "the page's language is German")
        expect(page.js("document.querySelector('[data-tab=groceries] span').innerText") == "Einkaufen", "the tabs are German")
        page.go(self.origin + "/account")
        page.fill(field("E-Mail"), "anna@example.com")
        page.fill(field("Passwort"), "ein langes Kennwort")
        page.click(button("Registrieren"))
        page.until("document.querySelector('#main h1')?.innerText === 'Was wird diese Woche gekocht?'", "the menu after signing up")

    def cook_and_shop(self):
        page = self.page
        page.go(self.origin + "/recipes/new?hand")
        page.fill(field("Titel"), "Linsensuppe")
        page.fill(field("Zutaten"), "200 g Linsen\n2 Möhren\n1 Zwiebel")
        page.fill(field("Zubereitung"), "Alles kochen.")
        page.click(button("Rezept speichern"))
        page.until("document.querySelector('#main h1')?.innerText === 'Linsensuppe'", "the recipe")
        self.recipe = page.js("location.pathname")
        page.go(self.origin + "/")
        page.click(button("Rezepte aussuchen"))
        page.click(f"{SHEET}?.querySelector('.picker button')")
        page.click(button("Fertig · 1 Rezept hinzugefügt"))
        page.click(button("Einkaufsliste erstellen"))
        page.click(button("Liste erstellen"))
        page.until(row("Linsen"), "the list")
        self.list = page.js("location.pathname.split('/').pop()")
        page.click(tick("Linsen"))
        page.until("document.querySelector('details summary')?.innerText.includes('1')", "what is done, folded")
        items, _ = self.items()
        expect(items["Linsen"]["checked"], "the tick has arrived")

    def offline_and_back(self):
        page = self.page
        # What is kept for a time without a network: it is seen once, and the app itself comes when nothing else does.
        for path, seen in (("/plan", "document.querySelector('.days')"), ("/groceries", "document.querySelector('.lines')"),
                           ("/", "document.querySelector('#main h1')"), (self.recipe, "document.querySelector('#main article')"),
                           (f"/groceries/{self.list}", row("Möhren"))):
            page.go(self.origin + path)
            page.until(seen, path)
        page.until("navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))", "the worker", 30)
        page.wait(1)
        self.larder.stop()
        mark = len(page.errors)
        page.click(tick("Möhren"))
        page.fill("document.getElementById('new-item')", "Brot")
        page.key("Enter")
        page.until(f"{row('Möhren')}.classList.contains('waiting') && {row('Brot')}", "what waits")
        page.command("Page.reload")
        page.until("!document.getElementById('offline').hidden", "that there is no network")
        page.until(f"{row('Möhren')}?.classList.contains('waiting') && {row('Brot')}", "what waits, after a reload")
        text = page.js("document.getElementById('offline').innerText")
        expect("Kein Netz" in text and any(c.isdigit() for c in text), f"how old it is: {text}")
        self.shot(page, "offline-list")
        for path, seen in (("/", "document.querySelector('.lines, .hero')"), ("/plan", "document.querySelector('.days')"),
                           (self.recipe, "document.querySelector('article h1')?.innerText === 'Linsensuppe'")):
            page.go(self.origin + path)
            page.until(seen, f"{path} without a network")
            page.until("!document.getElementById('offline').hidden", f"{path} says that it is old")
        # What is no list says that it is not saved.
        page.go(self.origin + self.recipe)
        page.click(button("Ins Menü"))
        page.until("document.querySelector('.toast')?.innerText.includes('Nicht gespeichert')", "that it is not saved")
        page.go(f"{self.origin}/groceries/{self.list}")
        page.until(row("Brot"), "the list without a network")
        del page.errors[mark:]
        self.larder.start()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until(f"!document.querySelector('.waiting') && {row('Brot')}", "that all is sent", 60)
        page.until("document.getElementById('offline').hidden", "that the network is back", 60)
        # Until now requests have failed, as was meant.
        page.wait(0.5)
        del page.errors[mark:]
        items, names = self.items()
        expect(items["Möhren"]["checked"], "the tick of the time without a network is there")
        expect(names.count("Brot") == 1, f"what was added is there once: {names}")

    def two_at_once(self):
        home = self.page.js("JSON.parse(localStorage.getItem('larder.session')).household.id")
        code = self.api(self.page, "POST", f"/api/v1/households/{home}/invitations", {"role": "editor"})["code"]
        other = self.browser.page(self.browser.person(), "de-DE")
        with watched(other):
            other.go(self.origin + "/households")
            other.fill("document.querySelector('input[name=code]')", code)
            other.click(button("Beitreten"))
            other.until("document.querySelector('#main h1') && location.pathname === '/'", "the household's menu")
            other.go(f"{self.origin}/groceries/{self.list}")
            other.until(row("Zwiebel"), "the list of both")
            other.click(tick("Zwiebel"))
            self.page.until(f"{row('Zwiebel')}.classList.contains('done')", "the tick of the other")
            self.page.fill("document.getElementById('new-item')", "Kaffee")
            self.page.key("Enter")
            other.until(row("Kaffee"), "what the other has added")
        other.close()

    def keyboard_only(self):
        page = self.page
        page.size(1280, 800, False)
        page.go(self.origin + "/")
        page.until("document.querySelector('#main .view')")
        page.js("document.querySelector('.brand').focus()")
        for tab in ("menu", "plan", "groceries"):
            page.key("Tab")
            expect(page.js("document.activeElement.dataset.tab") == tab, f"the tab {tab} is next")
        page.key("Enter")
        page.until("location.pathname === '/groceries' && document.querySelector('.lines a')")
        page.until("document.activeElement.id === 'main'", "the focus where the page has changed")
        page.go(f"{self.origin}/groceries/{self.list}")
        page.until(row("Brot"))
        page.js(f"{row('Brot')}.querySelector('button.item').focus()")
        page.key("Enter")
        page.until(SHEET, "the sheet of the item")
        for _ in range(12):
            page.key("Tab")
            expect(page.js(f"{SHEET}.contains(document.activeElement) || document.activeElement === document.body"),
                   "the focus stays in the sheet")
        page.key("Escape")
        page.until(f"!{SHEET} && document.activeElement.dataset.focus?.startsWith('item-')", "the focus where it was")
        page.js("document.activeElement.closest('[data-item]').querySelector('.tick').focus()")
        page.key(" ")
        page.until(f"{row('Brot')}.classList.contains('done')")
        page.until("document.activeElement !== document.body", "a focus after ticking")
        page.size(390, 844)

    def back_closes_a_sheet(self):
        """Back closes a sheet and nothing else; there is no entry of it left to go through, and forward opens none."""
        page = self.page
        is_list = f"location.pathname === '/groceries/{self.list}' && {row('Kaffee')}"
        page.size(390, 480)
        page.go(self.origin + "/groceries")
        page.click("document.querySelector('.lines a.button')")
        page.until(is_list, "the list")
        item = f"{row('Kaffee')}?.querySelector('button.item')"
        page.click(item)
        page.until(SHEET, "the sheet")
        page.js("window.before = document.querySelector('#main > .view')")
        place, length = page.js("[scrollY, history.length]")
        expect(place > 0, "the page is scrolled")
        is_same = f"document.querySelector('#main > .view') === window.before && scrollY === {place}"
        page.js("history.back()")
        page.until(f"!{SHEET} && {is_list}", "the sheet closed, and the list still there")
        expect(page.js(is_same), "the page below is the same, as far down")
        expect(page.js("document.activeElement.dataset.focus?.startsWith('item-')"), "the focus is where the sheet was opened")
        page.js("history.forward()")
        page.wait(0.5)
        expect(page.js(f"!{SHEET} && {is_list} && !history.state?.sheet"), "forward opens no sheet, and leaves no entry of one")
        for closing in ("Escape", "Schließen", "ein Reload"):
            page.click(item)
            page.until(f"{SHEET} && history.state?.sheet === 1", "the sheet once more")
            if closing == "Escape":
                page.key("Escape")
            elif closing == "Schließen":
                page.click(f"{SHEET}.querySelector('.sheet-head .icon-button')")
            else:
                page.command("Page.reload")
            page.until(f"!{SHEET} && {is_list} && !history.state?.sheet", f"no entry of a sheet after {closing}")
            expect(page.js("history.length") == length, "the history has not grown")
        page.js("history.back()")
        page.until("location.pathname === '/groceries' && document.querySelector('.lines')", "the page before, in one step")
        # From a sheet to another page, and back to the one below it.
        page.go(f"{self.origin}/groceries/{self.list}")
        page.click("[...document.querySelectorAll('#main .icon-button')].at(0)")
        page.click(button("Gänge und Läden", SHEET))
        page.until("location.pathname === '/household/aisles' && document.querySelector('#main h1')", "the page that the sheet leads to")
        page.js("history.back()")
        page.until(f"{is_list} && !{SHEET}", "the list, in one step")
        # A sheet on a sheet.
        page.go(self.origin + "/household")
        page.click("document.querySelector('#main li .pill:not(.leaf) + .icon-button')")
        page.click(f"[...{SHEET}.querySelectorAll('button')].find(e => e.innerText.endsWith('übertragen'))")
        page.until("document.querySelectorAll('dialog[open]').length === 2 && history.state.sheet === 2", "two sheets")
        page.js("history.back()")
        page.until("document.querySelectorAll('dialog[open]').length === 1 && history.state.sheet === 1", "the first of them")
        page.js("history.back()")
        page.until(f"!{SHEET} && location.pathname === '/household' && !history.state?.sheet", "the page")
        page.size(390, 844)

    def deleted_and_back(self):
        """Undo, and later what is deleted, bring a list and a menu back; the activity says what was done."""
        page = self.page
        page.go(self.origin + "/groceries")
        page.click(button("Neue Liste"))
        page.fill("document.getElementById('new-item')", "Hefe")
        page.key("Enter")
        page.until(row("Hefe"))
        # Until it is sent, a deleted list would be asked for once more.
        page.until("!document.querySelector('.waiting')")
        for way in ("undo", "restore"):
            page.click("[...document.querySelectorAll('#main .icon-button')].find(e => e.ariaLabel === 'Mehr')")
            page.click(button("Liste löschen", SHEET))
            page.until(f"{SHEET}?.innerText.includes('30 Tage')")
            page.click(button("Liste löschen", SHEET))
            page.until("location.pathname === '/groceries' && document.querySelector('#main .lines')", "the other lists")
            if way == "undo":
                page.click(button("Rückgängig"))
            else:
                page.click(button("Gelöschte Listen"))
                page.click(button("Wiederherstellen", SHEET))
            page.until(row("Hefe"), f"the list after {way}")
            page.js("document.querySelectorAll('.toast').forEach(e => e.remove())")
        # The page of a list may ask for it once more while it goes.
        page.errors[:] = [error for error in page.errors if not ("404" in error and "/api/v1/grocery-lists/" in error)]
        page.go(self.origin + "/")
        page.until(button("Ablegen"))
        # What was seen last is drawn first, and anew with what the server says.
        page.wait(0.7)
        page.click(button("Ablegen"))
        page.click(button("Menü ablegen", SHEET))
        page.until(f"!{SHEET} && !{button('Ablegen')} && document.querySelector('#main h1')", "the board without the menu")
        page.wait(0.3)
        page.go(self.origin + "/history")
        for way in ("undo", "restore"):
            page.click(button("Löschen"))
            page.until(f"!{button('Löschen')} && document.querySelector('.toast')", "the page without the menu")
            if way == "undo":
                page.click(button("Rückgängig"))
            else:
                page.click(button("Gelöschte Menüs"))
                page.click(button("Wiederherstellen", SHEET))
            page.until(f"{button('Löschen')} && !{SHEET}", f"the menu after {way}")
            page.js("document.querySelectorAll('.toast').forEach(e => e.remove())")
        page.go(self.origin + "/household/activity")
        page.until("document.querySelector('#main li')")
        text = page.js("document.getElementById('main').innerText")
        expect("Liste „Einkaufen“ gelöscht" in text and "„Hefe“ hinzugefügt" in text, f"what was done: {text}")
        expect("etwas" not in text and "{" not in text, f"every line says what it is about: {text}")

    def storage_cleared(self):
        """Who still has the cookies of a session goes on with it, and does not begin anew."""
        page = self.page
        household = "JSON.parse(localStorage.getItem('larder.session'))?.household?.id"
        before = page.js(household)
        page.js("localStorage.clear()")
        page.go(self.origin + "/")
        page.until("document.querySelector('#main .view') && localStorage.getItem('larder.session')")
        expect(page.js(household) == before, "the household is the same")

    def update(self):
        """Another version of the app: its files are taken together, at the next page."""
        page = self.page
        before = page.js("document.querySelector('script[src]').src")
        page.js("""(async () => {
          const store = (await caches.keys()).find(name => name.startsWith('larder-app-'));
          const old = 'larder-app-0000000000000000';
          const kept = await (await caches.open(store)).match('/');
          const text = (await kept.text()).replaceAll(store.slice('larder-app-'.length), '0000000000000000');
          await (await caches.open(old)).put('/', new Response(text, { headers: { 'Content-Type': 'text/html' } }));
        })()""")
        page.command("Page.reload")
        page.until("document.querySelector('#main .view')")
        expect(page.js("document.querySelector('script[src]').src") == before, "a page is of one version")
        expect(page.js("caches.match('/assets/0000000000000000/app.js').then(found => !found)"), "no file is of another")

    def plain_http(self):
        port = self.larder.port
        page = self.browser.page(self.browser.person(), "en-GB")
        with watched(page):
            page.go(f"http://{HOST}:{port}/groceries")
            page.until("document.querySelector('#main h1')?.innerText === 'No grocery list yet'", "the lists, in English")
            expect(not page.js("isSecureContext"), "the page is over plain HTTP from elsewhere")
            page.click(button("Start an empty list"))
            page.fill("document.getElementById('new-item')", "Milk")
            page.key("Enter")
            page.until(row("Milk"))
            page.click(tick("Milk"))
            page.until(f"{row('Milk')}.classList.contains('done')")
            page.go(f"http://{HOST}:{port}/household")
            page.until("document.querySelector('#main h1')", "a view of the second file")
            expect(page.js("document.getElementById('offline').hidden"), "nothing is said of a network")
            page.wait(5)
        page.close()

    def shared_page(self):
        made = self.api(self.page, "POST", f"/api/v1/grocery-lists/{self.list}/shares", {"role": "edit"})
        path = "/list/" + made["url"].split("/list/")[1]
        guest = self.browser.page(self.browser.person(), "fr-FR")
        with watched(guest):
            guest.scripts(False)
            guest.go(self.origin + path)
            guest.until("document.querySelector('form[data-tick] button')")
            done = guest.js("document.querySelectorAll('li.done').length")
            guest.click("document.querySelector('li:not(.done) form[data-tick] button')")
            guest.until(f"document.querySelectorAll('li.done').length > {done}", "the tick without a script")
            guest.fill("document.getElementById('text')", "Beurre")
            guest.key("Enter")
            guest.until("document.body.innerText.includes('Beurre')", "what was added without a script")
            expect(guest.js("document.documentElement.lang") == "fr", "the page is French")
            self.shot(guest, "shared")
            guest.scripts(True)
            guest.command("Page.reload")
            guest.until("document.getElementById('text')")
            guest.until("navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))", "the worker")
            guest.until("caches.match(location.pathname).then(Boolean)", "that the page is kept")
            self.larder.stop()
            mark = len(guest.errors)
            guest.command("Page.reload")
            guest.until("document.querySelector('.notice')?.innerText.includes('Pas à jour') && document.body.innerText.includes('Beurre')",
                        "the page without a network, and how old it is")
            guest.wait(0.5)
            self.larder.start()
            guest.js("window.dispatchEvent(new Event('online'))")
            guest.until("!document.querySelector('.notice')", "that it is up to date", 60)
            del guest.errors[mark:]
        guest.close()
        self.page.errors.clear()

    def look(self):
        """Every page, on a phone and a desk, light and dark; with axe where it is there."""
        page = self.page
        pages = {"menu": "/", "plan": "/plan", "lists": "/groceries", "list": f"/groceries/{self.list}", "recipes": "/recipes",
                 "recipe": self.recipe, "edit": f"{self.recipe}/edit", "add": "/recipes/new", "cookbooks": "/cookbooks",
                 "imports": "/imports", "household": "/household", "settings": "/household/settings", "aisles": "/household/aisles",
                 "calendars": "/household/calendars", "activity": "/household/activity",
                 "webhooks": "/household/webhooks", "log": "/household/log", "account": "/account", "households": "/households", "history": "/history"}
        axe = open(AXE, encoding="utf-8").read() if AXE else None
        found = []
        for name, path in pages.items():
            page.size(390, 844)
            page.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
            page.go(self.origin + path)
            page.until("document.querySelector('#main > .view h1, #main > .view h2') && !document.querySelector('.loading')", path)
            page.wait(0.4)
            self.shot(page, f"{name}-phone")
            expect(page.js("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than a phone")
            if axe:
                page.command("Runtime.evaluate", expression=axe)
                found += [f"{path}: {one}" for one in violations(page)]
            page.size(1280, 800, False)
            page.wait(0.2)
            self.shot(page, f"{name}-desk")
            page.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
            page.wait(0.1)
            self.shot(page, f"{name}-desk-dark")
            page.size(390, 844)
            page.wait(0.2)
            self.shot(page, f"{name}-phone-dark")
            if axe:
                found += [f"{path}, dark: {one}" for one in violations(page)]
        page.command("Emulation.setEmulatedMedia", features=[])
        expect(not found, "axe finds:\n" + "\n".join(found))

    def recipe_and_back(self):
        """Back from a recipe finds the library as it was left: what was looked for, what narrows it, how far down."""
        page = self.page
        for number in range(30):
            self.api(page, "POST", "/api/v1/recipes", {"title": f"Eintopf {number}", "ingredients": ["500 g Kartoffeln"], "steps": [],
                                                       "tags": ["winter"]})
        page.go(self.origin + "/recipes?tag=winter&sort=title")
        page.fill("document.querySelector('input[type=search]')", "eintopf")
        page.until("document.querySelector('.count').innerText.startsWith('30 ') && location.search.includes('q=eintopf')", "what was looked for")
        page.until("document.querySelectorAll('ul.recipes > li').length === 20")
        page.js("document.querySelector('input[type=search]').blur()")
        page.js("scrollTo(0, document.body.scrollHeight)")
        page.until("document.querySelectorAll('ul.recipes > li').length === 30", "the rest, further down")
        search = page.js("location.search")
        link = "[...document.querySelectorAll('ul.recipes > li a')][24]"
        page.js(f"{link}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        page.wait(0.3)
        place = page.js("scrollY")
        expect(place > 500, "the library is scrolled")
        title = page.js(f"{link}.querySelector('b, .title').innerText")
        page.click(link)
        page.until(f"document.querySelector('#main article h1')?.innerText === {json.dumps(title)}", "the recipe")
        page.js("history.back()")
        page.until("document.querySelectorAll('ul.recipes > li').length === 30", "all that was loaded")
        page.until(f"Math.abs(scrollY - {place}) < 3", "the same place")
        expect(page.js("location.search") == search and "tag=winter" in search and "sort=title" in search, f"the address: {search}")
        expect(page.js("document.querySelector('input[type=search]').value") == "eintopf", "the words")
        expect(page.js("[...document.querySelectorAll('.chips button')].some(e => e.innerText.includes('winter'))"), "the filter")
        # A sheet over it changes nothing either.
        page.js("scrollTo(0, 0)")
        page.click("document.querySelector('.tools button[aria-haspopup=dialog]')")
        page.until(f"{SHEET} && history.state?.sheet === 1", "the filters")
        page.js("history.back()")
        page.until(f"!{SHEET} && location.search === {json.dumps(search)}", "the same address")
        expect(page.js("document.querySelectorAll('ul.recipes > li').length === 30"), "the same recipes")

    def left_pages(self):
        """Pages that were left hold no connection: a browser has six, and the next page would wait for one."""
        page = self.page
        for path in ("/", "/plan", f"/groceries/{self.list}") * 2 + ("/recipes",):
            start = time.monotonic()
            page.go(self.origin + path)
            page.until("document.querySelector('#main > .view h1, #main > .view h2') && !document.querySelector('.loading')", path)
            page.wait(0.3)
            expect(time.monotonic() - start < 15, f"{path} had to wait for a connection: {time.monotonic() - start:.0f} s")

    def right_to_left(self):
        """There is no such language yet: the pages are turned round, and nothing is to stay on the side that it was on."""
        page = self.page
        shared = self.api(page, "POST", f"/api/v1/grocery-lists/{self.list}/shares", {"role": "edit"})["url"]
        for name, path in {"menu": "/", "plan": "/plan", "list": f"/groceries/{self.list}", "recipes": "/recipes",
                           "recipe": self.recipe, "household": "/household", "shared": "/list/" + shared.split("/list/")[1]}.items():
            page.go(self.origin + path)
            page.until("document.querySelector('#main > .view h1, #main > .view h2, form[data-tick]') && !document.querySelector('.loading')", path)
            physical = page.js(PHYSICAL)
            expect(not physical, f"{path}: style that says left or right: " + "; ".join(physical))
            page.js("document.documentElement.dir = 'rtl'")
            page.wait(0.3)
            self.shot(page, f"{name}-rtl")
            expect(page.js("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than a phone, from right to left")
            expect(page.js("document.querySelector('.tabs, form[data-tick]').querySelector('svg').getBoundingClientRect().left > innerWidth / 2"), "what comes first is on the right")

    def sign_out(self):
        page = self.page
        page.go(self.origin + "/account")
        page.click(button("Abmelden"))
        page.until("location.pathname === '/sign-in' && document.querySelector('input[type=password]')")
        page.until("caches.keys().then(names => !names.some(name => name.startsWith('larder-seen-')))", "that nothing is kept")
        expect(page.js("!Object.keys(localStorage).some(key => key.startsWith('list-'))"), "no list is kept")

    def shot(self, page: Page, name):
        page.shot(os.path.join(OUT, f"{name}.png"))


# Rules of the app's style that are not alike on both sides, and do not follow the direction of the text.
PHYSICAL = """(() => {
  const pairs = [['left', 'right'], ['margin-left', 'margin-right'], ['padding-left', 'padding-right'],
    ['border-left-width', 'border-right-width'], ['border-top-left-radius', 'border-top-right-radius'],
    ['border-bottom-left-radius', 'border-bottom-right-radius']];
  const rules = list => [...list].flatMap(rule => [...(rule.style ? [rule] : []), ...(rule.cssRules ? rules(rule.cssRules) : [])]);
  return [...document.styleSheets].flatMap(sheet => rules(sheet.cssRules)).filter(({ style }) =>
    pairs.some(([one, other]) => style.getPropertyValue(one) !== style.getPropertyValue(other))
      || ['left', 'right'].some(side => [style.textAlign, style.float, style.clear].includes(side)))
    .map(({ cssText }) => cssText.slice(0, 120));
})()"""


def violations(page):
    result = page.js("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations"
                     ".map(({ id, nodes }) => `${id}: ${nodes.slice(0, 2).map(({ html }) => html.slice(0, 160)).join(' | ')}`))")
    return result


@contextlib.contextmanager
def watched(page):
    """A page whose console has to stay free of errors."""
    yield
    noted(page)


def noted(page):
    page.wait(0.2)
    # Nobody is signed in at the first visit; asking is how the app learns of it. Over plain HTTP some headers mean nothing.
    errors = [error for error in page.errors if not ("status of 401" in error and "/api/v1/auth/" in error)
              and not error.startswith("The Cross-Origin-Opener-Policy header has been ignored")]
    page.errors.clear()
    if errors:
        raise Failed("the console says:\n" + "\n".join(errors[:5]))


def main(names):
    os.makedirs(OUT, exist_ok=True)
    larder = Larder(os.environ.get("LARDER_BINARIES", ".build/release"), free_port())
    browser = Browser(f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
    failed, began = [], time.monotonic()
    try:
        journeys = Journeys(larder, browser)
        steps = ["sign_up_in_german", "cook_and_shop", "offline_and_back", "two_at_once", "keyboard_only",
                 "back_closes_a_sheet", "deleted_and_back", "storage_cleared", "plain_http", "shared_page", "update", "look",
                 "recipe_and_back", "left_pages", "right_to_left", "sign_out"]
        for step in steps:
            if names and step not in names and step not in steps[:2]:
                continue
            start = time.monotonic()
            try:
                getattr(journeys, step)()
                noted(journeys.page)
                print(f"ok      {step} ({time.monotonic() - start:.1f} s)", flush=True)
            except Failed as error:
                failed.append(step)
                print(f"FAILED  {step}: {error}", flush=True)
                with contextlib.suppress(Failed):
                    journeys.shot(journeys.page, f"failed-{step}")
                journeys.page.errors.clear()
                if larder.process.poll() is not None:
                    larder.start()
                # The rest builds on what these make.
                if step in steps[:2]:
                    break
    finally:
        browser.close()
        larder.close()
    print(f"{'axe was not there. ' if not AXE else ''}Screenshots: {OUT}; {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as error:
        sys.exit(f"test-web: {error}")
