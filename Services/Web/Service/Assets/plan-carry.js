// Putting a meal elsewhere on the calendar: dragged with the mouse, with a finger after a long press, or with the keyboard.
// A place is an element with `data-date`, and `data-slot` where it is one meal of that day.
import { h, offerUndo, toast } from './dom.js';
import { changeMeal, nameOf, pathOf } from './plan-calls.js';
import { slots } from './slots.js';
import { longDay, shortDay } from './words.js';
import { plus } from './days.js';
import { t } from './language.js';

const [FAR, LONG, EDGE] = [6, 380, 70];
const order = Object.keys(slots);
/** @typedef {{ date: string, slot: string, position?: number, element?: Element | null }} Place */

const place = (/** @type {Place} */ { date, slot }) => t('plan.place', { day: longDay(date), slot: slots[/** @type {Wire.Slot} */ (slot)] });

/** What a meal's element needs to be carried. */
export const carried = (view, entry) => ({
  'data-meal': entry.id,
  onpointerdown: event => press(view, entry, event),
  // After a long press a finger moves the meal and not the page.
  ontouchmove: event => { if (view.isHeld) event.preventDefault(); },
  oncontextmenu: event => { if (view.isHeld || view.isPressed) event.preventDefault(); },
  ondragstart: event => event.preventDefault(),
});

const isViewer = () => document.documentElement.dataset.role === 'viewer';

function press(view, entry, event) {
  if (event.button || view.isHeld || isViewer() || event.target.closest('.tick, .stepper')) return;
  const { pointerId, clientX, clientY, pointerType, currentTarget } = event;
  const over = new AbortController();
  const on = (kind, work) => document.addEventListener(kind, work, { signal: over.signal });
  const release = () => { clearTimeout(timer); view.isPressed = false; over.abort(); };
  const isTouch = pointerType !== 'mouse';
  const begin = () => { release(); drag(view, entry, currentTarget, pointerId, { clientX, clientY }); };
  const timer = isTouch ? setTimeout(begin, LONG) : 0;
  view.isPressed = isTouch;
  on('pointermove', moved => {
    if (moved.pointerId !== pointerId || Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
    // A finger that moves at once scrolls.
    if (isTouch) release(); else begin();
  });
  on('pointerup', release);
  on('pointercancel', release);
}

/** Follows a pointer with a picture of the meal until it is let go. */
function drag(view, entry, element, pointer, start) {
  view.isHeld = true;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
  const box = element.getBoundingClientRect();
  // It looks like the meal, which has its looks from what it lies in.
  const ghost = h(`div.ghost${element.closest('.week') ? '.week' : ''}`, { ariaHidden: 'true' }, h('ul', { className: element.parentElement.className }, element.cloneNode(true)));
  // Where a pointer is, is counted from the left in every language.
  ghost.style.left = '0';
  ghost.style.width = `${box.width}px`;
  document.body.append(ghost);
  element.classList.add('lifted');
  const over = new AbortController();
  let last = start;
  /** @type {Place | null} */
  let to = null;
  const follow = ({ clientX, clientY }) => {
    last = { clientX, clientY };
    ghost.style.transform = `translate(${box.left + clientX - start.clientX}px, ${box.top + clientY - start.clientY}px)`;
    to = target(entry, clientX, clientY);
    mark(to);
  };
  // At the edges the page comes along.
  const scrolling = setInterval(() => {
    const by = last.clientY < EDGE ? -12 : last.clientY > window.innerHeight - EDGE ? 12 : 0;
    if (by) { window.scrollBy(0, by); follow(last); }
  }, 30);
  const end = isMeant => {
    over.abort();
    clearInterval(scrolling);
    ghost.remove();
    element.classList.remove('lifted');
    mark(null);
    view.isHeld = false;
    if (isMeant && to) put(view, entry, to); else view.draw();
  };
  const on = (kind, work) => document.addEventListener(kind, work, { signal: over.signal, capture: true });
  on('pointermove', event => { if (event.pointerId === pointer) follow(event); });
  on('pointerup', event => { if (event.pointerId === pointer) { swallowClick(); end(true); } });
  on('pointercancel', event => { if (event.pointerId === pointer) end(false); });
  on('keydown', event => { if (event.key === 'Escape') { event.preventDefault(); swallowClick(); end(false); } });
  follow(start);
}

/** Letting go is no click on what lies there. */
function swallowClick() {
  const stop = event => { event.preventDefault(); event.stopPropagation(); };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 50);
}

/**
 * The place under a pointer; a day of the strip means the same meal of that day.
 * @param {App.Fields} entry
 * @param {number} x
 * @param {number} y
 * @returns {Place | null}
 */
function target(entry, x, y) {
  const element = document.elementFromPoint(x, y)?.closest('[data-date]');
  if (!element) return null;
  const { date = '', slot } = element.dataset;
  if (!slot) return { element, date, slot: entry.slot };
  const others = [...element.querySelectorAll('[data-meal]')].filter(meal => meal.dataset.meal !== entry.id);
  const position = others.filter(meal => { const box = meal.getBoundingClientRect(); return y > box.top + box.height / 2; }).length;
  return { element, date, slot, position };
}

/** @param {{ element?: Element | null } | null} to */
function mark(to) {
  for (const marked of document.querySelectorAll('.over')) if (marked !== to?.element) marked.classList.remove('over');
  to?.element?.classList.add('over');
}

/**
 * Puts a meal on a day; it can be taken back.
 * @param {App.Fields} view
 * @param {any} entry
 * @param {Place} place
 */
export async function put(view, entry, { date, slot, position }) {
  const before = { date: entry.date, slot: entry.slot, position: entry.position };
  if (date === before.date && slot === before.slot && (position === undefined || position === before.position)) return view.draw();
  const step = async (to, from) => {
    const { chosen } = view;
    try {
      const answer = await changeMeal(entry, to, from);
      // Who has gone to other days meanwhile stays there.
      if (view.chosen === chosen) view.choose(to.date, { keeps: true });
      return answer;
    } catch (error) {
      toast(error.message);
      return null;
    } finally {
      await view.refresh().catch(error => toast(error.message));
    }
  };
  view.moves(entry, { date, slot, position });
  const to = { date, slot, ...(position === undefined ? {} : { position }) };
  const answer = await step(to, before);
  if (answer) offerUndo(answer, t('plan.moved', { title: nameOf(entry), date: shortDay(date), slot: slots[slot] }), () => step(before, to),
    [{ method: 'PATCH', path: pathOf(entry), body: before, what: t('changes.plan_move', { title: nameOf(entry), date: shortDay(before.date) }) }]);
  return undefined;
}

/** Picks a meal up with the keyboard, or puts it down where it has been taken to. */
export function toggle(view, entry, grip) {
  if (view.held) return view.held.drop();
  view.isHeld = true;
  /** @type {Place & { drop?: () => unknown }} */
  const held = { date: entry.date, slot: entry.slot };
  const over = new AbortController();
  const show = () => {
    const find = selector => [...document.querySelectorAll(selector)].find(element => element.checkVisibility?.() ?? true);
    const element = find(`[data-date="${held.date}"][data-slot="${held.slot}"]`) ?? find(`[data-date="${held.date}"]:not([data-slot])`);
    mark({ element });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const end = () => {
    over.abort();
    mark(null);
    grip.setAttribute('aria-pressed', 'false');
    [view.isHeld, view.held] = [false, null];
  };
  const cancel = () => { end(); view.say(t('plan.kept', { title: nameOf(entry), place: place(entry) })); view.draw(); };
  held.drop = () => {
    end();
    view.say(t('plan.dropped', { title: nameOf(entry), place: place(held) }));
    return put(view, entry, { date: held.date, slot: held.slot });
  };
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const on = (kind, work) => grip.addEventListener(kind, work, { signal: over.signal });
  on('keydown', event => {
    if (event.key === 'Escape') { event.preventDefault(); return cancel(); }
    const by = steps[event.key];
    if (!by) return undefined;
    event.preventDefault();
    const turn = getComputedStyle(grip).direction === 'rtl' ? -1 : 1;
    const date = plus(held.date, by[0] * turn);
    const slot = order[Math.min(order.length - 1, Math.max(0, order.indexOf(held.slot) + by[1]))];
    if (view.plan.days.some(day => day.date === date)) held.date = date;
    held.slot = slot;
    show();
    return view.say(place(held));
  });
  on('blur', cancel);
  view.held = held;
  grip.setAttribute('aria-pressed', 'true');
  show();
  view.say(t('plan.picked_up', { title: nameOf(entry), place: place(held) }));
  return undefined;
}
