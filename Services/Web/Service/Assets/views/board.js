// The menu: a few recipes that the household will really cook, from empty to cooked.
import { h, icon, picture, stepper, toast, busy, confirmSheet } from '../dom.js';
import { api, follow } from '../api.js';
import { count, instantDay } from '../words.js';
import { go } from '../navigate.js';
import { pickRecipe } from './pick-recipe.js';
import { checkYouHave } from './check-you-have.js';

export async function show(root) {
  const refresh = async () => draw(root, await api.get('/api/v1/menu'), refresh);
  await refresh();
  return follow('/api/v1/menu/events', () => refresh().catch(() => {}));
}

function draw(root, board, refresh) {
  const parts = [];
  if (board.state === 'empty') parts.push(empty(refresh));
  if (board.state === 'planning') parts.push(planning(board.menu, refresh, 'This week’s menu'));
  if (board.state === 'to_cook') parts.push(cooking(board.menu, refresh));
  if (board.next) parts.push(planning(board.next, refresh, 'Next menu'));
  if (board.state === 'to_cook' && !board.next) parts.push(h('button.edits.button.plain', { onclick: () => add(refresh) }, icon('plus'), 'Plan the next menu'));
  parts.push(h('p.row', h('a.button.plain', { href: '/history' }, icon('clock'), 'Past menus')));
  root.replaceChildren(...parts);
}

const add = (refresh, path = '/api/v1/menu') => pickRecipe('Add to the menu', {
  several: true,
  picked: async recipe => { await api.post(`${path}/recipes`, { recipe_id: recipe.id }); await refresh(); },
});

function empty(refresh) {
  return h('section.card.hero',
    h('div.art', { ariaHidden: 'true' }, '🥕'),
    h('h1', 'What will you cook this week?'),
    h('p.edits', 'Pick a few recipes you will really cook. Larder turns them into one grocery list.'),
    h('button.edits.button', { onclick: () => add(refresh) }, icon('plus'), 'Pick recipes'),
    h('a.edits.button.plain', { href: '/recipes/new' }, 'Add a new recipe first'));
}

function planning(menu, refresh, title) {
  const path = `/api/v1/menus/${menu.id}`;
  return h('section.stack',
    h('div.head', h('div', h('h1', title), h('p', `${count(menu.recipes.length, 'recipe')} picked.`, h('span.edits', ' Make the list when it feels right.'))),
      h('span.pill', 'Planning')),
    h('div.card', h('ul.lines', menu.recipes.map(item => h('li',
      picture(item, 'thumb'),
      h('div.grow', h('a.title', { href: `/recipes/${item.recipe_id}` }, item.title),
        h('div.row.tight', stepper(item.servings, servings => busy(null, () => api.patch(`${path}/recipes/${item.id}`, { servings }))), h('small', 'servings'))),
      h('button.edits.icon-button', {
        ariaLabel: `Take ${item.title} off the menu`,
        onclick: event => busy(event.currentTarget, async () => {
          await api.delete(`${path}/recipes/${item.id}`);
          await refresh();
          toast(`${item.title} is off the menu.`, { label: 'Undo', run: () => busy(null, async () => {
            await api.post('/api/v1/menu/recipes', { recipe_id: item.recipe_id, servings: item.servings });
            await refresh();
          }) });
        }),
      }, icon('close')))))),
    h('button.edits.button.quiet.block', { onclick: () => add(refresh) }, icon('plus'), 'Add recipes'),
    h('button.edits.button.block', { onclick: event => busy(event.currentTarget, () => commit(menu, refresh)) }, icon('list'), 'Create the grocery list'),
    h('button.edits.button.danger', {
      onclick: async () => {
        if (!await confirmSheet('Clear this menu?', 'All recipes are removed from it. The recipes themselves stay.', 'Clear the menu')) return;
        await busy(null, () => api.post(`${path}/clear`));
        await refresh();
      },
    }, 'Clear the menu'));
}

async function commit(menu, refresh) {
  const have = await checkYouHave({ menu: menu.id });
  if (!have) return;
  const create = archive => api.post(`/api/v1/menus/${menu.id}/grocery-list`, { have, archive_current: archive });
  let list;
  try {
    list = await create(false);
  } catch (error) {
    if (error.code !== 'menu_in_progress') throw error;
    if (!await confirmSheet('You are still cooking another menu', error.message, 'Archive it and start this one')) return;
    list = await create(true);
  }
  await refresh();
  go(`/groceries/${list.id}`);
}

function cooking(menu, refresh) {
  const path = `/api/v1/menus/${menu.id}`;
  const { cooked, total } = menu.progress;
  return h('section.stack',
    h('div.head', h('div', h('h1', 'To cook'), h('p', cooked ? `${cooked} of ${total} cooked` : `${count(total, 'recipe')}, none cooked yet`)),
      menu.grocery_list_id && h('a.button.quiet.small', { href: `/groceries/${menu.grocery_list_id}` }, icon('list'), 'Grocery list')),
    progress(cooked, total),
    h('div.card', h('ul.lines', menu.recipes.map(item => h(`li${item.cooked_at ? '.done' : ''}`,
      h('button.edits.tick', {
        ariaPressed: String(Boolean(item.cooked_at)),
        ariaLabel: item.cooked_at ? `${item.title} is cooked; undo` : `Mark ${item.title} as cooked`,
        onclick: event => busy(event.currentTarget, () => cook(path, item, menu, refresh)),
      }, icon('check')),
      picture(item, 'thumb'),
      h('div.grow', h('a.title', { href: `/recipes/${item.recipe_id}` }, item.title),
        item.cooked_at
          ? h('small', `Cooked ${instantDay(item.cooked_at)}`)
          : h('div.row.tight', stepper(item.servings, servings => busy(null, () => api.patch(`${path}/recipes/${item.id}`, { servings }))), h('small', 'servings'))),
      !item.cooked_at && h('button.edits.icon-button', {
        ariaLabel: `Take ${item.title} off the menu`,
        onclick: event => busy(event.currentTarget, async () => {
          await api.delete(`${path}/recipes/${item.id}`);
          await refresh();
          toast(`${item.title} is off the menu.`);
        }),
      }, icon('close')))))),
    h('button.edits.button.quiet.block', { onclick: () => add(refresh, path) }, icon('plus'), 'Add recipes'),
    h('div.row',
      h('button.edits.button.plain.small', { onclick: event => busy(event.currentTarget, async () => { await api.post(`${path}/plan-again`); await refresh(); }) }, 'Back to planning'),
      h('button.edits.button.danger.small', {
        onclick: async () => {
          if (!await confirmSheet('Archive this menu?', 'It moves to past menus as it is. You can cook it again from there.', 'Archive the menu')) return;
          await busy(null, () => api.post(`${path}/archive`));
          await refresh();
        },
      }, 'Archive')));
}

async function cook(path, item, menu, refresh) {
  const url = `${path}/recipes/${item.id}/cooked`;
  if (item.cooked_at) {
    await api.delete(url);
  } else {
    const last = menu.progress.cooked + 1 === menu.progress.total;
    await api.post(url);
    toast(last ? 'All cooked! The menu moves to past menus.' : `Enjoy your ${item.title}.`, {
      label: 'Undo', run: () => busy(null, async () => { await api.delete(url); await refresh(); }),
    });
  }
  await refresh();
}

/** The bar of what is done; its width is set by script, as the page's policy allows no inline style in markup. */
export function progress(done, total) {
  const bar = h('i');
  bar.style.width = `${total ? Math.round(done / total * 100) : 0}%`;
  return h('div.progress', { role: 'progressbar', ariaValueMin: '0', ariaValueMax: String(total), ariaValueNow: String(done), ariaLabel: 'Progress' }, bar);
}
