// Sums with days as the API writes them: `2026-11-27`.
/** @param {string} date */
const at = date => new Date(`${date}T12:00:00Z`);

/**
 * So many days later.
 * @type {(date: string, days: number) => string}
 */
export const plus = (date, days) => new Date(at(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Whether a text is a day that can be planned.
 * @type {(text: string | null | undefined) => text is string}
 */
export const isDay = text => /^(19|2\d)\d\d-\d\d-\d\d$/.test(text ??= '') && !isNaN(+at(text)) && plus(text, 0) === text;

/** @type {Record<string, number>} */
const firsts = { sunday: 0, monday: 1, saturday: 6 };

/**
 * The first day of the week that a day is in, as the household's weeks begin.
 * @type {(date: string, start: string) => string}
 */
export const weekOf = (date, start) => plus(date, -((at(date).getUTCDay() - (firsts[start] ?? 1) + 7) % 7));

/**
 * So many days from a first one.
 * @type {(first: string, count: number) => string[]}
 */
export const run = (first, count) => Array.from({ length: count }, (_, index) => plus(first, index));

/**
 * How many days a day is behind another.
 * @type {(first: string, date: string) => number}
 */
export const between = (first, date) => Math.round((+at(date) - +at(first)) / 86_400_000);
