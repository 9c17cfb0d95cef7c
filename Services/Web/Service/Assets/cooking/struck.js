// What somebody strikes off a recipe while cooking from its page: kept in this browser only, for a day in the kitchen.
import { h } from '../dom.js';
import { keysOf } from '../waiting-store.js';
import { whose } from '../session.js';
import { t } from '../language.js';

const LIFETIME = 12 * 3_600_000;
// What begins so goes when somebody signs out.
const KEYS = 'list-struck-';

/** @type {(key: string) => { at: number, lines: string[] } | null} */
function kept(key) {
  try {
    const found = JSON.parse(/** @type {string} */ (localStorage.getItem(key)));
    return found && Date.now() - found.at < LIFETIME ? found : null;
  } catch {
    return null; // A browser that keeps nothing.
  }
}

/**
 * Has lines of a recipe struck off. `lines` makes each line of a list that can be, by `names` that stay the same for other
 * servings; `hint` says how, and each of `again` begins anew.
 * @param {string} recipe
 */
export function striking(recipe) {
  const key = `${KEYS}${whose()}-${recipe}`;
  for (const old of keysOf(KEYS)) if (!kept(old)) localStorage.removeItem(old);
  const struck = new Set(kept(key)?.lines);
  const hint = h('p.hint.unprinted', t('recipe.strike'));
  /** @type {HTMLElement[]} */
  const buttons = [];
  /** @type {Map<string, HTMLElement>} */
  const boxes = new Map();
  const show = () => {
    for (const [line, box] of boxes) box.setAttribute('aria-checked', String(struck.has(line)));
    for (const button of buttons) button.hidden = !struck.size;
    hint.hidden = struck.size > 0;
  };
  const save = () => {
    try {
      if (struck.size) localStorage.setItem(key, JSON.stringify({ at: Date.now(), lines: [...struck] })); else localStorage.removeItem(key);
    } catch { /* Till the page is left. */ }
    show();
  };
  const toggle = (/** @type {string} */ line) => {
    if (!struck.delete(line)) struck.add(line);
    save();
  };
  const again = () => {
    const button = h('button.link.unprinted', { type: 'button', onclick: () => {
      struck.clear();
      save();
      // The button has gone.
      button.parentElement?.querySelector('.strike')?.focus();
    } }, t('recipe.start_over'));
    buttons.push(button);
    show();
    return button;
  };
  /** @type {(root: ParentNode, names: string[]) => void} */
  const lines = (root, names) => {
    [...root.querySelectorAll('li')].forEach((item, at) => {
      const line = `${at} ${names[at]}`;
      const box = h('span.strike', {
        role: 'checkbox', tabIndex: 0,
        // Words that are being selected stay as they are.
        onclick: () => { if (!String(document.getSelection())) toggle(line); },
        onkeydown: event => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggle(line);
        },
      }, ...item.childNodes);
      boxes.set(line, box);
      item.append(box);
    });
    show();
  };
  return { lines, again, hint };
}
