// A recipe as it stands among others: its picture, what is known of it, and why it was found.
import { h, picture } from '../dom.js';
import { sought } from '../food-names.js';
import { heart } from '../heart.js';
import { marked } from '../highlight.js';
import { own } from '../shelf.js';
import { stars } from '../filters.js';
import { whole } from '../recipe-times.js';
import { minutes } from '../words.js';
import { t } from '../language.js';

/** @type {Record<string, string>} */
const fields = { ingredients: t('found.ingredients'), tags: t('found.tags'), steps: t('found.steps'), notes: t('found.notes') };
const MOST_REASONS = 2;

/**
 * A list's item; `wanted` is what was looked for on a shelf.
 * @param {any} recipe
 */
export function recipeCard(recipe, wanted = sought(), shelf = own) {
  const facts = [Number.isInteger(recipe.missing) && (recipe.missing ? t('recipes.missing', { count: recipe.missing }) : t('recipes.none_missing')), recipe.uncertain && t('found.uncertain'), recipe.status === 'pending_review' && t('recipes.to_check'), recipe.rating && stars(recipe.rating),
    whole(recipe.times) > 0 && minutes(whole(recipe.times)), recipe.times_cooked > 0 && t('recipes.cooked', { count: recipe.times_cooked })].filter(Boolean);
  const reasons = /** @type {{ field: string, text: string }[]} */ (recipe.matched ?? []).filter(({ text }) => text).slice(0, MOST_REASONS);
  return h('li.card.recipe', { 'data-recipe': recipe.id },
    h('a', { href: shelf.page(recipe), draggable: false }, picture(recipe, 'picture'),
      h('div.text', h('b', marked(recipe.title, wanted)), facts.length > 0 && h('small', facts.join(' · ')),
        reasons.map(({ field, text }) => h('small.why', h(field === 'ingredients' ? 'span.aside' : 'span', `${fields[field]}: `), marked(text, wanted))))),
    shelf.isOwn && heart(recipe),
    shelf.isOwn && h('button.edits.tick', { type: 'button', ariaPressed: 'false', ariaLabel: t('select.this', { title: recipe.title }) }));
}
