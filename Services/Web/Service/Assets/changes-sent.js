// How a change that was kept (`changes.js`) is sent.
import { api, within } from './api.js';

// A message that takes longer than this is sent again later.
const PATIENCE = 10_000;

/**
 * Sends a change; it can be sent again where the answer was lost.
 * @type {(entry: App.Change) => Promise<any>}
 */
export const send = entry => api.send(entry.method, entry.path, {
  body: entry.body,
  signal: within(PATIENCE),
  headers: {
    // A session that is refreshed meanwhile may show another household.
    ...(entry.household ? { 'Larder-Household': entry.household } : {}),
    ...(entry.method === 'POST' ? { 'Idempotency-Key': entry.id } : {}),
    ...(entry.version ? { 'If-Match': `"${entry.version}"` } : {}),
  },
});

/**
 * What others have given a member meanwhile that a change sets; null if none has.
 * @param {App.Change} change
 */
export async function madeOtherwise({ path, seen, body }) {
  const now = await api.get(path, { isFresh: true, signal: within(PATIENCE) });
  const [member] = Object.keys(/** @type {App.Fields} */ (seen)).filter(one => isOther(now[one], /** @type {App.Fields} */ (seen)[one]) && isOther(now[one], body[one]));
  return member ? { overtaken: String(now[member] ?? '–') } : null;
}

/**
 * Whether one is not the other; what is not set may be left out.
 * @type {(one: unknown, other: unknown) => boolean}
 */
const isOther = (one, other) => (one ?? null) !== (other ?? null);
