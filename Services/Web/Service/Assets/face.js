// Somebody's first letter in a colour of their own, which stays theirs, or their picture.
import { h, numberOf } from './dom.js';

/** The golden angle sets colours apart that follow each other. */
const hueOf = (/** @type {string} */ id) => numberOf(id, 997) * 137.5 % 360;

/** What else is seen in faces: `show(circle, id)` comes with `faces.js`, as few first views have any. */
/** @type {{ show?: (circle: HTMLElement, id: string) => void }} */
export const more = {};

/** @param {{ id: string, name?: string }} who */
export function face({ id, name }) {
  const circle = h('span.face', { ariaHidden: 'true' }, (name || '?').trim().slice(0, 1).toLocaleUpperCase());
  circle.style.setProperty('--hue', String(Math.round(hueOf(id))));
  more.show?.(circle, id);
  return circle;
}
