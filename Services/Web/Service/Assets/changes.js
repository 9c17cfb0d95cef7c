// What a household changes in its kitchen, besides the things on its lists: sent at once where Larder can be reached, else kept
// in this browser, shown as waiting, and sent once, in order. What is refused by then stays, with why, until somebody has it
// tried again or drops it. Each change has a key or an id of its own, so that it may be sent again where an answer was lost.
import { toast } from './dom.js';
import { api, woken } from './api.js';
import { mergeRecipe } from './later.js';
import { newID } from './plain-http.js';
import { reader } from './session.js';
import { t } from './language.js';
import { undoable } from './undo.js';

const PREFIX = 'changes-';
const MOST = 200;
const LONGEST = 400_000;
const LIFETIME = 30 * 86_400_000;
// A message that takes longer than this is sent again later.
const PATIENCE = 10_000;
const MOST_MERGES = 5;
// A menu that is begun without a network has this in the place of its id.
export const NEW = 'new';
/** What a change that waits has for an answer. */
export const waits = Object.freeze({ waiting: true });

// Those who asked for a change on this page and have no answer yet, by its id.
const asked = new Map();
let [sending, again] = [null, false];

const place = () => `${PREFIX}${reader()?.user}`;

let [text, entries] = [null, []];

/** What waits; it is read again where another tab has changed it, and nobody changes what is given. */
function read() {
  try {
    const now = localStorage.getItem(place());
    if (now !== text) [text, entries] = [now, JSON.parse(now) ?? []];
  } catch {
    return []; // A browser that keeps nothing.
  }
  return entries;
}

/** Keeps what waits; false if that cannot be. */
function write(next) {
  try {
    if (next.length) localStorage.setItem(place(), JSON.stringify(next)); else localStorage.removeItem(place());
    return true;
  } catch {
    return false;
  }
}

const update = (id, work) => write(read().flatMap(entry => entry.id === id ? work(entry) : [entry]));
const isHere = ({ household }) => household === reader()?.household;
const tell = (isDone = false) => document.dispatchEvent(new CustomEvent('changes', { detail: { isDone } }));

/** What waits in the household that is shown, in its order. */
export const waiting = () => read().filter(entry => isHere(entry) && !entry.problem && !asked.has(entry.id));
/** What was refused when it was sent. */
export const refused = () => read().filter(entry => isHere(entry) && entry.problem);
/** How many changes of anybody in this browser are not saved yet. */
export const unsaved = () => read().length;

/**
 * Has a change done: `what` says it in words, `shows` has what is needed to show it before it is done, `undo` takes it back.
 * Gives the answer, or `waits`. Throws what is refused while somebody waits for it, and where the change can neither be sent nor kept.
 */
export async function change(method, path, body, { what, shows, version, base, undo } = {}) {
  const entry = { id: newID(), at: Date.now(), household: reader()?.household, method, path, body, what, shows, version, base };
  const next = joined(read(), entry);
  const isKept = next.length <= MOST && JSON.stringify(next).length <= LONGEST && write(next);
  if (!isKept) {
    if (waiting().length) throw new Error(t('changes.full'));
    return send(entry);
  }
  const { id } = next.at(-1);
  const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
  sendChanges();
  await answer;
  if (undo) undoable(what, undo);
  return answer;
}

/**
 * A change behind the others. One that has never been sent is taken along, as the servings of a stepper; what is replaced as a
 * whole takes the place of what waits of it.
 */
function joined(all, entry) {
  const is = one => one.method === entry.method && one.path === entry.path && isHere(one) && !one.problem && !asked.has(one.id);
  if (entry.method === 'PUT') return [...all.filter(one => !is(one)), entry];
  const last = all.at(-1);
  const isMore = entry.method === 'PATCH' && last && is(last) && !last.tried;
  return isMore ? [...all.slice(0, -1), { ...last, body: { ...last.body, ...entry.body }, what: entry.what }] : [...all, entry];
}

const send = entry => api.send(entry.method, entry.path, {
  body: entry.body,
  signal: AbortSignal.timeout(PATIENCE),
  headers: {
    ...(entry.method === 'POST' ? { 'Idempotency-Key': entry.id } : {}),
    ...(entry.version ? { 'If-Match': `"${entry.version}"` } : {}),
  },
});

/** Sends what waits, one after another, and in one tab at a time. */
export function sendChanges() {
  again = true;
  const locked = work => navigator.locks ? navigator.locks.request('larder.changes', work) : work();
  sending ??= (async () => {
    while (again) {
      again = false;
      await locked(drain);
    }
  })().finally(() => { sending = null; });
  return sending;
}

async function drain() {
  let wasLate = false;
  for (;;) {
    const entry = read().find(one => isHere(one) && !one.problem);
    if (!entry) break;
    const isLate = !asked.has(entry.id);
    if (Date.now() - entry.at > LIFETIME) {
      refuse(entry, { message: t('changes.old') });
      continue;
    }
    update(entry.id, one => [{ ...one, tried: one.tried ?? Date.now() }]);
    const answer = await send(entry).catch(error => error);
    if (answer instanceof Error && isPassing(answer)) {
      // Whoever has just asked hears of it once, and sees on the page what waits.
      const waiters = [...asked.values()];
      asked.clear();
      for (const { resolve } of waiters) resolve(waits);
      if (waiters.length) {
        toast(t('changes.kept'));
        tell();
      }
      later();
      return;
    }
    if (!(answer instanceof Error) || isGone(entry, answer)) done(entry, answer);
    else if (!await settle(entry, answer)) return void later();
    wasLate ||= isLate;
  }
  // Another tab has sent these.
  for (const [id, { resolve }] of asked) if (!read().some(one => one.id === id)) { asked.delete(id); resolve({}); }
  if (wasLate) tell(true);
}

/** Whether the same may be possible later: no network, a server that restarts, too many requests, a session that has ended. */
const isPassing = ({ status, code }) => !status || [401, 408, 429, 502, 503, 504].includes(status) || code === 'request_in_progress';

/** What is to be taken away has gone: that is what was wanted. */
const isGone = ({ method }, { status }) => method === 'DELETE' && status === 404;

function done(entry, answer) {
  const one = asked.get(entry.id);
  // Of many things at once each has an answer of its own.
  if (!one && answer?.results?.some(({ status }) => status !== 'done')) return refuse(entry, { message: t('bulk.missing', { count: 1 }) });
  asked.delete(entry.id);
  write(renamed(read().filter(({ id }) => id !== entry.id), entry, answer));
  return one?.resolve(answer);
}

/** A menu gives a recipe that it had before its older id, and one that was begun has an id only now. */
function renamed(all, { method, path, body }, answer) {
  if (method !== 'POST' || !/^\/api\/v1\/menu\/recipes$/.test(path)) return all;
  const menu = [answer?.next, answer?.menu].find(one => one?.recipes.some(item => item.recipe_id === body.recipe_id && !item.cooked_at));
  const item = menu?.recipes.find(one => one.recipe_id === body.recipe_id);
  if (!item) return all;
  return all.map(entry => isHere(entry) ? JSON.parse(JSON.stringify(entry).replaceAll(`/menus/${NEW}/`, `/menus/${menu.id}/`)
    .replaceAll(`"menu_id":"${NEW}"`, `"menu_id":"${menu.id}"`).replaceAll(body.id, item.id)) : entry);
}

/** What becomes of a change that is refused; false if that cannot be found out now. */
async function settle(entry, error) {
  const one = asked.get(entry.id);
  if (one) {
    // Who is still there decides on the page itself.
    asked.delete(entry.id);
    update(entry.id, () => []);
    one.reject(error);
    return true;
  }
  if (error.status === 412 && entry.base && !(entry.merges >= MOST_MERGES)) {
    const merged = await mergeRecipe(entry).catch(problem => problem);
    if (!(merged instanceof Error)) return update(entry.id, () => [{ ...entry, ...merged, merges: (entry.merges ?? 0) + 1 }]);
    if (isPassing(merged)) return false;
    error = merged;
  }
  refuse(entry, { message: error.message, isConflict: error.status === 412 });
  return true;
}

/** Keeps a change with why it was refused, and what depends on it with it. */
function refuse(entry, problem) {
  const all = read();
  const hangs = one => entry.body?.id && one.id !== entry.id && !one.problem && JSON.stringify([one.path, one.body]).includes(entry.body.id);
  write(all.filter(one => !hangs(one)).map(one => one.id === entry.id ? { ...one, problem, then: all.filter(hangs) } : one));
  asked.get(entry.id)?.reject(new Error(problem.message));
  asked.delete(entry.id);
  toast(t('changes.refused', { what: entry.what }));
  tell();
}

/** Has a refused change tried once more, with what depends on it; over what others have changed if somebody wants that. */
export function retry({ id, problem }) {
  const entry = read().find(one => one.id === id);
  if (!entry) return;
  const { then = [], problem: gone, tried, ...rest } = entry;
  // The key of before would be answered as before.
  const next = { ...rest, id: newID(), at: Date.now(), ...(problem.isConflict && rest.base ? { wins: true } : {}) };
  write([...read().filter(one => one.id !== id), next, ...then]);
  tell();
  sendChanges();
}

/** Drops a change that is not saved. */
export function drop({ id }) {
  const all = read();
  const entry = all.find(one => one.id === id);
  const hangs = one => entry?.body?.id && JSON.stringify([one.path, one.body]).includes(entry.body.id);
  write(all.filter(one => one.id !== id && !hangs(one)));
  tell(true);
}

let isWaiting = false;

/** Tries again and again, less and less often, and at once when there is a network. */
async function later() {
  if (isWaiting) return;
  isWaiting = true;
  for (let pause = 3000; waiting().length; pause = Math.min(pause * 2, 60_000)) {
    await woken(pause);
    await sendChanges();
  }
  isWaiting = false;
}
