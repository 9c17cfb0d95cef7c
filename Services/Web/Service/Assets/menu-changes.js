// Putting a recipe on a menu, from wherever one is seen.
import { change } from './changes.js';
import { told } from './effects.js';
import { t } from './language.js';
import { newID } from './plain-http.js';
import { undoable } from './undo.js';

/**
 * Puts a recipe on a menu, by default the one that is being planned; gives the answer.
 * @param {App.Recipe} recipe
 */
export async function addRecipe({ id, title, image_url, servings }, path = '/api/v1/menu', wanted = {}) {
  const item = newID();
  const what = t('changes.menu_add', { title });
  const answer = told(await change('POST', `${path}/recipes`, { id: item, recipe_id: id, ...wanted }, { what, shows: { title, image_url, servings } }));
  const menu = [answer, answer.next, answer.menu].find(one => one?.recipes?.some((/** @type {App.Identified} */ other) => other.id === item));
  if (menu) undoable(what, null, [{ method: 'DELETE', path: `/api/v1/menus/${menu.id}/recipes/${item}`, what: t('changes.menu_remove', { title }) }]);
  return answer;
}
