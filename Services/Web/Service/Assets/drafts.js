// What somebody has typed and not sent yet, so that it is there again after leaving the page or closing the browser.
import { whose } from './session.js';

// Nobody else who uses this browser sees it.
/** @param {string | null | undefined} id */
const key = id => `draft-${whose()}-${id ?? 'new'}`;
const lifetime = 30 * 86_400_000;

/**
 * @template Result
 * @param {() => Result} work
 * @returns {Result | null}
 */
function attempt(work) {
  try { return work(); } catch { return null; } // A browser that keeps nothing, or has no room.
}

/** @param {string | null | undefined} id */
function kept(id) {
  const draft = attempt(() => JSON.parse(/** @type {string} */ (localStorage.getItem(key(id)))));
  return draft && Date.now() - draft.at < lifetime ? draft : null;
}

/** @typedef {string | null | undefined} ID */

export const drafts = {
  /** What was typed of a recipe, or of a new one; null if nothing was. */
  read: (/** @type {ID} */ id) => kept(id)?.values ?? null,
  /** The recipe as it was when somebody began to change it. */
  base: (/** @type {ID} */ id) => kept(id)?.base ?? null,
  /** @type {(id: ID, values: App.Fields, base?: App.Fields | null) => unknown} */
  keep: (id, values, base = null) => attempt(() => localStorage.setItem(key(id), JSON.stringify({ at: Date.now(), values, base }))),
  forget: (/** @type {ID} */ id) => attempt(() => localStorage.removeItem(key(id))),
};
