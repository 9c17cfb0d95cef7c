"""A small HTTP/1.1 client: one connection, a source address of one's own, and a time for everything."""

import asyncio
import json
import socket

# What a call can end with besides a status.
REFUSED, RESET, LATE, GARBLED = "refused", "reset", "late", "garbled"


class Failed(Exception):
    """A call that got no answer; `why` is one of the words above."""

    def __init__(self, why):
        super().__init__(why)
        self.why = why


class Reply:
    """An answer: status, headers by lower-case name, body."""

    __slots__ = ("status", "headers", "body")

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def json(self):
        return json.loads(self.body)


def source_socket(target, source):
    """A socket that is not yet connected, bound to the address `source` if there is one."""
    family = socket.AF_INET6 if ":" in target[0] else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM)
    one.setblocking(False)
    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if source:
        # 24 is IP_BIND_ADDRESS_NO_PORT: the port is chosen by connect, so that ports can be shared between targets.
        try:
            one.setsockopt(socket.IPPROTO_IP, 24, 1)
        except OSError:
            pass
        one.bind((source, 0))
    return one


def request_bytes(method, path, host, token=None, body=None, headers=(), content="application/json"):
    """A whole request as bytes; a body that is no bytes is sent as JSON."""
    if body is not None and not isinstance(body, (bytes, bytearray)):
        body = json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if body is not None:
        lines += [f"Content-Type: {content}", f"Content-Length: {len(body)}"]
    elif method in ("POST", "PUT", "PATCH"):
        lines.append("Content-Length: 0")
    lines += [f"{name}: {value}" for name, value in headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + (body or b"")


class Wire:
    """One connection to `target`, a pair of host and port."""

    def __init__(self, target, source=None):
        self.target, self.source = target, source
        self.reader = self.writer = None

    @property
    def is_open(self):
        return self.writer is not None and not self.writer.is_closing() and not self.reader.at_eof()

    async def open(self):
        one = source_socket(self.target, self.source)
        try:
            await asyncio.get_running_loop().sock_connect(one, self.target)
            self.reader, self.writer = await asyncio.open_connection(sock=one, limit=1 << 24)
        except (ConnectionError, OSError):
            one.close()
            raise Failed(REFUSED)
        except asyncio.CancelledError:
            one.close()
            raise

    async def send(self, data):
        try:
            self.writer.write(data)
            await self.writer.drain()
        except (ConnectionError, OSError):
            raise Failed(RESET)

    async def reply(self):
        """Reads one answer; interim ones (100) are passed over."""
        try:
            while True:
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                status = int(head[0].split(" ", 2)[1])
                if status >= 200:
                    break
            headers = {}
            for line in head[1:]:
                name, _, value = line.partition(":")
                headers[name.strip().lower()] = value.strip()
            return Reply(status, headers, await self.body(status, headers))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError, OSError):
            raise Failed(RESET)
        except (ValueError, IndexError):
            raise Failed(GARBLED)

    async def body(self, status, headers):
        if status in (204, 304):
            return b""
        if "chunked" in headers.get("transfer-encoding", ""):
            parts = []
            while True:
                size = int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16)
                parts.append(await self.reader.readexactly(size + 2))
                if size == 0:
                    return b"".join(part[:-2] for part in parts)
        if "content-length" in headers:
            return await self.reader.readexactly(int(headers["content-length"]))
        return await self.reader.read()

    async def ask(self, method, path, timeout=5.0, **rest):
        """One request and its answer; opens the connection where needed, and closes it if it cannot be used again."""
        try:
            async with asyncio.timeout(timeout):
                if not self.is_open:
                    self.close()
                    await self.open()
                await self.send(request_bytes(method, path, f"{self.target[0]}:{self.target[1]}", **rest))
                reply = await self.reply()
        except TimeoutError:
            self.close()
            raise Failed(LATE)
        except Failed:
            self.close()
            raise
        if reply.headers.get("connection", "").lower() == "close":
            self.close()
        return reply

    def close(self):
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None
