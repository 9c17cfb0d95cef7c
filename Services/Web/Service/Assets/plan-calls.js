// What changes the meals of the calendar: done at once, or kept until there is a network.
import { change } from './changes.js';
import { told } from './effects.js';
import { t } from './language.js';
import { newID } from './plain-http.js';
import { shortDay } from './words.js';

const ENTRIES = '/api/v1/meal-plan/entries';

export const nameOf = entry => entry.title || entry.note;
export const pathOf = entry => `${ENTRIES}/${entry.id}`;

const on = (title, date) => ({ title, date: shortDay(date) });

/** Plans a meal; `shows` is what is seen of it until it is planned. */
export async function planMeal(meal, { title, image_url, servings, recipe_id, note } = {}) {
  const body = { id: newID(), ...meal };
  const what = t('changes.plan_add', on(title ?? body.note ?? note ?? t('nav.recipe'), body.date));
  // It has its id before there is an answer, for what takes it back.
  return { id: body.id, date: body.date, ...told(await change('POST', ENTRIES, body, { what, shows: { title, image_url, servings, recipe_id } })) };
}

/** Moves a meal, or changes what is said of it; `before` is what that was. */
export async function changeMeal(entry, body, before) {
  const title = nameOf(entry);
  const what = body.date ? t('changes.plan_move', on(title, body.date)) : body.servings ? t('changes.menu_servings', { title, count: body.servings }) : t('changes.item', { name: title });
  // Moving a meal offers the way back itself.
  return told(await change('PATCH', pathOf(entry), body, { what, undo: before && !body.date && (() => changeMeal(entry, before)) }));
}

/** Takes a meal off its day. */
export const dropMeal = async entry => told(await change('DELETE', pathOf(entry), undefined, { what: t('changes.plan_remove', on(nameOf(entry) ?? t('nav.recipe'), entry.date)) }));

/** Marks a meal cooked, or takes that back. */
export const markMeal = (entry, isCooked) => change(isCooked ? 'POST' : 'DELETE', `${pathOf(entry)}/cooked`, isCooked ? {} : undefined, {
  what: isCooked ? t('changes.cooked', { title: nameOf(entry) }) : t('changes.not_cooked', { title: nameOf(entry) }), undo: () => markMeal(entry, !isCooked),
});

/** The same meal once more, as a meal of its own. */
export const again = entry => entry.kind === 'note' ? { note: entry.note, member_id: entry.member_id }
  : { recipe_id: entry.recipe_id, servings: entry.servings, note: entry.note, member_id: entry.member_id };
