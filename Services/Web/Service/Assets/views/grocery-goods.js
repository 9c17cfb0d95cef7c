// What is on a grocery list: to be bought by aisle, done, and what else there is to say. What has not changed stays as it is drawn.
import { h, icon, busy } from '../dom.js';
import { newID } from '../plain-http.js';
import { groupOf } from '../reorder.js';
import { hold, rowBlocks } from '../row-blocks.js';
import { goneIn } from '../words.js';
import { clearChecked } from '../later.js';
import { elsewhere } from './elsewhere.js';
import { row } from './grocery-row.js';
import { t } from '../language.js';

/** The page's part: `element`, and `draw`, which shows what the view's list has now. */
export function goods(view) {
  const element = h('div.stack');
  // A thing that is done says how long it is still there.
  const rows = rowBlocks(item => row(view, item), item => item.checked ? goneIn(item.expires_at) : '');
  const open = h('div.card.shop');
  const sections = new Map();
  const summary = h('summary', { 'data-focus': 'done' });
  const foot = h('p.pad.edits', h('button.button.quiet.small', { onclick: event => busy(event.currentTarget, () => clearChecked(view)) }, t('list.clear_checked')));
  const done = h('details.card.shop.fold');

  const section = ({ key, name }, items, isOwn) => {
    if (!sections.has(key)) sections.set(key, { element: h('section'), head: h('h2', h('span'), h('span')) });
    const { element: own, head } = sections.get(key);
    head.className = isOwn ? 'minor own' : 'minor';
    say(head.firstChild, name);
    say(head.lastChild, String(items.length));
    hold(own, [head, ...rows.lists(`open-${key}`, items, { 'data-group': key })]);
    return own;
  };

  const draw = () => {
    const { list } = view;
    const groups = new Map();
    /** @type {Wire.Item[]} */
    const ticked = [];
    for (const item of list.items) {
      const key = groupOf(item);
      if (item.checked) ticked.push(item);
      else if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    }
    rows.begin(list.items.length);
    hold(open, (list.aisles ?? list.categories).filter(({ key }) => groups.has(key)).map(group => section(group, groups.get(group.key), Boolean(list.aisles))));
    say(summary, t('list.done', { count: ticked.length }));
    hold(done, [summary, ...rows.lists('done', ticked), foot]);
    rows.end();
    hold(element, [
      list.adding.length > 0 && adding(list.adding),
      groups.size > 0 && open,
      ticked.length > 0 && done,
      list.staples.length > 0 && h('p.hint', t('list.at_home', { names: list.staples.map(staple => staple.name).join(', ') })),
      ...elsewhere(list),
      leftOut(view),
    ].filter(Boolean));
  };
  return { element, draw, row: rows.row, before: rows.before, stop: rows.stop };
}

/** Sets a text that is another than before. */
const say = (node, text) => { if (node.textContent !== text) node.textContent = text; };

const adding = items => h('div.card.shop', h('section', h('h2.minor', h('span', t('list.adding')), h('span', String(items.length))),
  h('ul', items.map(item => h('li.waiting', { 'data-item': item.id }, h('div.item.grow', h('span.name.typed', item.name)))))));

/** Lines of the recipes that name nothing for the shop; tapped, they are to be bought all the same. */
function leftOut(view) {
  const there = new Set(view.list.items.map(item => item.name));
  const lines = (view.list.left_out ?? []).filter(line => !there.has(line.text));
  if (!lines.length) return null;
  const reasons = { water: t('left.water'), equipment: t('left.equipment'), heading: t('left.heading'), reference: t('left.reference') };
  return h('details.card.shop.fold', { open: view.isLeftOpen, ontoggle: event => { view.isLeftOpen = event.target.open; } },
    h('summary', { 'data-focus': 'left' }, t('left.title', { count: lines.length })),
    h('ul', lines.map(line => h('li', h('div.grow', h('span.name', line.text), h('span.from', [reasons[line.reason], line.sources?.[0]?.recipe_title].filter(Boolean).join(' · '))),
      h('button.edits.icon-button', { ariaLabel: t('left.add', { name: line.text }), onclick: event => busy(event.currentTarget, async () => {
        const added = await view.queue.push({ op: 'add', item_id: newID(), item: { name: line.text } });
        view.reveal(added?.items[0]);
      }) }, icon('plus'))))));
}
