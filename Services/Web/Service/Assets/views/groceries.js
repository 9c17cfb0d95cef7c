// The grocery list: by aisle, checked off as one walks, shared with anybody.
import { h, icon, busy, keepingFocus, toast } from '../dom.js';
import { api } from '../api.js';
import { instantDay } from '../words.js';
import { measured } from '../household.js';
import { go } from '../navigate.js';
import { groupOf } from '../reorder.js';
import { lastSeen, queueOf, seen } from '../grocery-queue.js';
import { calmly, watch } from '../news.js';
import { newID } from '../plain-http.js';
import { adder } from './grocery-add.js';
import { listMenu } from './grocery-menu.js';
import { listNews } from './grocery-news.js';
import { row } from './grocery-row.js';
import { deletedLists, shareSheet } from '../later.js';
import { shopChoice } from './shop-choice.js';
import { progress } from './board.js';
import { t } from '../language.js';

export async function show(root, id) {
  if (!id) return index(root);
  const [top, goods] = [h('div.stack'), h('div.stack')];
  // What the parts of the page share: the list, its path, and whether a row is in somebody's hand.
  const view = { path: `/api/v1/grocery-lists/${id}`, list: null, root, isHeld: false, isDoneOpen: false, queue: queueOf(id) };
  // What the server has said last, without what waits.
  let known = null;
  view.draw = () => {
    if (view.isHeld) return;
    keepingFocus(root, () => { top.replaceChildren(...head(view)); goods.replaceChildren(...body(view)); });
  };
  view.refresh = async () => {
    const list = await api.get(await measured(view.path));
    // Which shops there are, for a household that has aisles of its own.
    if (list.aisles) view.home ??= await api.get('/api/v1/aisles');
    // Of several that are asked for at the same time an older one may come last.
    if (list.version < known?.version) return;
    known = list;
    seen(known);
    view.show();
  };
  view.show = () => {
    view.list = view.queue.over(known);
    view.draw();
  };
  view.reveal = item => {
    const added = root.querySelector(`[data-item="${item}"]`);
    added?.scrollIntoView({ block: 'center' });
    added?.classList.add('new');
  };
  try { await view.refresh(); } catch (error) {
    // Without a network there is still what was seen last.
    known = error.status ? null : lastSeen(id);
    if (!known) throw error;
    view.show();
  }
  view.queue.onChange = async list => {
    if (list && !(list.version < known.version)) known = list;
    // The answer has the household's own measures, not those that the page's address asks for.
    if (list && new URLSearchParams(location.search).has('measurement_system')) await view.refresh().catch(() => {});
    if (list) seen(known);
    view.show();
  };
  view.queue.send();
  root.replaceChildren(top, h('div', adder(view), goods));
  // It was deleted by somebody else.
  const gone = () => {
    if (view.isLeaving || !root.isConnected) return;
    view.isLeaving = true;
    go('/groceries');
    toast(t('list.deleted_elsewhere', { title: view.list.title }));
  };
  const again = calmly(() => document.hidden ? Promise.resolve() : view.refresh().catch(error => { if (error.status === 404) gone(); }), 30);
  const stop = watch(['grocery_list', 'aisles'], event => {
    if (event?.thing.kind === 'grocery_list' && event.thing.id !== id) return;
    if (event?.thing.deleted) gone(); else again();
  });
  document.addEventListener('visibilitychange', again);
  // A checked item leaves after its hour even if nothing else happens.
  const timer = setInterval(() => { if (view.list.items.some(item => item.checked)) again(); }, 60_000);
  return () => { view.queue.onChange = () => {}; stop(); clearInterval(timer); document.removeEventListener('visibilitychange', again); };
}

async function index(root) {
  const draw = async () => drawIndex(root, await api.get('/api/v1/grocery-lists?limit=50'));
  await draw();
  return watch(['grocery_list'], calmly(draw, 500));
}

function drawIndex(root, lists) {
  const make = event => busy(event.currentTarget, async () => {
    const list = await api.put(`/api/v1/grocery-lists/${newID()}`, { title: t('nav.groceries') });
    go(`/groceries/${list.id}`);
  });
  if (!lists.items.length) {
    root.replaceChildren(h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '🧺'), h('h1', t('list.none')),
      h('p', t('list.none_hint')),
      h('a.button', { href: '/' }, icon('menu'), t('page.go_to_menu')), h('button.edits.button.plain', { onclick: make }, t('list.start_empty')), deleted()));
    return;
  }
  root.replaceChildren(
    h('div.head', h('h1', t('nav.groceries')), h('button.edits.button.quiet.small', { 'data-key': 'n', onclick: make }, icon('plus'), t('list.new'))),
    h('div.card', h('ul.lines', lists.items.map(list => h('li',
      h('div.grow', h('a.title.line', { href: `/groceries/${list.id}`, title: list.title }, list.title),
        h('small', `${instantDay(list.created_at)} · ${list.items === 0 ? t('list.empty') : list.checked === list.items ? t('list.all_done') : t('list.to_buy', { count: list.items - list.checked })}`)),
      h('a.button.quiet.small', { href: `/groceries/${list.id}`, ariaLabel: t('list.open', { title: list.title }) }, t('common.open')))))),
    h('p.row', deleted()));
}

const deleted = () => h('button.edits.button.plain.small', { ariaHasPopup: 'dialog', onclick: () => deletedLists() }, t('list.deleted_title'));

function head(view) {
  const { list } = view;
  const checked = list.items.filter(item => item.checked).length;
  return [
    h('h1.line', { title: list.title }, list.title),
    h('div.row.tight', h('p.hint.grow', list.items.length ? t('list.done_of', { count: list.items.length, checked }) : t('list.nothing')),
      h('button.edits.button.small', { 'data-focus': 'share', onclick: () => shareSheet(list) }, icon('share'), t('common.share')),
      h('button.icon-button', { 'data-focus': 'menu', ariaLabel: t('common.more'), onclick: () => listMenu(view) }, icon('more'))),
    view.queue.late > 0 && h('p.notice.small', { role: 'status' }, t('list.waiting', { count: view.queue.late })),
    shopChoice(view),
    progress(checked, list.items.length),
    ...listNews(view),
  ].filter(Boolean);
}

function body(view) {
  const { list } = view;
  const [open, done] = [list.items.filter(item => !item.checked), list.items.filter(item => item.checked)];
  return [
    list.adding.length > 0 && h('div.card.shop', h('section', h('h2.minor', h('span', t('list.adding')), h('span', String(list.adding.length))),
      h('ul', list.adding.map(item => h('li.waiting', { 'data-item': item.id }, h('div.item.grow', h('span.name.typed', item.name))))))),
    open.length > 0 && h('div.card.shop', (list.aisles ?? list.categories).filter(({ key }) => open.some(item => groupOf(item) === key)).map(group => {
      const items = open.filter(item => groupOf(item) === group.key);
      return h('section', h(`h2.minor${list.aisles ? '.own' : ''}`, h('span', group.name), h('span', String(items.length))),
        h('ul', { 'data-group': group.key }, items.map(item => row(view, item))));
    })),
    done.length > 0 && h('details.card.shop.fold', { open: view.isDoneOpen, ontoggle: event => { view.isDoneOpen = event.target.open; } },
      h('summary', { 'data-focus': 'done' }, t('list.done', { count: done.length })),
      h('ul', done.map(item => row(view, item))),
      h('p.pad.edits', h('button.button.quiet.small', { onclick: event => busy(event.currentTarget, async () => {
        await api.post(`${view.path}/clear-checked`);
        await view.refresh();
      }) }, t('list.clear_checked')))),
    list.staples.length > 0 && h('p.hint', t('list.at_home', { names: list.staples.map(staple => staple.name).join(', ') })),
    ...elsewhere(list),
    leftOut(view),
  ].filter(Boolean);
}

/** Meals of the menu that another list buys for: a line a list. */
function elsewhere(list) {
  const lists = new Map();
  for (const meal of list.elsewhere ?? []) lists.set(meal.list_id, [...(lists.get(meal.list_id) ?? []), meal.recipe_title]);
  return [...lists].map(([id, names]) => h('p.hint', t('list.elsewhere', { names: names.join(', ') }), ' ', h('a', { href: `/groceries/${id}` }, t('list.elsewhere_open'))));
}

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
