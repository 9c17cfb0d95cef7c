// A recipe at the servings that it is looked at or cooked for.
import { toast } from '../dom.js';
import { api } from '../api.js';
import { measured } from '../household.js';
import { isUnreachable } from '../session.js';
import { t } from '../language.js';

/** A recipe with the amounts for so many; without a network those that it is written for, if they are kept. */
export async function scaled(/** @type {string} */ id, /** @type {number | null} */ servings) {
  const recipe = await api.get(await measured(`/api/v1/recipes/${id}`));
  if (!servings || servings === recipe.servings) return { ...recipe, isScaled: false };
  try {
    return { ...await api.get(await measured(`/api/v1/recipes/${id}?servings=${servings}`)), isScaled: true };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    toast(t('cook.not_scaled', { count: recipe.servings }));
    return { ...recipe, isScaled: false };
  }
}
