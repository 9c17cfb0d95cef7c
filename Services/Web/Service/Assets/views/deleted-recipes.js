// What was deleted in the last thirty days, to bring it back.
import { h, busy, picture } from '../dom.js';
import { all } from '../api.js';
import { instantDay } from '../words.js';
import { t } from '../language.js';
import { restore } from './delete-recipe.js';

/** @param {HTMLElement} root */
export async function show(root) {
  const recipes = await all('/api/v1/recipes/deleted');
  root.replaceChildren(
    h('div.head', h('div', h('h1', t('deleted.title')), h('p', recipes.length ? t('deleted.hint') : t('deleted.none')))),
    recipes.length ? h('div.card', h('ul.lines', recipes.map(recipe => h('li',
      picture(recipe, 'thumb'),
      h('div.grow', h('span.title', recipe.title), h('small', t('deleted.until', { date: instantDay(recipe.restorable_until) })),
        h('div.row.tight', h('button.edits.button.quiet.small', {
          ariaLabel: t('deleted.restore_it', { title: recipe.title }),
          onclick: event => busy(event.currentTarget, () => restore(recipe)),
        }, t('deleted.restore')))))))) : '',
    h('p.row', h('a.button.plain', { href: '/recipes' }, t('nav.recipes'))));
}
