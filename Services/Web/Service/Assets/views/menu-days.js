// The menu's recipes on the calendar: where one stands, and what puts one on a day, or all of them on days.
import { h, icon, busy } from '../dom.js';
import { fillFromMenu, putOnDay } from '../later.js';
import { shortDay, weekday } from '../words.js';
import { slots } from '../slots.js';
import { t } from '../language.js';

/** Where a menu's recipe stands on the calendar, or the button that puts it there. */
export const day = (menu, item, refresh) => item.planned
  ? h('a.button.plain.small.day', { href: `/plan?day=${item.planned.date}` }, icon('plan'),
    `${weekday(item.planned.date)}, ${shortDay(item.planned.date)} · ${slots[item.planned.slot]}`)
  : h('button.edits.button.plain.small.day', {
    ariaLabel: t('menu.put_on_day', { title: item.title }),
    onclick: event => busy(event.currentTarget, () => putOnDay(menu, item, refresh)),
  }, icon('plan'), t('menu.put_day'));

/** What is to be cooked and stands on no day. */
export const openOf = menu => menu.recipes.filter(item => !item.cooked_at && !item.planned && !item.recipe_deleted);

/** The button that puts several recipes of a menu on days, one a day. */
export const putAll = (menu, refresh) => openOf(menu).length > 1 && h('button.edits.button.quiet.block', {
  onclick: event => busy(event.currentTarget, () => fillFromMenu(menu, refresh)),
}, icon('plan'), t('menu.put_days'));
