// Takes back a change of which only the calls are known, as after the page was loaded anew.
import { api } from './api.js';
import { change } from './changes.js';
import { queueOf } from './grocery-queue.js';

/**
 * Makes the calls one after another: `{ method, path, body, what, version }`, or `{ list, … }` with an operation of a grocery list.
 * @param {App.UndoStep[]} steps
 */
export async function takeSteps(steps) {
  for (const { list, restores, ...step } of /** @type {any[]} */ (steps)) {
    if (restores) await restore(list, restores);
    else if (list) queueOf(list).push(step);
    else await change(step.method, step.path, step.body, { what: step.what, version: step.version });
  }
}

/**
 * Brings a thing back to its list; what has not been sent yet is not sent.
 * @param {string} list
 * @param {string} item
 */
export async function restore(list, item) {
  if (queueOf(list).takeBack(entry => entry.op === 'delete' && entry.item_id === item)) return;
  await api.post(`/api/v1/grocery-lists/${list}/items/${item}/restore`);
}
