"""Clients of the Larder at LARDER_URL: one that remembers what it wrote, and one that asks all services."""

import http.client
import json
import os
import sys
import threading
import time
import urllib.parse
import uuid


class Client:
    """A household with one connection to the front door, which stays open."""

    def __init__(self):
        self.base = urllib.parse.urlsplit(os.environ["LARDER_URL"])
        self.connection, self.token = None, None
        status, answer = self.call("POST", "/api/v1/auth/anonymous", {})
        if status != 201:
            sys.exit(f"no household: {status} {answer}")
        self.token = answer["access_token"]

    def call(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        self.connection = self.connection or http.client.HTTPConnection(self.base.hostname, self.base.port, timeout=30)
        try:
            self.connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = self.connection.getresponse()
            text = response.read()
        except Exception:
            self.connection.close()
            self.connection = None
            raise
        is_json = "json" in (response.getheader("Content-Type") or "")
        return response.status, json.loads(text) if is_json else text


class Writer(Client, threading.Thread):
    """Adds items to lists of its own, and remembers what was acknowledged, and when."""

    def __init__(self, stop):
        threading.Thread.__init__(self, daemon=True)
        Client.__init__(self)
        self.stop, self.lists, self.acknowledged, self.times, self.refused = stop, [], [], [], 0

    def run(self):
        while not self.stop.is_set():
            try:
                self.write()
            except (OSError, http.client.HTTPException, ValueError):
                self.refused += 1
                time.sleep(0.05)

    def write(self):
        # A list has an end.
        if len(self.acknowledged) >= 200 * len(self.lists):
            name = str(uuid.uuid4())
            if self.call("PUT", f"/api/v1/grocery-lists/{name}", {"title": "Load"})[0] not in (200, 201):
                raise ValueError
            self.lists.append(name)
        text = f"thing-{uuid.uuid4().hex}"
        if self.call("POST", f"/api/v1/grocery-lists/{self.lists[-1]}/items", {"text": text})[0] != 201:
            raise ValueError
        self.acknowledged.append(text)
        self.times.append(time.monotonic())

    def first_after(self, moment):
        return next((at for at in self.times if at > moment), None)

    def lost(self):
        names = set()
        for name in self.lists:
            status, answer = self.call("GET", f"/api/v1/grocery-lists/{name}")
            if status != 200:
                sys.exit(f"a list cannot be read at the end: {status} {answer}")
            names |= {item["name"] for item in answer["items"]}
        return [text for text in self.acknowledged if text not in names]


class Steady(Client, threading.Thread):
    """Asks all services in turn, at a rate of its own, and remembers what failed."""

    def __init__(self, stop, pause):
        threading.Thread.__init__(self, daemon=True)
        Client.__init__(self)
        self.stop, self.pause, self.count, self.failed, self.latencies = stop, pause, 0, [], []
        recipe = {"title": "Rice", "servings": 2, "ingredients": ["1 kg rice"], "steps": ["Cook."]}
        self.recipe = self.call("POST", "/api/v1/recipes", recipe)[1]["id"]
        self.list = f"/api/v1/grocery-lists/{uuid.uuid4()}"
        self.call("PUT", self.list, {"title": "Load"})
        self.item = self.call("POST", f"{self.list}/items", {"text": "1 kg rice"})[1]["id"]

    def requests(self):
        checked = f"{self.list}/items/{self.item}/checked"
        yield from [("GET", "/api/v1/auth/me"), ("GET", f"/api/v1/recipes/{self.recipe}")]
        yield from [("GET", "/api/v1/menu"), ("GET", "/api/v1/meal-plan"), ("GET", self.list), ("POST", checked)]
        yield from [("GET", "/api/v1/exports/meal-plan.ics"), ("DELETE", checked), ("GET", "/")]
        yield from [("GET", "/api/v1/recipes")]

    def run(self):
        due = time.monotonic()
        while True:
            for method, path in self.requests():
                if self.stop.is_set():
                    return
                began = time.monotonic()
                try:
                    status, _ = self.call(method, path)
                except (OSError, http.client.HTTPException) as error:
                    status = type(error).__name__
                self.count += 1
                self.latencies.append(time.monotonic() - began)
                if status not in (200, 201, 204):
                    self.failed.append(f"{method} {path}: {status}")
                # What a slow answer has cost is not caught up with.
                due = max(due + self.pause, time.monotonic() - self.pause)
                time.sleep(max(0, due - time.monotonic()))
