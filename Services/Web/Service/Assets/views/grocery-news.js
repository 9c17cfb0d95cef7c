// What people should know about a list before they read it: whether it follows its meals, and what is too much.
import { h, icon, busy } from '../dom.js';
import { t } from '../language.js';
import { dropNotice, pinList } from '../later.js';

/** The lines below a list's title. */
export function listNews({ list, refresh }) {
  const button = (label, work) => h('button.edits.button.plain.small', { onclick: event => busy(event.currentTarget, async () => { await work(); await refresh(); }) }, label);
  return [
    list.planning && h('p.hint', t('list.is_planning')),
    list.pinned && h('p.row.tight', h('small.grow', t('list.is_pinned')), button(t('list.unpin'), () => pinList(list, false))),
    ...list.notices.map(notice => h('div.notice.row', h('p.grow', notice.text, h('small', notice.recipe_title)),
      h('button.edits.icon-button', { 'data-focus': `notice-${notice.id}`, ariaLabel: t('common.dismiss'), onclick: event => busy(event.currentTarget, async () => {
        await dropNotice(list, notice);
        await refresh();
      }) }, icon('close')))),
  ].filter(Boolean);
}
