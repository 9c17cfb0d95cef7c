// What becomes of a change (`changes.js`) that is done, and of what waits behind it.
import { NEW, asked, noteDone } from './changes-here.js';
import { forget, isHere, keep, read } from './changes-store.js';

/**
 * A change is done.
 * @param {App.Change} entry
 * @param {any} answer
 */
export function done(entry, answer) {
  const one = asked.get(entry.id);
  asked.delete(entry.id);
  noteDone(entry);
  forget(entry);
  rename(entry, answer);
  return one?.resolve(answer);
}

/**
 * Changes what waits as an answer makes others of what it is about: a menu gives a recipe that it had before its older id, one
 * that was begun has an id only now, and a thing has another version.
 * @param {App.Change} entry
 * @param {any} answer
 */
function rename({ method, path, body, of }, answer) {
  if (of) for (const entry of read()) if (entry.of === of && isHere(entry)) keep({ ...entry, version: answer?.version });
  if (of || method !== 'POST' || !/^\/api\/v1\/menu\/recipes$/.test(path)) return;
  const menu = [answer?.next, answer?.menu].find(one => one?.recipes.some((/** @type {Wire.MenuItem} */ item) => item.recipe_id === body.recipe_id && !item.cooked_at));
  const item = menu?.recipes.find((/** @type {Wire.MenuItem} */ one) => one.recipe_id === body.recipe_id);
  if (!item) return;
  for (const entry of read()) {
    const text = JSON.stringify(entry);
    const now = text.replaceAll(`/menus/${NEW}/`, `/menus/${menu.id}/`).replaceAll(`"menu_id":"${NEW}"`, `"menu_id":"${menu.id}"`).replaceAll(body.id, item.id);
    if (now !== text && isHere(entry)) keep(JSON.parse(now));
  }
}
