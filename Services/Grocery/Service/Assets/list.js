// The shared list, live. Without this script every form still works; with it, changes of others arrive by themselves, and
// what is done without a connection waits, also through a reload, and is sent when there is one again.

const byID = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const find = (/** @type {string} */ selector) => /** @type {any} */ (document.querySelector(selector));
const news = byID("news");
const page = byID("live").dataset.page;
// What the server says has changed, by name; `reset` says that too much was missed to be told one by one.
const kinds = ["list.changed", "list.item_changed", "list.item_checked", "list.item_unchecked", "list.item_removed", "list.items_expired", "list.deleted", "aisles.changed", "reset"];
// The words are the page's, which is in the reader's language.
const { seen, wait, checked, back, added, adding, unsaved, here } = news.dataset;
// A page that the browser has kept says since when.
const keptAt = Number(document.body.dataset.kept);
const late = keptAt ? seen.replace("{time}", new Date(keptAt).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" })) : news.dataset.late;
const [QUEUE, NAME] = [`list-waiting-${page}`, "list-name"];

/** What a browser keeps; null in one that keeps nothing, or has no room. */
function kept(/** @type {(store: Storage) => any} */ work) {
  try { return work(localStorage); } catch { return null; }
}

/** The keys of what is kept, by the ids: one each, with its place in the order, so that two tabs write over nothing of each other. */
const keys = new Map();
let last = 0;
/** What is not saved yet, in its order: operations of the list's sync, with ids, so that repeating is harmless, and with names. */
let waiting = /** @type {any[]} */ (kept(remembered) ?? []);
/** What the server has refused for good, in words. */
let refusals = /** @type {string[]} */ ([]);
let [sending, fetching, again] = [false, false, false];
let later = 0;
/** Whether the last try to send has failed. */
let isCut = false;
let events = /** @type {EventSource | null} */ (null);

/** What waited when the page was left. An earlier version of it kept all in one entry. */
function remembered(/** @type {any} */ store) {
  const old = /** @type {any[]} */ (JSON.parse(store.getItem(QUEUE)) ?? []);
  old.forEach((operation, at) => store.setItem(`${QUEUE}-${1e12 + at}-${operation.id}`, JSON.stringify(operation)));
  store.removeItem(QUEUE);
  return Object.keys(store).filter((key) => key.startsWith(`${QUEUE}-`)).sort().map((key) => {
    last = Number(key.slice(QUEUE.length + 1).split("-")[0]);
    const operation = JSON.parse(store.getItem(key));
    return keys.set(operation.id, key) && operation;
  });
}

function keep(/** @type {{ id: string }} */ operation) {
  last = Math.max(Date.now(), last + 1);
  keys.set(operation.id, `${QUEUE}-${last}-${operation.id}`);
  kept((store) => store.setItem(keys.get(operation.id), JSON.stringify(operation)));
}

const make = (/** @type {string} */ tag, /** @type {object} */ properties = {}) => Object.assign(document.createElement(tag), properties);

/** A UUID, also where the page came over plain HTTP. */
function newID() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 0x0f | 0x40;
  bytes[8] = bytes[8] & 0x3f | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

// This page, in the stream's address, so that it is counted once also while a lost connection has not been noticed.
const viewer = newID();
/** How many look at the list. */
let people = 0;

function showPeople() {
  find(".here")?.remove();
  if (people < 2) return;
  find(".head")?.append(make("p", { className: "here", textContent: here.replace("{count}", people) }));
}

/** Puts the server's page in place of this one, keeping focus, scroll and what is being typed. */
function show(/** @type {string} */ html) {
  const next = new DOMParser().parseFromString(html, "text/html");
  const from = next.getElementById("live");
  const to = byID("live");
  if (!from) {
    document.body.replaceChildren(...next.body.childNodes);
    document.title = next.title;
    // That page has a script of its own, which begins only now.
    import("./ended.js").then(({ showUnsaved }) => showUnsaved(waiting), () => {});
    return;
  }
  const focused = document.activeElement?.id;
  const typed = byID("text")?.value ?? "";
  to.replaceChildren(...from.childNodes);
  document.title = next.title;
  const input = byID("text");
  if (input) input.value = typed;
  showPeople();
  markAll();
  showRefusals();
  if (focused) byID(focused)?.focus({ preventScroll: true });
}

/** Fetches the page again; calls that come meanwhile are one more fetch. */
async function refresh() {
  // A form that is being filled in stays, and so does the page of a link that has ended.
  if (find(".edit") || !byID("live")) return;
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

function notice(/** @type {string} */ text) {
  let line = find(".notice");
  if (!text) { line?.remove(); return; }
  if (!line) byID("live")?.before(line = make("p", { className: "notice" }));
  if (line.textContent !== text) {
    line.textContent = text;
    news.textContent = text;
  }
}

/** Whether the last that waits for an item is a tick; undefined if nothing does. */
const ticked = (/** @type {string} */ id) => {
  const last = waiting.findLast(({ op, item_id }) => item_id === id && (op === "tick" || op === "untick"));
  return last && last.op === "tick";
};

/** Shows what waits: items as neither done nor open until that is saved, and what is to be added at the top. */
function markAll() {
  for (const id of new Set(waiting.filter(({ op }) => op !== "add").map(({ item_id }) => item_id))) mark(id);
  byID("adding")?.remove();
  const adds = waiting.filter(({ op }) => op === "add");
  if (!isCut || !adds.length) return;
  byID("list").prepend(section("adding", adding, adds.map(({ item }) => item.text), "item waiting"));
}

function section(/** @type {string} */ id, /** @type {string} */ title, /** @type {string[]} */ texts, className = "item") {
  const [box, list] = [make("section", { id }), make("ul")];
  for (const textContent of texts) list.appendChild(make("li", { className })).append(make("div", { className: "row", textContent }));
  box.append(make("h2", { textContent: title }), list);
  return box;
}

/** Says what was not done. */
function showRefusals() {
  byID("refused")?.remove();
  if (!refusals.length) return;
  const box = section("refused", unsaved, refusals);
  box.setAttribute("role", "alert");
  byID("list")?.append(box);
}

/** What an operation does, in words. */
const inWords = (/** @type {any} */ { op, name, item }) => (op === "add" ? added : op === "tick" ? checked : back).replace("{name}", () => item?.text ?? name ?? "");

function mark(/** @type {string} */ id) {
  const row = byID(`item-${id}`);
  if (!row) return;
  row.classList.remove("done");
  row.classList.add("waiting");
  row.classList.toggle("late", isCut);
  if (isCut) row.querySelector(".words").dataset.late = wait;
  row.querySelector("button")?.setAttribute("aria-pressed", "mixed");
}

function push(/** @type {object} */ operation) {
  waiting.push({ id: newID(), ...operation });
  keep(waiting.at(-1));
  markAll();
  return send();
}

/** Sends what waits, in its order; tries again later where there is no connection. */
async function send() {
  if (sending || !byID("live")) return;
  sending = true;
  try {
    while (waiting.length) {
      const batch = waiting.slice(0, 100);
      const by = kept((store) => store.getItem(NAME)) || null;
      const answer = await fetch(`${page}/sync`, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify({ by, operations: batch.map(({ name, ...operation }) => operation) }),
        signal: /** @type {any} */ (AbortSignal).timeout(15_000),
      });
      if (answer.status >= 500 || answer.status === 429) throw new Error("busy");
      // Where the link has ended no change can be done: what waits stays in the browser, and the page that says so shows it.
      if (answer.status === 404 || answer.status === 410) {
        await refresh();
        break;
      }
      const told = await answer.json();
      if (!answer.ok) refusals.push(...batch.map(inWords));
      waiting = waiting.slice(batch.length);
      for (const { id } of batch) kept((store) => store.removeItem(keys.get(id)));
      isCut = false;
      await refresh();
      showRefusals();
      const refused = answer.ok ? told.results.find((/** @type {any} */ { status }) => status === "refused")?.detail : told.detail;
      if (refused) notice(refused);
    }
  } catch {
    isCut = true;
    markAll();
    notice(late);
    setTimeout(() => { sending = false; if (waiting.length) send(); }, 4000);
    return;
  }
  sending = false;
}

document.addEventListener("submit", (event) => {
  const form = /** @type {any} */ (event.target);
  if (form.matches("[data-tick]")) {
    event.preventDefault();
    const row = form.closest("li");
    const id = row.id.slice("item-".length);
    const done = !(ticked(id) ?? row.classList.contains("done"));
    const own = waiting.filter(({ op, item_id }) => op === "tick" && item_id === id).map((operation) => operation.id);
    // Only what this reader has seen is taken back.
    const ticks = [...(row.dataset.ticks?.split(" ") ?? []), ...own];
    const name = row.querySelector(".name").textContent;
    news.textContent = (done ? checked : back).replace("{name}", () => name);
    push(done ? { op: "tick", item_id: id, name } : { op: "untick", item_id: id, ticks, name });
  } else if (form.matches(".add")) {
    event.preventDefault();
    const input = form.elements.text;
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    news.textContent = added.replace("{name}", () => text);
    push({ op: "add", item_id: newID(), item: { text } });
  }
});

/**
 * Follows the list. After a cut the browser reconnects by itself and the server resumes where it stopped; after an answer
 * that is no stream the browser gives up: then the link has ended, or the server is busy and is asked again later.
 */
function follow(pause = 2000, isFirst = true) {
  const by = kept((store) => store.getItem(NAME));
  events?.close();
  const stream = events = new EventSource(`${page}/events?${new URLSearchParams({ viewer, ...(by ? { by } : {}) })}`);
  events.addEventListener("presence", ({ data }) => { people = JSON.parse(data).count; showPeople(); });
  for (const kind of kinds) events.addEventListener(kind, refresh);
  // The page was read just before the first beginning; what changed before a later one is told by nobody.
  events.addEventListener("ready", () => { if (!isFirst) refresh(); isFirst = false; });
  events.onopen = () => {
    pause = 2000;
    if (waiting.length) send();
  };
  events.onerror = async () => {
    people = 0;
    showPeople();
    if (stream.readyState !== EventSource.CLOSED) return;
    await refresh();
    if (byID("live")) setTimeout(() => { if (events === stream && !document.hidden) follow(Math.min(pause * 2, 60_000), false); }, pause);
  };
}

const you = find(".you");
if (you) {
  you.hidden = false;
  const name = byID("you");
  name.value = kept((store) => store.getItem(NAME)) ?? "";
  name.addEventListener("change", () => {
    kept((store) => store.setItem(NAME, name.value.trim()));
    // Members who look at the list see the name.
    follow(2000, false);
  });
}
follow();
markAll();
if (keptAt) notice(late);
// Only over TLS or on this machine; elsewhere the page works without.
navigator.serviceWorker?.addEventListener("controllerchange", refresh);
navigator.serviceWorker?.register(new URL("worker.js", import.meta.url), { scope: new URL("../", import.meta.url).pathname }).catch(() => {});
if (waiting.length) send();
addEventListener("online", () => (waiting.length ? send() : refresh()));
// Who looks at something else does not look at the list.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return events?.close();
  refresh();
  return byID("live") && follow(2000, false);
});
// "Gone in … min" counts down, and what has had its hour leaves.
setInterval(() => { if (!document.hidden && find(".gone")) refresh(); }, 30_000);
