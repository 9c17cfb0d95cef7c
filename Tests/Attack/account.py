"""Somebody who is signed in: a token, a source address, and connections that are kept."""

import asyncio
import uuid

from wire import Failed, Wire

FOODS = (
    "onion carrot potato tomato cucumber leek celery spinach apple banana milk yoghurt cheddar cream eggs chicken beef "
    "salmon rice pasta flour lentils chickpeas oats bread honey coffee tea butter salt"
).split()


def small_recipe(title):
    lines = [f"{index + 1} kg {food}" for index, food in enumerate(FOODS[:10])]
    return {"title": title, "servings": 4, "ingredients": lines, "steps": ["Cook.", "Serve."]}


SOUP = {"title": "Soup", "ingredients": ["1 onion"], "steps": ["Cook."]}


class Account:
    """An anonymous account that came from `source`."""

    def __init__(self, places, source):
        self.places, self.source = places, source
        self.token = self.refresh_token = self.household = self.user = None
        self.idle = {}
        # What an attacker keeps within.
        self.budget = self.address_budget = None

    async def ask(self, method, path, fresh=False, timeout=5.0, open_door=False, **rest):
        """One call, on a kept connection unless it is to be `fresh`; `open_door` sends no token."""
        target = self.places.at(path)
        kept = self.idle.setdefault(target, [])
        wire = Wire(target, self.source)
        while kept and not fresh:
            candidate = kept.pop()
            if candidate.is_open:
                wire = candidate
                break
        if not open_door:
            rest.setdefault("token", self.token)
        reply = await wire.ask(method, path, timeout=timeout, **rest)
        if wire.is_open and not fresh:
            kept.append(wire)
        else:
            wire.close()
        return reply

    async def must(self, method, path, timeout=30.0, **rest):
        """A call that belongs to the preparations: anything but success ends the run. A 429 waits."""
        for _ in range(60):
            reply = await self.ask(method, path, timeout=timeout, **rest)
            if reply.status != 429:
                break
            await asyncio.sleep(min(5, float(reply.headers.get("retry-after", 1))))
        if reply.status >= 300:
            raise RuntimeError(f"{method} {path} answered {reply.status}: {reply.body[:300]!r}")
        return reply.json() if reply.body[:1] in (b"{", b"[") else reply.body

    async def sign_in(self):
        """Makes the account."""
        self.take(await self.must("POST", "/api/v1/auth/anonymous", body={}, open_door=True))
        return self

    def take(self, answer):
        self.token, self.refresh_token = answer["access_token"], answer["refresh_token"]
        self.user = answer["user"]["id"]
        if answer.get("household"):
            self.household = answer["household"]["id"]

    async def make_list(self, count=30):
        """A grocery list with so many items; its id and the answer."""
        items = [f"{index + 1} kg {FOODS[index % len(FOODS)]} {'' if index < 30 else index}" for index in range(count)]
        made = str(uuid.uuid4())
        return made, await self.must("PUT", f"/api/v1/grocery-lists/{made}", body={"title": "List", "items": items})

    async def share(self, made, role="check"):
        """The path of a link to a list."""
        answer = await self.must("POST", f"/api/v1/grocery-lists/{made}/shares", body={"role": role})
        return "/list/" + answer["url"].split("/list/")[1]

    def close(self):
        for kept in self.idle.values():
            for wire in kept:
                wire.close()
        self.idle = {}


async def outcome(call):
    """The status of a call, or the word for why there is none."""
    try:
        return str((await call).status)
    except Failed as failure:
        return failure.why
