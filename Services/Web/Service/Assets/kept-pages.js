// What a long list showed when it was left, so that going back finds it as it was: what was loaded, and how far down.
import { newID } from './plain-http.js';
import { whose } from './session.js';

const MOST = 8;
/** @type {Map<string, App.Fields>} */
const pages = new Map();

/** The key of the history entry that is shown; it stays when the entry is come back to. */
export function entryKey() {
  const { state } = window.history;
  if (state?.entry) return state.entry;
  const entry = newID();
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}

/**
 * What was kept of an entry. Nobody is to see what was shown to another, or of another household.
 * @param {string} key
 */
export function kept(key) {
  const page = pages.get(key);
  return page?.reader && page.reader === whose() ? page : null;
}

/**
 * Keeps what an entry shows; the entries that were left longest ago are forgotten.
 * @param {string} key
 * @param {App.Fields} page
 */
export function keep(key, page) {
  pages.delete(key);
  pages.set(key, { ...page, reader: whose() });
  if (pages.size > MOST) pages.delete(pages.keys().next().value);
}

document.addEventListener('left', () => pages.clear());
