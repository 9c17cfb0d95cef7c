// What is done to a thing on a list, and what takes it back.
import { busy, toast } from '../dom.js';
import { takeSteps } from '../later.js';
import { newID } from '../plain-http.js';
import { t } from '../language.js';
import { undoable } from '../undo.js';

/** Ticks an item, or takes its ticks back. */
export function toggle(view, item) {
  const mine = view.queue.waiting.filter(entry => entry.op === 'tick' && entry.item_id === item.id).map(entry => entry.id);
  const isOn = item.ticking === undefined ? item.checked : item.ticking === !item.checked;
  const id = newID();
  const untick = ticks => view.queue.push({ op: 'untick', item_id: item.id, ticks, name: item.name });
  const tick = () => view.queue.push({ id, op: 'tick', item_id: item.id, name: item.name });
  if (isOn) untick([...item.ticks ?? [], ...mine]); else tick();
  undoable(t(isOn ? 'changes.unticked' : 'changes.ticked', { name: item.name }), async () => { if (isOn) tick(); else untick([id]); },
    [{ list: view.list.id, item_id: item.id, name: item.name, ...(isOn ? { op: 'tick' } : { op: 'untick', ticks: [id] }) }]);
}

/** Changes some of `[member, value, before]` of an item. */
export function change(view, item, changes) {
  if (!changes.length) return;
  const operation = place => ({ op: 'change', item_id: item.id, name: item.name, ...(place === 1 ? { seen: item.version } : {}), change: Object.fromEntries(changes.map(one => [one[0], one[place]])) });
  const push = place => view.queue.push(operation(place));
  push(1);
  undoable(t('changes.item', { name: item.name }), async () => { push(2); }, [{ list: view.list.id, ...operation(2) }]);
}

/** Removes an item, with the way back. */
export function remove(view, item) {
  view.queue.push({ op: 'delete', item_id: item.id, name: item.name, seen: item.version });
  toast(t('list.removed', { name: item.name }), { label: t('common.undo'), steps: [{ list: view.list.id, restores: item.id }], run: () => busy(null, async () => {
    await takeSteps([{ list: view.list.id, restores: item.id }]);
    await view.refresh();
  }) });
}
