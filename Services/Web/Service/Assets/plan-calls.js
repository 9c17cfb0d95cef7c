// What changes the meals of the calendar: done at once, or kept until there is a network.
import { change } from './changes.js';
import { told } from './effects.js';
import { t } from './language.js';
import { newID } from './plain-http.js';
import { shortDay } from './words.js';

const ENTRIES = '/api/v1/meal-plan/entries';

/** @typedef {App.Identified & Partial<Omit<Wire.Meal, 'slot'>> & App.Fields} Entry */

/** @param {{ title?: string, note?: string }} entry */
export const nameOf = entry => /** @type {string} */ (entry.title || entry.note);
/** @param {App.Identified} entry */
export const pathOf = entry => `${ENTRIES}/${entry.id}`;

/**
 * Refuses to change a meal that is to be copied and is not yet.
 * @param {{ copied?: boolean }} entry
 */
function settled({ copied }) {
  if (copied) throw new Error(t('changes.copy_waits'));
}

/** @type {(title: string | undefined, date: string | undefined) => Record<string, string | undefined>} */
const on = (title, date) => ({ title, date: shortDay(/** @type {string} */ (date)) });

/**
 * Plans a meal; the second is what is seen of it until it is planned.
 * @param {Partial<Entry>} meal
 * @param {Partial<Wire.MenuItem> & { note?: string }} shows
 */
export async function planMeal(meal, { title, image_url, servings, recipe_id, note } = {}) {
  const body = { id: newID(), ...meal };
  const what = t('changes.plan_add', on(title ?? body.note ?? note ?? t('nav.recipe'), body.date));
  // It has its id before there is an answer, for what takes it back.
  return { id: body.id, date: body.date, ...told(await change('POST', ENTRIES, body, { what, shows: { title, image_url, servings, recipe_id } })) };
}

/**
 * Moves a meal, or changes what is said of it; `before` is what that was.
 * @param {Entry} entry
 * @param {App.Fields} body
 * @param {App.Fields | null | false} [before]
 */
export async function changeMeal(entry, body, before) {
  settled(entry);
  const title = nameOf(entry);
  const what = body.date ? t('changes.plan_move', on(title, body.date)) : body.servings ? t('changes.menu_servings', { title, count: body.servings }) : t('changes.item', { name: title });
  // Moving a meal offers the way back itself.
  return told(await change('PATCH', pathOf(entry), body, { what, undo: before && !body.date ? { method: 'PATCH', path: pathOf(entry), body: before, what } : undefined }));
}

/**
 * Takes a meal off its day.
 * @param {Entry} entry
 */
export async function dropMeal(entry) {
  settled(entry);
  return told(await change('DELETE', pathOf(entry), undefined, { what: offItsDay(entry) }));
}

/** @param {Entry} entry */
const offItsDay = entry => t('changes.plan_remove', on(nameOf(entry) ?? t('nav.recipe'), entry.date));

/**
 * The calls that take meals off their days (`undo.js`).
 * @type {(entries: Entry[]) => App.Step[]}
 */
export const dropping = entries => entries.map(entry => ({ method: 'DELETE', path: pathOf(entry), what: offItsDay(entry) }));

/**
 * The call that plans a meal again.
 * @type {(meal: Partial<Entry>, shows?: { title?: string, note?: string }) => App.Step[]}
 */
export const planning = (meal, { title, note } = {}) => [{
  method: 'POST', path: ENTRIES, body: { id: newID(), ...meal }, what: t('changes.plan_add', on(title ?? meal.note ?? note ?? t('nav.recipe'), meal.date)),
}];

/**
 * Marks a meal cooked, or takes that back.
 * @param {Entry} entry
 * @param {boolean} isCooked
 */
export async function markMeal(entry, isCooked) {
  settled(entry);
  const { method, path, body, what } = marking(`${pathOf(entry)}/cooked`, nameOf(entry), isCooked);
  return change(method, path, body, { what, undo: marking(path, nameOf(entry), !isCooked) });
}

/**
 * The call that marks something cooked, or takes that back.
 * @type {(path: string, title: string | undefined, isCooked: boolean) => App.Step}
 */
export const marking = (path, title, isCooked) => ({
  path, what: isCooked ? t('changes.cooked', { title }) : t('changes.not_cooked', { title }), ...(isCooked ? { method: 'POST', body: {} } : { method: 'DELETE' }),
});

/**
 * The same meal once more, as a meal of its own.
 * @param {Entry} entry
 */
export const again = entry => entry.kind === 'note' ? { note: entry.note, member_id: entry.member_id }
  : { recipe_id: entry.recipe_id, servings: entry.servings, note: entry.note, member_id: entry.member_id };
