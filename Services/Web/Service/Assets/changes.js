// What a household changes in its kitchen, besides the things on its lists: sent at once where Larder can be reached, else kept
// in this browser, shown as waiting, and sent once, in order. What is refused by then stays, with why, until somebody has it
// tried again or drops it. Each change has a key or an id of its own, so that it may be sent again where an answer was lost.
import { send } from './changes-sent.js';
import { asked, postpone, waiting } from './changes-here.js';
import { sendChanges } from './changes-queue.js';
import { forget, isHere, keep, read } from './changes-store.js';
import { newID } from './plain-http.js';
import { reader } from './session.js';
import { t } from './language.js';
import { undoable } from './undo.js';

export { NEW, pending, refused, waiting } from './changes-here.js';
export { sendChanges };

const MOST = 200;
const LONGEST = 400_000;
// So long somebody is held up where it is known that something waits already.
const SHORT = 2500;
// Of a recipe that is saved again and again, so many are known that may have arrived.
const MOST_SENT = 5;

/**
 * Has a change done: `what` says it in words, `shows` has what is needed to show it before it is done, `undo` is the call
 * that takes it back, `of` is the thing of which it changes a part and has the `version`, and `seen` has what the member that it changes was: one that waits is not sent over what others have made of it meanwhile.
 * Gives the answer, or `waits`. Throws what is refused while somebody waits for it, and where the change can neither be sent nor kept.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {App.ChangeOptions} options
 * @returns {Promise<any>}
 */
export async function change(method, path, body, { what, shows, version, base, seen, of, undo } = {}) {
  const entry = { id: newID(), at: Date.now(), household: reader()?.household, method, path, body, what, shows, version, base, seen, of };
  const all = read();
  const [next, old] = joined(all, entry);
  const after = [...all.filter(one => !old.includes(one)), next];
  const isKept = after.length <= MOST && JSON.stringify(after).length <= LONGEST && keep(next);
  if (!isKept) {
    if (waiting().length) throw new Error(t('changes.full'));
    return send(entry);
  }
  old.forEach(forget);
  const { id } = next;
  const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
  if (waiting().length) setTimeout(() => postpone([id]), SHORT);
  sendChanges();
  await answer;
  // By now another household may be shown, which has no part in it.
  if (undo && isHere(entry)) undoable(/** @type {string} */ (what), null, [undo]);
  return answer;
}

/**
 * A change as it waits behind the others, and those whose place it takes. One that has never been sent is taken along, as the
 * servings of a stepper, and what is replaced as a whole replaces what waits of it: as something new each time, as another tab
 * may be sending what was there.
 * @param {App.Change[]} all
 * @param {App.Change} entry
 * @returns {[next: App.Change, old: App.Change[]]}
 */
function joined(all, entry) {
  const is = (/** @type {App.Change} */ one) => one.method === entry.method && one.path === entry.path && isHere(one) && !one.problem && !asked.has(one.id);
  if (entry.method === 'PUT' && !entry.of) {
    const old = all.filter(is);
    const sent = old.flatMap(one => [...(one.sent ?? []), ...(one.tried && one.base ? [changed(one)] : [])]).slice(-MOST_SENT);
    return [sent.length ? { ...entry, sent } : entry, old];
  }
  const last = all.at(-1);
  const isMore = entry.method === 'PATCH' && last && is(last) && !last.tried && Boolean(last.seen) === Boolean(entry.seen);
  return isMore ? [{ ...last, id: entry.id, order: undefined, body: { ...last.body, ...entry.body }, what: entry.what }, [last]] : [entry, []];
}

/**
 * What a change of a recipe makes other than it was: where an answer was lost, the server may have it.
 * @type {(change: App.Change) => App.Fields}
 */
const changed = ({ body, base }) => Object.fromEntries(Object.entries(body).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(/** @type {App.Fields} */ (base)[key])));
