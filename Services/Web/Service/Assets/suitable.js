// Which of the recipes that are found are not for somebody who eats here: one question more for each of them.
import { h, icon } from './dom.js';
import { all, api } from './api.js';
import { listed, t } from './language.js';

// Of more people it is asked for all of them together.
const MOST = 4;

/** Those who must not eat something. */
export const restricted = members => members.filter(one => [one.allergies, one.allergy_ingredients, one.intolerances, one.diets].some(({ length }) => length));

// The signs of how grave it is, the gravest first.
const LEVELS = [['severe', 'stop'], ['caution', 'alert'], ['diet', 'leaf']];

/** How grave it can be for some people, as a place among the levels: what is no allergy of theirs is none. */
const levelOf = members => members.some(one => one.allergies.length || one.allergy_ingredients.length) ? 0 : members.some(one => one.intolerances.length) ? 1 : 2;

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
      name: some.length > 1 ? t('pick.everybody') : some[0].name, level: levelOf(some),
      found: new Map((await api.get(`${path}&may=true${freeOf(some)}`)).items.map(recipe => [recipe.id, recipe])),
    })));
    for (const row of rows) {
      const those = isOne => answers.filter(({ found }) => isOne(found.get(row.dataset.recipe)));
      const [not, perhaps] = [those(recipe => !recipe), those(recipe => recipe?.uncertain)];
      if (!not.length && !perhaps.length || row.querySelector('.level')) continue;
      const names = listed((not.length ? not : perhaps).map(({ name }) => name));
      const [level, sign] = LEVELS[not.length ? Math.min(...not.map(one => one.level)) : 1];
      place(row).append(h(`span.level.${level}`, icon(sign), not.length ? t('warning.not_for', { names }) : t('warning.perhaps_not_for', { names })));
    }
  };
}
