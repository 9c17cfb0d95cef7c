// What changes the meals of the calendar.
import { busy, toast } from './dom.js';
import { api } from './api.js';
import { told } from './effects.js';
import { t } from './language.js';
import { newID } from './plain-http.js';

const ENTRIES = '/api/v1/meal-plan/entries';

export const nameOf = entry => entry.title || entry.note;
export const pathOf = entry => `${ENTRIES}/${entry.id}`;

/** Plans a meal. */
export const planMeal = async body => told(await api.post(ENTRIES, { id: newID(), ...body }));

/** Moves a meal, or changes what is said of it. */
export const changeMeal = async (entry, body) => told(await api.patch(pathOf(entry), body));

/** Takes a meal off its day. */
export const dropMeal = async entry => told(await api.delete(pathOf(entry)));

/** Marks a meal cooked, or takes that back. */
export const markMeal = (entry, isCooked) => isCooked ? api.post(`${pathOf(entry)}/cooked`) : api.delete(`${pathOf(entry)}/cooked`);

/** Says what was done, with the way back. */
export const offerUndo = (answer, words, undo) => toast(words, { label: t('common.undo'), run: () => busy(null, undo) });

/** The same meal once more, as a meal of its own. */
export const again = entry => entry.kind === 'note' ? { note: entry.note, member_id: entry.member_id }
  : { recipe_id: entry.recipe_id, servings: entry.servings, note: entry.note, member_id: entry.member_id };
