// What somebody decides of a change (`changes.js`) that was refused, or that waits.
import { tell } from './changes-here.js';
import { sendChanges } from './changes-queue.js';
import { forget, keep, read } from './changes-store.js';
import { toast } from './dom.js';
import { queueOf } from './grocery-queue.js';
import { newID } from './plain-http.js';
import { t } from './language.js';

/**
 * Has a refused change tried once more, with what depends on it; over what others have changed if somebody wants that.
 * @param {App.Change} change
 */
export function retry({ id, problem }) {
  const entry = read().find(one => one.id === id);
  if (!entry) return;
  const { then = [], problem: gone, tried, seen, order, ...rest } = entry;
  if (entry.list) {
    forget(entry);
    queueOf(entry.list).pushAll(entry.body.operations);
    return tell();
  }
  // The key of before would be answered as before.
  const next = { ...rest, id: newID(), at: Date.now(), ...(problem?.isConflict && (rest.base ? { wins: true } : rest.of && { version: null })) };
  const all = [next, ...then.map(one => ({ ...one, order: undefined }))];
  forget(entry);
  if (!all.every(keep)) {
    all.forEach(forget);
    keep(entry);
    return toast(t('changes.full'));
  }
  tell();
  sendChanges();
}

/**
 * Drops a change that is not saved.
 * @param {App.Change} change
 */
export function drop({ id }) {
  const all = read();
  const entry = all.find(one => one.id === id);
  // What is being sent cannot be dropped any more.
  if (!entry || entry.tried && !entry.problem) return tell();
  const hangs = (/** @type {App.Change} */ one) => entry.body?.id && JSON.stringify([one.path, one.body]).includes(entry.body.id);
  for (const one of all) if (one.id === id || hangs(one)) forget(one);
  return tell(true);
}
