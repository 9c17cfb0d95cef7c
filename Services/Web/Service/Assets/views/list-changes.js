// What is done with a grocery list as a whole. What can be done without a network waits then, as what is done with its things.
import { toast } from '../dom.js';
import { api } from '../api.js';
import { change } from '../changes.js';
import { told } from '../effects.js';
import { isUnreachable } from '../session.js';
import { t } from '../language.js';

const pathOf = ({ id }) => `/api/v1/grocery-lists/${id}`;

/** Gives a list another name; not over one that somebody else has given it meanwhile. */
export const renameList = (list, title) => change('PATCH', pathOf(list), { title }, {
  what: t('changes.list_rename', { title: list.title, name: title }), seen: { title: list.title },
  undo: { method: 'PATCH', path: pathOf(list), body: { title: list.title }, what: t('changes.list_rename', { title, name: list.title }) },
});

const pinning = ({ title }, isPinned) => t(isPinned ? 'changes.list_pin' : 'changes.list_unpin', { title });

/** Has a list stay as it is, or follow its meals again. */
export const pinList = (list, pinned) => change('PATCH', pathOf(list), { pinned }, {
  what: pinning(list, pinned), undo: { method: 'PATCH', path: pathOf(list), body: { pinned: !pinned }, what: pinning(list, !pinned) },
});

/** Has a list be bought in a shop, or in none in particular; new lists are for it from then on. */
export async function chooseShop(view, chosen) {
  const { list, home } = view;
  const name = id => home.shops.find(shop => shop.id === id)?.name ?? t('aisles.any_shop');
  const call = id => ({ method: 'PATCH', path: pathOf(list), body: { shop: id }, what: t('changes.list_shop', { title: list.title, name: name(id) }) });
  const { method, path, body, what } = call(chosen);
  const answer = await change(method, path, body, { what, undo: call(list.shop ?? null) });
  if (!answer.waiting && chosen !== home.usual_shop) {
    home.usual_shop = chosen;
    toast(chosen ? t('aisles.usual_now', { name: name(chosen) }) : t('aisles.usual_none'));
  }
  await view.refresh();
}

/** Has a list say something no more. */
export const dropNotice = (list, { id, text }) => change('DELETE', `${pathOf(list)}/notices/${id}`, undefined, { what: t('changes.list_notice', { title: list.title, text }) });

/** Deletes a list. */
export const deleteList = async list => told(await change('DELETE', pathOf(list), undefined, { what: t('changes.list_delete', { title: list.title }) }));

/** The call that brings a deleted list back. */
export const restoring = list => ({ method: 'POST', path: `${pathOf(list)}/restore`, body: {}, what: t('changes.list_restore', { title: list.title }) });

/** Brings a deleted list back, and says so. */
export async function restoreList(list) {
  const { method, path, body, what } = restoring(list);
  const answer = await change(method, path, body, { what });
  if (!answer?.waiting) toast(t('list.restored', { title: list.title }));
}

/** Takes everything off a list. */
export const clearList = view => take(view, 'clear', () => true, view.list.adding);

/** Takes off a list what is done, also by a tick that waits. */
export const clearChecked = view => take(view, 'clear-checked', item => item.ticking ? !item.checked : item.checked);

/**
 * Without a network each thing that is seen is taken off by itself, so that nothing goes that others put there meanwhile. It
 * does no harm if the server has done it already and the answer was lost.
 */
async function take(view, verb, isMeant, adding = []) {
  try {
    if (view.queue.waiting.length) throw Object.assign(new Error(), { status: 0 });
    await api.post(`${view.path}/${verb}`);
    await view.refresh();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    view.queue.pushAll([
      ...view.list.items.filter(isMeant).map(item => ({ op: 'delete', item_id: item.id, name: item.name, seen: item.version })),
      // What is still to be added is known by what adds it.
      ...adding.map(({ id, name }) => ({ op: 'delete', item_id: id, name, entry: true })),
    ]);
  }
}
