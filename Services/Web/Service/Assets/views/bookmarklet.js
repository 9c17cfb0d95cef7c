// The bookmarklet: a bookmark that sends the page it is clicked on to Larder.
import { h, toast } from '../dom.js';
import { copyBox } from '../clipboard.js';
import { base, t } from '../language.js';

/** What the bookmark does: it opens the page that adds a recipe, with the address of the page that one reads. */
const code = () => `javascript:void(window.open(${JSON.stringify(`${location.origin}${base}/recipes/new?url=`)}+encodeURIComponent(location.href)))`;

/** @param {HTMLElement} root */
export function show(root) {
  const bookmark = h('a.button.bookmarklet', { href: code(), draggable: true, onclick: event => {
    event.preventDefault();
    toast(t('bookmarklet.drag'));
  } }, t('bookmarklet.name'));
  root.replaceChildren(h('h1', t('bookmarklet.title')),
    h('section.card.pad.stack', h('h2', t('bookmarklet.desk')), h('p', t('bookmarklet.desk_text')), h('p', bookmark)),
    h('section.card.pad.stack', h('h2', t('bookmarklet.by_hand')), h('p', t('bookmarklet.by_hand_text')), copyBox(code(), t('bookmarklet.code'))),
    h('section.card.pad.stack', h('h2', t('bookmarklet.phone')), h('p', t('bookmarklet.phone_text'))));
}
