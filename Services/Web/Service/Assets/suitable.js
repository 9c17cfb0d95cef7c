// Which of the recipes that are found are not for somebody who eats here: one question more, for all of them together.
import { h, icon } from './dom.js';
import { all, api } from './api.js';
import { t } from './language.js';

/** Those who must not eat something. */
export const restricted = members => members.filter(one => [one.allergies, one.allergy_ingredients, one.intolerances, one.diets].some(({ length }) => length));

/** The query that leaves out what somebody must not eat. */
export const freeOf = members => members.map(({ id }) => `&free_of=${id}`).join('');

/** Begins with who eats here; gives what marks the rows of recipes, by their `data-recipe`, that the same question has found. */
export function suitability() {
  const asked = all('/api/v1/members', 200).then(restricted, () => []);
  return async (rows, path) => {
    const members = await asked;
    if (!members.length) return;
    // In the same order, so that of these recipes only those are missing that are not for somebody.
    const found = new Map((await api.get(`${path}&may=true${freeOf(members)}`)).items.map(recipe => [recipe.id, recipe]));
    const names = members.length === 1 ? members[0].name : t('pick.everybody');
    for (const row of rows) {
      const recipe = found.get(row.dataset.recipe);
      if (recipe && !recipe.uncertain || row.querySelector('.level')) continue;
      row.querySelector('.grow').append(recipe ? h('span.level', icon('alert'), t('warning.perhaps_not_for', { names })) : h('span.level.severe', icon('stop'), t('warning.not_for', { names })));
    }
  };
}
