"""Memory and descriptors of the servers, looked at every tenth of a second."""

import os
import signal
import threading
import time


def field(path, name):
    """A number of kilobytes from a file of /proc, in MB; None where the process is gone."""
    try:
        with open(path) as file:
            for line in file:
                if line.startswith(name):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return None


def pss(pid):
    return field(f"/proc/{pid}/smaps_rollup", "Pss:")


def high_water(pid):
    return field(f"/proc/{pid}/status", "VmHWM:")


def forget_high_water(pid):
    try:
        with open(f"/proc/{pid}/clear_refs", "w") as file:
            file.write("5")
    except OSError:
        pass


def descriptors(pid):
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


def spooled(pid):
    """MB of files that are open and have no name any more: what is written and seen by nobody else."""
    total = 0
    try:
        for number in os.listdir(f"/proc/{pid}/fd")[:4000]:
            path = f"/proc/{pid}/fd/{number}"
            try:
                target = os.readlink(path)
                if target.startswith("/") and target.endswith("(deleted)"):
                    total += os.stat(path).st_blocks * 512
            except OSError:
                pass
    except OSError:
        pass
    return total / 1e6


def cpu_seconds(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            parts = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Sampler(threading.Thread):
    """Keeps the peaks of each process of `pids`, a dictionary of names and ids.

    A process that takes more than `ceiling` MB is killed: the machine is there for others, too.
    """

    def __init__(self, pids, ceiling, interval=0.1):
        super().__init__(daemon=True)
        self.pids, self.ceiling, self.interval, self.killed = pids, ceiling, interval, set()
        self.memory = dict.fromkeys(pids, 0.0)
        self.files = dict.fromkeys(pids, 0)
        self.spooled = 0.0
        self.over = threading.Event()
        for pid in pids.values():
            forget_high_water(pid)
        self.cpu = {name: cpu_seconds(pid) for name, pid in pids.items()}

    def run(self):
        turn = 0
        while not self.over.wait(self.interval):
            turn += 1
            for name, pid in self.pids.items():
                # Resident memory costs next to nothing to read; the proportional set is summed over every mapping.
                now = field(f"/proc/{pid}/status", "VmRSS:") or 0
                self.memory[name] = max(self.memory[name], now)
                if now > self.ceiling and name not in self.killed:
                    os.kill(pid, signal.SIGKILL)
                    self.killed.add(name)
                if turn % 5 == 1:
                    self.files[name] = max(self.files[name], descriptors(pid))
            if turn % 10 == 1:
                self.spooled = max(self.spooled, sum(spooled(pid) for pid in self.pids.values()))

    def finish(self):
        """Ends; the peaks with what the kernel remembers of them."""
        self.over.set()
        self.join()
        for name, pid in self.pids.items():
            self.memory[name] = round(max(self.memory[name], high_water(pid) or 0), 1)
            self.cpu[name] = round(cpu_seconds(pid) - self.cpu[name], 1)
        return self


def settle(pids, limit, seconds):
    """Waits until each process is down to `limit` MB, or so many seconds; what each has then, and how long it took."""
    start = time.monotonic()
    while True:
        now = {name: round(pss(pid) or 0, 1) for name, pid in pids.items()}
        passed = time.monotonic() - start
        if max(now.values()) <= limit or passed >= seconds:
            return now, round(passed, 1)
        time.sleep(0.5)
