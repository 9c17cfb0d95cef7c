// One cookbook: the library with what is in it, and what can be done with the cookbook itself.
import { h, busy, icon, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { go } from '../navigate.js';
import { deleteCookbook, named } from './cookbooks.js';
import { library } from './library.js';
import { waiting } from './waiting-library.js';
import { t } from '../language.js';

export { waiting };
export const wide = true;

export async function show(root, id) {
  let cookbook = await api.get(`/api/v1/cookbooks/${id}`);
  const list = await library({ cookbook: id });
  const title = h('h1', cookbook.name);
  const rename = () => named(t('cookbooks.rename'), t('common.save'), cookbook.name, async name => {
    cookbook = await api.patch(`/api/v1/cookbooks/${id}`, { name });
    title.textContent = cookbook.name;
    document.title = `${cookbook.name} · Larder`;
  });
  const remove = async () => {
    if (!await sheet(t('common.delete_ask', { name: cookbook.name }), close => deleteCookbook(cookbook, close))) return;
    go('/cookbooks');
    toast(t('cookbooks.deleted', { name: cookbook.name }), { label: t('common.undo'), run: () => busy(null, restore) });
  };
  const restore = async () => {
    await api.post(`/api/v1/cookbooks/${id}/restore`);
    toast(t('deleted.restored', { title: cookbook.name }));
    go(`/cookbooks/${id}`);
  };
  const menu = () => sheet(cookbook.name, close => h('div.stack',
    h('button.button.quiet.block', { onclick: () => { close(); rename(); } }, t('cookbooks.rename')),
    h('button.button.danger.block', { onclick: () => { close(); remove(); } }, t('cookbooks.delete'))));
  document.title = `${cookbook.name} · Larder`;
  root.replaceChildren(h('p.back', h('a', { href: '/cookbooks' }, '‹ ', t('cookbooks.title'))), h('div.titled', h('div.grow', title), h('button.edits.icon-button', { ariaLabel: t('common.change_of', { name: cookbook.name }), onclick: menu }, icon('more'))),
    ...(list.hasNone ? [h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📚'), h('p', t('cookbooks.empty')), h('a.button.quiet', { href: '/recipes' }, icon('book'), t('recipes.all')))] : [list.element]));
  if (!list.hasNone) return list.left;
  list.left();
  return undefined;
}
