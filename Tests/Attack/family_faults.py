"""What happens when something else fails: told to end with work at hand, a database that stands still."""

import asyncio
import os
import signal
import time

from account import small_recipe
from family_connections import head
from scene import Failed, attack
from servers import psql


def runs(pid):
    """Whether a process is there and is no zombie."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@attack("SIGTERM with 50 half-sent bodies", short=True, neighbour=False, ends=True)
async def ending(scene):
    who = await scene.accounts(1)
    await scene.begin()
    for path in ("/api/v1/auth/sign-in", "/api/v1/recipes", "/api/v1/grocery-lists/preview"):
        token = f"Authorization: Bearer {who[0].token}"
        first = head(path, token, "Content-Type: application/json", "Content-Length: 1000")
        await scene.hoard(50, ["127.0.2.1"], path, first + b'{"title":')
    await asyncio.sleep(0.5)
    start = time.monotonic()
    for pid in scene.pids.values():
        os.kill(pid, signal.SIGTERM)
    while any(runs(pid) for pid in scene.pids.values()) and time.monotonic() - start < 15:
        await asyncio.sleep(0.05)
    seconds = time.monotonic() - start
    scene.check("all have ended within 3 s", seconds <= 3, f"{seconds:.1f} s")


@attack("SIGTERM with 20 event streams and 20 that ask", neighbour=False, ends=True)
async def ending_with_streams(scene):
    who = await scene.accounts(2)
    await scene.begin()
    token = f"Authorization: Bearer {who[0].token}"
    await scene.hoard(20, ["127.0.2.1"], "/api/v1/menu", head("/api/v1/menu/events", token, method="GET"))
    work = asyncio.ensure_future(scene.drive(who, lambda number, account: ("GET", "/api/v1/recipes", {}), workers=20))
    await asyncio.sleep(1)
    start = time.monotonic()
    for pid in scene.pids.values():
        os.kill(pid, signal.SIGTERM)
    while any(runs(pid) for pid in scene.pids.values()) and time.monotonic() - start < 15:
        await asyncio.sleep(0.05)
    work.cancel()
    seconds = time.monotonic() - start
    scene.check("all have ended within 3 s", seconds <= 3, f"{seconds:.1f} s")


def tell(pids, what):
    """Sends a signal to each that is still there."""
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            pass


def database_processes(url):
    """The postmaster and every backend, by their ids."""
    found = psql(url, "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    backends = [int(line) for line in found.split()]
    with open(f"/proc/{backends[0]}/stat") as file:
        postmaster = int(file.read().rsplit(")", 1)[1].split()[1])
    return [postmaster, *backends]


@attack("PostgreSQL that stands still for ten seconds", engines=("postgres",), excused=True, seconds=30, linger=3)
async def standing_still(scene):
    who = await scene.accounts(1)
    account = who[0]
    await scene.begin()
    # Those of now: the servers have been started again.
    stopped = database_processes(scene.database)
    took = []

    async def ask(number):
        start = time.monotonic()
        method, path, rest = (
            ("GET", "/api/v1/recipes", {}),
            ("POST", "/api/v1/recipes", {"body": small_recipe("Soup")}),
            ("GET", "/api/v1/menu", {}),
            ("GET", "/api/v1/auth/me", {}),
            ("GET", "/readyz", {"open_door": True}),
        )[number % 5]
        try:
            reply = await account.ask(method, path, timeout=15, **rest)
            scene.count(reply.status)
        except Failed as failure:
            scene.count(failure.why)
        took.append(time.monotonic() - start)

    try:
        tell(stopped, signal.SIGSTOP)
        tasks = []
        for number in range(100):
            tasks.append(asyncio.ensure_future(ask(number)))
            await asyncio.sleep(0.1)
    finally:
        tell(reversed(stopped), signal.SIGCONT)
    await asyncio.gather(*tasks)
    scene.check("every call was answered within 10 s", max(took) <= 10, f"{max(took):.1f} s")
    scene.check("none was broken off", not scene.tally["reset"] and not scene.tally["late"], dict(scene.tally))
    await asyncio.sleep(5)
    failed = 0
    for number in range(40):
        try:
            reply = await account.ask("POST", "/api/v1/recipes", body=small_recipe(f"Soup {number}"))
            failed += reply.status != 201
        except Failed:
            failed += 1
    scene.check("five seconds after it goes on, everything does", failed == 0, f"{failed} of 40 failed")
