// What a household changes in its kitchen, besides the things on its lists: sent at once where Larder can be reached, else kept
// in this browser, shown as waiting, and sent once, in order. What is refused by then stays, with why, until somebody has it
// tried again or drops it. Each change has a key or an id of its own, so that it may be sent again where an answer was lost.
import { toast } from './dom.js';
import { woken } from './api.js';
import { madeOtherwise, send } from './changes-sent.js';
import { mergeRecipe } from './later.js';
import { newID } from './plain-http.js';
import { isPassing, reader } from './session.js';
import { isHere, place, read, update, write } from './changes-store.js';
import { t } from './language.js';
import { undoable } from './undo.js';

const MOST = 200;
const LONGEST = 400_000;
const LIFETIME = 30 * 86_400_000;
// So long somebody is held up where it is known that something waits already.
const SHORT = 2500;
// Of a recipe that is saved again and again, so many are known that may have arrived.
const MOST_SENT = 5;
const MOST_MERGES = 5;
const MOST_RECENT = 20;
// A menu that is begun without a network has this in the place of its id.
export const NEW = 'new';
/** What a change that waits has for an answer. */
export const waits = Object.freeze({ waiting: true });

// Those who asked for a change on this page and have no answer yet, by its id.
/** @type {Map<string, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
const asked = new Map();
/** @type {Promise<void> | null} */
let sending = null;
let again = false;
// What was done last on this page.
/** @type {App.Pending[]} */
let recent = [];
const MOMENT = 5000;

const tell = (isDone = false) => document.dispatchEvent(new CustomEvent('changes', { detail: { isDone } }));

/**
 * What waits in the household that is shown, in its order.
 * @type {() => App.Change[]}
 */
export const waiting = () => read().filter(entry => isHere(entry) && !entry.problem && !asked.has(entry.id));
/**
 * What is on its way besides, and what was done a moment ago: an answer that was asked for before does not know of it.
 * @type {() => App.Pending[]}
 */
export const pending = () => [...recent.filter(entry => isHere(entry) && Date.now() - /** @type {number} */ (entry.doneAt) < MOMENT), ...read().filter(entry => isHere(entry) && !entry.problem)];
/**
 * What was refused when it was sent.
 * @type {() => App.Change[]}
 */
export const refused = () => read().filter(entry => isHere(entry) && entry.problem);

/**
 * Has a change done: `what` says it in words, `shows` has what is needed to show it before it is done, `undo` is the call
 * that takes it back, `of` is the thing of which it changes a part and has the `version`, and `seen` has what the member that it changes was: one that waits is not sent over what others have made of it meanwhile.
 * Gives the answer, or `waits`. Throws what is refused while somebody waits for it, and where the change can neither be sent nor kept.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {App.ChangeOptions} options
 * @returns {Promise<any>}
 */
export async function change(method, path, body, { what, shows, version, base, seen, of, undo } = {}) {
  const entry = { id: newID(), at: Date.now(), household: reader()?.household, method, path, body, what, shows, version, base, seen, of };
  const next = joined(read(), entry);
  const isKept = next.length <= MOST && JSON.stringify(next).length <= LONGEST && write(next);
  if (!isKept) {
    if (waiting().length) throw new Error(t('changes.full'));
    return send(entry);
  }
  const { id } = /** @type {App.Change} */ (next.at(-1));
  const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
  if (waiting().length) setTimeout(() => postpone([id]), SHORT);
  sendChanges();
  await answer;
  // By now another household may be shown, which has no part in it.
  if (undo && isHere(entry)) undoable(/** @type {string} */ (what), null, [undo]);
  return answer;
}

/**
 * A change behind the others. One that has never been sent is taken along, as the servings of a stepper; what is replaced as a
 * whole takes the place of what waits of it.
 * @param {App.Change[]} all
 * @param {App.Change} entry
 * @returns {App.Change[]}
 */
function joined(all, entry) {
  const is = (/** @type {App.Change} */ one) => one.method === entry.method && one.path === entry.path && isHere(one) && !one.problem && !asked.has(one.id);
  if (entry.method === 'PUT' && !entry.of) {
    const sent = all.filter(is).flatMap(one => [...(one.sent ?? []), ...(one.tried && one.base ? [changed(one)] : [])]).slice(-MOST_SENT);
    return [...all.filter(one => !is(one)), sent.length ? { ...entry, sent } : entry];
  }
  const last = all.at(-1);
  const isMore = entry.method === 'PATCH' && last && is(last) && !last.tried && Boolean(last.seen) === Boolean(entry.seen);
  return isMore ? [...all.slice(0, -1), { ...last, body: { ...last.body, ...entry.body }, what: entry.what }] : [...all, entry];
}

/**
 * What a change of a recipe makes other than it was: where an answer was lost, the server may have it.
 * @type {(change: App.Change) => App.Fields}
 */
const changed = ({ body, base }) => Object.fromEntries(Object.entries(body).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(/** @type {App.Fields} */ (base)[key])));

/** Sends what waits, one after another, and in one tab at a time. */
export function sendChanges() {
  again = true;
  /** @type {(work: () => Promise<void>) => Promise<void>} */
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
    if (Date.now() - entry.at > LIFETIME) {
      refuse(entry, { message: t('changes.old') });
      continue;
    }
    /** @type {any} */
    let answer = entry.seen && !asked.has(entry.id) ? await madeOtherwise(entry).catch(error => error) : null;
    if (answer?.overtaken) {
      refuse(entry, { message: t('changes.overtaken', { value: answer.overtaken }), isConflict: true });
      continue;
    }
    // What cannot be looked at is not sent over what others may have made of it.
    if (!answer) {
      update(entry.id, one => [{ ...one, tried: one.tried ?? Date.now() }]);
      answer = await send(entry).catch(error => error);
    }
    if (answer instanceof Error && isPassing(answer)) {
      postpone([...asked.keys()]);
      // Those before it have been sent.
      if (wasLate) tell(true);
      return void later();
    }
    wasLate ||= !asked.has(entry.id);
    // Of much only a part is done at once.
    if (answer?.done === false) {
      update(entry.id, one => [{ ...one, isBegun: true }]);
      continue;
    }
    if (!(answer instanceof Error) || isGone(entry, answer)) done(entry, answer);
    else if (!await settle(entry, answer)) {
      postpone([...asked.keys()]);
      return void later();
    }
  }
  // Another tab has sent these, or has had them refused; or they are of a household that is not shown any more.
  for (const [id, { resolve, reject }] of asked) {
    const one = read().find(each => each.id === id);
    if (one && !one.problem && isHere(one)) continue;
    asked.delete(id);
    if (one?.problem) reject(new Error(one.problem.message)); else resolve(one ? waits : {});
  }
  if (wasLate) tell(true);
}

/**
 * Holds nobody up any longer: whoever has just asked hears of it once, and sees on the page what waits.
 * @param {string[]} ids
 */
function postpone(ids) {
  const waiters = ids.filter(id => asked.has(id));
  for (const id of waiters) {
    /** @type {any} */ (asked.get(id)).resolve(waits);
    asked.delete(id);
  }
  if (!waiters.length) return;
  toast(t('changes.kept'));
  tell();
}

/**
 * What is to be taken away has gone, or what was left of it: that is what was wanted.
 * @type {(change: App.Change, error: App.Refusal) => boolean | undefined}
 */
const isGone = ({ method, isBegun }, { status }) => (method === 'DELETE' || isBegun) && status === 404;

/**
 * @param {App.Change} entry
 * @param {any} answer
 */
function done(entry, answer) {
  const one = asked.get(entry.id);
  // Of many things at once each has an answer of its own.
  if (!one && answer?.results?.some((/** @type {Wire.Result} */ { status }) => status !== 'done')) return refuse(entry, { message: t('bulk.missing', { count: 1 }) });
  asked.delete(entry.id);
  recent = [...recent, { ...entry, doneAt: Date.now() }].slice(-MOST_RECENT);
  write(renamed(read().filter(({ id }) => id !== entry.id), entry, answer));
  return one?.resolve(answer);
}

/**
 * A menu gives a recipe that it had before its older id, one that was begun has an id only now, and a thing has another version.
 * @param {App.Change[]} all
 * @param {App.Change} entry
 * @param {any} answer
 * @returns {App.Change[]}
 */
function renamed(all, { method, path, body, of }, answer) {
  if (of) return all.map(entry => entry.of === of && isHere(entry) ? { ...entry, version: answer?.version } : entry);
  if (method !== 'POST' || !/^\/api\/v1\/menu\/recipes$/.test(path)) return all;
  const menu = [answer?.next, answer?.menu].find(one => one?.recipes.some((/** @type {Wire.MenuItem} */ item) => item.recipe_id === body.recipe_id && !item.cooked_at));
  const item = menu?.recipes.find((/** @type {Wire.MenuItem} */ one) => one.recipe_id === body.recipe_id);
  if (!item) return all;
  return all.map(entry => isHere(entry) ? JSON.parse(JSON.stringify(entry).replaceAll(`/menus/${NEW}/`, `/menus/${menu.id}/`)
    .replaceAll(`"menu_id":"${NEW}"`, `"menu_id":"${menu.id}"`).replaceAll(body.id, item.id)) : entry);
}

/**
 * What becomes of a change that is refused; false if that cannot be found out now.
 * @param {App.Change} entry
 * @param {App.Refusal} error
 */
async function settle(entry, error) {
  const one = asked.get(entry.id);
  if (one) {
    // Who is still there decides on the page itself.
    asked.delete(entry.id);
    update(entry.id, () => []);
    one.reject(Object.assign(error, { sent: entry.sent }));
    return true;
  }
  if (error.status === 412 && entry.base && !(/** @type {number} */ (entry.merges) >= MOST_MERGES)) {
    const merged = await mergeRecipe(entry).catch(problem => problem);
    if (!(merged instanceof Error)) return update(entry.id, () => [{ ...entry, ...merged, merges: (entry.merges ?? 0) + 1 }]);
    if (isPassing(merged)) return false;
    error = merged;
  }
  refuse(entry, { message: error.message, isConflict: error.status === 412 });
  return true;
}

/**
 * Keeps a change with why it was refused, and what depends on it with it.
 * @param {App.Change} entry
 * @param {App.Trouble} problem
 */
function refuse(entry, problem) {
  const all = read();
  const hangs = (/** @type {App.Change} */ one) => entry.body?.id && one.id !== entry.id && !one.problem && JSON.stringify([one.path, one.body]).includes(entry.body.id);
  const hanging = all.filter(hangs);
  write(all.filter(one => !hanging.includes(one)).map(one => one.id === entry.id ? { ...one, problem, then: hanging } : one));
  for (const { id } of [entry, ...hanging]) {
    asked.get(id)?.reject(new Error(problem.message));
    asked.delete(id);
  }
  toast(t('changes.refused', { what: entry.what }));
  tell();
}

/**
 * Has a refused change tried once more, with what depends on it; over what others have changed if somebody wants that.
 * @param {App.Change} change
 */
export function retry({ id, problem }) {
  const entry = read().find(one => one.id === id);
  if (!entry) return;
  const { then = [], problem: gone, tried, seen, ...rest } = entry;
  // The key of before would be answered as before.
  const next = { ...rest, id: newID(), at: Date.now(), ...(problem?.isConflict && (rest.base ? { wins: true } : rest.of && { version: null })) };
  write([...read().filter(one => one.id !== id), next, ...then]);
  tell();
  sendChanges();
}

/**
 * Drops a change that is not saved.
 * @param {App.Change} change
 */
export function drop({ id }) {
  const all = read();
  const entry = all.find(one => one.id === id);
  // What is being sent cannot be dropped any more.
  if (!entry || entry.tried && !entry.problem) return tell();
  const hangs = (/** @type {App.Change} */ one) => entry.body?.id && JSON.stringify([one.path, one.body]).includes(entry.body.id);
  write(all.filter(one => one.id !== id && !hangs(one)));
  return tell(true);
}

// Another tab has sent something, or has something that waits.
/** @type {number | undefined} */
let news;
window.addEventListener('storage', event => {
  if (event.key !== place()) return;
  clearTimeout(news);
  news = setTimeout(() => tell(true), 300);
});

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
