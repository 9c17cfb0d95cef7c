"""A reverse proxy that gives Larder one path of a host; there is nothing else at the host."""

import contextlib
import socket
import threading

from larder import free_port


def answer(status):
    """An answer of the proxy's own."""
    return b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Hands on what comes for a path, with it or without."""

    def __init__(self, prefix, port, strips):
        self.prefix, self.port, self.strips = prefix.encode(), free_port(), strips
        self.to = port
        self.outside = []
        self.door = socket.create_server(("127.0.0.1", self.port), backlog=64)
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.door.accept()
                threading.Thread(target=self.hand_on, args=(client,), daemon=True).start()

    def hand_on(self, client):
        """One request a connection, so that nothing but its first line has to be understood."""
        with client, contextlib.suppress(OSError, ValueError):
            data = b""
            while b"\r\n\r\n" not in data:
                part = client.recv(65536)
                if not part:
                    return
                data += part
            head, _, body = data.partition(b"\r\n\r\n")
            line, *fields = head.split(b"\r\n")
            method, target, version = line.split(b" ")
            if target != self.prefix and not target.startswith(self.prefix + b"/"):
                # A browser asks for this by itself where a page names no icon.
                if target != b"/favicon.ico":
                    self.outside.append(target.decode())
                client.sendall(answer(b"404 Not Found"))
                return
            if self.strips:
                target = target[len(self.prefix):] or b"/"
            fields = [field for field in fields if not field.lower().startswith((b"connection:", b"keep-alive:"))]
            head = b"\r\n".join([b" ".join([method, target, version]), *fields, b"Connection: close"])
            try:
                server = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                client.sendall(answer(b"502 Bad Gateway"))
                return
            with server:
                server.sendall(head + b"\r\n\r\n" + body)
                threading.Thread(target=self.relay, args=(client, server), daemon=True).start()
                self.relay(server, client)

    @staticmethod
    def relay(source, goal):
        with contextlib.suppress(OSError):
            while part := source.recv(65536):
                goal.sendall(part)
        with contextlib.suppress(OSError):
            goal.shutdown(socket.SHUT_WR)

    def close(self):
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
