// The strip of days on a phone, and the meals of the day that is chosen.
import { h, icon, picture, busy } from '../dom.js';
import { markMeal, nameOf } from '../plan-calls.js';
import { dayNumber, longDay, weekday } from '../words.js';
import { noun, t } from '../language.js';
import { slots } from '../slots.js';
import { carried, toggle } from '../plan-carry.js';
import { mealSheet } from '../later.js';
import { weekOf } from '../days.js';
import { recipeTitle } from './recipe-title.js';

/** The buttons of the days. */
export const strip = view => view.plan.days.map(day => h('button', {
  className: [day.has_entries && 'filled', day.date === view.plan.today && 'today', weekOf(day.date, view.start) === day.date && 'week'].filter(Boolean).join(' '),
  'data-date': day.date, 'data-focus': `day-${day.date}`,
  ariaPressed: String(day.date === view.chosen),
  ariaLabel: [longDay(day.date), day.date === view.plan.today && t('plan.is_today'), day.has_entries && t('plan.has_meals')].filter(Boolean).join(', '),
  onclick: () => view.choose(day.date),
}, h('small', weekday(day.date)), h('b', dayNumber(day.date)), h('i')));

/** A card for each meal of the chosen day. */
export function dayCards(view) {
  const day = view.plan.days.find(({ date }) => date === view.chosen);
  return Object.entries(slots).map(([slot, name]) => h('section.card.slot', { 'data-date': day.date, 'data-slot': slot },
    h('div.row.slot-head', h('h2.minor.grow', name),
      h('button.edits.icon-button', { ariaLabel: t('plan.add_to', { slot: noun(name) }), 'data-focus': `add-${day.date}-${slot}`, 'data-key': slot === 'dinner' && 'n', onclick: () => view.add(day.date, slot) }, icon('plus'))),
    day.slots[slot].length > 0 && h('ul.lines', day.slots[slot].map(entry => row(view, entry)))));
}

function row(view, entry) {
  return h(`li.meal${entry.cooked_at ? '.done' : ''}${entry.moves ? '.moves' : ''}`, carried(view, entry),
    entry.kind === 'recipe' && h('button.edits.tick', {
      'data-focus': `tick-${entry.id}`,
      ariaPressed: String(Boolean(entry.cooked_at)),
      ariaLabel: entry.cooked_at ? t('menu.is_cooked', { title: entry.title }) : t('menu.mark_cooked', { title: entry.title }),
      onclick: event => busy(event.currentTarget, () => cook(view, entry)),
    }),
    entry.kind === 'recipe' && picture(entry, 'thumb'),
    h('div.grow', entry.kind === 'recipe' ? recipeTitle(entry) : h('span.title.said', entry.note), facts(view, entry)),
    grip(view, entry),
    h('button.edits.icon-button', { 'data-focus': `meal-${entry.id}`, ariaLabel: t('common.change_of', { name: nameOf(entry) }), ariaHasPopup: 'dialog', onclick: () => mealSheet(view, entry) }, icon('more')));
}

/** For how many or whom a meal is, what kind of meal, and what somebody noted about it. */
export function facts(view, entry) {
  const isRecipe = entry.kind === 'recipe';
  const who = entry.member_id && view.members?.find(({ id }) => id === entry.member_id)?.name;
  const words = [isRecipe && t('servings.count', { count: entry.servings }), who && t('plan.of_whom', { name: who }), entry.leftover_of && t('plan.leftovers'),
    entry.menu_id && t('plan.of_menu'), isRecipe && entry.note].filter(Boolean);
  return [words.length > 0 && h('small', words.join(' · ')), entry.waiting && h('small.waits', t('list.waits'))];
}

/** Marks a meal cooked, or takes that back. */
export async function cook(view, entry) {
  await markMeal(entry, !entry.cooked_at);
  await view.refresh();
}

/** What picks a meal up: dragged, or by key. */
export function grip(view, entry) {
  const button = h('button.edits.grip', {
    'data-focus': `grip-${entry.id}`, ariaPressed: 'false', 'aria-describedby': 'grip-hint',
    ariaLabel: t('plan.grip', { title: nameOf(entry) }), onclick: () => toggle(view, entry, button),
  });
  return button;
}
