// The same as `changes-shown.js`, for what the first views do not show.
import { pending } from './changes.js';
import { under } from './changes-shown.js';

/**
 * What waits to be said in place of a recipe.
 * @type {(id: string) => any}
 */
export const waitingRecipe = id => under(`/api/v1/recipes/${id}`).findLast(({ method, path }) => method === 'PUT' && path === `/api/v1/recipes/${id}`)?.body;

/**
 * A recipe with what was said of it here, done or not; `isLate` says that some of it waits, and `waiting` that other words do.
 * @template {App.Identified} Recipe
 * @param {Recipe} recipe
 * @returns {Recipe & App.Fields}
 */
export function overRecipe(recipe) {
  const path = `/api/v1/recipes/${recipe.id}`;
  /** @type {any} */
  const now = { ...recipe };
  const late = new Set(under('/api/v1/recipes').map(({ id }) => id));
  for (const entry of pending()) {
    if (entry.path === `${path}/opinion`) now.opinion = { ...now.opinion, ...entry.body };
    else if (entry.path === path && entry.method === 'PATCH') Object.assign(now, entry.body);
    else if (entry.path === path && late.has(entry.id)) now.waiting = true;
    else if (['favourite', 'unfavourite'].includes(entry.body?.action) && entry.body.ids.includes(recipe.id)) {
      now.favourite = entry.body.action === 'favourite';
      now.opinion = { ...now.opinion, favourite: now.favourite };
    } else if (['add_tags', 'remove_tags'].includes(entry.body?.action) && entry.body.ids.includes(recipe.id)) {
      const others = now.tags.filter((/** @type {string} */ tag) => !has(entry.body.tags, tag));
      now.tags = entry.body.action === 'add_tags' ? [...others, ...entry.body.tags] : others;
    } else continue;
    now.isLate ||= late.has(entry.id);
  }
  return now;
}

/** @type {(tags: string[], tag: string) => boolean} */
const has = (tags, tag) => tags.some(one => one.toLowerCase() === tag.toLowerCase());

/**
 * Whether a recipe waits to be deleted.
 * @param {string} id
 */
export function isGoing(id) {
  const path = `/api/v1/recipes/${id}`;
  const last = under('/api/v1/recipes/').findLast(({ path: at, method, body }) => at === `${path}/restore` || method === 'DELETE' && at === `${path}?confirm=true`
    || ['delete', 'restore'].includes(body?.action) && body.ids.includes(id));
  return last?.method === 'DELETE' || last?.body.action === 'delete';
}

/**
 * Past menus without those that wait to be deleted.
 * @template {App.Identified} Menu
 * @param {Menu[]} menus
 */
export const overPast = menus => menus.filter(({ id }) => {
  const path = `/api/v1/menus/${id}`;
  const last = under(path).findLast(({ method, path: at }) => at === `${path}/restore` || method === 'DELETE' && at === path);
  return last?.method !== 'DELETE';
});

/**
 * The household's tags with what waits.
 * @param {Wire.Tag[]} tags
 */
export function overTags(tags) {
  let now = tags;
  for (const { method, path, body } of under('/api/v1/recipes/tags/')) {
    const tag = decodeURIComponent(path.split('/').pop() ?? '');
    const [old, same] = [tag, body?.name ?? ''].map(name => now.find(one => has([one.tag], name)));
    if (!old) continue;
    now = now.filter(one => one !== old && one !== same);
    if (method === 'PATCH') now = [...now, { tag: body.name, count: old.count + (same && same !== old ? same.count : 0), waiting: true }];
  }
  return [...now].sort((one, other) => one.tag.localeCompare(other.tag));
}

/**
 * The household's aisles and shops with what waits.
 * @param {Wire.Aisles} aisles
 */
export function overAisles(aisles) {
  const late = under('/api/v1/aisles');
  if (!late.length) return aisles;
  /** @type {Wire.Aisles} */
  const now = { ...structuredClone(aisles), waiting: true };
  for (const { method, path, body } of late) {
    const [, id, learned] = path.match(/aisles(?:\/shops\/([^/]+))?(\/learned)?$/) ?? [];
    const of = id ? now.shops.find(one => one.id === id) : now;
    if (learned) {
      if (of) of.walks = 0;
    } else if (method === 'DELETE') now.shops = now.shops.filter(one => one !== of);
    else if (!id) change(now, body);
    else if (of) Object.assign(of, body.name && { name: body.name }, body.order && { order: body.order }, body.aisles && { walked: body.aisles });
    else now.shops.push({ id, order: 'hand', walks: 0, walked: now.walked, ...body });
  }
  return now;
}

/**
 * Changes aisles for no shop in particular.
 * @param {Wire.Aisles} now
 * @param {{ aisles?: Wire.Aisle[] } & App.Fields} changed
 */
function change(now, { aisles, ...others }) {
  Object.assign(now, others);
  if (!aisles) return;
  const known = new Map([...now.aisles, ...now.unused].map(one => [one.key, one]));
  const unused = [...known.values()].filter(({ key, own }) => !own && !aisles.some(one => one.key === key));
  now.aisles = aisles.map(one => ({ own: !known.has(one.key), ...known.get(one.key), ...one, title: one.name ?? known.get(one.key)?.title ?? '' }));
  now.unused = unused;
  now.walked = aisles.map(({ key }) => key);
  for (const shop of now.shops) shop.walked = shop.walked.filter(key => now.walked.includes(key));
}

/**
 * Who eats in the household, with what waits.
 * @template {App.Identified} Member
 * @param {Member[]} members
 */
export function overMembers(members) {
  let now = members;
  for (const { method, path, body } of under('/api/v1/members')) {
    const id = path.split('/')[4];
    if (!id) now = [...now, { ...body, waiting: true }];
    else if (method === 'DELETE') now = now.filter(one => one.id !== id);
    else now = now.map(one => one.id === id ? { ...one, ...body, waiting: true } : one);
  }
  return now;
}

/**
 * The household's cookbooks with what waits.
 * @param {Wire.Cookbook[]} cookbooks
 */
export function overCookbooks(cookbooks) {
  let now = cookbooks;
  const gone = new Set();
  for (const { method, path, body } of under('/api/v1/cookbooks', '/api/v1/recipes/bulk')) {
    if (body?.cookbook_id) now = now.map(one => one.id === body.cookbook_id ? { ...one, waiting: true } : one);
    if (path.includes('/bulk')) continue;
    const [, id, rest] = path.match(/cookbooks(?:\/([^/]+)(.*))?$/) ?? [];
    /** @param {(cookbook: Wire.Cookbook) => object} work */
    const change = work => { now = now.map(one => one.id === id ? { ...one, ...work(one), waiting: true } : one); };
    if (!id) now = [...now, { recipes: 0, images: [], ...body, waiting: true }];
    else if (!rest && method === 'DELETE') gone.add(id);
    else if (rest === '/restore') gone.delete(id);
    else if (!rest) change(() => body);
    else if (rest.startsWith('/recipes/')) change(({ recipes }) => ({ recipes: Math.max(0, recipes + (method === 'PUT' ? 1 : -1)) }));
  }
  return now.filter(({ id }) => !gone.has(id));
}

/**
 * The cookbooks that a recipe is in, with what waits.
 * @param {{ id: string, cookbooks?: { id: string, name: string }[] }} recipe
 */
export function cookbooksOf(recipe) {
  let now = recipe.cookbooks ?? [];
  for (const { method, path, shows } of under('/api/v1/cookbooks/')) {
    const [, id, of] = path.match(/cookbooks\/([^/]+)\/recipes\/(.+)$/) ?? [];
    if (of !== recipe.id) continue;
    now = now.filter(one => one.id !== id);
    if (method === 'PUT') now = [...now, { id, name: shows?.name ?? '…' }];
  }
  return now;
}
