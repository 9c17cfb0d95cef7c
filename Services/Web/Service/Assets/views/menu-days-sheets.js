// The sheets that put a menu's recipe on a day of the calendar, or all of them on days.
import { h, offerUndo, picture, sheet, busy } from '../dom.js';
import { api } from '../api.js';
import { atOnce } from '../at-once.js';
import { overBoard } from '../changes-shown.js';
import { plus } from '../days.js';
import { dropMeal, dropping, planMeal } from '../plan-calls.js';
import { longDay, shortDay } from '../words.js';
import { choice, field } from '../forms.js';
import { slots } from '../slots.js';
import { told } from '../effects.js';
import { t } from '../language.js';
import { openOf } from './menu-days.js';

/** A day and a meal to be chosen. */
export function spot(date, slot, min, label = t('plan.day')) {
  const [dateField, day] = field(label, { type: 'date', value: date, min: min ?? null });
  const [slotField, meal] = choice(t('plan.meal'), slots, slot);
  return { element: h('div.pairs', dateField, slotField), get: () => ({ date: day.value, slot: meal.value }), isComplete: () => day.reportValidity() };
}

/** The same from today on, for a dinner. */
async function spotFromToday(label) {
  const { today } = await api.get('/api/v1/meal-plan');
  return spot(today, 'dinner', today, label);
}

/** The sheet that puts a recipe of a menu on a day. */
export async function putOnDay(menu, item, refresh) {
  const where = await spotFromToday();
  sheet(item.title, close => h('div.stack', where.element,
    h('button.button.block', { onclick: event => where.isComplete() && busy(event.currentTarget, async () => {
      const entry = await planMeal({ ...where.get(), menu_id: menu.id, menu_item_id: item.id }, item);
      close();
      offerUndo(entry, t('plan.planned', { title: item.title, date: shortDay(entry.date) }), async () => {
        await dropMeal({ ...item, ...entry });
        await refresh();
      });
      await refresh();
    }) }, t('menu.put'))));
}

/** The sheet that puts all of them on days, one a day. */
export async function fillFromMenu(menu, refresh) {
  const where = await spotFromToday(t('menu.first_day'));
  sheet(t('menu.put_days'), close => {
    const days = h('ul.lines');
    const meals = () => {
      const { date, slot } = where.get();
      return openOf(menu).map((item, index) => ({ item, meal: { date: plus(date, index), slot, menu_id: menu.id, menu_item_id: item.id } }));
    };
    const show = () => {
      if (!where.isComplete()) return;
      days.replaceChildren(...meals().map(({ item, meal }) => h('li',
        h('div.grow', h('span.title', item.title), h('small', `${longDay(meal.date)} · ${slots[meal.slot]}`)))));
    };
    where.element.addEventListener('change', show);
    show();
    return h('div.stack', where.element, days,
      h('button.button.block', { onclick: event => where.isComplete() && busy(event.currentTarget, async () => {
        const made = await fill(menu, where.get(), meals());
        close();
        // What waits has said so itself.
        offerUndo(made[0], t('menu.on_days', { count: made.length }), async () => {
          for (const entry of made) await dropMeal(entry);
          await refresh();
        }, dropping(made));
        await refresh();
      }) }, t('menu.put')));
  });
}

/** Plans them together; where that cannot be now, each by itself waits. */
async function fill(menu, { date, slot }, meals) {
  const answer = await atOnce('/api/v1/meal-plan/fill', { menu_id: menu.id, from: date, slot });
  if (answer) return told(answer).items;
  return Promise.all(meals.map(async ({ item, meal }) => ({ ...item, ...await planMeal(meal, item) })));
}

/** The recipes of the menus on the board that are to be cooked and stand on no day. */
export async function withoutDay() {
  const board = overBoard(await api.get('/api/v1/menu'));
  return [board.menu, board.next].filter(Boolean).flatMap(menu => openOf(menu).map(item => ({ ...item, menu_id: menu.id })));
}

/** Resolves with one of them. */
export const pickOfMenu = items => sheet(t('plan.which_of_menu'), close => h('div.picker', items.map(item => h('button', { onclick: () => close(item) },
  picture(item, 'thumb'), h('span.grow', h('b.title', item.title), h('br'), h('small.hint', t('servings.count', { count: item.servings })))))));
