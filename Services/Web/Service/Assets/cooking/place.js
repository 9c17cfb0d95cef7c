// How far somebody has come in the recipe that they cook, so that it is found again on coming back.
import { whose } from '../session.js';

const KEY = 'larder.cooking';
const LIFETIME = 12 * 3_600_000;

/**
 * The step of a recipe that was shown last, counted from 0, and for how many it is cooked; null where that is not known.
 * @param {string} recipe
 */
export function placeIn(recipe) {
  try {
    const kept = JSON.parse(/** @type {string} */ (localStorage.getItem(KEY)));
    return kept?.recipe === recipe && kept.who === whose() && Date.now() - kept.at < LIFETIME ? kept : null;
  } catch {
    return null; // A browser that keeps nothing.
  }
}

/** @param {string} recipe @param {number} step @param {number} servings */
export function keepPlace(recipe, step, servings) {
  try { localStorage.setItem(KEY, JSON.stringify({ who: whose(), recipe, step, servings, at: Date.now() })); } catch { /* It keeps nothing. */ }
}

export function forgetPlace() {
  try { localStorage.removeItem(KEY); } catch { /* It keeps nothing. */ }
}
