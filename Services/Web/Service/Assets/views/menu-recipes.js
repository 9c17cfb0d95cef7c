// Putting recipes on a menu that is on the board, and taking them off.
import { offerUndo } from '../dom.js';
import { api } from '../api.js';
import { NEW, change } from '../changes.js';
import { overBoard } from '../changes-shown.js';
import { told } from '../effects.js';
import { addRecipe } from '../menu-changes.js';
import { newID } from '../plain-http.js';
import { pickRecipe } from './pick-recipe.js';
import { t } from '../language.js';

/**
 * Opens the sheet to pick recipes in, by default for the menu that is being planned.
 * @param {() => unknown} refresh
 */
export const addToMenu = async (refresh, path = '/api/v1/menu') => pickRecipe(t('menu.add_to'), {
  several: true,
  there: await onMenu(path).catch(() => []),
  picked: async recipe => {
    const answer = await addRecipe(recipe, path);
    await refresh();
    return answer;
  },
});

/**
 * The recipes that are on a menu already, by their ids.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function onMenu(path) {
  const board = overBoard(await api.get('/api/v1/menu'));
  const menu = [board.menu, board.next].find(one => one && (path === `/api/v1/menus/${one.id}` || path === '/api/v1/menu' && one.state === 'planning'));
  return menu?.recipes.map((/** @type {Wire.MenuItem} */ { recipe_id: id }) => id) ?? [];
}

/**
 * Takes a recipe off a menu, with the way back; what was planned stays on its day.
 * @param {string} path
 * @param {Wire.MenuItem} item
 * @param {() => unknown} refresh
 */
export async function takeOff(path, item, refresh) {
  const menu = path === `/api/v1/menus/${NEW}` ? '/api/v1/menu' : path;
  const answer = told(await change('DELETE', `${path}/recipes/${item.id}`, undefined, { what: t('changes.menu_remove', { title: item.title }) }));
  await refresh();
  offerUndo(answer, item.planned ? t('menu.stays_planned', { title: item.title }) : t('menu.taken_off', { title: item.title }), async () => {
    await addRecipe({ ...item, id: item.recipe_id }, menu, { servings: item.servings });
    await refresh();
  }, [{ method: 'POST', path: `${menu}/recipes`, body: { id: newID(), recipe_id: item.recipe_id, servings: item.servings }, what: t('changes.menu_add', { title: item.title }) }]);
}
