// One tab at a time sends what waits, and sees all that the one before has written. Whose turn it is lies in a database, where
// no other tab comes between; pages over plain HTTP have no locks of the browser's own. `localStorage` of one tab may lag
// behind another's: each leaves a mark there when it ends, and the next waits until it sees that.
import { newID } from './plain-http.js';
import { keysOf } from './waiting-store.js';

// Longer than a change and what is asked before and after it can take; who went without a word keeps it no longer.
const LONGEST = 45_000;
const PAUSE = 50;
const MOST_PAUSES = 20;
const PATIENCE = 2000;
const MARK = 'larder.turn';
const GONE = 'larder.gone-';
let tab = newID();

/** @type {Promise<IDBDatabase> | null} */
let opening = null;
/** @type {() => Promise<IDBDatabase>} */
const database = () => opening ??= new Promise((resolve, reject) => {
  const request = indexedDB.open('larder');
  request.onupgradeneeded = () => request.result.createObjectStore(MARK);
  request.onsuccess = () => {
    request.result.onclose = () => { opening = null; };
    resolve(request.result);
  };
  request.onerror = reject;
  setTimeout(reject, PATIENCE);
});

/**
 * Puts what `work` makes of the turn in its place, and gives that; null leaves it as it is.
 * @param {(turn: App.Turn) => App.Turn | null} work
 * @returns {Promise<App.Turn | null>}
 */
async function exchange(work) {
  const deed = (await database()).transaction(MARK, 'readwrite');
  const store = deed.objectStore(MARK);
  return new Promise((resolve, reject) => {
    /** @type {App.Turn | null} */
    let next;
    const request = store.get(MARK);
    request.onsuccess = () => {
      next = work(request.result ?? {});
      if (next) store.put(next, MARK);
    };
    deed.oncomplete = () => resolve(next);
    deed.onabort = reject;
  });
}

/**
 * Takes the turn, or keeps it for longer; null while another tab has it. A browser that has no database gives it to each.
 * @type {() => Promise<App.Turn | null>}
 */
export const takeTurn = () => exchange(turn => {
  const left = (turn.until ?? 0) - Date.now();
  // Who has the browser's lock knows that no other tab is sending.
  const isTaken = !navigator.locks && turn.by && turn.by !== tab && left > 0 && left <= LONGEST && !localStorage.getItem(GONE + turn.by);
  return isTaken ? null : { ...turn, by: tab, until: Date.now() + LONGEST };
}).catch(() => ({}));

const pause = () => new Promise(done => { setTimeout(done, PAUSE); });

/**
 * Does something once it is this tab's turn.
 * @param {() => Promise<void>} work
 */
export function inTurn(work) {
  const locked = async () => {
    /** @type {App.Turn | null} */
    let turn;
    while (!(turn = await takeTurn())) await pause();
    for (let left = MOST_PAUSES; left && turn.mark && turn.mark !== localStorage.getItem(MARK); left -= 1) await pause();
    try {
      await work();
    } finally {
      const mark = newID();
      try { localStorage.setItem(MARK, mark); } catch { /* The next one waits in vain, but not for long. */ }
      const gone = keysOf(GONE);
      await exchange(({ by }) => by === tab ? { mark } : null).catch(() => {});
      for (const key of gone) localStorage.removeItem(key);
    }
  };
  return navigator.locks ? navigator.locks.request('larder.changes', locked) : locked();
}

// A page that is left, or put aside, does not keep its turn.
window.addEventListener('pagehide', () => {
  if (opening) try { localStorage.setItem(GONE + tab, '1'); } catch { /* Its turn ends by itself. */ }
  tab = newID();
});
