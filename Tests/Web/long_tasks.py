"""What keeps the page busy once it is there: scrolling and ticking a long list, and typing in the search of many recipes."""

import json
import os
import sqlite3
import statistics
import subprocess
import sys

from browser import Failed

ITEMS = 1000
RECIPES = int(os.environ.get("RECIPES", "200"))
# Recipes as `larder catalog load` takes them, in place of those.
FILE = os.environ.get("FILE")
# No task may take longer than this, in milliseconds; a browser tells of no shorter ones.
BOUND = 50

CALL = """(async (path, method, bodies) => {
  const session = await (await fetch('/api/v1/auth/session', { headers: { 'Larder-Session': 'cookie' } })).json();
  const household = JSON.parse(localStorage.getItem('larder.session')).household.id;
  for (const body of bodies) {
    const answer = await fetch(path, { method, body: JSON.stringify(body),
      headers: { 'Larder-CSRF': session.csrf, 'Larder-Household': household, 'Content-Type': 'application/json' } });
    if (!answer.ok) throw new Error(await answer.text());
  }
})(%s)"""


def call(page, method, path, bodies):
    page.js(CALL % ", ".join(json.dumps(one) for one in (path, method, bodies)))


def fill(page):
    """Gives the household of a page a list of many things and many recipes; gives the list's path."""
    number = "01900000-0000-7000-8000-{:012d}".format
    listed = number(1)
    call(page, "PUT", f"/api/v1/grocery-lists/{listed}", [{"title": "Week"}])
    adds = [{"id": number(10_000 + one), "op": "add", "item_id": number(20_000 + one), "item": {"name": f"thing {one}"}} for one in range(ITEMS)]
    call(page, "POST", f"/api/v1/grocery-lists/{listed}/sync", [{"operations": adds[at:at + 100]} for at in range(0, ITEMS, 100)])
    if FILE is None:
        call(page, "POST", "/api/v1/recipes", [
            {"title": f"{WORDS[one % 7]} soup {one}", "servings": 4, "ingredients": ["1 onion", f"{one % 9 + 1} potatoes"], "steps": ["Cook."],
             "tags": [WORDS[one % 7]]} for one in range(RECIPES)])
    return f"/groceries/{listed}"


def fill_from_file(page, larder):
    """Gives the household of a page all recipes of the file; gives how many these are."""
    household = page.js("JSON.parse(localStorage.getItem('larder.session')).household.id")
    larder.command("catalog", "load", FILE)
    larder.stop()
    database = os.path.join(larder.data, "recipe.sqlite")
    program = os.path.join(os.path.dirname(__file__), "../Bench/search_fill.py")
    subprocess.run([sys.executable, program, household, "sqlite", database], check=True)
    larder.start()
    with sqlite3.connect(database) as db:
        return db.execute("SELECT count(*) FROM recipe WHERE household_id = ?", [household]).fetchone()[0]


WORDS = ["Barley", "Bean", "Carrot", "Lentil", "Onion", "Pea", "Tomato"]


def longest(page, act, seconds=2):
    """The longest task while something is done, and shortly after it; 0 if none was long."""
    page.js("window.larderLong = 0")
    act()
    page.wait(seconds)
    return page.js("window.larderLong")


def scroll(page):
    """Down the page as by a finger that flings it: 6,000 pixels in a second, and half as many back."""
    for by in (60, -60):
        page.js(f"""new Promise(done => {{
          const end = performance.now() + {3000 if by > 0 else 1500};
          let last = performance.now();
          const step = now => {{
            window.scrollBy({{ top: {by} * (now - last) / 10, behavior: 'instant' }});
            last = now;
            if (now < end) requestAnimationFrame(step); else done();
          }};
          requestAnimationFrame(step);
        }})""")
    if not page.js("window.scrollY > 1000"):
        raise Failed("the list does not scroll")


def tick(page):
    page.js("window.scrollTo(0, 20000)")
    page.wait(0.5)
    tapped = "document.elementsFromPoint(200, 400).map(e => e.closest('[data-item]')).find(Boolean).querySelector('.tick')"
    return longest(page, lambda: page.js(f"{tapped}.click()"))


def search(page):
    def type_it():
        for letter in "tomato soup":
            page.type(letter)
            page.wait(0.15)
    page.js("document.querySelector('input[type=search]').focus()")
    return longest(page, type_it)


def long_tasks(browser, larder, processor, watch, runs):
    """Prints the medians; gives what is over the bound."""
    person = browser.person()
    page = browser.page(person)
    page.command("Page.addScriptToEvaluateOnNewDocument", source=watch)
    origin = f"http://127.0.0.1:{larder.port}"
    page.go(origin + "/")
    page.until("document.querySelector('#main > .view')")
    listed = fill(page)
    recipes = RECIPES if FILE is None else fill_from_file(page, larder)
    figures = {}
    for _ in range(runs):
        page.go("about:blank")
        processor.slow_down(page)
        page.go(origin + listed)
        page.until("document.querySelectorAll('[data-item]').length >= 20", "the list", 60)
        page.wait(4)
        figures.setdefault(f"scrolling {ITEMS:,} things", []).append(longest(page, lambda: scroll(page)))
        figures.setdefault(f"a tick among {ITEMS:,} things", []).append(tick(page))
        page.go(origin + "/recipes")
        page.until("document.querySelector('input[type=search]') && document.querySelectorAll('.recipes [data-recipe]').length > 5", "the recipes", 60)
        page.wait(4)
        figures.setdefault(f"typing in the search of {recipes:,} recipes", []).append(search(page))
    over = []
    print(f"\nlongest task, in ms; 0 is less than {BOUND}")
    for name, values in figures.items():
        value = round(statistics.median(values))
        print(f"{name:45}{value:>6}", flush=True)
        if value > BOUND:
            over.append(f"{name}: {value} ms, more than {BOUND}")
    page.close()
    browser.command("Target.disposeBrowserContext", browserContextId=person)
    return over
