// Numbers and times of the operator's page.
import { locale } from '../language.js';

/** `1,000+` of what is counted up to a limit only. */
/** @typedef {{ count: number, more?: boolean }} Counted */

export const amount = (/** @type {Counted | null | undefined} */ number) => number ? `${new Intl.NumberFormat(locale()).format(number.count)}${number.more ? '+' : ''}` : '–';

/** The same as a number where it is one, which chooses the form of its noun. */
export const counted = (/** @type {Counted} */ number) => number.more ? amount(number) : number.count;

/** `3 minutes` */
export function span(/** @type {number} */ seconds) {
  const [number, unit] = seconds < 120 ? [seconds, 'second'] : seconds < 7200 ? [seconds / 60, 'minute'] : seconds < 172_800 ? [seconds / 3600, 'hour'] : [seconds / 86_400, 'day'];
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(number);
}
