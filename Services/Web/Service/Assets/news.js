// What happens in the household, as it happens: one stream for all that is on the screen. It goes on from one view to the next.
import { follow } from './api.js';
import { whose } from './session.js';

// So long a stream stays that nobody listens to, as between two views.
const GRACE = 5000;
/** @type {Set<{ kinds: string[], work: (event: Wire.Event | null) => void }>} */
const watchers = new Set();
/** @type {(() => void) | null} */
let stop = null;
/** @type {string | null} */
let owner = null;
let rest = 0;

/**
 * Calls `work` with each event about some kinds of things, and with null where some may have been missed, until the returned
 * function is called.
 * @param {string[]} kinds
 * @param {(event: Wire.Event | null) => void} work
 */
export function watch(kinds, work) {
  const watcher = { kinds, work };
  watchers.add(watcher);
  clearTimeout(rest);
  if (owner !== whose()) end();
  owner = whose();
  stop ??= follow('/api/v1/events', event => {
    for (const one of [...watchers]) if (!event || one.kinds.includes(/** @type {string} */ (event.thing?.kind))) one.work(event);
  });
  return () => {
    watchers.delete(watcher);
    if (!watchers.size) rest = setTimeout(end, GRACE);
  };
}

function end() {
  stop?.();
  stop = null;
}

// Who is signed out follows nothing, and a stream that has ended for good does not keep the next one from beginning.
for (const kind of ['left', 'over']) document.addEventListener(kind, end);

/**
 * The same work, not twice at a time, and not again before `pause` is over: what comes meanwhile has it done once more.
 * @param {() => Promise<unknown>} work
 */
export function calmly(work, pause = 100) {
  let [isBusy, isDue] = [false, false];
  return async () => {
    isDue = true;
    if (isBusy) return;
    isBusy = true;
    while (isDue) {
      isDue = false;
      await Promise.all([work().catch(() => {}), new Promise(done => setTimeout(done, pause))]);
    }
    isBusy = false;
  };
}
