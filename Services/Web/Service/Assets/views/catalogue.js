// The catalogue that the operator has loaded: searched and narrowed as the household's own recipes are.
import { h, icon } from '../dom.js';
import { catalogue } from '../shelf.js';
import { library, narrow } from './library.js';
import { waiting } from './waiting-library.js';
import { shelves } from './recipes.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

/** @param {HTMLElement} root */
export async function show(root) {
  const list = await library({}, catalogue, () => shelves('catalogue'));
  const title = h('h1', t('nav.recipes'));
  if (list.hasNone) {
    list.left();
    root.replaceChildren(h('div.head', title), shelves('catalogue'), h('p.hint', t('catalogue.none')));
    return undefined;
  }
  const head = h('div.head', title, h('a.button.quiet.small', { href: '/catalogue/cookbooks', ariaLabel: t('catalogue.cookbooks') }, icon('book'), t('cookbooks.title')));
  const others = shelves('catalogue');
  root.replaceChildren(head, list.element);
  // On a phone the other shelves are in the filters' sheet.
  const place = () => { if (narrow.matches) others.remove(); else head.after(others); };
  place();
  narrow.addEventListener('change', place);
  return () => {
    narrow.removeEventListener('change', place);
    list.left();
  };
}
