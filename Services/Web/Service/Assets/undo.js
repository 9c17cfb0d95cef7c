// The last changes that can be taken back, the newest first. They are kept for the browser's tab, for each user and household:
// a page that is loaded anew still knows those that can be taken back by calls alone, which are their `steps`.
import { takeSteps } from './later.js';
import { whose } from './session.js';

const MOST = 10;
const LONGEST = 50_000;
const PREFIX = 'undo-';
/** @type {App.Undoable[]} */
let past = [];
// Of whom those of before have been read.
const read = new Set();

function recall() {
  const owner = whose();
  if (!owner || read.has(owner)) return;
  read.add(owner);
  try {
    /** @type {App.Undoable[]} */
    const kept = JSON.parse(/** @type {string} */ (sessionStorage.getItem(PREFIX + owner))) ?? [];
    past = [...past, ...kept.map(one => ({ ...one, owner }))];
  } catch { /* A browser that keeps nothing. */ }
}

/** @param {string | null} owner */
function remember(owner) {
  if (!owner) return;
  const kept = past.filter(one => one.owner === owner && one.steps).map(({ words, at, steps }) => ({ words, at, steps }));
  while (JSON.stringify(kept).length > LONGEST) kept.pop();
  try { sessionStorage.setItem(PREFIX + owner, JSON.stringify(kept)); } catch { /* The same. */ }
}

/**
 * Takes note of a change in words, of what takes it back, and of the calls that do so where the page is not the same any more.
 * @param {string} words
 * @param {(() => unknown) | null} run
 * @param {App.UndoStep[] | null} [steps]
 */
export function undoable(words, run, steps = null) {
  recall();
  const one = { words, run, steps, at: Date.now(), owner: whose() };
  past = [one, ...past].slice(0, MOST);
  remember(one.owner);
  return one;
}

/** What can be taken back by who is signed in, in the household that is shown. */
export function lastChanges() {
  recall();
  return past.filter(({ owner }) => owner === whose());
}

/**
 * Takes a change back, once, and has the page drawn anew.
 * @param {App.Undoable} one
 */
export async function takeBack(one) {
  if (!past.includes(one)) return;
  past = past.filter(other => other !== one);
  remember(one.owner);
  // What a message says of it holds no longer.
  document.querySelector('.toast')?.remove();
  await (one.run ? one.run() : takeSteps(one.steps));
  document.dispatchEvent(new CustomEvent('renew'));
}

// Nobody who comes next sees what was changed here.
document.addEventListener('left', () => {
  past = [];
  read.clear();
});
