// What the library can be narrowed by. The page's address, the chips and the sheet are all made from this list, and each
// filter has the API's name; a further one needs an entry here, and a control if it is unlike the others.
import { allergens, diets } from './food-words.js';
import { minutes, fullDay } from './words.js';
import { noun, t } from './language.js';

/** `★★★★` */
export const stars = count => '★'.repeat(Number(count));

/** `for Ann`: what a member may eat. */
const suits = (id, names) => t('filter.for', { name: names.get(id) ?? t('filter.somebody') });

/**
 * `control` draws it in the sheet (filter-controls.js), `facet` has the counts of its values, `chip` says a value in words,
 * with the names of cookbooks and members by their ids, and `title` heads it; `label` is what is said under the title, where
 * that is less. `value` is what a filter has that is on or off, `true` else; `isForEditors` is what viewers have none of,
 * and `isOfHousehold` what a household has made of its own recipes, of which the catalogue has nothing.
 * One with `needs` says something only beside another filter, and chooses among its `values`. Those with `several` may have some values, all of which must hold.
 */
export const filters = [
  { name: 'include', control: 'foods', several: true, facet: 'foods', title: t('filter.ingredients'), chip: food => t('filter.with', { food }) },
  { name: 'exclude', control: null, several: true, chip: food => t('filter.without', { food }) },
  { name: 'have', control: null, several: true, chip: food => t('filter.have_food', { food }) },
  { name: 'missing_max', control: 'few', needs: 'have', values: ['0', '1', '2', '3', '5'], title: t('filter.missing'), label: value => value === '0' ? t('filter.missing_none') : value, chip: value => value === '0' ? t('recipes.none_missing') : t('filter.missing_max', { count: Number(value) }) },
  { name: 'diet', control: 'counted', several: true, facet: 'diets', title: t('filter.diet'), chip: diet => diets[diet] ?? diet },
  {
    name: 'free_of', control: 'people', several: true, facet: 'free_of', title: t('filter.suits'), label: (what, names) => allergens[what] ?? suits(what, names),
    chip: (what, names) => allergens[what] ? t('filter.free_of', { what: noun(allergens[what]) }) : suits(what, names),
  },
  { name: 'may', control: 'yes', title: t('filter.may'), chip: () => t('filter.may_too') },
  { name: 'tag', control: 'counted', several: true, facet: 'tags', title: t('filter.tags'), chip: tag => tag },
  { name: 'max_minutes', control: 'counted', facet: 'max_minutes', title: t('filter.time'), chip: value => t('filter.up_to', { time: minutes(Number(value)) }) },
  { name: 'rating_min', isOfHousehold: true, control: 'counted', facet: 'rating_min', title: t('filter.rating'), chip: value => value === '5' ? stars(5) : t('filter.or_better', { stars: stars(value) }) },
  { name: 'cookbook', control: 'cookbooks', title: t('filter.cookbook'), chip: (id, names) => names.get(id) ?? t('filter.cookbook') },
  { name: 'source', control: 'counted', facet: 'sources', title: t('filter.source'), chip: source => source.replace(/^www\./, '') },
  { name: 'favourite', isOfHousehold: true, control: 'yes', isForEditors: true, title: t('filter.favourites'), chip: () => t('filter.favourites') },
  { name: 'cooked', isOfHousehold: true, control: 'either', title: t('filter.cooked_title'), chip: value => value === 'true' ? t('filter.cooked') : t('filter.never_cooked') },
  { name: 'has_image', control: 'either', title: t('filter.picture'), chip: value => value === 'true' ? t('filter.has_picture') : t('filter.no_picture') },
  { name: 'not_cooked_since', isOfHousehold: true, control: 'date', title: t('filter.not_since'), chip: date => t('filter.not_since_date', { date: fullDay(date) }) },
  { name: 'servings_min', control: 'number', title: t('filter.servings_min'), chip: value => t('filter.from_servings', { count: Number(value) }) },
  { name: 'servings_max', control: 'number', title: t('filter.servings_max'), chip: value => t('filter.to_servings', { count: Number(value) }) },
  { name: 'steps', control: 'text', title: t('filter.steps'), chip: words => t('filter.steps_with', { words }) },
  { name: 'status', isOfHousehold: true, control: 'yes', value: 'pending_review', title: t('recipes.to_check'), chip: () => t('recipes.to_check') },
];

/** What a shelf can be narrowed by. */
export const filtersOf = shelf => filters.filter(({ isOfHousehold }) => shelf.isOwn || !isOfHousehold);

/** The orders that recipes can be in; the first with words to look for only. */
export const orders = () => ({
  best: t('sort.best'), created: t('sort.created'), title: t('sort.title'), cooked: t('sort.cooked'),
  last_cooked: t('sort.last_cooked'), rating: t('sort.rating'), quickest: t('sort.quickest'), missing: t('sort.missing'),
});

const ofHousehold = ['cooked', 'last_cooked', 'rating'];

/** Those of a shelf; the catalogue's own order is the one in which it was loaded. */
export const ordersOf = shelf => shelf.isOwn ? orders()
  : Object.fromEntries(Object.entries({ ...orders(), created: t('sort.catalogue') }).filter(([name]) => !ofHousehold.includes(name)));

/** Of an address's parameters those that a shelf knows. */
export function known(search, shelf) {
  const names = new Set(['q', 'sort', ...filtersOf(shelf).map(({ name }) => name)]);
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name, value]) => names.has(name) && value.trim()));
}

/** The filters in use: each value's words, and the parameters without it. */
export const inUse = (params, names = new Map()) => filters.flatMap(({ name, chip }) => params.getAll(name).map(value => ({
  name, words: chip(value, names), without: () => without(params, name, value),
})));

/** Parameters without one value of a filter. */
export const without = (params, name, value) => sensible(new URLSearchParams([...params].filter(([key, text]) => key !== name || text !== value)));

/** Parameters without filters that need one which is not there; changes what it is given. */
export function sensible(params) {
  for (const { name, needs } of filters) if (needs && !params.has(needs)) params.delete(name);
  return params;
}

/** Whether anything is looked for or left out. */
export const isNarrowed = params => [...params.keys()].some(name => name !== 'sort');
