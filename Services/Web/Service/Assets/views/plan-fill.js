// Filling empty days: with the recipes of the menu, or with suggestions from the library that say why they are made.
import { h, icon, offerUndo, sheet, toast, busy } from '../dom.js';
import { api, all } from '../api.js';
import { choice, field } from '../forms.js';
import { t } from '../language.js';
import { whole } from '../recipe-times.js';
import { longDay } from '../words.js';
import { plus, run, weekOf } from '../days.js';
import { lastOf } from '../span.js';
import { slots } from '../slots.js';
import { dropping } from '../plan-calls.js';
import { openOf } from './menu-days.js';
import { fillFromMenu } from './menu-days-sheets.js';
import { plan, undo } from './plan-meal.js';
import { freeOf, restricted } from '../suitable.js';
import { pickRecipe } from './pick-recipe.js';

const MOST = 200;

/** Why a recipe is suggested, the best reason first, and how much that weighs. */
function reasons(recipe, today, suits) {
  const days = recipe.last_cooked ? Math.round((Date.parse(today) - Date.parse(recipe.last_cooked)) / 86_400_000) : null;
  return [
    recipe.favourite && [4, t('fill.favourite')],
    recipe.rating >= 4 && [recipe.rating - 1, t('fill.rated', { count: recipe.rating })],
    days === null && [1, t('fill.never')],
    days !== null && days >= 21 && [Math.min(4, days / 21), t('fill.long_ago', { count: Math.floor(days / 7) })],
    whole(recipe.times) > 0 && whole(recipe.times) <= 30 && [1, t('fill.quick', { count: whole(recipe.times) })],
    suits && [0, t('fill.suits')],
  ].filter(Boolean).sort((one, other) => other[0] - one[0]);
}

/** The recipes that may be suggested, the best first: none that somebody here must not eat, none that is planned or was just cooked. */
async function candidates(view) {
  const { today } = view.plan;
  const members = restricted(await all('/api/v1/members', 200));
  const [found, near] = await Promise.all([
    api.get(`/api/v1/recipes?limit=${MOST}&sort=random${freeOf(members)}`),
    api.get(`/api/v1/meal-plan?from=${plus(view.chosen, -10)}&to=${plus(view.chosen, 14)}`)]);
  const planned = new Set(near.days.flatMap(day => Object.values(day.slots).flat()).map(entry => entry.recipe_id));
  const isRecent = ({ last_cooked: last }) => last && last > plus(today, -7);
  return found.items.filter(recipe => !planned.has(recipe.id) && !isRecent(recipe) && !recipe.uncertain).map(recipe => {
    const why = reasons(recipe, today, members.length > 0);
    return { recipe, why: why.map(([, words]) => words).slice(0, 3), weight: why.reduce((sum, [weight]) => sum + weight, 0) };
  }).sort((one, other) => other.weight - one.weight);
}

/** Opens with what there is to fill days with. */
export async function fillSheet(view) {
  const board = await api.get('/api/v1/menu');
  const menus = [board.menu, board.next].filter(menu => menu && openOf(menu).length);
  if (!menus.length) return suggest(view);
  const next = await sheet(t('plan.fill'), close => h('div.stack',
    menus.map(menu => h('button.button.block', { onclick: () => close(menu) }, icon('menu'), t('fill.menu', { count: openOf(menu).length }))),
    h('button.button.quiet.block', { onclick: () => close('library') }, icon('book'), t('fill.library'))));
  if (!next) return undefined;
  return next === 'library' ? suggest(view) : fillFromMenu(next, view.refresh);
}

async function suggest(view) {
  const { today } = view.plan;
  const week = weekOf(view.chosen, view.start);
  const best = await candidates(view);
  if (!best.length) return toast(t('fill.nothing'));
  return sheet(t('fill.title'), close => {
    const [dateField, date] = field(t('plan.first_day'), { type: 'date', value: week < today ? today : week, min: today });
    const [slotField, slot] = choice(t('plan.meal'), slots, 'dinner');
    const rows = h('ul.lines');
    let chosen = [], turn = 0;
    const button = h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
      const made = await plan(view, chosen.map(({ day, recipe }) => ({ date: day, slot: slot.value, recipe_id: recipe.id, servings: recipe.servings })));
      close();
      if (made) offerUndo(made[0], t('menu.on_days', { count: made.length }), undo(view, made), dropping(made));
    }) }, t('menu.put'));
    const unused = () => best.filter(({ recipe }) => !chosen.some(one => one.recipe.id === recipe.id));
    const draw = () => {
      button.disabled = !chosen.length;
      rows.replaceChildren(...chosen.map((one, index) => h('li',
        h('div.grow', h('small', longDay(one.day)), h('span.title', one.recipe.title), one.why.length > 0 && h('small.why', one.why.join(' · '))),
        h('button.icon-button', { 'data-focus': `other-${index}`, ariaLabel: t('fill.another', { day: longDay(one.day) }), onclick: async () => {
          const rest = unused();
          // When all have been seen, somebody may pick one.
          const picked = rest.length ? rest[one.tries % rest.length] : await pickRecipe(t('plan.which')).then(recipe => recipe && { recipe, why: [] });
          if (picked) chosen[index] = { ...picked, day: one.day, tries: one.tries + 1 };
          draw();
          rows.querySelector(`[data-focus="other-${index}"]`)?.focus();
        } }, icon('dice')),
        h('button.icon-button', { ariaLabel: t('fill.leave', { day: longDay(one.day) }), onclick: () => { chosen.splice(index, 1); draw(); (rows.querySelector('button') ?? button).focus(); } }, icon('close')))));
    };
    const show = async () => {
      if (!date.value) return;
      const mine = ++turn;
      const last = lastOf(date.value, view.start);
      const found = await busy(null, () => api.get(`/api/v1/meal-plan?from=${date.value}&to=${last}`));
      if (mine !== turn || !found) return;
      const empty = run(date.value, 7).filter(day => day <= last && !found.days.find(one => one.date === day)?.slots[slot.value].length);
      chosen = empty.slice(0, best.length).map((day, index) => ({ ...best[index], day, tries: 1 }));
      draw();
      if (!empty.length) rows.replaceChildren(h('li', h('p.hint', t('fill.full'))));
      if (empty.length > best.length) rows.append(h('li', h('p.hint', t('fill.few', { count: empty.length - best.length }))));
    };
    date.addEventListener('change', show);
    slot.addEventListener('change', show);
    show();
    return h('div.stack', h('p.hint', t('fill.hint')), h('div.pairs', dateField, slotField), rows, button);
  });
}
