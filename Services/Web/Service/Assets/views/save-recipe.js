// Saving a recipe that somebody else may have changed meanwhile, so that neither change is lost.
import { h, sheet } from '../dom.js';
import { api } from '../api.js';
import { t } from '../language.js';

const names = {
  title: t('add.title'), servings: t('add.serves'), times: t('add.minutes'), ingredients: t('add.ingredients'), steps: t('add.method'), tags: t('add.tags'),
};

/**
 * Saves `body` in place of the recipe as it was read. What others changed elsewhere in it is kept; where both changed the
 * same, the person chooses. Gives `done` with the `answer`, `merged` if others' changes are in it too, or `theirs` to go on from there;
 * nothing of these if the person goes on editing. `content` makes of a recipe what would be sent of it unchanged.
 */
export async function save(recipe, body, content) {
  const path = `/api/v1/recipes/${recipe.id}`;
  const put = (changed, version) => api.put(path, changed, { headers: { 'If-Match': `"${version}"` } });
  const base = content(recipe);
  const differ = (left, right) => Object.keys(right).filter(key => JSON.stringify(left[key] ?? null) !== JSON.stringify(right[key] ?? null));
  const mine = differ(base, body);
  let known = recipe;
  let wanted = body;
  for (;;) {
    try {
      const answer = await put(wanted, known.version);
      return { done: true, answer, merged: known !== recipe && differ(base, content(known)).length > 0 };
    } catch (error) {
      if (error.status !== 412) throw error;
    }
    known = await api.get(path);
    const now = content(known);
    const theirs = differ(base, now);
    const both = theirs.filter(key => mine.includes(key) && JSON.stringify(body[key]) !== JSON.stringify(now[key]));
    if (both.length) {
      const chosen = await ask(both);
      if (!chosen) return {};
      if (chosen === 'theirs') return { theirs: known };
    }
    wanted = { ...now, ...Object.fromEntries(mine.map(key => [key, body[key]])) };
  }
}

const ask = keys => sheet(t('add.changed'), close => h('div.stack',
  h('p', t('add.changed_text', { parts: keys.map(key => names[key] ?? key).join(', ') })),
  h('button.button.block', { onclick: () => close('mine') }, t('add.keep_mine')),
  h('button.button.quiet.block', { onclick: () => close('theirs') }, t('add.take_theirs')),
  h('button.button.plain.block', { onclick: () => close() }, t('add.go_on'))));
