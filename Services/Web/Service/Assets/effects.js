// What a call has changed besides what it was about.
import { toast } from './dom.js';
import { go } from './navigate.js';
import { t } from './language.js';

/**
 * Says so where a grocery list was among it, and gives the answer back.
 * @template {{ effects?: Wire.Effect[] } | App.Fields} Answer
 * @param {Answer} answer
 */
export function told(answer) {
  const list = answer?.effects?.find((/** @type {Wire.Effect} */ { kind }) => kind === 'grocery_list');
  if (list) toast(t('effects.list'), { label: t('recipe.see'), run: () => go(`/groceries/${list.id}`) });
  return answer;
}

/**
 * What a recipe that was saved changes elsewhere: lists first, as they are bought from, else the menus and days that show it.
 * @param {{ effects?: Wire.Effect[] } | undefined} answer
 */
export function saved(answer) {
  const of = (/** @type {string} */ kind) => (answer?.effects ?? []).filter(effect => effect.kind === kind);
  const lists = of('grocery_list'), days = of('plan_entry');
  if (lists.length) toast(t('effects.saved_lists', { count: lists.length }), { label: t('recipe.see'), run: () => go(lists.length > 1 ? '/groceries' : `/groceries/${lists[0].id}`) });
  else if (of('menu').length) toast(t('effects.saved_menu'), { label: t('recipe.see'), run: () => go('/') });
  else if (days.length) toast(t('effects.saved_days', { count: days.length }), { label: t('recipe.see'), run: () => go('/plan') });
}
