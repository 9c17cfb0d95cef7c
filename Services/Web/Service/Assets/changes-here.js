// What waits (`changes.js`), as this page knows it: beside what lies in the browser, who asked for a change here and has no
// answer yet, and what was done a moment ago.
import { toast } from './dom.js';
import { isHere, read } from './changes-store.js';
import { t } from './language.js';

const MOMENT = 5000;
const MOST_RECENT = 20;
// A menu that is begun without a network has this in the place of its id.
export const NEW = 'new';
/** What a change that waits has for an answer. */
export const waits = Object.freeze({ waiting: true });

// Those who asked for a change on this page and have no answer yet, by its id.
/** @type {Map<string, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
export const asked = new Map();
// What was done last on this page.
/** @type {App.Pending[]} */
let recent = [];

/** Has pages show what has become of the changes. */
export const tell = (isDone = false) => document.dispatchEvent(new CustomEvent('changes', { detail: { isDone } }));

/**
 * What waits in the household that is shown, in its order.
 * @type {() => App.Change[]}
 */
export const waiting = () => unrefused().filter(({ id }) => !asked.has(id));
/**
 * What is on its way besides, and what was done a moment ago: an answer that was asked for before does not know of it.
 * @type {() => App.Pending[]}
 */
export const pending = () => [...recent.filter(entry => isHere(entry) && Date.now() - /** @type {number} */ (entry.doneAt) < MOMENT), ...unrefused()];
/**
 * What was refused when it was sent.
 * @type {() => App.Change[]}
 */
export const refused = () => read().filter(entry => isHere(entry) && entry.problem);
/**
 * What is still to be sent, in its order.
 * @type {() => App.Change[]}
 */
export const unrefused = () => read().filter(entry => isHere(entry) && !entry.problem);

/**
 * Notes that a change was done on this page.
 * @param {App.Change} entry
 */
export const noteDone = entry => { recent = [...recent, { ...entry, doneAt: Date.now() }].slice(-MOST_RECENT); };

/**
 * Holds nobody up any longer: whoever has just asked hears of it once, and sees on the page what waits.
 * @param {string[]} ids
 */
export function postpone(ids) {
  const waiters = ids.filter(id => asked.has(id));
  for (const id of waiters) {
    /** @type {any} */ (asked.get(id)).resolve(waits);
    asked.delete(id);
  }
  if (!waiters.length) return;
  toast(t('changes.kept'));
  tell();
}
