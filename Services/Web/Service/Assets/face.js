// Somebody's first letter in a colour of their own, which stays theirs.
import { h, numberOf } from './dom.js';

/** The golden angle sets colours apart that follow each other. */
const hueOf = id => numberOf(id, 997) * 137.5 % 360;

export function face({ id, name }) {
  const circle = h('span.face', { ariaHidden: 'true' }, (name || '?').trim().slice(0, 1).toLocaleUpperCase());
  circle.style.setProperty('--hue', String(Math.round(hueOf(id))));
  return circle;
}
