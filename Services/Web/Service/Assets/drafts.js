// What somebody has typed and not sent yet, so that it is there again after leaving the page or closing the browser.

const key = id => `draft-${id ?? 'new'}`;
const lifetime = 30 * 86_400_000;

function attempt(work) {
  try { return work(); } catch { return null; } // A browser that keeps nothing, or has no room.
}

export const drafts = {
  /** What was typed of a recipe, or of a new one; null if nothing was. */
  read: id => attempt(() => {
    const kept = JSON.parse(localStorage.getItem(key(id)));
    return kept && Date.now() - kept.at < lifetime ? kept.values : null;
  }),
  keep: (id, values) => attempt(() => localStorage.setItem(key(id), JSON.stringify({ at: Date.now(), values }))),
  forget: id => attempt(() => localStorage.removeItem(key(id))),
};
