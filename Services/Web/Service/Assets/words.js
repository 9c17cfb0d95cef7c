// Dates and times in words, as they are written where the reader is.
import { locale, t } from './language.js';

/** @param {string} date */
const day = date => new Date(`${date}T12:00:00`);
// Making what writes dates takes longer than writing them.
/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();
/** @type {(date: Date, form: Intl.DateTimeFormatOptions) => string} */
const written = (date, form) => {
  const key = JSON.stringify(form);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale(), form));
  return /** @type {Intl.DateTimeFormat} */ (formats.get(key)).format(date);
};

/**
 * `Fri`
 * @type {(date: string) => string}
 */
export const weekday = date => written(day(date), { weekday: 'short' });
/**
 * `Friday`
 * @type {(date: string) => string}
 */
export const longWeekday = date => written(day(date), { weekday: 'long' });
/**
 * `20 November`
 * @type {(date: string) => string}
 */
export const dayMonth = date => written(day(date), { day: 'numeric', month: 'long' });
/**
 * `20`
 * @type {(date: string) => string}
 */
export const dayNumber = date => String(day(date).getDate());
/**
 * `Friday, 20 November`
 * @type {(date: string) => string}
 */
export const longDay = date => written(day(date), { weekday: 'long', day: 'numeric', month: 'long' });
/**
 * `20 Nov`
 * @type {(date: string) => string}
 */
export const shortDay = date => written(day(date), { day: 'numeric', month: 'short' });
/**
 * `20 Nov 2026`
 * @type {(date: string) => string}
 */
export const fullDay = date => written(day(date), { day: 'numeric', month: 'short', year: 'numeric' });
/**
 * `23–29 November`
 * @type {(from: string, to: string) => string}
 */
export const dayRange = (from, to) => from === to ? longDay(from) : new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).formatRange(day(from), day(to));
/**
 * `20 Nov` of an instant
 * @type {(instant: string | number) => string}
 */
export const instantDay = instant => written(new Date(instant), { day: 'numeric', month: 'short' });
/**
 * `20 Nov 2026, 18:05` of an instant
 * @type {(instant: string | number) => string}
 */
export const instantTime = instant => new Date(instant).toLocaleString(locale(), { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
/**
 * `3 hours ago` of an instant
 * @type {(instant: string | number) => string}
 */
export const ago = instant => {
  const minutes = Math.round((Date.now() - +new Date(instant)) / 60000);
  if (minutes < 2) return t('time.just_now');
  /** @type {[number, Intl.RelativeTimeFormatUnit]} */
  const [number, unit] = minutes < 120 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day'];
  return new Intl.RelativeTimeFormat(locale()).format(-Math.round(number), unit);
};
/**
 * `Firefox on Android`, from what a browser calls itself; the beginning of that for anything else.
 * @type {(agent: string) => string}
 */
export const device = agent => {
  const first = (/** @type {string[][]} */ pairs) => pairs.find(([mark]) => agent.includes(mark))?.[1];
  const program = first([['Edg', 'Edge'], ['OPR/', 'Opera'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']]);
  const system = first([['Android', 'Android'], ['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Windows', 'Windows'], ['Mac OS', 'Mac'], ['Linux', 'Linux']]);
  if (!program) return agent.slice(0, 60);
  return system ? t('device.on', { program, system }) : program;
};
/**
 * `1 h 20 min`, which is written so in all languages.
 * @type {(value: number) => string}
 */
export const minutes = value => value >= 60 ? `${Math.floor(value / 60)} h${value % 60 ? ` ${value % 60} min` : ''}` : `${value} min`;
/**
 * `gone in 43 min`
 * @type {(instant: string) => string}
 */
export const goneIn = instant => t('time.gone_in', { count: Math.max(1, Math.ceil((Date.parse(instant) - Date.now()) / 60000)) });
