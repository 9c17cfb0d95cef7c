// All recipes of the household, to search and to open.
import { h, busy, icon } from '../dom.js';
import { api } from '../api.js';
import { download } from '../download.js';
import { library, waiting } from './library.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

export async function show(root) {
  const list = await library();
  if (list.hasNone) {
    list.left();
    root.replaceChildren(h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📖'), h('h1', t('recipes.yours')),
      h('p', t('recipes.hint')),
      h('a.edits.button', { href: '/recipes/new' }, icon('plus'), t('recipe.add')), deleted()));
    return undefined;
  }
  root.replaceChildren(
    h('div.head', h('h1', t('nav.recipes')), h('a.edits.button.small', { href: '/recipes/new' }, icon('plus'), t('recipe.add'))),
    shelves('recipes'), toCheck(), list.element,
    h('p.row', h('a.edits.button.plain', { href: '/recipes/tags' }, t('tags.title')), deleted(), exported()));
  return list.left;
}

/** The ways between all recipes and the cookbooks. */
export const shelves = shown => h('nav.segmented', { ariaLabel: t('recipes.shelves') },
  h('a', { href: '/recipes', ariaCurrent: shown === 'recipes' ? 'page' : null }, t('recipes.all')),
  h('a', { href: '/cookbooks', ariaCurrent: shown === 'cookbooks' ? 'page' : null }, t('cookbooks.title')));

/** The way to recipes in which something was guessed, if there are any. */
function toCheck() {
  const way = h('p', { hidden: true });
  api.get('/api/v1/recipes?status=pending_review&limit=1&facets=false').then(({ total }) => {
    way.replaceChildren(h('a', { href: '/recipes?status=pending_review' }, t('recipes.to_check_count', { count: total })));
    way.hidden = !total;
  }, () => {});
  return way;
}

const deleted = () => h('a.button.plain', { href: '/recipes/deleted' }, t('deleted.title'));

const exported = () => h('button.button.plain', {
  onclick: event => busy(event.currentTarget, () => download('/api/v1/recipes/export', 'larder-recipes.zip')),
}, t('recipes.export'));
