// Past menus, newest first, each of which can be cooked again.
import { h, busy, keepingFocus, offerUndo, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { atOnce } from '../at-once.js';
import { change } from '../changes.js';
import { overPast } from '../changes-shown-later.js';
import { addRecipe } from '../menu-changes.js';
import { calmly } from '../news.js';
import { isUnreachable } from '../session.js';
import { deletedSheet } from './deleted-sheet.js';
import { limitNote } from './entitlement.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

// As many as are shown.
const MOST = 200;

/** @param {HTMLElement} root */
export async function show(root) {
  let known = null;
  const draw = () => keepingFocus(root, () => root.replaceChildren(...content(refresh, { ...known, menus: overPast(known.menus) })));
  const refresh = async () => {
    try {
      known = await past();
    } catch (error) {
      if (!known || !isUnreachable(error)) throw error;
    }
    draw();
  };
  await refresh();
  const again = calmly(refresh);
  const changed = event => { if (event.detail.isDone) again(); else draw(); };
  document.addEventListener('changes', changed);
  return () => document.removeEventListener('changes', changed);
}

/** Menus of before; a plan may show the last few only, and without a network these are the newest: then `note` says so. */
async function past() {
  const menus = [];
  try {
    for (let after = null, page; menus.length < MOST; after = page.next) {
      page = await api.get(`/api/v1/menus?state=archived&limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`);
      menus.push(...page.items);
      if (!page.next) break;
    }
  } catch (error) {
    const note = limitNote(error) ?? (menus.length && isUnreachable(error) ? h('p.notice.small', t('history.older')) : null);
    if (!note) throw error;
    return { menus, note };
  }
  return { menus, note: null };
}

const content = (refresh, { menus, note }) => [
  h('div.head', h('div', h('h1', t('nav.history')), h('p', menus.length ? t('history.hint') : t('history.none')))),
  ...menus.map(menu => h('section.card',
    h('div.pad.head', h('div', h('h2', range(menu)), h('p', t('history.cooked', { count: menu.progress.total, cooked: menu.progress.cooked }))),
      h(`span.pill${menu.outcome === 'completed' ? '.leaf' : ''}`, menu.outcome === 'completed' ? t('history.all') : t('history.aside'))),
    h('div.pad.stack', h('p', menu.recipes.map(item => item.title).join(' · ')),
      h('div', h('button.edits.button.quiet.small', { 'data-focus': `again-${menu.id}`, onclick: event => busy(event.currentTarget, () => reuse(menu)) }, t('history.again')),
        h('button.edits.button.danger.small', { 'data-focus': `delete-${menu.id}`, onclick: event => busy(event.currentTarget, () => remove(refresh, menu)) }, t('history.delete')))))),
  ...(note ? [note] : []),
  h('p.row', h('button.edits.button.plain.small', { ariaHasPopup: 'dialog', onclick: () => busy(null, () => deleted(refresh)) }, t('history.deleted_title'))),
];

async function deleted(refresh) {
  const menu = await deletedSheet({
    title: t('history.deleted_title'), path: '/api/v1/menus/deleted',
    words: menu => menu.recipes.join(' · ') || t('nav.menu'), more: menu => t('history.archived', { date: instantDay(menu.archived_at) }),
    restore: menu => restore(menu.id),
  });
  if (menu) await refresh();
}

const restoring = id => ({ method: 'POST', path: `/api/v1/menus/${id}/restore`, body: {}, what: t('history.restored') });

async function restore(id) {
  const { method, path, body, what } = restoring(id);
  const answer = await change(method, path, body, { what });
  if (!answer?.waiting) toast(what);
}

const range = menu => {
  const from = instantDay(menu.committed_at ?? menu.created_at);
  const to = instantDay(menu.archived_at);
  return from === to ? from : `${from} – ${to}`;
};

/** Deletes a menu, with a way back; the page is drawn anew. */
async function remove(refresh, menu) {
  const answer = await change('DELETE', `/api/v1/menus/${menu.id}`, undefined, { what: t('history.deleted') });
  await refresh();
  offerUndo(answer, t('history.deleted'), async () => {
    await restore(menu.id);
    await refresh();
  }, [restoring(menu.id)]);
}

async function reuse(menu) {
  const path = `/api/v1/menus/${menu.id}/reuse`;
  let answer;
  try {
    answer = await atOnce(path, {});
  } catch (error) {
    if (error.status !== 409) throw error;
    const mode = await sheet(t('history.planning'), close => h('div.stack', h('p', error.message),
      h('button.button.block', { onclick: () => close('merge') }, t('history.merge')),
      h('button.button.quiet.block', { onclick: () => close('replace') }, t('history.replace'))));
    if (!mode) return;
    answer = await api.post(path, { mode });
  }
  // Without a network its recipes come to what is planned, each by itself.
  if (!answer) await Promise.all(menu.recipes.map(item => addRecipe({ ...item, id: item.recipe_id }, '/api/v1/menu', { servings: item.servings })));
  else if (answer.missing.length) toast(t('history.missing', { titles: answer.missing.map(item => item.title).join(', ') }));
  go('/');
}
