"""Work that a request leaves behind, and that others must not wait for."""

import asyncio
import json

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
