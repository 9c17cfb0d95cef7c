// Putting a row of a list elsewhere: dragged by its grip, or with the arrow keys while the grip has the focus.
import { h, busy, toast } from './dom.js';
import { carry } from './carry.js';
import { t } from './language.js';

/** The grip of an item's row; `view` has the list, and `isHeld` while a row is in somebody's hand. */
export function grip(view, item) {
  const button = h('button.edits.grip', {
    'data-focus': `grip-${item.id}`, ariaLabel: t('list.move', { name: item.name }),
    onpointerdown: event => {
      if (event.button || view.isHeld) return;
      event.preventDefault();
      hold(view, item, button.closest('li'), event.pointerId);
    },
    onkeydown: event => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      step(view, item, by);
    },
  });
  return button;
}

/** Follows a pointer with a row until it is let go. */
function hold(view, item, moved, pointer) {
  view.isHeld = true;
  carry(moved, pointer, 'ul[data-group] > li', isMeant => {
    view.isHeld = false;
    const place = isMeant && placeOf(view, item, moved);
    if (place) busy(null, () => put(view, item, place)).finally(view.draw);
    else view.draw();
  });
}

/** The aisle in which an item is found, or its category in a household that has only the six. */
export const groupOf = item => item.aisle ?? item.category;

/** Where a row stands now; nothing if that is where it was. */
function placeOf(view, item, row) {
  const { group } = row.parentElement.dataset;
  const before = row.previousElementSibling?.dataset.item ?? view.before(row.parentElement, item.id);
  const others = view.list.items.filter(other => groupOf(other) === group && other.id !== item.id);
  // Those that are ticked count among the others, though they are shown elsewhere.
  const position = before ? others.findIndex(other => other.id === before) + 2 : 1;
  const old = view.list.items.filter(other => groupOf(other) === groupOf(item) && !other.checked);
  const isSame = group === groupOf(item) && old[old.findIndex(other => other.id === item.id) - 1]?.id === before;
  return isSame ? null : { position, ...(group === groupOf(item) ? {} : { [view.list.aisles ? 'aisle' : 'category']: group }) };
}

async function put(view, item, place) {
  await view.queue.push({ op: 'change', item_id: item.id, name: item.name, seen: item.version, change: place });
}

function step(view, item, by) {
  const others = view.list.items.filter(other => groupOf(other) === groupOf(item));
  const open = others.filter(other => !other.checked);
  const at = open.findIndex(other => other.id === item.id);
  const next = open[at + by];
  if (!next) return;
  const place = others.filter(other => other.id !== item.id).findIndex(other => other.id === next.id) + (by > 0 ? 2 : 1);
  busy(null, async () => {
    await put(view, item, { position: place });
    toast(t('list.moved', { name: item.name, place: at + by + 1, count: open.length }));
  });
}
