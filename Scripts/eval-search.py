#!/usr/bin/env python3
"""Scores the search with the queries of Tests/Search/queries.tsv, over recipes that Larder has already.

    eval-search.py --url http://127.0.0.1:8080 --token TOKEN [--path /api/v1/catalog/recipes] [--misses] [--exact]

Prints a line for each kind of query and one for all; the file says what a query must give. With --exact it then reads every
recipe and asks the kitchen what it contains, and compares that with what filters by foods and diets find. It fails if fewer
than 95 % of the queries hold, or if a filter finds another set.
"""

import argparse
import http.client
import json
import re
import sys
import threading
import unicodedata
import urllib.parse
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


WANTED = 0.95
# Recipes that are read at a time.
READERS = 4


def folded(text):
    plain = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " " + re.sub(r"[^a-z0-9]+", " ", plain).strip() + " "


class Larder:
    def __init__(self, arguments):
        self.host, self.token, self.path = arguments.url.removeprefix("http://"), arguments.token, arguments.path
        # One a thread.
        self.connections = threading.local()
        self.recipes = {}

    def call(self, method, path, body=None):
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        connection = getattr(self.connections, "own", None)
        if connection:
            try:
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
            except ConnectionError:
                # The server has closed it, as it was idle.
                connection.close()
                connection = None
        if not connection:
            connection = self.connections.own = http.client.HTTPConnection(self.host, timeout=60)
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text)

    def get(self, path):
        return self.call("GET", path)

    def post(self, path, body):
        return self.call("POST", path, json.dumps(body))

    def all(self, filters):
        """The ids of all that filters find."""
        pairs = list(filters.items()) if isinstance(filters, dict) else list(filters)
        after = []
        while True:
            page = self.get(self.path + "?" + urllib.parse.urlencode(pairs + [("limit", 200)] + after))
            yield from (item["id"] for item in page["items"])
            if not page["next"]:
                return
            after = [("after", page["next"])]

    def search(self, query):
        found = self.get(self.path + "?" + urllib.parse.urlencode({"q": query, "limit": 5}))
        return [self.recipe(item["id"]) for item in found["items"][:5]]

    def recipe(self, id):
        if id not in self.recipes:
            recipe = self.get(f"{self.path}/{id}")
            fields = {
                "title": [recipe["title"]],
                "ingredients": [line["text"] for line in recipe["ingredients"]],
                "steps": [step["text"] for step in recipe["steps"]],
            }
            others = recipe.get("tags", []) + [recipe.get("notes") or ""]
            fields["any"] = sum(fields.values(), []) + others
            self.recipes[id] = {name: [folded(text) for text in texts] for name, texts in fields.items()}
        return self.recipes[id]


def has(recipe, field, words):
    lines = recipe[field]
    return all(
        any(choice.replace("_", " ") in line for choice in word.split("|") for line in lines) for word in words.split()
    )


def holds(found, expectation):
    if not found:
        return False
    for condition in expectation.split(";"):
        field, _, words = condition.strip().partition(":")
        hits = [has(recipe, field.lstrip("*!"), words) for recipe in found]
        if not (not any(hits) if field[0] == "!" else all(hits) if field[0] == "*" else any(hits)):
            return False
    return True


def exact(larder):
    """Compares filters with a reading of all recipes; gives whether all agree."""

    def read(id):
        recipe = larder.get(f"{larder.path}/{id}")
        foods = {line["food"]["name"].lower() for line in recipe["ingredients"] if line.get("food")}
        lines = [line["text"] for line in recipe["ingredients"]]
        return id, (foods, larder.post("/api/v1/recipes/allergens", {"ingredients": lines}) if lines else None)

    with ThreadPoolExecutor(READERS) as readers:
        recipes = dict(readers.map(read, larder.all({"sort": "created"})))
    print(f"search, exact: {len(recipes)} recipes read")

    names = sorted(set().union(*(foods for foods, _ in recipes.values())))
    categories = {}
    for start in range(0, len(names), 100):
        some = names[start : start + 100]
        for name, item in zip(some, larder.post("/api/v1/foods/classify", {"names": some})["items"]):
            categories[name] = item["category"]

    def having(name):
        """Recipes with a food or a kind of it: one of its category whose name has its name."""
        kinds = {food for food in names if food == name or f" {name} " in f" {food} " and categories[food] == categories[name]}
        return {id for id, (foods, _) in recipes.items() if foods & kinds}

    def suiting(list, may, value):
        return {
            id
            for id, (_, report) in recipes.items()
            if report and not report["unknown"] and value not in report[list] and value not in report[may]
        }

    wanted = {
        (("include", "onion"), ("include", "garlic")): having("onion") & having("garlic"),
        (("exclude", "butter"), ("include", "flour")): having("flour") - having("butter"),
        (("exclude", "salt"), ("exclude", "sugar")): set(recipes) - having("salt") - having("sugar"),
    }
    for diet in ("vegetarian", "vegan", "gluten_free", "halal", "kosher"):
        wanted[("diet", diet),] = suiting("conflicts", "may_conflict", diet)
    for allergen in ("milk", "eggs", "nuts", "sulphites"):
        wanted[("free_of", allergen),] = suiting("allergens", "may_contain", allergen)
    agree = True
    for filters, ids in wanted.items():
        found = set(larder.all(filters))
        names = "&".join("=".join(part) for part in filters)
        print(f"search, exact: {names} finds {len(found)}, reading finds {len(ids)}, {len(found ^ ids)} differ")
        for id in sorted(found ^ ids)[:3]:
            print(f"  {id} is {'only found' if id in found else 'not found'}", file=sys.stderr)
        agree = agree and found == ids
    return agree


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", required=True)
    parser.add_argument("--token", required=True)
    parser.add_argument("--path", default="/api/v1/recipes")
    parser.add_argument("--queries", default=Path(__file__).parent.parent / "Tests/Search/queries.tsv")
    parser.add_argument("--exact", action="store_true", help="also compares filters with a reading of every recipe")
    parser.add_argument("--misses", action="store_true", help="also prints the queries that do not hold")
    arguments = parser.parse_args()
    larder = Larder(arguments)
    kinds = defaultdict(lambda: [0, 0])
    for line in Path(arguments.queries).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        kind, query, expectation = line.split("\t")
        found = larder.search(query)
        right = holds(found, expectation)
        for name in (kind, "all"):
            kinds[name][0] += right
            kinds[name][1] += 1
        if not right and arguments.misses:
            titles = "; ".join(recipe["title"][0].strip() for recipe in found)
            print(f"  {kind}: {query} → {titles or 'nothing'}  (wanted {expectation})", file=sys.stderr)
    for kind, (right, count) in kinds.items():
        print(f"search, {kind}: {right} of {count} queries hold ({100 * right / count:.1f} %)")
    right, count = kinds["all"]
    if right < WANTED * count or arguments.exact and not exact(larder):
        sys.exit(1)


if __name__ == "__main__":
    main()
