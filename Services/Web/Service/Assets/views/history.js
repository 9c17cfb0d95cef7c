// Past menus, newest first, each of which can be cooked again.
import { h, busy, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { deletedSheet } from './deleted-sheet.js';
import { limitNote } from './entitlement.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

export async function show(root) {
  // A plan may show the last few only; the page after them says so.
  const menus = [];
  let note = null;
  try {
    for (let after = null, page; menus.length < 200; after = page.next) {
      page = await api.get(`/api/v1/menus?state=archived&limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`);
      menus.push(...page.items);
      if (!page.next) break;
    }
  } catch (error) {
    note = limitNote(error);
    if (!note) throw error;
  }
  root.replaceChildren(
    h('div.head', h('div', h('h1', t('nav.history')), h('p', menus.length ? t('history.hint') : t('history.none')))),
    ...menus.map(menu => h('section.card',
      h('div.pad.head', h('div', h('h2', range(menu)), h('p', t('history.cooked', { count: menu.progress.total, cooked: menu.progress.cooked }))),
        h(`span.pill${menu.outcome === 'completed' ? '.leaf' : ''}`, menu.outcome === 'completed' ? t('history.all') : t('history.aside'))),
      h('div.pad.stack', h('p', menu.recipes.map(item => item.title).join(' · ')),
        h('div', h('button.edits.button.quiet.small', { onclick: event => busy(event.currentTarget, () => reuse(menu)) }, t('history.again')),
          h('button.edits.button.danger.small', { onclick: event => busy(event.currentTarget, () => remove(root, menu)) }, t('history.delete')))))), ...(note ? [note] : []),
    h('p.row', h('button.edits.button.plain.small', { ariaHasPopup: 'dialog', onclick: () => deleted(root) }, t('history.deleted_title'))));
}

async function deleted(root) {
  const menu = await deletedSheet({
    title: t('history.deleted_title'), path: '/api/v1/menus/deleted',
    words: menu => menu.recipes.join(' · ') || t('nav.menu'), more: menu => t('history.archived', { date: instantDay(menu.archived_at) }),
    restore: menu => restore(menu.id),
  });
  if (menu && root.isConnected) await show(root);
}

async function restore(id) {
  await api.post(`/api/v1/menus/${id}/restore`);
  toast(t('history.restored'));
}

const range = menu => {
  const from = instantDay(menu.committed_at ?? menu.created_at);
  const to = instantDay(menu.archived_at);
  return from === to ? from : `${from} – ${to}`;
};

/** Deletes a menu, with a way back; the page is drawn anew. */
async function remove(root, menu) {
  await api.delete(`/api/v1/menus/${menu.id}`);
  await show(root);
  toast(t('history.deleted'), { label: t('common.undo'), steps: [{ method: 'POST', path: `/api/v1/menus/${menu.id}/restore`, body: {}, what: t('history.restored') }], run: () => busy(null, async () => {
    await restore(menu.id);
    if (root.isConnected) await show(root);
  }) });
}

async function reuse(menu) {
  let answer;
  try {
    answer = await api.post(`/api/v1/menus/${menu.id}/reuse`, {});
  } catch (error) {
    if (error.status !== 409) throw error;
    const mode = await sheet(t('history.planning'), close => h('div.stack', h('p', error.message),
      h('button.button.block', { onclick: () => close('merge') }, t('history.merge')),
      h('button.button.quiet.block', { onclick: () => close('replace') }, t('history.replace'))));
    if (!mode) return;
    answer = await api.post(`/api/v1/menus/${menu.id}/reuse`, { mode });
  }
  if (answer.missing.length) toast(t('history.missing', { titles: answer.missing.map(item => item.title).join(', ') }));
  go('/');
}
