// What a call has changed besides what it was about.
import { toast } from './dom.js';
import { go } from './navigate.js';
import { t } from './language.js';

/** Says so where a grocery list was among it, and gives the answer back. */
export function told(answer) {
  const list = answer?.effects?.find(({ kind }) => kind === 'grocery_list');
  if (list) toast(t('effects.list'), { label: t('recipe.see'), run: () => go(`/groceries/${list.id}`) });
  return answer;
}
