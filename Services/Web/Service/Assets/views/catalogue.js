// The catalogue that the operator has loaded: searched and narrowed as the household's own recipes are.
import { h, icon } from '../dom.js';
import { catalogue } from '../shelf.js';
import { library } from './library.js';
import { waiting } from './waiting-library.js';
import { shelves } from './recipes.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

/** @param {HTMLElement} root */
export async function show(root) {
  const list = await library({}, catalogue);
  const title = h('h1', t('nav.recipes'));
  if (list.hasNone) {
    list.left();
    root.replaceChildren(h('div.head', title), shelves('catalogue'), h('p.hint', t('catalogue.none')));
    return undefined;
  }
  root.replaceChildren(h('div.head', title, h('a.button.quiet.small', { href: '/catalogue/cookbooks', ariaLabel: t('catalogue.cookbooks') }, icon('book'), t('cookbooks.title'))), shelves('catalogue'), list.element);
  return list.left;
}
