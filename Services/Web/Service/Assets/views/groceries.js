// The grocery list: by aisle, checked off as one walks, shared with anybody.
import { h, icon, busy, keepingFocus, toast } from '../dom.js';
import { api, follow } from '../api.js';
import { instantDay } from '../words.js';
import { newList, overList, overLists } from '../changes-shown.js';
import { change } from '../changes.js';
import { measured } from '../household.js';
import { go } from '../navigate.js';
import { lastSeen, queueOf, seen } from '../grocery-queue.js';
import { calmly, watch } from '../news.js';
import { newID } from '../plain-http.js';
import { isUnreachable } from '../session.js';
import { adder } from './grocery-add.js';
import { goods } from './grocery-goods.js';
import { listNews } from './grocery-news.js';
import { deletedLists, listMenu, shareSheet, whoLooks } from '../later.js';
import { shopChoice } from './shop-choice.js';
import { progress } from './board.js';
import { t } from '../language.js';

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  if (!id) return index(root);
  const top = h('div.stack');
  // What the parts of the page share: the list, its path, and whether a row is in somebody's hand.
  /** @type {App.Fields} */
  const view = { path: `/api/v1/grocery-lists/${id}`, list: null, root, isHeld: false, isDoneOpen: false, queue: queueOf(id) };
  // What the server has said last, without what waits.
  /** @type {any} */
  let known = null;
  view.draw = () => {
    if (view.isHeld) return;
    keepingFocus(root, () => { top.replaceChildren(...head(view)); shown.draw(); });
  };
  const shown = goods(view);
  // In front of which thing a row stands that is the first of its list.
  view.before = shown.before;
  view.refresh = async () => {
    let list;
    try {
      list = await api.get(await measured(view.path));
    } catch (error) {
      // What waits is seen all the same.
      if (!known || !isUnreachable(error) && !newList(id)) throw error;
      return view.show();
    }
    // Which shops there are, for a household that has aisles of its own.
    if (list.aisles) view.home ??= await api.get('/api/v1/aisles');
    // Of several that are asked for at the same time an older one may come last.
    if (list.version < known?.version) return undefined;
    known = list;
    seen(known);
    return view.show();
  };
  view.show = () => {
    view.list = overList(view.queue.over(known));
    view.draw();
  };
  view.reveal = item => {
    const added = shown.row(item);
    if (!added) return;
    added.scrollIntoView({ block: 'center' });
    added.classList.add('new');
    added.addEventListener('animationend', () => added.classList.remove('new'), { once: true });
  };
  try { await view.refresh(); } catch (error) {
    // Without a network there is still what was seen last.
    known = newList(id) ?? (error.status ? null : lastSeen(id));
    if (!known) throw error;
    view.show();
  }
  const mine = view.queue.onChange = async list => {
    if (list && !(list.version < known.version)) known = list;
    // The answer has the household's own measures, not those that the page's address asks for.
    if (list && new URLSearchParams(location.search).has('measurement_system')) await view.refresh().catch(() => {});
    if (list) seen(known);
    view.show();
  };
  view.queue.send();
  root.replaceChildren(top, h('div', adder(view), shown.element));
  // It was deleted by somebody else.
  const gone = () => {
    if (view.isLeaving || !root.isConnected) return;
    view.isLeaving = true;
    go('/groceries');
    toast(t('list.deleted_elsewhere', { title: view.list.title }));
  };
  const again = calmly(() => document.hidden ? Promise.resolve() : view.refresh().catch(error => { if (error.status === 404) gone(); }), 30);
  // One stream says what changes, that of its aisles included, and who looks: a browser has few connections.
  /** @type {(() => void) | undefined} */
  let stop;
  /** @type {Promise<Awaited<ReturnType<typeof whoLooks>> | null> | undefined} */
  let looking;
  const heard = event => {
    if (event?.kind?.endsWith('.deleted')) return gone();
    if (!event?.guests) return again();
    // It comes first of all: what others have done since the list was read has not been told.
    if (!looking) again();
    looking ??= whoLooks(view).catch(() => null);
    return looking.then(looks => looks?.tell(event));
  };
  // One that is still to be made has none yet.
  const listen = () => { if (!newList(id)) stop ??= follow(`${view.path}/events`, heard); };
  listen();
  document.addEventListener('visibilitychange', again);
  const changed = event => {
    if (event.detail.isDone) again(); else view.show();
    listen();
  };
  document.addEventListener('changes', changed);
  // A checked item leaves after its hour even if nothing else happens.
  const timer = setInterval(() => { if (view.list.items.some(item => item.checked)) again(); }, 60_000);
  return () => {
    // The same list may have been drawn anew.
    if (view.queue.onChange === mine) view.queue.onChange = () => {};
    stop?.();
    looking?.then(looks => looks?.stop());
    shown.stop();
    document.removeEventListener('changes', changed);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}

/** @param {HTMLElement} root */
async function index(root) {
  let known = null;
  const draw = () => drawIndex(root, overLists(known));
  const refresh = async () => {
    known = await api.get('/api/v1/grocery-lists?limit=50');
    draw();
  };
  await refresh();
  const again = calmly(refresh, 500);
  const changed = event => { if (event.detail.isDone) again(); else draw(); };
  document.addEventListener('changes', changed);
  const stop = watch(['grocery_list'], again);
  return () => { stop(); document.removeEventListener('changes', changed); };
}

/**
 * @param {HTMLElement} root
 * @param {any} lists
 */
function drawIndex(root, lists) {
  const make = event => busy(event.currentTarget, async () => {
    const id = newID();
    await change('PUT', `/api/v1/grocery-lists/${id}`, { title: t('nav.groceries') }, { what: t('list.new') });
    go(`/groceries/${id}`);
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
      h('div.grow', h('a.title.line', { href: `/groceries/${list.id}`, title: list.title }, list.title), list.waiting && h('small.waits', t('list.waits')),
        h('small', `${instantDay(list.created_at)} · ${list.items === 0 ? t('list.empty') : list.checked === list.items ? t('list.all_done') : t('list.to_buy', { count: list.items - list.checked })}`)),
      h('a.button.quiet.small', { href: `/groceries/${list.id}`, ariaLabel: t('list.open', { title: list.title }) }, t('common.open')))))),
    h('p.row', deleted()));
}

const deleted = () => h('button.edits.button.plain.small', { ariaHasPopup: 'dialog', onclick: () => deletedLists() }, t('list.deleted_title'));

function head(view) {
  const { list } = view;
  const checked = list.items.filter(item => item.checked).length;
  return [
    h('h1.line', { title: list.title }, list.title), list.waiting && h('small.waits', t('list.waits')),
    h('div.row.tight', h('p.hint.grow', list.items.length ? t('list.done_of', { count: list.items.length, checked }) : list.isFilled ? t('list.made_later') : t('list.nothing')),
      h('button.edits.button.small', { 'data-focus': 'share', onclick: () => shareSheet(list) }, icon('share'), t('common.share')),
      h('button.icon-button', { 'data-focus': 'menu', ariaLabel: t('common.more'), onclick: () => listMenu(view) }, icon('more'))),
    view.here && h('p.hint', view.here),
    view.queue.late > 0 && h('p.notice.small', { role: 'status' }, t('list.waits_here', { count: view.queue.late })),
    shopChoice(view),
    progress(checked, list.items.length),
    ...listNews(view),
  ].filter(Boolean);
}
