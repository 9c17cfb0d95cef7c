// What somebody has typed and not sent yet, so that it is there again after leaving the page or closing the browser.
import { whose } from './session.js';

// Nobody else who uses this browser sees it.
const key = id => `draft-${whose()}-${id ?? 'new'}`;
const lifetime = 30 * 86_400_000;

function attempt(work) {
  try { return work(); } catch { return null; } // A browser that keeps nothing, or has no room.
}

function kept(id) {
  const draft = attempt(() => JSON.parse(localStorage.getItem(key(id))));
  return draft && Date.now() - draft.at < lifetime ? draft : null;
}

export const drafts = {
  /** What was typed of a recipe, or of a new one; null if nothing was. */
  read: id => kept(id)?.values ?? null,
  /** The recipe as it was when somebody began to change it. */
  base: id => kept(id)?.base ?? null,
  keep: (id, values, base = null) => attempt(() => localStorage.setItem(key(id), JSON.stringify({ at: Date.now(), values, base }))),
  forget: id => attempt(() => localStorage.removeItem(key(id))),
};
