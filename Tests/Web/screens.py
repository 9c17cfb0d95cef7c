"""Compares screens of the app with how they looked when somebody last accepted them (`make accept-screens`).

Of each screen the mean brightness of each square of it is kept, as a character: a line of the file is a row of squares. Another
rendering of the same letters changes little of that; what has moved, grown or gone changes many squares.
"""

import json
import os

from browser import Failed

ACCEPTED = os.path.join(os.path.dirname(__file__), "accepted", "screens.txt")
LEVELS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
# The side of a square, in pixels.
SQUARE = 20
# A square is another one if its brightness differs by more than so many levels, and a screen if more than so many squares do.
NOTICED = 2
MOST_CHANGED = 0.006
# What comes late has so many more moments to come.
PATIENCE = 6

SIZES = {"phone": (390, 844, True), "desk": (1280, 800, False)}

MEANS = """(async () => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,%s')).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const [across, down] = [Math.ceil(width / %d), Math.ceil(height / %d)];
  const [sums, counts] = [new Float64Array(across * down), new Float64Array(across * down)];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
    const [at, square] = [4 * (y * width + x), Math.floor(y / %d) * across + Math.floor(x / %d)];
    sums[square] += .299 * data[at] + .587 * data[at + 1] + .114 * data[at + 2];
    counts[square] += 1;
  }
  return Array.from({ length: down }, (_, row) => Array.from(sums.slice(row * across, (row + 1) * across), (sum, at) => Math.floor(sum / counts[row * across + at] / 4)));
})()"""


class Screens:
    """The screens of a run. `accepts` writes how they look instead of comparing them."""

    def __init__(self, browser, folder, accepts=False):
        self.folder, self.accepts = folder, accepts
        self.tool = browser.page(browser.person())
        self.seen, self.wrong = {}, []
        self.accepted = {} if accepts else read()
        os.makedirs(folder, exist_ok=True)

    def look(self, page, name, ready):
        """Looks at a page once a script says that it is ready, on a phone and a desk."""
        for kind, (width, height, is_mobile) in SIZES.items():
            page.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=is_mobile)
            page.command("Emulation.setTouchEmulationEnabled", enabled=is_mobile)
            page.until(ready, f"the screen {name}")
            page.js("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))")
            self.compare(page, f"{kind}-{name}")

    def compare(self, page, name):
        if self.accepts:
            page.wait(1)
        said = None
        for moment in range(1 if self.accepts else PATIENCE):
            page.wait(0.05 if moment == 0 else 0.3)
            self.seen[name] = self.means(page)
            said = None if self.accepts else difference(self.accepted.get(name), self.seen[name])
            if not said:
                return
        path = os.path.join(self.folder, f"{name}.png")
        page.shot(path)
        self.wrong.append(f"{name}: {said} ({path})")

    def means(self, page):
        data = page.command("Page.captureScreenshot", format="png")["data"]
        return self.tool.js(MEANS % (data, SQUARE, SQUARE, SQUARE, SQUARE))

    def end(self):
        """Writes what was seen, or says what does not look as it was accepted."""
        self.tool.close()
        if self.accepts:
            write(self.seen)
            return
        unseen = sorted(set(self.accepted) - set(self.seen))
        if self.wrong or unseen:
            raise Failed("does not look as it was accepted; where it is to look so, run `make accept-screens`:\n"
                         + "\n".join(self.wrong + [f"{name}: was not seen" for name in unseen]))


def difference(accepted, seen):
    """What has changed of a screen, in words; none if it is the same to the eye."""
    if accepted is None:
        return "has never been accepted"
    if len(accepted) != len(seen) or len(accepted[0]) != len(seen[0]):
        return "has another size"
    changed = [(x, y) for y, row in enumerate(seen) for x, level in enumerate(row) if abs(level - accepted[y][x]) > NOTICED]
    count = len(seen) * len(seen[0])
    if len(changed) <= MOST_CHANGED * count:
        return None
    (left, right), (top, bottom) = [(min(some) * SQUARE, (max(some) + 1) * SQUARE) for some in zip(*changed)]
    return f"{len(changed)} of {count} squares differ, from {left}, {top} to {right}, {bottom}"


def read():
    screens = {}
    with open(ACCEPTED, encoding="ascii") as file:
        for line in file.read().splitlines():
            if line.endswith(":"):
                rows = screens[line[:-1]] = []
            else:
                rows.append([LEVELS.index(letter) for letter in line])
    return screens


def write(screens):
    os.makedirs(os.path.dirname(ACCEPTED), exist_ok=True)
    with open(ACCEPTED, "w", encoding="ascii") as file:
        for name, rows in sorted(screens.items()):
            file.write(f"{name}:\n" + "".join("".join(LEVELS[level] for level in row) + "\n" for row in rows))


def kitchen(api):
    """Fills a household with what the screens show: nothing in it depends on the day or on chance. Gives where the screens are."""
    number = "01900000-0000-7000-a000-{:012d}".format
    household = api("GET", "/api/v1/auth/me")["households"][0]["id"]
    api("PATCH", f"/api/v1/households/{household}", {"name": "The kitchen", "measurement_system": "metric", "week_start": "monday"})
    for at, (name, more) in enumerate([("Ada", {}), ("Ben", {"allergies": ["nuts"]}), ("Cleo", {"age_group": "child", "diets": ["vegetarian"]})]):
        api("POST", "/api/v1/members", {"id": number(100 + at), "name": name, **more})
    dishes = [
        ("Carrot soup", ["1 kg carrots", "1 onion", "1 l vegetable stock"], ["Chop the carrots.", "Simmer them in the stock for 20 minutes.", "Blend."], 35),
        ("Fish with rice", ["600 g cod", "300 g rice", "1 lemon"], ["Boil the rice.", "Fry the cod."], 30),
        ("Nut cake", ["200 g walnuts", "4 eggs", "150 g sugar"], ["Mix everything.", "Bake for 45 minutes."], 60),
        ("Pasta with tomatoes", ["400 g spaghetti", "500 g tomatoes", "2 cloves garlic"], ["Boil the spaghetti.", "Fry the garlic, add the tomatoes."], 25),
        ("Potato omelette", ["800 g potatoes", "6 eggs", "1 onion"], ["Fry the potatoes.", "Add the eggs."], 40),
        ("Green salad", ["1 lettuce", "1 cucumber"], ["Cut and mix."], 10),
    ]
    for at, (title, ingredients, steps, total) in enumerate(dishes):
        api("PUT", f"/api/v1/recipes/{number(at)}", {"title": title, "servings": 4, "ingredients": ingredients, "steps": steps,
                                                     "times": {"total": total}, "tags": ["weekday"] if total < 40 else ["weekend"]})
    for at in (0, 3, 4):
        api("POST", "/api/v1/menu/recipes", {"id": number(200 + at), "recipe_id": number(at)})
    for at, (date, slot, recipe) in enumerate([("2040-05-15", "dinner", 3), ("2040-05-16", "dinner", 0), ("2040-05-16", "breakfast", 4), ("2040-05-18", "lunch", 5)]):
        api("POST", "/api/v1/meal-plan/entries", {"id": number(300 + at), "date": date, "slot": slot, "recipe_id": number(recipe)})
    listed = f"/api/v1/grocery-lists/{number(400)}"
    api("PUT", listed, {"title": "Saturday"})
    things = ["1 kg carrots", "2 onions", "6 eggs", "400 g spaghetti", "500 g tomatoes", "2 l milk", "1 loaf bread", "200 g walnuts", "1 lemon"]
    api("POST", f"{listed}/sync", {"operations": [
        {"id": number(500 + at), "op": "add", "item_id": number(600 + at), "item": {"text": text}} for at, text in enumerate(things)]})
    shared = api("POST", f"{listed}/shares", {"role": "edit"})["url"]
    return {
        "menu": "/", "plan": "/plan?day=2040-05-16", "library": "/recipes?sort=title", "recipe": f"/recipes/{number(2)}",
        "cook": f"/recipes/{number(0)}/cook?step=2", "list": f"/groceries/{number(400)}",
    }, "/list/" + shared.split("/list/")[1]


def screens_as_accepted(browser, origin, folder):
    """Looks at the screens in a household of their own."""
    screens = Screens(browser, folder, bool(os.environ.get("LARDER_ACCEPT_SCREENS")))
    page = browser.page(browser.person())
    still = [{"name": "prefers-reduced-motion", "value": "reduce"}, {"name": "prefers-color-scheme", "value": "light"}]
    page.command("Emulation.setEmulatedMedia", features=still)
    page.go(origin + "/")
    page.until("document.querySelector('#main > .view') && localStorage.getItem('larder.session')", "the first visit")
    places, shared = kitchen(lambda method, path, body=None: call(page, method, path, body))
    for name, path in places.items():
        page.go(origin + path)
        screens.look(page, name, "document.querySelector('#main > .view :is(h1, h2, .step)') && !document.querySelector('.loading')")
    page.go(origin + shared)
    screens.look(page, "shared", "document.getElementById('text')")
    errors = [error for error in page.errors if "/api/v1/auth/" not in error]
    page.close()
    screens.end()
    if errors:
        raise Failed("the console says:\n" + "\n".join(errors[:5]))


def call(page, method, path, body=None, below=""):
    """Calls the API as the person of a page does; `below` is Larder's path at its host."""
    return page.js(f"""(async () => {{
      const session = await (await fetch('{below}/api/v1/auth/session', {{ headers: {{ 'Larder-Session': 'cookie' }} }})).json();
      const household = JSON.parse(localStorage.getItem('larder.session')).household.id;
      const answer = await fetch({json.dumps(path)}, {{ method: {json.dumps(method)},
        headers: {{ 'Larder-CSRF': session.csrf, 'Larder-Household': household, 'Content-Type': 'application/json' }},
        body: {json.dumps(json.dumps(body)) if body is not None else 'undefined'} }});
      if (!answer.ok) throw new Error(await answer.text());
      return answer.status === 204 ? null : answer.json();
    }})()""")
