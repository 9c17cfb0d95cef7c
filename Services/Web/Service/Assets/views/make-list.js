// Making the grocery list of a menu or of days, where there is a network or once there is one.
import { h, confirmSheet, sheet } from '../dom.js';
import { api } from '../api.js';
import { change, waiting } from '../changes.js';
import { newList, overBoard } from '../changes-shown.js';
import { go } from '../navigate.js';
import { newID } from '../plain-http.js';
import { isUnreachable } from '../session.js';
import { dayRange } from '../words.js';
import { checkYouHave } from './check-you-have.js';
import { t } from '../language.js';

/**
 * Makes the list of a menu, and goes to it.
 * @param {Wire.Menu} menu
 * @param {() => unknown} refresh
 */
export async function makeMenuList(menu, refresh) {
  const have = await atHome({ menu: menu.id }, !menu.grocery_list_id);
  if (!have) return;
  const { grocery_list_id: old } = menu;
  const list = old ?? newID();
  const create = (/** @type {boolean} */ archives) => change('POST', `/api/v1/menus/${menu.id}/grocery-list`, { have: have.foods, archive_current: archives, ...(old ? {} : { list_id: list }) },
    { what: t('changes.list_make'), shows: { title: t('nav.groceries'), isFilled: true } });
  const asks = (/** @type {string} */ text) => confirmSheet(t('menu.still_cooking'), text, t('menu.archive_and_start'));
  let answer;
  try {
    // What would be refused later is asked now.
    const isInTheWay = have.isLater && await isCookingAnother(menu);
    if (isInTheWay && !await asks(t('menu.archive_text'))) return;
    answer = await create(isInTheWay);
  } catch (error) {
    if (error.code !== 'menu_in_progress') throw error;
    if (!await asks(error.message)) return;
    answer = await create(true);
  }
  await refresh();
  go(`/groceries/${answer.id ?? list}`);
}

/** @param {App.Identified} menu */
async function isCookingAnother({ id }) {
  const { menu, state } = overBoard(await api.get('/api/v1/menu'));
  return state === 'to_cook' && menu?.id !== id;
}

/**
 * Makes the list of some days, or has one that is there buy for them, and goes to it.
 * @param {{ from: string, to: string }} range
 * @param {any} [old]
 */
export async function makePlanList(range, old) {
  const have = await atHome({ plan: range }, !old);
  if (!have) return;
  const days = dayRange(range.from, range.to);
  // A list that somebody has given a name keeps it.
  const isNamed = old && old.title !== dayRange(old.source.from, old.source.to);
  const id = old?.id ?? newID();
  // One that still waits to be made is made of these days in place of the others, with what was put on it.
  const isThere = old && !newList(id);
  const answer = await change('PUT', `/api/v1/grocery-lists/${id}`, { title: isNamed ? old.title : days, plan: range, have: have.foods },
    { what: t('changes.list_days', { days }), shows: { isFilled: true, isThere, source: { type: 'plan', ...range } } });
  // What is on a list that changes later may not be known here.
  if (!isThere || !answer.waiting) go(`/groceries/${id}`);
}

/**
 * The `foods` that are at home; nothing if the sheet was closed. Without a network, or while the server does not know yet what
 * is to be cooked, nobody can say what there is to buy: then `isLater` says that all of it comes on the list later.
 * @param {App.Fields} source
 * @param {boolean} isNew
 */
async function atHome(source, isNew) {
  try {
    if (waiting().length) throw Object.assign(new Error(), { status: 0 });
    const foods = await checkYouHave(source, isNew);
    return foods && { foods };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  }
  return sheet(t('have.later'), close => h('div.stack', h('p', t('have.later_text')),
    h('button.button.block', { onclick: () => close({ foods: [], isLater: true }) }, t('have.create'))));
}
