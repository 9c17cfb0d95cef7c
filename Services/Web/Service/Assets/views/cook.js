// Cook mode: one step at a time, in large letters, with what goes into it and the timers that its text names.
import { h, icon, sheet, toast } from '../dom.js';
import { stayAwake } from '../cooking/awake.js';
import { readyBell } from '../cooking/bell.js';
import { durations } from '../cooking/durations.js';
import { markCooked } from '../cooking/mark-cooked.js';
import { forgetPlace, keepPlace, placeIn } from '../cooking/place.js';
import { usedIn } from '../cooking/step-foods.js';
import { onSwipe } from '../cooking/turn-by-swipe.js';
import { placeTimers } from '../cooking/timer-bar.js';
import { MOST, startTimer } from '../cooking/timers.js';
import { ingredients } from './recipe-parts.js';
import { askedServings, recipePath } from './recipe-title.js';
import { scaled } from './scaled-recipe.js';
import { base, t } from '../language.js';

const PARTS = 40;
// Of the step that comes then so much is shown.
const LONGEST = 140;

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  const kept = placeIn(id);
  const wanted = askedServings() ?? kept?.servings;
  const recipe = await scaled(id, wanted);
  // Without a network its amounts may be for others, for now.
  const servings = wanted ?? recipe.servings;
  const { steps } = recipe;
  document.title = `${recipe.title} · Larder`;
  const last = steps.length;
  const asked = Number(new URLSearchParams(location.search).get('step')) - 1;
  let at = Math.min(last, Math.max(0, asked >= 0 ? asked : kept?.step ?? 0));

  // Of more the parts would be too small to be seen.
  const bar = h('div.parts', { ariaHidden: 'true' }, last > PARTS ? [] : steps.map(() => h('i')));
  const where = h('p.minor.grow', { role: 'status' });
  // What changes in it is read out.
  const body = h('div.step', { ariaLive: 'polite' });
  const back = h('button.button.quiet', { type: 'button', onclick: () => turn(-1) }, t('cook.previous'));
  const next = h('button.button', { type: 'button', onclick: () => turn(1) });
  const timers = h('div');

  const page = () => `${recipePath({ id, servings }, '/cook')}&step=${at + 1}`;
  const turn = by => {
    const to = Math.min(last, Math.max(0, at + by));
    if (to === at) return;
    at = to;
    draw();
    window.scrollTo(0, 0);
  };

  function draw() {
    // Going back leaves the recipe, not a step.
    window.history.replaceState(window.history.state, '', base + page());
    if (at < last || !last) keepPlace(id, at, servings); else forgetPlace();
    const isEnd = at === last;
    const hadFocus = document.activeElement !== document.body;
    where.textContent = isEnd ? t('cook.end') : t('cook.step', { step: at + 1, all: last });
    for (const [place, part] of [...bar.children].entries()) part.className = place < at || isEnd ? 'past' : place === at ? 'now' : '';
    body.replaceChildren(...(isEnd ? end(recipe) : step(recipe, at, page())));
    back.disabled = at === 0;
    next.hidden = isEnd;
    next.textContent = at === last - 1 ? t('cook.finish') : t('cook.next');
    // A button that cannot be pressed any more loses the focus.
    if (hadFocus && document.activeElement === document.body) (isEnd ? back : next).focus({ preventScroll: true });
  }

  const everything = h('button.icon-button', { type: 'button', ariaLabel: t('cook.ingredients'), title: t('cook.ingredients'), onclick: () => sheet(t('recipe.ingredients'),
    () => h('div.stack.choices', h('p.hint', t('servings.count', { count: recipe.servings })), ingredients(recipe.ingredients, recipe.isScaled))) }, icon('list'));
  const keys = event => {
    if (document.querySelector('dialog[open]') || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) turn(getComputedStyle(root).direction === 'rtl' ? -by : by);
  };
  root.classList.add('cook');
  root.replaceChildren(
    h('div.row.cook-head', h('a.icon-button', { href: recipePath({ id, servings }), ariaLabel: t('cook.leave'), title: t('cook.leave') }, icon('close')),
      h('div.grow', h('h1', recipe.title), where), everything),
    bar, body, h('div.cook-foot', timers, h('div.row', back, next)));
  draw();
  onSwipe(body, turn);
  document.addEventListener('keydown', keys);
  const sleep = stayAwake();
  placeTimers(timers);
  return () => {
    document.removeEventListener('keydown', keys);
    sleep();
    // The page may have been drawn anew, and the bar be in that one.
    if (timers.childElementCount) placeTimers();
  };
}

/** A step: its text, the timers that it names, what goes into it, and what comes then. */
function step(recipe, at, page) {
  const one = recipe.steps[at];
  const parts = durations(one.text);
  const used = usedIn(one, recipe.ingredients);
  const start = (words, seconds) => h('button.button.quiet', { type: 'button', ariaLabel: t('timer.start', { time: words }), onclick: () => {
    readyBell();
    if (!startTimer({ page, title: recipe.title, words, seconds })) toast(t('timer.most', { count: MOST }));
  } }, icon('clock'), words);
  const times = parts.filter(({ seconds }) => seconds);
  const then = recipe.steps[at + 1]?.text;
  return [
    h('div.stack', one.section && h('h2', one.section), h('p.large', parts.map(({ text, seconds }) => seconds ? h('b', text) : text)),
      times.length > 0 && h('div.row', times.map(({ text, seconds }) => start(text, seconds)))),
    h('section.card.pad', { hidden: !used.length }, h('h2', t('cook.used')), ingredients(used.map(line => ({ ...line, section: null })), recipe.isScaled).filter(Boolean)),
    // It is seen beside the step, and not read out with it.
    then && h('p.hint', { ariaHidden: 'true' }, t('cook.then', { text: then.length > LONGEST ? `${then.slice(0, LONGEST)} …` : then })),
  ].filter(Boolean);
}

/** What comes after the last step. */
const end = recipe => [h('div.hero', h('div.art', { ariaHidden: 'true' }, '🍽️'), h('p.large', recipe.steps.length ? t('menu.enjoy', { title: recipe.title }) : t('cook.no_steps')),
  markCooked(recipe), h('a.button.block', { href: recipePath(recipe) }, t('cook.to_recipe')))];
