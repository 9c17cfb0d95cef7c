"""How long a list takes to follow its menu, next to how long a tick takes, both as one client sees it.

    follow.py MENUS GROCERY TOKEN MENU RECIPE LIST ITEM ROUNDS

MENUS and GROCERY are the two services as host:port. Changes the servings of a recipe of a menu that is being cooked, up
and down in turn, and asks for the list until it has changed; then ticks an item, and takes that back, as often. Prints both
medians in milliseconds.
"""

import http.client
import json
import statistics
import sys
import time

menus, groceries, token, menu, recipe, grocery_list, item, rounds = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


class Service:
    def __init__(self, address):
        self.connection = http.client.HTTPConnection(address)

    def call(self, method, path, body=None):
        self.connection.request(method, path, body and json.dumps(body), HEADERS)
        response = self.connection.getresponse()
        text = response.read()
        if response.status != 200:
            sys.exit(f"{method} {path}: {response.status} {text.decode()}")
        return text


def list_mark(known=""):
    """The list's ETag; asked with the known one, so that the list is sent only once it has changed."""
    connection = groceries.connection
    connection.request("GET", f"/api/v1/grocery-lists/{grocery_list}", None, {**HEADERS, "If-None-Match": known})
    response = connection.getresponse()
    text = response.read()
    if response.status not in (200, 304):
        sys.exit(f"the list: {response.status} {text.decode()}")
    return response.headers["ETag"]


def milliseconds(work):
    """How long `work` takes for each number of a round."""
    times = []
    for number in range(int(rounds)):
        start = time.perf_counter()
        work(number)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def follow(number):
    global mark
    menus.call("PATCH", f"/api/v1/menus/{menu}/recipes/{recipe}", {"servings": 4 if number % 2 else 6})
    start = time.perf_counter()
    while (new := list_mark(mark)) == mark:
        if time.perf_counter() - start > 10:
            sys.exit("the list has not followed its menu for ten seconds")
    mark = new


def tick(number):
    path = f"/api/v1/grocery-lists/{grocery_list}/items/{item}/checked"
    groceries.call("DELETE" if number % 2 else "POST", path)


menus, groceries = Service(menus), Service(groceries)
mark = list_mark()
print(round(milliseconds(follow), 2), round(milliseconds(tick), 2))
