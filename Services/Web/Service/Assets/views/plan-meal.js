// The sheets of the calendar's meals: what one is, where else it can go, and what can be planned for a meal of a day.
import { h, icon, offerUndo, sheet, stepper, toast, busy } from '../dom.js';
import { api, all } from '../api.js';
import { atOnce } from '../at-once.js';
import { listed, t } from '../language.js';
import { longDay, shortDay, weekday } from '../words.js';
import { choice, longField } from '../forms.js';
import { newID } from '../plain-http.js';
import { plus } from '../days.js';
import { put } from '../plan-carry.js';
import { slots } from '../slots.js';
import { told } from '../effects.js';
import { undoable } from '../undo.js';
import { again, changeMeal, dropMeal, dropping, nameOf, pathOf, planMeal, planning } from '../plan-calls.js';
import { cook, facts } from './plan-day.js';
import { pickOfMenu, spot, withoutDay } from './menu-days-sheets.js';
import { pickRecipe } from './pick-recipe.js';
import { cookLink, recipePath } from './recipe-title.js';

/** Takes back what was planned; says what of it could not be. */
export const undo = (view, made) => async () => {
  try {
    for (const entry of made) await dropMeal(entry);
  } finally {
    await view.refresh();
  }
};

/** Plans one thing after another; gives the entries, or nothing if it got only as far as some. `shows` is what is seen of them. */
export async function plan(view, bodies, shows = {}) {
  const made = [];
  try {
    for (const body of bodies) {
      const id = newID();
      made.push({ ...body, id, ...await planMeal({ id, ...body }, shows) });
    }
  } catch (error) {
    if (!made.length) throw error;
    offerUndo(made[0], `${t('plan.some_planned', { count: bodies.length, made: made.length })} ${error.message}`, undo(view, made), dropping(made));
    await view.refresh();
    return null;
  }
  await view.refresh();
  return made;
}

/** A sheet that asks for a day and a meal, and plans something there. */
function elsewhere(view, entry, title, hint, first, min, body) {
  return sheet(title, close => {
    const where = spot(first, entry.slot, min);
    return h('div.stack', h('p.hint', hint), where.element, h('button.button.block', { onclick: event => {
      if (!where.isComplete()) return;
      busy(event.currentTarget, async () => {
        const made = await plan(view, [{ ...where.get(), ...body }], entry);
        close();
        if (made) offerUndo(made[0], t('plan.planned', { title: nameOf(entry), date: shortDay(made[0].date) }), undo(view, made), dropping(made));
      });
    } }, t('menu.put')));
  });
}

function repeat(view, entry) {
  return sheet(t('plan.repeat'), close => {
    const [weeksField, weeks] = choice(t('plan.repeat_for'), [1, 2, 3, 4, 6, 8, 12].map(count => [count, t('plan.weeks', { count })]), 4);
    const dates = () => Array.from({ length: Number(weeks.value) }, (_, week) => plus(entry.date, 7 * (week + 1)));
    const shown = h('p.hint', { role: 'status' });
    const show = () => { shown.textContent = t('plan.repeat_on', { day: weekday(entry.date), dates: listed(dates().map(shortDay)) }); };
    weeks.addEventListener('change', show);
    show();
    return h('div.stack', weeksField, shown, h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
      const made = await plan(view, dates().map(date => ({ date, slot: entry.slot, ...again(entry) })), entry);
      close();
      if (made) offerUndo(made[0], t('plan.repeated', { title: nameOf(entry), count: made.length }), undo(view, made), dropping(made));
    }) }, t('plan.repeat')));
  });
}

async function swap(view, entry) {
  const others = view.plan.days.flatMap(day => Object.values(day.slots).flat()).filter(({ id }) => id !== entry.id);
  const other = await sheet(t('plan.swap_with', { title: nameOf(entry) }), close => others.length ? h('div.picker', others.map(one => h('button', { onclick: () => close(one) },
    h('span.grow', h('b.title', nameOf(one)), h('br'), h('small.hint', t('plan.place', { day: longDay(one.date), slot: slots[one.slot] })))))) : h('p.hint', t('plan.swap_none')));
  if (!other) return;
  const words = t('plan.swapped', { title: nameOf(entry), other: nameOf(other) });
  const [here, there] = [entry, other].map(({ date, slot }) => ({ date, slot }));
  await busy(null, async () => {
    const answer = await exchange(entry, other, there, here);
    offerUndo(answer, words, async () => { await exchange(entry, other, here, there); await view.refresh(); },
      [{ method: 'POST', path: `${pathOf(entry)}/swap`, body: { with: other.id }, what: t('plan.swapped', { title: nameOf(other), other: nameOf(entry) }) }]);
    await view.refresh();
  });
}

/** Has two meals change places; where that cannot be done at once, each goes to where it is to be. */
async function exchange(one, other, first, second) {
  const answer = await atOnce(`${pathOf(one)}/swap`, { with: other.id });
  if (answer) return told(answer);
  return (await Promise.all([changeMeal(one, first), changeMeal(other, second)]))[0];
}

async function remove(view, entry) {
  const answer = await dropMeal(entry);
  await view.refresh();
  const words = t('plan.removed', { title: nameOf(entry) });
  // What was cooked would be to cook again.
  if (entry.cooked_at) return toast(words);
  // A meal of a menu has to be put on its day by the menu.
  const body = entry.menu_id ? { menu_id: entry.menu_id, menu_item_id: entry.menu_item_id, note: entry.note, member_id: entry.member_id } : again(entry);
  const back = { date: entry.date, slot: entry.slot, position: entry.position, ...body, ...(entry.leftover_of ? { leftover_of: entry.leftover_of } : {}) };
  return offerUndo(answer, words, async () => {
    await planMeal(back, entry);
    await view.refresh();
  }, planning(back, entry));
}

const toRecipe = entry => entry.kind === 'recipe' && !entry.recipe_deleted && [
  h('a.button.small', { href: recipePath({ id: entry.recipe_id, servings: entry.servings }) }, icon('book'), t('plan.open_recipe')), cookLink(entry),
];

/** What a meal of the calendar is, and all that can be done with it. */
export async function mealSheet(view, entry) {
  // Who may only look changes nothing.
  if (document.documentElement.dataset.role === 'viewer') {
    return void sheet(nameOf(entry), () => h('div.stack', h('p', t('plan.place', { day: longDay(entry.date), slot: slots[entry.slot] })), h('p.hint', facts(view, entry)), h('div', toRecipe(entry))));
  }
  const isRecipe = entry.kind === 'recipe';
  const members = await all('/api/v1/members', 200).catch(() => []);
  const next = await sheet(nameOf(entry), close => {
    const where = spot(entry.date, entry.slot);
    const [noteField, note] = longField(isRecipe ? t('plan.note') : t('plan.note_text'), { value: entry.note ?? '', maxLength: 2000, rows: 2, name: 'note' });
    const [whoField, who] = choice(t('plan.for_whom'), { '': t('plan.for_all'), ...Object.fromEntries(members.map(({ id, name }) => [id, name])) }, entry.member_id ?? '', { name: 'member_id' });
    const action = (name, words, what) => h('button.button.quiet.small', { onclick: () => close(what) }, icon(name), words);
    const save = async (body, before) => { const answer = await changeMeal(entry, body, before); await view.refresh(); return answer; };
    const saving = (input, body) => input.addEventListener('change', () => busy(null, async () => { const answer = await save(body(), { note: entry.note, member_id: entry.member_id }); if (!answer.waiting) toast(t('common.saved')); }));
    saving(note, () => ({ note: note.value.trim() || null }));
    saving(who, () => ({ member_id: who.value || null }));
    return h('div.stack.meal-sheet',
      entry.menu_id && h('p.hint', t('plan.of_menu_hint')),
      isRecipe && h('div.row',
        toRecipe(entry),
        h('button.button.quiet.small', { onclick: event => busy(event.currentTarget, async () => { await cook(view, entry); close(); }) }, icon('check'), entry.cooked_at ? t('plan.not_cooked') : t('plan.cooked'))),
      isRecipe && h('div.row', h('span.grow', t('servings.title')), stepper(pathOf(entry), entry.servings, (servings, before) => save({ servings }, { servings: before }))),
      noteField, members.length > 0 && whoField,
      h('fieldset.stack', h('legend', t('plan.move_to')), where.element,
        h('button.button.block', { onclick: () => { if (where.isComplete()) close({ move: where.get() }); } }, t('plan.move'))),
      h('div.row.tight', action('copy', t('plan.copy'), 'copy'), action('repeat', t('plan.repeat'), 'repeat'), action('swap', t('plan.swap'), 'swap'),
        isRecipe && action('bowl', t('plan.plan_leftovers'), 'leftovers')),
      h('button.button.danger.block', { onclick: event => busy(event.currentTarget, async () => { await remove(view, entry); close(); }) }, icon('trash'), t('plan.remove')));
  });
  if (!next) return;
  if (next.move) await put(view, entry, next.move);
  if (next === 'copy') await elsewhere(view, entry, t('plan.copy'), t('plan.copy_hint', { title: nameOf(entry) }), plus(entry.date, 1), null, again(entry));
  if (next === 'leftovers') await elsewhere(view, entry, t('plan.plan_leftovers'), t('plan.leftovers_hint', { title: nameOf(entry) }), plus(entry.date, 1), entry.date, { leftover_of: entry.id });
  if (next === 'repeat') await repeat(view, entry);
  if (next === 'swap') await swap(view, entry);
}

/** Asks what to plan for a meal of a day, and plans it. */
export async function addMeal(view, date, slot) {
  const open = await withoutDay().catch(() => []);
  const kind = await sheet(`${slots[slot]}, ${shortDay(date)}`, close => {
    const note = h('input.input', { placeholder: t('plan.note_placeholder'), ariaLabel: t('plan.note'), maxLength: 500 });
    return h('div.stack', h('button.button.block', { onclick: () => close('recipe') }, icon('book'), t('plan.pick')),
      open.length > 0 && h('button.button.quiet.block', { onclick: () => close('menu') }, icon('menu'), t('plan.from_menu')),
      h('form.copy', { onsubmit: event => { event.preventDefault(); if (note.value.trim()) close({ note: note.value.trim() }); } },
        note, h('button.button.quiet.small', t('common.add'))));
  });
  if (!kind) return;
  /** @type {App.Fields} */
  let body = { note: kind.note };
  /** @type {App.Fields} */
  let shows = {};
  if (kind === 'recipe') {
    const picked = await pickRecipe(t('plan.which'));
    if (!picked) return;
    body = { recipe_id: picked.id, servings: picked.servings };
    shows = picked;
  } else if (kind === 'menu') {
    const picked = await pickOfMenu(open);
    if (!picked) return;
    body = { menu_id: picked.menu_id, menu_item_id: picked.id };
    shows = picked;
  }
  const made = await busy(null, () => plan(view, [{ date, slot, ...body }], shows));
  if (made) undoable(t('changes.plan_add', { title: shows.title ?? body.note, date: shortDay(date) }), undo(view, made), dropping(made));
}

