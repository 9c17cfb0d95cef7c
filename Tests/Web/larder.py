"""Starts the larder executable on SQLite in a folder of its own."""

import http.client
import os
import shutil
import socket
import subprocess
import tempfile
import time

from browser import Failed

# What opens the operator's page.
OPERATOR = "the-operator-of-these-journeys-and-nobody-else"


class Larder:
    """A running Larder; `settings` are environment variables beside those that each has here."""

    def __init__(self, binaries, port=None, **settings):
        self.settings = settings
        self.program = os.path.join(binaries, "larder")
        if not os.access(self.program, os.X_OK):
            raise Failed(f"there is no {self.program}; set LARDER_BINARIES")
        self.folder = tempfile.mkdtemp(prefix="larder-web-data-")
        self.data = os.path.join(self.folder, "data")
        self.port = port or free_port()
        self.start()

    def start(self):
        self.log = open(os.path.join(self.folder, "log"), "ab")
        self.process = subprocess.Popen(
            [self.program], stdout=self.log, stderr=self.log,
            env={**os.environ, "LARDER_HOST": "127.0.0.1", "LARDER_PORT": str(self.port),
                 "LARDER_DATA": self.data, "LARDER_RATE_LIMIT": "off",
                 "LARDER_OPERATOR_TOKEN": OPERATOR,
                 # Where the notification service of the journeys is.
                 "LARDER_WEBHOOK_HOSTS": "127.0.0.1", **self.settings})
        end = time.monotonic() + 30
        while not self.is_ready():
            if time.monotonic() > end or self.process.poll() is not None:
                with open(self.log.name) as log:
                    raise Failed(f"larder does not start:\n{log.read()[-2000:]}")
            time.sleep(0.1)

    def is_ready(self):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False

    def command(self, *words):
        """Runs a command of an operator on its data."""
        environment = {**os.environ, "LARDER_DATA": self.data}
        subprocess.run([self.program, *words], env=environment, check=True, stdout=subprocess.DEVNULL)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
