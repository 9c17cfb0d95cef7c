// The calendar: fifteen days with four slots each, and what is planned in them.
import { h, icon, keepingFocus, picture, sheet, stepper, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { change } from '../changes.js';
import { overPlan } from '../changes-shown.js';
import { live } from '../live.js';
import { undoable } from '../undo.js';
import { dayNumber, longDay, shortDay, weekday } from '../words.js';
import { household } from '../household.js';
import { go } from '../navigate.js';
import { noun, t } from '../language.js';
import { newID } from '../plain-http.js';
import { slots } from '../slots.js';
import { told } from '../effects.js';
import { pickRecipe } from './pick-recipe.js';
import { pickOfMenu, withoutDay } from './menu-days.js';
import { checkYouHave } from '../later.js';
import { recipeTitle } from './recipe-title.js';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
let chosen = null;
let weekStart = 'monday';

export async function show(root) {
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get('recipe');
  chosen = asked.get('day') ?? chosen;
  const recipe = wanted && await api.get(`/api/v1/recipes/${wanted}`);
  if (recipe && Number(asked.get('servings'))) recipe.servings = Number(asked.get('servings'));
  weekStart = (await household())?.week_start ?? weekStart;
  return live('/api/v1/meal-plan', ['plan_entry', 'menu', 'recipe'], (plan, refresh) => keepingFocus(root, () => draw(root, overPlan(plan), refresh, recipe)));
}

function draw(root, plan, refresh, recipe) {
  if (!plan.days.some(day => day.date === chosen)) chosen = plan.today;
  const scrolled = root.querySelector('.days[data-placed]')?.scrollLeft;
  const strip = h('div.days', { role: 'group', ariaLabel: t('plan.days') }, plan.days.map(day => h('button', {
    className: [day.has_entries && 'filled', day.date === plan.today && 'today', weekdays[new Date(`${day.date}T12:00:00Z`).getUTCDay()] === weekStart && 'week'].filter(Boolean).join(' '),
    ariaPressed: String(day.date === chosen),
    ariaLabel: [longDay(day.date), day.date === plan.today && t('plan.is_today'), day.has_entries && t('plan.has_meals')].filter(Boolean).join(', '),
    onclick: () => { chosen = day.date; draw(root, plan, refresh, recipe); },
  }, h('small', weekday(day.date)), h('b', dayNumber(day.date)), h('i'))));
  const day = plan.days.find(day => day.date === chosen);
  root.replaceChildren(
    h('div.head', h('div', h('h1', day.date === plan.today ? t('plan.today') : longDay(day.date)), day.date === plan.today && h('p', longDay(day.date)))),
    strip,
    recipe ? h('p.notice', t('plan.choose_slot', { title: recipe.title })) : '',
    ...Object.entries(slots).map(([slot, name]) => slotCard(plan, day, slot, name, refresh, recipe)),
    h('button.edits.button.quiet.block', { onclick: event => busy(event.currentTarget, () => shop(plan)) }, icon('list'), t('plan.shop')));
  const days = root.querySelector('.days');
  // After the strip is on the page, so that it has a width to scroll in.
  requestAnimationFrame(() => {
    if (scrolled !== undefined) days.scrollLeft = scrolled;
    else days.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    days.dataset.placed = '';
  });
}

function slotCard(plan, day, slot, name, refresh, recipe) {
  const entries = day.slots[slot];
  return h('section.card',
    h('div.row', { className: 'row slot-head' }, h('h2.minor.grow', name),
      h('button.edits.icon-button', { 'data-key': slot === 'dinner' && 'n', ariaLabel: t('plan.add_to', { slot: noun(name) }), onclick: () => add(day.date, slot, refresh, recipe) }, icon('plus'))),
    entries.length > 0 && h('ul.lines', entries.map(entry => h(`li${entry.cooked_at ? '.done' : ''}`,
      entry.kind === 'recipe' && h('button.edits.tick', {
        'data-focus': `tick-${entry.id}`, ariaPressed: String(Boolean(entry.cooked_at)),
        ariaLabel: entry.cooked_at ? t('menu.is_cooked', { title: entry.title }) : t('menu.mark_cooked', { title: entry.title }),
        onclick: event => busy(event.currentTarget, async () => {
          await cook(entry, !entry.cooked_at);
          await refresh();
        }),
      }, icon('check')),
      entry.kind === 'recipe' && picture(entry, 'thumb'),
      h('div.grow', entry.kind === 'recipe' ? recipeTitle(entry) : h('span.title', entry.note),
        entry.kind === 'recipe' && h('small', [t('servings.count', { count: entry.servings }), entry.leftover_of && t('plan.leftovers'), entry.menu_id && t('plan.of_menu')].filter(Boolean).join(' · ')),
        entry.waiting && h('small.waits', t('list.waits'))),
      h('button.edits.icon-button', { ariaLabel: t('common.change_of', { name: entry.title || entry.note }), 'data-focus': `more-${entry.id}`, onclick: () => edit(plan, entry, refresh) }, icon('more'))))));
}

const nameOf = entry => entry.title || entry.note;
const pathOf = entry => `/api/v1/meal-plan/entries/${entry.id}`;

const cook = (entry, isCooked) => change(isCooked ? 'POST' : 'DELETE', `${pathOf(entry)}/cooked`, isCooked ? {} : undefined, {
  what: t(isCooked ? 'changes.cooked' : 'changes.not_cooked', { title: nameOf(entry) }), undo: () => cook(entry, !isCooked),
});

/** Plans a meal: `shows` is what is seen of it until it is planned. */
async function put(meal, shows) {
  const what = t('changes.plan_add', { title: shows.title ?? meal.note, date: shortDay(meal.date) });
  const body = { id: newID(), ...meal };
  return told(await change('POST', '/api/v1/meal-plan/entries', body, { what, shows, undo: () => drop({ ...shows, ...body }) }));
}

const drop = entry => change('DELETE', pathOf(entry), undefined, { what: t('changes.plan_remove', { title: nameOf(entry), date: shortDay(entry.date) }) });

/** Takes a meal off its day, with the way back. */
async function remove(entry) {
  told(await drop(entry));
  const { date, slot, note, recipe_id, menu_id, menu_item_id, servings, title, image_url } = entry;
  const of = menu_id ? { menu_id, menu_item_id } : recipe_id ? { recipe_id, servings } : { note };
  undoable(t('changes.plan_remove', { title: nameOf(entry), date: shortDay(date) }), () => put({ date, slot, ...of }, { title, image_url, servings, recipe_id }));
}

/** Changes a meal's day, time or servings; `before` is what that was. */
const alter = (entry, body, before) => change('PATCH', pathOf(entry), body, {
  what: body.date ? t('changes.plan_move', { title: nameOf(entry), date: shortDay(body.date) }) : t('changes.menu_servings', { title: nameOf(entry), count: body.servings }),
  undo: before && (() => alter(entry, before)),
}).then(told);

const recipeOf = ({ title, image_url, servings }) => ({ title, image_url, servings });

async function add(date, slot, refresh, recipe) {
  if (recipe) {
    const entry = await busy(null, () => put({ date, slot, recipe_id: recipe.id, servings: recipe.servings }, recipeOf(recipe)));
    if (!entry) return undefined;
    if (!entry.waiting) toast(t('plan.planned', { title: recipe.title, date: shortDay(date) }));
    return go('/plan');
  }
  const open = await withoutDay();
  const kind = await sheet(`${slots[slot]}, ${shortDay(date)}`, close => {
    const note = h('input.input', { placeholder: t('plan.note_placeholder'), ariaLabel: t('plan.note'), maxLength: 500 });
    return h('div.stack', h('button.button.block', { onclick: () => close('recipe') }, icon('book'), t('plan.pick')),
      open.length > 0 && h('button.button.quiet.block', { onclick: () => close('menu') }, icon('menu'), t('plan.from_menu')),
      h('form.copy', { onsubmit: event => { event.preventDefault(); if (note.value.trim()) close({ note: note.value.trim() }); } },
        note, h('button.button.quiet.small', t('common.add'))));
  });
  if (!kind) return;
  if (kind === 'recipe') {
    const picked = await pickRecipe(t('plan.which'));
    if (!picked) return;
    await busy(null, () => put({ date, slot, recipe_id: picked.id, servings: picked.servings }, recipeOf(picked)));
  } else if (kind === 'menu') {
    const picked = await pickOfMenu(open);
    if (!picked) return;
    await busy(null, () => put({ date, slot, menu_id: picked.menu_id, menu_item_id: picked.id }, { ...recipeOf(picked), recipe_id: picked.recipe_id }));
  } else {
    await busy(null, () => put({ date, slot, note: kind.note }, {}));
  }
  await refresh();
}

function edit(plan, entry, refresh) {
  return sheet(nameOf(entry), close => {
    const date = h('select.input', { ariaLabel: t('plan.day') }, plan.days.map(day => h('option', { value: day.date, selected: day.date === entry.date }, longDay(day.date))));
    const slot = h('select.input', { ariaLabel: t('plan.meal') }, Object.entries(slots).map(([key, name]) => h('option', { value: key, selected: key === entry.slot }, name)));
    return h('div.stack',
      entry.menu_id && h('p.hint', t('plan.of_menu_hint')),
      entry.kind === 'recipe' && h('div.row', h('span.grow', t('servings.title')), stepper(pathOf(entry), entry.servings, async (servings, before) => { await alter(entry, { servings }, { servings: before }); await refresh(); })),
      h('label.field', t('plan.move_to'), date), slot,
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        await alter(entry, { date: date.value, slot: slot.value }, { date: entry.date, slot: entry.slot });
        chosen = date.value;
        close();
        await refresh();
      }) }, t('plan.move')),
      h('button.button.danger.block', { onclick: event => busy(event.currentTarget, async () => { await remove(entry); close(); await refresh(); }) }, t('plan.remove')));
  });
}

async function shop(plan) {
  const range = { from: plan.today, to: plan.to };
  if (!plan.days.some(day => day.date >= plan.today && day.has_entries)) return toast(t('plan.nothing'));
  const have = await checkYouHave({ plan: range }, true);
  if (!have) return;
  const list = await api.put(`/api/v1/grocery-lists/${newID()}`, { title: `${shortDay(range.from)} – ${shortDay(range.to)}`, plan: range, have });
  go(`/groceries/${list.id}`);
}
