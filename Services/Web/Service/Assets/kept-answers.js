// The last answers of what is opened most: so it is there at once, and without a network. They lie in this browser, in a store
// for each user and household, and go when the user signs out. A browser has no such place for pages over plain HTTP.
import { takeEarly } from './early-answers.js';
import { AT, PREFIX, kept, keptAs, storeOf } from './kept-store.js';

const MOST = 60;
const LONGEST = 300_000;

// All else is never kept: no tokens, no invitations, no exports.
const measure = /(?:\?measurement_system=\w+)?$/.source;
const KEPT = [
  '/menu$', '/menus\\?state=archived&limit=50$', '/meal-plan$', '/grocery-lists\\?limit=50$', `/grocery-lists/[\\w-]+${measure}`, '/aisles$', '/households/[\\w-]+$',
  // What the household's page shows.
  '/auth/me$', '/entitlement$', '/cookbooks\\?limit=200$', '/cookbooks/[\\w-]+$', '/members\\?limit=200$', '/households/[\\w-]+/memberships\\?limit=200$',
  `/recipes/[\\w-]+${measure}`, '/recipes/[\\w-]+/(?:allergens|nutrition|opinions)$', '/recipes\\?(?!.*\\bq=)[^/]*$',
].map(path => new RegExp(`^/api/v1${path}`));

/**
 * Whether the answer for a path may be kept.
 * @type {(path: string) => boolean}
 */
export const mayKeep = path => Boolean(window.caches) && KEPT.some(pattern => pattern.test(path));

/**
 * What a path answered last to somebody; null if that is not known.
 * @param {string} who
 * @param {string} path
 * @returns {Promise<App.Kept | null>}
 */
export async function lastAnswer(who, path) {
  try {
    return await (takeEarly(keptAs(who, path)) ?? kept(who, path));
  } catch {
    return null; // A browser that keeps nothing.
  }
}

/**
 * Keeps an answer; those that were kept longest ago go.
 * @param {string} who
 * @param {string} path
 * @param {string} text
 */
export async function keepAnswer(who, path, text) {
  try {
    const store = await storeOf(who);
    if (!store) return;
    if (text.length > LONGEST) return void await store.delete(path);
    await store.put(path, new Response(text, { headers: { [AT]: String(Date.now()), 'Content-Type': 'application/json' } }));
    const paths = await store.keys();
    await Promise.all(paths.slice(0, Math.max(0, paths.length - MOST)).map(old => store.delete(old)));
  } catch { /* A browser that keeps nothing, or has no room. */ }
}

/**
 * Forgets one, as when it has gone.
 * @type {(who: string, path: string) => Promise<void>}
 */
export const dropAnswer = async (who, path) => { try { await (await storeOf(who))?.delete(path); } catch { /* It keeps nothing. */ } };

/**
 * Forgets all, of everybody but one.
 * @param {string | null} [but]
 */
export async function forgetAnswers(but = null) {
  try {
    const stores = (await window.caches?.keys() ?? []).filter(name => name.startsWith(PREFIX) && !(but && name.startsWith(PREFIX + but)));
    await Promise.all(stores.map(name => caches.delete(name)));
  } catch { /* It keeps nothing. */ }
}
