// How far ahead people plan, and shop.
import { plus, weekOf } from './days.js';

// With fewer days left of a week it is the next one that people have in mind.
const FEW = 3;

/**
 * The last of the days that begin with one: the week's, or a week later where few of it are left.
 * @type {(from: string, start: string) => string}
 */
export const lastOf = (from, start) => {
  const last = plus(weekOf(from, start), 6);
  return last < plus(from, FEW - 1) ? plus(from, 6) : last;
};
