"""Connections: many, slow, silent, half done, never read."""

import asyncio
import resource

from scene import Failed, Wire, attack
from wire import request_bytes

EXTRACT = "/api/v1/recipes/extract"
TEN_MEGABYTES = 10_000_000
ADDRESSES = [f"127.0.3.{number}" for number in range(1, 21)]


def head(path, *lines, method="POST"):
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: larder", *lines]).encode() + b"\r\n\r\n"


async def pour(scene, count, sources, first, piece, pieces):
    """`count` connections that send `first` and then so many pieces, never the last byte, and wait."""
    target = scene.places.at(EXTRACT)

    async def one(index):
        wire = Wire(target, sources[index % len(sources)])
        try:
            await wire.open()
            await wire.send(first)
            for _ in range(pieces):
                await wire.send(piece)
            scene.count("sent whole")
            scene.count((await wire.reply()).status)
        except Failed as failure:
            scene.count(failure.why)
        finally:
            wire.close()

    await scene.over(*(one(index) for index in range(count)))


def unfinished(name, count, chunked, sources, short=False, seconds=25):
    @attack(name, short=short, seconds=seconds)
    async def run(scene):
        await scene.begin()
        if chunked:
            first = head(EXTRACT, "Content-Type: application/json", "Transfer-Encoding: chunked")
            piece = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        else:
            first = head(EXTRACT, "Content-Type: application/json", f"Content-Length: {TEN_MEGABYTES}")
            piece = b"x" * 65536
        some = 40 if scene.is_short else count
        await pour(scene, some, sources, first + b'{"html":"', piece, 9_900_000 // 65536)


unfinished("200 unfinished bodies of 10 MB by nobody", 200, False, ADDRESSES[:1], short=True)
unfinished("200 unfinished chunked bodies of 10 MB by nobody", 200, True, ADDRESSES[:1])
unfinished("1,000 unfinished bodies of 10 MB by nobody at 20 addresses", 1000, False, ADDRESSES, seconds=30)


@attack("900 unfinished bodies of 1 MB, signed in")
async def signed_in_bodies(scene):
    who = await scene.accounts(3)
    await scene.begin()
    token = f"Authorization: Bearer {who[0].token}"
    first = head("/api/v1/recipes", token, "Content-Type: application/json", "Content-Length: 1000000")
    await scene.hoard(900, ADDRESSES[:1], "/api/v1/recipes", first + b"x" * 990_000, at_once=50)
    await scene.wait_out()


@attack("800 unfinished bodies of 4 KiB, by as many accounts at one address", seconds=20)
async def many_accounts(scene):
    # Fewer would not use all memory for bodies, which is 768 blocks of 64 KiB.
    who = await scene.accounts(800, addresses=20)
    other = (await scene.accounts(1, addresses=1))[0]
    await scene.begin()
    for account in who:
        token = f"Authorization: Bearer {account.token}"
        first = head("/api/v1/recipes", token, "Content-Type: application/json", "Content-Length: 60000")
        await scene.hoard(1, ADDRESSES[:1], "/api/v1/recipes", first + b'{"title":"' + b"x" * 4_200)
    for number in range(5):
        recipe = {"title": f"Soup {number}", "notes": "x" * 6_000}
        reply = await other.ask("POST", "/api/v1/recipes", body=recipe)
        scene.check("another's recipe of 6 KB is taken", reply.status == 201, reply.status)
        await asyncio.sleep(0.5)
    await scene.wait_out()


async def drip(scene, wires, bytes_each, pause=0.5):
    """A few bytes on each connection now and then, until the time is over."""
    number = 0
    while scene.left() > 0 and wires:
        for wire in list(wires):
            try:
                await wire.send(bytes_each(number))
            except (Failed, AttributeError):
                wires.remove(wire)
                scene.count("closed on us")
        number += 1
        await asyncio.sleep(pause)


@attack("slow headers on 900 connections", short=True)
async def slow_headers(scene):
    await scene.begin()
    count = 300 if scene.is_short else 900
    first = b"GET /api/v1/auth/me HTTP/1.1\r\nHost: larder\r\n"
    wires = await scene.hoard(count, ADDRESSES[:1], "/api/v1/auth", first)
    await drip(scene, list(wires), lambda number: f"X-{number}: a\r\n".encode())


@attack("slow bodies on 900 connections", seconds=30)
async def slow_bodies(scene):
    await scene.begin()
    first = head("/api/v1/auth/sign-in", "Content-Type: application/json", "Content-Length: 100000")
    wires = await scene.hoard(900, ADDRESSES[:1], "/api/v1/auth", first)
    await drip(scene, list(wires), lambda number: b"x")


@attack("5,000 silent connections from five addresses", files=(20_000, 20_000))
async def silent(scene):
    await scene.begin()
    await scene.hoard(4995, ADDRESSES[:5], "/api/v1/auth")
    await scene.wait_out()


@attack("3,000 silent connections, with the usual limit of open files")
async def silent_few_files(scene):
    await scene.begin()
    await scene.hoard(2997, ADDRESSES[:3], "/api/v1/auth")
    await scene.wait_out()


@attack("10,000 requests without their last byte, from ten addresses", seconds=30, files=(20_000, 20_000))
async def unfinished_requests(scene):
    await scene.begin()
    first = head("/api/v1/auth/sign-in", "Content-Type: application/json", "Content-Length: 100")
    await scene.hoard(9_990, ADDRESSES[:10], "/api/v1/auth", first + b"{")
    await scene.wait_out()


@attack("1,100 connections of one address, with 1,024 open files", files=(1024, 1024))
async def few_files(scene):
    await scene.begin()
    await scene.hoard(1100, ADDRESSES[:1], "/api/v1/auth")
    await scene.wait_out()


@attack(
    "10,000 connections from ten addresses of one IPv6 network", seconds=30, needs_v6=True, host="::",
    files=(20_000, 20_000),
)
async def one_network(scene):
    await scene.begin()
    # The neighbour calls by IPv4.
    scene.places.host = "::1"
    sources = [f"fd00:6::{number}" for number in ("a", "b", "c", "d", "e", "f", "10", "11", "12", "13")]
    room = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200
    await scene.hoard(min(10_000, room), sources, "/api/v1/auth")
    await scene.wait_out()


@attack("900 kept connections that have asked once")
async def kept(scene):
    await scene.begin()
    wires = await scene.hoard(900, ADDRESSES[:1], "/api/v1/auth", head("/healthz", method="GET"))
    await scene.answers(wires)
    await scene.wait_out()


@attack("1,000 event streams of 20 accounts", seconds=25)
async def streams(scene):
    who = await scene.accounts(20)
    lists = [(await account.make_list(5))[0] for account in who]
    await scene.begin()

    async def some(account, made):
        places = (f"grocery-lists/{made}", "menu", "meal-plan", "foods")
        for number in range(50):
            path = f"/api/v1/{places[number % 4]}/events"
            first = request_bytes("GET", path, "larder", token=account.token)
            await scene.hoard(1, [account.source], path, first)

    await asyncio.gather(*(some(account, made) for account, made in zip(who, lists)))

    async def change(account, made):
        while scene.left() > 0:
            body = {"text": f"{scene.left():.1f} kg onions"}
            try:
                scene.count((await account.ask("POST", f"/api/v1/grocery-lists/{made}/items", body=body)).status)
            except Failed as failure:
                scene.count(failure.why)
            await asyncio.sleep(0.5)

    await scene.over(*(change(account, made) for account, made in zip(who, lists)))


@attack("requests sent 500 ahead of their answers, which are not read", short=True)
async def pipelined(scene):
    who = await scene.accounts(2)
    made, _ = await who[0].make_list(200)
    await scene.begin()
    path = f"/api/v1/grocery-lists/{made}"
    ahead = request_bytes("GET", path, "larder", token=who[0].token) * 500

    async def one(index):
        wire = Wire(scene.places.at(path), who[0].source)
        try:
            await wire.open()
            await wire.send(ahead)
            scene.count("sent whole")
            await asyncio.sleep(max(0, scene.left() - 1))
        except Failed as failure:
            scene.count(failure.why)
        finally:
            wire.close()

    await scene.over(*(one(index) for index in range(4)))


def unread(name, recipes, ask, count, seconds=25):
    """Connections that ask for something large and never read it."""

    @attack(name, seconds=seconds)
    async def run(scene):
        from family_bodies import keep_recipes

        who = await scene.accounts(2)
        ids = await keep_recipes(scene, who[0], recipes)
        await scene.begin()
        method, path, body = ask(ids)
        first = request_bytes(method, path, "larder", token=who[0].token, body=body)

        async def one(index):
            wire = Wire(scene.places.at(path), ADDRESSES[index % 5])
            try:
                await wire.open()
                # Nothing is read from here on, by us or by the transport.
                wire.writer.transport.pause_reading()
                await wire.send(first)
                scene.count("asked")
                await asyncio.sleep(max(0, scene.left() - 0.5))
            except Failed as failure:
                scene.count(failure.why)
            finally:
                wire.close()

        await scene.over(*(one(index) for index in range(count)))


BATCH = "/api/v1/recipes/batch-get"
unread("200 large answers that are never read", 20, lambda ids: ("POST", BATCH, {"ids": ids}), 200)
unread("500 long recipes that are never read", 1, lambda ids: ("GET", f"/api/v1/recipes/{ids[0]}", None), 500)
unread("200 exports of an account that are never read", 10, lambda ids: ("GET", "/api/v1/auth/me/export", None), 200)


@attack("connections opened and closed at once, as fast as one can")
async def churn(scene):
    await scene.begin()
    target = scene.places.at("/api/v1/auth")

    async def one(index):
        while scene.left() > 0:
            wire = Wire(target, ADDRESSES[index % 20])
            try:
                await wire.open()
                scene.count("opened")
            except Failed as failure:
                scene.count(failure.why)
            wire.close()

    await scene.over(*(one(index) for index in range(20)))
