// Recipes that are like one, under it.
import { h } from '../dom.js';
import { api } from '../api.js';
import { recipeCard } from './recipe-card.js';
import { t } from '../language.js';

const MOST = 4;

/** The section, which shows itself once there is something in it. */
export function alike(/** @type {string} */ id) {
  const list = h('ul.recipes');
  const section = h('section.stack.unprinted', { hidden: true }, h('h2', t('recipe.alike')), list);
  api.get(`/api/v1/recipes/${id}/similar?limit=${MOST}`).then(({ items }) => {
    list.replaceChildren(...items.map((/** @type {any} */ recipe) => recipeCard(recipe)));
    section.hidden = !items.length;
  }, () => {});
  return section;
}
