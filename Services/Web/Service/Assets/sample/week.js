// A week to play with: recipes, a menu, meals on the calendar and a list, made and taken away again by the public API. What was
// made is remembered in this browser, before it is made, so that nothing of it is left if that is interrupted.
import { api } from '../api.js';
import { spoken } from '../language.js';
import { newID } from '../plain-http.js';
import { householdID } from '../session.js';
import { plus } from '../days.js';
import { SAMPLE_KEY, sample } from '../views/sample-notice.js';
import { texts } from './texts.js';

const ENTRIES = '/api/v1/meal-plan/entries';
const gone = error => { if (error.status !== 404) throw error; };

/** Makes the week. */
export async function makeSample() {
  const { recipes, tag, note } = texts[spoken] ?? texts.en;
  /** @type {App.Fields} */
  const made = { household: householdID(), recipes: recipes.map(() => newID()), note: newID(), at: Date.now() };
  const keep = () => localStorage.setItem(SAMPLE_KEY, JSON.stringify(made));
  keep();
  try {
    await Promise.all(recipes.map(({ title, servings, total, ingredients, steps }, index) => api.post('/api/v1/recipes', {
      id: made.recipes[index], title, servings, times: { total }, ingredients, steps, tags: [tag] })));
    const [soup, pasta, curry, tortilla, pancakes] = made.recipes;
    for (const id of [soup, pasta, curry, tortilla]) await api.post('/api/v1/menu/recipes', { recipe_id: id });
    const board = await api.get('/api/v1/menu');
    // Where another menu is being cooked, the one that is planned comes next.
    const menu = board.next ?? board.menu;
    const { today } = await api.get('/api/v1/meal-plan');
    made.menu = menu.id;
    made.day = today;
    keep();
    const { items } = await api.post('/api/v1/meal-plan/fill', { menu_id: menu.id, from: today, slot: 'dinner' });
    await api.post(ENTRIES, { id: newID(), date: plus(today, 1), slot: 'lunch', leftover_of: items[0].id });
    await api.post(ENTRIES, { id: newID(), date: plus(today, 2), slot: 'breakfast', recipe_id: pancakes });
    await api.post(ENTRIES, { id: made.note, date: plus(today, 4), slot: 'dinner', note });
    made.list = (await api.post(`/api/v1/menus/${menu.id}/grocery-list`, { have: [] })).id;
    made.isDone = true;
    keep();
  } catch (error) {
    await dropSample().catch(() => {});
    throw error;
  }
}

/** Takes all of it away; true if a list stays, as there is something of the household's own on it. */
export async function dropSample() {
  const made = sample();
  if (!made) return false;
  const isOurs = ({ recipe_id: id }) => made.recipes.includes(id);
  const list = made.list && await api.get(`/api/v1/grocery-lists/${made.list}`).catch(gone);
  const isMixed = Boolean(list?.items.some(item => !item.sources?.length || item.sources.some(source => !isOurs(source))));
  if (list && !isMixed) await api.delete(`/api/v1/grocery-lists/${made.list}`);
  if (made.day) {
    const plan = await api.get(`/api/v1/meal-plan?from=${plus(made.day, -7)}&to=${plus(made.day, 90)}`);
    const entries = plan.days.flatMap(day => Object.values(day.slots).flat()).filter(entry => isOurs(entry) || entry.id === made.note);
    await Promise.all(entries.map(({ id }) => api.delete(`${ENTRIES}/${id}`).catch(gone)));
  }
  if (made.menu) await dropMenu(made.menu, isOurs);
  await Promise.all(made.recipes.map(id => api.delete(`/api/v1/recipes/${id}?confirm=true`).catch(gone)));
  localStorage.removeItem(SAMPLE_KEY);
  return isMixed;
}

/** Takes the recipes off the menu; a menu that has only these goes as a whole. */
async function dropMenu(id, isOurs) {
  const path = `/api/v1/menus/${id}`;
  const menu = await api.get(path).catch(gone);
  if (!menu) return;
  const isWhole = menu.recipes.every(isOurs);
  if (isWhole && menu.state === 'to_cook') await api.post(`${path}/archive`);
  if (isWhole && menu.state === 'planning') await api.post(`${path}/clear`);
  // What was cooked of it would stay in the history.
  if (isWhole) await api.delete(path).catch(gone);
  else if (menu.state !== 'archived') for (const item of menu.recipes.filter(isOurs)) {
    if (item.cooked_at) await api.delete(`${path}/recipes/${item.id}/cooked`);
    await api.delete(`${path}/recipes/${item.id}`);
  }
}
