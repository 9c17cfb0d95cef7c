// Deleting recipes: what uses them is said first, and it can be taken back.
import { h, busy, offerUndo, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { bulk, bulkStep, tell } from '../bulk.js';
import { change, waiting } from '../changes.js';
import { shortDay } from '../words.js';
import { go } from '../navigate.js';
import { isUnreachable } from '../session.js';
import { t } from '../language.js';

/** Asks, says what uses the recipe, deletes it and offers to take that back. */
export async function deleteRecipe(recipe) {
  const [path, what] = [`/api/v1/recipes/${recipe.id}`, t('recipe.deleted', { title: recipe.title })];
  const deleted = await asking(t('common.delete_ask', { name: recipe.title }), t('recipe.delete_text'), t('recipe.delete'),
    isConfirmed => isConfirmed ? change('DELETE', `${path}?confirm=true`, undefined, { what }) : inTurn(() => api.delete(path)), true);
  if (!deleted) return;
  go('/recipes');
  offerUndo(deleted, what, () => restore(recipe), [restoring(recipe)]);
}

/** The same for several recipes; gives whether any was deleted. `changed` is called when they have come back. */
export async function deleteRecipes(recipes, changed) {
  if (!recipes.length) return false;
  /** @type {any} */
  let outcome;
  const [{ title }] = recipes;
  const ids = recipes.map(({ id }) => id);
  const deleted = await asking(recipes.length === 1 ? t('common.delete_ask', { name: title }) : t('select.delete_ask', { count: recipes.length }),
    t('select.delete_text', { count: recipes.length }), t('select.delete_yes', { count: recipes.length }), async isConfirmed => {
      const send = () => bulk(ids, 'delete', {}, isConfirmed ? { query: '?confirm=true', what: t('select.deleted', { count: ids.length }) } : {});
      outcome = await (isConfirmed ? send() : inTurn(send));
    }, recipes.length === 1);
  if (!deleted) return false;
  const { done } = outcome;
  tell(outcome, count => t('select.deleted', { count }), () => busy(null, async () => {
    const back = await bulk(done, 'restore', {}, { what: t('select.restored', { count: done.length }) });
    tell(back, count => t('select.restored', { count }));
    await changed();
  }), bulkStep(done, 'restore', {}, t('select.restored', { count: done.length })));
  return true;
}

/** Brings a deleted recipe back and shows it. */
export async function restore(recipe) {
  const { method, path, body, what } = restoring(recipe);
  const answer = await change(method, path, body, { what });
  if (!answer?.waiting) toast(what);
  go(`/recipes/${recipe.id}`);
}

/** The call that brings a deleted recipe back. */
const restoring = ({ id, title }) => ({ method: 'POST', path: `/api/v1/recipes/${id}/restore`, body: {}, what: t('deleted.restored', { title }) });

/** Does what is not to come before what waits: then it is as without a network. */
async function inTurn(work) {
  if (waiting().length) throw Object.assign(new Error(), { status: 0 });
  return work();
}

/** Asks, and once more where something uses what is to be deleted; `work(isConfirmed)` deletes one recipe or several. */
const asking = (title, text, yes, work, isOne) => sheet(title, close => {
  const box = h('div.stack');
  ask(box, [h('p', text)], yes, async () => {
    try {
      close(await work(false) ?? {});
    } catch (error) {
      const isUnseen = isUnreachable(error);
      if (!isUnseen && !isInTheWay(error)) throw error;
      const reasons = isUnseen ? [h('p', t('recipe.uses_unseen'))] : why(error, isOne ? t('recipe.used') : t('select.used'), isOne ? t('recipe.used_stays') : t('select.used_stays'));
      ask(box, reasons, t('recipe.delete_anyway'), async () => close(await work(true) ?? {}), close);
    }
  }, close);
  return box;
});

/** Does what deletes recipes, and asks where something uses them; gives what `work(isConfirmed)` gave, or nothing if it is not wanted. `used` heads what uses them. */
export async function allThough(title, yes, used, work) {
  try {
    return await work(false);
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    return sheet(title, close => {
      const box = h('div.stack');
      ask(box, why(error, used, t('select.used_stays')), yes, async () => close(await work(true)), close);
      return box;
    });
  }
}

const isInTheWay = ({ code }) => code === 'recipe_in_use' || code === 'recipe_uses_unavailable';
const why = (error, used, stays) => error.code === 'recipe_in_use' ? uses(error.problem, used, stays) : [h('p', error.message)];

function ask(box, content, yes, work, close) {
  box.replaceChildren(...content,
    h('button.button.block', { onclick: event => busy(event.currentTarget, work) }, yes),
    h('button.button.plain.block', { onclick: () => close(false) }, t('common.not_now')));
}

/** What uses some recipes, in words: menus, days and lists, as many as are named. */
function uses({ menus, plan_entries: entries, lists, counts }, used, stays) {
  const named = (count, names) => ({ count, names: names.join(', ') + (count > names.length ? ' …' : '') });
  return [
    h('p', used),
    h('ul', ...[
      counts.menus > 0 && t('recipe.used_menus', named(counts.menus, menus.map(menu => menu.state === 'to_cook' ? t('menu.to_cook') : t('menu.planning')))),
      counts.plan_entries > 0 && t('recipe.used_days', named(counts.plan_entries, entries.map(entry => shortDay(entry.date)))),
      counts.lists > 0 && t('recipe.used_lists', named(counts.lists, lists.map(list => list.title))),
    ].filter(Boolean).map(words => h('li', words))),
    h('p', stays),
  ];
}
