"""HTTP over many sockets in one thread: event streams, and requests on connections that stay open."""

import selectors
import socket
import time


class Loop:
    """Waits for all sockets at once."""

    def __init__(self):
        self.selector = selectors.EpollSelector()

    def turn(self, until):
        """Reads what has come, waiting for it no longer than until that time."""
        for key, _ in self.selector.select(max(0, until - time.perf_counter())):
            key.data()

    def run(self, isDone, seconds):
        """Goes on until something is so; whether it came to that."""
        end = time.perf_counter() + seconds
        while not isDone():
            if time.perf_counter() > end:
                return False
            self.turn(min(end, time.perf_counter() + 0.05))
        return True


class Wire:
    """A connection, and what has come on it."""

    def __init__(self, loop, address):
        self.loop, self.address, self.came = loop, address, b""
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        loop.selector.register(self.socket, selectors.EVENT_READ, self.read)

    def send(self, method, path, token):
        self.socket.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\nAuthorization: Bearer {token}\r\n\r\n".encode())

    def read(self):
        part = self.socket.recv(65_536)
        if not part:
            raise ConnectionError(f"{self.address} has closed a connection")
        self.came += part
        self.parse()

    def head(self):
        """Takes the answer's head off; None until all of it has come."""
        end = self.came.find(b"\r\n\r\n")
        if end < 0:
            return None
        head, self.came = self.came[:end].decode(), self.came[end + 4:]
        return head.lower()

    def close(self):
        self.loop.selector.unregister(self.socket)
        self.socket.close()


class Stream(Wire):
    """An event stream; `heard` gets each event's name and data."""

    def __init__(self, loop, address, path, token, heard):
        super().__init__(loop, address)
        self.heard, self.text, self.isOpen = heard, b"", False
        self.send("GET", path, token)

    def parse(self):
        if not self.isOpen:
            head = self.head()
            if head is None:
                return
            if not head.startswith("http/1.1 200") or "chunked" not in head:
                raise ConnectionError(f"a stream was answered with {head}")
            self.isOpen = True
        while True:
            line = self.came.find(b"\r\n")
            if line < 0:
                break
            end = line + 2 + int(self.came[:line], 16)
            if len(self.came) < end + 2:
                break
            self.text += self.came[line + 2:end]
            self.came = self.came[end + 2:]
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
            if b"event" in fields:
                self.heard(fields[b"event"].decode(), fields.get(b"data", b"{}"))


class Caller(Wire):
    """A connection for one request at a time; `answered` gets itself and the status."""

    def __init__(self, loop, address, answered):
        super().__init__(loop, address)
        self.answered, self.left = answered, None

    def parse(self):
        if self.left is None:
            head = self.head()
            if head is None:
                return
            self.status = int(head.split(" ", 2)[1])
            sizes = [line for line in head.split("\r\n") if line.startswith("content-length:")]
            self.left = int(sizes[0].split(":")[1]) if sizes else 0
        if len(self.came) < self.left:
            return
        self.came, self.left = self.came[self.left:], None
        self.answered(self, self.status)
