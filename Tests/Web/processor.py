"""How fast this machine runs scripts, and how many times slower it has to be to be a phone."""

import statistics

# Lighthouse's benchmark index (docs/throttling.md of GoogleChrome/lighthouse) of the phone that is measured: its fastest
# desktop has 2,000, and its mid-range phone is one that is four times slower.
PHONE = 2000 / 4
# So many times it is measured at first.
FIRST = 5

# Times in a second, divided by ten, that a text of 10,000 letters is built letter by letter, and 100,000 numbers are copied;
# the mean of both. The definition is that of Lighthouse since Chromium 86.
INDEX = """(() => {
  const often = work => {
    const start = performance.now();
    let times = 0;
    for (; performance.now() - start < 250; times += 1) work(times);
    return times * 100 / (performance.now() - start);
  };
  const pair = [0, 1].map(() => Array.from({ length: 100000 }, (_, at) => at));
  const copied = times => {
    const from = pair[times % 2], to = pair[(times + 1) % 2];
    for (let at = 0; at < from.length; at++) to[at] = from[at];
  };
  const built = () => {
    let text = '';
    for (let at = 0; at < 10000; at++) text += 'a';
    if (text.length !== 10000) throw new Error('no text');
  };
  return (often(built) + often(copied)) / 2;
})()"""


class Processor:
    """The machine's processor, made as slow as a phone's. It is measured again each time, as others may use it as well."""

    def __init__(self):
        self.indexes = []

    def slow_down(self, page):
        """Makes a page as slow as on a phone. It must have nothing else to do."""
        page.command("Emulation.setCPUThrottlingRate", rate=1)
        # What another process takes for a moment is no slowness of the machine: the median of all counts.
        for _ in range(1 if self.indexes else FIRST):
            self.indexes.append(page.js(INDEX))
        page.command("Emulation.setCPUThrottlingRate", rate=max(1, statistics.median(self.indexes) / PHONE))
