// What can be done with whole days of the calendar: copied, emptied, filled with suggestions, shopped for.
import { h, icon, offerUndo, sheet, toast, busy, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { atOnce } from '../at-once.js';
import { change } from '../changes.js';
import { choice, field } from '../forms.js';
import { go } from '../navigate.js';
import { newID } from '../plain-http.js';
import { isUnreachable } from '../session.js';
import { t } from '../language.js';
import { told } from '../effects.js';
import { overBoard, overLists } from '../changes-shown.js';
import { dropMeal, dropping } from '../plan-calls.js';
import { dayRange, longDay, shortDay } from '../words.js';
import { between, plus, weekOf } from '../days.js';
import { lastOf } from '../span.js';
import { undoSheet } from './last-changes.js';
import { makeMenuList, makePlanList } from './make-list.js';
import { undo } from './plan-meal.js';

const entriesOf = (view, from, to) => view.plan.days.filter(({ date }) => from <= date && date <= to).flatMap(day => Object.values(day.slots).flat());

/** What can be done with a day, and with its week. */
export async function planSheet(view, date) {
  const first = weekOf(date, view.start), end = plus(first, 6);
  const next = await sheet(longDay(date), close => {
    const part = (title, from, to, days) => h('fieldset.stack', h('legend', title),
      entriesOf(view, from, to).length ? [h('button.button.quiet.block', { onclick: () => close({ copy: { from, days } }) }, icon('copy'), days > 1 ? t('plan.copy_week') : t('plan.copy_day')),
        h('button.button.danger.block', { onclick: () => close({ clear: { from, to } }) }, icon('trash'), days > 1 ? t('plan.clear_week') : t('plan.clear_day'))]
        : h('p.hint', t('plan.no_meals')));
    return h('div.stack', part(longDay(date), date, date, 1), part(dayRange(first, end), first, end, 7),
      h('button.button.plain.block', { onclick: () => close({ undo: true }) }, icon('undo'), t('undo.title')));
  });
  if (next?.undo) await undoSheet();
  if (next?.copy) await copyDays(view, next.copy);
  if (next?.clear) await clearDays(view, next.clear);
}

async function copyDays(view, { from, days }) {
  const done = await sheet(days > 1 ? t('plan.copy_week') : t('plan.copy_day'), close => {
    const [toField, to] = field(days > 1 ? t('plan.copy_week_to') : t('plan.copy_day_to'), { type: 'date', value: plus(from, 7) });
    return h('div.stack', h('p.hint', t('plan.copy_days_hint')), toField, h('button.button.block', { onclick: event => {
      if (!to.reportValidity()) return;
      const target = days > 1 ? weekOf(to.value, view.start) : to.value;
      busy(event.currentTarget, async () => close({ target, made: await copyMeals(view, from, target, days) }));
    } }, t('plan.copy')));
  });
  if (!done) return;
  // The address is that of the page again once the sheet has closed.
  view.isMoved = true;
  await view.choose(done.target);
  await busy(null, view.refresh);
  const { items } = done.made;
  // What waits has said so itself, and can be dropped where that is listed.
  if (items) offerUndo({}, t('plan.copied', { count: items.length }), undo(view, items), dropping(items));
}

/** Copies days at once, or keeps that until there is a network. */
async function copyMeals(view, from, target, days) {
  const meals = entriesOf(view, from, plus(from, days - 1)).map(entry => ({ ...entry, id: newID(), date: plus(target, between(from, entry.date)), cooked_at: null }));
  return told(await change('POST', '/api/v1/meal-plan/copy', { from, to: target, days }, { what: t('changes.plan_copy', { date: shortDay(target) }), shows: { meals } }));
}

async function clearDays(view, { from, to }) {
  const meals = entriesOf(view, from, to);
  const count = meals.length;
  if (!await confirmSheet(t('plan.clear_ask', { days: from === to ? longDay(from) : dayRange(from, to) }), t('plan.clear_text', { count }), t('common.remove'), true)) return;
  await busy(null, async () => {
    const isDone = await clear(meals, from, to);
    await view.refresh();
    // What waits has said so itself.
    if (isDone) toast(t('plan.cleared', { count }));
  });
}

/** Empties days; false where that waits. Then each meal that is seen goes by itself, and none that others add meanwhile. */
async function clear(meals, from, to) {
  const answer = await atOnce('/api/v1/meal-plan/clear', { from, to });
  if (answer) return Boolean(told(answer));
  if (meals.some(({ copied }) => copied)) throw new Error(t('changes.copy_waits'));
  const answers = await Promise.all(meals.map(dropMeal));
  return !answers.some(one => one?.waiting);
}

/** One place to shop from: a menu, or days; a list that is there already is brought up to date. */
export async function shopSheet(view) {
  const [board, lists] = await Promise.all([api.get('/api/v1/menu').then(overBoard), api.get('/api/v1/grocery-lists?limit=50').then(overLists)]);
  const { today } = view.plan;
  const first = weekOf(view.chosen, view.start);
  const from = first < today ? today : first;
  const last = lastOf(from, view.start);
  const to = entriesOf(view, from, last).length ? last : plus(from, 6);
  const old = lists.items.find(({ source }) => source?.type === 'plan' && source.to >= today);
  const menus = [board.menu, board.next].flatMap(menu => menu?.recipes.length ? [menu] : []);
  const next = await sheet(t('plan.shop'), close => {
    const [fromField, begin] = field(t('plan.first_day'), { type: 'date', value: from, min: today });
    const [toField, end] = field(t('plan.last_day'), { type: 'date', value: to, min: today });
    const [listField, list] = choice(t('plan.on_list'), { ...(old ? { [old.id]: t('plan.update_list', { title: old.title }) } : {}), '': t('plan.new_list') }, old?.id ?? '');
    return h('div.stack',
      menus.map(menu => h('button.button.quiet.block', { onclick: () => close({ menu }) }, icon('menu'), menu.grocery_list_id ? t('plan.open_menu_list') : t('plan.shop_menu', { count: menu.recipes.length }))),
      h('fieldset.stack', h('legend', t('plan.shop_days')), h('div.pairs', fromField, toField), old && listField,
        h('p.hint', t('plan.shop_hint')),
        h('button.button.block', { onclick: () => { if (begin.reportValidity() && end.reportValidity()) close({ plan: { from: begin.value, to: end.value }, list: list.value }); } }, icon('list'), t('common.next'))));
  });
  if (!next) return;
  if (next.menu) return void (next.menu.grocery_list_id ? go(`/groceries/${next.menu.grocery_list_id}`) : await makeMenuList(next.menu, async () => {}));
  const { plan: range } = next;
  if (range.to < range.from) return void toast(t('plan.wrong_order'));
  const found = await api.get(`/api/v1/meal-plan?from=${range.from}&to=${range.to}`).catch(error => {
    if (!isUnreachable(error)) throw error;
  });
  if (found && !found.days.some(day => day.has_entries)) return void toast(t('plan.nothing_then', { days: dayRange(range.from, range.to) }));
  await makePlanList(range, next.list && old);
}
