// Many recipes changed at once: sent in portions, with what was not done said in words.
import { toast } from './dom.js';
import { api } from './api.js';
import { change } from './changes.js';
import { t } from './language.js';

/** @typedef {{ done: string[], missing: number, refused: Map<string, number>, effects: App.Fields[] }} Outcome */

const PORTION = 200;
/** @type {Record<string, string>} */
const WORDS = {
  too_many_tags: t('bulk.too_many_tags'), in_too_many_cookbooks: t('bulk.in_too_many_cookbooks'),
  limit_reached: t('bulk.limit_reached'), contended: t('bulk.contended'),
};

/**
 * Does something to recipes; gives the ids of those `done`, how many are `missing`, and how many were `refused` by code. What has `what` to
 * be called may wait for a network.
 * @param {string[]} ids
 * @param {string} action
 * @param {App.Fields} body
 * @param {{ query?: string, what?: string }} options
 */
export async function bulk(ids, action, body = {}, { query = '', what } = {}) {
  /** @type {Outcome} */
  const outcome = { done: [], missing: 0, refused: new Map(), effects: [] };
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = { ids: ids.slice(start, start + PORTION), action, ...body };
    const answer = what ? await change('POST', `/api/v1/recipes/bulk${query}`, portion, { what }) : await api.post(`/api/v1/recipes/bulk${query}`, portion);
    if (answer.waiting) continue;
    // What another tab has sent has no results here.
    for (const { id, status, code } of answer.results ?? []) {
      if (status === 'done') outcome.done.push(id);
      else if (status === 'missing') outcome.missing += 1;
      else outcome.refused.set(code, (outcome.refused.get(code) ?? 0) + 1);
    }
    outcome.effects.push(...answer.effects ?? []);
  }
  return outcome;
}

/**
 * What was not done, and why: sentences.
 * @type {(outcome: Outcome) => string[]}
 */
export const refusals = ({ missing, refused }) => [
  ...[...refused].map(([code, count]) => t('bulk.refused', { count, why: WORDS[code] ?? t('bulk.failed') })),
  ...(missing ? [t('bulk.missing', { count: missing })] : []),
];

/**
 * The calls that do something to recipes (`undo.js`).
 * @type {(ids: string[], action: string, body?: App.Fields, what?: string) => App.Step[]}
 */
export const bulkStep = (ids, action, body, what) => Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, at) => ({
  method: 'POST', path: '/api/v1/recipes/bulk', body: { ids: ids.slice(at * PORTION, (at + 1) * PORTION), action, ...body }, what,
}));

/**
 * Says what was done, with a way back, and what was not.
 * @param {Outcome} outcome
 * @param {(count: number) => string} done
 * @param {() => unknown} [undo]
 * @param {App.UndoStep[]} [steps]
 */
export function tell(outcome, done, undo, steps) {
  const words = [...(outcome.done.length ? [done(outcome.done.length)] : []), ...refusals(outcome)].join(' ');
  if (words) toast(words, undo && outcome.done.length ? { label: t('common.undo'), run: undo, steps } : undefined);
}
