// On a phone, below the meals of the chosen day: what comes on the days after it, each folded to a line that leads there.
import { h } from '../dom.js';
import { links } from '../forms.js';
import { nameOf } from '../plan-calls.js';
import { slots } from '../slots.js';
import { longDay } from '../words.js';
import { t } from '../language.js';

const MOST = 6;

/**
 * Draws them into an element; none where a week is shown, nor while a day is looked for that a recipe is to be put on.
 * @param {App.Fields} view
 * @param {HTMLElement} box
 */
export async function nextDays({ plan, chosen, recipe }, box) {
  /** @type {Wire.PlannedDay[]} */
  const days = recipe || matchMedia('(min-width: 60rem)').matches ? [] : plan.days.filter((/** @type {Wire.PlannedDay} */ { date }) => date > chosen).slice(0, MOST);
  const drawn = h('div.stack', days.length > 0 && [h('h2.minor', t('plan.next_days')), links(...days.map(day => /** @type {[string, string, App.Child]} */ ([
    `/plan?day=${day.date}`, longDay(day.date), meals(day) || t('plan.nothing_yet')])))]);
  // What somebody is about to tap stays.
  if (drawn.textContent !== box.textContent) box.replaceChildren(...drawn.childNodes);
}

/** @param {Wire.PlannedDay} day */
const meals = day => Object.entries(slots).map(([slot, name]) => {
  const names = day.slots[/** @type {Wire.Slot} */ (slot)].map(nameOf);
  return names.length > 0 && `${name}: ${names.join(', ')}`;
}).filter(Boolean).join(' · ');
