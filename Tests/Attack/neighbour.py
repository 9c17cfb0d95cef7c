"""The well-behaved client: three households at three addresses that make twenty calls a second and expect answers.

It runs in a process of its own, so that what the attacker's Python costs is not measured as the server's latency.
"""

import asyncio
import os
import time
import uuid

from account import Account, outcome, small_recipe

RATE = 20.0
PASSWORD = "a-password-of-the-neighbour"
# What is done in turn; two seconds each time around. A sign-in with a password costs a hash by design and is told of
# apart: it must not fail, but is no part of the latencies.
ROUND = (
    "list tick board list plan parse list untick page list recipes board list tick plan list parse list untick board "
    "recipe list tick plan page list untick board list parse plan list refresh recipes tick list anonymous untick page "
    "password"
).split()
SLOW = {"password"}
FRESH_EVERY = 7
# What is no failure: an answer that says yes, or that nothing has changed.
GOOD = {"200", "201", "204", "304"}


class Household:
    """One of the households, with a list, a board, a plan and a link."""

    def __init__(self, places, number):
        self.account = Account(places, f"127.0.7.{number}")
        self.turn, self.refreshing = 0, False

    async def prepare(self):
        account = await self.account.sign_in()
        recipes = [await account.must("POST", "/api/v1/recipes", body=small_recipe(f"Dish {n}")) for n in range(4)]
        for recipe in recipes[:3]:
            await account.must("POST", "/api/v1/menu/recipes", body={"recipe_id": recipe["id"]})
        today = (await account.must("GET", "/api/v1/meal-plan"))["today"]
        for slot in ("breakfast", "lunch", "dinner"):
            entry = {"date": today, "slot": slot, "recipe_id": recipes[3]["id"], "servings": 2}
            await account.must("POST", "/api/v1/meal-plan/entries", body=entry)
        self.list, made = await account.make_list(30)
        self.item = made["items"][0]["id"]
        self.page = await account.share(self.list)

    async def do(self, kind, fresh):
        account, items = self.account, f"/api/v1/grocery-lists/{self.list}/items"
        match kind:
            case "list":
                return await account.ask("GET", f"/api/v1/grocery-lists/{self.list}", fresh)
            case "tick":
                return await account.ask("POST", f"{items}/{self.item}/checked", fresh)
            case "untick":
                return await account.ask("DELETE", f"{items}/{self.item}/checked", fresh)
            case "board":
                return await account.ask("GET", "/api/v1/menu", fresh)
            case "plan":
                return await account.ask("GET", "/api/v1/meal-plan", fresh)
            case "parse":
                body = {"lines": ["2 large onions, finely chopped", "1 1/2 cups of milk"]}
                return await account.ask("POST", "/api/v1/ingredients/parse", fresh, body=body)
            case "page":
                return await account.ask("GET", self.page, fresh, open_door=True, headers=[("Accept", "text/html")])
            case "recipes":
                return await account.ask("GET", "/api/v1/recipes?limit=20", fresh)
            case "recipe":
                self.turn += 1
                key = [("Idempotency-Key", str(uuid.uuid4()))]
                recipe = small_recipe(f"New {self.turn}")
                return await account.ask("POST", "/api/v1/recipes", fresh, body=recipe, headers=key)
            case "refresh":
                return await self.refresh(fresh)
            case "anonymous":
                return await account.ask("POST", "/api/v1/auth/anonymous", fresh, body={}, open_door=True)
        raise ValueError(kind)

    async def refresh(self, fresh):
        # One at a time, and never again after one without an answer: a token that was used twice ends the session.
        if self.refreshing:
            return await self.do("list", fresh)
        self.refreshing = True
        body = {"refresh_token": self.account.refresh_token}
        reply = await self.account.ask("POST", "/api/v1/auth/refresh", fresh, body=body, open_door=True)
        if reply.status == 200:
            self.account.take(reply.json())
            self.refreshing = False
        return reply


class Neighbour:
    """All three, and somebody with a password."""

    def __init__(self, places):
        self.households = [Household(places, number) for number in (1, 2, 3)]
        self.visitor = Account(places, "127.0.7.4")
        self.calls, self.running = [], set()

    async def prepare(self):
        for household in self.households:
            await household.prepare()
        self.email = f"{uuid.uuid4()}@example.org"
        body = {"email": self.email, "password": PASSWORD}
        await self.visitor.must("POST", "/api/v1/auth/sign-up", body=body, open_door=True)

    def call(self, number, kind):
        fresh = number % FRESH_EVERY == 0
        if kind == "password":
            body = {"email": self.email, "password": PASSWORD}
            return self.visitor.ask("POST", "/api/v1/auth/sign-in", fresh, body=body, open_door=True)
        # A tick and its undoing are for the same household, whatever is between them.
        household = self.households[number // len(ROUND) % 3 if "tick" in kind else number % 3]
        return household.do(kind, fresh)

    async def measure(self, kind, call):
        start = time.monotonic()
        result = await outcome(call)
        self.calls.append((start, (time.monotonic() - start) * 1000, kind, result))

    async def run(self, is_over):
        """Calls at a steady pace, however slow the answers are, until told that it is over."""
        number, due = 0, time.monotonic()
        while not is_over():
            kind = ROUND[number % len(ROUND)]
            # Twice in a while is enough for what costs a hash: every second round.
            if kind != "password" or number // len(ROUND) % 2 == 0:
                task = asyncio.create_task(self.measure(kind, self.call(number, kind)))
                self.running.add(task)
                task.add_done_callback(self.running.discard)
            number += 1
            due += 1 / RATE
            await asyncio.sleep(max(0, due - time.monotonic()))
        if self.running:
            await asyncio.wait(self.running, timeout=6)
        return self.calls


def main(pipe, places):
    """The process: prepares, says so, runs until it is sent something, and sends back its calls."""
    try:
        os.nice(-5)
    except OSError:
        pass

    async def whole():
        neighbour = Neighbour(places)
        await neighbour.prepare()
        pipe.send("ready")
        while not pipe.poll():
            await asyncio.sleep(0.01)
        pipe.recv()
        return await neighbour.run(pipe.poll)

    try:
        pipe.send(asyncio.run(whole()))
    except Exception as error:
        pipe.send(error if isinstance(error, RuntimeError) else RuntimeError(f"the neighbour failed: {error!r}"))


def summary(calls, start, end):
    """What the calls between two moments say: p50, p99, max, how many, and what failed."""
    within = [call for call in calls if start <= call[0] < end]
    times = sorted(ms for _, ms, kind, _ in within if kind not in SLOW)
    failed = {}
    for _, _, kind, result in within:
        if result not in GOOD:
            failed[f"{kind} {result}"] = failed.get(f"{kind} {result}", 0) + 1
    at = lambda share: round(times[min(len(times) - 1, int(len(times) * share))], 1) if times else None
    slowest = sorted(((round(ms), kind) for _, ms, kind, _ in within if kind not in SLOW), reverse=True)[:6]
    return {
        "calls": len(within), "p50": at(0.5), "p99": at(0.99), "max": at(1), "failed": failed, "slowest": slowest,
    }
