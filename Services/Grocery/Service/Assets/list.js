// The shared list, live. Without this script every form still works; with it, ticks show at once, changes of others
// arrive by themselves, and a tick made without a connection is sent when there is one again.

const news = document.getElementById("news");
const page = document.getElementById("live").dataset.page;
// What the server says has changed, by name; `reset` says that too much was missed to be told one by one.
const kinds = ["list.changed", "list.item_changed", "list.item_checked", "list.item_unchecked", "list.item_removed", "list.deleted", "aisles.changed", "reset"];

/** Ticks that are not saved yet: the path of the item to the last action wanted, so that repeating is harmless. */
const waiting = new Map();
let sending = false;
let fetching = false;
let again = false;
let later = 0;
/** Whether the last try to send ticks has failed. */
let isCut = false;

/** Puts the server's page in place of this one, keeping focus, scroll and what is being typed. */
function show(html) {
  const next = new DOMParser().parseFromString(html, "text/html");
  const from = next.getElementById("live");
  const to = document.getElementById("live");
  if (!from) {
    document.body.replaceChildren(...next.body.childNodes);
    return;
  }
  const focused = document.activeElement?.id;
  const typed = document.getElementById("text")?.value ?? "";
  to.replaceChildren(...from.childNodes);
  document.title = next.title;
  const input = document.getElementById("text");
  if (input) input.value = typed;
  for (const action of waiting.values()) markWaiting(action, isCut);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Fetches the page again; calls that come meanwhile are one more fetch. */
async function refresh() {
  if (fetching) { again = true; return; }
  fetching = true;
  clearTimeout(later);
  try {
    do {
      again = false;
      const answer = await fetch(page, { headers: { Accept: "text/html" }, cache: "no-store" });
      if (!answer.ok && answer.status !== 404) throw new Error("busy");
      show(await answer.text());
    } while (again);
    notice("");
  } catch {
    notice(late);
    later = setTimeout(refresh, 15_000);
  } finally {
    fetching = false;
  }
}

// The words are the page's, which is in the reader's language.
const { late, wait, checked, back, added, refused } = news.dataset;

function notice(text) {
  let line = document.querySelector(".notice");
  if (!text) { line?.remove(); return; }
  if (!line) {
    line = document.createElement("p");
    line.className = "notice";
    document.getElementById("live")?.before(line);
  }
  if (line.textContent !== text) {
    line.textContent = text;
    news.textContent = text;
  }
}

/** Shows an item as neither done nor open until the action is saved, and says so where that was tried and failed. */
function markWaiting({ item }, isLate = false) {
  const row = document.getElementById(item);
  if (!row) return;
  row.classList.remove("done");
  row.classList.add("waiting");
  row.classList.toggle("late", isLate);
  if (isLate) row.querySelector(".words").dataset.late = wait;
  row.querySelector("button")?.setAttribute("aria-pressed", "mixed");
}

/** Sends the ticks that wait, oldest first; stops at the first that finds no connection. */
async function send() {
  if (sending) return;
  sending = true;
  try {
    for (const [item, action] of waiting) {
      const answer = await fetch(action.path, { method: "POST", headers: { Accept: "text/html" }, signal: AbortSignal.timeout(15_000) });
      if (answer.status >= 500 || answer.status === 429) throw new Error("busy");
      if (waiting.get(item) === action) waiting.delete(item);
    }
    isCut = false;
    if (waiting.size === 0) await refresh();
  } catch {
    isCut = true;
    for (const action of waiting.values()) markWaiting(action, true);
    notice(late);
    setTimeout(() => { sending = false; if (waiting.size) send(); }, 4000);
    return;
  }
  sending = false;
  if (waiting.size) send();
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("[data-tick]")) {
    event.preventDefault();
    const row = form.closest("li");
    const known = waiting.get(row.id);
    const done = known ? !known.done : !row.classList.contains("done");
    const path = form.getAttribute("action").replace(/(un)?check$/, done ? "check" : "uncheck");
    const action = { item: row.id, done, path };
    waiting.delete(row.id);
    waiting.set(row.id, action);
    markWaiting(action);
    const name = row.querySelector(".name").textContent;
    news.textContent = (done ? checked : back).replace("{name}", () => name);
    send();
  } else if (form.matches(".add")) {
    event.preventDefault();
    const input = form.elements.text;
    const text = input.value.trim();
    if (!text) return;
    try {
      const answer = await fetch(form.getAttribute("action"), {
        method: "POST", headers: { Accept: "text/html" }, body: new URLSearchParams({ text }),
      });
      if (!answer.ok) throw new Error("refused");
      input.value = "";
      show(await answer.text());
      document.getElementById("text")?.focus();
      news.textContent = added.replace("{name}", () => text);
    } catch {
      notice(refused);
    }
  }
});

/**
 * Follows the list. After a cut the browser reconnects by itself and the server resumes where it stopped; after an answer
 * that is no stream the browser gives up: then the link has ended, or the server is busy and is asked again later.
 */
function follow(pause = 2000, isFirst = true) {
  const events = new EventSource(`${page}/events`);
  for (const kind of kinds) events.addEventListener(kind, refresh);
  // The page was read just before the first beginning; what changed before a later one is told by nobody.
  events.addEventListener("ready", () => { if (!isFirst) refresh(); isFirst = false; });
  events.onopen = () => {
    pause = 2000;
    if (waiting.size) send();
  };
  events.onerror = async () => {
    if (events.readyState !== EventSource.CLOSED) return;
    await refresh();
    if (document.getElementById("live")) setTimeout(() => follow(Math.min(pause * 2, 60_000), false), pause);
  };
}

follow();
addEventListener("online", () => (waiting.size ? send() : refresh()));
document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
// "Gone in … min" counts down, and what has had its hour leaves.
setInterval(() => { if (!document.hidden && document.querySelector(".gone")) refresh(); }, 30_000);
