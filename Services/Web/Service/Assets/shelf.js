// Where recipes are looked for: among the household's own, or in the catalogue that the operator has loaded.
import { api } from './api.js';
import { spoken } from './language.js';

// The shortest names of so many are those that are most often meant.
const FOODS = 40;

/** The household's recipes. */
export const own = {
  isOwn: true,
  path: '/api/v1/recipes',
  cookbooks: '/api/v1/cookbooks',
  page: recipe => recipe.status === 'pending_review' ? `/recipes/${recipe.id}/edit` : `/recipes/${recipe.id}`,
  /** What a cookbook is called; nothing if there is none. */
  cookbook: async id => (await api.get(`/api/v1/cookbooks/${encodeURIComponent(id)}`).catch(() => ({}))).name,
  /** What a text may mean that is being typed: foods, tags and cookbooks. */
  suggest: (text, limit) => api.get(`/api/v1/recipes/suggest?limit=${limit}&q=${encodeURIComponent(text)}`),
};

/** The catalogue's, which are read by everybody and changed by nobody. */
export const catalogue = {
  isOwn: false,
  path: '/api/v1/catalog/recipes',
  cookbooks: '/api/v1/catalog/cookbooks',
  page: recipe => `/catalogue/recipes/${recipe.id}`,
  // There is no address for one of them; any of its recipes knows what it is called.
  cookbook: async id => {
    const { items: [one] } = await api.get(`/api/v1/catalog/recipes?${new URLSearchParams({ cookbook: id, limit: '1', facets: 'false' })}`).catch(() => ({ items: [] }));
    const recipe = one && await api.get(`/api/v1/catalog/recipes/${one.id}`).catch(() => null);
    return recipe?.cookbooks.find(cookbook => cookbook.id === id)?.name;
  },
  suggest: async (text, limit) => {
    const { items } = await api.get(`/api/v1/foods?limit=${FOODS}&q=${encodeURIComponent(text)}`);
    const begins = name => name.toLocaleLowerCase().split(/\s+/).some(word => word.startsWith(text.trim().toLocaleLowerCase()));
    const named = ({ name, names }) => names[spoken]?.find(begins) ?? names[spoken]?.[0] ?? name;
    return { foods: [...new Set(items.map(named))].sort((one, other) => one.length - other.length).slice(0, limit).map(name => ({ name, count: null })), tags: [], cookbooks: [] };
  },
};

let known = null;

/** Whether there is a catalogue; asked for once as long as the page stays. */
export function hasCatalogue() {
  const first = path => api.get(path).then(({ items }) => items.length > 0);
  // Cookbooks are read at once, while a first search reads all recipes.
  known ??= first('/api/v1/catalog/cookbooks?limit=1').then(is => is || first('/api/v1/catalog/recipes?limit=1&facets=false')).catch(() => {
    known = null;
    return false;
  });
  return known;
}
