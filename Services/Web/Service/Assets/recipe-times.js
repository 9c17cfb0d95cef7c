// How long a recipe takes: in all, and its parts.
import { minutes } from './words.js';
import { t } from './language.js';

/**
 * In all, in minutes: as the recipe says, or its parts together; 0 if it says nothing.
 * @param {Wire.Times | null | undefined} times
 */
export const whole = times => times?.total || (times?.prep ?? 0) + (times?.cook ?? 0);

/**
 * `1 h 20 min`, and `Preparation 20 min`, as far as a recipe says so.
 * @param {Wire.Times | null | undefined} times
 */
export const timeFacts = times => [
  whole(times) > 0 && minutes(whole(times)),
  times?.prep && `${t('times.prep')} ${minutes(times.prep)}`,
  times?.cook && `${t('times.cook')} ${minutes(times.cook)}`,
].filter(Boolean);
