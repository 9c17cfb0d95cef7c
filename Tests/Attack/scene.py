"""What an attack works with: accounts, addresses, time, and a tally of what it got."""

import asyncio
import collections
import itertools
import os
import time

from account import Account, outcome
from wire import Failed, Wire

ATTACKS = []


class Attack:
    """A function with what the runner has to know of it."""

    def __init__(self, function, **facts):
        self.function = function
        self.__dict__ |= facts


def attack(name, short=False, seconds=15, engines=("sqlite", "postgres"), neighbour=True, linger=2, excused=False,
           needs_v6=False, ends=False, **servers):
    """Registers an attack.

    `linger`: seconds that the neighbour is watched after it. `excused`: the neighbour's failures are expected, and the
    attack's own checks judge instead. `ends`: it ends the servers itself. `servers`: how the servers are started (host,
    files, environment, umask).
    """

    def register(function):
        ATTACKS.append(Attack(
            function, name=name, short=short, seconds=seconds, engines=engines, neighbour=neighbour, linger=linger,
            excused=excused, needs_v6=needs_v6, ends=ends, servers=servers,
        ))
        return function

    return register


class Budget:
    """A token bucket like the server's, so that an attacker stays within the documented limit."""

    def __init__(self, per_minute):
        self.most, self.tokens, self.at = per_minute * 0.95, per_minute * 0.95, time.monotonic()

    def wait(self):
        """Takes one; how long to wait before using it."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.most / 60) - 1
        self.at = now
        return max(0.0, -self.tokens * 60 / self.most)


class Scene:
    """One run of one attack, in a process of its own."""

    def __init__(self, pipe, places, seconds, is_short, engine, data, database):
        self.pipe, self.places, self.seconds, self.is_short = pipe, places, seconds, is_short
        self.engine, self.pids, self.data, self.database = engine, {}, data, database
        self.tally, self.notes, self.checks = collections.Counter(), [], []
        self.households, self.end, self.hoarded = 0, None, []
        self.by_address, self.made = {}, []

    # -- before ----------------------------------------------------------------------------------------------------

    async def accounts(self, count, addresses=None):
        """So many new accounts, in turn at so many addresses (as many as accounts if not said)."""
        made = []
        for index in range(count):
            source = f"127.0.2.{index % (addresses or count) + 1}"
            account = await Account(self.places, source).sign_in()
            account.budget = Budget(600)
            account.address_budget = self.by_address.setdefault(source, Budget(1200))
            made.append(account)
        self.households += count
        self.made += made
        return made

    async def begin(self):
        """Ends the preparations; from here on it counts.

        Meanwhile the servers have been started again, with the limits that there are by default.
        """
        self.pipe.send("prepared")
        while not self.pipe.poll():
            await asyncio.sleep(0.01)
        self.pids = self.pipe.recv()
        for account in self.made:
            account.close()
        self.end = time.monotonic() + self.seconds

    # -- meanwhile -------------------------------------------------------------------------------------------------

    def left(self):
        return self.end - time.monotonic()

    def count(self, result, times=1):
        self.tally[str(result)] += times

    def check(self, what, is_so, detail=""):
        """A row of its own: yes or no."""
        self.checks.append((what, bool(is_so), str(detail)[:160]))

    async def over(self, *works):
        """All of these until they are done or the time is over."""
        tasks = [asyncio.ensure_future(work) for work in works]
        done, pending = await asyncio.wait(tasks, timeout=max(0.1, self.left()))
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            if task.exception():
                raise task.exception()

    async def drive(self, accounts, make, workers=4, most=None):
        """Asks as often as the limits allow.

        `make` gets a number and the account; it returns the method, the path, and what else belongs to the call.
        """
        turn = itertools.count()

        async def worker(index):
            account = accounts[index % len(accounts)]
            while self.left() > 0:
                number = next(turn)
                if most is not None and number >= most:
                    return
                await asyncio.sleep(max(account.budget.wait(), account.address_budget.wait()))
                method, path, rest = make(number, account)
                try:
                    result = await outcome(account.ask(method, path, **({"timeout": 60} | rest)))
                except asyncio.CancelledError:
                    self.count("no answer yet")
                    raise
                self.count(result)
                if result not in ("200", "201", "204"):
                    await asyncio.sleep(0.05)

        await self.over(*(worker(index) for index in range(workers)))

    async def hoard(self, count, sources, path, first=b"", at_once=200):
        """Opens connections, sends `first` on each, and keeps them; a list of wires."""
        target, held = self.places.at(path), []
        gate = asyncio.Semaphore(at_once)

        async def one(index):
            async with gate:
                wire = Wire(target, sources[index % len(sources)])
                try:
                    async with asyncio.timeout(10):
                        await wire.open()
                        if first:
                            await wire.send(first)
                    held.append(wire)
                    self.count("opened")
                except (Failed, TimeoutError) as failure:
                    self.count(f"open: {getattr(failure, 'why', 'late')}")

        await self.over(*(one(index) for index in range(count)))
        self.hoarded += held
        return held

    async def answers(self, wires, seconds=3):
        """Counts what is answered on these connections within so many seconds, and which are still open without."""

        async def one(wire):
            try:
                async with asyncio.timeout(seconds):
                    self.count((await wire.reply()).status)
            except TimeoutError:
                self.count("still open")
            except Failed as failure:
                self.count(failure.why)

        await asyncio.gather(*(one(wire) for wire in wires))

    async def wait_out(self):
        """Sits the rest of the time out; then what has become of the connections is counted."""
        await asyncio.sleep(max(0, self.left() - 1))
        await self.answers(self.hoarded, max(0.2, self.left()))


def main(pipe, attack, scene_arguments):
    """The process: carries the attack out and sends back what it got."""
    try:
        os.nice(10)
    except OSError:
        pass
    scene = Scene(pipe, *scene_arguments)
    error = None
    try:
        asyncio.run(attack.function(scene))
    except Exception as caught:
        error = f"{type(caught).__name__}: {caught}"
    pipe.send({
        "tally": dict(scene.tally.most_common()), "checks": scene.checks, "notes": scene.notes, "error": error,
        "households": scene.households,
    })


__all__ = ["ATTACKS", "Failed", "Wire", "attack", "main", "outcome"]
