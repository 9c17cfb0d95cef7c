// Elements without a framework: text is always text, never markup.
import { foodSign } from './food-signs.js';
import { base, files, t } from './language.js';
import { opened } from './sheet-history.js';
import { takeBack, undoable } from './undo.js';

/**
 * Makes an element: `h('button.small', {onclick}, 'Save')`. Properties with null or false are left out.
 * @template {string} Selector
 * @param {Selector} selector
 * @param {App.Props | App.Child} [props]
 * @param {...App.Child} children
 * @returns {App.Made<Selector>}
 */
export function h(selector, props, ...children) {
  if (props instanceof Node || typeof props !== 'object' || Array.isArray(props) || props === null) {
    children.unshift(/** @type {App.Child} */ (props));
    props = {};
  }
  const [tag, ...classes] = selector.split('.');
  const element = /** @type {any} */ (document.createElement(tag || 'div'));
  if (classes.length) element.className = classes.join(' ');
  for (let [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    // The app's own paths.
    if (tag === 'a' && name === 'href') value = value.replace(/^\//, `${base}/`);
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    // What a text says at first is not what somebody has typed.
    else if (name === 'value' && tag === 'textarea') element.defaultValue = value;
    else if (name in element && name !== 'list') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(.../** @type {any[]} */ (children).flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * An icon of icons.svg.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${files}icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/**
 * What an `img` shows of a picture: the file that fits best, of three. Null if there is none, or if it lies elsewhere: no
 * other site is to learn what is looked at here.
 * @param {string | null | undefined} url
 * @param {string} sizes
 */
export const image = (url, sizes) => url?.startsWith('/api/v1/pictures/')
  ? { alt: '', sizes, srcset: [320, 960, 1920].map(size => `${base}${url.replace('/960.webp', `/${size}.webp`)} ${size}w`).join(', '), src: base + url }
  : null;

/**
 * A number below `limit` that an id always gives, for a colour that is the same wherever it is shown.
 * @type {(id: string, limit: number) => number}
 */
export const numberOf = (id, limit) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % limit, 7);

/**
 * A picture of a recipe, or a sign of what it is, or its first letter.
 * @param {{ id?: string, recipe_id?: string, title?: string, image_url?: string | null } & App.Fields} recipe
 * @param {string} className
 */
export function picture(recipe, className) {
  const fallback = h(`div.${className}.blank`, { ariaHidden: 'true' }, foodSign(recipe) ?? (recipe.title || '?').trim().slice(0, 1).toUpperCase());
  // In a menu or a plan the id is that of its place there.
  fallback.style.setProperty('--hue', /** @type {any} */ (numberOf(recipe.recipe_id ?? recipe.id ?? '', 3600) / 10));
  const shown = image(recipe.image_url, className === 'thumb' ? '48px' : '(min-width: 40rem) 20rem, 50vw');
  if (!shown) return fallback;
  return h(`img.${className}`, { loading: 'lazy', ...shown,
    onerror: event => event.target.replaceWith(fallback) });
}

// Numbers that are being saved, by what they are of: a page drawn meanwhile shows and changes the same ones.
/** @type {Map<string, { value: number, wanted: number, outputs: HTMLElement[] }>} */
const unsaved = new Map();

/**
 * Plus and minus around a number of servings of `key`. `change(next)` saves one number after another, the last one that was
 * chosen in any case, and hears the one before; where it throws, the number is again what it was.
 * @param {string} key
 * @param {number} value
 * @param {(next: number, last: number) => unknown} change
 */
export function stepper(key, value, change, label = t('servings.name'), kind = 'edits') {
  const state = unsaved.get(key) ?? { value, wanted: value, outputs: /** @type {HTMLElement[]} */ ([]) };
  const output = h('output', String(state.wanted));
  state.outputs.push(output);
  const show = () => { for (const one of state.outputs) one.textContent = /** @type {any} */ (state.wanted); };
  const save = async () => {
    unsaved.set(key, state);
    try {
      while (state.wanted !== state.value) {
        const next = state.wanted;
        await change(next, state.value);
        state.value = next;
      }
    } catch (error) {
      state.wanted = state.value;
      show();
      toast(error.message);
    } finally {
      unsaved.delete(key);
    }
  };
  /** @param {number} by */
  const step = by => {
    const next = Math.min(100, Math.max(1, state.wanted + by));
    if (next === state.wanted) return;
    state.wanted = next;
    show();
    if (!unsaved.has(key)) save();
  };
  return h('span.stepper', { role: 'group', ariaLabel: label },
    h(`button.${kind}`, { type: 'button', ariaLabel: t('servings.fewer', { what: label }), onclick: () => step(-1) }, icon('minus')),
    output,
    h(`button.${kind}`, { type: 'button', ariaLabel: t('servings.more', { what: label }), onclick: () => step(1) }, icon('plus')));
}

/**
 * A short message at the foot of the page, with one action at most; it takes the place of the one before.
 * @param {string} message
 * @param {App.Action} [action]
 */
export function toast(message, action) {
  for (const old of document.querySelectorAll('.toast')) old.remove();
  // What can be taken back stays among the last changes.
  const undo = action?.label === t('common.undo') && undoable(message, action.run, action.steps);
  const box = h('div.toast', h('span', message),
    action && h('button', { onclick: () => { box.remove(); if (undo) takeBack(undo); else action.run(); } }, action.label));
  // An open sheet covers the page, and only what is in it can be tapped.
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  (sheet?.querySelector('.toasts') ?? document.getElementById('toasts')).append(box);
  setTimeout(() => box.remove(), action ? 8000 : Math.max(4000, message.length * 90));
}

/**
 * Opens a sheet; `build(close)` gives its content. Resolves with what it was closed with, and nothing if one went back.
 * @param {string} title
 * @param {(close: (value?: any) => void) => App.Child} build
 * @returns {Promise<any>}
 */
export function sheet(title, build) {
  return new Promise(resolve => {
    const dialog = h('dialog', { ariaLabel: title });
    const close = (/** @type {any} */ value) => { dialog.returned = value; dialog.close(); };
    const closed = opened(close);
    const opener = document.activeElement;
    dialog.append(h('div.sheet',
      h('div.sheet-head', h('h2', title), h('button.icon-button', { ariaLabel: t('common.close'), onclick: () => close() }, icon('close'))),
      build(close)), h('div.toasts', { role: 'status' }));
    dialog.addEventListener('close', () => {
      document.getElementById('toasts').append(...dialog.querySelectorAll('.toast'));
      dialog.remove();
      // What opened it may have been drawn anew meanwhile.
      if (opener?.dataset?.focus && !opener.isConnected) document.querySelector(`[data-focus="${CSS.escape(opener.dataset.focus)}"]`)?.focus();
      // A page that comes next is to come after the one below.
      closed().then(() => resolve(dialog.returned));
    });
    dialog.addEventListener('click', event => { if (event.target === dialog) close(); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Asks yes or no in words that say what will happen; `isGrave` for what cannot be taken back.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 */
export function confirmSheet(title, text, yes, isGrave = false) {
  return sheet(title, close => h('div.stack', h('p', text),
    h(`button.button.block${isGrave ? '.grave' : ''}`, { onclick: () => close(true) }, yes),
    h('button.button.plain.block', { onclick: () => close(false), autofocus: isGrave }, t('common.not_now'))));
}

/**
 * Draws what is in an element anew; what had the focus has it again, or else what has come into its place.
 * @param {Element} root
 * @param {() => void} draw
 */
export function keepingFocus(root, draw) {
  const places = () => [...root.querySelectorAll('[data-focus]')];
  const key = root.contains(document.activeElement) ? /** @type {Element} */ (document.activeElement).dataset.focus : undefined;
  const at = places().findIndex(element => element.dataset.focus === key);
  draw();
  // What has not changed stays as it is drawn, the focus with it.
  if (!key || root.contains(document.activeElement) && /** @type {Element} */ (document.activeElement).dataset.focus === key) return;
  const now = places();
  // It may have gone, or lie in what is folded: then the next of its kind, or else what is nearest.
  const seen = now.slice(Math.max(at, 0)).concat(now.slice(0, Math.max(at, 0)).reverse()).filter(element => element.checkVisibility?.() ?? true);
  const kind = key.split('-')[0];
  const next = seen.find(element => element.dataset.focus === key) ?? seen.find(element => /** @type {string} */ (element.dataset.focus).split('-')[0] === kind) ?? seen[0];
  next?.focus({ preventScroll: true });
}

/**
 * A button, or what has come into its place where the page was drawn anew; else what it was the first of, or the page.
 * @param {HTMLElement} button
 */
function inPlaceOf(button) {
  const { focus } = button.dataset;
  if (button.isConnected || !focus) return button.isConnected ? button : document.getElementById('main');
  const seen = [...document.querySelectorAll(`[data-focus^="${focus.split('-')[0]}-"]`)].filter(element => element.checkVisibility?.() ?? true);
  return seen.find(element => element.dataset.focus === focus) ?? seen[0] ?? document.getElementById('main');
}

/**
 * Runs work with its button disabled, and says in words what went wrong.
 * @template Result
 * @param {(HTMLElement & { disabled: boolean }) | null} button
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result | undefined>}
 */
export async function busy(button, work) {
  // A button that is disabled loses the focus.
  const hadFocus = button && button === document.activeElement;
  if (button) button.disabled = true;
  try {
    return await work();
  } catch (error) {
    const more = error.problem?.upgrade_url;
    toast(error.message, more && { label: t('common.upgrade'), run: () => location.assign(more) });
    return undefined;
  } finally {
    if (button) button.disabled = false;
    if (hadFocus && document.activeElement === document.body) inPlaceOf(button).focus({ preventScroll: true });
  }
}

/**
 * Says what was done, with the way back, and the calls that it comes to (`undo.js`). What only waits has said so already, and does not look as if it were done.
 * @param {any} answer
 * @param {string} words
 * @param {() => unknown} undo
 * @param {App.UndoStep[]} [steps]
 */
export function offerUndo(answer, words, undo, steps) {
  const run = () => busy(null, undo);
  if (answer?.waiting) undoable(words, run, steps); else toast(words, { label: t('common.undo'), run, steps });
}
