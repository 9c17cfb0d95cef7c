// Aisles in their order: dragged by the grip, or with the arrow keys and the buttons.
import { h, toast } from '../dom.js';
import { carry } from '../carry.js';
import { t } from '../language.js';

/** The list of aisles; `put(keys)` saves another order and `open(aisle)` opens one, where that can be done. */
export function sortable(aisles, put, open) {
  const list = h('ul.aisles');
  const keys = () => [...list.children].map(row => row.dataset.aisle);
  const step = async (aisle, by) => {
    const order = keys();
    const at = order.indexOf(aisle.key);
    const to = at + by;
    if (to < 0 || to >= order.length) return;
    order.splice(to, 0, ...order.splice(at, 1));
    await put(order);
    toast(t('list.moved', { name: aisle.title, place: to + 1, count: order.length }));
  };
  list.append(...aisles.map((aisle, place) => h('li', { 'data-aisle': aisle.key },
    open ? h('button.name.grow', { ariaHasPopup: 'dialog', onclick: () => open(aisle) }, aisle.title) : h('p.name.grow', aisle.title),
    put && [
      arrow(aisle, 'up', place > 0, () => step(aisle, -1)),
      arrow(aisle, 'down', place < aisles.length - 1, () => step(aisle, 1)),
      h('button.grip', {
        'data-focus': `grip-${aisle.key}`, ariaLabel: t('list.move', { name: aisle.title }),
        onpointerdown: event => {
          if (event.button) return;
          event.preventDefault();
          const row = event.currentTarget.closest('li');
          const before = keys();
          carry(row, event.pointerId, 'ul.aisles > li', isMeant => {
            row.classList.remove('held');
            const after = keys();
            if (!isMeant) list.append(...before.map(key => list.querySelector(`[data-aisle="${key}"]`)).filter(Boolean));
            else if (after.join() !== before.join()) put(after);
          });
        },
        onkeydown: event => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!by) return;
          event.preventDefault();
          step(aisle, by);
        },
      }),
    ])));
  return list;
}

function arrow(aisle, kind, isThere, onclick) {
  const label = kind === 'up' ? t('aisles.up', { name: aisle.title }) : t('aisles.down', { name: aisle.title });
  return h('button.icon-button', { 'data-focus': `${kind}-${aisle.key}`, ariaLabel: label, disabled: !isThere, onclick }, kind === 'up' ? '↑' : '↓');
}
