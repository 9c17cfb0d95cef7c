"""What somebody may and may not: fast questions, each answered yes or no."""

import asyncio
import stat

import forge
from scene import Failed, Wire, attack


@attack(
    "files of the data folder, started with umask 000", engines=("sqlite",), short=True, neighbour=False, seconds=1,
    umask=0,
)
async def modes(scene):
    who = await scene.accounts(1)
    await who[0].make_list(3)
    await scene.begin()
    for path in (scene.data, *sorted(scene.data.rglob("*"))):
        mode = stat.S_IMODE(path.stat().st_mode)
        scene.check(f"{path.name} is its owner's only", mode & 0o077 == 0, oct(mode))


@attack("tokens made with the seed in the database", short=True, neighbour=False, seconds=5)
async def forgery(scene):
    who = await scene.accounts(1)
    account = who[0]
    await scene.begin()
    secret = forge.seed(scene.engine, scene.data, scene.database)
    if secret is None:
        scene.check("the seed does not lie in the database as it is", True)
        return
    # To be sure that what follows is refused for its time, and not because it was made wrongly.
    same = await account.ask("GET", "/api/v1/auth/session", token=forge.forged(account.token, secret))
    scene.notes.append(f"a token with the same claims, signed with the stored seed, is answered {same.status}")
    far = forge.forged(account.token, secret, exp=forge.nine_years())
    for path in ("/api/v1/auth/session", "/api/v1/recipes", "/api/v1/menu", "/api/v1/grocery-lists"):
        reply = await account.ask("GET", path, token=far)
        scene.check(f"a token for nine years does not open {path}", reply.status == 401, reply.status)


@attack("an API token that may read and write", short=True, neighbour=False, seconds=10)
async def api_token(scene):
    who = await scene.accounts(2)
    owner, other = who
    made, _ = await owner.make_list(3)
    body = {"name": "Script", "scopes": ["read", "write"]}
    token = (await owner.must("POST", "/api/v1/auth/tokens", body=body))["token"]
    invitation = await owner.must("POST", f"/api/v1/households/{owner.household}/invitations", body={"role": "editor"})
    await other.must("POST", "/api/v1/households/join", body={"code": invitation["code"]})
    await scene.begin()
    home = f"/api/v1/households/{owner.household}"
    for what, method, path, body in (
        ("invites nobody", "POST", f"{home}/invitations", {"role": "owner"}),
        ("gives nobody a role", "PATCH", f"{home}/memberships/{other.user}", {"role": "owner"}),
        ("puts nobody out", "DELETE", f"{home}/memberships/{other.user}", None),
        ("hands nothing over", "POST", f"{home}/transfer", {"user_id": other.user}),
        ("makes no link to a list", "POST", f"/api/v1/grocery-lists/{made}/shares", {"role": "edit"}),
        ("makes no feed", "POST", "/api/v1/exports/feeds", {"purpose": "menu"}),
        ("makes no token", "POST", "/api/v1/auth/tokens", {"name": "More", "scopes": ["read", "write", "export"]}),
        ("deletes no household", "DELETE", home, None),
        ("deletes no account", "DELETE", "/api/v1/auth/me", None),
        ("reads no export of the account", "GET", "/api/v1/auth/me/export", None),
    ):
        reply = await owner.ask(method, path, token=token, **({"body": body} if body else {}))
        scene.check(f"it {what}", reply.status in (401, 403), reply.status)
    reply = await owner.ask("GET", f"/api/v1/grocery-lists/{made}", token=token)
    scene.check("it still reads a list", reply.status == 200, reply.status)


@attack("a refresh token that has been used", short=True, neighbour=False, seconds=5)
async def used_refresh(scene):
    who = await scene.accounts(2)
    await scene.begin()

    async def refresh(account, token):
        return await account.ask("POST", "/api/v1/auth/refresh", body={"refresh_token": token}, open_door=True)

    account, first = who[0], who[0].refresh_token
    second = (await refresh(account, first)).json()["refresh_token"]
    third = (await refresh(account, second)).json()["refresh_token"]
    reply = await refresh(account, first)
    scene.check("one from two exchanges ago gives no session", reply.status == 401, reply.status)
    reply = await refresh(account, third)
    scene.check("and ends the session that it was copied from", reply.status == 401, reply.status)
    account, first = who[1], who[1].refresh_token
    replies = await asyncio.gather(*(refresh(account, first) for _ in range(10)))
    tokens = {reply.json()["refresh_token"] for reply in replies if reply.status == 200}
    scene.check("ten exchanges of one at once give one session at most", len(tokens) <= 1, f"{len(tokens)} sessions")


async def raw(scene, path, data):
    """What bytes of one's own are answered: a status, or how the connection ended."""
    wire = Wire(scene.places.at(path), "127.0.2.1")
    try:
        async with asyncio.timeout(5):
            await wire.open()
            await wire.send(data)
            return (await wire.reply()).status
    except TimeoutError:
        return "late"
    except Failed as failure:
        return failure.why
    finally:
        wire.close()


@attack("requests that two readers may read differently", short=True, neighbour=False, seconds=20)
async def strange_requests(scene):
    who = await scene.accounts(1)
    await scene.begin()
    token = f"Authorization: Bearer {who[0].token}"
    start = f"POST /api/v1/recipes HTTP/1.1\r\nHost: a\r\n{token}\r\nContent-Type: application/json\r\n"
    body = '{"title":"Soup"}'
    hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n"
    cases = {
        "a NUL in a header's value": "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n",
        "a NUL in a header's name": f"GET /healthz HTTP/1.1\r\nHost: a\r\nX\0A: a\r\n\r\n",
        "a NUL in the path": f"GET /healthz\0/x HTTP/1.1\r\nHost: a\r\n\r\n",
        "lines that end with LF alone": "GET /healthz HTTP/1.1\nHost: a\n\n",
        "one header line that ends with LF alone": "GET /healthz HTTP/1.1\r\nHost: a\nX-A: b\r\n\r\n",
        "a bare CR in a header": "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: a\rb\r\n\r\n",
        "a space before the colon": f"{start}Content-Length : {len(body)}\r\n\r\n{body}",
        "two different lengths": f"{start}Content-Length: {len(body)}\r\nContent-Length: 5\r\n\r\n{body}",
        "two lengths in one header": f"{start}Content-Length: {len(body)}, {len(body) + 1}\r\n\r\n{body}",
        "a length with a plus": f"{start}Content-Length: +{len(body)}\r\n\r\n{body}",
        "a negative length": f"{start}Content-Length: -1\r\n\r\n{body}",
        "a length and chunks": f"{start}Content-Length: 16\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}",
        "chunks that are not the last coding": f"{start}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
        "a chunk's size that is no number": f"{start}Transfer-Encoding: chunked\r\n\r\n0x10\r\n{body}\r\n0\r\n\r\n",
        "two hosts": "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    }
    for what, text in cases.items():
        result = await raw(scene, "/api/v1/recipes", text.encode("latin-1"))
        is_refused = result == 400 or result == 501 or result in ("reset", "garbled")
        scene.check(f"{what}: refused", is_refused, result)
        scene.count(result)


@attack("texts that are not what they seem", short=True, neighbour=False, seconds=10)
async def strange_texts(scene):
    who = await scene.accounts(1)
    account = who[0]
    await scene.begin()
    cases = {
        "JSON in UTF-16": '{"title":"Soup"}'.encode("utf-16"),
        "JSON in UTF-16 without a mark": '{"title":"Soup"}'.encode("utf-16-le"),
        "JSON in UTF-32": '{"title":"Soup"}'.encode("utf-32"),
        "invalid UTF-8": b'{"title":"Soup \xff\xfe"}',
        "half a character, escaped": b'{"title":"Soup \\ud800"}',
        "a NUL, escaped": b'{"title":"Soup \\u0000"}',
        "a number that is none": b'{"title":"Soup","servings":NaN}',
        "a number beyond all": b'{"title":"Soup","servings":1e999}',
    }
    for what, content in cases.items():
        reply = await account.ask("POST", "/api/v1/recipes", body=content)
        scene.check(f"{what}: refused", reply.status in (400, 415, 422), reply.status)
    for what, title in (
        ("of no width", "\u200b\u200d\u2060"),
        ("of control characters", "\u0001\u0002"),
        ("of spaces", " \u00a0\u3000"),
        ("of joiners and marks", "\ufeff\u200e\u200f"),
        ("of a blank Hangul letter", "\u3164"),
    ):
        reply = await account.ask("POST", "/api/v1/recipes", body={"title": title})
        scene.check(f"a title {what}: refused", reply.status == 422, reply.status)
