// Recipes that are taken for the same, side by side: one of them stays, and the others go to the deleted ones.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { bulk, bulkStep, tell } from '../bulk.js';
import { endless } from '../endless.js';
import { needsNetwork } from '../needs-network.js';
import { allThough } from './delete-recipe.js';
import { column } from './duplicate-column.js';
import { isUnreachable } from '../session.js';
import { t } from '../language.js';

export const wide = true;
const GROUPS = 10;
// As many as the API makes one at once, besides the one that stays.
const MOST = 20;
const PORTION = 200;

let names = 0;

/** @param {HTMLElement} root */
export async function show(root) {
  const list = h('div.stack.duplicates');
  const none = h('p.hint', { hidden: true, tabIndex: -1 });
  const deleted = new Set();
  /** @type {string | null} */
  let next = null;
  let begun = false;
  /** @type {{ reason: string, recipes: any[], element: HTMLElement }[]} */
  let groups = [];
  const load = async () => {
    const page = await api.get(`/api/v1/recipes/duplicates?limit=${GROUPS}${next ? `&after=${encodeURIComponent(next)}` : ''}`);
    const recipes = await whole(page.items.flatMap(group => group.recipes.map(({ id }) => id)));
    next = page.next;
    for (const { reason, recipes: some } of page.items) add(reason, some.map(({ id }) => recipes.get(id)).filter(recipe => recipe && !deleted.has(recipe.id)));
    look();
  };
  const foot = endless(load);
  const look = () => {
    foot.set(Boolean(next));
    none.hidden = groups.length > 0 || Boolean(next);
    none.textContent = begun ? t('duplicates.no_more') : t('duplicates.none');
  };

  function add(reason, recipes) {
    if (recipes.length < 2) return;
    const group = { reason, recipes, element: h('div') };
    groups.push(group);
    list.append(group.element);
    draw(group);
  }

  /** The next group is where one goes on. */
  function leave(group) {
    const place = groups.indexOf(group);
    groups = groups.filter(one => one !== group);
    group.element.remove();
    begun = true;
    look();
    const after = groups[place] ?? groups[place - 1];
    (after?.element.querySelector('h2') ?? none).focus();
  }

  /** A group without some of its recipes, or none where less than two are left. */
  function reduce(group, isLeft) {
    const left = group.recipes.filter(isLeft);
    if (left.length === group.recipes.length) return;
    group.recipes = left;
    if (left.length < 2) return leave(group);
    draw(group);
    group.element.querySelector('h2').focus();
  }

  function draw(group) {
    const { recipes, reason } = group;
    const [first] = recipes;
    const id = `duplicates-${names += 1}`;
    let kept = best(recipes);
    const others = () => recipes.filter(recipe => recipe !== kept).slice(0, MOST);
    const merge = h('button.button.small', { type: 'button', onclick: event => busy(event.currentTarget, () => join(group, kept, others())) }, t('duplicates.merge', { count: others().length }));
    const card = h('section.card.pad.stack', { role: 'group', 'aria-labelledby': id },
      h('div', h('h2', { id, tabIndex: -1 }, first.title), h('p.hint', reason === 'source' ? t('duplicates.source') : t('duplicates.content'))),
      h('div.columns', { role: 'radiogroup', ariaLabel: t('duplicates.which') }, recipes.map(recipe => column(recipe, recipes, {
        name: id, isKept: recipe === kept, keep: () => { kept = recipe; },
        leaveOut: recipes.length > 2 ? () => reduce(group, one => one !== recipe) : null,
      }))),
      needsNetwork(merge), h('div.edits.row', merge, h('button.button.plain.small', { type: 'button', onclick: () => leave(group) }, t('duplicates.different'))));
    group.element.replaceChildren(card);
  }

  async function join(group, kept, others) {
    const ids = others.map(({ id }) => id);
    const done = await allThough(t('duplicates.ask', { title: kept.title, count: ids.length }), t('duplicates.merge', { count: ids.length }), t('duplicates.used'),
      isConfirmed => api.post(`/api/v1/recipes/${kept.id}/merge${isConfirmed ? '?confirm=true' : ''}`, { ids }));
    if (!done) return;
    for (const id of ids) deleted.add(id);
    begun = true;
    toast(t('duplicates.merged', { title: kept.title, count: ids.length }), { label: t('common.undo'), steps: bulkStep(ids, 'restore', {}, t('duplicates.restored', { count: ids.length, title: kept.title })), run: () => busy(null, async () => {
      const back = await bulk(ids, 'restore');
      tell(back, count => t('duplicates.restored', { count, title: kept.title }));
      await show(root);
    }) });
    // One may be in several groups.
    reduce(group, ({ id }) => !deleted.has(id));
    for (const other of [...groups]) if (other.recipes.some(({ id }) => deleted.has(id))) reduce(other, ({ id }) => !deleted.has(id));
  }

  const away = await load().catch(error => {
    if (!isUnreachable(error)) throw error;
    none.textContent = '';
    return needsNetwork(null);
  });
  root.replaceChildren(h('p.back', h('a', { href: '/recipes' }, '‹ ', t('nav.recipes'))), away ?? '',
    h('div.head', h('div', h('h1', t('duplicates.title')), groups.length > 0 && h('p', t('duplicates.hint')))), none, list, foot.element);
  return foot.stop;
}

/** Whole recipes by their ids. */
async function whole(ids) {
  const found = new Map();
  for (let left = [...new Set(ids)]; left.length;) {
    const answer = await api.post('/api/v1/recipes/batch-get', { ids: left.slice(0, PORTION) });
    for (const recipe of answer.items) found.set(recipe.id, recipe);
    left = [...answer.left, ...left.slice(PORTION)];
  }
  return found;
}

/** The one that is proposed to stay: what was cooked most, is checked, has a picture, and has been there for longest. */
const best = (/** @type {any[]} */ recipes) => [...recipes].sort((one, other) => other.times_cooked - one.times_cooked
  || Number(one.status === 'pending_review') - Number(other.status === 'pending_review')
  || Number(Boolean(other.image_url)) - Number(Boolean(one.image_url)) || one.created_at.localeCompare(other.created_at))[0];
