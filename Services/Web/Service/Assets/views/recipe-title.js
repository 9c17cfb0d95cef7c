// A recipe's title where it is used, and the way to it for as many as it is for there.
import { h, icon } from '../dom.js';
import { t } from '../language.js';

const MOST = 1000;

/**
 * The page of a recipe at its servings.
 * @param {{ id?: string, servings?: number | null }} recipe
 */
export const recipePath = ({ id, servings }, rest = '') => `/recipes/${id}${rest}${servings ? `?servings=${servings}` : ''}`;

/** For how many the page's address asks; null if it does not say. */
export function askedServings() {
  const asked = Number(new URLSearchParams(location.search).get('servings'));
  return Number.isInteger(asked) && asked >= 1 && asked <= MOST ? asked : null;
}

/**
 * The title as a link to the recipe, or as words where the recipe is deleted.
 * @param {Wire.Placed} item
 */
export const recipeTitle = item => item.recipe_deleted
  ? h('span.title', item.title, ' ', h('small', t('recipe.is_deleted')))
  : h('a.title', { href: recipePath({ id: item.recipe_id, servings: item.servings }) }, item.title);

/**
 * The way to cook mode at the servings of where the recipe stands; nothing where the recipe is deleted.
 * @param {Wire.Placed} item
 */
export const cookLink = item => !item.recipe_deleted && h('a.button.plain.small.day', {
  href: recipePath({ id: item.recipe_id, servings: item.servings }, '/cook'), ariaLabel: t('cook.start_of', { title: item.title }),
}, icon('pot'), t('cook.start'));
