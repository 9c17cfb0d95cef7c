// One recipe of the catalogue, to read and to copy into the household.
import { h, busy, icon, stepper } from '../dom.js';
import { api } from '../api.js';
import { measured } from '../household.js';
import { timeFacts } from '../recipe-times.js';
import { nutrition } from './nutrition.js';
import { ingredients, method, notes, source } from './recipe-parts.js';
import { warnings } from './warnings.js';
import { t } from '../language.js';

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  const path = `/api/v1/catalog/recipes/${id}`;
  const recipe = await measured(path).then(address => api.get(address));
  const texts = recipe.ingredients.map((/** @type {{ text: string }} */ { text }) => text);
  const report = texts.length ? await api.post('/api/v1/recipes/allergens', { ingredients: texts }).catch(() => null) : null;
  document.title = `${recipe.title} · Larder`;
  const lines = h('div.stack', ingredients(recipe.ingredients));
  const serve = async (/** @type {number} */ next) => {
    const scaled = await api.get(await measured(`${path}?servings=${next}`));
    lines.replaceChildren(...ingredients(scaled.ingredients, scaled.servings !== recipe.servings).filter(Boolean));
  };
  root.replaceChildren(
    h('article.card.pad.stack', h('h1', recipe.title),
      h('div.row.tight', h('a.pill', { href: '/catalogue' }, t('catalogue.title')), timeFacts(recipe.times).map(fact => h('span.pill', fact)), recipe.tags.map((/** @type {string} */ tag) => h('a.pill.leaf', { href: `/catalogue?${new URLSearchParams({ tag })}` }, tag))),
      source(recipe), copying(path),
      h('div.row.tight', recipe.cookbooks.map((/** @type {Wire.Cookbook} */ { id: cookbook, name }) => h('a.pill', { href: `/catalogue?${new URLSearchParams({ cookbook })}` }, icon('book'), name)))),
    ...[warnings(report)].filter(Boolean),
    h('div.both', h('section.card.pad.stack.goes-in', h('div.row', h('h2.grow', t('recipe.ingredients')), stepper(path, recipe.servings, serve, t('servings.of', { title: recipe.title }), 'look'), h('small', t('servings.name'))), lines),
    h('div.stack', method(recipe), notes(recipe), nutrition(recipe))));
}

/**
 * The button that copies it, and what has become of that.
 * @param {string} path
 */
function copying(path) {
  const state = h('p', { role: 'status', hidden: true });
  const again = h('button.button.plain.small', { type: 'button', hidden: true, onclick: event => busy(event.currentTarget, () => copy(true)) }, t('catalogue.again'));
  const button = h('button.button.small', { type: 'button', onclick: event => busy(event.currentTarget, () => copy(false)) }, icon('plus'), t('catalogue.copy'));
  const copy = async (/** @type {boolean} */ isAgain) => {
    const { made: mine, isNew } = await api.make(`${path}/copy${isAgain ? '?again=true' : ''}`);
    const page = `/recipes/${mine.id}`;
    state.replaceChildren(isNew ? t('catalogue.copied') : t('catalogue.have'), ' ', h('a', { href: page }, mine.title));
    state.hidden = false;
    button.hidden = true;
    again.hidden = isNew;
    state.querySelector('a')?.focus();
  };
  return h('div.edits.stack', h('div', button), state, h('div', again));
}
