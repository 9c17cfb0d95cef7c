// What can be done with a list as a whole.
import { h, icon, busy, sheet, toast, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { field, form } from '../forms.js';
import { measured } from '../household.js';
import { go } from '../navigate.js';
import { copyText } from '../plain-http.js';
import { undoSheet } from '../later.js';
import { told } from '../effects.js';
import { t } from '../language.js';

/** Opens the sheet for a list. */
export function listMenu(view) {
  const { list, path, refresh } = view;
  return sheet(list.title, close => {
    const act = work => event => busy(event.currentTarget, async () => { await work(); close(); });
    const does = work => act(async () => { await work(); await refresh(); });
    const asks = (title, text, yes, work) => async () => {
      close();
      if (await confirmSheet(title, text, yes)) await busy(null, work);
    };
    const follows = ['menu', 'plan'].includes(list.source.type);
    const isPinned = list.pinned;
    return h('div.stack',
      h('button.edits.button.quiet.block', { onclick: () => { close(); rename(list, path, refresh); } }, t('list.rename')),
      h('button.edits.button.quiet.block', { onclick: does(() => api.post(`${path}/clear-checked`)) }, t('list.clear_checked')),
      follows && h('button.edits.button.quiet.block', { onclick: does(() => api.patch(path, { pinned: !list.pinned })) }, t(isPinned ? 'list.unpin' : 'list.pin')),
      h('button.edits.button.quiet.block', { onclick: () => { close(); undoSheet(); } }, t('undo.title')),
      h('button.button.quiet.block', { onclick: () => { close(); go('/household/aisles'); } }, t('aisles.title')),
      h('button.button.quiet.block', { onclick: act(async () => {
        await copyText(await (await api.raw(await measured(path), { Accept: 'text/plain' })).text());
        toast(t('list.copied'));
      }) }, t('list.copy')),
      h('button.button.quiet.block', { onclick: act(() => download(list)) }, icon('calendar'), t('list.download')),
      h('button.edits.button.danger.block', { onclick: asks(t('list.clear_ask', { title: list.title }), t('list.clear_text'), t('list.clear'), async () => {
        await api.post(`${path}/clear`);
        await refresh();
      }) }, t('list.clear')),
      h('button.edits.button.danger.block', { onclick: asks(t('common.delete_ask', { name: list.title }), t('list.delete_text'), t('list.delete'), async () => {
        view.isLeaving = true;
        told(await api.delete(path).catch(error => { view.isLeaving = false; throw error; }));
        toast(t('list.deleted', { title: list.title }), { label: t('common.undo'), run: () => busy(null, async () => {
          await restoreList(list);
          go(`/groceries/${list.id}`);
        }) });
        go('/groceries');
      }) }, t('list.delete')));
  });
}

/** Brings a deleted list back, and says so. */
export async function restoreList({ id, title }) {
  await api.post(`/api/v1/grocery-lists/${id}/restore`);
  toast(t('list.restored', { title }));
}

function rename(list, path, refresh) {
  return sheet(t('list.rename'), close => {
    const [titleField, title] = field(t('list.title'), { name: 'title', value: list.title, maxLength: 200 });
    return form({ label: t('common.save'), plain: true, work: async () => {
      await api.patch(path, { title: title.value.trim() });
      close();
      await refresh();
    } }, titleField);
  });
}

async function download(list) {
  const answer = await api.raw(`/api/v1/exports/grocery-lists/${list.id}.ics`);
  const url = URL.createObjectURL(await answer.blob());
  h('a', { href: url, download: `${list.title}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
