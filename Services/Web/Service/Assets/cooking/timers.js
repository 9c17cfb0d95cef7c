// Timers that run in this browser: they survive a reload, and ring on every page of the app.
import { whose } from '../session.js';
import { newID } from '../plain-http.js';

export const KEY = 'larder.timers';
export const MOST = 12;
const TICK = 500;
// So long one rings, and so long it stays after that.
const RINGS = 60_000;
const STAYS = 12 * 3_600_000;

/** Told as an event of the document when there are other timers, when one rings, and at each tick. */
/** @typedef {{ id: string, who: string | null, page: string, title: string, words: string, seconds: number, ends: number }} Timer */

const tell = (/** @type {'changed' | 'up' | 'tick'} */ kind) => document.dispatchEvent(new CustomEvent('timers', { detail: kind }));

// What this browser does not keep; null while it does.
/** @type {Timer[] | null} */
let memory = null;
/** @type {number | undefined} */
let ticking;

/**
 * Those of everybody and of every household in this browser.
 * @returns {Timer[]}
 */
function stored() {
  let all = memory;
  try { all ??= JSON.parse(/** @type {string} */ (localStorage.getItem(KEY))); } catch { /* A browser that keeps nothing. */ }
  return (all ?? []).filter(({ ends }) => Date.now() - ends < STAYS);
}

/** The timers of who is signed in, the one that rings next first; those of another day are gone. */
export function timers() {
  return stored().filter(({ who }) => who === whose()).sort((one, other) => one.ends - other.ends);
}

/** @param {Timer[]} own */
function keep(own) {
  const all = [...stored().filter(({ who }) => who !== whose()), ...own];
  try {
    if (all.length) localStorage.setItem(KEY, JSON.stringify(all)); else localStorage.removeItem(KEY);
    memory = null;
  } catch {
    memory = all; // They run until the page is left.
  }
  run();
  tell('changed');
}

/**
 * Starts one: `words` are how long it was said to be, and `page` is where; false if there are as many as can be.
 * @param {Pick<Timer, 'page' | 'title' | 'words' | 'seconds'>} timer
 */
export function startTimer({ page, title, words, seconds }) {
  const all = timers();
  if (all.length >= MOST) return false;
  keep([...all, { id: newID(), who: whose(), page, title, words, seconds, ends: Date.now() + seconds * 1000 }]);
  return true;
}

/** Gives one a minute more, from now on if it has rung. */
export const addMinute = (/** @type {string} */ id) => keep(timers().map(timer => timer.id === id ? { ...timer, ends: Math.max(timer.ends, Date.now()) + 60_000 } : timer));

export const stopTimer = (/** @type {string} */ id) => keep(timers().filter(timer => timer.id !== id));

export const isUp = (/** @type {Timer} */ { ends }) => ends <= Date.now();
export const rings = (/** @type {Timer} */ { ends }) => ends <= Date.now() && Date.now() - ends < RINGS;

/**
 * `4:05` or `1:04:05` until one rings, or `−0:12` since it has.
 * @param {Timer} timer
 */
export function left({ ends }) {
  const seconds = Math.ceil((ends - Date.now()) / 1000);
  const parts = [Math.floor(Math.abs(seconds) / 3600), Math.floor(Math.abs(seconds) / 60) % 60, Math.abs(seconds) % 60];
  const [hours, minutes, rest] = parts;
  return `${seconds < 0 ? '−' : ''}${hours ? `${hours}:${String(minutes).padStart(2, '0')}` : minutes}:${String(rest).padStart(2, '0')}`;
}

/** Goes on with those that run. */
export function run() {
  const some = timers();
  if (some.length && !ticking) {
    let up = new Set(some.filter(isUp).map(({ id }) => id));
    ticking = setInterval(() => {
      const now = timers();
      if (!now.length) run();
      const upNow = new Set(now.filter(isUp).map(({ id }) => id));
      tell([...upNow].some(id => !up.has(id)) ? 'up' : 'tick');
      up = upNow;
    }, TICK);
  } else if (!some.length && ticking) {
    clearInterval(ticking);
    ticking = undefined;
    tell('changed');
  }
}

// Another tab has changed them.
window.addEventListener('storage', ({ key }) => { if (key === KEY) { run(); tell('changed'); } });
