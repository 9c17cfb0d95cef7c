// The recipes of the household: searched while one types, narrowed by filters, and loaded as one goes down the page.
import { h, icon, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { endless } from '../endless.js';
import { isGoing } from '../changes-shown-later.js';
import { known, inUse, isNarrowed, ordersOf, sensible, without } from '../filters.js';
import { options } from '../forms.js';
import { learnNames, sought } from '../food-names.js';
import { own as ownShelf } from '../shelf.js';
import { entryKey, keep, kept } from '../kept-pages.js';
import { recipeCard } from './recipe-card.js';
import { filterSheet, learn } from './filter-sheet.js';
import { suitability } from '../suitable.js';
import { nothingFound } from './nothing-found.js';
import { selection } from './recipe-selection.js';
import { skeletons } from './waiting-library.js';
import { suggestions } from './search-suggestions.js';
import { go } from '../navigate.js';
import { calmly, watch } from '../news.js';
import { t } from '../language.js';

const PAGE = 20;
// As many as one page of the API can have.
const MOST = 200;
const PAUSE = 150;
// So many cards are drawn in one task, as many as a phone shows: more would keep a slow one from taking the next letter.
const PORTION = 5;
// A phone, on which few controls are to stand before the first recipe.
export const narrow = matchMedia('(max-width: 480px)');
// So long nobody types before it is asked whom recipes are not for.
const CALM = 400;

/**
 * The list of a shelf, for the address's filters and those of `fixed`, which are not shown. Gives its `element`, the
 * `tools` above its cards, whether there are `none` of them at all, and what to do on leaving. On a phone the order, and the
 * `ways` to other shelves, are in the filters' sheet.
 */
export async function library(/** @type {Record<string, string>} */ fixed = {}, shelf = ownShelf, ways = /** @type {(() => Node) | undefined} */ (undefined)) {
  const own = Object.entries(fixed);
  let params = known(location.search, shelf);
  /** @type {any[]} */
  let items = [];
  /** @type {string | null} */
  let next = null;
  /** @type {number | null} */
  let total = null;
  // Cookbooks and members by id, as far as a filter names one.
  const names = new Map();
  /** @type {AbortController | undefined} */
  let asking;
  /** @type {(number | undefined)[]} */
  let [timer, drawing, marking] = [];
  let key = entryKey();
  const marks = shelf.isOwn && suitability(card => card.querySelector('.text'));

  const grid = h('ul.recipes');
  const field = h('input.input', {
    type: 'search', value: params.get('q') ?? '', maxLength: 200, placeholder: t('common.search'), ariaLabel: t('recipes.search'),
    autocomplete: 'off', autocapitalize: 'none', spellcheck: false, enterKeyHint: 'search',
    oninput: () => { clearTimeout(timer); timer = setTimeout(typed, PAUSE); },
    onkeydown: event => { if (event.key === 'Enter') { clearTimeout(timer); typed(); field.blur(); } },
  });
  const sort = h('select.input', { ariaLabel: t('sort.by'), onchange: () => change(set => { if (sort.value === standard()) set.delete('sort'); else set.set('sort', sort.value); }) });
  const filter = h('button.button.quiet.small', { type: 'button', ariaHasPopup: 'dialog', onclick: openFilters });
  const surprise = h('button.button.quiet.small', { type: 'button', title: t('recipes.surprise'), onclick: event => busy(event.currentTarget, async () => {
    const among = query({ limit: '1', facets: 'false' });
    among.set('sort', 'random');
    const [recipe] = (await api.get(`${shelf.path}?${among}`)).items;
    if (recipe) go(shelf.page(recipe)); else toast(t('recipes.none_found'));
  }) }, icon('dice'), h('span.wordy', t('recipes.surprise')));
  const liked = h('button.edits.heart', { type: 'button', ariaLabel: t('filter.favourites'), title: t('filter.favourites'), onclick: () => change(set => {
    if (set.has('favourite')) set.delete('favourite'); else set.set('favourite', 'true');
  }) }, icon('heart'));
  const [finder, bar] = [h('div.copy', field), h('div.tools', sort, shelf.isOwn && liked)];
  const chips = h('div.chips.active', { role: 'group', ariaLabel: t('filter.active') });
  const count = h('p.hint.count', { role: 'status', tabIndex: -1 });
  const problem = h('div.stack', { role: 'alert' });
  const empty = h('div.stack');
  // What is taken instead of the words that are being typed narrows by what they mean.
  const means = suggestions(shelf, (name, value) => {
    field.value = '';
    if (name === 'cookbook') return go(`/cookbooks/${value}`);
    return change(set => { set.delete('q'); if (!set.getAll(name).includes(value)) set.append(name, value); });
  });
  const foot = endless(() => load(true));
  const chosen = shelf.isOwn ? selection({ grid, items: () => items, reload: () => load(false, Math.min(MOST, Math.max(PAGE, items.length))), cookbook: fixed.cookbook }) : null;

  const query = (more = {}) => new URLSearchParams([...params, ...own, ...Object.entries(more)]);
  const standard = () => params.has('have') ? 'missing' : params.get('q') ? 'best' : 'created';
  const path = () => `${location.pathname}${params.size ? `?${params}` : ''}`;

  async function load(isMore = false, limit = PAGE) {
    asking?.abort();
    const mine = asking = new AbortController();
    if (!isMore) {
      grid.ariaBusy = 'true';
      // What would follow is of another search.
      foot.set(false);
    }
    const ghosts = isMore ? skeletons(4) : [];
    grid.append(...ghosts);
    try {
      const more = { limit: String(limit), facets: 'false', ...(isMore ? { after: next } : {}) };
      const page = await api.get(`${shelf.path}?${query(more)}`, { signal: mine.signal });
      if (mine !== asking) return;
      const there = new Set(isMore ? items.map(({ id }) => id) : []);
      const found = page.items.filter(({ id }) => !there.has(id) && !isGoing(id));
      [items, next, total] = [isMore ? [...items, ...found] : found, page.next, page.total];
      remember();
      // A page that was scrolled down is not to become shorter.
      draw(found, isMore, limit > PAGE);
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
    } finally {
      for (const ghost of ghosts) ghost.remove();
      if (mine === asking) grid.ariaBusy = 'false';
    }
  }

  function draw(found, isMore = false, isWhole = false) {
    const wanted = sought(params.get('q') ?? '');
    const put = (recipes, how) => {
      grid[how](...recipes.map(recipe => recipeCard(recipe, wanted, shelf)));
      chosen?.show();
      markNames(recipes);
      markUnsuitable();
    };
    // What is seen first is there first; the rest comes in tasks of its own.
    const step = (from, how, size = PORTION) => {
      put(found.slice(from, from + size), how);
      if (from + size < found.length) drawing = setTimeout(() => step(from + size, 'append')); else foot.set(Boolean(next));
    };
    clearTimeout(drawing);
    step(0, isMore ? 'append' : 'replaceChildren', isWhole ? found.length : PORTION);
    problem.replaceChildren();
    if (isMore) return;
    count.textContent = Number.isInteger(total) ? t('recipes.found', { count: total }) : next ? t('recipes.found_more', { count: items.length }) : t('recipes.found', { count: items.length });
    empty.replaceChildren(...(total === 0 && isNarrowed(params) ? [nothingFound(shelf, params, own, names, how => { change(how); count.focus(); })] : []));
  }

  /** Says on the cards whom a recipe is not for; what cannot be found out is not said. */
  function markUnsuitable() {
    clearTimeout(marking);
    if (marks) marking = setTimeout(() => {
      // Those at the end have others before them where recipes have come meanwhile.
      const limit = Math.min(MOST, items.length + PAGE);
      marks([...grid.querySelectorAll('[data-recipe]')].slice(0, limit - PAGE), `${shelf.path}?${query({ limit: String(limit), facets: 'false' })}`).catch(() => {});
    }, CALM);
  }

  /** Where nothing is marked in a card, a food may have another name there. */
  async function markNames(recipes) {
    const query = params.get('q') ?? '';
    const bare = id => grid.querySelector(`[data-recipe="${id}"]:not(:has(mark)):not(:focus-within)`);
    if (!query || !recipes.some(({ id }) => bare(id))) return;
    await learnNames(query);
    if (query !== params.get('q') || !sought(query).names.length) return;
    for (const recipe of recipes) bare(recipe.id)?.replaceWith(recipeCard(recipe, sought(query), shelf));
    chosen?.show();
    markUnsuitable();
  }

  const remember = () => keep(key, { params: String(params), items, next, total, top: window.scrollY });

  /** Looks anew for what has changed; what was found stays until the answer is there. */
  const search = () => load().catch(error => {
    count.textContent = '';
    problem.replaceChildren(h('p.error', error.message), h('div', h('button.button.quiet.small', { onclick: search }, t('common.try_again'))));
  });

  function typed() {
    const text = field.value;
    if (text.trim() === (params.get('q') ?? '').trim() && text.endsWith(' ') === (params.get('q') ?? '').endsWith(' ')) return;
    means.show(text);
    if (text.trim()) params.set('q', text); else params.delete('q');
    if (!text.trim() && params.get('sort') === 'best') params.delete('sort');
    window.history.replaceState(window.history.state, '', path());
    controls();
    search();
  }

  /** Takes other filters: `how` changes the parameters, or gives others. Going back undoes it. */
  function change(how) {
    const set = new URLSearchParams(params);
    const other = how(set);
    params = other instanceof URLSearchParams ? other : set;
    if (params.get('sort') === 'best' && !params.has('q')) params.delete('sort');
    if (params.get('sort') === 'missing' && !params.has('have')) params.delete('sort');
    sensible(params);
    if (path() === location.pathname + location.search) return;
    window.history.pushState(null, '', path());
    key = entryKey();
    field.value = params.get('q') ?? '';
    controls();
    search();
  }

  async function openFilters() {
    // What is still being typed belongs to the page, not to the sheet's entry in the history.
    clearTimeout(timer);
    typed();
    const set = await filterSheet(shelf, params, own, names, narrow.matches ? { orders: offered(), standard: standard(), ways: ways?.() } : null);
    if (set) change(() => set);
    filter.focus();
  }

  /** The orders that say something of what is looked for. */
  function offered() {
    const { best, missing, ...others } = ordersOf(shelf);
    return { ...(params.get('q') ? { best } : {}), ...others, ...(params.has('have') ? { missing } : {}) };
  }

  function controls() {
    const used = inUse(params, names);
    const order = params.get('sort') ?? standard();
    filter.replaceChildren(icon('filter'), t('filter.title'), ...(used.length ? [h('span.badge', String(used.length))] : []));
    // What the sheet hides is seen where it is another than usual.
    if (narrow.matches && order !== standard()) used.push({ name: 'sort', words: offered()[order] ?? order, without: () => without(params, 'sort', order) });
    chips.replaceChildren(...used.map(({ words, without }) => h('button.button.quiet.small.gone', { type: 'button', ariaLabel: t('filter.remove', { what: words }), onclick: () => {
      change(without);
      (chips.querySelector('button') ?? filter).focus();
    } }, words, icon('close'))), ...(used.length > 1 ? [h('button.button.plain.small', { type: 'button', onclick: () => change(set => {
      for (const { name } of used) set.delete(name);
    }) }, t('filter.clear'))] : []));
    liked.setAttribute('aria-pressed', String(params.get('favourite') === 'true'));
    sort.replaceChildren(...options(offered(), order));
  }

  /** Puts the controls where there is room for them. */
  function place() {
    if (narrow.matches) {
      bar.remove();
      finder.append(filter);
    } else {
      bar.prepend(filter);
      chips.before(bar);
    }
    controls();
  }

  const tools = h('div.tools', count, surprise, chosen?.button);
  const element = h('div.stack.library', h('div.finder', finder, means.element), chips, tools, problem, empty, grid, foot.element, chosen?.bar);
  learn(shelf, params, names).then(controls);
  place();
  narrow.addEventListener('change', place);
  const before = kept(key);
  if (before?.params === String(params)) {
    [items, next, total] = [before.items.filter(({ id }) => !isGoing(id)), before.next, before.total];
    draw(items, false, true);
    requestAnimationFrame(() => window.scrollTo(0, before.top));
    renew(before.params);
  } else {
    await load();
  }

  /** What is shown may have changed meanwhile: it is asked for again, and what differs is drawn anew where it stands. */
  async function renew(of = String(params)) {
    const page = await api.get(`${shelf.path}?${query({ limit: String(Math.min(MOST, Math.max(PAGE, items.length))), facets: 'false' })}`).catch(() => null);
    if (!page || of !== String(params)) return;
    if (page.total !== total) return load(false, Math.min(MOST, Math.max(PAGE, items.length)));
    const now = new Map(page.items.map(recipe => [recipe.id, recipe]));
    const wanted = sought(params.get('q') ?? '');
    const known = items.slice(0, MOST);
    for (const old of known) {
      const recipe = now.get(old.id);
      if (recipe && JSON.stringify(recipe) !== JSON.stringify(old)) grid.querySelector(`[data-recipe="${old.id}"]`)?.replaceWith(recipeCard(recipe, wanted, shelf));
    }
    items = items.map(old => now.get(old.id) ?? old);
    remember();
    chosen?.show();
    markUnsuitable();
    return undefined;
  }

  const stop = shelf.isOwn ? watch(['recipe'], calmly(() => renew(), 2000)) : () => {};
  const scrolled = () => { const page = kept(key); if (page) page.top = window.scrollY; };
  window.addEventListener('scroll', scrolled, { passive: true });
  return {
    hasNone: total === 0 && !isNarrowed(params),
    element,
    tools,
    left: () => {
      stop();
      narrow.removeEventListener('change', place);
      asking?.abort();
      clearTimeout(timer);
      clearTimeout(drawing);
      clearTimeout(marking);
      foot.stop();
      chosen?.stop();
      window.removeEventListener('scroll', scrolled);
    },
  };
}
