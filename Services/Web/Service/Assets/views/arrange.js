// Below a text area of a recipe's form: its lines and sections, put into another order by the grip, the arrows or the keys.
import { h, icon, keepingFocus, sheet, toast } from '../dom.js';
import { carry } from '../carry.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { inOrder, moved, rowsOf, textOf } from '../recipe-lines.js';
import { t } from '../language.js';

let lists = 0;

/** What arranges the lines of a text area, folded. */
export function arranger(area, breaks = false) {
  const name = `arranged-${lists += 1}`;
  const list = h('ul.aisles', { id: name });
  let rows = [];
  const nameOf = ({ title }) => title || t('add.no_section');
  const elementOf = row => list.children[rows.indexOf(row)];

  const read = () => {
    rows = rowsOf(area.value, breaks);
    draw();
  };
  const put = next => {
    rows = next;
    area.value = textOf(rows);
    // It is kept as what is typed.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    draw();
  };
  const step = (row, by) => {
    const next = moved(rows, row, by);
    if (!next) return;
    put(next);
    const among = row.isHead ? rows.filter(({ isHead }) => isHead) : rows;
    toast(t('list.moved', { name: nameOf(row), place: among.indexOf(row) + 1, count: among.length }));
  };
  const hold = (row, pointer) => {
    const element = elementOf(row);
    const those = new Map(rows.map(one => [elementOf(one), one]));
    // A section goes among the sections, its lines with it.
    if (row.isHead) for (const [other, { isHead }] of those) if (!isHead) other.remove();
    carry(element, pointer, `#${name} > li`, isMeant => {
      const order = [...list.children].map(other => those.get(other));
      if (isMeant) put(row.isHead ? inOrder(rows, order) : order); else draw();
    });
  };
  const draw = () => keepingFocus(list, () => list.replaceChildren(...rows.map((row, at) => h('li',
    h(row.isHead ? 'p.name.grow' : 'p.grow', nameOf(row)),
    arrow(row, at, 'up', -1), arrow(row, at, 'down', 1),
    h('button.grip', {
      type: 'button', 'data-focus': `grip-${name}-${idOf(row)}`, ariaLabel: t('list.move', { name: nameOf(row) }),
      onpointerdown: event => {
        if (event.button) return;
        event.preventDefault();
        hold(row, event.pointerId);
      },
      onkeydown: event => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        step(row, by);
      },
    })))));
  const arrow = (row, at, kind, by) => h('button.icon-button', {
    type: 'button', 'data-focus': `${kind}-${name}-${idOf(row)}`, disabled: !moved(rows, row, by), onclick: () => step(row, by),
    ariaLabel: t(kind === 'up' ? 'aisles.up' : 'aisles.down', { name: nameOf(row) }),
  }, kind === 'up' ? '↑' : '↓');

  area.addEventListener('input', event => { if (event.isTrusted && box.open) read(); });
  const box = h('details.fold', { ontoggle: () => { if (box.open) read(); } }, h('summary', t('add.arrange')), h('div.stack', list,
    h('div', h('button.button.quiet.small', { type: 'button', ariaHasPopup: 'dialog', onclick: () => addSection(title => put([...rows, ...rowsOf(`# ${title}`)])) }, icon('plus'), t('add.add_section')))));
  return box;
}

// The same row is found again where it is drawn anew.
const ids = new WeakMap();
let last = 0;
function idOf(row) {
  if (!ids.has(row)) ids.set(row, last += 1);
  return ids.get(row);
}

const addSection = put => sheet(t('add.add_section'), close => {
  const [label, input] = field(t('common.name'), { name: 'section', maxLength: 100, required: true, autofocus: true });
  return form({ label: t('common.add'), plain: true, work: async () => {
    close();
    put(input.value.trim());
  } }, label);
});
