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
  const named = (count, names) => ({ count, names: names.join(', ') + (count > names.length ? ' …' : '') });
  return [
    h('p', t('recipe.used')),
    h('ul', ...[
      counts.menus > 0 && t('recipe.used_menus', named(counts.menus, menus.map(menu => menu.state === 'to_cook' ? t('menu.to_cook') : t('menu.planning')))),
      counts.plan_entries > 0 && t('recipe.used_days', named(counts.plan_entries, entries.map(entry => shortDay(entry.date)))),
      counts.lists > 0 && t('recipe.used_lists', named(counts.lists, lists.map(list => list.title))),
    ].filter(Boolean).map(words => h('li', words))),
    h('p', t('recipe.used_stays')),
  ];
}
