// All recipes of the household, to search and to open.
import { h, busy, icon, sheet } from '../dom.js';
import { api } from '../api.js';
import { hasCatalogue } from '../shelf.js';
import { download } from '../download.js';
import { go } from '../navigate.js';
import { library, narrow } from './library.js';
import { waiting } from './waiting-library.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

/** @param {HTMLElement} root */
export async function show(root) {
  const list = await library({}, undefined, () => shelves('recipes'));
  if (list.hasNone) {
    list.left();
    root.replaceChildren(h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📖'), h('h1', t('recipes.yours')),
      h('p', t('recipes.hint')),
      h('a.edits.button', { href: '/recipes/new' }, icon('plus'), t('recipe.add')),
      wayToCatalogue(), deleted()));
    return undefined;
  }
  const head = h('div.head', h('h1', t('nav.recipes')), h('a.edits.button.small', { href: '/recipes/new' }, icon('plus'), t('recipe.add')));
  const others = h('button.icon-button', { ariaLabel: t('common.more'), onclick: more }, icon('more'));
  const row = h('div.row', shelves('recipes'));
  root.replaceChildren(head, toCheck(), list.element);
  // On a phone the other shelves are in the filters' sheet.
  const place = () => {
    if (narrow.matches) {
      row.remove();
      list.tools.lastElementChild?.before(others);
    } else {
      head.after(row);
      row.append(others);
    }
  };
  place();
  narrow.addEventListener('change', place);
  return () => {
    narrow.removeEventListener('change', place);
    list.left();
  };
}

/** The ways between all recipes, the cookbooks and, where there is one, the catalogue. */
export function shelves(shown) {
  const way = (name, href, words) => h('a', { href, ariaCurrent: shown === name ? 'page' : null }, words);
  const first = way('recipes', '/recipes', t('recipes.all'));
  const catalogue = way('catalogue', '/catalogue', t('catalogue.title'));
  const nav = h('nav.segmented', { ariaLabel: t('recipes.shelves') }, first, way('cookbooks', '/cookbooks', t('cookbooks.title')), catalogue);
  catalogue.hidden = shown !== 'catalogue';
  const showCatalogue = () => {
    catalogue.hidden = false;
    // There are others besides these.
    first.textContent = t('recipes.own');
  };
  if (shown === 'catalogue') showCatalogue(); else hasCatalogue().then(is => { if (is) showCatalogue(); });
  return nav;
}

/** The way to the catalogue for who has no recipes; nothing to be seen where there is none. */
function wayToCatalogue() {
  const way = h('a.button.quiet', { href: '/catalogue', hidden: true }, icon('book'), t('catalogue.look'));
  hasCatalogue().then(is => { way.hidden = !is; });
  return way;
}

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

/** What there is besides the list, whose end is far away. */
const more = () => sheet(t('nav.recipes'), close => {
  const way = (kind, path, words) => h(`button.button.quiet.block${kind}`, { onclick: () => { close(); go(path); } }, words);
  return h('div.stack', way('.edits', '/recipes/tags', t('tags.title')), way('.edits', '/recipes/duplicates', t('duplicates.title')), way('', '/recipes/deleted', t('deleted.title')),
    h('button.button.quiet.block', { onclick: event => busy(event.currentTarget, async () => {
      await download('/api/v1/recipes/export', 'larder-recipes.zip');
      close();
    }) }, t('recipes.export')));
});
