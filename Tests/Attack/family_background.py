"""Work that a request leaves behind, and that others must not wait for."""

import asyncio
import json
from datetime import date, timedelta

from account import FOODS, SOUP
from scene import Failed, attack


def ingredients_only(number):
    line = " ".join(f"{n} cups {FOODS[n % len(FOODS)]}, chopped (or {n} g)" for n in range(1, 40))
    return json.dumps({"title": f"Long {number}", "ingredients": [f"{n} g {line}"[:1000] for n in range(255)]}).encode()


async def overrule(scene, count, seconds_between):
    """Many long recipes, all of them read again for every word about a food."""
    (account,) = await scene.accounts(1)
    for number in range(count):
        await account.must("POST", "/api/v1/recipes", timeout=120, body=ingredients_only(number))
    found = await account.must("GET", "/api/v1/foods?q=onion&limit=1")
    food = found["items"][0]["id"]
    await scene.begin()
    number = 0
    while scene.left() > 0:
        number += 1
        body = {"category": ("dairy", "frozen")[number % 2], "names": {"en": [f"allium {number}"]}}
        try:
            scene.count((await account.ask("PUT", f"/api/v1/foods/{food}", body=body, timeout=30)).status)
        except Failed as failure:
            scene.count(failure.why)
        await asyncio.sleep(seconds_between)


@attack("100 long recipes that are read again for a word about a food", seconds=10, linger=30)
async def reread(scene):
    await overrule(scene, 10 if scene.is_short else 100, 60)


@attack("30 long recipes that are read again every tenth of a second", linger=15)
async def reread_often(scene):
    await overrule(scene, 30, 0.1)


@attack("a recipe renamed again and again under 200 entries of the plan", linger=10)
async def renamed(scene):
    (account,) = await scene.accounts(1)
    made = await account.must("POST", "/api/v1/recipes", body=SOUP)
    today = (await account.must("GET", "/api/v1/meal-plan"))["today"]
    for number in range(200):
        entry = {"date": today, "slot": "dinner", "recipe_id": made["id"], "servings": 2}
        reply = await account.ask("POST", "/api/v1/meal-plan/entries", body=entry)
        if reply.status >= 400:
            break
    await scene.begin()

    def make(number, who):
        return "PUT", f"/api/v1/recipes/{made['id']}", {"body": SOUP | {"title": f"Soup {number}"}}

    await scene.drive([account], make, workers=4)


@attack("lists of 200 recipes with 300 lines of one food each", linger=10)
async def one_food(scene):
    (account,) = await scene.accounts(1)
    salt = {"title": "Salt", "servings": 4, "ingredients": [f"{number + 1} g salt" for number in range(300)]}
    made = await account.must("POST", "/api/v1/recipes", body=salt)
    wanted = {"recipes": [{"recipe_id": made["id"]}] * 200, "items": ["1 g salt"] * 500}
    await scene.begin()

    def make(number, who):
        return "POST", "/api/v1/grocery-lists/preview", {"body": wanted}

    await scene.drive([account], make, workers=4)


@attack("a month of full days copied and cleared again and again", linger=10)
async def full_days(scene):
    (account,) = await scene.accounts(1)
    today = date.fromisoformat((await account.must("GET", "/api/v1/meal-plan"))["today"])
    for number in range(120):
        slot = ("breakfast", "lunch", "dinner", "snacks")[number % 4]
        entry = {"date": str(today), "slot": slot, "note": f"note {number}"}
        await account.must("POST", "/api/v1/meal-plan/entries", body=entry)

    for days in (1, 2, 4, 8, 16):
        copied = {"from": str(today), "to": str(today + timedelta(days=days)), "days": days}
        await account.must("POST", "/api/v1/meal-plan/copy", body=copied)
    first = str(today + timedelta(days=32))
    await scene.begin()

    def make(number, who):
        if number % 2 == 0:
            return "POST", "/api/v1/meal-plan/copy", {"body": {"from": str(today), "to": first, "days": 31}}
        last = str(today + timedelta(days=62))
        return "POST", "/api/v1/meal-plan/clear", {"body": {"from": first, "to": last}}

    await scene.drive([account], make, workers=1)
