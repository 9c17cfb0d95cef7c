// What can be done with a list as a whole.
import { h, icon, busy, offerUndo, sheet, toast, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { measured } from '../household.js';
import { go } from '../navigate.js';
import { copyText } from '../clipboard.js';
import { undoSheet } from './last-changes.js';
import { clearChecked, clearList, deleteList, pinList, renameList, restoreList, restoring } from './list-changes.js';
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
      h('button.edits.button.quiet.block', { onclick: () => { close(); rename(list, refresh); } }, t('list.rename')),
      h('button.edits.button.quiet.block', { onclick: act(() => clearChecked(view)) }, t('list.clear_checked')),
      follows && h('button.edits.button.quiet.block', { onclick: does(() => pinList(list, !list.pinned)) }, t(isPinned ? 'list.unpin' : 'list.pin')),
      h('button.edits.button.quiet.block', { onclick: () => { close(); undoSheet(); } }, icon('undo'), t('undo.title')),
      h('button.button.quiet.block', { onclick: () => { close(); go('/household/aisles'); } }, t('aisles.title')),
      h('button.button.quiet.block', { onclick: act(async () => {
        await copyText(await (await api.raw(await measured(path), { Accept: 'text/plain' })).text());
        toast(t('list.copied'));
      }) }, t('list.copy')),
      h('button.button.quiet.block', { onclick: act(() => download(list)) }, icon('calendar'), t('list.download')),
      h('button.edits.button.danger.block', { onclick: asks(t('list.clear_ask', { title: list.title }), t('list.clear_text'), t('list.clear'), () => clearList(view)) }, t('list.clear')),
      h('button.edits.button.danger.block', { onclick: asks(t('common.delete_ask', { name: list.title }), t('list.delete_text'), t('list.delete'), async () => {
        view.isLeaving = true;
        const answer = await deleteList(list).catch(error => { view.isLeaving = false; throw error; });
        offerUndo(answer, t('list.deleted', { title: list.title }), async () => {
          await restoreList(list);
          go(`/groceries/${list.id}`);
        }, [restoring(list)]);
        go('/groceries');
      }) }, t('list.delete')));
  });
}

function rename(list, refresh) {
  return sheet(t('list.rename'), close => {
    const [titleField, title] = field(t('list.title'), { name: 'title', value: list.title, maxLength: 200 });
    return form({ label: t('common.save'), plain: true, work: async () => {
      if (title.value.trim() !== list.title) await renameList(list, title.value.trim());
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
