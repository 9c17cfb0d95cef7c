// A recipe's title where it is used.
import { h } from '../dom.js';
import { t } from '../language.js';

/** The title as a link to the recipe, or as words where the recipe is deleted. */
export const recipeTitle = item => item.recipe_deleted
  ? h('span.title', item.title, ' ', h('small', t('recipe.is_deleted')))
  : h('a.title', { href: `/recipes/${item.recipe_id}` }, item.title);
