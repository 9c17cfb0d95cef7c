// The menu's recipes on the calendar: where one stands, and the sheet that puts it on a day.
import { h, icon, picture, sheet, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { longDay, shortDay, weekday } from '../words.js';
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

async function putOnDay(menu, item, refresh) {
  const plan = await api.get('/api/v1/meal-plan');
  const days = plan.days.map(({ date }) => date).filter(date => date >= plan.today);
  sheet(item.title, close => {
    const date = h('select.input', { ariaLabel: t('plan.day') }, days.map(value => h('option', { value }, longDay(value))));
    const slot = h('select.input', { ariaLabel: t('plan.meal') }, Object.entries(slots).map(([value, name]) => h('option', { value, selected: value === 'dinner' }, name)));
    return h('div.stack', h('label.field', t('plan.day'), date), h('label.field', t('plan.meal'), slot),
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        const entry = await api.post('/api/v1/meal-plan/entries', { date: date.value, slot: slot.value, menu_id: menu.id, menu_item_id: item.id });
        close();
        toast(t('plan.planned', { title: item.title, date: shortDay(date.value) }));
        told(entry);
        await refresh();
      }) }, t('menu.put')));
  });
}

/** The recipes of the menus on the board that are to be cooked and stand on no day. */
export async function withoutDay() {
  const board = await api.get('/api/v1/menu');
  return [board.menu, board.next].filter(Boolean).flatMap(menu => menu.recipes
    .filter(item => !item.cooked_at && !item.planned && !item.recipe_deleted)
    .map(item => ({ ...item, menu_id: menu.id })));
}

/** Resolves with one of them. */
export const pickOfMenu = items => sheet(t('plan.which_of_menu'), close => h('div.picker', items.map(item => h('button', { onclick: () => close(item) },
  picture(item, 'thumb'), h('span.grow', h('b.title', item.title), h('br'), h('small.hint', t('servings.count', { count: item.servings })))))));
