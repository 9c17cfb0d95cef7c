// Text to take along. Browsers do not give the clipboard to pages that came over plain HTTP.
import { h } from './dom.js';
import { t } from './language.js';

/**
 * Puts text on the clipboard; throws with a sentence where the browser does not let it.
 * @param {string} text
 */
export async function copyText(text) {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    if (copied) return;
  }
  const area = document.createElement('textarea');
  area.className = 'aside';
  area.readOnly = true;
  area.value = text;
  // A sheet that is open keeps what is outside of it from being selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  const focused = document.activeElement;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  if (!copied) throw new Error(t('error.copy'));
}

const isOwn = (/** @type {string} */ host) => /^(localhost|127\..*|\[::1\])$/.test(host);

/**
 * A link of the server's as others in the network can open it. Where its operator has named no address of it, it calls itself
 * `localhost`, which is every machine's name for itself; then the address at which this page is open is meant.
 * @param {string} url
 */
export function reachable(url) {
  const link = new URL(url);
  return isOwn(link.hostname) && !isOwn(location.hostname) ? location.origin + link.pathname + link.search + link.hash : url;
}

/**
 * Something to copy, shown with a button for it.
 * @param {string} value
 * @param {string} label
 */
export function copyBox(value, label) {
  const input = h('input.input', { value, readOnly: true, ariaLabel: label, onfocus: event => event.target.select() });
  const button = h('button.button.quiet', { type: 'button', onclick: async () => {
    try {
      await copyText(value);
      button.textContent = t('common.copied');
      setTimeout(() => { button.textContent = t('common.copy'); }, 3000);
    } catch {
      input.focus();
    }
  } }, t('common.copy'));
  return h('div.copy', input, button);
}
