"""journeys.py: what a household does with the web app, in Chromium, against a real larder on SQLite (`make test-web`)."""

import contextlib
import datetime
import functools
import json
import os
import sys
import time

from below_path import BelowPath
from browser import Browser, Failed, Page
from larder import OPERATOR, Larder, free_port
from push import PushService
from screens import call, screens_as_accepted
from two_tabs import two_tabs

OUT = os.environ.get("LARDER_WEB_OUT", ".build/test-web")
AXE = os.environ.get("LARDER_AXE")
WORDS = os.path.join(os.path.dirname(__file__), "../../Services/Web/Service/Assets/languages/en.txt")
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


# How recipes say how long, with the seconds of a timer.
TIMES = {"20 Minuten": 1200, "1 ½ Stunden": 5400, "halbe Stunde": 1800, "20–25 min": 1200, "1h30": 5400, "half an hour": 1800,
         "2 hours 30 minutes": 9000, "demi-heure": 1800, "media hora": 1800, "10 a 15 minutos": 600}


def waiting_is(count):
    """Whether so many changes are said to wait."""
    return f"document.getElementById('waiting').innerText.trim().startsWith('{count} ')"


# As on a slow phone, a page hears at once of all that has come into view and gone out of it meanwhile.
LATE_NEWS_OF_SCROLLING = """
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(hear, options) {
      let [news, timer] = [[], null];
      super(some => {
        news.push(...some);
        timer ??= setTimeout(() => { const all = news; [news, timer] = [[], null]; hear(all, this); }, 500);
      }, options);
    }
  };
"""

# A message at the foot of the page may lie over what is to be clicked.
NO_TOAST = "document.querySelectorAll('.toast').forEach(e => e.remove())"
SHEET = "document.querySelector('dialog[open]')"


def toast(words):
    """Whether a message with these words is shown."""
    return f"[...document.querySelectorAll('.toast')].some(e => e.innerText.includes({json.dumps(words)}))"


def row(name):
    return f"[...document.querySelectorAll('[data-item]')].find(e => e.querySelector('.name').textContent === {json.dumps(name)})"


def tick(name):
    return f"{row(name)}.querySelector('.tick')"


def swipe(page, element, across, down, held=None):
    """A finger on a row, moved so far; `held` is done before it is lifted."""
    page.js(f"{element}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    page.wait(0.1)
    x, y = page.js(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({element}.getBoundingClientRect())")
    page.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    for step in range(1, 9):
        page.command("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x + across * step / 8, "y": y + down * step / 8}])
        page.wait(0.02)
    if held:
        held()
    page.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def streams(page):
    """How many event streams a page has open."""
    return sum("/events" in request["url"] and not request.get("done") for request in page.requests.values())


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
        self.list = self.share = self.recipe = self.guest = self.push = None

    def api(self, page, method, path, body=None):
        """Calls the API as the person of a page does."""
        return call(page, method, path, body)

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
        page.fill(field("Minuten Vorbereitung"), "20")
        page.fill(field("Minuten Garzeit"), "40")
        page.fill(field("Notizen"), "Mit Essig abschmecken.")
        page.fill(field("Quelle"), "Omas Heft")
        page.click(button("Rezept speichern"))
        page.until("document.querySelector('#main h1')?.innerText === 'Linsensuppe'", "the recipe")
        said = page.js("document.getElementById('main').innerText")
        for words in ("1 h", "Vorbereitung 20", "Garen 40", "Mit Essig abschmecken.", "Omas Heft"):
            expect(words in said, f"what was typed is on the recipe's page: {words} in {said[:400]}")
        self.recipe = page.js("location.pathname")
        page.go(self.origin + "/")
        page.click(button("Rezepte aussuchen"))
        page.click(f"{SHEET}?.querySelector('.picker button')")
        marked = f"(e => e?.disabled && e.innerText.includes('Hinzugefügt'))({SHEET}.querySelector('.picker button[data-recipe]'))"
        page.until(marked, "what was picked, marked")
        for sought, wanted in (("nichts dergleichen", f"!{SHEET}.querySelector('[data-recipe]')"), ("linsen", marked)):
            page.fill(f"{SHEET}.querySelector('input[type=search]')", sought)
            page.until(wanted, f"what is found by {sought}")
        page.click(button("Fertig · 1 Rezept hinzugefügt"))
        page.until(f"!{SHEET}", "the menu")
        page.click(button("Rezepte hinzufügen"))
        page.until(marked.replace(SHEET, f"{SHEET}?"), "what is on the menu already, marked")
        page.js("history.back()")
        page.until(f"!{SHEET}", "the menu again")
        page.click(button("Einkaufsliste erstellen"))
        page.until(f"/\\d/.test({SHEET}?.querySelector('.hint[role=status]')?.innerText)", "how much there is to buy")
        count = int("".join(c for c in page.js(f"{SHEET}.querySelector('.hint[role=status]').innerText") if c.isdigit()))
        page.click(button("Liste erstellen"))
        page.until(row("Linsen"), "the list")
        self.list = page.js("location.pathname.split('/').pop()")
        expect(len(self.items()[1]) == count, f"the list has as many things as the sheet has said: {count}")
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
        # What cannot wait says so before anybody begins.
        page.go(self.origin + "/recipes/new")
        page.until("document.querySelector('#main .notice')?.innerText.includes('Importieren') && document.querySelector('#main .button.block').disabled", "that importing needs a network")
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

    def kitchen_offline(self):
        """Menu, plan and recipes are changed without a network: all of it waits, is sent once, and a conflict is said in words."""
        page = self.page
        made = self.api(page, "POST", "/api/v1/recipes", {"title": "Kartoffelsalat", "ingredients": ["1 kg Kartoffeln"], "steps": ["Mischen."], "servings": 4})
        path = f"/recipes/{made['id']}"
        for kept, seen in ((path, "document.querySelector('#main article')"), ("/plan", "document.querySelector('.days')"),
                           ("/", "document.querySelector('.lines')")):
            page.go(self.origin + kept)
            page.until(seen, kept)
            page.wait(0.6)
        page.until("navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))", "the worker", 30)
        mark = len(page.errors)
        page.network(offline=True)
        page.click("document.querySelector('button[aria-pressed=false].tick')")
        page.until("document.querySelector('.tick[aria-pressed=true]') && document.querySelector('li .waits')", "what is cooked, waiting")
        expect("Noch nicht gespeichert" in page.js("document.querySelector('.toast').innerText"), "it says that it is not saved yet")
        page.click("document.querySelector('.tick[aria-pressed=true]')")
        page.until("document.querySelector('.tick[aria-pressed=false]')", "what is not cooked after all")
        self.walk(path, "document.querySelector('#main article h1')?.innerText === 'Kartoffelsalat'")
        page.click("document.querySelector('article .heart')")
        page.until("document.querySelector('#main .notice')?.innerText.includes('wartet')", "that the heart waits")
        page.click(button("Ins Menü"))
        page.until(waiting_is(4), "four changes that wait")
        self.walk(f"{path}/edit", field("Titel"))
        page.fill(field("Titel"), "Kartoffelsalat mit Speck")
        page.js(NO_TOAST)
        page.click(button("Speichern"))
        page.until("document.querySelector('#main .notice')?.innerText.includes('warten')", "that the recipe waits")
        self.walk("/", "[...document.querySelectorAll('.lines li')].some(e => e.innerText.includes('Kartoffelsalat') && e.querySelector('.waits'))")
        page.click("[...document.querySelectorAll('.lines li')].find(e => e.innerText.includes('Kartoffelsalat')).querySelectorAll('.stepper button')[1]")
        page.until(waiting_is(6), "six")
        self.walk("/plan", "document.querySelector('.days')")
        page.click("document.querySelector('[data-key=n]')")
        page.fill(f"{SHEET}?.querySelector('input')", "Grillen")
        page.key("Enter")
        note = "[...document.querySelectorAll('#main li')].find(e => e.innerText.includes('Grillen'))"
        page.until(f"{note}?.querySelector('.waits')", "the note, waiting")
        page.click(f"{note}.querySelector('.icon-button')")
        meal = f"[...{SHEET}.querySelectorAll('select')].find(e => [...e.options].some(o => o.value === 'lunch'))"
        page.until(f"{SHEET} && {meal}", "the sheet of the meal")
        page.js(f"{meal}.value = 'lunch'")
        page.click(button("Verschieben", SHEET))
        page.until(f"!{SHEET} && {waiting_is(8)}", "eight")
        self.shot(page, "offline-plan")
        page.command("Page.reload")
        page.until(f"{note}?.querySelector('.waits') && {waiting_is(8)}", "what waits, after a reload")
        page.click("document.querySelector('#waiting button')")
        page.until(f"{SHEET}?.querySelectorAll('li').length === 8", "each of them in words")
        self.shot(page, "offline-waiting")
        page.key("Escape")
        page.until(f"!{SHEET}")
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').hidden && document.getElementById('offline').hidden", "that all is sent")
        del page.errors[mark:]
        board = self.api(page, "GET", "/api/v1/menu")
        expect([(one["title"], one["servings"]) for one in board["next"]["recipes"]] == [("Kartoffelsalat mit Speck", 5)], f"the next menu: {board['next']}")
        expect(board["menu"]["progress"]["cooked"] == 0, "what was cooked was not, after all")
        plan = self.api(page, "GET", "/api/v1/meal-plan")
        notes = [(slot, one["note"]) for day in plan["days"] for slot, meals in day["slots"].items() for one in meals if one["note"]]
        expect(notes == [("lunch", "Grillen")], f"the note is there once, where it was moved: {notes}")
        recipe = self.api(page, "GET", f"/api/v1{path}")
        expect(recipe["title"] == "Kartoffelsalat mit Speck" and recipe["opinion"]["favourite"], "the recipe and its heart")
        # Somebody else changes the same meanwhile.
        other = self.browser.page(self.person, "de-DE")
        other.go(self.origin + "/account")
        other.until("document.querySelector('#main h1')")
        self.walk(f"{path}/edit", field("Titel"))
        page.network(offline=True)
        page.fill(field("Titel"), "Salat von mir")
        page.js(NO_TOAST)
        page.click(button("Speichern"))
        page.until("document.querySelector('#main .notice')?.innerText.includes('warten')", "that the recipe waits")
        self.api(other, "PATCH", f"/api/v1{path}", {"title": "Salat von dir"})
        other.close()
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').innerText.includes('konnte nicht gespeichert werden')", "that it was refused")
        page.click("document.querySelector('#waiting button')")
        page.until(f"{SHEET}?.innerText.includes('Titel')", "what both have changed")
        self.shot(page, "offline-conflict")
        page.click(f"[...{SHEET}.querySelectorAll('li button')][0]")
        page.until("document.getElementById('waiting').hidden", "that it is saved")
        page.key("Escape")
        expect(self.api(page, "GET", f"/api/v1{path}")["title"] == "Salat von mir", "what was chosen holds")
        # The recipe's page would be drawn anew once more, and it goes now.
        page.go(self.origin + "/")
        page.until("document.querySelector('.lines')")
        del page.errors[mark:]
        menu = board["next"]
        self.api(page, "DELETE", f"/api/v1/menus/{menu['id']}/recipes/{menu['recipes'][0]['id']}")
        self.api(page, "DELETE", f"/api/v1/recipes/{made['id']}")

    def whole_things_offline(self):
        """Lists, cookbooks and days are changed as a whole without a network; what others have named meanwhile is not written over."""
        page = self.page
        number = "01900000-0000-7000-9000-{:012d}".format
        listed, today = number(1), self.api(page, "GET", "/api/v1/meal-plan")["today"]
        path, later = f"/api/v1/grocery-lists/{listed}", (datetime.date.fromisoformat(today) + datetime.timedelta(days=3)).isoformat()
        self.api(page, "PUT", path, {"title": "Grillen"})
        self.api(page, "POST", f"{path}/sync", {"operations": [
            {"id": number(1000 + one), "op": "add", "item_id": number(2000 + one), "item": {"name": f"Ding {one}"}} for one in range(130)]})
        self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": today, "slot": "snacks", "note": "Reste"})
        late = page.command("Page.addScriptToEvaluateOnNewDocument", source=LATE_NEWS_OF_SCROLLING)["identifier"]
        for kept, seen in (("/plan", "document.querySelector('.days')"), ("/cookbooks", "document.querySelector('#main h1')"),
                           (f"/groceries/{listed}", row("Ding 0"))):
            page.go(self.origin + kept)
            page.until(seen, kept)
        page.js("window.scrollTo(0, document.body.scrollHeight)")
        page.until(row("Ding 129"), "the end of a long list, drawn when one goes there")
        page.command("Page.removeScriptToEvaluateOnNewDocument", identifier=late)
        expect(page.js("document.querySelectorAll('[data-item]').length") < 130, "of a long list only a part is drawn")
        page.click(tick("Ding 129"))
        page.until("document.querySelector('details summary')?.innerText.includes('1')", "what is done")
        page.wait(0.3)
        page.command("Page.reload")
        page.until(row("Ding 0"), "the list after a reload")
        page.key("z", 90, modifiers=2)
        page.until("!document.querySelector('details summary')", "the tick taken back after a reload")
        mark = len(page.errors)
        page.network(offline=True)
        act = "document.querySelector('[data-focus=menu]')"
        page.click(act)
        page.click(button("Liste umbenennen"))
        page.fill(field("Titel", SHEET), "Grillabend")
        page.click(button("Speichern", SHEET))
        page.until("document.querySelector('#main h1').innerText === 'Grillabend' && document.querySelector('#main h1 + .waits')", "the name, waiting")
        page.js(NO_TOAST)
        page.click(act)
        page.click(button("Liste leeren"))
        page.click(button("Liste leeren", SHEET))
        page.until("!document.querySelector('[data-item]') && document.querySelector('#main .notice')?.innerText.includes('130')", "an empty list, waiting")
        self.walk("/cookbooks", "document.querySelector('#main h1')")
        page.click(button("Kochbuch anlegen"))
        page.fill(field("Name", SHEET), "Suppen")
        page.click(button("Hinzufügen", SHEET))
        page.until("document.querySelector('#main h1')?.innerText === 'Suppen' && document.querySelector('h1 + .waits')", "the cookbook, waiting")
        self.walk("/plan", "document.querySelector('[data-focus=more-days]')")
        page.click("document.querySelector('[data-focus=more-days]')")
        page.click(button("Tag kopieren", SHEET))
        page.until(f"{SHEET}?.querySelector('input[type=date]')")
        page.js(f"{SHEET}.querySelector('input[type=date]').value = {json.dumps(later)}")
        page.click(button("Kopieren", SHEET))
        page.until("document.querySelector('#main h1 + p') && [...document.querySelectorAll('.waits')].length > 0", "the copied meals, waiting")
        self.shot(page, "offline-copied")
        page.command("Page.reload")
        page.until("document.getElementById('waiting')?.innerText.includes('Änderungen warten') && document.querySelector('.waits')", "what waits, after a reload")
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').hidden", "that all is sent", 30)
        found = self.api(page, "GET", path)
        expect((found["title"], found["items"]) == ("Grillabend", []), f"the list: {found['title']}, {len(found['items'])} things")
        books = [book["name"] for book in self.api(page, "GET", "/api/v1/cookbooks?limit=200")["items"]]
        expect(books.count("Suppen") == 1, f"the cookbooks: {books}")
        days = self.api(page, "GET", f"/api/v1/meal-plan?from={later}&to={later}")["days"]
        expect([one["note"] for one in days[0]["slots"]["snacks"]] == ["Reste"], f"the copied day: {days}")
        # Somebody else gives the list another name meanwhile.
        other = self.browser.page(self.person, "de-DE")
        other.go(self.origin + "/account")
        other.until("document.querySelector('#main h1')")
        self.walk(f"/groceries/{listed}", act)
        page.network(offline=True)
        page.click(act)
        page.click(button("Liste umbenennen"))
        page.fill(field("Titel", SHEET), "Fest")
        page.click(button("Speichern", SHEET))
        page.until("document.querySelector('#main h1').innerText === 'Fest'", "the name, waiting")
        self.api(other, "PATCH", path, {"title": "Feier"})
        other.close()
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').innerText.includes('konnte nicht gespeichert werden')", "that it was refused")
        page.click("document.querySelector('#waiting button')")
        page.until(f"{SHEET}?.innerText.includes('„Feier“')", "what it is called now")
        self.shot(page, "offline-renamed")
        page.click(button("Meine Fassung behalten", SHEET))
        page.until("document.getElementById('waiting').hidden", "that it is saved")
        page.key("Escape")
        expect(self.api(page, "GET", path)["title"] == "Fest", "what was chosen holds")
        del page.errors[mark:]
        self.api(page, "DELETE", path)

    def days_offline(self):
        """Days are emptied and filled, meals change places and settings are made without a network; a look that fails sends nothing."""
        page = self.page
        number = "01900000-0000-7000-b000-{:012d}".format
        today = self.api(page, "GET", "/api/v1/meal-plan")["today"]
        day, other, free = [(datetime.date.fromisoformat(today) + datetime.timedelta(days=days)).isoformat() for days in (5, 6, 8)]
        for at, (date, slot) in enumerate([(day, "lunch"), (day, "dinner"), (other, "lunch")]):
            self.api(page, "POST", "/api/v1/meal-plan/entries", {"id": number(at), "date": date, "slot": slot, "note": f"Notiz {at}"})
        made = [self.api(page, "PUT", f"/api/v1/recipes/{number(10 + at)}", {"title": title, "ingredients": ["1 Ei"], "steps": ["Kochen."], "servings": 2})
                for at, title in enumerate(("Rührei", "Spiegelei"))]
        for recipe in made:
            self.api(page, "POST", "/api/v1/menu/recipes", {"recipe_id": recipe["id"]})
        home = self.api(page, "GET", "/api/v1/auth/me")["households"][0]["id"]
        listed = f"/api/v1/grocery-lists/{number(20)}"
        self.api(page, "PUT", listed, {"title": "Markt"})
        meals = lambda date: {slot: [one["note"] or one["title"] for one in some] for slot, some in
                              self.api(page, "GET", f"/api/v1/meal-plan?from={date}&to={date}")["days"][0]["slots"].items() if some}
        for path, seen in (("/household/settings", field("Die Woche beginnt am")), (f"/groceries/{number(20)}", "document.querySelector('[data-focus=menu]')"),
                           ("/", "document.querySelector('.lines')"), (f"/plan?day={other}", "document.querySelector('section .meal')"),
                           (f"/plan?day={day}", "document.querySelectorAll('section .meal').length === 2")):
            page.go(self.origin + path)
            page.until(seen, path)
            page.wait(0.6)
        mark = len(page.errors)
        page.network(offline=True)
        page.click("document.querySelector('section .meal .icon-button')")
        page.click(button("Tauschen", SHEET))
        page.click(f"[...{SHEET}.querySelectorAll('.picker button')].find(e => e.innerText.includes('Notiz 2'))")
        page.until(waiting_is(2), "two meals on their way")
        page.js(NO_TOAST)
        page.click("document.querySelector('[data-focus=more-days]')")
        page.click(button("Tag leeren", SHEET))
        page.until(f"{SHEET}?.innerText.includes('Mahlzeiten werden')", "how many go")
        page.click(button("Entfernen", SHEET))
        page.until(f"document.querySelectorAll('section .meal').length === 0 && {waiting_is(4)}", "an empty day, waiting")
        self.walk("/", button("Auf Tage verteilen"))
        page.js(NO_TOAST)
        page.click(button("Auf Tage verteilen"))
        page.until(f"{SHEET}?.querySelectorAll('.lines li').length === 2", "what would be planned")
        page.js(f"(e => {{ e.value = {json.dumps(free)}; e.dispatchEvent(new Event('change', {{ bubbles: true }})); }})({SHEET}.querySelector('input[type=date]'))")
        page.click(button("In den Wochenplan setzen", SHEET))
        page.until(f"!{SHEET} && {waiting_is(6)} && document.querySelectorAll('a.day[href^=\"/plan?day=\"]').length === 2", "where they will stand")
        self.walk("/household/settings", field("Die Woche beginnt am"))
        page.js(f"Object.assign({field('Die Woche beginnt am')}, {{ value: 'sunday' }})")
        page.js(NO_TOAST)
        page.click(button("Speichern"))
        page.until(waiting_is(7), "the setting, waiting")
        self.walk("/", button("Auf Tage verteilen") + " === undefined && document.querySelector('#main .lines')")
        self.walk("/household/settings", f"{field('Die Woche beginnt am')}?.value === 'sunday'")
        # A name waits, and what the list is called now cannot be asked.
        self.walk(f"/groceries/{number(20)}", "document.querySelector('[data-focus=menu]')")
        page.click("document.querySelector('[data-focus=menu]')")
        page.click(button("Liste umbenennen"))
        page.fill(field("Titel", SHEET), "Wochenmarkt")
        page.click(button("Speichern", SHEET))
        page.until(waiting_is(8), "the name, waiting")
        page.js(f"""(ask => {{ window.fetch = (path, options) => path === {json.dumps(listed)} && options?.method === 'GET'
          ? Promise.reject(new TypeError('no way')) : ask(path, options); window.allow = () => {{ window.fetch = ask; }}; }})(window.fetch)""")
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until(waiting_is(1), "that the rest is sent", 30)
        page.wait(0.5)
        expect(self.api(page, "GET", f"{listed}?")["title"] == "Markt", "nothing is sent that cannot be looked at before")
        page.js("allow(); window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').hidden", "that all is sent", 30)
        del page.errors[mark:]
        expect(self.api(page, "GET", listed)["title"] == "Wochenmarkt", "the name has arrived")
        expect((meals(day), meals(other)) == ({}, {"lunch": ["Notiz 0"]}), f"the days: {meals(day)}, {meals(other)}")
        expect(meals(free) == {"dinner": ["Rührei"]}, f"the first day that was filled: {meals(free)}")
        settings = self.api(page, "GET", f"/api/v1/households/{home}")
        expect(settings["week_start"] == "sunday", f"the setting has arrived: {settings['week_start']}")
        self.api(page, "PATCH", f"/api/v1/households/{home}", {"week_start": "monday"})
        self.api(page, "DELETE", listed)
        board = self.api(page, "GET", "/api/v1/menu")
        for menu in filter(None, (board["menu"], board["next"])):
            for item in menu["recipes"]:
                if item["recipe_id"] in [recipe["id"] for recipe in made]:
                    self.api(page, "DELETE", f"/api/v1/menus/{menu['id']}/recipes/{item['id']}")
        for recipe in made:
            self.api(page, "DELETE", f"/api/v1/recipes/{recipe['id']}?confirm=true")

    def made_offline(self):
        """What is new, what goes and what has another name waits as well: lists, tags, aisles, shops, recipes, menus."""
        page = self.page
        number = "01900000-0000-7000-c000-{:012d}".format
        soup, salad = [self.api(page, "PUT", f"/api/v1/recipes/{number(at)}", {"title": title, "ingredients": ["1 Ei"], "steps": ["Kochen."], "servings": 2, "tags": tags})
                       for at, title, tags in ((1, "Eiersuppe", ["warm", "flott"]), (2, "Eiersalat", ["kalt"]))]
        self.api(page, "POST", "/api/v1/menu/recipes", {"recipe_id": salad["id"]})
        board = self.api(page, "GET", "/api/v1/menu")
        menu = board["next"] or board["menu"]
        for path, seen in (("/groceries", "document.querySelector('.lines')"), ("/recipes/tags", "document.querySelector('#main .lines li')"),
                           ("/household/aisles", "document.querySelector('.aisles li')"), ("/recipes", "document.querySelector('[data-recipe]')"),
                           (f"/recipes/{soup['id']}", "document.querySelector('#main article')"), ("/", "document.querySelector('.lines')")):
            page.go(self.origin + path)
            page.until(seen, path)
            page.wait(0.3)
        mark = len(page.errors)
        page.network(offline=True)
        page.click(button("Menü leeren"))
        page.click(button("Menü leeren", SHEET))
        page.until(f"{waiting_is(1)} && !document.querySelector('#main').innerText.includes('Eiersalat')", "a menu without recipes, waiting")
        self.walk("/groceries", button("Neue Liste"))
        page.click(button("Neue Liste"))
        page.until("document.getElementById('new-item') && document.querySelector('#main h1 + .waits')", "a new list, waiting")
        made = page.js("location.pathname")
        page.fill("document.getElementById('new-item')", "Senf")
        page.key("Enter")
        page.until(row("Senf"), "what is to be put on it")
        self.shot(page, "offline-new-list")
        page.click("document.querySelector('[data-focus=share]')")
        page.until(f"{SHEET}?.querySelector('.notice')?.innerText.includes('Netz') && {SHEET}.querySelector('.button.block').disabled", "that sharing needs a network")
        self.shot(page, "offline-share")
        page.key("Escape")
        self.walk("/recipes/tags", "[...document.querySelectorAll('#main li')].find(e => e.innerText.startsWith('flott'))")
        page.click("[...document.querySelectorAll('#main li')].find(e => e.innerText.startsWith('flott')).querySelector('button')")
        page.fill(field("Name", SHEET), "schnell")
        page.click(button("Speichern", SHEET))
        page.until("[...document.querySelectorAll('#main li')].some(e => e.innerText.startsWith('schnell') && e.querySelector('.waits'))", "the tag, waiting")
        self.walk("/household/aisles", button("Laden hinzufügen"))
        page.js(NO_TOAST)
        page.click(button("Laden hinzufügen"))
        page.fill(field("Name", SHEET), "Hofladen")
        page.click(button("Hinzufügen", SHEET))
        page.until("document.querySelector('#main h1 + .waits') && document.querySelector('a[href^=\"/household/aisles/\"]')", "the shop, waiting")
        page.js(NO_TOAST)
        page.click(button("Gang hinzufügen"))
        page.fill(field("Name", SHEET), "Hofkäse")
        page.click(button("Hinzufügen", SHEET))
        page.until("[...document.querySelectorAll('.aisles li')].some(e => e.innerText.includes('Hofkäse'))", "the aisle, waiting")
        self.shot(page, "offline-aisles")
        self.walk(f"/recipes/{soup['id']}", "document.querySelector('#main article')")
        page.js(NO_TOAST)
        page.click(button("Löschen"))
        page.click(f"{SHEET}?.querySelector('.button.block')")
        page.until(f"{SHEET}.innerText.includes('Ohne Verbindung')", "that nobody can say what uses it")
        page.click(button("Trotzdem löschen", SHEET))
        page.until("location.pathname === '/recipes' && document.querySelector('[data-recipe]') && ![...document.querySelectorAll('[data-recipe]')].some(e => e.innerText.includes('Eiersuppe'))", "the library without it")
        page.command("Page.reload")
        page.until(f"{waiting_is(7)} && document.querySelector('[data-recipe]')", "what waits, after a reload")
        self.walk(made, row("Senf"))
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until(f"document.getElementById('waiting').hidden && {row('Senf')} && !document.querySelector('#main .waits')", "that all is sent", 30)
        del page.errors[mark:]
        found = self.api(page, "GET", f"/api/v1{made}".replace("/groceries/", "/grocery-lists/"))
        expect([item["name"] for item in found["items"]] == ["Senf"], f"the new list: {found['items']}")
        tags = {one["tag"] for one in self.api(page, "GET", "/api/v1/recipes/tags")["items"]}
        expect("kalt" in tags and "flott" not in tags, f"the tags: {tags}")
        aisles = self.api(page, "GET", "/api/v1/aisles")
        expect([shop["name"] for shop in aisles["shops"]] == ["Hofladen"], f"the shops: {aisles['shops']}")
        expect([one["name"] for one in aisles["aisles"] if one["own"]] == ["Hofkäse"], f"the aisles: {aisles['aisles']}")
        gone = [one["title"] for one in self.api(page, "GET", "/api/v1/recipes/deleted")["items"]]
        expect(gone.count("Eiersuppe") == 1, f"what is deleted: {gone}")
        board = self.api(page, "GET", "/api/v1/menu")
        expect(not any(one and one["id"] == menu["id"] and one["recipes"] for one in (board["menu"], board["next"])), f"the menu is empty: {board}")
        self.api(page, "DELETE", f"/api/v1{made}".replace("/groceries/", "/grocery-lists/"))
        self.api(page, "DELETE", f"/api/v1/recipes/{salad['id']}?confirm=true")
        self.api(page, "DELETE", f"/api/v1/aisles/shops/{aisles['shops'][0]['id']}")
        self.api(page, "PUT", "/api/v1/aisles", {"aisles": [{"key": one["key"], "name": one["name"]} for one in aisles["aisles"] if not one["own"]]})

    def arranged(self):
        """A recipe's lines and sections are put into another order: by the mouse, a finger and the keys."""
        page = self.page
        path = "/recipes/01900000-0000-7000-d000-000000000001"
        lines = [{"text": "1 Zwiebel"}, {"text": "200 g Mehl", "section": "Teig"}, {"text": "2 Eier", "section": "Teig"},
                 {"text": "500 g Quark", "section": "Belag"}, {"text": "50 g Zucker", "section": "Belag"}]
        self.api(page, "PUT", f"/api/v1{path}", {"title": "Blechkuchen", "ingredients": lines, "steps": ["Backen."], "servings": 8})
        page.go(self.origin + path + "/edit")
        page.click(button("Zeilen und Abschnitte ordnen"))
        at = lambda title: f"[...document.querySelectorAll('ul.aisles li')].find(e => e.querySelector('p').textContent === {json.dumps(title)})"
        page.until(at("Belag"), "its sections")
        self.axe(page, "lines of a recipe")
        self.shot(page, "arranged-before")

        def shown():
            return page.js("[...document.querySelectorAll('ul.aisles li p')].map(e => e.textContent).join()")

        page.js(f"{at('Belag')}.querySelector('.grip').focus()")
        page.key("ArrowUp", 38)
        expect(shown() == "1 Zwiebel,Belag,500 g Quark,50 g Zucker,Teig,200 g Mehl,2 Eier", f"a section with its lines: {shown()}")
        expect(page.js("document.activeElement.closest('li')?.innerText.startsWith('Belag')"), "the focus stays with it")
        page.js(NO_TOAST)
        for what, below, kinds in (("Teig", "Belag", "touch"), ("2 Eier", "Belag", "mouse")):
            page.js(f"{at(what)}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
            page.wait(0.1)
            place = lambda one, part: page.js(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({at(one)}.querySelector('{part}').getBoundingClientRect())")
            (x, y) = place(what, ".grip")

            def move(kind, y):
                if kinds == "touch":
                    page.command("Input.dispatchTouchEvent", type={"mousePressed": "touchStart", "mouseMoved": "touchMove", "mouseReleased": "touchEnd"}[kind],
                                 touchPoints=[] if kind == "mouseReleased" else [{"x": x, "y": y}])
                else:
                    page.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

            move("mousePressed", y)
            page.wait(0.05)
            end = place(below, "p")[1] + (-12 if kinds == "touch" else 12)
            for step in range(1, 7):
                move("mouseMoved", y + (end - y) * step / 6)
                page.wait(0.02)
            if kinds == "touch":
                expect(shown() == "Teig,Belag", f"a section goes among sections: {shown()}")
            move("mouseReleased", end)
            page.wait(0.1)
        expect(shown() == "1 Zwiebel,Teig,200 g Mehl,Belag,2 Eier,500 g Quark,50 g Zucker", f"what was dragged: {shown()}")
        self.shot(page, "arranged")
        page.js(NO_TOAST)
        page.click(button("Speichern"))
        page.until("document.querySelector('#main article h1')?.innerText === 'Blechkuchen'", "the recipe")
        found = self.api(page, "GET", f"/api/v1{path}")["ingredients"]
        expect([(one.get("section"), one["text"]) for one in found] == [(None, "1 Zwiebel"), ("Teig", "200 g Mehl"), ("Belag", "2 Eier"),
               ("Belag", "500 g Quark"), ("Belag", "50 g Zucker")], f"what is saved: {found}")
        self.api(page, "DELETE", f"/api/v1{path}?confirm=true")

    def faces(self):
        """Who eats here has a picture, wherever they are shown, until it is taken away."""
        page = self.page
        other = self.browser.page(self.person, "de-DE")
        # Of two pages of a window one is behind the other; what nobody sees follows nothing.
        other.command("Emulation.setFocusEmulationEnabled", enabled=True)
        other.go(self.origin + "/household")
        other.until("document.querySelector('#main h1')")
        page.command("Page.bringToFront")
        page.go(self.origin + "/household")
        page.click(button("Jemanden hinzufügen"))
        page.fill(field("Name", SHEET), "Oma")
        page.js(f"""(async () => {{
          const canvas = new OffscreenCanvas(60, 90);
          const brush = canvas.getContext('2d');
          brush.fillStyle = 'teal';
          brush.fillRect(0, 0, 60, 90);
          const files = new DataTransfer();
          files.items.add(new File([await canvas.convertToBlob()], 'oma.png', {{ type: 'image/png' }}));
          const input = {field("Bild", SHEET)};
          input.files = files.files;
          input.dispatchEvent(new Event('change'));
        }})()""")
        page.until(f"{SHEET}.querySelector('img.portrait:not([hidden])')?.naturalWidth === 60", "what was chosen")
        self.axe(page, "somebody's picture")
        page.click(button("Speichern", SHEET))
        page.until("document.querySelector('#main .face img')?.naturalWidth > 0", "the face")
        other.until("document.querySelector('#main .face img')?.naturalWidth > 0", "the face, for somebody else who has the page open")
        other.close()
        self.shot(page, "face")
        member = next(one for one in self.api(page, "GET", "/api/v1/members")["items"] if one["name"] == "Oma")
        shown = self.api(page, "GET", "/api/v1/pictures/members")["items"]
        expect([one["member_id"] for one in shown] == [member["id"]], f"whose picture it is: {shown}")
        page.click("[...document.querySelectorAll('#main li')].find(e => e.innerText.includes('Oma')).querySelector('button')")
        page.click(button("Bild entfernen", SHEET))
        page.click(button("Speichern", SHEET))
        page.until(f"!{SHEET} && document.querySelector('#main .face') && !document.querySelector('#main .face img')", "the letter again")
        expect(self.api(page, "GET", "/api/v1/pictures/members")["items"] == [], "no picture")
        self.api(page, "DELETE", f"/api/v1/members/{member['id']}")

    def walk(self, path, seen, page=None):
        """Goes to a path within the app, as a link does."""
        page = page or self.page
        page.js(f"document.dispatchEvent(new CustomEvent('go', {{ detail: {json.dumps(path)} }}))")
        page.until(seen, path)

    def thoughts_are_kept(self):
        """Stars and a note of one's own are there after a reload."""
        page = self.page
        star = "document.querySelectorAll('.edits .stars button')[3]"
        note = "document.querySelector('.edits textarea')"
        opinion = f"/api/v1{self.recipe}"
        page.go(self.origin + self.recipe)
        page.until(star)
        # The page is drawn anew meanwhile, with what the server says.
        page.click(star)
        page.until(f"{star}.getAttribute('aria-pressed') === 'true'", "the stars")
        page.fill(note, "Mit Essig")
        page.click(button("Notiz speichern"))
        page.until(toast("Gespeichert"), "that the note is saved")
        page.command("Page.reload")
        page.until(f"{star}?.getAttribute('aria-pressed') === 'true' && {note}.value === 'Mit Essig'", "stars and note after a reload")
        kept = self.api(page, "GET", opinion)["opinion"]
        expect((kept["rating"], kept["note"]) == (4, "Mit Essig"), f"what the server has: {kept}")
        # What is sent of it, or put on paper, is what is to be cooked.
        page.js("navigator.share = async ({ text }) => { window.sent = text; }; window.print = () => { window.isPrinted = true; }")
        page.click(button("Teilen"))
        page.until("window.sent === 'Linsensuppe\\n4 Portionen\\n\\n200 g Linsen\\n2 Möhren\\n1 Zwiebel\\n\\n1. Alles kochen.'", "the recipe as a text")
        page.click(button("Drucken"))
        expect(page.js("window.isPrinted"), "it is printed")
        page.command("Emulation.setEmulatedMedia", media="print")
        expect(page.js("document.querySelector('.ingredients').checkVisibility() && ![...document.querySelectorAll('.tabs, .button, .star')].some(e => e.checkVisibility())"), "nothing to tap is printed")
        self.shot(page, "recipe-printed")
        page.command("Emulation.setEmulatedMedia", media="")
        page.click(star)
        page.until(f"{star}.getAttribute('aria-pressed') === 'false'", "no stars")
        page.fill(note, "")
        page.click(button("Notiz speichern"))
        page.until(toast("Gespeichert"), "that the note is gone")
        kept = self.api(page, "GET", opinion)["opinion"] or {}
        expect(not kept.get("rating") and not kept.get("note"), f"neither stars nor a note are left: {kept}")

    def seen_at_once(self):
        """A repeat visit shows what was seen last before anything is answered, the session included."""
        page = self.page
        for path, seen in (("/", "document.querySelector('#main > .view h1')"), ("/plan", "document.querySelector('#main .days')"),
                           (f"/groceries/{self.list}", "document.querySelector('[data-item]')"), (self.recipe, "document.querySelector('article h1')")):
            page.network(latency=4000)
            page.go(self.origin + path)
            page.until(seen, path)
            answered = page.js("performance.getEntriesByType('resource').map(e => e.name).filter(e => e.includes('/api/'))")
            expect(not answered, f"{path} is shown before there are answers: {answered}")
        page.network()

    def after_midnight(self):
        """Who looks at today on the plan goes on with it when the day is over."""
        page = self.page
        chosen = "document.querySelector('.days [aria-pressed=true]')?.dataset.date"
        page.go(self.origin + "/plan")
        page.until(f"{chosen} === {json.dumps(self.api(page, 'GET', '/api/v1/meal-plan')['today'])}", "today")
        # What was seen last is drawn first, and anew with what the server says.
        page.wait(0.8)
        later = page.js("document.querySelector('.days [aria-pressed=true]').nextElementSibling.dataset.date")
        page.js(f"""window.real = window.fetch;
          window.fetch = async (path, ...rest) => {{
            const answer = await window.real(path, ...rest);
            return path === '/api/v1/meal-plan' ? new Response(JSON.stringify({{ ...await answer.json(), today: '{later}' }})) : answer;
          }};
          document.dispatchEvent(new CustomEvent('changes', {{ detail: {{ isDone: true }} }}))""")
        page.until(f"{chosen} === '{later}' && document.querySelector('#main h1').innerText === 'Heute'", "the new day")
        expect(page.js("location.search") == "", "the address is that of today")

    def join(self, other):
        """Another person comes to the household, by an invitation."""
        home = self.page.js("JSON.parse(localStorage.getItem('larder.session')).household.id")
        code = self.api(self.page, "POST", f"/api/v1/households/{home}/invitations", {"role": "editor"})["code"]
        other.go(self.origin + "/households")
        other.fill("document.querySelector('input[name=code]')", code)
        other.click(button("Beitreten"))
        other.until("document.querySelector('#main h1') && location.pathname === '/'", "the household's menu")

    def two_at_once(self):
        self.page.go(f"{self.origin}/groceries/{self.list}")
        self.page.until(row("Zwiebel"), "the list")
        other = self.browser.page(self.browser.person(), "de-DE")
        with watched(other):
            self.join(other)
            other.requests.clear()
            other.go(f"{self.origin}/groceries/{self.list}")
            other.until(row("Zwiebel"), "the list of both")
            other.click(tick("Zwiebel"))
            self.page.until(f"{row('Zwiebel')}.classList.contains('done')", "the tick of the other")
            self.page.fill("document.getElementById('new-item')", "Kaffee")
            self.page.key("Enter")
            other.until(row("Kaffee"), "what the other has added")
            expect(streams(other) == 1, f"a list has one stream for its changes and for who looks: {streams(other)}")
            # While a page is drawn anew, the one that is seen says what is done on it.
            self.page.fill("document.getElementById('new-item')", "Seife")
            self.page.key("Enter")
            other.until(row("Seife"), "what is to be ticked")
            self.page.js("window.held = window.fetch; document.activeElement.blur(); window.fetch = (path, options) =>"
                         " new Promise(done => setTimeout(done, /grocery-lists/.test(path) ? 4000 : 0)).then(() => held(path, options));"
                         " document.dispatchEvent(new Event('renew'))")
            self.page.click(tick("Seife"))
            self.page.until(f"{row('Seife')}.classList.contains('waiting')", "the tick, on the page of before", 2.5)
            self.page.until(f"{row('Seife')}.classList.contains('done') && !{row('Seife')}.classList.contains('waiting')", "the tick, sent", 15)
            self.page.js("window.fetch = held")
            # The menu and the plan as well, and a list that goes.
            other.go(self.origin + "/")
            other.until("document.querySelector('#main .lines')")
            other.wait(0.8)
            added = self.api(self.page, "POST", "/api/v1/menu/recipes", {"recipe_id": self.recipe.split("/")[-1], "servings": 9})
            other.until("[...document.querySelectorAll('output')].some(e => e.innerText === '9')", "what was put on the menu", 5)
            menu = added["next"]
            self.api(self.page, "DELETE", f"/api/v1/menus/{menu['id']}/recipes/{menu['recipes'][0]['id']}")
            other.until("![...document.querySelectorAll('output')].some(e => e.innerText === '9')", "what was taken off", 5)
            gone = "0199f3d2-7d10-7a39-9c55-3a1d9b64c7f9"
            self.api(self.page, "PUT", f"/api/v1/grocery-lists/{gone}", {"title": "Baumarkt"})
            other.requests.clear()
            other.go(f"{self.origin}/groceries/{gone}")
            other.until("document.getElementById('new-item')")
            other.wait(0.8)
            self.api(self.page, "DELETE", f"/api/v1/grocery-lists/{gone}")
            other.until("location.pathname === '/groceries' && document.querySelector('.toast')?.innerText.includes('Baumarkt')", "that the list has gone", 5)
            expect(streams(other) <= 1, "one stream")
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
        # What others have done meanwhile has the page drawn anew once the sheet is closed.
        page.js("window.before = document.querySelector('#main > .view'); document.dispatchEvent(new Event('renew'))")
        page.key("Escape")
        page.until(f"!{SHEET} && document.activeElement.dataset.focus?.startsWith('item-')", "the focus where it was")
        page.until("document.querySelector('#main > .view') !== window.before", "the page, drawn anew")
        expect(page.js("document.activeElement.dataset.focus?.startsWith('item-')"), "the focus where it was, on the page that is drawn anew")
        page.js("document.activeElement.closest('[data-item]').querySelector('.tick').focus()")
        page.key(" ")
        page.until(f"{row('Brot')}.classList.contains('done')")
        page.until("document.activeElement !== document.body", "a focus after ticking")
        page.size(390, 844)

    def hands(self):
        """Fingers, keys and the way back: rows are swiped, keys do what is done most, the last changes are taken back."""
        page = self.page
        page.go(f"{self.origin}/groceries/{self.list}")
        for name in ("Mehl", "Zucker", "Reis"):
            page.fill("document.getElementById('new-item')", name)
            page.key("Enter")
            page.until(f"{row(name)} && !document.querySelector('.waiting')", name)
        page.js("document.activeElement.blur()")
        page.js(NO_TOAST)
        swipe(page, row("Mehl"), 40, 0)
        swipe(page, row("Mehl"), 60, 120)
        page.wait(0.3)
        expect(page.js(f"!{row('Mehl')}.classList.contains('done')"), "neither a short way nor scrolling ticks")
        swipe(page, row("Mehl"), 150, 4, lambda: self.shot(page, "swipe"))
        page.until(f"{row('Mehl')}.classList.contains('done')", "what was swiped to the end is ticked")
        expect(page.js("document.querySelector('dialog[open]') === null"), "a swipe is no tap")
        swipe(page, row("Zucker"), -150, 4)
        page.until(f"!{row('Zucker')} && document.querySelectorAll('.toast').length === 1", "what was swiped to the beginning is gone")
        page.js("document.documentElement.dir = 'rtl'")
        page.wait(0.2)
        swipe(page, row("Reis"), -150, 4)
        page.until(f"{row('Reis')}.classList.contains('done')", "from right to left the end is on the left")
        page.js("document.documentElement.dir = 'ltr'")
        page.click("[...document.querySelectorAll('#main .icon-button')].find(e => e.ariaLabel === 'Mehr')")
        page.click(button("Letzte Änderungen", SHEET))
        page.until(f"{SHEET}?.innerText.includes('Zucker')", "the last changes")
        self.shot(page, "last-changes")
        if AXE:
            page.command("Runtime.evaluate", expression=open(AXE, encoding="utf-8").read())
            expect(not violations(page), f"axe finds in the sheet: {violations(page)}")
        page.click(f"[...{SHEET}.querySelectorAll('li')].find(e => e.innerText.includes('Zucker') && e.innerText.includes('entfernt')).querySelector('button')")
        page.until(row("Zucker"), "what was removed is back")
        page.key("Escape")
        page.until(f"!{SHEET}")
        page.size(1280, 800, False)
        page.wait(0.5)
        page.js("document.activeElement.blur()")
        page.key("z", 90, 2)
        page.until(f"{row('Reis')} && !{row('Reis')}.classList.contains('done')", "Ctrl Z takes back the last tick")
        page.until("!document.querySelector('.waiting')")
        ticks = "[...document.querySelectorAll('#main .tick')]"
        page.js(f"{ticks}[0].focus()")
        page.key("ArrowDown")
        expect(page.js(f"document.activeElement === {ticks}[1]"), "the arrow goes to the next tick")
        page.js("document.activeElement.blur()")
        page.press("n")
        page.until("document.activeElement.id === 'new-item'", "the field for something new")
        page.js("document.activeElement.blur()")
        page.press("?")
        page.until(f"{SHEET}?.querySelectorAll('kbd').length === 6", "the keys")
        self.shot(page, "keys")
        if AXE:
            expect(not violations(page), f"axe finds in the sheet: {violations(page)}")
        page.key("Escape")
        page.until(f"!{SHEET}")
        # A focus after ticking with the keyboard, and the way back, on the menu.
        page.go(self.origin + "/")
        page.until("document.querySelector('.tick')")
        page.wait(0.5)
        page.js("document.querySelector('.tick').focus()")
        page.key(" ")
        page.until("!document.querySelector('.tick') && document.activeElement.id === 'main'", "the focus on the page, where nothing is left to tick")
        page.key("z", 90, 2)
        page.until("document.querySelector('.tick[aria-pressed=false]')", "what is not cooked after all")
        page.press("/")
        page.until("location.pathname === '/recipes' && document.activeElement.type === 'search'", "the search")
        page.js("document.querySelector('[data-tab=menu]').focus()")
        page.key("ArrowRight", 39)
        expect(page.js("document.activeElement.dataset.tab") == "plan", "the arrow goes to the next tab")
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
            page.js(NO_TOAST)
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
            page.js(NO_TOAST)
        page.go(self.origin + "/household/activity")
        page.until("document.querySelector('#main li')")
        text = page.js("document.getElementById('main').innerText")
        expect("Liste „Einkaufen“ gelöscht" in text and "„Hefe“ hinzugefügt" in text, f"what was done: {text}")
        expect("etwas" not in text and "{" not in text, f"every line says what it is about: {text}")
        # What was added is undone there, and then that it was removed with it.
        for done in ("hinzugefügt", "entfernt"):
            undo = (f"[...document.querySelectorAll('#main li button')].find(e => e.ariaLabel?.startsWith('Rückgängig machen: ')"
                    f" && e.ariaLabel.endsWith('„Hefe“ {done}'))")
            page.until(undo, f"the yeast was {done}")
            page.click(undo)
            page.until(f"!{undo} && {toast('Rückgängig gemacht: ')}", f"undone that it was {done}")
            expect("Rückgängig gemacht von: " in page.js("document.getElementById('main').innerText"), "the line says so")
            page.wait(0.5)
            page.go(self.origin + "/household/activity")
        page.until("document.querySelector('#main li')")
        self.gone_while_changes_wait()

    def gone_while_changes_wait(self):
        """What waits for a list that others delete meanwhile stays by name, and is done once the list is back."""
        page, path = self.page, "/api/v1/grocery-lists/01900000-0000-7000-c000-000000000077"
        self.api(page, "PUT", path, {"title": "Drogerie", "items": ["Seife"]})
        page.go(self.origin + path.replace("/api/v1/grocery-lists", "/groceries"))
        page.until(row("Seife"), "the list")
        page.wait(0.3)
        other = self.browser.page(self.person, "de-DE")
        other.go(self.origin + "/household")
        other.until("document.querySelector('#main .view')")
        mark = len(page.errors)
        page.network(offline=True)
        page.click(tick("Seife"))
        page.fill("document.getElementById('new-item')", "Watte")
        page.key("Enter")
        page.until(f"{waiting_is(2)} && document.querySelector('#main .notice').innerText === 'Auf dieser Liste warten: 2'", "what waits, on the page and in all")
        self.shot(page, "list-waits")
        self.api(other, "DELETE", path)
        # A page in the background does not look at the list again.
        other.close()
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        bar = "document.getElementById('waiting')"
        page.until(f"location.pathname === '/groceries' && {bar}.innerText.startsWith('2 Änderungen konnten nicht')", "that the list has gone, and what with it", 30)
        page.js(NO_TOAST)
        page.click(f"{bar}.querySelector('button')")
        page.until(f"{SHEET}?.innerText.includes('Seife abgehakt, Watte hinzugefügt')", "what was not saved, by name")
        self.shot(page, "list-gone")
        self.axe(page, "what was to be done to a list that has gone", SHEET)
        self.api(page, "POST", f"{path}/restore", {})
        page.click(button("Noch einmal versuchen", SHEET))
        page.until(f"{bar}.hidden", "that it is saved", 20)
        page.js("history.back()")
        page.until(f"!{SHEET}")
        items = {item["name"]: item["checked"] for item in self.api(page, "GET", path)["items"]}
        expect(items == {"Seife": True, "Watte": False}, f"what is on the list: {items}")
        self.api(page, "DELETE", path)
        page.wait(0.3)
        del page.errors[mark:]

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
            page.go(f"http://{HOST}:{port}/account/devices")
            page.until("document.body.innerText.includes('Notifications need an https address.')", "that there are no notifications")
            page.go(f"http://{HOST}:{port}/household")
            page.until("document.querySelector('#main h1')", "a view of the second file")
            expect(page.js("document.getElementById('offline').hidden"), "nothing is said of a network")
            expect("plain HTTP" in page.js("document.getElementById('main').innerText"), "what browsers refuse such a page")
            page.wait(5)
        page.close()

    def tabs_at_once(self):
        two_tabs(self.browser, HOST, "localhost")

    def below_path(self):
        """Larder without a host of its own."""
        below = BelowPath(os.path.dirname(self.larder.program), self.browser, sys.modules[__name__])
        try:
            below.run()
        finally:
            below.close()

    def shared_page(self):
        made = self.api(self.page, "POST", f"/api/v1/grocery-lists/{self.list}/shares", {"role": "edit"})
        path = "/list/" + made["url"].split("/list/")[1]
        guest = self.browser.page(self.browser.person(), "fr-FR")
        with watched(guest):
            guest.scripts(False)
            guest.go(self.origin + path)
            guest.until("document.querySelector('form[data-tick] button')")
            marks = [self.page.js(f"fetch('{path}').then(answer => answer.text())") for path in ("/assets/icon.svg", "/list/assets/icon.svg")]
            expect(marks[0] == marks[1], "the shared page has the app's mark")
            done = guest.js("document.querySelectorAll('li.done').length")
            guest.click("document.querySelector('li:not(.done) form[data-tick] button')")
            guest.until(f"document.querySelectorAll('li.done').length > {done}", "the tick without a script")
            narrow = guest.js("Math.min(...[...document.querySelectorAll('li.done .words')].map(e => e.getBoundingClientRect().width))")
            expect(narrow > 120, f"a ticked name has room beside how long it stays: {narrow}")
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
            self.looked_at_together(guest)
            self.larder.stop()
            mark = len(guest.errors)
            guest.command("Page.reload")
            guest.until("document.querySelector('.notice')?.innerText.includes('Pas à jour') && document.body.innerText.includes('Beurre')",
                        "the page without a network, and how old it is")
            guest.wait(0.5)
            self.larder.start()
            guest.js("window.dispatchEvent(new Event('online'))")
            guest.until("!document.querySelector('.notice')", "that it is up to date", 60)
            # It is forgotten when the link has ended, and only then.
            self.api(self.page, "DELETE", f"/api/v1/shares/{made['id']}")
            guest.command("Page.reload")
            guest.until("caches.match(location.pathname).then(found => !found)", "that a page whose link has ended is forgotten")
            guest.wait(0.2)
            del guest.errors[mark:]
        guest.close()
        self.link_ended()
        self.page.errors.clear()

    def link_ended(self):
        """A change that comes after the link has ended is said not to be saved, with what can be done, as soon as the server says so."""
        made = self.api(self.page, "POST", f"/api/v1/grocery-lists/{self.list}/shares", {"role": "edit"})
        guest = self.browser.page(self.browser.person(), "de-DE")
        guest.go(self.origin + "/list/" + made["url"].split("/list/")[1])
        guest.until("document.querySelector('li:not(.done) form[data-tick] button')")
        name = guest.js("document.querySelector('li:not(.done) .name').innerText")
        # The changes are there before the page hears of the end.
        guest.network(offline=True)
        guest.fill("document.getElementById('text')", "Petersilie")
        guest.key("Enter")
        guest.until("document.querySelector('#adding')?.innerText.includes('Petersilie')", "what waits")
        guest.click("document.querySelector('#list > section:not(#adding) li:not(.done) form[data-tick] button')")
        self.api(self.page, "DELETE", f"/api/v1/shares/{made['id']}")
        guest.network()
        guest.js("window.dispatchEvent(new Event('online'))")
        guest.until("document.querySelector('#refused[role=alert] h2')?.textContent === 'Nicht gespeichert'", "that it was not saved", 10)
        said = guest.js("document.querySelector('main').innerText")
        expect("Petersilie hinzugefügt" in said and f"{name} abgehakt" in said, f"what was not saved: {said}")
        expect("Wer ihn geschickt hat, kann einen neuen geben" in said, f"what can be done: {said}")
        # It is there as long as it lies in the browser, whatever becomes of the page.
        guest.command("Page.reload")
        guest.until("document.querySelector('#refused h2')?.textContent === 'Nicht gespeichert'", "what was not saved, after a reload")
        said = guest.js("[...document.querySelectorAll('#refused li')].map(line => line.innerText).join()")
        expect(said == f"Petersilie hinzugefügt,{name} abgehakt", f"what was not saved, after a reload: {said}")
        self.axe(guest, "a list whose link has ended")
        self.shot(guest, "link-ended")
        guest.size(320, 640)
        expect(guest.js("document.documentElement.scrollWidth") <= 320, "the page fits")
        self.shot(guest, "link-ended-narrow")
        guest.click(button("Text kopieren"))
        guest.until(button("Kopiert"), "that it is copied")
        guest.click(button("Verwerfen"))
        guest.until("!document.getElementById('refused') && !Object.keys(localStorage).some(key => key.startsWith('list-waiting'))", "that nothing is left of it")
        guest.scripts(False)
        guest.command("Page.reload")
        guest.until("document.querySelector('main.lost h1')?.innerText === 'Dieser Link öffnet keine Liste'", "the page without a script")
        guest.close()

    def looked_at_together(self, guest):
        """Whoever has the list open is counted, by name for members only, until they leave."""
        self.page.go(f"{self.origin}/groceries/{self.list}")
        self.page.until("document.getElementById('new-item')", "the list")
        guest.until("document.querySelector('.head .here')?.innerText === '2 personnes regardent cette liste'", "how many look")
        guest.until("document.getElementById('you')")
        guest.fill("document.getElementById('you')", "Mamie")
        guest.js("document.activeElement.blur()")
        self.page.until("document.getElementById('main').innerText.match(/^2 sind hier: Mamie .+, du$/m)", "who looks")
        self.page.go(self.origin + "/groceries")
        guest.until("!document.querySelector('.here')", "that nobody else looks any more")

    def subscribed(self):
        """A device asks to be told of what others do, and of tomorrow's meals in a minute; somebody else is shopping then."""
        page = self.page
        self.push = PushService()
        self.browser.command("Browser.grantPermissions", permissions=["notifications"], origin=self.origin, browserContextId=self.person)
        page.go(self.origin + "/account/devices")
        page.until("navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))", "the worker", 30)
        page.until("document.querySelector('input[value=shopping]')", "what can be told")
        self.device = self.push.subscribe(page)
        page.click("document.querySelector('input[value=shopping]').closest('label')")
        expect(page.js("document.querySelector('input[type=time]').closest('label').hidden"), "no time without a reminder")
        # The time is the household's; the test's browser lives there.
        self.day = page.js("""(() => {
          const choice = document.querySelector('select[name=reminder]');
          choice.value = 'tomorrow';
          choice.dispatchEvent(new Event('change', { bubbles: true }));
          document.querySelector('input[type=time]').value = new Date(Date.now() + 60_000).toTimeString().slice(0, 5);
          const day = new Date(Date.now() + 60_000);
          day.setDate(day.getDate() + 1);
          return day.toLocaleDateString('sv-SE');
        })()""")
        self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": self.day, "slot": "dinner", "note": "Linsensuppe"})
        self.shot(page, "notifications")
        page.click(button("Speichern"))
        page.until(toast("Gespeichert"))
        self.server_key = page.js("serverKey")
        self.trip = "0199f3d2-7d10-7a39-9c55-3a1d9b64c7fa"
        made = self.api(page, "PUT", f"/api/v1/grocery-lists/{self.trip}", {"title": "Samstag", "items": ["Brot", "Tee", "Salz", "Öl"]})
        other = self.browser.page(self.browser.person(), "de-DE")
        with watched(other):
            self.join(other)
            self.api(other, "PATCH", "/api/v1/auth/me", {"name": "Bernd"})
            for item in made["items"][:3]:
                self.api(other, "POST", f"/api/v1/grocery-lists/{self.trip}/items/{item['id']}/checked")
        other.close()

    def notified(self):
        """The messages arrive, can be read by nobody else, are shown, and lead to the list in its household, and to the plan."""
        if not self.push:
            self.subscribed()
        page = self.page
        end = time.monotonic() + 150
        while len(self.push.messages) < 2 and time.monotonic() < end:
            page.wait(0.2)
        expect(len(self.push.messages) == 2, f"many ticks are one message, and a reminder another, not {len(self.push.messages)}")
        page.go(self.origin + "/account/devices")
        page.until("document.querySelector('input[value=shopping]')?.checked && !document.querySelector('input[value=lists]').checked", "what is told")
        expect(page.js("document.querySelector('select[name=reminder]').value") == "tomorrow", "which meals are told")
        said = [self.push.read(page, self.device, number) for number in range(2)]
        expect({one["server"] for one in said} == {self.server_key}, "the key with which the browser has subscribed")
        read, meals = sorted(said, key=lambda one: "Linsensuppe" in one["text"])
        expect(json.loads(read["text"])["body"] == "Bernd kauft ein: 3 von 4", read["text"])
        meals = json.loads(meals["text"])
        expect((meals["title"], meals["body"]) == ("Morgen", "Linsensuppe (Abendessen)"), str(meals))
        home = page.js("JSON.parse(localStorage.getItem('larder.session')).household.id")
        # The device shows another household when it is told.
        page.go(self.origin + "/households")
        page.until("document.querySelector('input[name=name]')", "another household")
        # At once, as the page is drawn anew when the server has answered.
        page.js("(name => { name.value = 'Ferienhaus'; name.form.requestSubmit(); })(document.querySelector('input[name=name]'))")
        page.until(f"location.pathname === '/' && JSON.parse(localStorage.getItem('larder.session')).household.id !== '{home}'", "the other household")
        page.go(self.origin + meals["url"])
        page.until(f"location.pathname + location.search === '/plan?day={self.day}' && document.getElementById('main').innerText.includes('Linsensuppe')", "the meals")
        expect(page.js("JSON.parse(localStorage.getItem('larder.session')).household.id") == home, "the household of the meals")
        page.go(self.origin + "/households")
        holiday = "[...document.querySelectorAll('li')].find(one => one.innerText.includes('Ferienhaus'))?.querySelector('button.quiet')"
        page.until(holiday, "the other household in the list")
        page.js(f"{holiday}.click()")
        page.until(f"location.pathname === '/' && JSON.parse(localStorage.getItem('larder.session')).household.id !== '{home}'", "the other household")
        page.command("ServiceWorker.enable")
        page.record_notifications()
        page.wait(0.3)
        page.command("ServiceWorker.deliverPushMessage", origin=self.origin, registrationId=page.registrations[self.origin + "/"], data=read["text"])
        shown = "navigator.serviceWorker.getRegistration().then(one => one.getNotifications())"
        # Who asks for notifications while one is about to be shown makes the browser drop it.
        end = time.monotonic() + 20
        while not page.notifications and time.monotonic() < end:
            page.wait(0.2)
        expect(page.notifications == [("Samstag", "Bernd kauft ein: 3 von 4")], str(page.notifications))
        expect(page.js(f"{shown}.then(all => all.length)") == 1, "one notification")
        # A click is the person's alone; without one no window may be brought to the front.
        workers = self.browser.command("Target.getTargets")["targetInfos"]
        worker = next(one for one in workers if one["url"] == self.origin + "/service-worker.js" and one["browserContextId"] == self.person)
        session = self.browser.command("Target.attachToTarget", targetId=worker["targetId"], flatten=True)["sessionId"]
        self.browser.command("Runtime.evaluate", session, expression="""
          WindowClient.prototype.focus = async function () { return this; };
          self.registration.getNotifications().then(([notification]) =>
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))""")
        page.until(f"location.pathname === '/groceries/{self.trip}' && document.getElementById('new-item')", "the list")
        expect(page.js("JSON.parse(localStorage.getItem('larder.session')).household.id") == home, "the household of the list")
        self.browser.command("Target.detachFromTarget", sessionId=session)
        page.until(f"{shown}.then(all => !all.length)", "that it is closed")
        page.go(self.origin + "/account/devices")
        page.click("document.querySelector('input[value=shopping]').closest('label')")
        page.js("document.querySelector('select[name=reminder]').value = ''")
        page.click(button("Speichern"))
        page.until(toast("Gespeichert"))
        expect(not self.api(page, "GET", "/api/v1/push-subscriptions")["items"], "the device is told nothing more")
        self.push.close()

    def look(self):
        """Every page, on a phone and a desk, light and dark; with axe where it is there."""
        page = self.page
        pages = {"menu": "/", "plan": "/plan", "lists": "/groceries", "list": f"/groceries/{self.list}", "recipes": "/recipes",
                 "recipe": self.recipe, "cook": f"{self.recipe}/cook", "edit": f"{self.recipe}/edit", "add": "/recipes/new", "bookmarklet": "/recipes/bookmarklet", "cookbooks": "/cookbooks",
                 "imports": "/imports", "household": "/household", "settings": "/household/settings", "aisles": "/household/aisles",
                 "calendars": "/household/calendars", "activity": "/household/activity",
                 "webhooks": "/household/webhooks", "log": "/household/log", "account": "/account", "households": "/households", "history": "/history"}
        axe = open(AXE, encoding="utf-8").read() if AXE else None
        with open(WORDS, encoding="utf-8") as words:
            keys = {line.split(":")[0].removesuffix(".one").removesuffix(".other") for line in words if ":" in line}
        found = []
        for name, path in pages.items():
            page.size(390, 844)
            page.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
            page.go(self.origin + path)
            page.until("document.querySelector('#main > .view h1, #main > .view h2') && !document.querySelector('.loading')", path)
            page.wait(0.3)
            self.shot(page, f"{name}-phone")
            bare = sorted(set(page.js("document.body.innerText").split()) & keys)
            expect(not bare, f"{path} shows keys in place of texts: {bare}")
            expect(page.js("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than a phone")
            if axe:
                page.command("Runtime.evaluate", expression=axe)
                found += [f"{path}: {one}" for one in violations(page)]
            self.fits(page, path)
            page.size(1280, 800, False)
            page.wait(0.1)
            self.shot(page, f"{name}-desk")
            page.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
            page.wait(0.1)
            self.shot(page, f"{name}-desk-dark")
            page.size(390, 844)
            page.wait(0.1)
            self.shot(page, f"{name}-phone-dark")
            if axe:
                found += [f"{path}, dark: {one}" for one in violations(page)]
        page.command("Emulation.setEmulatedMedia", features=[])
        expect(not found, "axe finds:\n" + "\n".join(found))

    def sheets(self):
        """Every kind of sheet on a narrow phone and with large letters: all of it is to be read, and to be reached."""
        page = self.page
        today = self.api(page, "GET", "/api/v1/meal-plan")["today"]
        meal = self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": today, "slot": "lunch", "recipe_id": self.recipe.split("/")[-1]})
        # Days are filled with what is not planned yet.
        other = self.api(page, "POST", "/api/v1/recipes", {"title": "Grießbrei", "ingredients": ["1 l Milch"], "steps": ["Rühren."]})
        marked = "document.querySelector('[data-focus={}]')".format
        for path, sheets in {
                f"/groceries/{self.list}": ["document.querySelector('[data-item] button.item')", marked("menu"), marked("share")],
                "/plan": ["document.querySelector('section .meal .icon-button')", "document.querySelector('section.slot .icon-button')",
                          marked("more-days"), marked("fill"), marked("shop")],
                "/household": [button("Jemanden hinzufügen"), button("Jemanden einladen")],
                "/recipes": ["document.querySelector('.finder button[aria-haspopup=dialog]')"],
                self.recipe: [button("In ein Kochbuch legen"), button("Löschen")],
                "/": ["document.querySelector('#main button[data-key=n]')", button("Letzte Änderungen")]}.items():
            page.go(self.origin + path)
            page.until("document.querySelector('#main > .view h1, #main > .view h2') && !document.querySelector('.loading')", path)
            page.wait(0.3)
            for opener in sheets:
                page.click(opener)
                page.until(f"{SHEET}?.querySelector('.sheet-head') && !{SHEET}.querySelector('.loading')", f"the sheet of {opener}")
                name = "the sheet " + page.js(f"{SHEET}.ariaLabel")
                self.axe(page, name, SHEET)
                self.fits(page, name)
                page.size(390, 844)
                page.key("Escape")
                page.until(f"!{SHEET} && !history.state?.sheet")
        self.api(page, "DELETE", f"/api/v1/meal-plan/entries/{meal['id']}")
        self.api(page, "DELETE", f"/api/v1/recipes/{other['id']}")

    def fits(self, page, path):
        """A narrow phone, and letters of twice their size: nothing is cut off, and nothing is beside the screen."""
        for width, size, what in ((320, "", "narrow"), (390, "200%", "large"), (390, "", "usual")):
            page.size(width, 844)
            page.js(f"document.documentElement.style.fontSize = '{size}'")
            page.wait(0.05)
            cut = page.js(CUT) + page.js(HIDDEN)
            if cut:
                self.shot(page, f"cut-{what}")
            expect(not cut, f"{path}, {what}: " + "; ".join(cut))
        page.js("document.documentElement.style.fontSize = ''")

    def cook_mode(self):
        """One step at a time at the chosen servings; timers outlive a step and a reload, and ring; Back leaves it."""
        page = self.page
        recipe = self.api(page, "POST", "/api/v1/recipes", {
            "title": "Probegericht", "servings": 2, "ingredients": ["200 g Reis", "1 Zwiebel", "2 EL Olivenöl"],
            "steps": ["Die Zwiebel im Öl 5 Sekunden anschwitzen.", ", ".join(TIMES) + ". Den Reis kochen.", "Bei 180 °C servieren."]})
        path = f"/recipes/{recipe['id']}"
        today = self.api(page, "GET", "/api/v1/meal-plan")["today"]
        self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": today, "slot": "dinner", "recipe_id": recipe["id"], "servings": 4})
        page.go(self.origin + "/plan")
        page.click("[...document.querySelectorAll('#main a.title')].find(e => e.innerText === 'Probegericht')")
        page.until("document.querySelector('.goes-in')?.innerText.includes('400 g')", "the amounts of the planned meal")
        page.click(button("Jetzt kochen"))
        page.until("document.querySelector('.cook .step')?.innerText.includes('2 Zwiebel')", "the first step's amounts")
        expect(page.js("location.search") == "?servings=4&step=1", "the address says for how many, and which step")
        expect("Reis" not in page.js("document.querySelector('.step section').innerText"), "what the first step does not use")
        page.click("document.querySelector('.step .button')")
        page.until("document.querySelectorAll('#timers li').length === 1", "the timer")
        page.key("ArrowRight", 39)
        page.until("document.querySelector('.cook h1 + p').innerText.includes('2')", "the second step")
        page.command("Page.reload")
        page.until("document.querySelector('.cook h1 + p')?.innerText.includes('2') && document.querySelector('#timers li')",
                   "the step and the timer after a reload")
        expect("400 g" in page.js("document.querySelector('.step').innerText"), "the amounts after a reload")
        page.js("window.rung = 0; const start = OscillatorNode.prototype.start;"
                "OscillatorNode.prototype.start = function (...at) { window.rung += 1; return start.apply(this, at); }")
        page.click("document.querySelector('.step .large')")
        page.until("document.querySelector('#timers li.up') && document.querySelector('#timers [role=alert]').innerText.includes('Zeit abgelaufen')",
                   "that the time is up")
        page.until("window.rung > 0", "a sound")
        page.click("document.querySelector('#timers li .icon-button')")
        page.until("!document.querySelector('#timers li')", "no timer")
        expect(page.js("document.activeElement !== document.body"), "a focus after the last timer")
        names = page.js("[...document.querySelectorAll('.step .button')].map(e => e.innerText.trim())")
        expect(names == list(TIMES), f"the times of a text: {names}")
        for number, seconds in enumerate(TIMES.values()):
            page.js(f"document.querySelectorAll('.step .button')[{number}].click()")
            left = page.js("JSON.parse(localStorage.getItem('larder.timers')).at(-1).seconds")
            expect(left == seconds, f"{names[number]} are {left} s")
        page.go(self.origin + "/groceries")
        page.until(f"document.querySelectorAll('body > #timers li').length === {len(TIMES)}", "the timers on another page")
        self.shot(page, "timers-phone")
        page.js("document.querySelectorAll('#timers li .icon-button').forEach(e => e.click())")
        page.js("history.back()")
        page.until("document.querySelector('.cook h1 + p')?.innerText.includes('2')", "the same step on coming back")
        self.swipe(300, 60)
        page.until("document.querySelector('.cook h1 + p').innerText.includes('3')", "the next step by a finger")
        page.click(button("Fertig"))
        page.until(f"{button('Als gekocht markieren')}.hidden === false", "the button, once it is known where it marks")
        page.click(button("Als gekocht markieren"))
        page.until("document.querySelector('.toast')")
        plan = self.api(page, "GET", "/api/v1/meal-plan")
        expect(any(e["cooked_at"] for d in plan["days"] for s in d["slots"].values() for e in s if e["recipe_id"] == recipe["id"]),
               "the planned meal is cooked")
        page.js("history.back()")
        page.until(f"location.pathname === {json.dumps(path)} && document.querySelector('article h1')", "the recipe, in one step")
        # Without a network: what is kept, and that its amounts are not those that were asked for.
        page.go(self.origin + path)
        page.until("document.querySelector('article h1')")
        self.larder.stop()
        mark = len(page.errors)
        page.go(f"{self.origin}{path}/cook?servings=4")
        page.until("document.querySelector('.cook .step')?.innerText.includes('1 Zwiebel') && document.querySelector('.toast')?.innerText.includes('2 Portionen')",
                   "cook mode without a network")
        self.larder.start()
        page.go(self.origin + path)
        page.until("document.querySelector('article h1')")
        page.wait(0.5)
        del page.errors[mark:]

    def drafts_and_sharing(self):
        """What is typed of a recipe is there after Back and a reload, and can be dropped; a phone shares into the field."""
        page = self.page
        page.go(self.origin + "/recipes/new")
        page.fill("document.querySelector('textarea.paste')", "Omas Suppe")
        page.click(button("Von Hand"))
        page.fill(field("Titel"), "Halb getippt")
        page.fill(field("Zutaten"), "1 Möhre")
        page.js("history.back()")
        page.until("document.querySelector('textarea.paste')?.value === 'Omas Suppe'", "the text, after Back")
        page.js("history.forward()")
        page.until(f"{field('Titel')}?.value === 'Halb getippt'", "the form, after going forward")
        page.command("Page.reload")
        page.until(f"{field('Titel')}?.value === 'Halb getippt' && {field('Zutaten')}.value === '1 Möhre'", "the form, after a reload")
        page.click(button("Verwerfen"))
        page.until(f"{field('Titel')}?.value === '' && !document.querySelector('.notice')", "an empty form")
        # Somebody else changes the recipe while a draft of it lies here: both changes are kept.
        recipe = self.api(page, "POST", "/api/v1/recipes", {"title": "Brei", "servings": 2, "ingredients": ["1 1/2 l Milch", "300g Hirse"], "steps": ["Rühren."]})
        path = f"/recipes/{recipe['id']}"
        page.go(f"{self.origin}{path}/edit")
        page.fill(field("Titel"), "Hirsebrei")
        page.go(self.origin + "/recipes")
        page.until("document.querySelector('ul.recipes')")
        self.api(page, "PATCH", f"/api/v1{path}", {"servings": 3})
        page.go(f"{self.origin}{path}/edit")
        page.until(f"{field('Titel')}?.value === 'Hirsebrei'", "the draft")
        page.click(button("Speichern"))
        page.until("document.querySelector('article h1')?.innerText === 'Hirsebrei'", "the recipe")
        expect(self.api(page, "GET", f"/api/v1{path}")["servings"] == 3, "the other's change is kept")
        expect(page.js("[...document.querySelectorAll('ul.ingredients li')].map(line => line.innerText).join()") == "1 1/2 l Milch,300g Hirse",
               "an amount that is typed in the household's own measures is said once")
        # The refusal that has led to comparing both is no error here.
        page.errors[:] = [error for error in page.errors if "status of 412" not in error]
        target = page.js("fetch('/manifest.webmanifest').then(answer => answer.json()).then(({ share_target: { action, params } }) => [action, params.text])")
        page.go(f"{self.origin}{target[0]}?{target[1]}=Suppe%20https%3A%2F%2Fexample.com%2Fsuppe")
        page.until("document.querySelector('textarea.paste')?.value === 'https://example.com/suppe'", "what is shared")
        page.go(self.origin + "/recipes/bookmarklet")
        page.until("document.querySelector('a.bookmarklet')?.href.includes(location.origin)", "the bookmarklet")

    def swipe(self, start, end, height=400):
        """A finger that is drawn across the page."""
        send = functools.partial(self.page.command, "Input.dispatchTouchEvent")
        send(type="touchStart", touchPoints=[{"x": start, "y": height}])
        for step in range(1, 6):
            send(type="touchMove", touchPoints=[{"x": start + (end - start) * step / 5, "y": height}])
        send(type="touchEnd", touchPoints=[])

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
        page.click("document.querySelector('.finder button[aria-haspopup=dialog]')")
        page.until(f"{SHEET} && history.state?.sheet === 1", "the filters")
        page.js("history.back()")
        page.until(f"!{SHEET} && location.search === {json.dumps(search)}", "the same address")
        expect(page.js("document.querySelectorAll('ul.recipes > li').length === 30"), "the same recipes")

    def library_on_a_phone(self):
        """Two rows of controls before the first card: what narrows and orders is in one sheet, and what of it is on can be taken off."""
        page = self.page
        page.size(390, 844)
        page.go(self.origin + "/recipes")
        page.until("document.querySelector('ul.recipes > li:not(.skeleton)')", "the recipes")
        middles = page.js("[...document.querySelectorAll('#main .head ~ * :is(a, button, select, input)')]"
                          ".filter(e => e.checkVisibility() && !e.closest('ul.recipes, ul.recipes ~ *, p'))"
                          ".map(e => [e.getBoundingClientRect(), e]).filter(([r]) => r.height)"
                          ".map(([r, e]) => [Math.round(r.y + r.height / 2), e.ariaLabel || e.innerText || e.type]).sort((one, other) => one[0] - other[0])")
        rows = sum(at == 0 or y - middles[at - 1][0] > 20 for at, (y, _) in enumerate(middles))
        self.shot(page, "library-phone")
        expect(page.js("(r => r[1] < r[0] + 40)([...document.querySelector('#main .head').children].map(e => e.getBoundingClientRect().y))"), "title and button are in one row")
        expect(rows <= 2, f"rows of controls: {middles}")
        filters = "document.querySelector('.finder button[aria-haspopup=dialog]')"
        page.click(filters)
        page.until(f"{SHEET}?.querySelector('nav a[href=\"/cookbooks\"]') && {SHEET}.querySelector('.value')", "the ways and the filters")
        self.shot(page, "library-sheet")
        self.axe(page, "the filters on a phone", SHEET)
        self.fits(page, "the filters on a phone")
        page.size(390, 844)
        page.js(f"(e => {{ e.value = 'title'; e.dispatchEvent(new Event('change')); }})({SHEET}.querySelector('section select'))")
        page.click(f"[...{SHEET}.querySelectorAll('.value')].find(e => e.innerText.startsWith('winter'))")
        page.click(f"{SHEET}.querySelector('.sheet-foot .button:not(.plain)')")
        page.until(f"!{SHEET} && location.search.includes('tag=winter') && location.search.includes('sort=title')", "what was chosen")
        page.until(f"{filters}.innerText.includes('1')", "how many filters are on")
        chip = "[...document.querySelectorAll('.chips.active .gone')]"
        expect(page.js(f"{chip}.map(e => e.innerText.trim()).join()") == "winter,A bis Z", f"what is on: {page.js(f'{chip}.map(e => e.innerText).join()')}")
        self.shot(page, "library-phone-narrowed")
        self.axe(page, "the library on a phone")
        self.fits(page, "the library on a phone")
        page.size(390, 844)
        page.click(f"{chip}[1]")
        page.until("!location.search.includes('sort=')", "the usual order")
        page.click(f"{chip}[0]")
        page.until("!location.search", "nothing is on")
        page.click(filters)
        page.click(f"{SHEET}?.querySelector('nav a[href=\"/cookbooks\"]')")
        page.until(f"location.pathname === '/cookbooks' && !{SHEET}", "the cookbooks")
        page.go(self.origin + "/recipes")
        page.until(filters, "the recipes")
        page.size(1280, 800, False)
        page.until("document.querySelector('.tools > button[aria-haspopup=dialog] + select') && document.querySelector('#main nav.segmented')", "all of it on a desk")
        page.size(390, 844)
        page.until(f"{filters} && !document.querySelector('#main nav.segmented')", "and on a phone again")

    def struck_off(self):
        """What is done is struck off on the recipe's page, by tap and key; it stays through a reload, on this device only."""
        page = self.page
        made = self.api(page, "POST", "/api/v1/recipes", {"title": "Graupensuppe", "servings": 2,
                        "ingredients": ["200 g Graupen", "1 Möhre", "1 l Gemüsebrühe"], "steps": ["Graupen waschen.", "Alles kochen."]})
        page.size(390, 844)
        page.go(f"{self.origin}/recipes/{made['id']}")
        line = "document.querySelectorAll('.ingredients .strike')[{}]".format
        step = "document.querySelectorAll('.steps .strike')[{}]".format
        again = "[...document.querySelectorAll('article ~ .both button.link')].filter(e => e.checkVisibility())"
        page.until(line(2), "the lines")
        expect(page.js(f"{again}.filter(e => e.innerText === 'Von vorn beginnen').length") == 0, "there is nothing to begin anew")
        page.click(line(0))
        page.click(step(1))
        page.until(f"{line(0)}.ariaChecked === 'true' && {step(1)}.ariaChecked === 'true'", "what was tapped is struck off")
        page.js(f"{line(1)}.focus()")
        page.key(" ")
        page.until(f"{line(1)}.ariaChecked === 'true'", "and by the keyboard")
        page.js(f"getSelection().selectAllChildren({line(2)})")
        page.js(f"{line(2)}.click()")
        expect(page.js(f"{line(2)}.ariaChecked") == "false", "words that are selected are not struck off")
        page.js("getSelection().removeAllRanges()")
        page.click("document.querySelectorAll('.goes-in .stepper button')[1]")
        page.until("location.search === '?servings=3' && document.querySelector('.goes-in').innerText.includes('300')", "for three")
        expect(page.js(f"[{line(0)}, {line(1)}, {line(2)}].map(e => e.ariaChecked).join()") == "true,true,false", "the same lines at other amounts")
        page.command("Page.reload")
        page.until(f"{line(2)} && {line(0)}.ariaChecked === 'true' && {step(1)}.ariaChecked === 'true'", "the same after a reload")
        self.axe(page, "a recipe with lines struck off")
        self.shot(page, "struck-off")
        self.fits(page, f"/recipes/{made['id']}")
        page.size(390, 844)
        kept = "Object.keys(localStorage).find(key => key.startsWith('list-struck-'))"
        page.js(f"(key => localStorage.setItem(key, localStorage.getItem(key).replace(/\\d{{13}}/, Date.now() - 12 * 3600000)))({kept})")
        page.command("Page.reload")
        page.until(f"{line(2)} && {line(0)}.ariaChecked === 'false'", "it is over after twelve hours")
        page.click(line(0))
        page.click(f"{again}.find(e => e.innerText === 'Von vorn beginnen')")
        page.until(f"{line(0)}.ariaChecked === 'false' && document.activeElement === {line(0)} && !{kept}", "all of it anew")
        self.api(page, "DELETE", f"/api/v1/recipes/{made['id']}?confirm=true")

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

    def first_visit(self):
        """Somebody new is asked a few things, may leave all of them, and throws a sample week away in one tap."""
        page = self.guest = self.browser.page(self.browser.person(), "fr-FR")
        with watched(page):
            page.go(self.origin + "/")
            page.until("document.querySelector('.welcome h2')?.innerText === 'Bienvenue dans Larder'", "what is asked at the first visit")
            self.axe(page, "first visit")
            self.shot(page, "first-visit")
            self.fits(page, "first visit")
            page.size(390, 844)
            expect(page.js("document.querySelector('select[name=measurement_system]').value") == "metric", "what is usual in France")
            page.click(button("Ajouter quelqu’un"))
            page.fill(field("Nom", SHEET), "Zoé")
            page.click(f"[...{SHEET}.querySelectorAll('label.chip')].find(e => e.innerText.trim() === 'Gluten')")
            page.click(button("Enregistrer", SHEET))
            page.until("document.querySelector('.welcome .face')?.innerText === 'Z'", "who eats here")
            page.js("(e => { e.value = 'de'; e.dispatchEvent(new Event('change')); })(document.querySelector('select[name=language]'))")
            page.until("document.querySelector('.welcome h2')?.innerText === 'Willkommen bei Larder'", "the same questions in German")
            # What was seen last is drawn first, and anew with what the server says.
            page.wait(1)
            page.click(button("Beispielwoche ausprobieren"))
            page.until(f"{button('Entfernen')} && document.querySelectorAll('#main .stepper').length === 4", "a menu of four, and all else")
            meals, _ = self.meals(page)
            expect(len(meals) == 7, f"a week of meals: {meals}")
            self.shot(page, "sample-week")
            page.click(button("Entfernen"))
            page.until(f"document.querySelector('.welcome') && {toast('wurde entfernt')}", "the first visit again")
            expect(self.meals(page)[0] == [], "the calendar is empty")
            for path in ("recipes", "grocery-lists", "menus?state=archived", "recipes/tags"):
                found = self.api(page, "GET", f"/api/v1/{path}")["items"]
                expect(found == [], f"nothing of it is left: {path}: {found}")
            page.click(button("Jetzt nicht"))
            page.until("!document.querySelector('.welcome') && document.querySelector('.hero')")
            page.command("Page.reload")
            page.until("document.querySelector('.hero')")
            expect(page.js("!document.querySelector('.welcome')"), "nobody is asked twice")

    def operator(self):
        """Whoever has the operator's token sees how everything is; nobody becomes a user by looking."""
        page = self.browser.page(self.browser.person(), "en-GB", width=320, height=844)
        page.go(self.origin + "/admin")
        page.until("document.querySelector('input[type=password]')", "the question for the token")
        page.wait(0.4)
        self.axe(page, "the operator's token")
        page.fill(field("Operator’s token"), "a-token-of-somebody-who-guesses-it")
        page.click(button("Open"))
        page.until("document.querySelector('.error:not([hidden])')?.innerText === \"This is not the operator's token.\"", "that it is wrong")
        expect(page.js("sessionStorage.length === 0"), "a wrong token is not kept")
        # A refused request is noted by the browser.
        page.errors.clear()
        with watched(page):
            page.fill(field("Operator’s token"), OPERATOR)
            page.click(button("Open"))
            page.until("document.querySelector('.health') && document.querySelectorAll('.stands li').length === 8", "every service")
            expect(page.js("!document.querySelector('.health.broken')"), "everything works: " + page.js("document.querySelector('.health').innerText"))
            expect(page.js("document.documentElement.scrollWidth <= innerWidth"), "it is as narrow as a small phone")
            page.click("document.querySelector('details summary')")
            before = page.js("document.querySelector('.view > .row .hint').innerText")
            page.wait(0.4)
            self.axe(page, "the operator's page")
            self.shot(page, "operator-phone")
            page.size(1280, 800, False)
            self.shot(page, "operator-desk")
            page.until(f"document.querySelector('.view > .row .hint').innerText !== {json.dumps(before)}", "that it is drawn anew", 15)
            expect(page.js("document.querySelector('details').open"), "what was open stays open")
            expect(page.js("localStorage.getItem('larder.session') === null"), "nobody has been made a user")
            page.command("Page.reload")
            page.until("document.querySelector('.health')", "the same after a reload")
            page.click(button("Forget the token"))
            page.until("document.querySelector('input[type=password]') && sessionStorage.length === 0", "the question again")
        page.close()

    def meals(self, page):
        """What is planned, as `title date slot`, and today."""
        plan = self.api(page, "GET", "/api/v1/meal-plan")
        return [f"{entry['title'] or entry['note']} {day['date']} {slot}" for day in plan["days"]
                for slot, entries in day["slots"].items() for entry in entries], plan["today"]

    def week_on_a_desk(self):
        """Meals are moved with the mouse, by key and with a finger; the day is in the address, and the strip stays where it is."""
        page = self.guest
        recipe = self.api(page, "POST", "/api/v1/recipes", {"title": "Eintopf", "ingredients": ["1 kg Kartoffeln"], "steps": ["Kochen."]})["id"]
        today = self.meals(page)[1]
        self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": today, "slot": "dinner", "recipe_id": recipe})
        place = lambda: page.js("(e => e && !e.matches('.waiting') && `${e.closest('td, section').dataset.date} ${e.closest('td, section').dataset.slot}`)(document.querySelector('#main .meal'))")
        said = lambda: page.js("document.querySelector('.aside[role=status]').textContent")
        middle = lambda element: page.js(f"(r => [r.x + r.width / 2, r.y + Math.min(24, r.height / 2)])({element}.getBoundingClientRect())")
        spot = lambda date, slot: f"document.querySelector('[data-date=\"{date}\"][data-slot={slot}]')"
        with watched(page):
            page.size(1280, 800, False)
            page.go(self.origin + "/plan")
            page.until("document.querySelectorAll('.week td[data-date]').length === 28 && document.querySelector('.meal')", "seven days of four meals")
            page.wait(0.5)
            self.axe(page, "week")
            self.shot(page, "week-desk")
            days = page.js("[...document.querySelectorAll('[data-slot=lunch]')].map(e => e.dataset.date)")
            first, other = days[0], days[2] if days[2] != today else days[3]
            (x, y), (to_x, to_y) = middle("document.querySelector('.meal')"), middle(spot(other, "lunch"))
            mouse = lambda kind, at, buttons=1: page.command("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", buttons=buttons, clickCount=1)
            mouse("mouseMoved", (x, y), 0)
            mouse("mousePressed", (x, y))
            for step in range(1, 6):
                mouse("mouseMoved", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
            page.until(f"{spot(other, 'lunch')}.classList.contains('over') && document.querySelector('.ghost')", "where it would go")
            mouse("mouseReleased", (to_x, to_y))
            page.until(toast("Eintopf ist jetzt am"))
            expect(place() == f"{other} lunch" and page.js(f"!{SHEET}"), f"dropped there, and no sheet opened: {place()}")
            page.click(button("Rückgängig"))
            page.until(f"{spot(today, 'dinner')}.querySelector('.meal:not(.waiting)')", "undone")
            page.wait(0.5)
            page.js("document.querySelector('.meal .grip').focus()")
            page.key("Enter")
            expect("Eintopf aufgenommen" in said(), said())
            page.key("ArrowUp", 38)
            expect("Mittagessen" in said(), said())
            page.key("Escape")
            expect("bleibt, wo es war" in said() and place() == f"{today} dinner", said())
            page.key(" ")
            page.key("ArrowUp", 38)
            page.key(" ")
            page.until(f"{spot(today, 'lunch')}.querySelector('.meal:not(.waiting)')", "moved by key")
            page.until("document.activeElement.matches('.grip')", "the focus on what was moved")
            # Another week, and a reload.
            # By script, as the page is still being drawn anew after the move.
            page.js("[...document.querySelectorAll('.turn')].at(-1).click()")
            page.until(f"!{spot(first, 'lunch')} && location.search.includes('day=')", "the next week")
            page.command("Page.reload")
            page.until("document.querySelectorAll('.week td[data-date]').length === 28")
            expect(page.js(f"!{spot(first, 'lunch')}"), "the same week after a reload")
            # On a phone: a long press, onto a day of the strip.
            page.size(390, 844)
            page.go(f"{self.origin}/plan?day={today}")
            page.until("document.querySelector('.days button') && document.querySelector('section .meal')")
            page.wait(0.6)
            strip = page.js("document.querySelector('.days').scrollLeft")
            next_day = page.js("document.querySelector('.days [aria-pressed=true]').nextElementSibling.dataset.date")
            x, y = middle("document.querySelector('.meal')")
            to_x, to_y = middle(f"document.querySelector('.days [data-date=\"{next_day}\"]')")
            touch = lambda kind, *at: page.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": a, "y": b} for a, b in at])
            touch("touchStart", (x, y))
            page.until("document.querySelector('.ghost')", "picked up after a long press")
            for step in range(1, 6):
                touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
            touch("touchEnd")
            page.until(f"location.search === '?day={next_day}' && document.querySelector('section[data-date=\"{next_day}\"] .meal:not(.waiting)')", "on the next day")
            expect(page.js("document.querySelector('.days').scrollLeft") == strip, "the strip is where it was")
            self.axe(page, "plan on a phone")

    def days_ahead(self):
        """On a phone the days after the chosen one are below its meals, each in a line that leads there."""
        page = self.guest
        today = self.api(page, "GET", "/api/v1/meal-plan")["today"]
        day = (datetime.date.fromisoformat(today) + datetime.timedelta(days=2)).isoformat()
        made = [self.api(page, "POST", "/api/v1/meal-plan/entries", {"date": day, "slot": slot, "note": note})
                for slot, note in (("lunch", "Reste vom Vortag"), ("dinner", "Grillen bei den Nachbarn, wenn das Wetter hält"))]
        page.size(390, 844)
        page.go(self.origin + "/plan")
        line = f"document.querySelector('#main .ways a[href=\"/plan?day={day}\"]')"
        page.until(f"{line}?.innerText.includes('Mittagessen: Reste vom Vortag · Abendessen: Grillen')", "what comes")
        expect(page.js("document.querySelectorAll('#main .ways a').length") == 6, "six days")
        expect("Nichts geplant" in page.js("document.querySelector('#main .ways').innerText"), "a day of which nothing is planned")
        page.js(f"{line}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        self.axe(page, "the days ahead")
        self.shot(page, "days-ahead")
        self.fits(page, "the days ahead")
        page.size(390, 844)
        page.click(line)
        page.until(f"location.search === '?day={day}' && document.getElementById('main').innerText.includes('Grillen') && scrollY === 0", "that day")
        page.until(f"document.querySelector('#main .ways a') && !{line}", "the days after it")
        page.size(1280, 800, False)
        page.until("document.querySelector('.week') && !document.querySelector('#main .ways')", "a week on a desk has them all")
        page.size(390, 844)
        for one in made:
            self.api(page, "DELETE", f"/api/v1/meal-plan/entries/{one['id']}")

    def one_place_to_shop(self):
        """A meal's sheet, and the list of the days, which is the same the second time."""
        page = self.guest
        with watched(page):
            open_sheet = lambda: page.click("document.querySelector('section .meal .icon-button')")
            open_sheet()
            page.click(button("Wöchentlich wiederholen", SHEET))
            page.until(field("Wie lange", SHEET), "for how long")
            page.click(button("Wöchentlich wiederholen", SHEET))
            page.until(toast("noch 4-mal"), "once a week")
            page.click(button("Rückgängig"))
            page.wait(0.5)
            open_sheet()
            page.click(button("Reste einplanen", SHEET))
            page.click(button("In den Wochenplan setzen", SHEET))
            page.until(f"!{SHEET} && {toast('Eintopf ist für den')}", "leftovers")
            expect(len(self.meals(page)[0]) == 2, "a meal and its leftovers")
            lists = []
            for _ in range(2):
                page.go(self.origin + "/plan")
                page.click(button("Einkaufen"))
                page.until(f"{SHEET}?.querySelector('input[type=date]')")
                if not lists:
                    self.axe(page, "what to shop for")
                page.click(button("Weiter", SHEET))
                page.click(button("Liste aktualisieren" if lists else "Liste erstellen", SHEET))
                page.until(row("Kartoffeln"), "the list")
                lists.append(page.js("location.pathname"))
                kept = "/api/v1/grocery-lists/" + lists[0].split("/")[-1]
                if len(lists) == 1:
                    self.api(page, "PATCH", kept, {"title": "Wochenmarkt"})
            expect(lists[0] == lists[1], f"the same list: {lists}")
            expect(self.api(page, "GET", kept)["title"] == "Wochenmarkt", "a list that has a name keeps it")
            # Whom a recipe is not for is said where one is picked.
            self.api(page, "POST", "/api/v1/recipes", {"title": "Stockbrot", "ingredients": ["500 g Weizenmehl"], "steps": ["Backen."]})
            page.go(self.origin + "/plan")
            page.until("document.querySelector('section.slot .icon-button')")
            page.wait(1)
            page.click("document.querySelector('section.slot .icon-button')")
            page.click(button("Rezept aussuchen", SHEET))
            page.until(f"{SHEET}?.querySelector('.picker .level.severe')?.innerText === 'Nicht geeignet für Zoé'", "whom it is not for")
            expect(page.js(f"{SHEET}.querySelectorAll('.picker .level').length") == 1, "the other recipe is for everybody")
            self.axe(page, "picker")
            page.key("Escape")
            page.until(f"!{SHEET}")
            self.api(page, "POST", "/api/v1/members", {"name": "Kim", "diets": ["vegan"]})
            self.api(page, "POST", "/api/v1/recipes", {"title": "Omelett", "ingredients": ["3 Eier"], "steps": ["Braten."]})
            page.go(self.origin + "/recipes")
            page.until("document.querySelector('.recipe .level.severe')?.innerText === 'Nicht geeignet für Zoé'", "whom it is not for, in the library")
            expect(page.js("[...document.querySelectorAll('.recipe .level:not(.severe)')].map(e => `${e.className} ${e.innerText}`)") == ["level diet Nicht geeignet für Kim"],
                   "what is no allergy looks otherwise, and the other recipe is for everybody")
            self.axe(page, "library with warnings")
            self.shot(page, "library-warnings")

    def lists_later(self):
        """Lists of a menu and of days, a list's shop, what it says and menus of before wait for a network as well."""
        page = self.guest
        plan = self.api(page, "GET", "/api/v1/meal-plan")
        meal = next(one for day in plan["days"] for meals in day["slots"].values() for one in meals if one["title"] == "Eintopf" and not one.get("leftover_of"))
        recipe = meal["recipe_id"]
        market = next(one["id"] for one in self.api(page, "GET", "/api/v1/grocery-lists?limit=50")["items"] if one["title"] == "Wochenmarkt")
        path, shop = f"/groceries/{market}", "01900000-0000-7000-e000-000000000001"
        self.api(page, "PUT", f"/api/v1/aisles/shops/{shop}", {"name": "Hofladen"})
        put = lambda: self.api(page, "POST", "/api/v1/menu/recipes", {"recipe_id": recipe, "servings": 3})["menu"]["id"]
        before = put()
        self.api(page, "POST", f"/api/v1/menus/{before}/grocery-list", {"have": []})
        self.api(page, "POST", f"/api/v1/menus/{before}/archive")
        put()
        page.go(self.origin + path)
        page.click(tick("Kartoffeln"))
        page.until(f"{row('Kartoffeln')}.classList.contains('done')", "what is bought")
        # What is bought already is too much now.
        self.api(page, "PATCH", f"/api/v1/meal-plan/entries/{meal['id']}", {"servings": 1})
        page.until("document.querySelector('#main .notice .icon-button') && document.querySelector('select[data-focus=shop]')", "what is too much")
        for kept, seen in (("/history", button("Noch einmal kochen")), ("/plan", "document.querySelector('.days')"), ("/groceries", "document.querySelector('.lines')"),
                           ("/", "document.querySelector('.lines')"), (path, "document.querySelector('#main .notice .icon-button')")):
            page.go(self.origin + kept)
            page.until(seen, kept)
            page.wait(0.3)
        mark = len(page.errors)
        page.network(offline=True)
        page.click("document.querySelector('#main .notice .icon-button')")
        page.until(f"!document.querySelector('#main .notice .icon-button') && {waiting_is(1)}", "nothing said any more")
        page.js(f"(e => {{ e.value = '{shop}'; e.dispatchEvent(new Event('change')); }})(document.querySelector('select[data-focus=shop]'))")
        page.until(f"document.querySelector('#main h1 + .waits') && document.querySelector('select[data-focus=shop]').value === '{shop}' && {waiting_is(2)}", "the shop, waiting")
        self.walk("/", button("Einkaufsliste erstellen"), page)
        page.js(NO_TOAST)
        page.click(button("Einkaufsliste erstellen"))
        page.until(f"{SHEET}?.innerText.includes('nächsten Verbindung')", "that nobody knows yet what there is to buy")
        self.axe(page, "a list that is made later")
        page.click(button("Liste erstellen", SHEET))
        page.until("document.querySelector('#main h1 + .waits') && document.getElementById('main').innerText.includes('nächsten Verbindung')", "the list, waiting")
        made = page.js("location.pathname")
        page.fill("document.getElementById('new-item')", "Senf")
        page.key("Enter")
        page.until(row("Senf"), "what is to be put on it")
        self.shot(page, "offline-menu-list")
        self.walk("/", f"document.querySelector('a[href=\"{made}\"]') && document.querySelector('.waits') && document.querySelector('.tick')", page)
        self.walk("/plan", button("Einkaufen"), page)
        page.js(NO_TOAST)
        page.click(button("Einkaufen"))
        page.until(f"{SHEET}?.querySelector('input[type=date]')")
        page.click(button("Weiter", SHEET))
        page.click(button("Liste erstellen", SHEET))
        page.until(f"!{SHEET} && {waiting_is(5)}", "the list of the days, waiting")
        # A second list of days is one, also where it is asked for once more: then it is opened.
        for choice in ("''", f"{SHEET}.querySelector('select').value"):
            self.walk("/plan", button("Einkaufen"), page)
            page.js(NO_TOAST)
            page.click(button("Einkaufen"))
            page.until(f"{SHEET}?.querySelector('input[type=date]')")
            chosen = page.js(f"{SHEET}.querySelector('select').value = {choice}")
            page.click(button("Weiter", SHEET))
            page.click(button("Liste erstellen", SHEET))
            page.until(f"!{SHEET} && location.pathname.startsWith('/groceries/') && {waiting_is(6)}", "a list of the days of its own, waiting")
        expect(page.js("location.pathname") == f"/groceries/{chosen}", "the list of days that waits is opened")
        self.walk("/history", button("Noch einmal kochen"), page)
        page.js(NO_TOAST)
        page.click(button("Noch einmal kochen"))
        page.until(f"location.pathname === '/' && {waiting_is(7)} && document.querySelectorAll('.waits').length > 1", "the recipe of before, on the next menu")
        self.walk("/history", button("Löschen"), page)
        page.click(button("Löschen"))
        page.until(f"!{button('Löschen')} && {waiting_is(8)}", "a menu that goes")
        # A page that begins may get a request through before the browser knows that there is no network.
        self.larder.stop()
        page.command("Page.reload")
        page.until(f"{waiting_is(8)} && document.querySelector('#main h1')", "what waits, after a reload")
        self.larder.start()
        page.network()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('waiting').hidden", "that all is sent", 30)
        del page.errors[mark:]
        found = self.api(page, "GET", f"/api/v1{made}".replace("/groceries/", "/grocery-lists/"))
        expect(sorted(item["name"] for item in found["items"]) == ["Kartoffeln", "Senf"], f"the menu's list: {found['items']}")
        found = self.api(page, "GET", f"/api/v1/grocery-lists/{market}")
        expect((found["shop"], found["title"]) == (shop, "Wochenmarkt"), f"the list of the days: {found}")
        lists = [(one["source"]["type"], one["title"]) for one in self.api(page, "GET", "/api/v1/grocery-lists?limit=50")["items"]]
        expect(lists.count(("plan", "Wochenmarkt")) == 1 and len([one for one in lists if one[0] == "plan"]) == 2, f"the days have their lists: {lists}")
        board = self.api(page, "GET", "/api/v1/menu")
        expect(board["menu"]["grocery_list_id"] == made.split("/")[-1], f"the menu has its list: {board['menu']}")
        expect([one["servings"] for one in board["next"]["recipes"]] == [3], f"the next menu: {board['next']}")
        expect(self.api(page, "GET", "/api/v1/menus?state=archived")["items"] == [], "no menu of before")

    def invited(self):
        """An invitation is a link, also as a QR code; whoever opens it only has to say yes."""
        page = self.guest
        with watched(page):
            page.go(self.origin + "/household")
            page.click(button("Jemanden einladen"))
            page.click(button("Code erstellen", SHEET))
            page.until(f"{SHEET}.querySelector('img.qr')?.naturalWidth > 0", "the QR code")
            self.axe(page, "invitation")
            self.shot(page, "invitation")
            link = page.js(f"{SHEET}.querySelector('input').value")
        other = self.browser.page(self.browser.person(), "de-DE")
        with watched(other):
            other.go(link)
            other.until("document.querySelector('input[name=code]')?.value.length > 8 && !location.hash", "the code, and none in the address")
            other.click(button("Beitreten"))
            other.until("location.pathname === '/' && document.querySelector('#main h1')", "the household's menu")
            expect(other.js("!document.querySelector('.welcome')"), "a household that is there already is not asked")
            expect(self.meals(other)[0] == self.meals(page)[0], "the calendar of both")
        other.close()
        page.close()

    def screens(self):
        """The screens that people see most look as they did when somebody last accepted them."""
        screens_as_accepted(self.browser, self.origin, os.path.join(OUT, "screens"))

    def axe(self, page, what, part="document"):
        if AXE:
            if not page.js("Boolean(window.axe)"):
                with open(AXE) as file:
                    page.js(file.read() + "; 0")
            found = violations(page, part)
            expect(not found, f"{what}: {found}")

    def sign_out(self):
        page = self.page
        page.go(self.origin + "/account")
        page.click(button("Abmelden"))
        page.until("location.pathname === '/sign-in' && document.querySelector('input[type=password]')")
        page.until("caches.keys().then(names => !names.some(name => name.startsWith('larder-seen-')))", "that nothing is kept")
        expect(page.js("!Object.keys(localStorage).some(key => key.startsWith('list-'))"), "no list is kept")

    def shot(self, page: Page, name):
        page.shot(os.path.join(OUT, f"{name}.png"))


# What is wider than its place: the page, words that are cut off, what is chosen of several, and words beside the screen.
CUT = """(() => {
  const found = document.documentElement.scrollWidth > innerWidth ? [`the page has ${document.documentElement.scrollWidth} px`] : [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('body *')) {
    // What lies in a row that is meant to be moved sideways, is only read out, or ends in dots with its words in a title.
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, .aside, .wordy, .days, .skip, [title]')) continue;
    const [style, box] = [getComputedStyle(one), one.getBoundingClientRect()];
    const words = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (words && style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${one.textContent.trim().slice(0, 40)}`);
    if (words && box.width && (box.right > innerWidth + 1 || box.left < -1)) found.push(`beside the screen: ${one.textContent.trim().slice(0, 40)}`);
    if (one.tagName !== 'SELECT' || !one.selectedOptions[0]) continue;
    const { text } = one.selectedOptions[0];
    if (Math.abs(parseFloat(style.fontSize) - parseFloat(getComputedStyle(one.parentElement).fontSize)) > 1) found.push(`grows less than what is around it: ${text}`);
    // What it says goes on in as many lines as it needs.
    pen.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const lines = text.split(/\\s+/).reduce((all, word) => {
      const longer = all.length ? `${all.at(-1)} ${word}` : word;
      return all.length && pen.measureText(longer).width <= room ? [...all.slice(0, -1), longer] : [...all, word];
    }, []).length;
    const high = one.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    if (lines * parseFloat(style.fontSize) > high + 1) found.push(`cut off: ${text}`);
  }
  return [...new Set(found)];
})()"""


# What of an open sheet cannot be tapped, wherever it is scrolled to, and whether the sheet is wider than its place.
HIDDEN = """(() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!sheet) return [];
  const found = [sheet, ...sheet.querySelectorAll('*')].filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
    && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && !one.matches('textarea, .wordy')).map(one => `goes sideways: ${one.className || one.tagName}`);
  for (const one of sheet.querySelectorAll('.button')) if (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1) found.push(`spills over: ${one.textContent}`);
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode());) {
    const box = node.parentElement.getBoundingClientRect();
    // A word that fills a line of its own may be long, as recipes' names are.
    if (!box.width || box.width > sheet.clientWidth / 2 || node.parentElement.closest('.aside, option')) continue;
    for (const word of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(`broken: ${word[0]}`);
    }
  }
  for (const one of sheet.querySelectorAll('button, a, input, select, textarea')) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.disabled || one.closest('.aside')) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!there || !one.contains(there) && !one.closest('label')?.contains(there)) found.push(`cannot be tapped: ${one.ariaLabel || one.textContent.trim().slice(0, 40) || one.type}`);
  }
  return found;
})()"""


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


def violations(page, part="document"):
    result = page.js(f"axe.run({part}, " + "{ resultTypes: ['violations'] }).then(({ violations }) => violations"
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
        steps = ["sign_up_in_german", "cook_and_shop", "offline_and_back", "kitchen_offline", "whole_things_offline", "days_offline", "made_offline", "arranged", "faces", "thoughts_are_kept", "seen_at_once", "after_midnight",
                 "two_at_once", "keyboard_only", "hands", "back_closes_a_sheet", "deleted_and_back", "storage_cleared",
                 "plain_http", "tabs_at_once", "below_path", "shared_page", "update", "look", "sheets", "subscribed", "cook_mode", "drafts_and_sharing",
                 "recipe_and_back", "library_on_a_phone", "struck_off", "left_pages", "right_to_left", "notified", "sign_out", "first_visit", "days_ahead", "week_on_a_desk",
                 "one_place_to_shop", "lists_later", "invited",
                 "operator", "screens"]
        if unknown := set(names) - set(steps):
            raise SystemExit(f"There is no journey {', '.join(sorted(unknown))}.")
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
                journeys.page.network()
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
