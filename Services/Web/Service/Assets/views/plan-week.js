// A week on a desk: a column for each day, a row for each meal.
import { h, icon, picture } from '../dom.js';
import { dayNumber, longDay, weekday } from '../words.js';
import { noun, t } from '../language.js';
import { slots } from '../slots.js';
import { run, weekOf } from '../days.js';
import { carried } from '../plan-carry.js';
import { nameOf } from '../plan-calls.js';
import { mealSheet, planSheet } from '../later.js';
import { facts, grip } from './plan-day.js';

/** The table of the week that the chosen day is in. */
export function week(view) {
  const days = run(weekOf(view.chosen, view.start), 7).map(date => view.plan.days.find(day => day.date === date));
  return h('div.card.week', h('table', h('caption.aside', t('plan.week')),
    h('thead', h('tr', h('td'), days.map(({ date }) => h(`th${date === view.plan.today ? '.today' : ''}`, { scope: 'col' },
      h('button.edits.day-head', {
        'data-focus': `day-${date}`, ariaHasPopup: 'dialog', ariaCurrent: date === view.plan.today ? 'date' : null,
        ariaLabel: t('plan.day_more', { day: longDay(date) }), onclick: () => planSheet(view, date),
      }, h('small', weekday(date)), h('b', dayNumber(date))),
      // Who may only look has no sheet.
      h('span.day-head.looks', h('small', weekday(date)), h('b', dayNumber(date))))))),
    h('tbody', Object.entries(slots).map(([slot, name]) => h('tr', h('th.minor', { scope: 'row' }, name),
      days.map(day => h(`td${day.date === view.plan.today ? '.today' : ''}`, { 'data-date': day.date, 'data-slot': slot },
        day.slots[slot].length > 0 && h('ul', day.slots[slot].map(entry => card(view, entry))),
        h('button.edits.add', {
          'data-focus': `add-${day.date}-${slot}`, 'data-key': slot === 'dinner' && day.date === view.chosen && 'n', ariaLabel: t('plan.add_on', { slot: noun(name), day: longDay(day.date) }), onclick: () => view.add(day.date, slot),
        }, icon('plus')))))))));
}

const card = (view, entry) => h(`li.meal${entry.cooked_at ? '.done' : ''}${entry.moves ? '.moves' : ''}`, carried(view, entry),
  h('button.open', { 'data-focus': `meal-${entry.id}`, ariaHasPopup: 'dialog', onclick: () => mealSheet(view, entry) },
    entry.kind === 'recipe' && entry.image_url && picture(entry, 'thumb'),
    h('span.title', entry.cooked_at && h('span.aside', t('plan.cooked_prefix')), nameOf(entry)), facts(view, entry)),
  grip(view, entry));
