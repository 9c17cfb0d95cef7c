// All recipes of the household, to search and to open.
import { h, busy, icon, picture } from '../dom.js';
import { api } from '../api.js';
import { download } from '../download.js';
import { minutes } from '../words.js';
import { t } from '../language.js';

export const wide = true;

export async function show(root) {
  const grid = h('div.recipes');
  const more = h('p');
  const search = h('input.input', { type: 'search', placeholder: t('common.search'), ariaLabel: t('recipes.search') });
  let tag = '';
  let pending = false;
  const load = async after => {
    const query = new URLSearchParams({ limit: '48', sort: 'created' });
    if (search.value) query.set('q', search.value);
    if (tag) query.set('tag', tag);
    if (pending) query.set('status', 'pending_review');
    if (after) query.set('after', after);
    const page = await api.get(`/api/v1/recipes?${query}`);
    if (!after) grid.replaceChildren();
    grid.append(...page.items.map(card));
    more.replaceChildren(...(page.next ? [h('button.button.quiet.block', { onclick: () => load(page.next) }, t('common.show_more'))] : []));
    if (!after && !page.items.length && (search.value || tag || pending)) grid.append(h('p.hint', t('recipes.nothing')));
    return page.items.length;
  };
  const [tags, toCheck] = await Promise.all([api.get('/api/v1/recipes/tags'), api.get('/api/v1/recipes?status=pending_review&limit=1')]);
  const found = await load();
  if (!found) {
    root.replaceChildren(h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📖'), h('h1', t('recipes.yours')),
      h('p', t('recipes.hint')),
      h('a.edits.button', { href: '/recipes/new' }, icon('plus'), t('recipe.add')), deleted()));
    return;
  }
  let timer;
  search.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(load, 200); });
  const tagChips = tags.items.slice(0, 12).map(({ tag: name }) => h('button.button.quiet.small', {
    ariaPressed: 'false',
    onclick: event => {
      tag = tag === name ? '' : name;
      for (const chip of tagChips) chip.setAttribute('aria-pressed', String(chip === event.currentTarget && tag !== ''));
      load();
    },
  }, name));
  const chips = [...tagChips];
  if (toCheck.items.length) {
    chips.unshift(h('button.button.quiet.small', {
      ariaPressed: 'false',
      onclick: event => {
        pending = !pending;
        event.currentTarget.setAttribute('aria-pressed', String(pending));
        load();
      },
    }, t('recipes.to_check')));
  }
  root.replaceChildren(
    h('div.head', h('h1', t('nav.recipes')), h('a.edits.button.small', { href: '/recipes/new' }, icon('plus'), t('recipe.add'))),
    search, chips.length ? h('div.row.tight', chips) : '', grid, more, h('p.row', deleted(), exported()));
}

const deleted = () => h('a.button.plain', { href: '/recipes/deleted' }, t('deleted.title'));

const exported = () => h('button.button.plain', {
  onclick: event => busy(event.currentTarget, () => download('/api/v1/recipes/export', 'larder-recipes.zip')),
}, t('recipes.export'));

function card(recipe) {
  const facts = [recipe.status === 'pending_review' && t('recipes.to_check'), recipe.times?.total && minutes(recipe.times.total), recipe.times_cooked > 0 && t('recipes.cooked', { count: recipe.times_cooked })].filter(Boolean);
  return h('a.card', { href: recipe.status === 'pending_review' ? `/recipes/${recipe.id}/edit` : `/recipes/${recipe.id}` }, picture(recipe, 'picture'),
    h('div.text', h('b', recipe.title), facts.length > 0 && h('small', facts.join(' · '))));
}
