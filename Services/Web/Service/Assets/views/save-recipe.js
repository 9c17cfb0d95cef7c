// Saving a recipe that somebody else may have changed meanwhile, so that neither change is lost.
import { h, sheet } from '../dom.js';
import { api, within } from '../api.js';
import { content } from '../recipe-content.js';
import { change } from '../changes.js';
import { t } from '../language.js';

/** @type {Record<string, string>} */
const names = {
  title: t('add.title'), servings: t('add.serves'), times: t('filter.time'), source: t('add.source'), notes: t('recipe.notes'), ingredients: t('add.ingredients'), steps: t('add.method'), tags: t('add.tags'),
};

/**
 * Saves `body` in place of the recipe as it was read. What others changed elsewhere in it is kept; where both changed the
 * same, the person chooses. Gives `done` with the `answer`, `merged` if others' changes are in it too, or `theirs` to go on from there;
 * nothing of these if the person goes on editing.
 * @param {any} recipe
 * @param {App.Fields} body
 */
export async function save(recipe, body) {
  const path = `/api/v1/recipes/${recipe.id}`;
  const put = (/** @type {App.Fields} */ changed, /** @type {any} */ of) => change('PUT', path, changed, { what: t('changes.recipe', { title: body.title }), version: of.version, base: content(of) });
  const base = content(recipe);
  let known = recipe;
  let wanted = body;
  // What was sent earlier, and may have arrived though the answer was lost: that is nobody else's change.
  /** @type {App.Fields[]} */
  let sent = [];
  for (;;) {
    try {
      const answer = await put(wanted, known);
      return { done: true, answer, merged: known !== recipe && differ(base, content(known)).length > 0 };
    } catch (error) {
      if (error.status !== 412) throw error;
      sent = error.sent ?? sent;
    }
    known = await newest(path);
    const { both, joined } = join(base, body, content(known), sent);
    if (both.length) {
      const chosen = await ask(both);
      if (!chosen) return {};
      if (chosen === 'theirs') return { theirs: known };
    }
    wanted = joined;
  }
}

// The recipe as it is now: what was kept of it would be the one that was changed.
const newest = (/** @type {string} */ path) => api.get(path, { isFresh: true, signal: within(10_000) });

/** @type {(left: App.Fields, right: App.Fields) => string[]} */
const differ = (left, right) => Object.keys(right).filter(key => JSON.stringify(left[key] ?? null) !== JSON.stringify(right[key] ?? null));

/**
 * What has become of a recipe by two changes of it: what `both` have changed, and the recipe with all that the first one changed.
 * @param {App.Fields} base
 * @param {App.Fields} body
 * @param {App.Fields} now
 * @param {App.Fields[]} [sent]
 */
function join(base, body, now, sent = []) {
  /** @type {(left: unknown, right: unknown) => boolean} */
  const isSame = (left, right) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
  const isOwn = (/** @type {string} */ key) => sent.some(one => key in one && isSame(one[key], now[key]));
  const changed = differ(base, body);
  // What was sent earlier may have been taken back since.
  const mine = Object.keys(body).filter(key => changed.includes(key) || isOwn(key));
  return {
    both: differ(base, now).filter(key => changed.includes(key) && !isOwn(key) && !isSame(body[key], now[key])),
    joined: { ...now, ...Object.fromEntries(mine.map(key => [key, body[key]])) },
  };
}

const inWords = (/** @type {string[]} */ keys) => t('add.changed_text', { parts: keys.map(key => names[key] ?? key).join(', ') });

/**
 * Joins a change that waits with what others have made of the recipe; throws where both have changed the same, unless it `wins`.
 * @param {App.Change} change
 */
export async function mergeRecipe({ path, body, base = {}, wins, sent }) {
  const recipe = await newest(path);
  const now = content(recipe);
  const { both, joined } = join(base, body, now, sent);
  if (both.length && !wins) throw Object.assign(new Error(inWords(both)), { status: 412 });
  return { body: joined, base: now, version: recipe.version };
}

const ask = (/** @type {string[]} */ keys) => sheet(t('add.changed'), close => h('div.stack',
  h('p', inWords(keys)),
  h('button.button.block', { onclick: () => close('mine') }, t('add.keep_mine')),
  h('button.button.quiet.block', { onclick: () => close('theirs') }, t('add.take_theirs')),
  h('button.button.plain.block', { onclick: () => close() }, t('add.go_on'))));
