// The timers that run, at the foot of every page; in cook mode above its buttons.
import { h, icon, keepingFocus } from '../dom.js';
import { canRing, hush, readyBell, ring } from './bell.js';
import { addMinute, isUp, left, rings, run, stopTimer, timers } from './timers.js';
import { t } from '../language.js';

// What is said once, when one is up: it is read out at once.
const said = h('p.aside', { role: 'alert' });
const list = h('ul');
const mute = h('p.hint', { hidden: true }, t('timer.mute'));
const bar = h('section', { id: 'timers', ariaLabel: t('timer.all'), hidden: true }, mute, list, said);

/** @typedef {ReturnType<typeof timers>[number]} Timer */

const name = (/** @type {Timer} */ { words, title }) => `${words}, ${title}`;

/** @param {Timer} timer */
function row(timer) {
  const up = isUp(timer);
  return h(`li${up ? '.up' : ''}`, { 'data-timer': timer.id },
    h('a.grow', { href: timer.page, 'data-focus': `timer-${timer.id}` },
      h('b', { role: 'timer' }, left(timer)), h('small', up ? t('timer.up', { time: timer.words }) : timer.words, ' · ', timer.title)),
    h('button.button.quiet.small', { type: 'button', ariaLabel: t('timer.minute', { name: name(timer) }), 'data-focus': `minute-${timer.id}`, onclick: () => { hush(); addMinute(timer.id); } }, t('timer.plus')),
    h('button.icon-button', { type: 'button', ariaLabel: t('timer.stop', { name: name(timer) }), 'data-focus': `stop-${timer.id}`, onclick: () => { hush(); stopTimer(timer.id); } }, icon('close')));
}

function draw() {
  const all = timers();
  keepingFocus(bar, () => list.replaceChildren(...all.map(row)));
  const hadFocus = document.activeElement === document.body;
  bar.hidden = !all.length;
  document.body.classList.toggle('timed', all.length > 0);
  if (hadFocus && bar.hidden) document.getElementById('main').focus({ preventScroll: true });
  tick();
}

function tick() {
  const all = timers();
  for (const timer of all) {
    const clock = list.querySelector(`[data-timer="${timer.id}"] b`);
    if (clock && clock.textContent !== left(timer)) clock.textContent = left(timer);
  }
  mute.hidden = !all.length || canRing();
  if (all.some(rings)) ring();
}

document.addEventListener('timers', ({ detail }) => {
  if (detail === 'tick') return tick();
  if (detail === 'up') said.textContent = timers().filter(rings).map(timer => t('timer.up_of', { name: name(timer) })).join(' ');
  return draw();
});
for (const kind of ['pointerup', 'keydown']) document.addEventListener(kind, () => { if (timers().length) { readyBell(); setTimeout(tick, 200); } });

/** Shows the bar, at an element's place or at the page's foot. */
export function placeTimers(place = document.body) {
  place.append(bar);
  run();
  draw();
}

placeTimers();
