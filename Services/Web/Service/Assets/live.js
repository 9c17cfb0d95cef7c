// A view of one answer of the API, with what waits over it; drawn anew when others change it and when what waits is done.
import { api } from './api.js';
import { waiting } from './changes.js';
import { calmly, watch } from './news.js';
import { isUnreachable } from './session.js';

/**
 * Draws a path's answer; gives what to do after a change, and on leaving. `kinds` of things are what it is about.
 * @param {string} path
 * @param {string[]} kinds
 * @param {(answer: any, refresh: () => Promise<void>) => void} draw
 */
export async function live(path, kinds, draw) {
  /** @type {any} */
  let last = null;
  const refresh = async () => {
    // What waits is seen at once, however long nothing answers.
    if (last && waiting().length) draw(last, refresh);
    try {
      const next = await api.get(path);
      // Of several that are asked for at the same time an older one may come last.
      if (next.version < last?.version) return;
      last = next;
    } catch (error) {
      if (!last || !isUnreachable(error)) throw error;
    }
    draw(last, refresh);
  };
  await refresh();
  const again = calmly(refresh);
  /** @param {DocumentEventMap['changes']} event */
  const changed = event => { if (event.detail.isDone) again(); else draw(last, refresh); };
  document.addEventListener('changes', changed);
  const stop = watch(kinds, again);
  return () => {
    stop();
    document.removeEventListener('changes', changed);
  };
}
