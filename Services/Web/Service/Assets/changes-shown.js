// Lays what waits to be sent over what the server has said last; what it concerns says `waiting`.
import { NEW, waiting } from './changes.js';
import { madeBy } from './changes-store.js';

/**
 * What waits for paths that begin so.
 * @type {(...beginnings: string[]) => App.Change[]}
 */
export const under = (...beginnings) => waiting().filter(({ path }) => beginnings.some(beginning => path.startsWith(beginning)));

/**
 * The board with what waits.
 * @param {Wire.Board} board
 * @returns {Wire.Board}
 */
export function overBoard(board) {
  const entries = under('/api/v1/menu/', '/api/v1/menus/', '/api/v1/meal-plan/entries');
  if (!entries.length) return board;
  /** @type {Wire.Board} */
  const now = structuredClone(board);
  for (const entry of entries) {
    if (/plan/.test(entry.path)) {
      const found = entry.body?.menu_item_id && [now.menu, now.next].flatMap(menu => menu?.recipes ?? []).find(one => one.id === entry.body.menu_item_id);
      if (found) Object.assign(found, { planned: entry.body, waiting: true });
      continue;
    }
    const [, whole, act] = entry.path.match(/([^/]+)\/(clear|archive|plan-again|grocery-list)$/) ?? [];
    const those = act && [now.menu, now.next].find(one => one?.id === whole);
    if (those) {
      those.waiting = true;
      if (act === 'grocery-list') begin(now, those, entry.body);
      else if (act !== 'plan-again') those.recipes = [];
      else if (!now.next) those.state = now.state = 'planning';
    }
    const [, id, item, cooked] = entry.path.match(/^\/api\/v1\/menus?(?:\/([^/]+))?\/recipes(?:\/([^/]+)(\/cooked)?)?$/) ?? [];
    const menu = id && id !== NEW ? [now.menu, now.next].find(one => one?.id === id) : planned(now);
    if (menu && !item && entry.method === 'POST') put(menu, entry);
    const found = menu?.recipes.find(one => one.id === item);
    if (!menu || !found) continue;
    found.waiting = true;
    if (cooked) found.cooked_at = entry.method === 'POST' ? new Date(entry.at).toISOString() : null;
    else if (entry.method === 'PATCH') Object.assign(found, entry.body);
    else if (entry.method === 'DELETE') menu.recipes = menu.recipes.filter(one => one !== found);
  }
  for (const menu of [now.menu, now.next].filter(Boolean)) {
    menu.progress = { ...menu.progress, cooked: menu.recipes.filter(one => one.cooked_at).length, total: menu.recipes.length };
  }
  if (now.next && !now.next.recipes.length) now.next = null;
  return now.menu && !now.menu.recipes.length ? { ...now, menu: now.next, next: null, state: now.next ? 'planning' : 'empty' } : now;
}

/**
 * A menu's list is made, and its recipes are cooked from now on.
 * @param {Wire.Board} board
 * @param {Wire.Menu} menu
 * @param {{ list_id: string, archive_current?: boolean }} call
 */
function begin(board, menu, { list_id: list, archive_current: archives }) {
  menu.grocery_list_id ??= list;
  if (board.next === menu && archives) Object.assign(board, { menu, next: null });
  if (board.menu === menu) menu.state = board.state = 'to_cook';
}

/**
 * The menu that is being planned; a new one where there is none.
 * @param {Wire.Board} board
 */
function planned(board) {
  if (board.state === 'planning') return board.menu;
  if (board.next) return board.next;
  /** @type {Wire.Menu} */
  const begun = { id: NEW, state: 'planning', recipes: [], progress: {}, grocery_list_id: null };
  if (board.state === 'empty') Object.assign(board, { state: 'planning', menu: begun }); else board.next = begun;
  return begun;
}

/**
 * @param {Wire.Menu} menu
 * @param {App.Change} change
 */
function put(menu, { body, shows }) {
  const there = menu.recipes.find(one => one.recipe_id === body.recipe_id);
  if (there) Object.assign(there, body.servings ? { servings: body.servings, waiting: true } : { waiting: true });
  else menu.recipes.push({ cooked_at: null, planned: null, ...shows, id: body.id, recipe_id: body.recipe_id, ...(body.servings ? { servings: body.servings } : {}), waiting: true });
}

/**
 * The calendar with what waits.
 * @param {Wire.Plan} plan
 * @returns {Wire.Plan}
 */
export function overPlan(plan) {
  const entries = under('/api/v1/meal-plan/entries', '/api/v1/meal-plan/copy');
  if (!entries.length) return plan;
  /** @type {Wire.Plan} */
  const now = structuredClone(plan);
  /** @type {(id: string) => Wire.Meal | null} */
  const take = id => {
    for (const { slots } of now.days) for (const [slot, meals] of /** @type {[Wire.Slot, Wire.Meal[]][]} */ (Object.entries(slots))) {
      const meal = meals.find(one => one.id === id);
      if (!meal) continue;
      slots[slot] = meals.filter(one => one !== meal);
      return meal;
    }
    return null;
  };
  const lay = (/** @type {Wire.Meal | null} */ meal) => meal && now.days.find(({ date }) => date === meal.date)?.slots[meal.slot]?.push({ ...meal, waiting: true });
  for (const { method, path, body, shows, at } of entries) {
    // Until they are made, copies have no ids by which they could be changed.
    if (path.endsWith('/copy')) {
      for (const meal of shows.meals) lay({ ...meal, copied: true });
      continue;
    }
    const [, id, cooked] = path.match(/entries(?:\/([^/]+)(\/cooked)?)?$/) ?? [];
    if (!id && method === 'POST') lay({ kind: body.recipe_id || body.menu_item_id || body.leftover_of ? 'recipe' : 'note', cooked_at: null, ...shows, ...body });
    const days = now.days.flatMap(({ slots }) => Object.values(slots).flat());
    const meal = days.find(one => one.id === id);
    if (!meal) continue;
    Object.assign(meal, { waiting: true }, cooked && { cooked_at: method === 'POST' ? new Date(at).toISOString() : null }, method === 'PATCH' && body);
    // Where it stays it keeps its place.
    if (method === 'DELETE') take(id);
    else if (body?.date || body?.slot) lay(take(id));
  }
  for (const day of now.days) day.has_entries = Object.values(day.slots).some(meals => meals.length > 0);
  return now;
}

/**
 * A grocery list with what waits of its name, its shop, what it follows and what is not to be said any more.
 * @template {{ id: string, notices?: Wire.Notice[], waiting?: boolean }} List
 * @param {List} list
 * @returns {List}
 */
export function overList(list) {
  const late = under(`/api/v1/grocery-lists/${list.id}`);
  const changes = late.filter(({ method, shows }) => method === 'PATCH' || shows?.isThere);
  if (!late.length) return list;
  const notices = list.notices?.filter(({ id }) => !late.some(({ path }) => path.endsWith(id)));
  return Object.assign({}, list, ...changes.map(({ body }) => body), { notices, waiting: list.waiting || changes.length > 0 });
}

/** The grocery lists that are still to be made. */
const newLists = () => waiting().filter(madeBy)
  .map(entry => ({ ...entry.shows, ...entry.body, id: madeBy(entry), created_at: new Date(entry.at).toISOString(), waiting: true }));

/**
 * A list that is still to be made, as it will be; nothing if it is none.
 * @type {(id: string) => (Wire.List & App.Fields) | undefined}
 */
export const newList = id => newLists().filter(list => list.id === id)
  .map(list => ({ ...list, version: 0, items: [], categories: [], staples: [], notices: [], source: {} }))[0];

/**
 * The grocery lists with what waits.
 * @param {Wire.Page<Wire.ListSummary>} lists
 * @returns {Wire.Page<Wire.ListSummary>}
 */
export function overLists(lists) {
  const isGone = (/** @type {App.Identified} */ { id }) => {
    const last = under(`/api/v1/grocery-lists/${id}`).findLast(({ method, path }) => path.endsWith('/restore') || method === 'DELETE' && path.endsWith(id));
    return last?.method === 'DELETE';
  };
  const made = newLists().filter(({ id }) => !lists.items.some(list => list.id === id)).map(list => ({ ...list, items: 0, checked: 0 }));
  return { ...lists, items: [...made.reverse(), ...lists.items].filter(list => !isGone(list)).map(overList) };
}
