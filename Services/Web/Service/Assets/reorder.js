// Putting a row of a list elsewhere: dragged by its grip, or with the arrow keys while the grip has the focus.
import { h, icon, busy, toast } from './dom.js';
import { api } from './api.js';
import { t } from './language.js';

const EDGE = 90;

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
  }, icon('grip'));
  return button;
}

/** Follows a pointer with a row until it is let go. */
function hold(view, item, moved, pointer) {
  const over = new AbortController();
  // On the document, as a row that is put elsewhere loses the pointer.
  const on = (kind, work) => document.addEventListener(kind, event => { if (event.pointerId === pointer) work(event); }, { signal: over.signal });
  const drop = isMeant => {
    over.abort();
    view.isHeld = false;
    const place = isMeant && placeOf(view, item, moved);
    if (place) busy(null, () => put(view, item, place)).finally(view.draw);
    else view.draw();
  };
  view.isHeld = true;
  moved.classList.add('held');
  on('pointermove', event => drag(moved, event));
  on('pointerup', () => drop(true));
  on('pointercancel', () => drop(false));
}

/** Takes the row before or behind the one that is under the pointer, and the page along at its edges. */
function drag(moved, { clientX, clientY }) {
  if (clientY < EDGE + 60) window.scrollBy(0, -12);
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
  const under = document.elementsFromPoint(clientX, clientY).map(element => element.closest('ul[data-category] > li')).find(Boolean);
  if (!under || under === moved) return;
  const box = under.getBoundingClientRect();
  const before = clientY < box.top + box.height / 2;
  if (before ? under.previousElementSibling !== moved : under.nextElementSibling !== moved) under[before ? 'before' : 'after'](moved);
}

/** Where a row stands now; nothing if that is where it was. */
function placeOf(view, item, row) {
  const category = row.parentElement.dataset.category;
  const before = row.previousElementSibling?.dataset.item;
  const others = view.list.items.filter(other => other.category === category && other.id !== item.id);
  // Those that are ticked count among the others, though they are shown elsewhere.
  const position = before ? others.findIndex(other => other.id === before) + 2 : 1;
  const old = view.list.items.filter(other => other.category === item.category && !other.checked);
  const isSame = category === item.category && old[old.findIndex(other => other.id === item.id) - 1]?.id === before;
  return isSame ? null : { position, ...(category === item.category ? {} : { category }) };
}

async function put(view, item, place) {
  await api.patch(`${view.path}/items/${item.id}`, place);
  await view.refresh();
}

function step(view, item, by) {
  const others = view.list.items.filter(other => other.category === item.category);
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
