"""Cheap requests that cost processor time: passwords, searches, codes, calendars, documents."""

import json
import uuid

from account import FOODS, small_recipe
from scene import attack


@attack("wrong passwords from 20 addresses for many accounts", short=True)
async def passwords(scene):
    who = await scene.accounts(20)
    for account in who:
        account.budget.most = account.budget.tokens = 28
    await scene.begin()

    def make(number, account):
        body = {"email": f"{uuid.uuid4()}@example.org", "password": "not-the-password"}
        return "POST", "/api/v1/auth/sign-in", {"body": body, "open_door": True}

    await scene.drive(who, make, workers=40)


@attack("new accounts with passwords from 20 addresses")
async def sign_ups(scene):
    who = await scene.accounts(20)
    for account in who:
        account.budget.most = account.budget.tokens = 28
    await scene.begin()

    def make(number, account):
        body = {"email": f"{uuid.uuid4()}@example.org", "password": "a-long-enough-password"}
        return "POST", "/api/v1/auth/sign-up", {"body": body, "open_door": True}

    await scene.drive(who, make, workers=40)


def asked(name, path, make_body, workers=8, accounts=1):
    """The largest question that is allowed, as often as is allowed."""

    @attack(name)
    async def run(scene):
        who = await scene.accounts(accounts)
        content = json.dumps(make_body()).encode()
        await scene.begin()
        await scene.drive(who, lambda number, account: ("POST", path, {"body": content}), workers=workers)


def words(count, length):
    line = " ".join(f"{n} cups {FOODS[n % len(FOODS)]} or" for n in range(1, 200))
    return [f"{n} {line}"[:length] for n in range(count)]


asked("1,000 lines of 1,000 characters to be read", "/api/v1/ingredients/parse", lambda: {"lines": words(1000, 980)})
asked(
    "1,000 lines to be read, by ten accounts", "/api/v1/ingredients/parse", lambda: {"lines": words(1000, 980)},
    workers=20, accounts=10,
)
asked("1,000 names to be classified", "/api/v1/foods/classify", lambda: {"names": words(1000, 980)})
asked("allergens of 1,000 lines", "/api/v1/recipes/allergens", lambda: {"ingredients": words(1000, 980)})


@attack("searches through 300 recipes with words that fit everywhere")
async def searches(scene):
    who = await scene.accounts(1)
    for number in range(300):
        await who[0].must("POST", "/api/v1/recipes", body=small_recipe(f"{'a ' * 100}{number}"))
    await scene.begin()
    queries = ["%25" * 60, "a+" * 99, "_" * 190, "a", "%2525a%2525" * 15, "ab" * 90]

    def make(number, account):
        return "GET", f"/api/v1/recipes?limit=200&q={queries[number % len(queries)]}", {}

    await scene.drive(who, make, workers=8)


@attack("searches for foods, by five accounts")
async def food_searches(scene):
    who = await scene.accounts(5)
    await scene.begin()

    def make(number, account):
        return "GET", f"/api/v1/foods?limit=200&q={'abcdefghijklmnopqrstuvwxyz'[number % 26]}", {}

    await scene.drive(who, make, workers=10)


def links(name, tail, items, headers=(), workers=8):
    """What a shared link opens, as often as the link allows, by ten links."""

    @attack(name)
    async def run(scene):
        who = await scene.accounts(10)
        pages = {account: await account.share((await account.make_list(items))[0]) for account in who}
        for account in who:
            account.budget.most = account.budget.tokens = 290
        await scene.begin()

        def make(number, account):
            return "GET", pages[account] + tail, {"open_door": True, "headers": list(headers)}

        await scene.drive(who, make, workers=10)


links("QR codes of ten links", "/qr.svg", 3)
links("shared pages of 500 items", "", 500, [("Accept", "text/html")])
links("shared lists of 500 items as text", "/list.txt", 500)


@attack("calendars of 500 items and of a year's plan")
async def calendars(scene):
    who = await scene.accounts(1)
    made, _ = await who[0].make_list(500)
    await scene.begin()
    paths = (f"/api/v1/exports/grocery-lists/{made}.ics", "/api/v1/exports/meal-plan.ics", "/api/v1/exports/menu.ics")
    await scene.drive(who, lambda number, account: ("GET", paths[number % 3], {}), workers=8)


@attack("everything of an account exported again and again")
async def exports(scene):
    from family_bodies import keep_recipes

    who = await scene.accounts(1)
    await keep_recipes(scene, who[0], 20)
    await scene.begin()
    await scene.drive(who, lambda number, account: ("GET", "/api/v1/auth/me/export", {}), workers=4)


@attack("documents, keys and pages by nobody, from 20 addresses")
async def documents(scene):
    who = await scene.accounts(20)
    await scene.begin()
    paths = ("/openapi.json", "/api/v1/auth/keys", "/", "/assets/icon.svg", "/recipes", "/nowhere")
    await scene.drive(who, lambda number, account: ("GET", paths[number % 6], {"open_door": True}), workers=20)


@attack("/readyz, /metrics and /healthz, which nobody counts")
async def monitors(scene):
    who = await scene.accounts(4)
    for account in who:
        # As fast as one can.
        account.budget.most = account.address_budget.most = 1e9
        account.budget.tokens = account.address_budget.tokens = 1e9
    await scene.begin()
    paths = ("/readyz", "/metrics", "/healthz")
    await scene.drive(who, lambda number, account: ("GET", paths[number % 3], {"open_door": True}), workers=32)


@attack("wrong tokens of every form, from 20 addresses")
async def wrong_tokens(scene):
    who = await scene.accounts(20)
    await scene.begin()

    def make(number, account):
        parts = account.token.split(".")
        tokens = (f"{parts[0]}.{parts[1]}.{'A' * 86}", "lat_" + "x" * 60, f"larder_{uuid.uuid4()}", "A" * 8000)
        return "GET", "/api/v1/auth/me", {"token": tokens[number % 4]}

    await scene.drive(who, make, workers=20)


@attack("headers of 15 KB in 100 lines, from 20 addresses")
async def large_headers(scene):
    who = await scene.accounts(20)
    lines = [(f"X-{number}", "x" * 140) for number in range(90)]
    await scene.begin()
    await scene.drive(who, lambda number, account: ("GET", "/api/v1/auth/me", {"headers": lines}), workers=20)
