// The menu's recipes on the calendar: where one stands, and the sheet that puts it on a day.
import { h, icon, picture, sheet, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { addDays, longDay, shortDay, weekday } from '../words.js';
import { slots } from '../slots.js';
import { told } from '../effects.js';
import { t } from '../language.js';

/** The day and meal of a menu's recipe that stands on the calendar. */
export const standing = item => item.planned
  && h('small', h('a.standing', { href: '/plan' }, icon('plan'), `${weekday(item.planned.date)}, ${shortDay(item.planned.date)} · ${slots[item.planned.slot]}`));

/** The button that puts a menu's recipe on a day, or moves it. */
export const dayButton = (menu, item, refresh) => h('button.edits.icon-button', {
  ariaLabel: t('menu.put_on_day', { title: item.title }),
  onclick: event => busy(event.currentTarget, () => putOnDay(menu, item, refresh)),
}, icon('plan'));

async function putOnDay(menu, item, refresh) {
  const { today } = await api.get('/api/v1/meal-plan');
  const { planned } = item;
  const days = Array.from({ length: 15 }, (_, number) => addDays(today, number));
  if (planned && !days.includes(planned.date)) days.unshift(planned.date);
  sheet(item.title, close => {
    const date = h('select.input', { ariaLabel: t('plan.day') }, days.map(day => h('option', { value: day, selected: day === planned?.date }, longDay(day))));
    const slot = h('select.input', { ariaLabel: t('plan.meal') }, Object.entries(slots).map(([key, name]) => h('option', { value: key, selected: key === (planned?.slot ?? 'dinner') }, name)));
    const work = (action, words) => event => busy(event.currentTarget, async () => {
      const answer = await action();
      close();
      toast(words());
      told(answer);
      await refresh();
    });
    const entry = planned && `/api/v1/meal-plan/entries/${planned.entry_id}`;
    const put = () => planned ? api.patch(entry, { date: date.value, slot: slot.value })
      : api.post('/api/v1/meal-plan/entries', { date: date.value, slot: slot.value, menu_id: menu.id, menu_item_id: item.id });
    return h('div.stack', h('label.field', t('plan.day'), date), h('label.field', t('plan.meal'), slot),
      h('button.button.block', { onclick: work(put, () => t('plan.planned', { title: item.title, date: shortDay(date.value) })) }, planned ? t('plan.move') : t('menu.put')),
      planned && h('button.button.danger.block', { onclick: work(() => api.delete(entry), () => t('menu.off_calendar_done', { title: item.title })) }, t('menu.off_calendar')));
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
