// The menu's recipes on the calendar: where one stands, and the sheets that put one on a day, or all of them on days.
import { h, icon, offerUndo, picture, sheet, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { overBoard } from '../changes-shown.js';
import { dropMeal, dropping, planMeal } from '../plan-calls.js';
import { longDay, shortDay, weekday } from '../words.js';
import { choice, field } from '../forms.js';
import { slots } from '../slots.js';
import { told } from '../effects.js';
import { t } from '../language.js';

/** Where a menu's recipe stands on the calendar, or the button that puts it there. */
export const day = (menu, item, refresh) => item.planned
  ? h('a.button.plain.small.day', { href: `/plan?day=${item.planned.date}` }, icon('plan'),
    `${weekday(item.planned.date)}, ${shortDay(item.planned.date)} · ${slots[item.planned.slot]}`)
  : h('button.edits.button.plain.small.day', {
    ariaLabel: t('menu.put_on_day', { title: item.title }),
    onclick: event => busy(event.currentTarget, () => putOnDay(menu, item, refresh)),
  }, icon('plan'), t('menu.put_day'));

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

async function putOnDay(menu, item, refresh) {
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

/** What is to be cooked and stands on no day. */
export const openOf = menu => menu.recipes.filter(item => !item.cooked_at && !item.planned && !item.recipe_deleted);

/** The button that puts several recipes of a menu on days, one a day. */
export const putAll = (menu, refresh) => openOf(menu).length > 1 && h('button.edits.button.quiet.block', {
  onclick: event => busy(event.currentTarget, () => fillFromMenu(menu, refresh)),
}, icon('plan'), t('menu.put_days'));

/** The sheet that puts them on days. */
export async function fillFromMenu(menu, refresh) {
  const where = await spotFromToday(t('menu.first_day'));
  sheet(t('menu.put_days'), close => {
    const days = h('ul.lines');
    const fill = (query = '') => {
      const { date, slot } = where.get();
      return api.post(`/api/v1/meal-plan/fill${query}`, { menu_id: menu.id, from: date, slot });
    };
    // What the plan would make of it; of several answers only that to the last question counts.
    let asked = 0;
    const show = async () => {
      if (!where.isComplete()) return;
      const mine = ++asked;
      const planned = await busy(null, () => fill('?preview=true'));
      if (mine === asked) days.replaceChildren(...(planned?.items ?? []).map(entry => h('li',
        h('div.grow', h('span.title', entry.title), h('small', `${longDay(entry.date)} · ${slots[entry.slot]}`)))));
    };
    where.element.addEventListener('change', show);
    show();
    return h('div.stack', where.element, days,
      h('button.button.block', { onclick: event => where.isComplete() && busy(event.currentTarget, async () => {
        const made = await fill();
        close();
        toast(t('menu.on_days', { count: made.items.length }), { label: t('common.undo'), steps: dropping(made.items), run: () => busy(null, async () => {
          for (const { id } of made.items) await api.delete(`/api/v1/meal-plan/entries/${id}`);
          await refresh();
        }) });
        told(made);
        await refresh();
      }) }, t('menu.put')));
  });
}

/** The recipes of the menus on the board that are to be cooked and stand on no day. */
export async function withoutDay() {
  const board = overBoard(await api.get('/api/v1/menu'));
  return [board.menu, board.next].filter(Boolean).flatMap(menu => openOf(menu).map(item => ({ ...item, menu_id: menu.id })));
}

/** Resolves with one of them. */
export const pickOfMenu = items => sheet(t('plan.which_of_menu'), close => h('div.picker', items.map(item => h('button', { onclick: () => close(item) },
  picture(item, 'thumb'), h('span.grow', h('b.title', item.title), h('br'), h('small.hint', t('servings.count', { count: item.servings })))))));
