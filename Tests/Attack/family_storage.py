"""What is kept: answers by Idempotency-Key, recipes, lists, plans, foods, staples, accounts."""

import asyncio
import datetime
import json
import random
import uuid

from account import SOUP, Account
from family_bodies import keep_recipes, largest
from scene import attack


def new_key():
    return [("Idempotency-Key", str(uuid.uuid4()))]


@attack("batch-get with new Idempotency-Keys and large answers", short=True)
async def kept_answers(scene):
    who = await scene.accounts(1)
    ids = await keep_recipes(scene, who[0], 2 if scene.is_short else 10)
    await scene.begin()

    def make(number, account):
        return "POST", "/api/v1/recipes/batch-get", {"body": {"ids": ids}, "headers": new_key()}

    await scene.drive(who, make, workers=4)


@attack("answers of 60 KiB kept by new Idempotency-Keys, five accounts")
async def kept_small_answers(scene):
    who = await scene.accounts(5)
    lines = {"lines": [f"{n} cups chopped onions" for n in range(150)]}
    await scene.begin()

    def make(number, account):
        return "POST", "/api/v1/ingredients/parse", {"body": lines, "headers": new_key()}

    await scene.drive(who, make, workers=10)


def dense(count):
    """So many texts of 10 KB that do not compress."""
    letters = [chr(n) for n in range(0x4E00, 0x9F00)]
    return ["".join(random.choices(letters, k=3300)) for _ in range(count)]


@attack("recipes of text that does not compress, as many as may be", seconds=30)
async def fill(scene):
    who = await scene.accounts(1)
    content = json.dumps({"title": "Full", "steps": dense(26)}, ensure_ascii=False).encode()
    await scene.begin()
    await scene.drive(who, lambda number, account: ("POST", "/api/v1/recipes", {"body": content}), workers=4)


SMALL = 5 << 20


@attack("recipes beyond a quota of 5 MiB", environment={"LARDER_HOUSEHOLD_QUOTA": str(SMALL)})
async def beyond(scene):
    who = await scene.accounts(1)
    content = json.dumps({"title": "Full", "steps": dense(20)}, ensure_ascii=False).encode()
    await scene.begin()
    await scene.drive(who, lambda number, account: ("POST", "/api/v1/recipes", {"body": content}), workers=4, most=100)
    scene.check("a full household is told so", scene.tally["403"] > 0, dict(scene.tally))
    # As many as the quota holds, and those that were on their way at once.
    most = SMALL // len(content) + 4
    scene.check("and nothing is kept beyond it", scene.tally["201"] <= most, f"{scene.tally['201']} of {most}")


@attack("lists beyond a quota of 5 MiB", environment={"LARDER_HOUSEHOLD_QUOTA": str(SMALL)})
async def lists_beyond(scene):
    who = await scene.accounts(1)
    items = [f"{n} kg {text[:150]}" for n, text in enumerate(dense(500))]
    content = json.dumps({"title": "Full", "items": items}, ensure_ascii=False).encode()
    await scene.begin()

    def make(number, account):
        return "PUT", f"/api/v1/grocery-lists/{uuid.uuid4()}", {"body": content}

    await scene.drive(who, make, workers=4, most=100)
    scene.check("a full household is told so", scene.tally["403"] > 0, dict(scene.tally))
    most = SMALL // len(content) + 4
    taken = scene.tally["201"] + scene.tally["200"]
    scene.check("and nothing is kept beyond it", taken <= most, f"{taken} of {most}")


@attack("notes in the plan, as many as may be")
async def plan_entries(scene):
    who = await scene.accounts(2)
    today = datetime.date.today()
    await scene.begin()

    def make(number, account):
        date = (today + datetime.timedelta(days=number % 300)).isoformat()
        body = {"date": date, "slot": "lunch", "note": "x" * 2000}
        return "POST", "/api/v1/meal-plan/entries", {"body": body, "headers": new_key()}

    await scene.drive(who, make, workers=8)


@attack("one day of the plan with as many notes as may be")
async def one_day(scene):
    who = await scene.accounts(1)
    today = (await who[0].must("GET", "/api/v1/meal-plan"))["today"]
    await scene.begin()

    def make(number, account):
        if number % 10 == 9:
            return "GET", "/api/v1/meal-plan", {}
        return "POST", "/api/v1/meal-plan/entries", {"body": {"date": today, "slot": "lunch", "note": "x" * 2000}}

    await scene.drive(who, make, workers=8)


@attack("lists of 500 items, as many as may be")
async def lists(scene):
    who = await scene.accounts(1)
    items = [f"{n} kg something of the name {'x' * 400} {n}" for n in range(500)]
    content = json.dumps({"title": "Full", "items": items}).encode()
    await scene.begin()
    await scene.drive(
        who, lambda number, account: ("PUT", f"/api/v1/grocery-lists/{uuid.uuid4()}", {"body": content}), workers=4
    )


@attack("foods, corrections, staples and members, as many as may be")
async def foods(scene):
    who = await scene.accounts(2)
    names = {language: [f"{'x' * 80} {language} {n}" for n in range(50)] for language in ("en", "fr", "de", "es")}
    await scene.begin()

    def make(number, account):
        match number % 4:
            case 0:
                return "PUT", f"/api/v1/foods/own-{number}", {"body": {"name": f"Own {number}", "names": names}}
            case 1:
                body = {"name": f"{'x' * 180} {number}", "category": "dairy"}
                return "PUT", "/api/v1/foods/corrections", {"body": body}
            case 2:
                return "PUT", f"/api/v1/staples/own-{number - 2}", {"body": {"assumed": True}}
            case _:
                words = [f"{'x' * 90} {n}" for n in range(50)]
                body = {"name": "M", "allergy_ingredients": words, "intolerances": words}
                return "POST", "/api/v1/members", {"body": body}

    await scene.drive(who, make, workers=8)


@attack("links, feeds, tokens and invitations, as many as may be")
async def secrets(scene):
    who = await scene.accounts(2)
    made = {account: (await account.make_list(3))[0] for account in who}
    await scene.begin()

    def make(number, account):
        match number % 4:
            case 0:
                return "POST", f"/api/v1/grocery-lists/{made[account]}/shares", {"body": {"role": "view"}}
            case 1:
                return "POST", "/api/v1/exports/feeds", {"body": {"purpose": "menu"}}
            case 2:
                return "POST", "/api/v1/auth/tokens", {"body": {"name": "T" * 100, "scopes": ["read"]}}
            case _:
                return "POST", f"/api/v1/households/{account.household}/invitations", {"body": {"role": "viewer"}}

    await scene.drive(who, make, workers=8)


@attack("accounts made at the allowed rate from 200 addresses", linger=5)
async def strangers(scene):
    who = await scene.accounts(1)
    await scene.begin()
    sources = [f"127.0.4.{number}" for number in range(1, 201)]

    async def one(index):
        for _ in range(20):
            if scene.left() <= 0:
                return
            visitor = Account(scene.places, sources[index])
            try:
                async with asyncio.timeout(20):
                    scene.count((await visitor.ask("POST", "/api/v1/auth/anonymous", body={}, open_door=True)).status)
            except Exception as failure:
                scene.count(getattr(failure, "why", type(failure).__name__))
            visitor.close()
            await asyncio.sleep(1)

    scene.households += 1
    await scene.over(*(one(index) for index in range(200)))


@attack("one household edits one long recipe again and again")
async def versions(scene):
    who = await scene.accounts(1)
    recipe, made = await largest(who[0])
    content = json.dumps(recipe).encode()
    await scene.begin()
    await scene.drive(who, lambda number, account: ("PUT", f"/api/v1/recipes/{made}", {"body": content}), workers=4)


@attack("households and menus, as many as may be")
async def households(scene):
    who = await scene.accounts(2)
    recipe = {}
    for account in who:
        made = await account.must("POST", "/api/v1/recipes", body=SOUP)
        recipe[account] = made["id"]
    await scene.begin()

    def make(number, account):
        if number % 3 == 0:
            return "POST", "/api/v1/households", {"body": {"name": "H" * 100}}
        return "POST", "/api/v1/menu/recipes", {"body": {"recipe_id": recipe[account]}}

    await scene.drive(who, make, workers=8)


@attack("one item ticked and unticked by 20 accounts, each change an event")
async def ticks(scene):
    who = await scene.accounts(20, 10)
    paths = {}
    for account in who:
        made, answer = await account.make_list(30)
        paths[account] = f"/api/v1/grocery-lists/{made}/items/{answer['items'][0]['id']}/checked"
    await scene.begin()
    await scene.drive(who, lambda number, account: (("POST", "DELETE")[number % 2], paths[account], {}), workers=40)
