// Where changes lie in this browser until they are sent (`changes.js`).
import { reader } from './session.js';

const PREFIX = 'changes-';

/** Where they lie: each user has a place of their own. */
export const place = () => `${PREFIX}${reader()?.user}`;

/** @type {string | null} */
let text = null;
/** @type {App.Change[]} */
let entries = [];

/**
 * What waits; it is read again where another tab has changed it, and nobody changes what is given.
 * @returns {App.Change[]}
 */
export function read() {
  try {
    const now = localStorage.getItem(place());
    if (now !== text) [text, entries] = [now, JSON.parse(/** @type {string} */ (now)) ?? []];
  } catch {
    return []; // A browser that keeps nothing.
  }
  return entries;
}

/**
 * Keeps what waits; false if that cannot be.
 * @param {App.Change[]} next
 */
export function write(next) {
  try {
    if (next.length) localStorage.setItem(place(), JSON.stringify(next)); else localStorage.removeItem(place());
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts other entries, or none, in the place of one.
 * @type {(id: string, work: (entry: App.Change) => App.Change[]) => boolean}
 */
export const update = (id, work) => write(read().flatMap(entry => entry.id === id ? work(entry) : [entry]));
/**
 * Whether a change is of the household that is shown.
 * @type {(change: App.Change) => boolean}
 */
export const isHere = ({ household }) => household === reader()?.household;
/**
 * The grocery list that a change makes, by its id; none where the list is there.
 * @type {(change: App.Change) => string | null | undefined}
 */
export const madeBy = ({ method, path, body, shows }) => shows?.isThere ? null : body?.list_id
  ?? (method === 'PUT' ? path.match(/^\/api\/v1\/grocery-lists\/([^/]+)$/)?.[1] : null);
/** How many changes of this user are not saved yet, in any household. */
export const unsaved = () => read().length;
