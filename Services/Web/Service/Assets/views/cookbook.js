// One cookbook: the library with what is in it, and what can be done with the cookbook itself.
import { h, icon, offerUndo, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { overCookbooks } from '../changes-shown-later.js';
import { renameCookbook, restoreCookbook, restoring } from '../cookbook-calls.js';
import { go } from '../navigate.js';
import { askToDelete, named } from './cookbooks.js';
import { library } from './library.js';
import { waiting } from './waiting-library.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  // One that was made without a network is not known anywhere else.
  const begun = overCookbooks([]).find(one => one.id === id);
  let cookbook = begun ?? overCookbooks([await api.get(`/api/v1/cookbooks/${id}`)])[0];
  if (!cookbook) return go('/cookbooks');
  const list = begun ? null : await library({ cookbook: id });
  const title = h('h1', cookbook.name);
  const rename = () => named(t('cookbooks.rename'), t('common.save'), cookbook.name, async (/** @type {string} */ name) => {
    if (name === cookbook.name) return;
    cookbook = { ...cookbook, ...await renameCookbook(cookbook, name), name };
    title.textContent = cookbook.name;
    document.title = `${cookbook.name} · Larder`;
  });
  const remove = async () => {
    const answer = await sheet(t('common.delete_ask', { name: cookbook.name }), close => askToDelete(cookbook, close));
    if (!answer) return;
    go('/cookbooks');
    offerUndo(answer, t('cookbooks.deleted', { name: cookbook.name }), restore, [restoring(cookbook)]);
  };
  const restore = async () => {
    if (!(await restoreCookbook(cookbook))?.waiting) toast(t('deleted.restored', { title: cookbook.name }));
    go(`/cookbooks/${id}`);
  };
  const menu = () => sheet(cookbook.name, close => h('div.stack',
    h('button.button.quiet.block', { onclick: () => { close(); rename(); } }, t('cookbooks.rename')),
    h('button.button.danger.block', { onclick: () => { close(); remove(); } }, t('cookbooks.delete'))));
  document.title = `${cookbook.name} · Larder`;
  root.replaceChildren(h('p.back', h('a', { href: '/cookbooks' }, '‹ ', t('cookbooks.title'))), h('div.titled', h('div.grow', title, cookbook.waiting && h('small.waits', t('list.waits'))), h('button.edits.icon-button', { ariaLabel: t('common.change_of', { name: cookbook.name }), onclick: menu }, icon('more'))),
    ...(!list || list.hasNone ? [h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📚'), h('p', t('cookbooks.empty')), h('a.button.quiet', { href: '/recipes' }, icon('book'), t('recipes.all')))] : [list.element]));
  if (list && !list.hasNone) return list.left;
  list?.left();
  return undefined;
}
