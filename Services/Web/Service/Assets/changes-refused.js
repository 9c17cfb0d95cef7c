// What becomes of a change (`changes.js`) that is refused after it has waited.
import { toast } from './dom.js';
import { asked, tell } from './changes-here.js';
import { forget, keep, read, update } from './changes-store.js';
import { newID } from './plain-http.js';
import { isPassing } from './session.js';
import { t } from './language.js';
import { mergeRecipe } from './views/save-recipe.js';

const MOST_MERGES = 5;

/**
 * Settles a change that was answered by an error, or by what says that it is not, or only partly, to be done; false if what
 * becomes of it cannot be found out now.
 * @param {App.Change} entry
 * @param {any} answer
 */
export async function settle(entry, answer) {
  if (answer.isOld) return refuse(entry, { message: t('changes.old') });
  if (answer.overtaken) return refuse(entry, { message: t('changes.overtaken', { value: answer.overtaken }), isConflict: true });
  if (answer.results) return refuse(entry, { message: t('bulk.missing', { count: 1 }) });
  let error = answer;
  if (error.status === 412 && entry.base && !(/** @type {number} */ (entry.merges) >= MOST_MERGES)) {
    const merged = await mergeRecipe(entry).catch(problem => problem);
    if (!(merged instanceof Error)) return update(entry.id, { ...merged, merges: (entry.merges ?? 0) + 1 });
    if (isPassing(merged)) return false;
    error = merged;
  }
  return refuse(entry, { message: error.message, isConflict: error.status === 412 });
}

/**
 * Keeps what was to be done to a grocery list and was refused, as one change: also where there is no room for it, it is done with.
 * @param {string} list
 * @param {App.Waiting[]} batch
 * @param {Error} error
 */
export function refuseAll(list, batch, { message }) {
  const [{ at, household }] = batch;
  const operations = batch.map(({ at: gone, household: here, user, order, ...operation }) => operation);
  keep({ id: newID(), at, household, method: 'POST', path: `/api/v1/grocery-lists/${list}/sync`, body: { operations }, list, what: batch.map(inWords).join(', '), problem: { message } });
  // The page of the list is to look whether it is still there.
  tell(true);
  return true;
}

/**
 * What an operation does, in words.
 * @param {App.Waiting} operation
 */
function inWords({ op, name = '…', item }) {
  if (op === 'add') return t('changes.item_add', { name: item?.text ?? item?.name });
  if (op === 'delete') return t('list.removed', { name });
  return t(op === 'tick' ? 'changes.ticked' : op === 'untick' ? 'changes.unticked' : 'changes.item', { name });
}

/**
 * Keeps a change with why it was refused, and what depends on it with it.
 * @param {App.Change} entry
 * @param {App.Trouble} problem
 */
function refuse(entry, problem) {
  const hanging = read().filter(one => entry.body?.id && one.id !== entry.id && !one.problem && JSON.stringify([one.path, one.body]).includes(entry.body.id));
  hanging.forEach(forget);
  if (!update(entry.id, { problem, then: hanging })) {
    // There is no room to say why.
    hanging.forEach(keep);
    return false;
  }
  for (const { id } of [entry, ...hanging]) {
    asked.get(id)?.reject(new Error(problem.message));
    asked.delete(id);
  }
  toast(t('changes.refused', { what: entry.what }));
  tell();
  return true;
}
