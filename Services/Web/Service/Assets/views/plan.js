// The calendar: on a desk a week with four meals a day, on a phone a strip of days and the meals of one.
import { h, icon, keepingFocus, offerUndo, toast, busy } from '../dom.js';
import { all, api } from '../api.js';
import { overPlan } from '../changes-shown.js';
import { waiting } from '../changes.js';
import { dayMonth, dayRange, longDay, longWeekday, shortDay } from '../words.js';
import { household } from '../household.js';
import { go } from '../navigate.js';
import { base, t } from '../language.js';
import { calmly, watch } from '../news.js';
import { dropMeal, dropping, planMeal } from '../plan-calls.js';
import { isUnreachable } from '../session.js';
import { isDay, plus, run, weekOf } from '../days.js';
import { addMeal, fillSheet, nextDays, planSheet, shopSheet } from '../later.js';
import { dayCards, strip } from './plan-day.js';
import { week } from './plan-week.js';

const DESK = window.matchMedia('(min-width: 60rem)');
// The day that was looked at last, for who comes back to the page.
/** @type {string | null} */
let last = null;

/** @param {HTMLElement} root */
export async function show(root) {
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get('recipe');
  const recipe = wanted && await api.get(`/api/v1/recipes/${wanted}`);
  if (recipe && Number(asked.get('servings'))) recipe.servings = Number(asked.get('servings'));
  const [head, days, body, next, said, hint] = [h('div.stack'), h('div.days'), h('div.stack'), h('div.stack'), h('p.aside', { role: 'status', ariaLive: 'assertive' }), h('p.aside', { id: 'grip-hint' }, t('plan.grip_hint'))];
  /** @type {App.Fields} */
  const view = {
    recipe, plan: null, start: 'monday', chosen: isDay(asked.get('day')) ? asked.get('day') : last, isHeld: false, from: null,
    say: text => { said.textContent = text; },
  };
  const path = () => view.from ? `/api/v1/meal-plan?from=${view.from}&to=${plus(view.from, 14)}` : '/api/v1/meal-plan';
  /** The days that have to be there for what is shown. */
  const needed = () => DESK.matches ? run(weekOf(view.chosen, view.start), 7) : [view.chosen];
  const has = (plan, date) => plan.from <= date && date <= plan.to;
  let turn = 0;
  // What was answered last, without what waits.
  /** @type {any} */
  let known = null;
  /** The days, and what they are of; where nothing can be reached those that are known, which are laid out under what waits. */
  const read = async () => {
    const of = path();
    try {
      return { of, plan: await api.get(of) };
    } catch (error) {
      if (known?.of !== of || !isUnreachable(error)) throw error;
      return known;
    }
  };
  // A meal that is being carried is moved in what is shown alone.
  const lay = plan => { view.plan = structuredClone(overPlan(plan)); };
  const relay = () => {
    if (known?.of !== path() || !needed().every(date => has(known.plan, date))) return;
    lay(known.plan);
    view.draw();
  };
  view.refresh = async () => {
    const mine = ++turn;
    // What waits is seen at once, however long nothing answers.
    if (waiting().length) relay();
    let answer = await read();
    // Of several that are asked for at the same time an older one may come last.
    if (mine !== turn) return;
    const { today } = answer.plan;
    // Who looks at today goes on with it after midnight.
    if (!view.chosen || view.chosen === view.today) {
      view.isMoved ||= view.today && view.today !== today;
      view.chosen = today;
    }
    view.today = today;
    if (!needed().every(date => has(answer.plan, date))) {
      const first = weekOf(view.chosen, view.start);
      // The days around today are those that are kept for a time without a network.
      view.from = first >= plus(today, -7) && plus(first, 6) <= plus(today, 7) ? null : plus(first, -4);
      answer = await read();
      if (mine !== turn) return;
      view.isMoved = true;
    }
    known = answer;
    const { plan } = answer;
    lay(plan);
    // Whose a meal is, where one is somebody's.
    const isSomebodys = plan.days.some(day => Object.values(day.slots).flat().some(entry => entry.member_id && !view.members?.some(({ id }) => id === entry.member_id)));
    if (isSomebodys) view.members = await all('/api/v1/members', 200).catch(() => []);
    if (mine === turn) view.draw();
  };
  /** Goes to a day; `keeps` leaves the page as it is drawn. */
  view.choose = async (date, { keeps = false } = {}) => {
    const before = { chosen: view.chosen, from: view.from };
    view.chosen = date;
    try {
      if (!needed().every(day => has(view.plan, day))) await view.refresh(); else if (!keeps) view.draw();
    } catch (error) {
      Object.assign(view, before);
      return toast(error.message);
    }
    // Who has left the page meanwhile has another address.
    if (!root.isConnected) return undefined;
    last = date === view.plan.today ? null : date;
    const query = new URLSearchParams(location.search);
    if (date === view.plan.today) query.delete('day'); else query.set('day', date);
    window.history.replaceState(window.history.state, '', `${base}/plan${query.size ? '?' : ''}${query}`);
    return undefined;
  };
  /** Shows a meal where it is going to be. */
  view.moves = (entry, { date, slot, position }) => {
    for (const day of view.plan.days) for (const meals of Object.values(day.slots)) {
      const at = meals.findIndex(({ id }) => id === entry.id);
      if (at >= 0) meals.splice(at, 1);
    }
    view.plan.days.find(day => day.date === date)?.slots[slot].splice(position ?? 99, 0, { ...entry, date, slot, moves: true });
    view.draw();
  };
  view.add = (date, slot) => recipe ? placeIt(view, date, slot) : addMeal(view, date, slot);
  view.draw = () => {
    // Days that are chosen and not there yet are drawn when they are.
    if (view.isHeld || !view.plan || !needed().every(date => has(view.plan, date))) return;
    const isDesk = DESK.matches;
    const scrolled = days.scrollLeft;
    keepingFocus(root, () => {
      head.replaceChildren(...heading(view, isDesk));
      days.hidden = isDesk;
      days.replaceChildren(...isDesk ? [] : strip(view));
      body.replaceChildren(...isDesk ? [week(view)] : [...dayCards(view), tools(view)]);
    });
    days.scrollLeft = scrolled;
    // These have time until all else is there.
    setTimeout(() => nextDays(view, next).catch(() => {}), 5000 - performance.now());
    // The first time, and where the days are others, the chosen one is brought into sight.
    if (!isDesk && (view.isMoved ?? true)) requestAnimationFrame(() => days.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' }));
    view.isMoved = false;
  };
  days.setAttribute('role', 'group');
  days.ariaLabel = t('plan.days');
  view.start = (await household())?.week_start ?? view.start;
  await view.refresh();
  root.replaceChildren(head, days, body, next, said, hint);
  const redraw = () => {
    view.isMoved = true;
    return view.choose(view.chosen);
  };
  DESK.addEventListener('change', redraw);
  const again = calmly(() => view.refresh());
  const changed = event => { if (event.detail.isDone) again(); else relay(); };
  document.addEventListener('changes', changed);
  const stop = watch(['plan_entry', 'menu', 'recipe'], again);
  return () => { stop(); document.removeEventListener('changes', changed); DESK.removeEventListener('change', redraw); };
}

function heading(view, isDesk) {
  const { plan, chosen } = view;
  const first = weekOf(chosen, view.start);
  const isToday = chosen === plan.today;
  const isNow = isDesk ? first === weekOf(plan.today, view.start) : isToday;
  const turn = (label, by, sign) => h('button.icon-button.turn', { ariaLabel: label, 'data-focus': `turn-${sign}`, onclick: () => view.choose(plus(chosen, by)) }, sign);
  return [
    h('div.head', h('div', isDesk ? [h('h1', dayRange(first, plus(first, 6))), isNow && h('p', t('plan.this_week'))]
      : [h('h1', isToday ? t('plan.today') : longWeekday(chosen)), h('p', isToday ? longDay(chosen) : dayMonth(chosen))]),
    h('div.row.turns', turn(t('plan.week_before'), -7, '‹'),
      !isNow && h(isDesk ? 'button.button.quiet.small' : 'button.icon-button', {
        'data-focus': 'turn-today', ariaLabel: isDesk ? null : t('plan.today'), onclick: () => { view.isMoved = true; view.choose(plan.today); },
      }, isDesk ? t('plan.today') : icon('plan')),
      turn(t('plan.week_after'), 7, '›'),
      isDesk && tools(view),
      h('button.edits.icon-button', { ariaLabel: t('plan.more'), ariaHasPopup: 'dialog', 'data-focus': 'more-days', onclick: () => planSheet(view, chosen) }, icon('more')))),
    view.recipe && h('p.notice', t('plan.choose_slot', { title: view.recipe.title })),
  ].filter(Boolean);
}

const tools = view => h('div.edits.row.tight.plan-tools',
  h('button.button.quiet.small', { 'data-focus': 'fill', ariaHasPopup: 'dialog', onclick: event => busy(event.currentTarget, () => fillSheet(view)) }, icon('dice'), t('plan.fill')),
  h('button.button.quiet.small', { 'data-focus': 'shop', ariaHasPopup: 'dialog', onclick: event => busy(event.currentTarget, () => shopSheet(view)) }, icon('list'), t('plan.shop')));

/** Puts the recipe on a day that the page was opened for. */
/**
 * @param {App.Fields} view
 * @param {string} date
 * @param {Wire.Slot} slot
 */
async function placeIt({ recipe }, date, slot) {
  const entry = await busy(null, () => planMeal({ date, slot, recipe_id: recipe.id, servings: recipe.servings }, recipe));
  if (!entry) return undefined;
  go(`/plan?day=${date}`);
  return offerUndo(entry, t('plan.planned', { title: recipe.title, date: shortDay(date) }), () => dropMeal({ ...recipe, ...entry }), dropping([{ ...recipe, ...entry }]));
}
