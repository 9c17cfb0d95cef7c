// What is seen of a library until its recipes are there.
import { h } from '../dom.js';
import { t } from '../language.js';

/** What stands in the place of recipes that are being loaded. */
export const skeletons = (/** @type {number} */ count) => Array.from({ length: count }, () => h('li.card.recipe.skeleton', { ariaHidden: 'true' }, h('div.picture'), h('div.text', h('i'), h('i'))));

/** The whole view. */
export const waiting = () => h('div.view', { ariaBusy: 'true' }, h('p.aside', t('common.loading')), h('div.head', h('h1', t('nav.recipes'))),
  h('div.input.skeleton'), h('ul.recipes', skeletons(8)));
