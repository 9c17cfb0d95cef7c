// The same as `changes-shown.js`, for what the first views do not show.
import { under } from './changes-shown.js';

/** What waits to be said in place of a recipe. */
export const waitingRecipe = id => under(`/api/v1/recipes/${id}`).findLast(({ method, path }) => method === 'PUT' && path === `/api/v1/recipes/${id}`)?.body;

/** Who eats in the household, with what waits. */
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

/** The household's cookbooks with what waits. */
export function overCookbooks(cookbooks) {
  let now = cookbooks;
  const gone = new Set();
  for (const { method, path, body } of under('/api/v1/cookbooks', '/api/v1/recipes/bulk')) {
    if (body?.cookbook_id) now = now.map(one => one.id === body.cookbook_id ? { ...one, waiting: true } : one);
    if (path.endsWith('/bulk')) continue;
    const [, id, rest] = path.match(/cookbooks(?:\/([^/]+)(.*))?$/);
    const change = work => { now = now.map(one => one.id === id ? { ...one, ...work(one), waiting: true } : one); };
    if (!id) now = [...now, { recipes: 0, images: [], ...body, waiting: true }];
    else if (!rest && method === 'DELETE') gone.add(id);
    else if (rest === '/restore') gone.delete(id);
    else if (!rest) change(() => body);
    else if (rest.startsWith('/recipes/')) change(({ recipes }) => ({ recipes: Math.max(0, recipes + (method === 'PUT' ? 1 : -1)) }));
  }
  return now.filter(({ id }) => !gone.has(id));
}

/** The cookbooks that a recipe is in, with what waits. */
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
