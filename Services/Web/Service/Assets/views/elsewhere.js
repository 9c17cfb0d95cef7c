// What another list buys.
import { h } from '../dom.js';
import { t } from '../language.js';

/**
 * Meals of the menu that another list buys for: a line a list.
 * @param {{ elsewhere?: { list_id: string, recipe_title: string }[] }} list
 */
export function elsewhere(list) {
  /** @type {Map<string, string[]>} */
  const lists = new Map();
  for (const meal of list.elsewhere ?? []) lists.set(meal.list_id, [...(lists.get(meal.list_id) ?? []), meal.recipe_title]);
  return [...lists].map(([id, names]) => h('p.hint', t('list.elsewhere', { names: names.join(', ') }), ' ', h('a', { href: `/groceries/${id}` }, t('list.elsewhere_open'))));
}
