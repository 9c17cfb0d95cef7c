// Each open sheet has an entry in the browser's history, so that going back closes it and stays on the page.
// An entry's state has as `sheet` how many sheets are open there; the address is that of the page below.

// How long a browser is waited for that does not say it has gone back.
const PATIENCE = 1000;

// How each open sheet is closed, the outermost first.
/** @type {(() => void)[]} */
const open = [];
let depth = window.history.state?.sheet ?? 0;
// The page below, where a page gives its entry a key (`kept-pages.js`).
let below = window.history.state?.entry;
let [settling, arrived] = [/** @type {Promise<void> | null} */ (null), /** @type {(() => void) | null} */ (null)];

/**
 * Begins the entry of a sheet; gives what to do when the sheet has closed, by whatever way, which ends the entry.
 * @param {() => void} close
 */
export function opened(close) {
  open.push(close);
  settled();
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
    return settled();
  };
}

/** Whether the entry that is shown is that of a page, and no sheet is open. */
export const isSettled = () => !settling && !depth && !open.length;

/** Closes all sheets, as another page is to come; resolves once the entry is the page's. */
export function closeSheets() {
  for (const close of open.splice(0).reverse()) close();
  return settled();
}

/** Waits until the history has as many entries for sheets as sheets are open. */
export const settled = () => settling ??= settle();

async function settle() {
  // What closes and opens in one go needs no way back and forth.
  await null;
  while (depth !== open.length) {
    if (depth < open.length) {
      const { state } = window.history;
      below = state?.entry;
      window.history.pushState({ ...state, sheet: ++depth }, '');
    } else {
      const isThere = await back(depth - open.length);
      if (!isThere) depth = open.length;
    }
  }
  settling = null;
}

/** @param {number} steps */
function back(steps) {
  return new Promise(resolve => {
    const patience = setTimeout(() => resolve(false), PATIENCE);
    arrived = () => { clearTimeout(patience); resolve(true); };
    window.history.go(-steps);
  }).finally(() => { arrived = null; });
}

/**
 * Takes note of the entry that is shown now, and closes what was open elsewhere; whether the page itself is the same.
 * @param {string} path
 * @param {any} state
 */
export function movedTo(path, state) {
  const before = depth;
  depth = state?.sheet ?? 0;
  const isSame = path === location.pathname && (before > 0 || depth > 0) && state?.entry === below;
  if (arrived) {
    arrived();
  } else {
    for (const close of open.splice(isSame ? depth : 0).reverse()) close();
    // Going forward does not open a sheet again: what it was about may have changed.
    settled();
  }
  return isSame;
}
