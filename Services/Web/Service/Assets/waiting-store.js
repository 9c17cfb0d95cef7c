// What waits for the network lies in this browser under a key for each thing, which has its place in the order: what two tabs
// write at the same moment is all there. A `place` is whose it is, or of which list.

/** @type {Map<string, [text: string, entry: any]>} */
const read = new Map();
let last = 0;

/**
 * The keys of this browser that begin so.
 * @type {(beginning: string) => string[]}
 */
export function keysOf(beginning) {
  try { return Object.keys(localStorage).filter(key => key.startsWith(beginning)).sort(); } catch { return []; } // A browser that keeps nothing.
}

/** @type {(place: string, entry: App.Placed) => string} */
const keyOf = (place, { order, id }) => `${place}-${order}-${id}`;

/**
 * What waits at a place, in its order; nobody changes what is given.
 * @param {string} place
 * @returns {any[]}
 */
export function entriesOf(place) {
  try { takeOver(place); } catch { /* It stays as it is until there is room. */ }
  return keysOf(`${place}-`).flatMap(key => {
    const text = localStorage.getItem(key);
    if (!text) return [];
    if (read.get(key)?.[0] !== text) read.set(key, [text, JSON.parse(text)]);
    const [, entry] = /** @type {[string, any]} */ (read.get(key));
    last = Math.max(last, entry.order);
    return [entry];
  });
}

/**
 * Keeps an entry, behind all others if it is new; false if that cannot be.
 * @param {string} place
 * @param {App.Placed} entry
 */
export function put(place, entry) {
  entry.order ??= last = Math.max(Date.now(), last + 1);
  try {
    localStorage.setItem(keyOf(place, entry), JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/**
 * Drops an entry.
 * @param {string} place
 * @param {App.Placed} entry
 */
export function remove(place, entry) {
  const key = keyOf(place, entry);
  read.delete(key);
  try { localStorage.removeItem(key); } catch { /* It keeps nothing. */ }
}

/**
 * Gives what an earlier version of the app left waiting, all of it in one entry, keys of its own. Two tabs give it the same ones.
 * @param {string} place
 */
function takeOver(place) {
  const kept = JSON.parse(/** @type {string} */ (localStorage.getItem(place)));
  if (!kept) return;
  const old = (kept.value ?? kept).map((/** @type {App.Placed} */ entry, /** @type {number} */ at) => ({ ...entry, order: 1e12 + at }));
  const isKept = old.every((/** @type {App.Placed} */ entry) => put(place, entry));
  if (isKept) localStorage.removeItem(place); else for (const entry of old) remove(place, entry);
}
