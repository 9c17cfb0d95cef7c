// Deleting a recipe: what uses it is said first, and it can be taken back.
import { h, busy, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { shortDay } from '../words.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

/** Asks, says what uses the recipe, deletes it and offers to take that back. */
export async function deleteRecipe(recipe) {
  const path = `/api/v1/recipes/${recipe.id}`;
  const deleted = await sheet(t('common.delete_ask', { name: recipe.title }), close => {
    const box = h('div.stack');
    ask(box, [h('p', t('recipe.delete_text'))], t('recipe.delete'), async () => {
      try {
        await api.delete(path);
      } catch (error) {
        if (error.code !== 'recipe_in_use' && error.code !== 'recipe_uses_unavailable') throw error;
        ask(box, error.code === 'recipe_in_use' ? uses(error.problem) : [h('p', error.message)], t('recipe.delete_anyway'), async () => {
          await api.delete(`${path}?confirm=true`);
          close(true);
        }, close);
        return;
      }
      close(true);
    }, close);
    return box;
  });
  if (!deleted) return;
  go('/recipes');
  toast(t('recipe.deleted', { title: recipe.title }), { label: t('common.undo'), run: () => busy(null, () => restore(recipe)) });
}

/** Brings a deleted recipe back and shows it. */
export async function restore(recipe) {
  await api.post(`/api/v1/recipes/${recipe.id}/restore`);
  toast(t('deleted.restored', { title: recipe.title }));
  go(`/recipes/${recipe.id}`);
}

function ask(box, content, yes, work, close) {
  box.replaceChildren(...content,
    h('button.button.block', { onclick: event => busy(event.currentTarget, work) }, yes),
    h('button.button.plain.block', { onclick: () => close(false) }, t('common.not_now')));
}

/** What uses a recipe, in words: its menus, days and lists, as many as are named. */
function uses({ menus, plan_entries: entries, lists, counts }) {
  const names = {
    menus: menus.map(menu => menu.state === 'to_cook' ? t('menu.to_cook') : t('menu.planning')),
    entries: entries.map(entry => shortDay(entry.date)),
    lists: lists.map(list => list.title),
  };
  const line = (words, list, count) => count > 0 && h('li', `${words}: ${list.join(', ')}${count > list.length ? ' …' : ''}`);
  return [
    h('p', t('recipe.used')),
    h('ul', ...[
      line(t('recipe.used_menus', { count: counts.menus }), names.menus, counts.menus),
      line(t('recipe.used_days', { count: counts.plan_entries }), names.entries, counts.plan_entries),
      line(t('recipe.used_lists', { count: counts.lists }), names.lists, counts.lists),
    ].filter(Boolean)),
    h('p', t('recipe.used_stays')),
  ];
}
