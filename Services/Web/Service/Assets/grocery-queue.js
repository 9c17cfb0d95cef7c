// What people do to a grocery list: shown as waiting, kept through a reload, and sent once, in order, when there is a network.
// Each operation has an id of its own, so that it may be sent again where an answer was lost.
import { toast } from './dom.js';
import { api, within, woken } from './api.js';
import { madeBy, read } from './changes-store.js';
import { refuseLate } from './later.js';
import { newID } from './plain-http.js';
import { householdID, isPassing, reader } from './session.js';
import { t } from './language.js';
import { entriesOf, keysOf, put, remove } from './waiting-store.js';

// In a shop the network is slow, but a message that takes longer than this is sent again.
const PATIENCE = 15_000;
const MOST_AT_ONCE = 100;
// So often what the server fails at is sent again.
const MOST_FAILURES = 5;
// What is answered sooner was never seen to wait.
const SOON = 700;
const WAITING = 'list-waiting-';
// So long is the id of a list.
const ID = 36;
const lifetime = 30 * 86_400_000;

/**
 * @template Result
 * @param {() => Result} work
 * @returns {Result | null}
 */
function attempt(work) {
  try { return work(); } catch { return null; } // A browser that keeps nothing, or has no room.
}

/** @type {(key: string) => any} */
const stored = key => attempt(() => {
  const kept = JSON.parse(/** @type {string} */ (localStorage.getItem(key)));
  return kept && Date.now() - kept.at < lifetime ? kept.value : null;
});
/** @type {(key: string, value: unknown) => unknown} */
const store = (key, value) => attempt(() => (value === null ? localStorage.removeItem(key)
  : localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))));

/**
 * The list that was seen last in this browser, if it was this one: for who has no network.
 * @type {(id: string) => Wire.List | null}
 */
export const lastSeen = id => stored('list-seen')?.id === id ? stored('list-seen') : null;
/** @type {Wire.List | null} */
let unseen = null;
/** @type {number | undefined} */
let writing;
/**
 * Keeps a list as it is seen; a moment later, as writing a long one takes its time.
 * @param {Wire.List} list
 */
export function seen(list) {
  unseen = list;
  writing ??= setTimeout(write, 1500);
}
function write() {
  clearTimeout(writing);
  writing = /** @type {any} */ (null);
  if (unseen) store('list-seen', unseen);
  unseen = null;
}
// A page that is left is not to lose it.
window.addEventListener('pagehide', write);
document.addEventListener('left', () => { unseen = null; });

/** @type {Map<string, Queue>} */
const queues = new Map();

/**
 * The queue of a list; a page sets `onChange`, which is called when something waits, is done or is refused.
 * @param {string} id
 */
export function queueOf(id) {
  if (!queues.has(id)) queues.set(id, new Queue(id));
  return /** @type {Queue} */ (queues.get(id));
}

/**
 * What waits for a list in this browser; what has waited for too long goes.
 * @param {string} id
 * @returns {App.Waiting[]}
 */
function kept(id) {
  const all = entriesOf(WAITING + id);
  const old = all.filter(({ at }) => Date.now() - at >= lifetime);
  for (const entry of old) remove(WAITING + id, entry);
  return all.filter(entry => !old.includes(entry));
}
/** The lists for which something waits, by their ids; pages of shared lists keep what waits by their paths. */
const lists = () => [...new Set(keysOf(WAITING).map(key => key.slice(WAITING.length, WAITING.length + ID)).filter(id => !id.startsWith('/')))];

/** @type {(entries: App.Waiting[]) => number} */
const late = entries => entries.filter(({ at }) => Date.now() - at > SOON).length;

/** Which lists of the household that is shown have changes that have waited for longer than a moment, and how many; `isAll` counts all. */
export const listsWaiting = (isAll = false) => lists()
  .map(id => ({ id, count: kept(id).filter(({ at, household }) => isAll || household === householdID() && Date.now() - at > SOON).length })).filter(({ count }) => count > 0);

/** Sends what waits for any list, as when the app is opened again. */
export function sendWaiting() {
  for (const id of lists()) queueOf(id).send();
}

document.addEventListener('changes', ({ detail }) => { if (detail.isDone) sendWaiting(); });

class Queue {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.place = WAITING + id;
    this.path = `/api/v1/grocery-lists/${id}/sync`;
    /** @type {App.Waiting[]} */
    this.waiting = kept(id);
    this.isSending = false;
    /** @type {(list: Wire.List | null) => void} */
    this.onChange = () => {};
  }

  /**
   * Has an operation done: `{ op, item_id, … }`. Resolves with what became of it; never, if the page is left before.
   * @param {{ op: string } & App.Fields} operation
   * @returns {Promise<Wire.Result | undefined>}
   */
  push(operation) {
    // Who looks at what was kept may have no session yet.
    /** @type {App.Waiting} */
    const entry = { id: newID(), at: Date.now(), household: reader()?.household, user: reader()?.user, ...operation };
    this.keep([entry]);
    this.onChange(null);
    setTimeout(() => { if (this.waiting.includes(entry)) this.onChange(null); }, SOON + 50);
    return new Promise(done => {
      Object.defineProperty(entry, 'done', { value: done, enumerable: false });
      this.send();
    });
  }

  /**
   * Has many done at once; each says by itself what became of it.
   * @param {({ op: string } & App.Fields)[]} operations
   */
  pushAll(operations) {
    const by = { at: Date.now(), household: reader()?.household, user: reader()?.user };
    this.keep(operations.map(operation => ({ id: newID(), ...by, ...operation })));
    this.onChange(null);
    setTimeout(() => { if (this.waiting.length) this.onChange(null); }, SOON + 50);
    this.send();
  }

  /**
   * Drops one that was not sent yet; false if it may have been.
   * @param {(entry: App.Waiting) => boolean} matches
   */
  takeBack(matches) {
    const entry = this.waiting.find(one => matches(one) && !one.isSent);
    if (!entry) return false;
    this.drop([entry]);
    this.onChange(null);
    return true;
  }

  /** How many operations of this list have waited for longer than a moment, in any tab. */
  get late() { return Math.max(...[this.waiting, kept(this.id)].map(late)); }

  async send() {
    // A list comes before what is on it.
    if (this.isSending || read().some(entry => madeBy(entry) === this.id)) return;
    this.isSending = true;
    let [most, failures] = [MOST_AT_ONCE, 0];
    for (let pause = 1000; this.waiting.length;) {
      // What was done in another household, or by somebody else, is sent when that one is shown again.
      const who = reader();
      const batch = this.waiting.filter(({ household, user }) => household === who?.household && (!user || user === who?.user)).slice(0, most);
      if (!batch.length) break;
      for (const entry of batch) Object.defineProperty(entry, 'isSent', { value: true, configurable: true });
      const operations = batch.map(({ at, household, user, order, name, ...operation }) => operation);
      /** @type {any} */
      const answer = await api.post(this.path, { operations }, {
        signal: within(PATIENCE),
        // A session that is refreshed meanwhile may show another household.
        headers: who ? { 'Larder-Household': who.household } : {},
      }).catch(error => error);
      if (answer instanceof Error) {
        const isBroken = /** @type {any} */ (answer).status >= 500 && !isPassing(answer);
        if (isBroken) failures += 1;
        // One that the server always fails at keeps nothing else: they go one by one then, and that one is given up.
        // What can never be done, as the list is gone or this person may not change it any more, stays with why.
        if (isPassing(answer) || isBroken && failures < MOST_FAILURES || isBroken && most > 1 || !await refuseLate(this.id, batch, answer).catch(() => false)) {
          if (failures >= MOST_FAILURES) [most, failures] = [1, 0];
          this.onChange(null);
          await woken(pause);
          pause = Math.min(pause * 2, 30_000);
          continue;
        }
        this.drop(batch);
        toast(answer.message);
        failures = 0;
        this.onChange(null);
        continue;
      }
      [pause, most, failures] = [1000, MOST_AT_ONCE, 0];
      this.drop(batch);
      /** @type {Map<string, Wire.Result>} */
      const results = new Map(answer.results.map((/** @type {Wire.Result} */ result) => [result.id, result]));
      for (const entry of batch) this.settle(entry, results.get(entry.id));
      this.onChange(answer.list);
    }
    this.isSending = false;
  }

  /**
   * @param {App.Waiting} entry
   * @param {Wire.Result} [result]
   */
  settle(entry, result) {
    if (result?.status === 'refused') toast(/** @type {string} */ (result.detail));
    else if (result?.code === 'stays_ticked') toast(t('list.stays_ticked'));
    else if (result?.code === 'bought_and_removed') toast(t('list.bought_and_removed'));
    else if (result?.code === 'kept_joined') toast(t('list.kept_joined'));
    entry.done?.(result);
  }

  /**
   * Keeps what waits, beside what waits in another tab.
   * @param {App.Waiting[]} entries
   */
  keep(entries) {
    this.waiting.push(...entries);
    for (const entry of entries) put(this.place, entry);
    document.dispatchEvent(new CustomEvent('waits'));
  }

  /** @param {App.Waiting[]} batch */
  drop(batch) {
    this.waiting = this.waiting.filter(entry => !batch.includes(entry));
    for (const entry of batch) remove(this.place, entry);
    document.dispatchEvent(new CustomEvent('waits'));
  }

  /**
   * The list with what waits: changed items say so with `waiting`, what is to be added is in `adding`.
   * @param {Wire.List} list
   */
  over(list) {
    // Only what is shown otherwise is another thing than in the list: the others are not drawn anew.
    const items = new Map(list.items.map(item => [item.id, item]));
    const adding = new Map();
    for (const { op, item_id: id, item: added, change, at } of /** @type {Required<App.Waiting>[]} */ (this.waiting)) {
      const isLate = Date.now() - at > SOON;
      if (op === 'add' && isLate) adding.set(id, { id, name: added.text ?? [added.quantity, added.name].filter(Boolean).join(' ') });
      if (op === 'delete') {
        items.delete(id);
        adding.delete(id);
      }
      const item = items.get(id);
      if (!item) continue;
      items.set(id, {
        ...item, waiting: isLate,
        ...(['tick', 'untick'].includes(op) ? { ticking: op === 'tick' ? !item.checked : item.checked } : {}),
        ...(op === 'change' ? shown(change) : {}),
      });
    }
    return { ...list, items: [...items.values()], adding: [...adding.values()] };
  }
}

/**
 * What a change that waits shows of an item; where it stands is the server's to say.
 * @param {App.Fields} change
 */
function shown({ name, quantity, note, brand }) {
  return Object.fromEntries(Object.entries({ name, text: quantity, note, brand }).filter(([, value]) => value !== undefined));
}
