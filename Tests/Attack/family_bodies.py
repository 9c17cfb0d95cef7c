"""Large bodies: to every route, deep, with many members, to those who are not signed in, and large answers."""

import json
import uuid

from account import FOODS
from scene import Wire, attack

MEBIBYTE = 1 << 20


def long_recipe(title="Long", ingredients=300, steps=50):
    """A recipe of 0.8 MB, or of 0.24 MB with 100 ingredients and 13 steps, in which every part is within its limit."""
    line = " ".join(f"{n} cups {FOODS[n % len(FOODS)]}, chopped (or {n} g)" for n in range(1, 40))[:990]
    return {
        "title": title, "ingredients": [f"{n} g {line}" [:1000] for n in range(ingredients)],
        "steps": [(f"{n} Stir the pot well. " * 500)[:9900] for n in range(steps)],
    }


def filled(body, member, size=MEBIBYTE):
    """The body as JSON of exactly `size` bytes: `member` is a text that takes up the room."""
    short = json.dumps(body | {member: ""})
    return json.dumps(body | {member: "x" * (size - len(short))}).encode()


async def largest(account, title="Long"):
    """The longest recipe that is taken, and its id; where the whole is limited as well, one of 0.24 MB."""
    recipe = long_recipe(title)
    reply = await account.ask("POST", "/api/v1/recipes", timeout=120, body=recipe)
    if reply.status == 201:
        return recipe, reply.json()["id"]
    recipe = long_recipe(title, 100, 13)
    return recipe, (await account.must("POST", "/api/v1/recipes", timeout=120, body=recipe))["id"]


def recipes(name, size, accounts, addresses, workers, short=False):
    @attack(name, short=short)
    async def run(scene):
        who = await scene.accounts(accounts, addresses)
        content = json.dumps(long_recipe("Long", *size)).encode()
        await scene.begin()
        await scene.drive(who, lambda number, account: ("POST", "/api/v1/recipes", {"body": content}), workers=workers)


recipes("recipes of 0.8 MB by four connections", (300, 50), 1, 1, 4)
recipes("recipes of 0.24 MB by four connections", (100, 13), 1, 1, 4, short=True)
recipes("recipes of 0.8 MB by 20 accounts at ten addresses", (300, 50), 20, 10, 40)
recipes("recipes of 0.24 MB by 20 accounts at ten addresses", (100, 13), 20, 10, 40)


def operations(document):
    """Every operation that takes a body, with ids in place of the parameters."""
    for path, kinds in document["paths"].items():
        if path.startswith("/internal"):
            continue
        while "{" in path:
            start, end = path.index("{"), path.index("}")
            path = path[:start] + str(uuid.uuid4()) + path[end + 1:]
        for method in kinds:
            if method in ("post", "put", "patch"):
                yield method.upper(), path


async def document(account):
    """The document of all services as one."""
    paths = {}
    for target in account.places.all():
        wire = Wire(target, account.source)
        paths |= (await wire.ask("GET", "/openapi.json")).json()["paths"]
        wire.close()
    return {"paths": paths}


def everywhere(name, make_body, count=2, short=False):
    """An attack that sends a body to every route that takes one."""

    @attack(name, short=short)
    async def run(scene):
        who = await scene.accounts(2)
        # What signs in and out is left to others; the account is needed for the next route.
        skipped = ("/sign-out", "/auth/refresh", "/auth/anonymous", "/auth/sign-", "/password")
        routes = [one for one in operations(await document(who[0])) if not any(part in one[1] for part in skipped)]
        content = make_body()
        await scene.begin()

        def make(number, account):
            method, path = routes[number % len(routes)]
            return method, path, {"body": content}

        await scene.drive(who, make, workers=6, most=len(routes) * count)


everywhere("1 MiB of text to every route", lambda: filled({}, "title"))
everywhere("1 MiB of brackets to every route", lambda: b'{"title":' + b"[" * (MEBIBYTE - 20))
everywhere(
    "200 levels, again and again, to every route", lambda: b"[" + b",".join([b"[" * 199 + b"]" * 199] * 2600) + b"]"
)
everywhere(
    "a body of 90,000 members to every route",
    lambda: json.dumps({f"m{n}": n for n in range(65_000)}, separators=(",", ":")).encode()[:MEBIBYTE],
)
everywhere("a body of 120,000 equal members to every route", lambda: b'{' + b",".join([b'"title":1'] * 100_000) + b'}')
everywhere("half a million empty strings to every route", lambda: b'{"items":[' + b",".join([b'""'] * 340_000) + b']}')


@attack("big bodies to sign-in by nobody", short=True)
async def unauthenticated(scene):
    who = await scene.accounts(10)
    routes = ("sign-in", "sign-up", "refresh", "anonymous", "password-reset", "sign-up/confirm")
    content = filled({"email": "somebody@example.org", "refresh_token": "x"}, "password")
    await scene.begin()

    def make(number, account):
        return "POST", "/api/v1/auth/" + routes[number % len(routes)], {"body": content, "open_door": True}

    await scene.drive(who, make, workers=20)


@attack("recipes of 100,000 ingredients")
async def many_ingredients(scene):
    who = await scene.accounts(2)
    content = json.dumps({"title": "Many", "ingredients": ["1 egg"] * 100_000}).encode()[:-2] + b"]}"
    await scene.begin()
    await scene.drive(who, lambda number, account: ("POST", "/api/v1/recipes", {"body": content}), workers=8)


async def keep_recipes(scene, account, count):
    recipe, first = await largest(account)
    ids = [first]
    for number in range(1, count):
        body = recipe | {"title": f"Long {number}"}
        ids.append((await account.must("POST", "/api/v1/recipes", timeout=120, body=body))["id"])
    return ids


@attack("batch-get of 30 long recipes by eight connections", short=False)
async def large_answers(scene):
    who = await scene.accounts(1)
    ids = await keep_recipes(scene, who[0], 30)
    await scene.begin()
    body = {"ids": ids}
    await scene.drive(who, lambda number, account: ("POST", "/api/v1/recipes/batch-get", {"body": body}), workers=8)


@attack("batch-get of one recipe 200 times")
async def same_again(scene):
    who = await scene.accounts(1)
    ids = await keep_recipes(scene, who[0], 1)
    await scene.begin()
    await scene.drive(
        who, lambda number, account: ("POST", "/api/v1/recipes/batch-get", {"body": {"ids": ids * 200}}), workers=8
    )


@attack("allergens of 20 long recipes by four connections")
async def large_questions(scene):
    who = await scene.accounts(1)
    ids = await keep_recipes(scene, who[0], 20)
    member = {"name": "Sam", "allergy_ingredients": [f"{food} {n}" for n in range(2) for food in FOODS[:25]][:50]}
    await who[0].must("POST", "/api/v1/members", body=member)
    await scene.begin()
    await scene.drive(
        who, lambda number, account: ("POST", "/api/v1/recipes/allergens", {"body": {"recipe_ids": ids}}), workers=4
    )


@attack("a grocery list of 20 long recipes, again and again")
async def large_lists(scene):
    who = await scene.accounts(1)
    ids = await keep_recipes(scene, who[0], 20)
    body = {"title": "All", "recipes": [{"recipe_id": one} for one in ids]}
    await scene.begin()

    def make(number, account):
        if number % 2:
            return "POST", "/api/v1/grocery-lists/preview", {"body": body}
        return "PUT", f"/api/v1/grocery-lists/{uuid.uuid4()}", {"body": body}

    await scene.drive(who, make, workers=4)


@attack("forms of 1 MiB to a shared page")
async def large_forms(scene):
    who = await scene.accounts(1)
    made, _ = await who[0].make_list(30)
    page = await who[0].share(made, "edit")
    forms = [b"text=" + b"%41" * 340_000, b"&" * (MEBIBYTE - 10), b"a=b&" * 260_000, b"text=" + b"%" * 1_000_000]
    await scene.begin()

    def make(number, account):
        headers = [("Sec-Fetch-Site", "same-origin")]
        content = "application/x-www-form-urlencoded"
        return "POST", f"{page}/items", {
            "body": forms[number % 4], "content": content, "headers": headers, "open_door": True,
        }

    await scene.drive(who, make, workers=8)
