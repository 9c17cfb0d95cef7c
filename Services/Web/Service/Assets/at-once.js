// What changes several things in one call, where there is a network.
import { api } from './api.js';
import { waiting } from './changes.js';
import { isUnreachable } from './session.js';

/**
 * Makes the call; null where it cannot be made now: without a network, or while what was done before waits, which goes first.
 * @param {string} path
 * @param {object} body
 */
export async function atOnce(path, body) {
  if (waiting().length) return null;
  try {
    return await api.post(path, body);
  } catch (error) {
    if (isUnreachable(error)) return null;
    throw error;
  }
}
