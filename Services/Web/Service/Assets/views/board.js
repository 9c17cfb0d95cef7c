// The menu: a few recipes that the household will really cook, from empty to cooked.
import { h, icon, keepingFocus, offerUndo, picture, stepper, busy, confirmSheet } from '../dom.js';
import { change } from '../changes.js';
import { overBoard } from '../changes-shown.js';
import { live } from '../live.js';
import { marking } from '../plan-calls.js';
import { instantDay } from '../words.js';
import { told } from '../effects.js';
import { day, putAll } from './menu-days.js';
import { addToMenu, makeMenuList, takeOff, undoSheet } from '../later.js';
import { cookLink, recipeTitle } from './recipe-title.js';
import { sampleNotice } from './sample-notice.js';
import { asks, isDue, welcome } from './welcome.js';
import { t } from '../language.js';

/** @param {HTMLElement} root */
export async function show(root) {
  const home = await asks().catch(() => null);
  let card;
  // It is made once, as somebody may be filling it in.
  const first = home && (refresh => card ??= welcome(home, refresh));
  return live('/api/v1/menu', ['menu', 'plan_entry', 'recipe'], (board, refresh) => keepingFocus(root, () => draw(root, overBoard(board), refresh, first)));
}

/**
 * @param {HTMLElement} root
 * @param {any} board
 * @param {any} refresh
 * @param {any} first
 */
function draw(root, board, refresh, first) {
  const parts = [sampleNotice(refresh)].filter(Boolean);
  if (board.state === 'empty') parts.push(...[first && isDue() && first(refresh), empty(refresh)].filter(Boolean));
  if (board.state === 'planning') parts.push(planning(board.menu, refresh, t('menu.this_week')));
  if (board.state === 'to_cook') parts.push(cooking(board.menu, refresh));
  if (board.next) parts.push(planning(board.next, refresh, t('menu.next')));
  if (board.state === 'to_cook' && !board.next) parts.push(h('button.edits.button.plain', { 'data-key': 'n', onclick: () => addToMenu(refresh) }, icon('plus'), t('menu.plan_next')));
  parts.push(h('p.row', h('a.button.plain', { href: '/history' }, icon('clock'), t('nav.history')),
    h('button.edits.button.plain', { ariaHasPopup: 'dialog', onclick: () => undoSheet() }, icon('undo'), t('undo.title'))));
  root.replaceChildren(...parts);
}

const servings = (path, item, refresh) => stepper(`${path}/recipes/${item.id}`, item.servings, async (servings, before) => {
  const set = value => ({ method: 'PATCH', path: `${path}/recipes/${item.id}`, body: { servings: value }, what: t('changes.menu_servings', { title: item.title, count: value }) });
  const { method, path: at, body, what } = set(servings);
  told(await change(method, at, body, { what, undo: set(before) }));
  await refresh();
}, t('servings.of', { title: item.title }));

function empty(refresh) {
  return h('section.card.hero',
    h('div.art', { ariaHidden: 'true' }, '🥕'),
    h('h1', t('menu.empty')),
    h('p.edits', t('menu.empty_hint')),
    h('button.edits.button', { 'data-key': 'n', onclick: () => addToMenu(refresh) }, icon('plus'), t('menu.pick')),
    h('a.edits.button.plain', { href: '/recipes/new' }, t('menu.add_first')));
}

/** A recipe of a menu: its title, and when it was cooked, or for how many and on which day it will be. */
function dish(path, menu, item, refresh) {
  return h('div.grow', recipeTitle(item), item.waiting && h('small.waits', t('list.waits')),
    item.cooked_at
      ? h('small', t('menu.cooked_on', { date: instantDay(item.cooked_at) }))
      : h('div.row', h('span.row.tight', servings(path, item, refresh), icon('home'), h('small', t('servings.name'))),
        menu.state !== 'planning' && cookLink(item), day(menu, item, refresh)));
}

function planning(menu, refresh, title) {
  const path = `/api/v1/menus/${menu.id}`;
  return h('section.stack',
    h('div.head', h('div', h('h1', title), menu.waiting && h('small.waits', t('list.waits')), h('p', t('menu.picked', { count: menu.recipes.length }), h('span.edits', ' ', t('menu.make_when')))),
      h('span.pill', t('menu.planning'))),
    h('div.card', h('ul.lines', menu.recipes.map(item => h('li.dish',
      picture(item, 'thumb'),
      dish(path, menu, item, refresh),
      !item.cooked_at && h('button.edits.icon-button', {
        ariaLabel: t('menu.take_off', { title: item.title }),
        'data-focus': `off-${item.id}`,
        onclick: event => busy(event.currentTarget, () => takeOff(path, item, refresh)),
      }, icon('close')))))),
    h('button.edits.button.quiet.block', { 'data-key': 'n', onclick: () => addToMenu(refresh) }, icon('plus'), t('menu.add')),
    putAll(menu, refresh),
    h('button.edits.button.block', { onclick: event => busy(event.currentTarget, () => makeMenuList(menu, refresh)) }, icon('list'), t('menu.create_list')),
    h('button.edits.button.danger', {
      onclick: async () => {
        if (!await confirmSheet(t('menu.clear_ask'), t('menu.clear_text'), t('menu.clear'))) return;
        await whole(path, 'clear', t('menu.clear'), refresh);
      },
    }, t('menu.clear')));
}

/** Does something to a whole menu. */
const whole = (path, act, what, refresh) => busy(null, async () => {
  await change('POST', `${path}/${act}`, {}, { what });
  await refresh();
});

function cooking(menu, refresh) {
  const path = `/api/v1/menus/${menu.id}`;
  const { cooked, total } = menu.progress;
  return h('section.stack',
    h('div.head', h('div', h('h1', t('menu.to_cook')), menu.waiting && h('small.waits', t('list.waits')), h('p', cooked ? t('menu.cooked_of', { count: total, cooked }) : t('menu.none_cooked', { count: total }))),
      menu.grocery_list_id && h('a.button.quiet.small', { href: `/groceries/${menu.grocery_list_id}` }, icon('list'), t('list.name'))),
    progress(cooked, total),
    h('div.card', h('ul.lines', menu.recipes.map(item => h(`li.dish${item.cooked_at ? '.done' : ''}`,
      h('button.edits.tick', {
        'data-focus': `tick-${item.id}`,
        ariaPressed: String(Boolean(item.cooked_at)),
        ariaLabel: item.cooked_at ? t('menu.is_cooked', { title: item.title }) : t('menu.mark_cooked', { title: item.title }),
        onclick: event => busy(event.currentTarget, () => cook(path, item, menu, refresh)),
      }),
      picture(item, 'thumb'),
      dish(path, menu, item, refresh),
      !item.cooked_at && h('button.edits.icon-button', {
        ariaLabel: t('menu.take_off', { title: item.title }),
        'data-focus': `off-${item.id}`,
        onclick: event => busy(event.currentTarget, () => takeOff(path, item, refresh)),
      }, icon('close')))))),
    h('button.edits.button.quiet.block', { 'data-key': 'n', onclick: () => addToMenu(refresh, path) }, icon('plus'), t('menu.add')),
    putAll(menu, refresh),
    h('div.row',
      h('button.edits.button.plain.small', { onclick: event => busy(event.currentTarget, () => whole(path, 'plan-again', t('menu.back_to_planning'), refresh)) }, t('menu.back_to_planning')),
      h('button.edits.button.danger.small', {
        onclick: async () => {
          if (!await confirmSheet(t('menu.archive_ask'), t('menu.archive_text'), t('menu.archive_it'))) return;
          await whole(path, 'archive', t('menu.archive_it'), refresh);
        },
      }, t('menu.archive'))));
}

async function cook(path, item, menu, refresh) {
  const call = isCooked => marking(`${path}/recipes/${item.id}/cooked`, item.title, isCooked);
  const set = isCooked => {
    const { method, path: at, body, what } = call(isCooked);
    return change(method, at, body, { what, undo: !isCooked && item.cooked_at && call(true) });
  };
  const last = menu.progress.cooked + 1 === menu.progress.total;
  const answer = await set(!item.cooked_at);
  if (!item.cooked_at) offerUndo(answer, last ? t('menu.all_cooked') : t('menu.enjoy', { title: item.title }), async () => {
    await set(false);
    await refresh();
  }, [call(false)]);
  await refresh();
}

/** The bar of what is done; its width is set by script, as the page's policy allows no inline style in markup. */
export function progress(done, total) {
  const bar = h('i');
  bar.style.width = `${total ? Math.round(done / total * 100) : 0}%`;
  return h('div.progress', { role: 'progressbar', ariaValueMin: '0', ariaValueMax: String(total), ariaValueNow: String(done), ariaLabel: t('common.progress') }, bar);
}
