// Which of the recipes that are found are not for somebody who eats here: one question more for each of them.
import { h, icon } from './dom.js';
import { all, api } from './api.js';
import { listed, t } from './language.js';

// Of more people it is asked for all of them together.
const MOST = 4;

/** Those who must not eat something. */
export const restricted = members => members.filter(one => [one.allergies, one.allergy_ingredients, one.intolerances, one.diets].some(({ length }) => length));

/** The query that leaves out what somebody must not eat. */
export const freeOf = members => members.map(({ id }) => `&free_of=${id}`).join('');

/**
 * Begins with who eats here; gives what marks the rows of recipes, by their `data-recipe`, that the same question has found.
 * The mark stands where `place` of a row says.
 */
export function suitability(place = row => row.querySelector('.grow')) {
  const asked = all('/api/v1/members', 200).then(restricted, () => []);
  return async (rows, path) => {
    const members = await asked;
    const parts = members.length > MOST ? [members] : members.map(one => [one]);
    // In the same order, so that of these recipes only those are missing that are not for somebody.
    const answers = await Promise.all(parts.map(async some => ({
      name: some.length > 1 ? t('pick.everybody') : some[0].name,
      found: new Map((await api.get(`${path}&may=true${freeOf(some)}`)).items.map(recipe => [recipe.id, recipe])),
    })));
    for (const row of rows) {
      const names = isOne => listed(answers.filter(({ found }) => isOne(found.get(row.dataset.recipe))).map(({ name }) => name));
      const [not, perhaps] = [names(recipe => !recipe), names(recipe => recipe?.uncertain)];
      if (!not && !perhaps || row.querySelector('.level')) continue;
      place(row).append(not ? h('span.level.severe', icon('stop'), t('warning.not_for', { names: not })) : h('span.level', icon('alert'), t('warning.perhaps_not_for', { names: perhaps })));
    }
  };
}
