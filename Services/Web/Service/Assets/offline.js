// Says that there is no network, and how old is what is seen.
import { t } from './language.js';
import { instantTime } from './words.js';

/** @type {number | null} */
let oldest = null;
const note = () => document.getElementById('offline');

/**
 * What is shown now was answered then, as nothing can be asked now.
 * @param {number} at
 */
export function shownFrom(at) {
  oldest = Math.min(oldest ?? at, at);
  const text = t('offline.seen', { time: instantTime(oldest) });
  if (note().textContent !== text) note().textContent = text;
  note().hidden = false;
}

/** Something was answered: there is a network again. */
export function reached() {
  oldest = null;
  note().hidden = true;
}

/** Another view begins, with answers of its own. */
export const beginView = () => { oldest = null; };

/** Whether what is shown is old. */
export const isOffline = () => !note().hidden;
