// Keys: arrows go through tabs and rows, and on a desk single keys do what is done most.
import { go } from './navigate.js';
import { helpSheet } from './later.js';
import { lastChanges, takeBack } from './undo.js';

const OFF = 'larder.keys';
// Things in a row, which left and right go through.
const ROWS = [['.tabs', 'a'], ['[role=tablist]', '[role=tab]'], ['.days', 'button'], ['.stars', 'button']];

/** Whether single keys do something; some people's programs type when they speak. */
export const keysAreOn = () => { try { return localStorage.getItem(OFF) !== 'off'; } catch { return true; } };
export const setKeys = (/** @type {boolean} */ areOn) => { try { if (areOn) localStorage.removeItem(OFF); else localStorage.setItem(OFF, 'off'); } catch { /* Till the page is left. */ } };

const isSeen = (/** @type {Element} */ element) => element.checkVisibility?.() ?? true;

/** @param {KeyboardEvent} event */
function arrows(event) {
  const { key } = event;
  const target = /** @type {HTMLElement} */ (event.target);
  const isAcross = ['ArrowLeft', 'ArrowRight'].includes(key);
  const row = isAcross && ROWS.find(([inside, one]) => target.matches(`${inside} ${one}`));
  const kind = !isAcross && target.dataset?.focus?.split('-')[0];
  if (!row && (!kind || kind === 'grip')) return;
  const all = (row ? [.../** @type {Element} */ (target.closest(row[0])).querySelectorAll(row[1])] : [...document.querySelectorAll(`#main [data-focus^="${kind}-"]`)]).filter(isSeen);
  const isForward = isAcross ? (key === 'ArrowRight') !== (getComputedStyle(target).direction === 'rtl') : key === 'ArrowDown';
  const next = all[all.indexOf(target) + (isForward ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Looks for recipes: on their page, or there. */
function search() {
  const field = document.querySelector('#main input[type=search]');
  if (field) return field.focus();
  document.addEventListener('shown', () => document.querySelector('#main input[type=search]')?.focus(), { once: true });
  return go('/recipes');
}

function make() {
  const first = [...document.querySelectorAll('#main [data-key=n]')].find(isSeen);
  if (!first) return go('/recipes/new');
  return first.matches('input') ? first.focus() : /** @type {HTMLElement} */ (first).click();
}

/** @type {Record<string, () => unknown>} */
const KEYS = { '/': search, n: make, '?': () => helpSheet() };

document.addEventListener('keydown', event => {
  const target = /** @type {Element} */ (event.target);
  // A browser that fills a form in sends events without a key.
  if (event.defaultPrevented || event.isComposing || !event.key || !target.matches) return;
  if (event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) return void arrows(event);
  if (target.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
  const undo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && lastChanges()[0];
  const work = undo ? () => takeBack(undo) : !event.ctrlKey && !event.metaKey && !event.altKey && keysAreOn() && KEYS[event.key];
  if (!work) return;
  event.preventDefault();
  work();
});
