"""Drives Chromium over the DevTools protocol, through a pipe: nothing outside of Python's library is needed."""

import base64
import contextlib
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 20
FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fonts.conf")


class Failed(Exception):
    """Something was not as it should be."""


class Browser:
    """A Chromium with a profile of its own."""

    def __init__(self, *flags):
        program = shutil.which("chromium")
        if not program:
            raise Failed("chromium is missing: Scripts/packages.sh page")
        self.profile = tempfile.mkdtemp(prefix="larder-web-")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()

        def wire():
            # Chromium reads commands from 3 and writes answers to 4; first out of the way, as these may be taken.
            one, two = os.dup(read_commands), os.dup(write_answers)
            one, two = os.dup2(one, 30), os.dup2(two, 31)
            os.dup2(one, 3)
            os.dup2(two, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-pipe",
             "--lang=en-GB", f"--user-data-dir={self.profile}", *flags, "about:blank"],
            preexec_fn=wire, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "LANG": "C.UTF-8", "LANGUAGE": "en", "FONTCONFIG_FILE": FONTS})
        os.close(read_commands)
        os.close(write_answers)
        self.buffer = b""
        self.number = 0
        self.pages = {}
        self.command("Browser.getVersion")

    def command(self, method, session=None, **parameters):
        return self.answer(self.send(method, session, **parameters), method)

    def send(self, method, session=None, **parameters):
        """Sends a command without waiting for its answer; gives its number."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        return self.number

    def answer(self, number, method):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            answer = self.receive(end - time.monotonic())
            if answer and answer.get("id") == number:
                if "error" in answer:
                    raise Failed(f"{method}: {answer['error']['message']}")
                return answer["result"]
        raise Failed(f"{method}: the browser does not answer")

    def receive(self, seconds):
        """Takes one message, or waits so long for one; events go to their page."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.answers], [], [], left)[0]:
                return None
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise Failed("the browser has ended")
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        page = self.pages.get(message.get("sessionId"))
        if page and "method" in message:
            page.happened(message["method"], message["params"])
        return message

    def person(self):
        """A profile within the browser: cookies, storage and workers of its own."""
        return self.command("Target.createBrowserContext")["browserContextId"]

    def page(self, person, language="en-GB", width=390, height=844, mobile=True):
        target = self.command("Target.createTarget", url="about:blank", browserContextId=person)["targetId"]
        session = self.command("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session, target)
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.command(f"{domain}.enable")
        page.command("Emulation.setUserAgentOverride", userAgent=AGENT, acceptLanguage=language)
        page.size(width, height, mobile)
        return page

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


AGENT = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"


class Page:
    """A tab."""

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        self.errors = []
        self.requests = {}
        self.has_scripts = True
        # Of service workers by their scope, once their domain is enabled.
        self.registrations = {}
        # Titles and texts of notifications, once they are recorded.
        self.notifications = []

    def command(self, method, **parameters):
        return self.browser.command(method, self.session, **parameters)

    def happened(self, method, parameters):
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(a.get("value", a.get("description"))) for a in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            entry = parameters["entry"]
            self.errors.append(f"{entry['text']} {entry.get('url', '')}")
        elif method == "ServiceWorker.workerRegistrationUpdated":
            self.registrations |= {one["scopeURL"]: one["registrationId"] for one in parameters["registrations"] if not one["isDeleted"]}
        elif method == "BackgroundService.backgroundServiceEventReceived":
            event = parameters["backgroundServiceEvent"]
            if event["eventName"] == "Notification displayed":
                told = {one["key"]: one["value"] for one in event["eventMetadata"]}
                self.notifications.append((told["Title"], told["Body"]))
        elif method == "Network.requestWillBeSent":
            request = parameters["request"]
            self.requests[parameters["requestId"]] = {"url": request["url"], "method": request["method"], "bytes": 0}
        elif method == "Network.responseReceived" and parameters["requestId"] in self.requests:
            response = parameters["response"]
            self.requests[parameters["requestId"]].update(
                status=response["status"], type=response["mimeType"], headers=response["headers"],
                cached=bool(response.get("fromDiskCache") or response.get("fromServiceWorker")))
        elif method == "Network.loadingFinished" and parameters["requestId"] in self.requests:
            self.requests[parameters["requestId"]].update(done=True, bytes=parameters["encodedDataLength"])
        elif method == "Network.loadingFailed" and parameters["requestId"] in self.requests:
            self.requests[parameters["requestId"]].update(done=True, failed=parameters["errorText"])

    def size(self, width, height, mobile=True):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=2 if mobile else 1, mobile=mobile)
        self.command("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def scripts(self, are_on):
        """Without them a page runs nothing of its own, and no promise of ours is kept."""
        self.has_scripts = are_on
        self.command("Emulation.setScriptExecutionDisabled", value=not are_on)

    def network(self, latency=0, bytes_per_second=-1, offline=False):
        self.command("Network.emulateNetworkConditions", offline=offline, latency=latency,
                     downloadThroughput=bytes_per_second, uploadThroughput=bytes_per_second)

    def go(self, url):
        answer = self.command("Page.navigate", url=url)
        if answer.get("errorText"):
            raise Failed(f"{url}: {answer['errorText']}")

    def record_notifications(self):
        for call, more in (("startObserving", {}), ("setRecording", {"shouldRecord": True})):
            self.command(f"BackgroundService.{call}", service="notifications", **more)

    def js(self, expression):
        result = self.command("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failed(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def wait(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.browser.receive(end - time.monotonic())

    def until(self, expression, what=None, seconds=PATIENCE):
        """Waits until a script's expression is true, or a promise of it."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = self.js(f"(async () => Boolean(await ({expression})))()" if self.has_scripts else f"Boolean({expression})")
            except Failed as error:
                # A page that is left meanwhile has no answer.
                if not any(word in str(error) for word in ("navigated", "context", "Cannot read", "null")):
                    raise
                value = None
            if value:
                return
            if time.monotonic() > end:
                text = self.js("document.body?.innerText?.slice(0, 600)")
                raise Failed(f"waited in vain for {what or expression}; the page says:\n{text}")
            self.wait(0.1)

    def key(self, key, code=0, modifiers=0):
        code = code or {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowDown": 40}.get(key, 0)
        text = {"Enter": "\r", " ": " "}.get(key, "")
        self.command("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code,
                     modifiers=modifiers, **({"text": text} if text else {}))
        self.command("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code,
                     modifiers=modifiers)

    def press(self, character):
        """A key that writes a character."""
        self.command("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
        self.command("Input.dispatchKeyEvent", type="keyUp", key=character)

    def click(self, element):
        """Clicks what a script's expression gives, where a person would see it: once it is there, stands still and is not covered."""
        self.until(f"{element} !== null && {element} !== undefined", element)
        box, last, end = None, None, time.monotonic() + PATIENCE
        while box is None or box != last:
            if time.monotonic() > end:
                raise Failed(f"nobody can click {element}: it moves, or is covered")
            last, box = box, None
            # The page may be drawn anew meanwhile.
            with contextlib.suppress(Failed):
                box = self.js(f"""(element => {{
                    element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                    const {{ x, y, width, height }} = element.getBoundingClientRect();
                    const place = [x + width / 2, y + height / 2];
                    const top = document.elementFromPoint(...place);
                    return element.contains(top) || top?.closest('label')?.control === element ? place : null;
                }})({element})""")
            self.wait(0.05)
        # Both at once: a page that is drawn anew between a press and its release loses the click.
        kind = "Input.dispatchMouseEvent"
        mouse = dict(x=box[0], y=box[1], button="left", clickCount=1)
        numbers = [self.browser.send(kind, self.session, type=type, **mouse) for type in ("mousePressed", "mouseReleased")]
        for number in numbers:
            self.browser.answer(number, kind)

    def type(self, text):
        self.command("Input.insertText", text=text)

    def fill(self, element, text):
        self.click(element)
        self.js(f"{element}.select?.()")
        self.type(text)

    def shot(self, path):
        data = self.command("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.browser.command("Target.closeTarget", targetId=self.target)
        self.browser.pages.pop(self.session, None)
