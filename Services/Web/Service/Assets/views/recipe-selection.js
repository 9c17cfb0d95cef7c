// Several recipes chosen in the library: by the button, or by holding one; and what can be done with them.
import { h, icon, busy } from '../dom.js';
import { bulk, bulkStep, tell } from '../bulk.js';
import { household } from '../household.js';
import { deleteRecipes } from './delete-recipe.js';
import { cookbookSheet } from './cookbook-sheet.js';
import { tagSheet } from './tag-sheet.js';
import { t } from '../language.js';

const HOLD = 450;
const STIR = 10;

/**
 * The button that begins to choose, the bar with what can be done, and what tells cards whether they are chosen; `cookbook` is the one that is shown.
 * @param {{ grid: any, items: () => any[], reload: () => Promise<void>, cookbook?: string | null }} library
 */
export function selection({ grid, items, reload, cookbook = null }) {
  const chosen = new Map();
  let [isOn, isHeld] = [false, false];
  const count = h('b.grow', { role: 'status' });
  const button = h('button.edits.button.plain.small', { type: 'button', ariaPressed: 'false', onclick: () => set(!isOn) }, t('select.begin'));
  const act = (name, label, work) => h('button.icon-button', { type: 'button', ariaLabel: label, title: label, onclick: event => busy(event.currentTarget, () => work([...chosen.values()])) }, icon(name));
  const acts = [
    act('tag', t('select.tag'), async recipes => { if (await tagSheet(recipes)) done(); }),
    act('book', t('select.cookbook'), async recipes => { if (await cookbookSheet(recipes)) done(); }),
    cookbook && act('minus', t('select.take_out'), takeOut),
    act('heart', t('select.favourite'), favour),
    act('trash', t('select.delete'), async recipes => { if (await deleteRecipes(recipes, reload)) done(); }),
  ].filter(Boolean);
  const bar = h('div.selection-bar', { hidden: true, role: 'toolbar', ariaLabel: t('select.bar') }, h('button.icon-button', { type: 'button', ariaLabel: t('select.end'), onclick: () => set(false) }, icon('close')),
    count, h('button.button.plain.small', { type: 'button', onclick: () => {
      const all = chosen.size < items().length;
      chosen.clear();
      if (all) for (const recipe of items()) chosen.set(recipe.id, recipe);
      show();
    } }, t('select.all')), ...acts);

  function set(value) {
    isOn = value;
    chosen.clear();
    show();
    if (!value) button.focus({ preventScroll: true });
  }

  function done() {
    set(false);
    reload();
  }

  function show() {
    grid.classList.toggle('choosing', isOn);
    bar.hidden = !isOn;
    button.setAttribute('aria-pressed', String(isOn));
    count.replaceChildren(h('span', { ariaHidden: 'true' }, String(chosen.size)), h('span.aside', t('select.count', { count: chosen.size })));
    for (const one of acts) one.disabled = !chosen.size;
    for (const card of grid.querySelectorAll('[data-recipe]')) {
      const is = chosen.has(card.dataset.recipe);
      card.classList.toggle('chosen', is);
      card.querySelector('.tick')?.setAttribute('aria-pressed', String(is));
    }
  }

  function toggle(id) {
    const recipe = items().find(one => one.id === id);
    if (!recipe) return;
    if (chosen.has(id)) chosen.delete(id); else chosen.set(id, recipe);
    show();
  }

  async function favour(recipes) {
    const action = recipes.every(({ favourite }) => favourite) ? 'unfavourite' : 'favourite';
    const back = action === 'favourite' ? 'unfavourite' : 'favourite';
    const ids = recipes.filter(({ favourite }) => favourite !== (action === 'favourite')).map(({ id }) => id);
    const outcome = await bulk(ids, action, {}, { what: t(action === 'favourite' ? 'select.favoured' : 'select.unfavoured', { count: ids.length }) });
    tell(outcome, number => action === 'favourite' ? t('select.favoured', { count: number }) : t('select.unfavoured', { count: number }),
      () => busy(null, async () => { await bulk(outcome.done, back); await reload(); }), bulkStep(outcome.done, back, {}, t(back === 'favourite' ? 'select.favoured' : 'select.unfavoured', { count: outcome.done.length })));
    done();
  }

  async function takeOut(recipes) {
    const body = { cookbook_id: cookbook };
    const outcome = await bulk(recipes.map(({ id }) => id), 'remove_from_cookbook', body, { what: t('select.taken_out', { count: recipes.length }) });
    tell(outcome, number => t('select.taken_out', { count: number }), () => busy(null, async () => { await bulk(outcome.done, 'add_to_cookbook', body); await reload(); }),
      bulkStep(outcome.done, 'add_to_cookbook', body, t('changes.cookbook_back', { count: outcome.done.length })));
    done();
  }

  grid.addEventListener('click', event => {
    const card = event.target.closest('[data-recipe]');
    if (!card || !isOn && !isHeld) return;
    event.preventDefault();
    event.stopPropagation();
    if (isHeld) isHeld = false; else toggle(card.dataset.recipe);
  }, { capture: true });
  let hold = null;
  const letGo = () => { clearTimeout(hold?.timer); hold = null; };
  grid.addEventListener('pointerdown', async event => {
    const card = event.target.closest('[data-recipe]');
    isHeld = false;
    if (!card || event.button || event.target.closest('button')) return;
    letGo();
    hold = { x: event.clientX, y: event.clientY, timer: setTimeout(async () => {
      if ((await household())?.role === 'viewer') return;
      isHeld = true;
      if (!isOn) set(true);
      toggle(card.dataset.recipe);
    }, HOLD) };
  });
  grid.addEventListener('pointermove', event => { if (hold && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > STIR) letGo(); });
  for (const kind of ['pointerup', 'pointercancel']) grid.addEventListener(kind, letGo);
  // What a browser offers for a link that is held is in the way of choosing it.
  grid.addEventListener('contextmenu', event => { if (isHeld || hold && event.pointerType === 'touch') event.preventDefault(); });
  const escape = event => { if (event.key === 'Escape' && isOn && !document.querySelector('dialog[open]')) set(false); };
  document.addEventListener('keydown', escape);
  return { button, bar, show, stop: () => document.removeEventListener('keydown', escape) };
}
